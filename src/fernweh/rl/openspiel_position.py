"""What a state of OpenSpiel holds: a table, and what every seat saw on the way there.

What happened is told only when somebody asks: searches step and copy far more than they ask.
"""

from functools import cached_property
from typing import Any

import numpy as np

from fernweh.kernel import border, explicit
from fernweh.kernel.event import Event
from fernweh.kernel.record import Rows, copied
from fernweh.kernel.rule import for_these
from fernweh.kernel.verbs import NOBODY
from fernweh.rl.simulation import Simulation

Array = np.ndarray[Any, Any]
Events = list[Event]
Past = list[tuple[bytes, int]]  # each table that there was, and the action that was taken at it

UNSEEN = -1  # in place of an action of which this seat did not see everything


class Steps:
    """The compiled verbs for the tables of one simulation, each made ready when it is asked for."""

    def __init__(self, sim: Simulation) -> None:
        self.simulation, self.box, self.count = sim, sim.box, sim.actions
        self.most = np.maximum(sim.most, 1).astype(np.float32)

    @cached_property
    def advance(self) -> Any:
        return for_these(explicit.advance, *self._table, 0)

    @cached_property
    def list_open(self) -> Any:
        return for_these(explicit.list_open, *self._table, *self.room())

    @cached_property
    def weigh(self) -> Any:
        return for_these(explicit.weigh, *self._table, self.room()[1], 0, np.zeros(1))

    @cached_property
    def observe(self) -> Any:
        seen = np.zeros_like(self.simulation.most)
        return for_these(explicit.observe_scaled, *self._table, 0, seen, self.most, self.most)

    @cached_property
    def retrace(self) -> Any:
        return for_these(explicit.retrace, *self._table, self.room()[1], self.room()[1])

    @property
    def _table(self) -> tuple[Rows, Rows]:
        return self.box, copied(self.simulation.fresh)

    def room(self) -> tuple[Array, Array]:
        """For what may be done: a byte for each action, and numbers."""
        return np.empty(self.count, np.uint8), np.empty(self.count, np.int64)


