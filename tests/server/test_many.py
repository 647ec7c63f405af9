"""Many workers: real PostgreSQL and Redis, three workers behind a proxy, one of them killed."""

import asyncio
import contextlib
import os
import random
import signal
import ssl
import subprocess
import sys
import time

import httpx
import msgspec
import pytest
import yaml
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fernweh.play.verify import verify
from fernweh.server.database import Conflict, Statement
from fernweh.server.postgres import Postgres
from fernweh.server.settings import Settings
from fernweh.server.sqlite import Sqlite
from fernweh.server.store import Store, now_ms
from fernweh.server.worker import ALIVE, Worker
from tests.server import services
from tests.server.guests import Site, begun, play_on, serving
from tests.server.test_tables import run

pytestmark = pytest.mark.xdist_group("services")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_both_databases_keep_the_same_promises(kind, tmp_path, request):
    async def work():
        address = request.getfixturevalue("database") if kind == "postgres" else ""
        database = Postgres(address) if address else Sqlite(tmp_path / "d.sqlite")
        await database.open()
        add = "INSERT INTO beats (name, at) VALUES ($1, $2)"
        await database.write([Statement(add, [kind, 1])])
        with pytest.raises(Conflict):
            await database.write([Statement(add, ["other", 2]), Statement(add, [kind, 2])])
        with pytest.raises(Conflict):
            gone = "UPDATE beats SET at = 3 WHERE name = 'nobody'"
            await database.write([Statement(add, ["third", 2]), Statement(gone, [], rows=1)])
        names = await database.read(
            "SELECT name FROM beats WHERE name IN ($1, $2, $3)", [kind, "other", "third"]
        )
        assert [row[0] for row in names] == [kind]
        taken = await database.take("DELETE FROM beats WHERE name = $1 RETURNING at", [kind])
        assert [tuple(row) for row in taken] == [(1,)]
        await database.close()

    run(work())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_lease_ends_with_its_worker(kind, tmp_path, request):
    """Who beats keeps what it has; who does not, loses it; who comes back alone has all."""

    async def work():
        address = request.getfixturevalue("database") if kind == "postgres" else ""
        database = Postgres(address) if address else Sqlite(tmp_path / "d.sqlite")
        await database.open()
        store = Store(database)
        one, two = Worker(store, "one"), Worker(store, "two")
        await one.arrive()
        await two.beat()
        row = "INSERT INTO due (match, kind, n, at, lease) VALUES ($1, 'bot', 1, 1, 0)"
        await database.write([Statement(row, [kind])])

        async def taken(worker, later=0):
            now = now_ms() + later
            rows = await store.take_due(now, now - ALIVE, worker.id)
            return [due.match for due in rows if due.match == kind]

        assert await taken(one) == [kind] and await taken(two) == await taken(one) == []
        assert await taken(two, later=ALIVE) == [kind]
        await two.leave()
        assert await taken(one) == [kind]
        assert [tuple(each) for each in await database.read("SELECT id, address FROM workers")] == [
            (one.id, "one")
        ]
        three = Worker(store, "three")
        await three.arrive()
        assert await taken(three) == [kind]
        await three.leave()
        await database.write([Statement("DELETE FROM due WHERE match = $1", [kind])])
        await database.close()

    run(work())


def test_a_match_on_postgres(tmp_path, database):
    async def work():
        async with serving(tmp_path, database=database, key="11" * 32) as site:
            sockets = await begun(site)
            await play_on(sockets, random.Random(1), 10)

    run(work())


def test_who_is_signed_out_at_one_worker_is_so_at_the_other(tmp_path, database):
    async def work():
        shared = {"database": database, "key": "11" * 32}
        async with serving(tmp_path, **shared) as one, serving(tmp_path, **shared) as two:
            ada, phone = await one.guest("Ada"), await two.guest("phone")
            table = await ada.make()
            token = (await ada.http.post("/api/me/link")).json()["token"]
            await phone.http.post("/api/me/move", json={"token": token})
            socket = await phone.at(table)
            devices = (await ada.http.get("/api/me/devices")).json()["devices"]
            far = next(each["id"] for each in devices if not each["is_here"])
            await ada.http.delete(f"/api/me/devices/{far}")
            with pytest.raises(ConnectionClosed):
                while True:
                    await socket.hear(within=10)
            assert socket.ws.close_code == 4401
            await ada.http.delete("/api/me")
            assert (await phone.http.get("/api/me")).json()["known"] is False

    run(work())


def test_a_bot_is_asked_by_the_worker_where_somebody_looks(tmp_path, database):
    async def work():
        shared = {"database": database, "key": "11" * 32}
        async with serving(tmp_path, **shared) as one, serving(tmp_path, **shared) as two:
            ada = await two.guest("Ada")
            socket = await ada.at(await ada.make(bots=["random", "random"]))
            await socket.done("start")
            await socket.until(socket.n + 20)
            assert not one.house.thinkers.pids() and two.house.thinkers.pids()

    run(work())


def test_downtime_is_nobodys_time_where_workers_could_be_several(tmp_path, database):
    """Nobody says goodbye, and whoever comes next looks whether somebody still beats."""
    live = {"kind": "live", "initial": 600, "increment": 5}

    async def left_to(site, table):
        clock = (await site.house.store.find(table)).state.clock
        return clock.at(now_ms())[clock.running]

    async def work():
        shared = {"database": database, "key": "11" * 32}
        async with serving(tmp_path, **shared) as site:
            table = (await begun(site, clock=live))[0].table_id
            before, site.house.worker.leave = await left_to(site, table), None
        async with serving(tmp_path, **shared) as site, serving(tmp_path, **shared):
            assert abs(before - await left_to(site, table)) < 3_000  # two beats, and the way here

    run(work())


