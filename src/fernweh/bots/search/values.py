"""What a search has found out about each move."""

from typing import Any, NamedTuple

import numpy as np

Figures = np.ndarray[Any, Any]


class Value(NamedTuple):
    """A move, and what its trials came to."""

    move: str
    worth: float  # what the search compares: 0 the worst, 1 the best
    lead: float  # the seat's points less those of the best other seat, at the end of the trials
    chances: tuple[float, ...]  # of the win, a seat a number
    error: float  # the standard error of the seat's own chance
    worlds: int


class Tally:
    """Sums over trials, an entry a move; worlds are the same for all that are still tried."""

    def __init__(self, seats: int, viewer: int, moves: Figures, preferred: int) -> None:
        self.viewer, self.moves = viewer, moves
        self.policy = int(np.flatnonzero(moves == preferred)[0])  # the one to beat
        self.worlds = np.zeros(len(moves), np.int64)
        self.shares = np.zeros((len(moves), seats))
        self.squares = np.zeros(len(moves))  # of the viewer's share
        self.leads = np.zeros(len(moves))
        self.worths = np.zeros(len(moves))
        self.gains = np.zeros(len(moves))  # of worth over the policy's move, in the same worlds
        self.gain_squares = np.zeros(len(moves))

    def add(self, which: Figures, shares: Figures, leads: Figures, worths: Figures) -> None:
        """Results of some worlds: a row a world, in it an entry for each of these moves."""
        gains = worths - worths[:, which == self.policy]
        self.worlds[which] += len(worths)
        self.shares[which] += shares.sum(axis=0)
        self.squares[which] += (shares[:, :, self.viewer] ** 2).sum(axis=0)
        self.leads[which] += leads.sum(axis=0)
        self.worths[which] += worths.sum(axis=0)
        self.gains[which] += gains.sum(axis=0)
        self.gain_squares[which] += (gains**2).sum(axis=0)

    def mean_worths(self) -> Figures:
        return self.worths / np.maximum(self.worlds, 1)

    def best(self) -> int:
        """The best of the moves that were tried to the end."""
        last = np.flatnonzero(self.worlds == np.max(self.worlds))
        return int(last[np.argmax(self.mean_worths()[last])])

    def surely_better(self, i: int, caution: float) -> bool:
        """Whether a move beats the policy's by so many standard errors."""
        worlds = max(int(self.worlds[i]), 1)
        gain = self.gains[i] / worlds
        variance = max(self.gain_squares[i] / worlds - gain**2, 0.0)
        return bool(gain > 0 and gain * worlds**0.5 >= caution * variance**0.5)

    def value(self, i: int, move: str) -> Value:
        worlds = int(self.worlds[i])
        n = max(worlds, 1)
        chances = self.shares[i] / n
        variance = max(self.squares[i] / n - chances[self.viewer] ** 2, 0.0)
        return Value(
            move=move,
            worth=float(self.worths[i] / n),
            lead=float(self.leads[i] / n),
            chances=tuple(chances.tolist()),
            error=float((variance / max(n - 1, 1)) ** 0.5),
            worlds=worlds,
        )
