"""Vacation: no time of who is away runs at tables over days, whatever the table has heard of it."""

import asyncio
import io
import math
import zipfile

import pytest

from fernweh.play.clock import DAY
from fernweh.server import vacations
from fernweh.server.database import Statement
from fernweh.server.store import now_ms
from fernweh.server.terms import changed
from fernweh.server.vacations import Period
from tests.server.guests import actor_of, begun
from tests.server.test_clocks import LIVE, run_out
from tests.server.test_tables import served

DAYS = {"kind": "days", "days": 3}
SOON = 300  # milliseconds


async def take(guest, days):
    return await guest.http.put("/api/me/vacation", json={"days": days})


async def told(guest):
    return (await guest.http.get("/api/me")).json()["vacation"]


async def flag_of(site, table):
    sql = "SELECT at FROM due WHERE match = $1 AND kind = 'flag'"
    return (await site.house.store.database.read(sql, [table]))[0][0]


async def left_to_actor(site, table):
    clock = (await site.house.store.find(table)).state.clock
    return clock.at(now_ms())[clock.running]


def test_while_one_is_away_ones_time_stands_still_and_everybody_sees_it(tmp_path):
    async def work(site):
        sockets = await begun(site, clock=DAYS)
        actor = await actor_of(sockets)
        seat = sockets.index(actor)
        before = await flag_of(site, actor.table_id)
        assert (await take(actor.guest, 5)).status_code == 200
        for socket in sockets:
            await socket.until_true(lambda s: (s.times.get("off") or [0, 0])[seat])
            off = socket.times["off"]
            assert 5 * DAY - 20_000 < off[seat] <= 5 * DAY and off[1 - seat] == 0
        put_off = await flag_of(site, actor.table_id) - before
        assert 0 <= 5 * DAY - put_off < 20_000
        assert 0 < (await told(actor.guest))["rest"] <= 5 * DAY
        assert (await told(sockets[1 - seat].guest)) == {"rest": 0, "days": 30, "allowed": 30}

    served(work, tmp_path)


def test_who_is_back_has_what_they_had(tmp_path):
    async def work(site):
        sockets = await begun(site, clock=DAYS)
        actor = await actor_of(sockets)
        seat = sockets.index(actor)
        await take(actor.guest, 5)
        await asyncio.sleep(SOON / 1000)
        assert (await actor.guest.http.delete("/api/me/vacation")).status_code == 200
        await actor.until_true(lambda s: s.times.get("off") == [0, 0])
        left = await left_to_actor(site, actor.table_id)
        assert 3 * DAY - 20_000 < left <= 3 * DAY
        assert abs(await flag_of(site, actor.table_id) - now_ms() - left) < 1_000
        assert actor.times["running"] == seat and (await told(actor.guest))["rest"] == 0

    served(work, tmp_path)


def test_no_flag_falls_during_a_vacation_and_one_does_after_it(tmp_path):
    async def work(site):
        sockets = await begun(site, clock=DAYS)
        actor = await actor_of(sockets)
        await take(actor.guest, 1)
        await _rest_until(site, actor, now_ms() + 5 * SOON, left=SOON)
        await asyncio.sleep(3 * SOON / 1000)
        await actor.settle()
        assert actor.result is None
        await actor.until_true(lambda s: s.result)
        assert actor.result["by"] == "flag"

    served(work, tmp_path)


async def _rest_until(site, actor, until, left):
    """As if most of the vacation had passed, and most of one's time before it."""
    person = await _person(site, actor)
    sql = "UPDATE vacations SET until = $2 WHERE person = $1"
    await site.house.store.database.write([vacations.Statement(sql, (person, until))])
    room = site.house.hall.rooms[actor.table_id]

    async def deed():
        clock = room.kept.state.clock
        times = [left if seat == clock.running else each for seat, each in enumerate(clock.left)]
        off = [until if each else 0 for each in clock.off]
        await room.commit(changed(room.kept.state, clock=type(clock)(times, clock.running, 0, off)))
        return room.kept.n

    await site.house.hall.with_room(room, deed)


