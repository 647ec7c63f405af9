"""One worker owns a match: whoever comes to another is passed on to it, and only by a worker."""

import asyncio
import contextlib
import random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fernweh.kernel.event import SPECTATOR
from fernweh.server import owners, relay, replays
from fernweh.server.database import Statement
from fernweh.server.store import now_ms
from fernweh.server.worker import ALIVE
from tests.server.guests import HERE, begun, play_on
from tests.server.test_tables import run

pytestmark = pytest.mark.xdist_group("services")
KEY = b"k" * 32


def test_only_a_worker_can_speak_for_somebody():
    said = relay.mark(KEY, "table", "192.0.2.7")
    headers = [(b"X-Fernweh-Passed", said.encode())]
    assert relay.passed_for(KEY, "table", headers) == "192.0.2.7"
    assert relay.passed_for(KEY, "another", headers) == ""
    assert relay.passed_for(b"x" * 32, "table", headers) == ""
    for wrong in (b"", b"192.0.2.7", b"192.0.2.8 " + said.encode().split(b" ")[1], b"\xff \xff"):
        assert relay.passed_for(KEY, "table", [(b"x-fernweh-passed", wrong)]) == ""


@pytest.mark.parametrize("tables", ["two"], indirect=True)
def test_all_of_a_match_are_at_one_worker(tables):

    async def work(site):
        sockets = await begun(site, "lost_cities_rivals", 4)
        await play_on(sockets, random.Random(1), 8)
        table = sockets[0].table_id
        rooms = [each.house.hall.rooms.get(table) for each in site.sites]
        assert sorted(len(room.listeners) if room else 0 for room in rooms) == [0, 4]
        owner = next(room for room in rooms if room and room.listeners)
        assert {each.address for each in owner.listeners} == {HERE}  # not the other worker's
        assert sockets[0].table["present"] == [0, 1, 2, 3]

    tables(work)


@pytest.mark.parametrize("tables", ["two"], indirect=True)
def test_who_is_passed_on_is_cut_off_for_too_many_frames_as_anybody(tables):
    async def work(site):
        sockets = await begun(site)
        table = sockets[0].table_id
        halls = [each.house.hall for each in site.sites]
        stranger = next(
            each for each, hall in zip(site.sites, halls, strict=True)
            if not (hall.rooms.get(table) and hall.rooms[table].listeners)
        )  # fmt: skip
        address = f"ws://{HERE}:{stranger.port}/socket/{table}"
        async with connect(address, origin=stranger.address, ping_interval=None) as flood:
            with pytest.raises(ConnectionClosed):
                for _ in range(20):
                    for _ in range(500):
                        await flood.ping()
                    await asyncio.sleep(0)
                await asyncio.wait_for(flood.recv(), 5)
                await asyncio.wait_for(flood.recv(), 5)
        await play_on(sockets, random.Random(2), 2)

    tables(work, socket_rate=20, socket_burst=60)


@pytest.mark.parametrize("tables", ["two"], indirect=True)
def test_a_match_goes_on_at_another_worker_when_its_own_is_gone(tables):
    async def work(site):
        sockets = await begun(site)
        table, guest = sockets[0].table_id, sockets[0].guest
        owner = next(each for each in site.sites if table in each.house.hall.owners.owned)
        other = next(each for each in site.sites if each is not owner)
        await owner.house.worker.leave()  # as far as the store knows
        for task in owner.house._work:
            task.cancel()
        assert await other.house.hall.owner_of(table) == ""
        site.sites = [other]
        again = await guest.at(table, viewer=0)
        assert again.view == sockets[0].view
        assert len(other.house.hall.rooms[table].listeners) == 1

    tables(work)


@pytest.mark.parametrize("tables", ["two"], indirect=True)
def test_a_table_that_is_deleted_is_gone_at_both(tables):
    async def work(site):
        ada = await site.guest("Ada")
        table = await ada.make()
        looker = await (await site.guest("Ben")).at(table)
        for each in site.sites:
            answer = await ada.http.delete(f"{each.address}/api/tables/{table}",
                                           headers={"origin": each.address})  # fmt: skip
            assert answer.status_code in (200, 404)
        with pytest.raises(Exception, match="4404"):
            while True:
                await looker.hear()

    tables(work)


def test_requests_of_a_strangers_match_are_answered_from_the_store(tables):
    async def work(site):
        sockets = await begun(site)
        table, headers = sockets[0].table_id, {"cookie": f"fernweh={sockets[0].guest.cookie}"}
        for each in getattr(site, "sites", [site]):
            async with httpx.AsyncClient(base_url=each.address, headers=headers) as client:
                told = (await client.get(f"/api/tables/{table}/sheet?viewer=0")).json()
                assert told["result"] is None
        actor = next(each for seat, each in enumerate(sockets) if each.now["actor"] == seat)
        await actor.done("resign", at=actor.n)
        for each in getattr(site, "sites", [site]):
            async with httpx.AsyncClient(base_url=each.address, headers=headers) as client:
                told = (await client.get(f"/api/tables/{table}/sheet?viewer=0")).json()
                assert told["result"] is not None

    tables(work)


