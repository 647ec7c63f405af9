"""Nothing acknowledged is lost: matches are played while the server is killed at random moments.

    python -m tests.server.killing --matches 1000 --moves 20000 [--postgres]

Every answer `done` is written down outside. At the end every one of them must be in the log, at its
number, with its move, once; and every match must replay and verify.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fernweh.play import archive
from fernweh.play.entry import Action
from fernweh.server.house import database_of
from fernweh.server.records import record_of
from fernweh.server.settings import Settings
from fernweh.server.store import Store
from tests.server import services
from tests.server.guests import Guest, Site, Socket

GAMES = ("lost_cities", "lost_cities_rivals", "lost_cities_board_game")
MOVES_A_KILL = 250  # on average
GONE = (
    ConnectionClosed,
    InvalidHandshake,
    OSError,
    TimeoutError,
    httpx.TransportError,
    AssertionError,
)


class Server:
    """Started, killed, started again."""

    def __init__(self, port: int, database: str, log: Any) -> None:
        self.port, self.database, self.log, self.kills = port, database, log, 0
        self.start()

    def start(self) -> None:
        settings = {
            "PORT": self.port, "DATABASE": self.database, "KEY": "33" * 32, "BOT_PACE": 0,
            "SOCKET_RATE": 10**6, "SOCKET_BURST": 10**6, "REQUEST_RATE": 10**6,
            "TABLES_PER_HOUR": 10**6, "SOCKETS_PER_ADDRESS": 10**6, "SOCKETS_PER_PERSON": 10**6,
        }  # fmt: skip
        environment = {f"FERNWEH_{name}": str(value) for name, value in settings.items()}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fernweh.cli", "serve"],
            env=os.environ | environment, stdout=subprocess.DEVNULL, stderr=self.log,
        )  # fmt: skip

    async def ready(self) -> None:
        while True:
            with contextlib.suppress(httpx.TransportError):
                async with httpx.AsyncClient() as client:
                    await client.get(f"http://127.0.0.1:{self.port}/api/health")
                    return
            await asyncio.sleep(0.1)

    async def die_and_rise(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.kills += 1
        self.start()
        await self.ready()


class Player:
    """Plays matches one after another, and insists on every move."""

    def __init__(self, site: Site, seed: int, acknowledged: list[tuple[str, int, str]]) -> None:
        self.site, self.rng, self.acknowledged = site, random.Random(seed), acknowledged
        self.guest = Guest(site, f"P{seed}")
        self.matches: list[str] = []

    async def again(self, work: Any) -> Any:
        """Until it works: the server may be gone at any moment."""
        while True:
            try:
                return await work()
            except GONE:
                await asyncio.sleep(0.1)

    async def play(self, moves: int) -> None:
        if not self.guest.cookie:
            await self.again(lambda: self.guest.http.put("/api/me", json={"name": "P"}))
        sockets = await self.again(self._begun)
        table = sockets[0].table_id
        self.matches.append(table)
        for _ in range(moves):
            if not await self._move(sockets):
                break
        for socket in sockets:
            with contextlib.suppress(Exception):
                await socket.close()

    async def _begun(self) -> list[Socket]:
        table = await self.guest.make(self.rng.choice(GAMES))
        sockets = [Socket(self.guest, table) for _ in range(2)]
        for socket in sockets:
            await socket.open()
        for seat in (0, 1):
            await sockets[0].sit(seat)
        await sockets[0].done("start")
        for seat in (0, 1):
            await sockets[0].show(seat)
        for seat, socket in enumerate(sockets):
            await socket.done("look", viewer=seat)
        return sockets

    async def _move(self, sockets: list[Socket]) -> bool:
        for seat, socket in enumerate(sockets):
            await self._settled(socket, seat)
        actor = next((s for seat, s in enumerate(sockets) if s.now["actor"] == seat), None)
        if actor is None or not actor.now["choices"]:
            return actor is not None and actor.result is None
        seat, at, id = sockets.index(actor), actor.n, str(self.rng.getrandbits(62))
        move = self.rng.choice(actor.now["choices"])["move"]
        while True:
            try:
                answer = await actor.ask("act", at=at, move=move, id=id)
                break
            except GONE:
                await self.again(lambda: actor.open(seat, actor.n))
        if answer["type"] == "done":
            self.acknowledged.append((actor.table_id, answer["n"], move))
        return True

    async def _settled(self, socket: Socket, seat: int) -> None:
        while True:
            try:
                await socket.settle()
                socket.heard[:] = socket.heard[-1:]
                return
            except GONE:
                await self.again(lambda: socket.open(seat, socket.n))


async def soak(database: str, folder: Path, matches: int, moves: int) -> dict[str, Any]:
    port, acknowledged = services.free_port(), []
    with (folder / "server.log").open("wb") as log:
        server = Server(port, database, log)
        await server.ready()
        players = [Player(Site(port), n, acknowledged) for n in range(24)]
        each = -(-moves // matches)
        left = iter(range(matches))

        async def play(player: Player) -> None:
            for _ in left:
                await player.play(each)

        killing = asyncio.create_task(kill(server, acknowledged))
        started = time.monotonic()
        await asyncio.gather(*map(play, players))
        killing.cancel()
        server.process.terminate()
        server.process.wait()
    found = await judged(database, acknowledged, [m for player in players for m in player.matches])
    return found | {"kills": server.kills, "seconds": round(time.monotonic() - started)}


async def kill(server: Server, acknowledged: list[Any]) -> None:
    """After so many moves, at any moment of the next one: a busy machine kills no more often."""
    rng = random.Random()
    while True:
        enough, late = len(acknowledged) + rng.randint(1, 2 * MOVES_A_KILL), time.monotonic() + 60
        while len(acknowledged) < enough and time.monotonic() < late:
            await asyncio.sleep(rng.uniform(0, 0.05))
        await server.die_and_rise()


async def judged(database: str, acknowledged: list[Any], matches: list[str]) -> dict[str, Any]:
    """Look for everything in the store itself."""
    shelf = database_of(Settings(database=database))
    await shelf.open()
    store, lost, unreadable = Store(shelf), 0, 0
    logs: dict[str, list[Any]] = {}
    for match in matches:
        kept = await store.find(match)
        try:
            archive.load(await record_of(store, kept))
        except Exception:
            unreadable += 1
        logs[match] = await store.entries(match)
    for match, n, move in acknowledged:
        entry = logs[match][n - 1] if n <= len(logs[match]) else None
        lost += not (isinstance(entry, Action) and entry.move == move and entry.n == n)
    doubled = len(acknowledged) - len({(match, n) for match, n, _ in acknowledged})
    await shelf.close()
    return {"matches": len(matches), "acknowledged": len(acknowledged), "lost": lost,
            "doubled": doubled, "unreadable": unreadable}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        address = (
            stack.enter_context(services.postgres(folder))
            if given.postgres
            else str(folder / "k.sqlite")
        )
        figures = asyncio.run(soak(address, folder, given.matches, given.moves))
    kind = {"database": "postgresql" if given.postgres else "sqlite"}
    sys.stdout.write(json.dumps(kind | figures) + "\n")
    sys.exit(bool(figures["lost"] or figures["unreadable"] or figures["doubled"]))


if __name__ == "__main__":
    main()
