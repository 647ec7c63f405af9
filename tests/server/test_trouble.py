"""A disk that is full, a store that is broken: people are told, nobody hangs, nothing is lost."""

import asyncio
import random
import resource
import sqlite3
from contextlib import closing, contextmanager

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fernweh.server import probe
from fernweh.server.database import Statement, Trouble
from fernweh.server.sqlite import Sqlite
from tests.server import services
from tests.server.guests import actor_of, begun, play_on
from tests.server.test_tables import served


@contextmanager
def full_disk():
    """No file of this process grows beyond a page."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def health(site) -> tuple[int, str]:
    async with httpx.AsyncClient(base_url=site.address) as client:
        answer = await client.get("/api/health")
    return answer.status_code, answer.json().get("code", "")


async def closed_with(socket) -> int:
    with pytest.raises(ConnectionClosed):
        while True:
            await socket.hear()
    return socket.ws.close_code


# The disk


def test_health_fails_while_nothing_can_be_written(tmp_path, monkeypatch):
    monkeypatch.setattr(probe, "_FRESH", 0.05)

    async def work(site):
        sockets = await begun(site)
        actor = await actor_of(sockets)
        assert await health(site) == (200, "")
        await asyncio.sleep(0.1)
        with full_disk():
            assert await health(site) in [(503, "storage"), (503, "disk-full")]
            assert await actor.refused("act", at=actor.n, move=move(actor)) == "storage"
        await asyncio.sleep(0.1)
        assert await health(site) == (200, "")
        await actor.act(move(actor))

    served(work, tmp_path)


def move(socket) -> str:
    return socket.now["choices"][0]["move"]


def test_a_full_store_says_that_it_is_full(tmp_path):
    async def work():
        database = Sqlite(tmp_path / "store.sqlite")
        await database.open()
        database._connection.execute("PRAGMA max_page_count = 1")
        row = Statement("INSERT INTO beats (name, at) VALUES ($1, 0)", ["x" * 100_000])
        with pytest.raises(Trouble) as found:
            await database.write([row])
        assert found.value.is_full
        await database.close()

    asyncio.run(work())


def test_many_who_ask_for_health_share_an_answer(tmp_path, monkeypatch):
    async def work(site):
        asked, known = [], site.house.probe._use

        async def used():
            asked.append(1)
            await known()

        monkeypatch.setattr(site.house.probe, "_use", used)
        answers = await asyncio.gather(*(health(site) for _ in range(20)))
        assert set(answers) == {(200, "")} and 1 <= len(asked) <= 3

    served(work, tmp_path)


def test_a_store_that_does_not_answer_is_no_store(tmp_path, monkeypatch):
    monkeypatch.setattr(probe, "_WITHIN", 0.05)

    async def work(site):
        async def used():
            await asyncio.sleep(60)

        monkeypatch.setattr(site.house.probe, "_use", used)
        assert await health(site) == (503, "storage")

    served(work, tmp_path)


def test_the_log_is_folded_into_the_file_at_the_end(tmp_path):
    async def work(site):
        await play_on(await begun(site), random.Random(1), 5)
        assert log.stat().st_size > 0
        site.held = sqlite3.connect(tmp_path / "fernweh.sqlite")  # as a backup would
        site.held.execute("SELECT count(*) FROM matches").fetchall()
        held.append(site.held)

    log, held = tmp_path / "fernweh.sqlite-wal", []
    served(work, tmp_path)
    assert not log.exists() or log.stat().st_size == 0
    held[0].close()


# A broken store


def broken(path, table: str) -> None:
    """Garbage over every page of that table."""
    with closing(sqlite3.connect(path)) as database, database:
        size = database.execute("PRAGMA page_size").fetchone()[0]
        sql = "SELECT rootpage FROM sqlite_master WHERE tbl_name = ?"
        pages = [row[0] for row in database.execute(sql, [table])]
    with path.open("r+b") as file:
        for page in pages:
            file.seek((page - 1) * size)
            file.write(b"\xa5" * size)


@pytest.fixture
def table(tmp_path):
    """A running match in a store."""
    found = []

    async def work(site):
        sockets = await begun(site)
        await play_on(sockets, random.Random(1), 5)
        found.append(sockets[0].table_id)

    served(work, tmp_path)
    return found[0]


@pytest.mark.parametrize("part", ["matches", "entries", "chat"])
def test_a_broken_page_closes_sockets_with_a_reason(tmp_path, table, part, caplog):
    broken(tmp_path / "fernweh.sqlite", part)

    async def work(site):
        guest = await site.guest("Ada")
        socket = None
        with pytest.raises(ConnectionClosed) as closed:
            socket = await guest.at(table)
            await socket.settle()
        assert closed.value.rcvd.code == 4500
        if part == "matches":
            answer = await guest.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            assert await health(site) == (503, "storage")
        await asyncio.sleep(0.1)
        assert not site.house.connections

    served(work, tmp_path)
    assert "malformed" in caplog.text and "ASGI" not in caplog.text
    assert "never retrieved" not in caplog.text


def test_a_row_that_cannot_be_read_closes_sockets_with_a_reason(tmp_path, table):
    with closing(sqlite3.connect(tmp_path / "fernweh.sqlite")) as database, database:
        database.execute("UPDATE matches SET header = x'00'")

    async def work(site):
        guest = await site.guest("Ada")
        with pytest.raises(ConnectionClosed) as closed:
            await guest.at(table)
        assert closed.value.rcvd.code == 4500

    served(work, tmp_path)


def test_a_cookie_that_cannot_be_looked_up_closes_with_a_reason(tmp_path, monkeypatch):
    async def work(site):
        guest = await site.guest("Ada")
        made = await guest.make()

        async def whose(cookie):
            raise Trouble

        monkeypatch.setattr(site.house.people, "whose", whose)
        with pytest.raises(ConnectionClosed) as closed:
            await guest.at(made)
        assert closed.value.rcvd.code == 4500

    served(work, tmp_path)


def test_a_table_that_cannot_be_read_again_ends_for_all(tmp_path, monkeypatch):
    """Who is connected is told too, not only who asked; and they can come back."""

    async def work(site):
        sockets = await begun(site)
        actor = await actor_of(sockets)
        room, known = site.house.hall.rooms[actor.table_id], site.house.store.find

        async def find(id):
            raise Trouble

        monkeypatch.setattr(site.house.store, "find", find)
        room.park()
        await actor.send("act", at=actor.n, move=move(actor))
        assert [await closed_with(each) for each in sockets] == [4500, 4500]
        monkeypatch.setattr(site.house.store, "find", known)
        again = await actor.guest.at(actor.table_id, viewer=sockets.index(actor))
        await again.act(move(again))

    served(work, tmp_path)


def test_another_workers_news_that_cannot_be_read_end_the_socket(tmp_path, monkeypatch):
    async def work(site):
        sockets = await begun(site)

        async def find(id):
            raise Trouble

        monkeypatch.setattr(site.house.store, "find", find)
        site.house.hall.hear_of(sockets[0].table_id, 99)
        assert [await closed_with(each) for each in sockets] == [4500, 4500]

    served(work, tmp_path)


# The proxy


def test_the_proxy_lets_through_what_the_routes_allow(tmp_path):
    """A record of 1 MiB comes to the worker, who says what is wrong with it."""

    async def work(site):
        with services.nginx(tmp_path, [site.port]) as port:
            address = f"http://127.0.0.1:{port}"
            headers = {"origin": address}
            async with httpx.AsyncClient(base_url=address, headers=headers, timeout=60) as client:
                answer = await client.post("/api/replay", content=b"x" * 1_048_576)
                assert answer.status_code == 422 and answer.json()["code"], answer.text
                answer = await client.post("/api/replay", content=b"x" * 1_048_577)
                assert answer.status_code == 413

    served(work, tmp_path, proxies="127.0.0.1")


def test_both_proxies_limit_the_same():
    """The example for containers differs in where its workers are, and in nothing else."""
    texts = [(services.DEPLOY / name).read_text() for name in ("nginx.conf", "compose-nginx.conf")]
    ours = [text[text.index("server {\n") :] for text in texts]
    assert ours[0] == ours[1]
