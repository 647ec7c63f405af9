"""Whether one socket can stop a table: people play at a steady pace while somebody attacks.

    python benchmarks/attacks.py                         # every attack, ten seconds each
    python benchmarks/attacks.py --attacks pings url --seconds 5

The server is a process of its own with the limits it comes with, and so is each attack. Times are
from when a move was to be sent to its answer; the bar is 250 ms at the 99th percentile. `waited` is
for how long the server could have run and others had the cores: the attackers, or other work.
"""

import argparse
import asyncio
import multiprocessing
import os
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.attackers import ATTACKS, Attack
from benchmarks.server_load import LIMITS, Live, Server, tables

from fernweh.server.settings import Settings

BAR = 250  # ms
MATCHES, APART = 5, 0.2  # matches, and seconds between two moves in each
QUIET = "nobody"
LONGEST = 60  # seconds that anybody waits


def attacked(name: str, port: int, seconds: float, made: Any) -> None:
    """In its own process, which ends by itself even where nobody ends it.

    It leaves the cores to the server first: a real attacker has cores of their own.
    """
    os.nice(20)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16_384), hard))
    ATTACKS[name](Attack(port, seconds, made))


@contextmanager
def under(name: str, port: int, seconds: float, made: Any) -> Iterator[None]:
    """While somebody attacks, if anybody."""
    start = multiprocessing.get_context("spawn").Process
    process = start(target=attacked, args=(name, port, seconds + LONGEST, made))
    if name == QUIET:
        yield
        return
    process.start()
    try:
        yield
    finally:
        process.terminate()
        process.join()


async def paced(live: Live, until: float) -> list[float]:
    """A move at each tick, waited for as long as it takes; the next tick does not wait with it."""
    took: list[float] = []
    tick = time.perf_counter() + live.rng.random() * APART
    while tick < until:
        await asyncio.sleep(max(0.0, tick - time.perf_counter()))
        before = live.moves
        await asyncio.wait_for(live.move(), LONGEST)
        if live.moves > before:
            took.append(time.perf_counter() - tick)
        tick += APART
    return took


async def played(server: Server, name: str, seconds: float, made: Any) -> list[float]:
    """The matches have begun before the attack does."""
    live = await tables(server, MATCHES, ["lost_cities"], Live)
    with under(name, server.port, seconds, made):
        until = time.perf_counter() + seconds
        took = await asyncio.gather(*(paced(each, until) for each in live))
    for socket in (each for match in live for each in match.sockets):
        socket.transport.close()
    return sorted(each * 1000 for many in took for each in many)


async def measured(server: Server, name: str, seconds: float) -> bool:
    made = multiprocessing.get_context("spawn").Value("L")
    waited = server.waited()
    times = await played(server, name, seconds, made)
    waited = server.waited() - waited
    p50, p99, most = (times[int((len(times) - 1) * share)] for share in (0.5, 0.99, 1))
    figures = f"p50 {p50:7.1f} ms  p99 {p99:7.1f} ms  most {most:7.1f} ms"
    costs = (
        f"{made.value:6} connections  {server.memory() / 2**20:4.0f} MiB  waited {waited:4.1f} s"
    )
    verdict = "holds" if p99 < BAR else "FAILS"
    print(f"{name:24} {len(times):5} moves  {figures}  {costs}  {verdict}", flush=True)
    return p99 < BAR


async def main(given: argparse.Namespace) -> bool:
    with suppress(PermissionError):  # before whatever else runs on this machine
        os.nice(-10)
    with tempfile.TemporaryDirectory() as folder:
        ours = {name: getattr(Settings(), name.lower()) for name in LIMITS}
        server = Server(Path(folder), given.port, **ours)
        try:
            await server.ready()
            return all([await measured(server, each, given.seconds) for each in given.attacks])
        finally:
            server.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument(
        "--attacks", nargs="*", default=[QUIET, *ATTACKS], choices=[QUIET, *ATTACKS]
    )
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--port", type=int, default=8_991)
    sys.exit(not uvloop.run(main(parser.parse_args())))
