"""Two workers beside one on the same PostgreSQL and Redis: processor time a move, and how soon the
opponent sees it.

    python benchmarks/server_workers.py --matches 32 --seconds 15
    python benchmarks/server_workers.py --rate 200            # moves a second, all matches together

With two workers the people of each match come to both in turn, past any proxy: who comes to the
wrong one is passed on. `seen` is from a move sent to its step at the other seat.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path

import httpx
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.frames import connected
from benchmarks.server_load import Live, Server, told
from tests.server import services

from fernweh.games import CATALOGUE

KEY = "44" * 32


class Spread(Live):
    """A match whose people come to the workers in turn."""

    def __init__(self, ports: list[int], cookie: str, table: str, seed: int) -> None:
        super().__init__(ports[0], cookie, table, seed)
        self.ports, self.seen = ports, []
        self._under_way: tuple[int, int, float] | None = None

    async def _connect(self, viewer: int) -> None:
        heard = self._heard_0 if viewer == 0 else self._heard_1
        port = self.ports[(viewer + self.rng.randrange(2)) % len(self.ports)]
        path = f"/socket/{self.table}"
        self.sockets.append(await connected(port, path, self.cookie, heard))

    def _heard(self, socket: int, data: bytes) -> None:
        if self._under_way and socket != self._under_way[0] and data.startswith(b'{"type":"step"'):
            self.seen.append(time.perf_counter() - self._under_way[2])
            self._under_way = None
        super()._heard(socket, data)

    async def move(self) -> None:
        self._under_way = (self.actor, self.n, time.perf_counter())
        await super().move()


async def tables(ports: list[int], given) -> list[Spread]:
    address, games = f"http://127.0.0.1:{ports[0]}", list(CATALOGUE)
    async with httpx.AsyncClient(base_url=address, headers={"origin": address}) as client:
        await client.put("/api/me", json={"name": "Load"})
        cookie, found = f"fernweh={client.cookies['fernweh']}", []
        for n in range(given.matches):
            made = await client.post("/api/tables", json={"game": games[n % len(games)]})
            found.append(Spread(ports, cookie, made.json()["id"], n))
    for each in found:
        await each.begin()
    return found


async def paced(live: list[Spread], given) -> None:
    """So many moves a second, all together."""

    async def one(each: Spread) -> None:
        await asyncio.sleep(each.rng.random() * len(live) / given.rate)
        due = time.perf_counter()
        while time.perf_counter() < until:
            await each.move()
            due += len(live) / given.rate
            await asyncio.sleep(max(0, due - time.perf_counter()))

    until = time.perf_counter() + given.seconds
    await asyncio.gather(*map(one, live))


async def measured(folder: Path, workers: int, shared: dict, given) -> dict:
    ports = [services.free_port() for _ in range(workers)]
    servers = [Server(folder, port, **shared) for port in ports]
    try:
        for each in servers:
            await each.ready()
        live = await tables(ports, given)
        before = sum(each.seconds() for each in servers)
        await paced(live, given)
        used = sum(each.seconds() for each in servers) - before
    finally:
        for each in servers:
            each.stop()
    moves, seen = sum(each.moves for each in live), [at for each in live for at in each.seen]
    return {"workers": workers, "moves": moves, "ms_a_move": round(used / moves * 1000, 3),
            "seen": told(seen)}  # fmt: skip


async def run(given) -> list[dict]:
    found = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with services.postgres(folder) as database, services.redis(folder) as redis:
            shared = {"DATABASE": database, "REDIS": redis, "KEY": KEY, "THINKERS": 1}
            for _ in range(given.rounds):
                for workers in (1, 2):
                    found.append(await measured(folder, workers, shared, given))
                    print(json.dumps(found[-1]), flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second, all together")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=2, help="one and two workers by turns")
    os.environ.setdefault("FERNWEH_BOT_PACE", "0")
    uvloop.install()
    found = asyncio.run(run(parser.parse_args()))
    best = {n: min(each["ms_a_move"] for each in found if each["workers"] == n) for n in (1, 2)}
    print(json.dumps({"ratio": round(best[2] / best[1], 3)}))


if __name__ == "__main__":
    main()
