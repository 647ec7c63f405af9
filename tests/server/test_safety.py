"""Cookies, origins, limits, headers, and a million ways to be wrong."""

import asyncio
import contextlib
import random
import sqlite3
from contextlib import closing

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.fuzzing import fuzzed
from tests.server.guests import HERE, begun, play_on
from tests.server.test_tables import served


def test_the_cookie_and_the_headers(tmp_path):
    async def work(site):
        async with httpx.AsyncClient(base_url=site.address) as client:
            answer = await client.put("/api/me", json={"name": "Ada"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie
            assert len(client.cookies["fernweh"]) == 64
            for path in (
                "/",
                "/api/games",
                "/nothing",
                "/metrics",
                "/icon.svg",
                "/table/abc",
            ):
                headers = (await client.get(path)).headers
                assert "default-src 'none'" in headers["content-security-policy"], path
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"

    served(work, tmp_path)


def test_behind_tls_the_cookie_is_bound_to_the_host(tmp_path):
    async def work(site):
        async with httpx.AsyncClient(base_url=site.address) as client:
            headers = {"host": "games.example", "origin": "https://games.example"}
            answer = await client.put("/api/me", json={"name": "Ada"}, headers=headers)
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Host-fernweh=") and "Secure" in cookie
            assert "strict-transport-security" in answer.headers

    served(work, tmp_path, address="https://games.example")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"host": "evil.example"},
        {"sec-fetch-site": "cross-site"},
    ],
)
def test_foreign_pages_change_nothing(tmp_path, headers):
    async def work(site):
        ada = await site.guest("Ada")
        del ada.http.headers["origin"]
        answer = await ada.http.post("/api/tables", json={"game": "lost_cities"}, headers=headers)
        assert answer.status_code == 403
        if "origin" in headers:
            table = await ada.make()
            address = f"ws://{HERE}:{site.port}/socket/{table}"
            with pytest.raises(InvalidStatus):
                await connect(address, additional_headers=headers)

    served(work, tmp_path)


def test_nothing_is_made_for_the_unknown(tmp_path):
    async def work(site):
        async with httpx.AsyncClient(base_url=site.address) as client:
            answer = await client.post("/api/tables", json={"game": "lost_cities"})
            assert (answer.status_code, answer.json()["code"]) == (401, "not-known")
            forged = {"cookie": "fernweh=" + "A" * 64}
            assert (await client.get("/api/me", headers=forged)).json()["known"] is False
            await client.put("/api/me", json={"name": "Ada"})
        with closing(sqlite3.connect(tmp_path / "fernweh.sqlite")) as database, database:
            for table in ("people", "tokens", "matches", "seats"):
                assert database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] == 0

    served(work, tmp_path)


def test_tokens_are_stored_as_keyed_hashes(tmp_path):
    async def work(site):
        sockets = await begun(site)
        ada = sockets[0].guest
        link = (await ada.http.post("/api/me/link")).json()["token"]
        await play_on(sockets, random.Random(1), 3)
        room = site.house.hall.rooms[sockets[0].table_id]
        secret = room.match.secret
        data = b"".join(
            path.read_bytes() for path in tmp_path.glob("*sqlite*") if "key" not in path.name
        )
        assert ada.cookie.encode() not in data and link.encode() not in data
        told = b"".join(str(each).encode() for socket in sockets for each in socket.heard)
        assert secret.hex().encode() not in told and ada.cookie.encode() not in told

    served(work, tmp_path)


def test_no_secret_is_in_any_log_line(tmp_path, caplog):
    async def work(site):
        sockets = await begun(site)
        await sockets[0].ws.send("{")
        await sockets[0].settle()
        room = site.house.hall.rooms[sockets[0].table_id]
        for private in (room.match.secret.hex(), sockets[0].guest.cookie, sockets[0].table_id):
            assert private not in caplog.text

    with caplog.at_level("INFO"):
        served(work, tmp_path)


async def closed_with(socket) -> int:
    with pytest.raises(ConnectionClosed):
        while True:
            await socket.hear()
    return socket.ws.close_code


def test_too_many_too_long_and_unreadable_close_the_socket(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        table = await ada.make()
        flood = await ada.at(table)
        for _ in range(500):
            with contextlib.suppress(ConnectionClosed):
                await flood.send("ping")
        assert await closed_with(flood) == 4429
        await asyncio.sleep(1.5)
        long = await ada.at(table)
        await long.ws.send("x" * 20_000)
        assert await closed_with(long) == 4413
        await asyncio.sleep(1.5)
        wrong = await ada.at(table)
        for _ in range(21):
            await wrong.ws.send("{")
        assert await closed_with(wrong) == 4400
        silent = await connect(f"ws://{HERE}:{site.port}/socket/{table}")
        await silent.send('{"type":"ping","id":"1"}')
        with pytest.raises(ConnectionClosed):
            while True:
                await silent.recv()
        assert silent.close_code == 4400

    served(work, tmp_path, socket_rate=30, socket_burst=50)


def test_there_is_a_limit_of_sockets_and_of_tables(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        table = await ada.make()
        await ada.at(table)
        await ada.at(table)
        with pytest.raises(InvalidStatus):
            await ada.at(table)
        codes = [
            (await ada.http.post("/api/tables", json={"game": "lost_cities"})).status_code
            for _ in range(3)
        ]
        assert codes[-1] == 429

    served(work, tmp_path, sockets_per_person=2, tables_per_hour=3)


def test_there_is_no_such_table(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        with pytest.raises(ConnectionClosed):
            await ada.at("nothing")
        assert "nothing" not in site.house.hall.rooms

    served(work, tmp_path)


def test_what_is_wrong_changes_nothing(tmp_path):
    """The short run of `tests.server.fuzzing`."""

    async def work(site):
        figures = await fuzzed(site, 1_500, seed=1)
        assert figures["changes"] == 0 and figures["crashes"] == 0
        assert figures["answered"] + figures["closed"] == figures["sent"]

    served(work, tmp_path)


def test_nothing_but_the_page_is_served(tmp_path):
    async def work(site):
        async with httpx.AsyncClient(base_url=site.address) as client:
            for path in (
                "/page/../app.py",
                "/%2e%2e%2fapp.py",
                "/assets/..%2f..%2fapp.py",
                "/app.py",
            ):
                answer = await client.get(path)
                assert answer.status_code in (404, 503) and "import" not in answer.text, path
            assert (await client.get("/api/nothing")).json() == {"code": "http-404", "facts": {}}
            assert (await client.get("/api/me/link")).status_code == 405
            assert b"fernweh_sockets" in (await client.get("/metrics")).content

    served(work, tmp_path)
