"""One decision: the legal moves, their trials, and what they come to."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from fernweh.bots.opening import opened
from fernweh.bots.search import race
from fernweh.bots.search.style import Style
from fernweh.bots.search.trial import try_out
from fernweh.bots.search.values import Tally, Value
from fernweh.kernel import border
from fernweh.kernel.batch import cores
from fernweh.kernel.bits import Word
from fernweh.kernel.chance import generator, word

if TYPE_CHECKING:
    from fernweh.games.game import Game
    from fernweh.kernel.chance import Rng

Figures = np.ndarray[Any, Any]


class Thought:
    """Begun with what a seat may know, and a generator that decides all chance in it."""

    def __init__(self, seen: "Game", rng: "Rng", style: Style) -> None:
        self.seat, self.style = seen.actor, style
        self.seen = seen.seen_by(self.seat)
        self.threads = style.threads or cores()
        self.moves = np.array(self.seen.actions(), np.int64)
        preferred = int(border.policy(self.seen.box, self.seen.table, rng))
        self.seed = Word(word(rng))
        self.tally = Tally(self.seen.seats, self.seat, self.moves, preferred)

    @property
    def is_open(self) -> bool:
        """Whether there is anything to decide by trying: not where the choice tells a secret."""
        telling = getattr(self.seen.rules, "TELLING", ())
        return len(self.moves) > 1 and self.seen.table["phase"][0] not in telling

    def think(self) -> None:
        """The clock starts when all is compiled."""
        if self.style.worlds:
            race.by_worlds(self.tally, self.style, self.trials)
        else:
            made_ready(self.seen)
            race.by_time(self.tally, self.style, self.threads, self.trials)

    # What came of it

    def chosen(self) -> str:
        """The best move; the policy's own unless another is better beyond doubt."""
        best = self.tally.best()
        if not (self.is_open and self.tally.surely_better(best, self.style.caution)):
            best = self.tally.policy
        return self.seen.rules.move_of(int(self.moves[best]))

    def values(self) -> list[Value]:
        chosen, move_of = self.chosen(), self.seen.rules.move_of
        found = [self.tally.value(i, move_of(int(a))) for i, a in enumerate(self.moves)]
        return sorted(found, key=lambda each: (each.move != chosen, -each.worlds, -each.worth))

    # Trials

    def trials(self, moves: Figures, first: int, last: int) -> None:
        """Try these moves in the worlds from `first` to before `last`."""
        points = np.empty((last - first, len(moves), self.seen.seats))
        shares = np.empty_like(points)
        self._fill(moves, first, points, shares)
        leads = points[:, :, self.seat] - np.delete(points, self.seat, axis=2).max(axis=2)
        self.tally.add(moves, shares, leads, self._worths(shares[:, :, self.seat], leads))

    def _worths(self, shares: Figures, leads: Figures) -> Figures:
        """A win is a win, and among equals points count."""
        style = self.style
        beyond = 0.5 + 0.5 * leads / (style.scale + np.abs(leads))
        return (1 - style.mix) * shares + style.mix * beyond

    def _fill(self, moves: Figures, first: int, points: Figures, shares: Figures) -> None:
        """On all threads; world for world the same on any number of them."""
        edges = np.linspace(0, len(points), min(self.threads, len(points)) + 1).astype(int)
        parts = list(pairwise(edges.tolist()))
        if len(parts) == 1:
            self._try(moves, first, points, shares)
            return
        jobs = [
            _pool().submit(self._try, moves, first + low, points[low:high], shares[low:high])
            for low, high in parts
        ]
        for job in jobs:
            job.result()

    def _try(self, moves: Figures, first: int, points: Figures, shares: Figures) -> None:
        seen, style = self.seen, self.style
        limits = style.horizon, style.noise, style.spread
        actions = self.moves[moves]
        try_out(seen.box, seen.table, self.seat, actions, self.seed, first, *limits, points, shares)


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(cores())


_ready: set[str] = set()


def made_ready(game: "Game") -> None:
    """Compile what a search of this game needs, or load it: the first time takes seconds."""
    if game.rules.NAME in _ready:
        return
    Thought(opened(game), generator(1), Style(worlds=1)).think()
    _ready.add(game.rules.NAME)
