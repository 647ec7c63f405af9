"""People: links that ask first, devices that are signed out, being forgotten for good."""

import asyncio
import contextlib
import shutil

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fernweh.server.database import Conflict, Statement, Trouble
from fernweh.server.devices import label_of
from fernweh.server.records import bring_in, export
from tests.server.guests import begun, serving
from tests.server.test_safety import closed_with
from tests.server.test_tables import run, served

PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
    "Gecko) Version/17.0 Mobile/15E148 Safari/604.1"
)
DESK = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"


async def known(site, name, agent=DESK):
    """With a name that is stored."""
    guest = await site.guest(name)
    guest.http.headers["user-agent"] = agent
    await guest.http.put("/api/me", json={"name": name})
    return guest


async def link_of(guest):
    return (await guest.http.post("/api/me/link")).json()["token"]


def called(me):
    return [(each["k"], each["name"]) for each in me["others"]]


async def name_of(guest):
    return (await guest.http.get("/api/me")).json()["name"]


# Links


def test_a_link_is_looked_behind_without_being_used(tmp_path):
    async def work(site):
        ada, ben = await known(site, "Ada"), await known(site, "Ben")
        token = await link_of(ada)
        for _ in range(3):
            behind = await ben.http.post("/api/me/behind", json={"token": token})
            told = behind.json()
            assert (told["name"], told["is_me"]) == ("Ada", False)
        assert (await ada.http.post("/api/me/behind", json={"token": token})).json()["is_me"]
        assert await name_of(ben) == "Ben"
        await ben.http.post("/api/me/move", json={"token": token})
        assert await name_of(ben) == "Ada"
        used = await ben.http.post("/api/me/behind", json={"token": token})
        assert (used.status_code, used.json()["code"]) == (410, "link-used")
        assert (await ben.http.get("/me")).status_code in (200, 503)  # a page: it asks for nothing

    served(work, tmp_path)


def test_who_one_was_can_be_kept_and_chosen_again(tmp_path):
    async def work(site):
        ada, ben = await known(site, "Ada"), await known(site, "Ben")
        table = await ben.make()
        moved = await ben.http.post(
            "/api/me/move", json={"token": await link_of(ada), "keep": True}
        )
        assert moved.status_code == 200
        cookies = [each.lower() for each in moved.headers.get_list("set-cookie")]
        assert len(cookies) == 2 and all("httponly" in each for each in cookies)
        me = (await ben.http.get("/api/me")).json()
        assert me["name"] == "Ada" and called(me) == [(0, "Ben")]
        assert (await ben.http.delete(f"/api/tables/{table}")).json()["code"] == "not-the-maker"
        assert (await ben.http.post("/api/me/switch", json={"k": 0})).status_code == 200
        me = (await ben.http.get("/api/me")).json()
        assert me["name"] == "Ben" and called(me) == [(0, "Ada")]
        assert (await ben.http.delete(f"/api/tables/{table}")).status_code == 200
        wrong = await ben.http.post("/api/me/switch", json={"k": 4})
        assert wrong.json()["code"] == "no-such-person"

    served(work, tmp_path)


def test_who_is_replaced_is_signed_out_here(tmp_path):
    async def work(site):
        ada, ben = await known(site, "Ada"), await known(site, "Ben")
        table = await ben.make()
        socket, old = await ben.at(table), ben.cookie
        await ben.http.post("/api/me/move", json={"token": await link_of(ada)})
        assert await closed_with(socket) == 4401
        async with httpx.AsyncClient(base_url=site.address, cookies={"fernweh": old}) as again:
            assert (await again.get("/api/me")).json()["known"] is False

    served(work, tmp_path)


def test_nobody_is_dropped_when_there_are_too_many(tmp_path):
    async def work(site):
        ada = await known(site, "Ada")
        for n in range(5):
            other = await known(site, f"Other {n}")
            body = {"token": await link_of(other), "keep": True}
            assert (await ada.http.post("/api/me/move", json=body)).status_code == 200
        more = await known(site, "More")
        body = {"token": await link_of(more), "keep": True}
        refused = await ada.http.post("/api/me/move", json=body)
        assert (refused.status_code, refused.json()["code"]) == (409, "others-many")
        behind = await ada.http.post("/api/me/behind", json={"token": body["token"]})
        assert behind.json()["name"] == "More"  # the link works as before
        me = (await ada.http.get("/api/me")).json()
        assert [each["name"] for each in me["others"]] == [
            "Ada", "Other 0", "Other 1", "Other 2", "Other 3"
        ]  # fmt: skip

    served(work, tmp_path)


