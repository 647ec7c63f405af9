"""Our own figures: vectors with observations and masks, whole games without, PettingZoo, Python."""

import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from fernweh.games import CATALOGUE
from fernweh.kernel import batch
from fernweh.kernel.record import blank
from fernweh.rl import pettingzoo
from fernweh.rl.simulation import simulation
from fernweh.rl.single import Single
from fernweh.rl.vector import Vector
from peers.figures import Figure, best, tell

BATCHES = (64, 1024, 8192)
GAMES_AT_ONCE = 200
STEPS = 1 << 15  # of all tables in a stretch


def vector(game: str, tables: int, threads: int) -> Callable[[], float]:
    many = Vector(game, tables, threads=threads)

    def stretch() -> float:
        for _ in range(STEPS // tables):
            many.step(many.random_actions())
        return STEPS

    return stretch


def whole_games(game: str, threads: int) -> Callable[[], float]:
    sim, seeds = simulation(game, None, {}), iter(range(10**9))

    def stretch() -> float:
        tables = blank(sim.rules.TABLE, GAMES_AT_ONCE)
        return batch.random_games(sim.box, tables, next(seeds), threads=threads)

    return stretch


def single(game: str) -> Callable[[], float]:
    table = Single(game)

    def stretch() -> float:
        for _ in range(1000):
            table.step(table.random_action())
            if table.is_over:
                table.reset()
        return 1000

    return stretch


def aec(env: Any) -> Callable[[], float]:
    """As PettingZoo's own benchmark plays."""
    env.reset(seed=1)

    def stretch() -> float:
        for _ in env.agent_iter(100):
            seen, _reward, over, cut, _info = env.last()
            if over or cut:
                env.reset()
                seen = env.last()[0]
            env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        return 100

    return stretch


def main(cores: int, seconds: float) -> None:
    for game in CATALOGUE:
        for tables in BATCHES:
            rate = best(vector(game, tables, cores), seconds)
            tell(Figure("Fernweh vector", game, cores, tables, "bytes and mask", rate, "decision"))
        rate = best(whole_games(game, cores), seconds)
        tell(Figure("Fernweh whole games", game, cores, 1, "nothing", rate, "action or chance"))
    if cores == 1:
        rate = best(single("lost_cities"), seconds)
        tell(Figure("Fernweh from Python", "lost_cities", 1, 1, "bytes and mask", rate, "decision"))
        rate = best(aec(pettingzoo.env("lost_cities")), seconds)
        tell(Figure("Fernweh PettingZoo", "lost_cities", 1, 1, "bytes and mask", rate, "decision"))


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
