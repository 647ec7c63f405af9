"""The server's time: downtime that is nobody's, a wall clock that is moved, measured lag."""

import asyncio
import sqlite3
import time
from contextlib import closing

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Opcode

from fernweh.server.store import now_ms
from tests.server import services
from tests.server.guests import HERE, Site, actor_of, begun, serving
from tests.server.killing import Server
from tests.server.test_bots import against_bots, turn
from tests.server.test_tables import served

LIVE = {"kind": "live", "initial": 600, "increment": 5}
BEAT = 1_000  # milliseconds


async def left_to(site, table) -> int:
    clock = (await site.house.store.find(table)).state.clock
    return clock.at(now_ms())[clock.running]


def test_three_seconds_of_downtime_are_given_back(tmp_path):
    async def work():
        async with serving(tmp_path) as site:
            table = (await begun(site, clock=LIVE))[0].table_id
            before = await left_to(site, table)
        await asyncio.sleep(3)
        async with serving(tmp_path) as site:
            after = await left_to(site, table)
        assert 0 <= before - after < BEAT

    asyncio.run(work())


def test_after_a_crash_the_last_beat_counts(tmp_path):
    """Nobody says goodbye: what is lost is less than a beat, and what is won too."""

    async def work():
        async with serving(tmp_path) as site:
            table = (await begun(site, clock=LIVE))[0].table_id
            await asyncio.sleep(1.5)
            before = await left_to(site, table)

            async def died():
                raise OSError

            site.house.worker.leave = died
        await asyncio.sleep(2)
        async with serving(tmp_path) as site:
            assert abs(before - await left_to(site, table)) < 2 * BEAT

    asyncio.run(work())


def test_flags_fall_later_by_the_downtime(tmp_path):
    async def work():
        async with serving(tmp_path) as site:
            table = (await begun(site, clock=LIVE))[0].table_id
        await asyncio.sleep(2)
        async with serving(tmp_path) as site:
            falls = (await site.house.store.find(table)).state.clock.falls
            sql = "SELECT at FROM due WHERE kind = 'flag' AND match = $1"
            assert [tuple(row) for row in await site.house.store.database.read(sql, [table])] == [
                (falls,)
            ]

    asyncio.run(work())


def test_a_moved_wall_clock_loses_nobody_a_match(tmp_path, monkeypatch):
    async def work(site):
        sockets = await begun(site, clock={**LIVE, "at_zero": "lose"})
        bots = await against_bots(site)
        before = await left_to(site, sockets[0].table_id)
        wall, by = time.time_ns, 0
        monkeypatch.setattr(time, "time_ns", lambda: wall() + by)
        monkeypatch.setattr(time, "time", lambda: time.time_ns() / 1e9)
        for hours in (48, -96):
            by = hours * 3_600_000_000_000
            site.house.hall.wake()
            await asyncio.wait_for(turn(bots, 2), 30)
            actor = await actor_of(sockets)
            assert actor is not None and actor.result is None
            assert before - await left_to(site, actor.table_id) < 30_000

    served(work, tmp_path)


def test_a_wall_clock_that_went_back_before_the_start_stops_nothing(tmp_path, monkeypatch):
    """What is due lies in the future by the wall; by the last beat it does not."""

    async def work():
        async with serving(tmp_path, bot_pace=3_000) as site:
            socket = await against_bots(site)
            while socket.now["actor"] == 0:
                await socket.act(socket.now["choices"][-1]["move"])
                await socket.settle()
            table, guest = socket.table_id, socket.guest.cookie
        wall = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: wall() - 3_600_000_000_000)
        async with serving(tmp_path) as site:
            ada = await site.guest("Ada")
            ada.http.cookies.jar.clear()
            ada.http.cookies.set("fernweh", guest)
            again = await ada.at(table, 0)
            await asyncio.wait_for(turn(again, 2), 30)

    asyncio.run(work())


@pytest.mark.timed
def test_a_bot_moves_soon_after_its_worker_was_killed(tmp_path):
    """Killed while a bot's move is leased: the next worker does not wait for the lease."""

    async def work(server):
        site = Site(server.port)
        await server.ready()
        socket = await against_bots(site)
        while socket.now["actor"] == 0:
            await socket.act(socket.now["choices"][-1]["move"])
            await socket.settle()
        await leased(tmp_path / "d.sqlite")
        n = socket.n
        await server.die_and_rise()
        began = time.monotonic()
        await socket.open(0, n)
        await socket.until(n + 1)
        took = time.monotonic() - began
        await site.close()
        return took

    with (tmp_path / "log").open("wb") as log:
        server = Server(services.free_port(), str(tmp_path / "d.sqlite"), log)
        try:
            assert asyncio.run(asyncio.wait_for(work(server), 120)) < 5
        finally:
            server.process.kill()
            server.process.wait()


async def leased(path) -> None:
    """Until some worker holds the bot's row: its thinker takes seconds to start."""
    for _ in range(1_000):
        with closing(sqlite3.connect(path)) as database, database:
            if database.execute("SELECT 1 FROM due WHERE kind='bot' AND worker<>''").fetchall():
                return
        await asyncio.sleep(0.002)
    raise TimeoutError


def test_what_a_page_says_of_its_lag_gives_nothing(tmp_path):
    async def work(site):
        sockets = await begun(site, clock=LIVE)
        actor = await actor_of(sockets)
        seat = sockets.index(actor)
        await asyncio.sleep(1.2)
        before = await left_to(site, actor.table_id)
        while (await actor_of(sockets)) is actor:
            await actor.send("ping", lag=60_000)
            await actor.act(actor.now["choices"][0]["move"])
        assert actor.times["left"][seat] < before + 5_000 + 200

    served(work, tmp_path)


@pytest.mark.timed
def test_the_lag_is_what_our_own_ping_took(tmp_path):
    """A socket that answers pings after a while has that lag, and no more than the turn took."""

    async def work(site):
        sockets = await begun(site, clock=LIVE)
        guest, table = sockets[0].guest, sockets[0].table_id
        headers = {"cookie": f"fernweh={guest.cookie}"}
        slow = await connect(
            f"ws://{HERE}:{site.port}/socket/{table}", additional_headers=headers, compression=None
        )
        send = slow.protocol.send_frame

        def late(frame):
            wait = 0.3 if frame.opcode is Opcode.PONG else 0
            asyncio.get_running_loop().call_later(wait, lambda: (send(frame), slow.send_data()))

        slow.protocol.send_frame = late
        await slow.send('{"type":"hello","id":"1","version":1,"client":"c"}')
        await asyncio.sleep(0.8)
        lags = sorted(each.lag for each in site.house.connections)
        assert 250 <= lags[-1] < 700 and lags[0] < 200
        await slow.close()

    served(work, tmp_path)
