"""How many live matches one process serves, and how soon: real rules, committed before answered.

    python benchmarks/server_load.py open --matches 1000 --rate 1      # moves a second in each
    python benchmarks/server_load.py closed --matches 64               # as fast as answers come
    python benchmarks/server_load.py idle --matches 500                # memory of connected matches

Times are from a move sent to its answer received. `a core` is the server's own processor time.
`bare_commit` is a row committed to a file beside the server's, by this process, before the load.
"""

import argparse
import asyncio
import gc
import hashlib
import json
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

import httpx
import msgspec
import uvloop
from nacl.signing import SigningKey

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.frames import Client, connected

from fernweh.games import CATALOGUE

LIMITS = {
    "SOCKET_RATE": 1_000_000, "SOCKET_BURST": 1_000_000, "REQUEST_RATE": 1_000_000,
    "TABLES_PER_HOUR": 1_000_000, "SOCKETS_PER_ADDRESS": 1_000_000, "SOCKETS_PER_PERSON": 1_000_000,
    "PARK_AFTER": 86_400,
}  # fmt: skip
WAVES = 4
WARM, WARMING = 64, 6  # matches, and how often so many begin


class Server:
    """`fernweh serve` in a process of its own."""

    def __init__(self, folder: Path, port: int, **settings: object) -> None:
        given = LIMITS | {"PORT": port, "DATABASE": folder / "load.sqlite"} | settings
        environment = {f"FERNWEH_{name}": str(value) for name, value in given.items()}
        self.port, self.folder = port, folder
        # A first start serves interpreted while it compiles: that is not what is measured here
        compiled = "from fernweh.server.first_start import compile_all; compile_all()"
        subprocess.run([sys.executable, "-c", compiled], check=True, stdout=subprocess.DEVNULL)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fernweh.cli", "serve"],
            env=os.environ | environment, stdout=subprocess.DEVNULL,
            stderr=(folder / "server.log").open("wb"),
        )  # fmt: skip

    async def ready(self) -> None:
        for _ in range(3000):
            try:
                async with httpx.AsyncClient() as client:
                    if (await client.get(f"http://127.0.0.1:{self.port}/api/health")).is_success:
                        return
            except httpx.TransportError:
                await asyncio.sleep(0.1)
        raise TimeoutError

    def seconds(self) -> float:
        """Processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def waited(self) -> float:
        """Seconds for which its loop could have run, and others had the cores."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[1]) / 1e9

    def memory(self) -> int:
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Live:
    """A match played by two connections, at random, each seat signing what it does."""

    signed = True

    def __init__(self, port: int, cookie: str, table: str, seed: int) -> None:
        self.port, self.cookie, self.table = port, cookie, table
        self.rng = random.Random(seed)
        self.times: list[float] = []
        self.n, self.actor, self.moves, self.over = 0, -2, 0, False
        self._ids, self._sent = 0, 0.0
        self._answers: dict[str, asyncio.Future] = {}
        self._choices: list[str] = []
        self.sockets: list[Client] = []
        self.pens = [SigningKey(self.rng.randbytes(32)) for _ in range(2)] if self.signed else []
        self._last, self._welcome = [bytes(32)] * 2, {}

    async def begin(self) -> None:
        for viewer in (0, 1):
            await self._connect(viewer)
            await self.ask(viewer, "hello", version=1, client=str(viewer))
        nonces = [self.rng.randbytes(32) for _ in range(2)]
        for seat, nonce in enumerate(nonces):
            hashed = hashlib.sha256(nonce).hexdigest()
            key = bytes(self.pens[seat].verify_key).hex() if self.pens else ""
            await self.ask(0, "sit", seat=seat, name=f"P{seat}", nonce_hash=hashed, key=key)
        await self.ask(0, "start")
        for seat, nonce in enumerate(nonces):
            await self.ask(0, "show-nonce", seat=seat, nonce=nonce.hex())
        for seat in (0, 1):
            await self.ask(seat, "look", viewer=seat)

    async def _connect(self, viewer: int) -> None:
        heard = self._heard_0 if viewer == 0 else self._heard_1
        path = f"/socket/{self.table}"
        self.sockets.append(await connected(self.port, path, self.cookie, heard))

    def ask(self, socket: int, type: str, **facts) -> asyncio.Future:
        self._ids += 1
        id = f"{socket}.{self._ids}"
        done = self._answers[id] = asyncio.get_running_loop().create_future()
        self.sockets[socket].send(msgspec.json.encode({"type": type, "id": id} | facts))
        return done

    def _heard_0(self, data: bytes) -> None:
        self._heard(0, data)

    def _heard_1(self, data: bytes) -> None:
        self._heard(1, data)

    def _heard(self, socket: int, data: bytes) -> None:
        message = msgspec.json.decode(data)
        kind = message["type"]
        if kind == "welcome":
            self._welcome = message
        if kind in ("step", "welcome"):
            now = message["now"]
            self.over = message["result"] is not None
            if now["n"] >= self.n:
                self.n, self.actor = now["n"], now["actor"]
                if now["choices"]:
                    self._choices = [choice["move"] for choice in now["choices"]]
                    self.on_turn()
        elif kind in ("done", "refused"):
            waiting = self._answers.pop(message["id"])
            if waiting.done():
                return
            waiting.set_result(message)

    def _sign(self, seat: int, move: str) -> str:
        """As docs/records.md spells it."""
        name, commitment = (self._welcome["seats"][seat]["seat"], self._welcome["commitment"])
        place = bytes.fromhex(commitment) + (self.n + 1).to_bytes(8, "big")
        words = f"action\0{name}\0{move}\0".encode()
        message = f"fernweh move 1\0{self.table}\0".encode() + place + words + self._last[seat]
        sig = self.pens[seat].sign(message).signature
        self._last[seat] = hashlib.sha256(sig).digest()
        return sig.hex()

    def on_turn(self) -> None:
        """For the closed loop."""

    async def move(self) -> None:
        if self.actor < 0 or not self._choices:
            return
        move, self._choices = self.rng.choice(self._choices), []
        signed = {"sig": self._sign(self.actor, move)} if self.pens else {}
        sent = time.perf_counter()
        answer = await self.ask(self.actor, "act", at=self.n, move=move, **signed)
        if answer["type"] == "done":
            self.times.append(time.perf_counter() - sent)
            self.moves += 1