@pytest.mark.parametrize("tables", ["apart"], indirect=True)
def test_who_was_at_a_worker_that_died_is_missed(tables):
    async def work(site):
        sockets = await begun(site)
        one, two = (each.house.hall.rooms[sockets[0].table_id] for each in site.sites)
        assert one.listeners and two.listeners
        dead = site.sites[1]
        for task in dead.house._work:
            task.cancel()  # it beats no more, and its sockets stay as they are
        await sockets[0].settle()
        await sockets[1].settle()
        clients = {each.client for each in one.listeners}
        looker = next(each for each in sockets if each.client in clients)
        assert looker.table["present"] == [0, 1]
        await asyncio.wait_for(looker.until_true(lambda s: len(s.table["present"]) == 1), 10)

    tables(work)


def test_what_a_client_says_in_a_workers_name_is_not_passed_on():
    head = b"GET /socket/t HTTP/1.1\r\nHost: h\r\nX-Fernweh-Passed: 192.0.2.9 00\r\n\r\n"
    assert relay._unmarked(head) == b"GET /socket/t HTTP/1.1\r\nHost: h\r\n"


@pytest.mark.parametrize("tables", ["two"], indirect=True)
def test_a_table_that_is_not_there_is_nobodys(tables):
    async def work(site):
        hall = site.house.hall
        assert await hall.owner_of("no-such-table") == "" and not hall.owners.owned
        assert not await hall.store.database.read("SELECT * FROM owners WHERE match = $1",
                                                  ["no-such-table"])  # fmt: skip

    tables(work)


def _announced(site):
    """What the workers say to each other from here on."""
    said = []

    def heard(announce):
        async def told(match, version):
            said.append(version)
            await announce(match, version)

        return told

    for each in site.sites:
        each.house.hall.announce = heard(each.house.hall.announce)
    return said


@pytest.mark.parametrize("tables", ["two"], indirect=True)
def test_a_match_that_no_other_worker_asks_for_is_not_announced(tables):
    async def work(site):
        sockets = await begun(site)
        for each in site.sites:
            each.house.hall.owners._asked.clear()  # as if that were long ago
        said = _announced(site)
        await play_on(sockets, random.Random(4), 12)
        assert said == []

    tables(work)


@pytest.mark.parametrize("tables", ["apart"], indirect=True)
def test_who_looks_where_the_owner_is_not_is_told_however_long_it_lasts(tables):
    """Also when its match was parked, and the questions before are forgotten."""

    async def work(site):
        sockets = await begun(site)
        table = sockets[0].table_id
        await play_on(sockets, random.Random(5), 2)
        for each in site.sites:
            hall = each.house.hall
            hall.owners._asked.clear()
            hall.rooms[table].used = 0
            hall.park_idle()
            assert hall.rooms[table].listeners and not hall.rooms[table].is_open
        for each in site.sites:
            each.house.hall.ask()
        await play_on(sockets, random.Random(6), 8)
        await site.at_rest(table)
        for each in sockets:
            await each.settle()
        assert sockets[0].n == sockets[1].n

    tables(work)


@pytest.mark.parametrize("tables", ["two"], indirect=True)
def test_who_lost_a_match_while_it_hung_learns_of_it(tables):
    """A worker that others took for dead believes that the match is its own, and is told."""

    async def work(site):
        sockets = await begun(site)
        table = sockets[0].table_id
        one = next(each for each in site.sites if table in each.house.hall.owners.owned)
        two = next(each for each in site.sites if each is not one)
        await one.house.store.database.write([Statement("DELETE FROM owners", [])])
        assert await two.house.hall.owner_of(table) == ""
        deadline = asyncio.get_running_loop().time() + 5
        while table in one.house.hall.owners.owned:
            assert asyncio.get_running_loop().time() < deadline
            await asyncio.sleep(0.01)
        assert two.house.hall.owners.are_asked(table)

    tables(work)


@pytest.mark.parametrize("tables", ["two"], indirect=True)
def test_a_sheet_is_as_new_as_the_store_at_a_worker_that_was_told_nothing(tables):
    async def work(site):
        sockets = await begun(site)
        table = sockets[0].table_id
        other = next(each for each in site.sites if table not in each.house.hall.owners.owned)
        kept = await other.house.store.find(table)
        await replays.sheets_of(other.house.hall, kept, SPECTATOR, "")
        other.house.hall.hear_of = lambda match, version: None
        actor = next(each for seat, each in enumerate(sockets) if each.now["actor"] == seat)
        await actor.done("resign", at=actor.n)
        kept = await other.house.store.find(table)
        found = await replays.sheets_of(other.house.hall, kept, SPECTATOR, "")
        assert found.result is not None

    tables(work)


