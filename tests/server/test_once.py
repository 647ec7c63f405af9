"""Exactly once: commands sent again, over sockets that are cut, to a store that fails."""

import asyncio
import contextlib
import random

import pytest
from websockets.exceptions import ConnectionClosed

from fernweh.play.verify import verify
from fernweh.server.records import record_of
from tests.server.guests import actor_of, begun, play_on, serving
from tests.server.test_tables import served


async def cut_and_back(socket, viewer):
    """The connection breaks; the same page comes back from the last entry that it saw."""
    socket.ws.transport.abort()
    with contextlib.suppress(ConnectionClosed):
        while True:
            await socket.hear()
    await socket.open(viewer, socket.n)


async def insist(socket, viewer, rng, type, **facts):
    """Send a command one to three times, cut the socket in between, until it is answered."""
    id = str(rng.getrandbits(60))
    while id not in socket.answers:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(rng.randint(1, 3)):
                await socket.send(type, **facts, id=id)
            for _ in range(rng.randint(0, 5)):
                if id in socket.answers:
                    break
                await socket.hear()
        if rng.random() < 0.5 or id not in socket.answers:
            await cut_and_back(socket, viewer)
    return socket.answers[id]


def test_every_command_is_done_once(tmp_path):
    async def work(site):
        rng, sockets = random.Random(5), await begun(site)
        wanted = []
        for _ in range(25):
            actor = await actor_of(sockets)
            seat, move = sockets.index(actor), rng.choice(actor.now["choices"])["move"]
            answer = await insist(actor, seat, rng, "act", at=actor.n, move=move)
            assert answer["type"] == "done", answer
            wanted.append(move)
        room = site.house.hall.rooms[sockets[0].table_id]
        entries = await site.house.store.entries(room.id)
        assert [entry.move for entry in entries if entry.kind == "action"] == wanted
        await actor_of(sockets)
        for seat, socket in enumerate(sockets):
            fresh = await socket.guest.at(room.id, viewer=seat)
            assert (fresh.view, fresh.now, fresh.n) == (socket.view, socket.now, socket.n)

    served(work, tmp_path)


def test_a_move_made_on_an_old_table_is_stale(tmp_path):
    async def work(site):
        sockets = await begun(site)
        actor = await actor_of(sockets)
        n, moves = actor.n, [choice["move"] for choice in actor.now["choices"]]
        first = await actor.send("act", at=n, move=moves[0])
        second = await actor.send("act", at=n, move=moves[1])
        assert (await actor.answer(first))["type"] == "done"
        assert (await actor.answer(second))["code"] == "stale"

    served(work, tmp_path)


def test_one_resumes_from_any_number(tmp_path):
    async def work(site):
        sockets = await begun(site)
        await play_on(sockets, random.Random(1), 20)
        await actor_of(sockets)
        table, n, view = sockets[0].table_id, sockets[0].n, sockets[0].view
        for since in (-1, 0, 1, n // 2, n - 1, n, n + 1):
            again = await sockets[0].guest.at(table, viewer=0, since=-1)
            again.heard.clear()
            await again.close()
            again.n, again.view = since, {}
            if since == n:
                again.view = view
            await again.open(0, since)
            kinds = {each["type"] for each in again.heard}
            assert ("welcome" in kinds) == (since < 0 or since > n)
            assert again.n == n

    served(work, tmp_path)


class Failing:
    """A database that fails at every k-th write, before or after it is done."""

    def __init__(self, database, every, after):
        self._database, self._every, self._after, self._count = database, every, after, 0
        self.failed = 0

    def __getattr__(self, name):
        return getattr(self._database, name)

    async def write(self, statements):
        fails = any("UPDATE matches" in each.sql for each in statements)
        self._count += fails  # a slow machine says more often that it is alive
        if not fails or self._count % self._every:
            return await self._database.write(statements)
        self.failed += 1
        if self._after:
            await self._database.write(statements)
        raise OSError("no space left")


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("every", [2, 3, 5])
def test_a_store_that_fails_loses_nothing(tmp_path, every, after):
    async def work(site):
        rng, sockets = random.Random(every), await begun(site, options={"rounds": 1, "cap": 10})
        store = site.house.store
        store.database = Failing(store.database, every, after)
        acknowledged = 0
        while (actor := await actor_of(sockets)) is not None:
            move, id = rng.choice(actor.now["choices"])["move"], str(rng.getrandbits(60))
            answer = await actor.ask("act", at=actor.n, move=move, id=id)
            while answer["type"] == "refused":
                assert answer["code"] == "storage"
                del actor.answers[id]
                await actor.settle()
                at = actor.n - (1 if after else 0)
                answer = await actor.ask("act", at=at if at >= 0 else 0, move=move, id=id)
                if answer.get("code") == "stale":
                    answer = {"type": "done"}  # it was written, and everybody has been told
            acknowledged += 1
        assert store.database.failed > 3
        kept = await store.find(sockets[0].table_id)
        report = verify(await record_of(store, kept))
        assert report.actions == acknowledged and report.chance == "proved"

    served(work, tmp_path)


def test_a_server_that_stops_tells_everybody_and_forgets_nothing(tmp_path):
    async def work():
        async with serving(tmp_path) as site:
            sockets = await begun(site)
            await play_on(sockets, random.Random(1), 9)
            await actor_of(sockets)
            table, cookie, n, view = (
                sockets[0].table_id, sockets[0].guest.cookie, sockets[0].n, sockets[0].view
            )  # fmt: skip
        assert sockets[0].ws.close_code in (1012, 1000)
        async with serving(tmp_path) as site:
            ada = await site.guest("again")
            ada.http.cookies.clear()
            ada.http.cookies.set("fernweh", cookie)
            socket = await ada.at(table, viewer=0)
            assert (socket.n, socket.view) == (n, view)

    asyncio.run(work())
