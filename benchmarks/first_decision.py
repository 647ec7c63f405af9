"""How long until the first decision in a fresh process, from the import of Fernweh to the move.

    python benchmarks/first_decision.py                 # what is compiled already, and from nothing

Warm, everything is in the compile cache; cold, the cache is an empty folder. Beside the clock's
seconds stand those of the process itself, which are the same where other work shares the cores.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from typing import NamedTuple

BARS = {"warm": 3.0, "cold": 30.0}  # seconds
DECISION = """
import sys, time
start, own = time.perf_counter(), time.process_time()
from fernweh import Game
from fernweh.bots import find
from fernweh.kernel.chance import generator
game = Game(sys.argv[1], rounds=1)
game.let_chance(generator(7))
find(sys.argv[2]).choose(game.seen_by(game.actor), generator(1))
print(time.perf_counter() - start, time.process_time() - own)
"""


class Took(NamedTuple):
    """Seconds."""

    clock: float
    process: float


def first(bot: str, cache: str | None = None) -> Took:
    """In a process of its own, that says nothing of compiling."""
    told = {"FERNWEH_TELL": "0"} | ({"XDG_CACHE_HOME": cache} if cache else {})
    command = [sys.executable, "-c", DECISION, "lost_cities", bot]
    done = subprocess.run(
        command, env=os.environ | told, stdout=subprocess.PIPE, text=True, check=True
    )
    return Took(*map(float, done.stdout.split()))


def measured(bot: str, times: int) -> dict[str, Took]:
    with tempfile.TemporaryDirectory() as folder:
        cold = first(bot, folder)
    return {"cold": cold, "warm": min([first(bot) for _ in range(times + 1)][1:])}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bots", nargs="+", default=["greedy", "pathfinder"])
    parser.add_argument("--times", type=int, default=3, help="warm; the best is told")
    given = parser.parse_args()
    for bot in given.bots:
        for kind, took in measured(bot, given.times).items():
            told = f"{took.clock:6.2f} s, of the process {took.process:6.2f} s"
            print(f"{bot:<12} {kind} {told}  (bar {BARS[kind]:g} s)", flush=True)


if __name__ == "__main__":
    main()
