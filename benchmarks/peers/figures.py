"""A figure of one player of games, and the stop-watch.

The best of many short stretches counts: what else the machine does falls between them.
"""

import json
import time
from collections.abc import Callable
from typing import NamedTuple


class Figure(NamedTuple):
    """Moves a second of random play."""

    who: str
    game: str
    cores: int
    batch: int
    sees: str  # what is written for the player at every move
    moves: float
    counts: str  # what one move is


def best(stretch: Callable[[], float], seconds: float) -> float:
    """The best rate in so many seconds; a stretch takes some milliseconds and tells its moves."""
    stretch()
    rate, end = 0.0, time.perf_counter() + seconds
    while (start := time.perf_counter()) < end or not rate:
        moves = stretch()
        rate = max(rate, moves / (time.perf_counter() - start))
    return rate


def tell(figure: Figure) -> None:
    """A line for the process that asked."""
    print(json.dumps(figure), flush=True)


def read(line: str) -> Figure:
    return Figure(*json.loads(line))