async def _person(site, socket):
    state = (await site.house.store.find(socket.table_id)).state
    return state.people[state.clock.running]


def test_a_table_that_has_not_heard_of_it_asks_before_a_flag_falls(tmp_path, monkeypatch):
    async def work(site):
        sockets = await begun(site, clock=DAYS)
        actor = await actor_of(sockets)
        seat = sockets.index(actor)

        async def nobody_hears(*_):
            pass

        monkeypatch.setattr(vacations, "_tell_tables", nobody_hears)
        await take(actor.guest, 2)
        await run_out(site, sockets, left=0)
        await actor.until_true(lambda s: (s.times.get("off") or [0, 0])[seat])
        assert actor.result is None and await flag_of(site, actor.table_id) > now_ms() + DAY
        move = actor.now["choices"][0]["move"]
        await actor.act(move)  # who moves all the same may

    served(work, tmp_path)


@pytest.mark.parametrize("were_told", [False, True])
def test_a_vacation_that_is_over_counts_though_the_table_has_not_heard_of_it(tables, were_told):
    async def work(site):
        sockets = await begun(site, clock=DAYS)
        actor = await actor_of(sockets)
        database, now = site.house.store.database, now_ms()
        room, id = site.room(actor.table_id), await _person(site, actor)

        async def began_long_ago():
            clock = room.kept.state.clock
            clock = type(clock)(clock.left, clock.running, now - 5 * DAY, clock.off)
            if were_told:  # twice is once
                clock = clock.resting(clock.running, now - 4 * DAY, now - DAY)
            sql = "INSERT INTO vacations (person, nth, began, until) VALUES ($1, $2, $3, $4)"
            periods = [(now - 9 * DAY, now - 8 * DAY), (now - 4 * DAY, now - DAY)]
            for nth, period in enumerate(periods):
                await database.write([Statement(sql, (id, nth, *period))])
            await room.commit(changed(room.kept.state, clock=clock))
            return room.kept.n

        await site.house.hall.with_room(room, began_long_ago)
        await asyncio.sleep(1.5)
        await actor.settle()
        assert actor.result is None
        left = await left_to_actor(site, actor.table_id)
        assert abs(left - DAY) < 20_000  # of five days three were vacation

    tables(work)


def test_vacations_are_told_at_every_worker(tables):
    async def work(site):
        sockets = await begun(site, clock=DAYS)
        actor = await actor_of(sockets)
        seat = sockets.index(actor)
        assert (await take(actor.guest, 5)).status_code == 200
        for socket in sockets:
            await socket.until_true(lambda s: (s.times.get("off") or [0, 0])[seat] > 4 * DAY)
        assert (await told(actor.guest))["rest"] > 4 * DAY
        assert (await actor.guest.http.delete("/api/me/vacation")).status_code == 200
        for socket in sockets:
            await socket.until_true(lambda s: s.times.get("off") == [0, 0])
        assert (await told(actor.guest))["days"] == 29

    tables(work)


def test_a_late_move_of_who_is_away_counts(tmp_path, monkeypatch):
    async def work(site):
        sockets = await begun(site, clock=DAYS)
        actor = await actor_of(sockets)
        site.house.schedule._turn = lambda: asyncio.sleep(5)  # nobody else looks at the clock
        await asyncio.sleep(1.1)

        async def nobody_hears(*_):
            pass

        monkeypatch.setattr(vacations, "_tell_tables", nobody_hears)
        await take(actor.guest, 2)
        await run_out(site, sockets, left=-2_000)
        await actor.act(actor.now["choices"][0]["move"])

    served(work, tmp_path)


def test_who_sits_down_on_vacation_is_on_vacation_there(tmp_path):
    async def work(site):
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        table = await ada.make(clock=DAYS)
        await take(ben, 4)
        one, two = await ada.at(table), await ben.at(table)
        await one.sit(0)
        await two.sit(1)
        await two.settle()
        assert two.times["off"][0] == 0 and two.times["off"][1] > 3 * DAY
        await two.done("get-up", seat=1)
        eve = await site.guest("Eve")
        three = await eve.at(table)
        await three.sit(1)
        await three.settle()
        assert three.times["off"] == [0, 0]

    served(work, tmp_path)