# Being forgotten


async def forgotten(site, guest):
    old = guest.cookie
    assert (await guest.http.delete("/api/me")).status_code == 200
    guest.http.cookies.jar.clear()
    guest.http.cookies.set("fernweh", old)


def test_forgetting_ends_every_cookie_and_every_socket(tmp_path):
    async def work(site):
        sockets = await begun(site)
        ada, table = sockets[0].guest, sockets[0].table_id
        phone = await site.guest("phone")
        await phone.http.post("/api/me/move", json={"token": await link_of(ada)})
        far = await phone.at(table, viewer=0)
        unused = await link_of(ada)
        await forgotten(site, ada)
        assert await closed_with(sockets[0]) == 4401 and await closed_with(far) == 4401
        for each in (ada, phone):
            assert (await each.http.get("/api/me")).json()["known"] is False
            answer = await each.http.post("/api/tables", json={"game": "lost_cities"})
            assert answer.json()["code"] == "not-known"
            again = await each.at(table, viewer=0)
            assert not again.table["is_maker"] and again.table["mine"] == []
            assert (
                await again.refused("sit", seat=0, name="Ada", nonce_hash="0" * 64) == "not-known"
            )
        assert (await ada.http.post("/api/me/move", json={"token": unused})).status_code == 410
        assert sockets[1].guest.cookie and await name_of(sockets[1].guest) == ""

    served(work, tmp_path)


@pytest.mark.parametrize("trouble", [Conflict, Trouble])
def test_a_table_that_is_busy_keeps_nobody_from_being_forgotten(tmp_path, monkeypatch, trouble):
    async def work(site):
        ada, hall, tried = await known(site, "Ada"), site.house.hall, []
        tables = [await ada.make("survive") for _ in range(2)]
        for table in tables:
            socket = await ada.at(table)
            await socket.sit(0)

        async def busy(room, deed):
            tried.append(room.id)
            raise trouble

        monkeypatch.setattr(hall, "with_room", busy)
        answer = await ada.http.delete("/api/me")
        assert answer.status_code == 200 and "max-age=0" in answer.headers["set-cookie"].lower()
        assert set(tables) <= set(tried)
        assert await closed_with(socket) == 4401

    served(work, tmp_path)


def test_who_loses_a_race_in_the_store_is_told_so(tmp_path, monkeypatch):
    async def work(site):
        ada = await known(site, "Ada")

        async def lost(statements):
            raise Conflict

        monkeypatch.setattr(site.house.store.database, "write", lost)
        answer = await ada.http.post("/api/me/link")
        assert (answer.status_code, answer.json()["code"]) == (409, "conflict")

    served(work, tmp_path)


def test_no_number_by_which_tables_are_opened_stays_of_who_is_forgotten(tmp_path):
    async def work(site):
        ada, ben = await known(site, "Ada"), await known(site, "Ben")
        for guest in (ada, ben):
            await guest.make("survive", listed=True)
        database = site.house.store.database
        sql = "SELECT name FROM openings WHERE name NOT LIKE ':%'"
        assert len(await database.read(sql)) == 3  # and that of their network
        await ada.http.delete("/api/me")
        assert len(await database.read(sql)) == 2
        await site.house.people.sweep()
        assert len(await database.read(sql)) == 1
        await database.write([Statement("DELETE FROM waiting")])
        await site.house.people.sweep()
        assert await database.read(sql) == []

    served(work, tmp_path)


def test_anothers_table_goes_on_waiting_when_a_guest_there_is_forgotten(tmp_path):
    async def work(site):
        ada, ben = await known(site, "Ada"), await known(site, "Ben")
        table = await ada.make("survive", listed=True, seats=3)
        socket = await ben.at(table)
        await socket.sit(0)
        database, sql = site.house.store.database, "SELECT maker, person, claimant FROM waiting"
        [[maker, person, _]] = await database.read(sql)
        assert person != maker
        await database.write([Statement("UPDATE waiting SET claimant = $1", [person])])
        await ben.http.delete("/api/me")
        assert await database.read(sql) == [(maker, maker, "")]

    served(work, tmp_path)


def test_the_maker_who_was_forgotten_makes_nothing_any_more(tmp_path):
    """Also with the very first cookie, which is stored nowhere."""

    async def work(site):
        ada = await site.guest("Ada")
        table = await ada.make()
        await forgotten(site, ada)
        assert (await ada.http.delete(f"/api/tables/{table}")).json()["code"] == "not-known"
        socket = await ada.at(table)
        assert await socket.refused("seat-bot", seat=0, bot="greedy") == "not-the-maker"
        assert await site.house.store.find(table)

    served(work, tmp_path)