@pytest.mark.parametrize("tables", ["apart"], indirect=True)
def test_no_name_of_a_table_stops_workers_from_hearing_each_other(tables):
    async def work(site):
        for each in site.sites:
            for name in ("a%20b", "%0a", "a%20b%20c%20d", "%f0%9f%8e%b2", "-2"):
                with contextlib.suppress(ConnectionClosed, InvalidStatus):
                    address = f"ws://{HERE}:{each.port}/socket/{name}"
                    async with connect(address, origin=each.address) as ws:
                        await ws.send('{"type":"hello","id":"1","version":1,"client":"x"}')
                        await asyncio.wait_for(ws.recv(), 5)
            each.house._fanout._take("nobody a b -2")
            each.house._fanout._take("nobody")
        sockets = await begun(site)
        await play_on(sockets, random.Random(7), 4)

    tables(work)


@pytest.mark.parametrize("tables", ["apart"], indirect=True)
def test_what_a_request_has_read_is_still_told_to_who_looks(tables):
    """A sheet that is asked for reads the match anew; the announcement comes after it."""

    async def work(site):
        sockets = await begun(site)
        table = sockets[0].table_id
        halls = [each.house.hall for each in site.sites]
        heard, reached = [], [hall.hear_of for hall in halls]
        for hall, into in zip(halls, reached, strict=True):
            hall.hear_of = lambda *said, into=into: heard.append((into, said))
        actor = next(each for seat, each in enumerate(sockets) if each.now["actor"] == seat)
        await actor.done("resign", at=actor.n)
        for hall in halls:
            found = await replays.sheets_of(hall, await hall.store.find(table), SPECTATOR, "")
            assert found.result is not None
        await _until(lambda: any(said[1] > 0 for _, said in heard))
        for hall, into in zip(halls, reached, strict=True):
            hall.hear_of = into
        for into, said in heard:
            into(*said)
        other = next(each for each in sockets if each is not actor)
        await asyncio.wait_for(other.until_true(lambda s: s.n == actor.n), 5)

    tables(work)


async def _until(holds):
    for _ in range(500):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("waited in vain")


@pytest.mark.parametrize("tables", ["apart"], indirect=True)
def test_two_who_think_that_a_match_is_theirs_find_out(tables):
    """The question was lost; one of them could not beat for a while, and starts over."""

    async def work(site):
        sockets = await begun(site)
        table = sockets[0].table_id
        one, two = (each.house for each in site.sites)
        for house in (one, two):
            house.hall.owners.owned[table] = now_ms()
            house.hall.owners._asked.clear()
        two.worker._last_beat = now_ms() - ALIVE - 1
        await two.worker.beat()
        assert table not in two.hall.owners.owned
        one.hall.ask()
        two.hall.ask()
        await _until(lambda: (table in one.hall.owners.owned) != (table in two.hall.owners.owned))
        await play_on(sockets, random.Random(8), 6)
        await site.at_rest(table)
        for each in sockets:
            await each.settle()
        assert sockets[0].n == sockets[1].n

    tables(work)


@pytest.mark.parametrize("tables", ["apart"], indirect=True)
def test_who_asks_and_is_ahead_says_so(tables):
    """What was announced to the owner was lost: the answer to a question shows it."""

    async def work(site):
        sockets = await begun(site)
        table = sockets[0].table_id
        owner = next(each for each in site.sites if table in each.house.hall.owners.owned)
        other = next(each for each in site.sites if each is not owner)
        there = [each for each in sockets if each.port == other.port]
        here = [each for each in sockets if each.port == owner.port]
        assert there and here
        await there[0].settle()
        reached, owner.house.hall.hear_of = owner.house.hall.hear_of, lambda match, version: None
        await there[0].done("resign", at=there[0].n)
        await asyncio.sleep(0.05)
        owner.house.hall.hear_of = reached
        other.house.hall.ask()
        await asyncio.wait_for(here[0].until_true(lambda s: s.n == there[0].n), 5)

    tables(work)


def test_nobody_is_disowned_who_came_meanwhile():
    async def work():
        owned, gone = owners.Owners(None), []
        owned.worker = "w"

        class Slow:
            async def disown(self, match, worker):
                owned.owned["two"] = now_ms() + 1  # somebody comes to it while we wait
                gone.append(match)
                await asyncio.sleep(0)

        owned._places = Slow()
        owned.owned = {"one": 1, "two": 1}
        before = now_ms()
        await asyncio.gather(owned.give_up(before, ()), owned.give_up(before, ()))
        assert gone == ["one"] and set(owned.owned) == {"two"}

    run(work())