def test_live_clocks_know_no_vacation(tmp_path):
    async def work(site):
        sockets = await begun(site, clock=LIVE)
        actor = await actor_of(sockets)
        await take(actor.guest, 5)
        await run_out(site, sockets)
        await actor.until_true(lambda s: s.result)
        assert actor.result["by"] == "flag" and not any(actor.times["off"])

    served(work, tmp_path)


def test_who_is_forgotten_is_waited_for_no_longer(tmp_path):
    async def work(site):
        sockets = await begun(site, clock=DAYS)
        actor = await actor_of(sockets)
        other = next(each for each in sockets if each is not actor)
        await take(actor.guest, 5)
        await actor.guest.http.delete("/api/me")
        await other.until_true(lambda s: s.times.get("off") == [0, 0])
        assert await flag_of(site, actor.table_id) < now_ms() + 3 * DAY
        rows = await site.house.store.database.read("SELECT count(*) FROM vacations", [])
        assert rows[0][0] == 0

    served(work, tmp_path)


@pytest.mark.parametrize("days", [0, -1, 31, 1.5, "3", None, 10**30])
def test_what_is_no_number_of_days_is_refused(tmp_path, days):
    async def work(site):
        ada = await site.guest("Ada")
        await site.guest("Ada")
        await ada.http.put("/api/me", json={"name": "Ada"})
        assert (await take(ada, days)).status_code in (400, 422)
        assert (await told(ada))["rest"] == 0

    served(work, tmp_path)


def test_thirty_days_in_a_year_and_a_day_that_has_begun_counts(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        await ada.http.put("/api/me", json={"name": "Ada"})
        for _ in range(2):
            assert (await take(ada, 1)).status_code == 200
            await asyncio.sleep(0.01)
            await ada.http.delete("/api/me/vacation")
        assert (await told(ada))["days"] == 28
        answer = await take(ada, 29)
        assert answer.status_code == 422 and answer.json()["code"] == "vacation-too-long"
        assert answer.json()["facts"] == {"left": "28"}
        assert (await take(ada, 28)).status_code == 200
        await asyncio.sleep(0.01)
        assert (await take(ada, 27)).status_code == 200  # shorter: of today a day has begun
        assert (await told(ada))["days"] == 27

    served(work, tmp_path)


def test_what_is_a_year_ago_counts_no_more():
    now = 1_000 * DAY
    old, new = (
        Period(0, now - 390 * DAY, now - 366 * DAY),
        Period(1, now - 20 * DAY, now - 10 * DAY),
    )
    assert vacations._days_left([old, new], now) == 20
    running = Period(2, now - math.floor(2.5 * DAY), now + 5 * DAY)
    assert vacations._days_left([old, new, running], now) == 17


def test_two_presses_at_once_take_one_vacation(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        await ada.http.put("/api/me", json={"name": "Ada"})
        answers = await asyncio.gather(*(take(ada, 20) for _ in range(8)))
        assert {each.status_code for each in answers} <= {200, 409, 503}
        rows = await site.house.store.database.read("SELECT count(*) FROM vacations", [])
        assert rows[0][0] == 1 and (await told(ada))["days"] in (29, 30)

    served(work, tmp_path)


def test_strangers_have_none(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        ada.http.cookies.clear()
        assert (await take(ada, 3)).status_code == 401

    served(work, tmp_path)


def test_the_export_tells_of_it(tmp_path):
    async def work(site):
        sockets = await begun(site, clock=DAYS)
        guest = sockets[0].guest
        await take(guest, 3)
        kept = (await guest.http.get("/api/me/export")).content
        assert b"vacations" in _people_json(kept)

    served(work, tmp_path)


def _people_json(archive):
    with zipfile.ZipFile(io.BytesIO(archive)) as files:
        return files.read("people.json")
