"""One worker owns a match: whoever comes to another is passed on to it, and only by a worker."""

import asyncio
import random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fernweh.server import relay
from tests.server.guests import HERE, begun, play_on

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
        owner = next(each for each in site.sites if table in each.house.hall.owned)
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
        assert await hall.owner_of("no-such-table") == "" and not hall.owned
        assert not await hall.store.database.read("SELECT * FROM owners WHERE match = $1",
                                                  ["no-such-table"])  # fmt: skip

    tables(work)
