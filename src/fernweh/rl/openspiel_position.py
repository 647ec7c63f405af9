"""What a state of OpenSpiel holds: a table, and what every seat saw on the way there.

What happened is told only when somebody asks: searches step and copy far more than they ask.
"""

from typing import Any

import numpy as np

from fernweh.kernel import border
from fernweh.kernel.bits import members, words_for
from fernweh.kernel.chance import generator
from fernweh.kernel.record import Rows, copied
from fernweh.kernel.verbs import NOBODY
from fernweh.rl.simulation import Simulation

Entry = tuple[Rows, int]  # the table before an action, and the action
Seen = tuple[str, int]  # an entry as a seat saw it: move and events, and the action or UNSEEN

UNSEEN = -1


class Position:
    """A table with its past."""

    def __init__(self, sim: Simulation) -> None:
        self.simulation = sim
        self.table = copied(sim.fresh)
        self.actor = int(border.actor(sim.box, self.table))
        self._past: list[Entry] = []
        self._told: list[list[Seen]] = [[] for _ in range(sim.seats)]

    def copy(self) -> "Position":
        other = object.__new__(Position)
        other.simulation, other.actor = self.simulation, self.actor
        other.table, other._past = copied(self.table), self._past[:]
        other._told = [told[:] for told in self._told]
        return other

    def __deepcopy__(self, memo: Any) -> "Position":
        return self.copy()

    def __reduce__(self) -> Any:
        past = [(before.tobytes(), action) for before, action in self._past]
        return _again, (self.simulation, self.table.tobytes(), past)

    # Playing

    def actions(self) -> list[int]:
        mask = np.zeros(words_for(self.simulation.actions), np.uint64)
        border.legal(self.simulation.box, self.table, mask)
        return members(mask)

    def weights(self) -> dict[int, int]:
        """At a chance turn: every outcome, and in how many ways it comes."""
        actions = np.array(self.actions(), np.int64)
        weights = np.empty_like(actions)
        border.weights(self.simulation.box, self.table, actions, weights)
        return dict(zip(actions.tolist(), weights.tolist(), strict=True))

    def apply(self, action: int) -> None:
        self._past.append((copied(self.table), action))
        border.apply(self.simulation.box, self.table, action)
        self.actor = int(border.actor(self.simulation.box, self.table))

    def rewards(self) -> list[float]:
        """By place, once nobody acts any more."""
        out = np.zeros(self.simulation.seats, np.float32)
        if self.actor == NOBODY:
            places = [int(border.place(self.simulation.box, self.table, seat))
                      for seat in range(len(out))]  # fmt: skip
            out[:] = [balance(places, seat) for seat in range(len(out))]
        return [float(each) for each in out]

    def determinize(self, viewer: int, seed: int) -> None:
        border.determinize(self.simulation.box, self.table, viewer, generator(seed))

    # Seeing

    def text(self) -> str:
        return self.simulation.rules.text_of(self.simulation.box[0], self.table[0])

    def known_text(self, viewer: int) -> str:
        """The table as far as this seat may know it."""
        known = copied(self.table)
        border.conceal(self.simulation.box, known, viewer)
        return self.simulation.rules.text_of(self.simulation.box[0], known[0])

    def observe(self, viewer: int) -> np.ndarray[Any, Any]:
        seen = np.zeros_like(self.simulation.most)
        border.observe(self.simulation.box, self.table, viewer, seen)
        return seen

    def seen(self, viewer: int) -> list[Seen]:
        """Every entry so far, as this seat saw it."""
        told = self._told[viewer]
        tables = [before for before, _ in self._past[len(told) :]] + [self.table]
        for (before, action), after in zip(self._past[len(told) :], tables[1:], strict=True):
            told.append(self._as_seen(before, action, after, viewer))
        return told

    def _as_seen(self, before: Rows, action: int, after: Rows, viewer: int) -> Seen:
        sim = self.simulation
        events = list(sim.rules.narrate(sim.box[0], before[0], action, after[0]))
        seen = [event.seen_by(viewer) for event in events]
        if seen != events:
            return " ".join(map(repr, seen)), UNSEEN
        return " ".join([sim.rules.move_of(action), *map(repr, events)]), action


def _again(sim: Simulation, table: bytes, past: list[tuple[bytes, int]]) -> Position:
    """A position from its pickle."""
    position = Position(sim)
    position.table = _rows(sim, table)
    position.actor = int(border.actor(sim.box, position.table))
    position._past = [(_rows(sim, before), action) for before, action in past]
    return position


def _rows(sim: Simulation, data: bytes) -> Rows:
    return np.frombuffer(bytearray(data), sim.rules.TABLE)


def balance(places: list[int], seat: int) -> float:
    """How many others a seat leaves behind, less those before it, from -1 to 1."""
    others = [place for other, place in enumerate(places) if other != seat]
    behind = sum(places[seat] < place for place in others)
    before = sum(place < places[seat] for place in others)
    return (behind - before) / len(others)