class Eager(Live):
    """Moves as soon as it can."""

    running = False

    def on_turn(self) -> None:
        if self.running:
            self.moving = asyncio.ensure_future(self.move())


async def tables(server: Server, count: int, games: list[str], kind: type[Live]) -> list[Live]:
    address = f"http://127.0.0.1:{server.port}"
    async with httpx.AsyncClient(
        base_url=address, headers={"origin": address}, timeout=60
    ) as client:
        await client.put("/api/me", json={"name": "Load"})
        cookie = f"fernweh={client.cookies['fernweh']}"
        found = []
        for n in range(count):
            made = await client.post("/api/tables", json={"game": games[n % len(games)]})
            found.append(kind(server.port, cookie, made.json()["id"], n))
    for start in range(0, count, 50):
        await asyncio.gather(*(each.begin() for each in found[start : start + 50]))
    return found


def told(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    at = lambda share: round(ordered[int(len(ordered) * share)] * 1000, 2)  # noqa: E731
    return {
        "p50_ms": at(0.5),
        "p99_ms": at(0.99),
        "mean_ms": round(statistics.mean(times) * 1000, 2),
    }


def bare_commits(folder: Path, count: int = 400) -> dict[str, float]:
    """What the disk asks of anybody: one row, on disk, and then the next, a little apart."""
    file, times = sqlite3.connect(folder / "bare.sqlite", isolation_level=None), []
    for each in ("journal_mode = WAL", "synchronous = FULL"):
        file.execute(f"PRAGMA {each}")
    file.execute("CREATE TABLE lines (line BLOB)")
    for _ in range(count):
        began = time.perf_counter()
        file.execute("INSERT INTO lines VALUES (?)", [bytes(600)])
        times.append(time.perf_counter() - began)
        time.sleep(0.008)
    file.close()
    return told(times)


async def open_loop(server: Server, given) -> dict:
    bare = bare_commits(server.folder)
    live = await tables(server, given.matches, given.games, Live)

    async def paced(each: Live) -> None:
        await asyncio.sleep(each.rng.random() / given.rate)
        due = time.perf_counter()
        while time.perf_counter() < until:
            await each.move()
            due += 1 / given.rate
            await asyncio.sleep(max(0, due - time.perf_counter()))

    meter, until = Meter(server), time.perf_counter() + given.seconds
    await asyncio.gather(*map(paced, live))
    return meter.result(live) | {"bare_commit": bare}


async def closed_loop(server: Server, given) -> dict:
    live = await tables(server, given.matches, given.games, Eager)
    meter = Meter(server)
    for each in live:
        each.running = True
        each.moving = asyncio.ensure_future(each.move())
    await asyncio.sleep(given.seconds)
    found = meter.result(live)
    for each in live:
        each.running = False
    await asyncio.sleep(0.3)
    return found


class Meter:
    """What a server does from here on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._before = self._read()
        gc.collect()
        gc.freeze()
        gc.disable()  # the one who measures does not pause

    def _read(self) -> tuple[float, ...]:
        mine = time.process_time()
        return time.perf_counter(), self.server.seconds(), self.server.waited(), mine

    def result(self, live: list[Live]) -> dict:
        pairs = zip(self._read(), self._before, strict=True)
        seconds, used, waited, mine = (now - then for now, then in pairs)
        times = [each for match in live for each in match.times]
        moves = sum(match.moves for match in live)
        return {"moves": moves, "moves_a_second": round(moves / seconds), **told(times),
                "moves_a_core_second": round(moves / used), "server_busy": round(used / seconds, 2),
                "server_waited": round(waited / seconds, 2), "client_busy": round(mine / seconds, 2)
                }  # fmt: skip


async def idle(server: Server, given) -> dict:
    """What a connected match takes, and what stays of one that is parked.

    A process gives memory back to itself, not to the system: a wave of matches uses again what the
    wave before it has left. First caches of names and lines fill up, whose bounds are fixed, in
    matches that are played as fast as answers come. What the last of equal waves takes beyond the
    one before is what parked matches keep; what a wave of twice as many takes beyond that, the
    second half of it.
    """
    await _warm(server, given)
    sizes = [await _size_with(server, given.matches, given) for _ in range(WAVES)]
    kib = [round((b - a) / given.matches / 1024, 2) for a, b in pairwise(sizes)]
    both = await _size_with(server, given.matches * 2, given)
    connected_ = round((both - sizes[-1]) / given.matches / 1024, 2)
    return {"KiB_connected": connected_, "KiB_parked": kib[-1], "wave_after_wave": kib}


async def _warm(server: Server, given) -> None:
    for _ in range(WARMING):
        live = await tables(server, WARM, given.games, Eager)
        for each in live:
            each.running = True
            each.moving = asyncio.ensure_future(each.move())
        await asyncio.sleep(given.seconds)
        for each in live:
            each.running = False
        await asyncio.sleep(0.3)
        await left(live)


async def _size_with(server: Server, count: int, given) -> int:
    live = await wave(server, count, given)
    await asyncio.sleep(given.seconds)
    size = server.memory()
    await left(live)
    await asyncio.sleep(given.seconds)
    return size


async def wave(server: Server, count: int, given) -> list[Live]:
    live = await tables(server, count, given.games, Live)
    for each in live:
        for _ in range(10):
            await each.move()
    return live


async def left(live: list[Live]) -> None:
    for each in live:
        for socket in each.sockets:
            socket.transport.close()


async def run(given) -> dict:
    with tempfile.TemporaryDirectory() as folder:
        park = {"PARK_AFTER": 3} if given.mode == "idle" else {}
        server = Server(Path(folder), given.port, **park)
        try:
            await server.ready()
            return await {"open": open_loop, "closed": closed_loop, "idle": idle}[given.mode](
                server, given
            )
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mode", choices=["open", "closed", "idle"])
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--port", type=int, default=8799)
    parser.add_argument("--games", type=lambda text: text.split(","), default=list(CATALOGUE))
    parser.add_argument("--unsigned", action="store_true", help="seats have no keys")
    uvloop.install()
    Live.signed = "--unsigned" not in sys.argv
    print(json.dumps(asyncio.run(run(parser.parse_args()))))


if __name__ == "__main__":
    main()
