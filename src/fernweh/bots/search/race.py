"""The race: all legal moves begin, and the worse half drops out, again and again.

(Sequential halving; Karnin, Koren and Somekh 2013.) The policy's own move never drops out: it is
what the others have to beat.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil, log2

import numpy as np

from fernweh.bots.search.style import Style
from fernweh.bots.search.values import Figures, Tally

Trials = Callable[[Figures, int, int], None]  # try these moves in worlds `first` to before `last`

LONGEST_STRETCH = 0.02  # seconds without a look at the clock
MOST_AT_ONCE = 512  # worlds


def by_worlds(tally: Tally, style: Style, trials: Trials) -> None:
    """As many trials as `worlds` worlds for every move take."""
    live, first = np.arange(len(tally.moves)), 0
    rounds = _rounds(len(live), style.halving)
    for _ in range(rounds):
        last = first + _worlds_of_a_round(style.worlds, tally, rounds, live)
        for at in range(first, last, MOST_AT_ONCE):
            trials(live, at, min(at + MOST_AT_ONCE, last))
        first = last
        live = survivors(tally, live)


def by_time(tally: Tally, style: Style, threads: int, trials: Trials) -> None:
    """As long in each round, until the time is up, or there were `most` worlds for every move."""
    live, first, clock = np.arange(len(tally.moves)), 0, Pace(threads)
    rounds, start = _rounds(len(live), style.halving), time.perf_counter()
    for number in range(1, rounds + 1):
        end = start + style.time * number / rounds
        last = first + _worlds_of_a_round(style.most, tally, rounds, live)
        while many := min(clock.worlds(len(live), end), last - first):
            with clock.timing(many * len(live)):
                trials(live, first, first + many)
            first += many
        live = survivors(tally, live)


def _rounds(moves: int, halving: bool) -> int:
    return max(1, ceil(log2(moves))) if halving else 1


def _worlds_of_a_round(worlds: int, tally: Tally, rounds: int, live: Figures) -> int:
    """Each round has as many trials: the fewer moves are left, the more worlds."""
    return max(1, worlds * len(tally.moves) // (rounds * len(live)))


def survivors(tally: Tally, live: Figures) -> Figures:
    """The better half, and the policy's move."""
    order = live[np.argsort(-tally.mean_worths()[live], kind="stable")]
    return np.union1d(order[: (len(live) + 1) // 2], [tally.policy])


class Pace:
    """Foretells how long trials take from how long they took."""

    def __init__(self, threads: int) -> None:
        self.threads, self.spent, self.trials = threads, 0.0, 0

    def worlds(self, moves: int, end: float) -> int:
        """How many to try next; the first time one a thread, however little time there is."""
        if self.trials == 0:
            return self.threads
        left = min(end - time.perf_counter(), LONGEST_STRETCH)
        return max(0, min(MOST_AT_ONCE, int(left * self.trials / (self.spent * moves))))

    @contextmanager
    def timing(self, trials: int) -> Iterator[None]:
        before = time.perf_counter()
        yield
        self.spent += time.perf_counter() - before
        self.trials += trials