class Position:
    """A table with its past."""

    def __init__(self, steps: Steps) -> None:
        self.steps, self.simulation = steps, steps.simulation
        self.table = copied(self.simulation.fresh)
        self.actor = int(border.actor(steps.box, self.table))
        self.past: Past = []
        self._begin()

    def _begin(self) -> None:
        self._open: list[int] | None = None
        self._page, self._numbers = self.steps.room()
        self.events: list[Events] = []  # of the first entries: as many as were asked for
        seats = range(self.simulation.seats)
        self._told = [
            (0, f"seat {seat}") for seat in seats
        ]  # how many were told, and in what words
        self.resamplers: dict[int, Any] = {}  # by viewer, for searches that ask again and again

    def copy(self) -> "Position":
        other = object.__new__(Position)
        other.__dict__.update(
            self.__dict__, table=copied(self.table), past=self.past[:], events=self.events[:],
            _told=self._told[:], resamplers={},
        )  # fmt: skip
        other._open, (other._page, other._numbers) = None, self.steps.room()
        return other

    def __deepcopy__(self, memo: Any) -> "Position":
        return self.copy()

    def __reduce__(self) -> Any:
        return _again, (self.simulation, [action for _, action in self.past])

    # Playing

    def actions(self) -> list[int]:
        """What may be done now; not to be changed."""
        if self._open is None:
            steps, page, numbers = self.steps, self._page, self._numbers
            many = steps.list_open(steps.box, self.table, page, numbers)
            self._open = numbers[:many].tolist()
        return self._open

    def mask(self) -> list[int]:
        """The same as a 0 or 1 for each action."""
        self.actions()
        return list(self._page.tobytes())

    def odds(self) -> list[tuple[int, float]]:
        """At a chance turn: every outcome, and how likely it is."""
        steps, actions = self.steps, self.actions()
        odds = np.empty(len(actions))
        steps.weigh(steps.box, self.table, self._numbers, len(actions), odds)
        return list(zip(actions, odds.tolist(), strict=True))

    def apply(self, action: int) -> None:
        self.past.append((self.table.tobytes(), action))
        self.actor = self.steps.advance(self.steps.box, self.table, action)
        self._open = None
        if self.resamplers:
            self.resamplers = {}

    def rewards(self) -> list[float]:
        """By place, once nobody acts any more."""
        seats = range(self.simulation.seats)
        if self.actor != NOBODY:
            return [0.0 for _ in seats]
        places = [int(border.place(self.steps.box, self.table, seat)) for seat in seats]
        return [balance(places, seat) for seat in seats]

    # Seeing

    def text(self) -> str:
        return self.simulation.rules.text_of(self.simulation.box[0], self.table[0])

    def known_text(self, viewer: int) -> str:
        """The table as far as this seat may know it."""
        known = self.known(viewer)
        return self.simulation.rules.text_of(self.simulation.box[0], known[0])

    def known(self, viewer: int) -> Rows:
        known = copied(self.table)
        border.conceal(self.steps.box, known, viewer)
        return known

    def observe(self, viewer: int) -> Array:
        """What a seat sees, scaled to 0 … 1."""
        steps = self.steps
        seen, out = np.empty(len(steps.most), np.uint8), np.empty(len(steps.most), np.float32)
        steps.observe(steps.box, self.table, viewer, seen, steps.most, out)
        return out

    def told(self, viewer: int) -> str:
        """Every entry so far as this seat saw it, a line each."""
        so_far, words = self._told[viewer]
        if so_far < len(self.past):
            self.narrate()
            entries = range(so_far, len(self.past))
            words += "".join(f"\n{self._line(entry, viewer)}" for entry in entries)
            self._told[viewer] = len(self.past), words
        return words

    def seen(self, viewer: int) -> list[int]:
        """Every action so far, or UNSEEN."""
        self.narrate()
        return [
            action if all(event.seen_by(viewer) == event for event in events) else UNSEEN
            for (_, action), events in zip(self.past, self.events, strict=True)
        ]

    def narrate(self) -> None:
        """Tell all that happened and is not told yet."""
        for entry in range(len(self.events), len(self.past)):
            self.events.append(self.happened(entry))

    def happened(self, entry: int) -> Events:
        sim, (before, action) = self.simulation, self.past[entry]
        is_last = entry + 1 == len(self.past)
        after = self.table if is_last else self.rows(self.past[entry + 1][0])
        was, now = self.rows(before)[0], copied(after)[0]
        return list(sim.rules.narrate(sim.box[0], was, action, now))

    def _line(self, entry: int, viewer: int) -> str:
        """A move that is not seen whole is not named."""
        events = self.events[entry]
        seen = [event.seen_by(viewer) for event in events]
        move = [self.simulation.rules.move_of(self.past[entry][1])] if seen == events else []
        return " ".join([*move, *map(repr, seen)])

    def rows(self, data: bytes) -> Rows:
        return np.frombuffer(bytearray(data), self.simulation.rules.TABLE)

    def retold(self, past: Past, table: Rows, viewer: int) -> "Position":
        """Another past and table, of which this viewer was told the same."""
        other = object.__new__(Position)
        other.__dict__.update(self.__dict__, past=past, table=table)
        other._begin()
        other.events, other._told[viewer] = self.events[:], (len(past), self.told(viewer))
        return other


def _again(sim: Simulation, actions: list[int]) -> Position:
    """A position from its pickle."""
    position = Position(Steps(sim))
    for action in actions:
        position.apply(action)
    return position


def balance(places: list[int], seat: int) -> float:
    """How many others a seat leaves behind, less those before it, from -1 to 1."""
    others = [place for other, place in enumerate(places) if other != seat]
    behind = sum(places[seat] < place for place in others)
    before = sum(place < places[seat] for place in others)
    return (behind - before) / len(others)