def test_who_was_forgotten_stays_so_over_a_restart_and_gets_a_new_cookie(tmp_path):
    async def work():
        async with serving(tmp_path) as site:
            ada = await known(site, "Ada")
            old = ada.cookie
            await forgotten(site, ada)
        async with serving(tmp_path) as site:
            ada = await site.guest("Ada")
            ada.http.cookies.jar.clear()
            ada.http.cookies.set("fernweh", old)
            assert (await ada.http.get("/api/me")).json()["known"] is False
            ada.http.cookies.jar.clear()
            await ada.http.put(
                "/api/me", json={"name": "Ada"}, headers={"cookie": f"fernweh={old}"}
            )
            assert ada.cookie and ada.cookie != old
            assert (await ada.http.get("/api/me")).json()["known"] is True

    run(work())


# Devices


def test_devices_are_listed_and_signed_out_one_by_one(tmp_path):
    async def work(site):
        ada, phone = await known(site, "Ada"), await known(site, "phone", PHONE)
        table = await ada.make()
        await phone.http.post("/api/me/move", json={"token": await link_of(ada)})
        devices = (await ada.http.get("/api/me/devices")).json()["devices"]
        here = [(each["browser"], each["system"], each["is_here"]) for each in devices]
        assert sorted(here) == [("firefox", "linux", True), ("safari", "iphone", False)]
        assert all(each["made"] > 0 and each["seen"] % 86_400_000 == 0 for each in devices)
        socket, own = await phone.at(table), await ada.at(table)
        far = next(each["id"] for each in devices if not each["is_here"])
        assert (await ada.http.delete(f"/api/me/devices/{far}")).status_code == 200
        assert await closed_with(socket) == 4401
        await own.settle()
        assert (await phone.http.get("/api/me")).json()["known"] is False
        assert len((await ada.http.get("/api/me/devices")).json()["devices"]) == 1
        again = await ada.http.delete(f"/api/me/devices/{far}")
        assert (again.status_code, again.json()["code"]) == (404, "no-such-device")

    served(work, tmp_path)


def test_nobody_signs_out_anothers_device(tmp_path):
    async def work(site):
        ada, eve = await known(site, "Ada"), await known(site, "Eve")
        mine = (await ada.http.get("/api/me/devices")).json()["devices"][0]["id"]
        answer = await eve.http.delete(f"/api/me/devices/{mine}")
        assert answer.json()["code"] == "no-such-device"
        assert (await ada.http.get("/api/me")).json()["known"] is True

    served(work, tmp_path)


def test_nothing_that_comes_after_the_end_is_done(tmp_path):
    """What a socket has sent already when its person is forgotten is nobody's."""

    async def work(site):
        ada = await known(site, "Ada")
        socket = await ada.at(await ada.make())
        connection = next(iter(site.house.connections))
        connection._close = lambda code: asyncio.sleep(0.5)  # a close that takes its time
        await ada.http.delete("/api/me")
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            answer = await asyncio.wait_for(socket.ask("seat-bot", seat=0, bot="greedy"), 1)
            assert answer["type"] == "refused"
        assert (await site.house.store.find(socket.table_id)).state.bots == ["", ""]

    served(work, tmp_path)


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (DESK, "firefox/linux"),
        (PHONE, "safari/iphone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/130 Safari/537.36 Edg/130", "edge/windows"),
        ("Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile Safari/537.36", "chrome/android"),
        ("curl/8", "/"),
    ],
)
def test_a_device_is_called_by_what_it_is_roughly(agent, label):
    assert label_of(agent) == label


# Tables that come from elsewhere


def test_imported_tables_are_among_ones_own(tmp_path):
    async def work():
        here, there = tmp_path / "here", tmp_path / "there"
        here.mkdir(), there.mkdir()
        async with serving(here) as site:
            sockets = await begun(site)
            table, cookie = sockets[0].table_id, sockets[0].guest.cookie
            await export(site.house.store, tmp_path / "records")
        shutil.copy(here / "fernweh.sqlite.key", there / "fernweh.sqlite.key")
        async with serving(there) as site:
            await bring_in(site.house.store, tmp_path / "records" / f"{table}.fernweh")
            ada = await site.guest("Ada")
            ada.http.cookies.jar.clear()
            ada.http.cookies.set("fernweh", cookie)
            mine = (await ada.http.get("/api/me/tables")).json()["tables"]
            assert [(each["id"], each["mine"]) for each in mine] == [(table, [0])]

    run(work())
