"""Another past and present that a seat could not tell from its own.

What the seat saw stays as it was: every move, event and chance outcome that lay open. What it did
not see is dealt anew, uniformly over all that fits: a *gap* is an entry of which it saw only a
part, such as a card that another drew. When a thing from a gap comes to light, any gap of its place
that is still open may have brought it; what is hidden at the end of a round, or now, is filled in
by the game's own `determinize`.

The new past is a legal one and leads to the new table: every move of it is checked.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from fernweh.kernel import border, verbs
from fernweh.kernel.chance import generator
from fernweh.kernel.protocol import Unseen
from fernweh.kernel.record import Rows, blank, copied
from fernweh.rl.openspiel_position import UNSEEN, Position

MOST_TRIES = 1000  # at a past that the rules allow; the first is one, but where luck is odd


class Brought(NamedTuple):
    """An entry brings something hidden to a place: a gap opens."""

    place: Any
    entry: int


class Shown(NamedTuple):
    """Something of a place comes to light."""

    place: Any
    action: int


class Closed(NamedTuple):
    """A round ends with an entry, or the past before it: what is hidden stays so."""

    entry: int


Deed = Brought | Shown | Closed
Gaps = defaultdict[Any, list[int]]


class Traced(NamedTuple):
    """A past that the rules allow: every table of it, and who acted there."""

    actions: list[int]
    tables: Rows
    actors: list[int]


class Resampler:
    """What a seat saw of a past, for as many others as are wanted."""

    def __init__(self, position: Position, viewer: int) -> None:
        self.seen = position.seen(viewer)
        self.position, self.viewer = position.copy(), viewer
        self.sim, self.length = position.simulation, len(position.past)
        self.actions = [action for _, action in position.past]
        if UNSEEN in self.seen and not hasattr(self.sim.rules, "unseen_by"):
            raise NotImplementedError(f"{self.sim.rules.NAME} has no unseen_by")
        self.deeds = list(self._deeds())
        self.known = position.known(viewer).tobytes()

    @cached_property
    def tables(self) -> list[Rows]:
        past = [self.position.rows(before) for before, _ in self.position.past]
        return [*past, copied(self.position.table)]

    # What there is to know

    def _deeds(self) -> Iterator[Deed]:
        hidden, stage = self._hidden(self.tables[0]), self._stage(self.tables[0])
        for entry, after in enumerate(self.tables[1:]):
            before, hidden = hidden, self._hidden(after)
            if self._stage(after) != stage:
                stage = self._stage(after)
                yield Closed(entry)
            else:
                yield from self._changes(entry, before, hidden)
        yield Closed(self.length)

    def _changes(self, entry: int, before: Unseen, after: Unseen) -> Iterator[Deed]:
        changed = [place for place in {**before, **after} if before.get(place) != after.get(place)]
        for place in changed:
            there = Counter(before.get(place, ()))
            if self.seen[entry] == UNSEEN:
                there[self.actions[entry]] += 1
                yield Brought(place, entry)
            for action in sorted((there - Counter(after.get(place, ()))).elements()):
                yield Shown(place, action)

    def _hidden(self, table: Rows) -> Unseen:
        unseen_by = getattr(self.sim.rules, "unseen_by", None)
        return unseen_by(self.sim.box[0], table[0], self.viewer) if unseen_by else {}

    def _stage(self, table: Rows) -> int:
        return int(verbs.stage(self.sim.box[0], table[0]))

    # Another past

    def sample(self, seed: int) -> Traced:
        rng = random.Random(seed)
        for _ in range(MOST_TRIES):
            traced = self._traced(self._dealt(rng))
            if traced and self._looks_the_same(traced.tables[-1:]):
                return traced
        raise RuntimeError(f"no other past in {MOST_TRIES} tries")

    def _dealt(self, rng: random.Random) -> list[int]:
        """The actions, with something in every gap."""
        actions, gaps = self.actions[:], defaultdict(list)
        for deed in self.deeds:
            match deed:
                case Brought(place, entry):
                    gaps[place].append(entry)
                case Shown(place, action):
                    gap = gaps[place].pop(rng.randrange(len(gaps[place])))
                    actions[gap] = action
                case Closed(entry):
                    self._close(entry, gaps, actions, rng)
        return actions

    def _close(self, entry: int, gaps: Gaps, actions: list[int], rng: random.Random) -> None:
        """Fill the gaps that are open, and that of the entry itself."""
        table = self._filled(entry, rng)
        hidden = self._hidden(table)
        for place in gaps:
            things = rng.sample(hidden[place], len(gaps[place]))
            for gap, action in zip(gaps[place], things, strict=True):
                actions[gap] = action
        gaps.clear()
        if entry < self.length and self.seen[entry] == UNSEEN:
            actions[entry] = self._last_drawn(entry, table, rng)

    def _filled(self, entry: int, rng: random.Random) -> Rows:
        """The table before an entry with all that is hidden, such that what was seen of the entry
        can be: a seat that draws the last card of a round knows that nobody else held it.
        """
        seen = self.seen[entry] if entry < self.length else UNSEEN
        table = copied(self.tables[entry])
        for _ in range(MOST_TRIES):
            border.determinize(self.sim.box, table, self.viewer, generator(rng.getrandbits(64)))
            if seen == UNSEEN or not border.refusal(self.sim.box, table, seen):
                break
        return table

    def _last_drawn(self, entry: int, table: Rows, rng: random.Random) -> int:
        """What chance may have brought at this table, if the seat saw the same of it."""
        steps, told = self.position.steps, self._told(self.tables[entry], self.actions[entry])
        page, actions = steps.room()
        many, odds = steps.list_open(steps.box, table, page, actions), np.empty(len(page))
        steps.weigh(steps.box, table, actions, many, odds)
        outcomes: list[int] = actions[:many].tolist()
        fits = [self._told(table, action) == told for action in outcomes]
        return rng.choices(outcomes, (odds[:many] * fits).tolist())[0]

    def _told(self, before: Rows, action: int) -> list[Any]:
        after = copied(before)
        border.apply(self.sim.box, after, action)
        events = self.sim.rules.narrate(self.sim.box[0], before[0], action, after[0])
        return [event.seen_by(self.viewer) for event in events]

    def _traced(self, actions: list[int]) -> Traced | None:
        steps = self.position.steps
        tables = np.asarray(blank(self.sim.rules.TABLE, self.length + 1))
        tables[:1], actors = self.sim.fresh, np.empty(self.length + 1, np.int64)
        wrong = steps.retrace(steps.box, tables, np.array(actions, np.int64), actors)
        return Traced(actions, tables, actors.tolist()) if wrong < 0 else None

    def _looks_the_same(self, table: Rows) -> bool:
        known = copied(table)
        border.conceal(self.sim.box, known, self.viewer)
        return known.tobytes() == self.known

    def position_of(self, traced: Traced) -> Position:
        """What OpenSpiel's state then holds."""
        size, data = traced.tables.itemsize, traced.tables.tobytes()
        tables = [data[at : at + size] for at in range(0, len(data), size)]
        past = list(zip(tables, traced.actions, strict=False))
        retold = self.position.retold(past, copied(traced.tables[-1:]), self.viewer)
        for entry in self._gaps:
            retold.events[entry] = retold.happened(entry)
        return retold

    @cached_property
    def _gaps(self) -> list[int]:
        return [entry for entry, action in enumerate(self.seen) if action == UNSEEN]


class Followed:
    """In place of a position while OpenSpiel writes down a past that was traced already."""

    def __init__(self, traced: Traced) -> None:
        self._actors = iter(traced.actors)
        self.apply(0)

    def apply(self, _action: int) -> None:
        self.actor = next(self._actors)


def resampler_of(position: Position, viewer: int) -> Resampler:
    """Searches ask for a thousand others of one position."""
    if viewer not in position.resamplers:
        position.resamplers[viewer] = Resampler(position, viewer)
    found: Resampler = position.resamplers[viewer]
    return found