def worker(port: int, database: str, redis: str, log) -> subprocess.Popen:
    settings = {
        "PORT": port, "DATABASE": database, "REDIS": redis, "KEY": "22" * 32, "BOT_PACE": 0,
        "SOCKET_RATE": 10_000, "SOCKET_BURST": 10_000, "REQUEST_RATE": 10_000,
        "PROXIES": "127.0.0.1", "THINKERS": 1,
    }  # fmt: skip
    environment = {f"FERNWEH_{name}": str(value) for name, value in settings.items()}
    environment["FERNWEH_INTERPRET"] = "1"  # nothing to compile: they start at once
    return subprocess.Popen(
        [sys.executable, "-m", "fernweh.cli", "serve"],
        env=os.environ | environment, stdout=subprocess.DEVNULL, stderr=log,
    )  # fmt: skip


async def ready(port: int) -> None:
    for _ in range(600):
        with contextlib.suppress(httpx.TransportError):
            async with httpx.AsyncClient() as client:
                if (await client.get(f"http://127.0.0.1:{port}/api/health")).is_success:
                    return
        await asyncio.sleep(0.1)
    raise TimeoutError


def test_three_workers_and_one_is_killed(tmp_path, database, redis):
    """People on different workers play one match; every acknowledged move is in its record."""

    async def work(ports, proxy, processes):
        for port in ports:
            await ready(port)
        site = Site(proxy)
        sockets = await begun(site, options={"rounds": 1, "cap": 12})
        acknowledged, rng = [], random.Random(3)
        killed = time.monotonic() + 3
        while sockets[0].result is None:
            if killed and (time.monotonic() > killed or len(acknowledged) >= 8):
                processes[0].send_signal(signal.SIGKILL)
                killed = 0
            await one_move(sockets, rng, acknowledged)
        assert not killed and len(acknowledged) > 8
        record = await sockets[0].guest.http.get(f"/api/tables/{sockets[0].table_id}/record")
        report = verify(record.content)
        assert report.actions == len(acknowledged) and report.chance == "proved"
        await site.close()

    ports = [services.free_port() for _ in range(3)]
    with (tmp_path / "log").open("wb") as log:
        processes = [worker(port, database, redis, log) for port in ports]
        try:
            with services.nginx(tmp_path, ports) as proxy:
                asyncio.run(asyncio.wait_for(work(ports, proxy, processes), 120))
        finally:
            for process in processes:
                process.kill()
                process.wait()


async def one_move(sockets, rng, acknowledged) -> None:
    """Whoever is to act moves, and insists; who is cut off comes back through the proxy."""
    for seat, socket in enumerate(sockets):
        try:
            await socket.settle()
            if socket.result is None and socket.now["actor"] == seat and socket.now["choices"]:
                await insisted(socket, rng, acknowledged)
        except ConnectionClosed:
            await back(socket, seat)


async def insisted(socket, rng, acknowledged) -> None:
    at, move, id = socket.n, rng.choice(socket.now["choices"])["move"], str(rng.getrandbits(60))
    while True:
        try:
            answer = await socket.ask("act", at=at, move=move, id=id)
            assert answer["type"] == "done", answer
            acknowledged.append(move)
            return
        except ConnectionClosed:
            await back(socket, socket.now["actor"])


async def back(socket, seat) -> None:
    for _ in range(100):
        with contextlib.suppress(Exception):
            await socket.open(seat, socket.n)
            return
        await asyncio.sleep(0.1)
    raise TimeoutError


def test_behind_tls(tmp_path):
    """The guide's nginx with a certificate: a secure cookie, and a socket through it."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE

    async def work():
        port = services.free_port()
        origin = f"https://localhost:{port}"
        async with serving(tmp_path, address=origin, proxies="127.0.0.1") as site:
            with services.nginx(tmp_path, [site.port], port, tls=True):
                async with httpx.AsyncClient(
                    base_url=origin, verify=trusting, timeout=60
                ) as client:
                    answer = await client.put("/api/me", json={"name": "Ada"})
                    assert answer.headers["set-cookie"].startswith("__Host-fernweh=")
                    made = await client.post("/api/tables", json={"game": "lost_cities"})
                    cookie = f"__Host-fernweh={client.cookies['__Host-fernweh']}"
                    address = f"wss://localhost:{port}/socket/{made.json()['id']}"
                    headers = {"cookie": cookie}
                async with connect(
                    address, ssl=trusting, origin=origin, additional_headers=headers
                ) as socket:
                    await socket.send('{"type":"hello","id":"1","version":1,"client":"c"}')
                    table = msgspec.json.decode(await socket.recv())
                    assert table["type"] == "table" and table["is_maker"]

    run(work())


def test_compose_is_well_formed():
    from pathlib import Path

    root = Path(__file__).parents[2]
    told = yaml.safe_load((root / "compose.yaml").read_text())
    worker = told["services"]["worker"]
    assert worker["deploy"]["replicas"] == 3
    for each in ("deploy/Dockerfile", "deploy/compose-nginx.conf"):
        assert (root / each).exists()
    volumes = [each for one in told["services"].values() for each in one.get("volumes", [])]
    named = {each.split(":")[0] for each in volumes if not each.startswith(".")}
    assert named == set(told["volumes"])
    settings = {key.removeprefix("FERNWEH_").lower() for key in worker["environment"]}
    assert settings <= set(Settings.__struct_fields__)
    image = (root / "deploy/Dockerfile").read_text()
    for _, place in (each.split(":")[:2] for each in worker["volumes"]):
        assert place in image  # made there, and owned by whoever runs the server
