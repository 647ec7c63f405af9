"""What a game is worth in which all lies open, by backward induction over its tables.

    sim = simulation("lost_cities_rivals", 2, {"colours": 2, "lowest": 9, …})
    Induction(sim).worth                           # to the first seat, in rewards by place
    Induction(sim, replies={1: choose}).worth      # and if the other plays like this

Histories that lead to the same table are one, so it goes much further than a tree does. It is for
two seats, and for games where whoever acts knows the whole table, or could tell it.
"""

import sys
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from fernweh.kernel import border
from fernweh.kernel.bits import members, words_for
from fernweh.kernel.fault import Fault
from fernweh.kernel.record import Rows, copied
from fernweh.kernel.verbs import CHANCE, NOBODY
from fernweh.rl.simulation import Simulation

MOST_TABLES = 2_000_000
DEEPEST = 20_000  # calls, a few an action
Reply = Callable[[Rows], Mapping[int, float]]  # actions at a table, with how often each is taken


class Induction:
    """The best play of each seat, but for those whose replies are given."""

    def __init__(
        self, sim: Simulation, replies: Mapping[int, Reply] | None = None, most: int = MOST_TABLES
    ) -> None:
        self.simulation, self.replies, self._most = sim, replies or {}, most
        self._mask = np.zeros(words_for(sim.actions), np.uint64)
        self._found: dict[bytes, float] = {}
        deepest = sys.getrecursionlimit()
        sys.setrecursionlimit(max(DEEPEST, deepest))
        try:
            self.worth = self.worth_of(sim.fresh)
        finally:
            sys.setrecursionlimit(deepest)

    @property
    def tables(self) -> int:
        return len(self._found)

    def worth_of(self, table: Rows) -> float:
        """To the first seat."""
        key = table.tobytes()
        if key not in self._found:
            if len(self._found) >= self._most:
                raise Fault("tree-too-large", most=self._most)
            self._found[key] = self._work_out(table)
        return self._found[key]

    def _work_out(self, table: Rows) -> float:
        box, actor = self.simulation.box, int(border.actor(self.simulation.box, table))
        if actor == NOBODY:
            return float(border.place(box, table, 1) - border.place(box, table, 0))
        if actor == CHANCE:
            return self._mean(table, self._chances(table))
        if actor in self.replies:
            return self._mean(table, self.replies[actor](table))
        best: Any = max if actor == 0 else min
        return float(best(self._after(table, action) for action in self.actions(table)))

    def _mean(self, table: Rows, odds: Mapping[int, float]) -> float:
        return sum(each * self._after(table, action) for action, each in odds.items() if each)

    def _after(self, table: Rows, action: int) -> float:
        after = copied(table)
        border.apply(self.simulation.box, after, action)
        return self.worth_of(after)

    def actions(self, table: Rows) -> list[int]:
        border.legal(self.simulation.box, table, self._mask)
        return members(self._mask)

    def _chances(self, table: Rows) -> dict[int, float]:
        actions = np.array(self.actions(table), np.int64)
        weights = np.empty_like(actions)
        border.weights(self.simulation.box, table, actions, weights)
        odds: list[float] = (weights / weights.sum()).tolist()
        return dict(zip(actions.tolist(), odds, strict=True))
