"""A figure of one player of games, and the stop-watch: the best of several stretches."""

import json
import time
from collections.abc import Callable
from typing import NamedTuple

STRETCHES = 4


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
    """The best rate of several stretches of about so many seconds; a stretch tells its moves."""
    stretch()
    rates = []
    for _ in range(STRETCHES):
        start, moves = time.perf_counter(), 0.0
        while (took := time.perf_counter() - start) < seconds or not moves:
            moves += stretch()
        rates.append(moves / took)
    return max(rates)


def tell(figure: Figure) -> None:
    """A line for the process that asked."""
    print(json.dumps(figure), flush=True)


def read(line: str) -> Figure:
    return Figure(*json.loads(line))
