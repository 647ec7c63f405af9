"""What it costs that tables are values: `Functional` beside `Vector` on one thread.

    python benchmarks/functional.py [GAME …] [--tables 1024] [--seconds 10]

Each plays the first steps of as many games, with actions that were picked at random before, in
turns; told is the best turn of each, in nanoseconds a step of one table.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from fernweh.games import CATALOGUE
from fernweh.rl.functional import Functional, Snapshot
from fernweh.rl.vector import Vector

STEPS = 16  # in a turn: too few for a game to end
Turn = Callable[[], float]


def of_vector(game: str, count: int) -> Turn:
    tables = Vector(game, count, threads=1)
    tables.reset(7)
    begun, moves = tables.save(), []
    for _ in range(STEPS):
        moves.append(tables.random_actions().copy())
        tables.step(moves[-1])

    def turn() -> float:
        tables.restore(begun)
        start = time.perf_counter()
        for actions in moves:
            tables.step(actions)
        return time.perf_counter() - start

    return turn


def of_values(game: str, count: int) -> Turn:
    play, rng = Functional(game), np.random.default_rng(7)
    begun, moves = play.init(range(count)), []
    tables: Snapshot = begun
    for _ in range(STEPS):
        moves.append(play.random_actions(tables, rng))
        tables = play.step(tables, moves[-1])

    def turn() -> float:
        now, start = begun, time.perf_counter()
        for actions in moves:
            now = play.step(now, actions)
        return time.perf_counter() - start

    return turn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(CATALOGUE))
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=10.0)
    asked: Any = parser.parse_args()
    for game in asked.games:
        turns = [of_vector(game, asked.tables), of_values(game, asked.tables)]
        best, end = [float("inf")] * 2, time.perf_counter() + asked.seconds
        while time.perf_counter() < end:
            best = [min(known, turn()) for known, turn in zip(best, turns, strict=True)]
        in_place, values = (1e9 * each / STEPS / asked.tables for each in best)
        print(f"{game:24} in place {in_place:6.0f} ns  values {values:6.0f} ns"
              f"  {values / in_place:.2f} times", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
