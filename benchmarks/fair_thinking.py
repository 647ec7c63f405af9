"""How long one waits for one's bot while another guest looks at many tables of Legends.

python benchmarks/fair_thinking.py --tables 55 --bot pathfinder
"""

import argparse
import asyncio
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from tests.server import services
from tests.server.guests import Site, Socket
from tests.server.killing import Server
from tests.server.test_bots import against_bots

GAME, SEATS = "lost_cities_rivals", 4


async def crowd(site: Site, tables: int) -> list[Socket]:
    """One guest who looks at so many tables of four Legends."""
    eve, sockets = await site.guest("Eve"), []
    for _ in range(tables):
        socket = await eve.at(await eve.make(GAME, seats=SEATS, bots=["legend"] * SEATS))
        await socket.done("start")
        sockets.append(socket)
    return sockets


async def waits(socket: Socket, moves: int) -> list[float]:
    """Seconds from the end of one's turn to the bot's first step."""
    found: list[float] = []
    while len(found) < moves and socket.result is None:
        while socket.now["actor"] == 0:
            await socket.act(socket.now["choices"][-1]["move"])
            await socket.settle()
        n, began = socket.n, time.perf_counter()
        await socket.until(n + 1)
        found.append(time.perf_counter() - began)
        await socket.until_true(lambda each: each.now["actor"] == 0 or each.result)
    return found


async def measured(port: int, tables: int, bot: str, moves: int) -> dict[str, list[float]]:
    site = Site(port)
    ada = await against_bots(site, bot)
    await waits(ada, 2)  # started, and loaded from the disk
    found = {"alone": await waits(await against_bots(site, bot), moves)}
    crowded = await crowd(site, tables)
    hearing = [asyncio.create_task(_hear(each)) for each in crowded]
    await asyncio.sleep(5)
    found[f"beside {tables} tables"] = await waits(await against_bots(site, bot), moves)
    for task in hearing:
        task.cancel()
    await site.close()
    return found


async def _hear(socket: Socket) -> None:
    while True:
        await socket.hear(within=600)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=55)
    parser.add_argument("--bot", default="pathfinder")
    parser.add_argument("--moves", type=int, default=15)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "d.sqlite"
        server = Server(services.free_port(), str(path), subprocess.DEVNULL)
        try:
            asyncio.run(server.ready())
            work = measured(server.port, asked.tables, asked.bot, asked.moves)
            for name, seconds in asyncio.run(work).items():
                middle, most = statistics.median(seconds), max(seconds)
                print(f"{asked.bot} {name}: median {middle:.2f} s, longest {most:.2f} s")
        finally:
            server.process.kill()
            server.process.wait()


if __name__ == "__main__":
    main()
