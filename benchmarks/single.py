"""One table from Python: the plain interface, PettingZoo bare and wrapped, and copies.

    python benchmarks/single.py [GAME]

A figure is the best of many short stretches: machines have other work. The empty environment does
nothing in the same wrappers: what is left of it is PettingZoo's own work.
"""

import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import njit

from fernweh.kernel.record import blank
from fernweh.rl import pettingzoo
from fernweh.rl.single import Single

STRETCH, STRETCHES = 2_000, 200


class Empty(pettingzoo.raw_env):
    """Two players take turns, and nothing happens."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        self.seen = {"observation": self.table.observation, "action_mask": self._mask}
        self.infos = {agent: {"action_mask": self._mask} for agent in self.agents}

    def observe(self, agent: str) -> Any:
        return self.seen

    def step(self, action: Any) -> None:
        self.agent_selection = self.agents[self.agent_selection == self.agents[0]]


def best(stretch: Callable[[int], None], steps: int = STRETCH) -> float:
    """Steps a second in the best stretch."""
    fastest = 0.0
    for _ in range(STRETCHES):
        start = time.perf_counter()
        stretch(steps)
        fastest = max(fastest, steps / (time.perf_counter() - start))
    return fastest


def single(game: str) -> Callable[[int], None]:
    table = Single(game)

    def stretch(steps: int) -> None:
        for _ in range(steps):
            table.step(table.random_action())
            if table.is_over:
                table.reset()

    return stretch


def aec(env: Any) -> Callable[[int], None]:
    """As PettingZoo's own benchmark: every step with `last`, a random open action."""
    env.reset(seed=1)

    def stretch(steps: int) -> None:
        for _ in env.agent_iter(steps):
            seen, _reward, termination, truncation, _info = env.last()
            if termination or truncation:
                env.reset()
                seen = env.last()[0]
            env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))

    return stretch


def aec_alone(env: Any) -> Callable[[int], None]:
    """The same, with the choice of an action left out: the table picks one in compiled code."""
    env.reset(seed=1)
    table = env.unwrapped.table

    def stretch(steps: int) -> None:
        for _ in env.agent_iter(steps):
            _seen, _reward, termination, truncation, _info = env.last()
            if termination or truncation:
                env.reset()
                env.last()
            env.step(table.random_action())

    return stretch


@njit(nogil=True)
def _copy_all(source: Any, rows: Any) -> None:
    for i in range(rows.size):
        rows[i] = source[0]


def copies(game: str) -> Callable[[int], None]:
    table = Single(game)
    rows = blank(table.simulation.rules.TABLE, 1000)
    _copy_all(table.game.table, rows)

    def stretch(steps: int) -> None:
        for _ in range(steps // len(rows)):
            _copy_all(table.game.table, rows)

    return stretch


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "lost_cities"
    bare, empty = pettingzoo.raw_env(game), Empty(game)
    figures = {
        "plain interface, random play": best(single(game)),
        "copies of a table, compiled": best(copies(game), 100_000),
        "PettingZoo bare": best(aec_alone(bare)),
        "PettingZoo bare, the action chosen in Python": best(aec(bare)),
        "PettingZoo wrapped": best(aec(pettingzoo.env(game))),
        "empty environment, wrapped the same": best(aec(pettingzoo.wrapped(empty))),
    }
    for what, figure in figures.items():
        print(f"{game}  {what:48}{figure:14,.0f}")
    share = figures["PettingZoo wrapped"] / figures["empty environment, wrapped the same"]
    print(f"{game}  {'wrapped, against empty':48}{share:14.2f}")


if __name__ == "__main__":
    main()
