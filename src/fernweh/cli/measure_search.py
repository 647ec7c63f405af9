"""Stop-watches for searches and their roll-outs; a simulation is a move tried in a world."""

import time
from collections.abc import Callable
from functools import partial

import numpy as np

from fernweh.bots.opening import opened
from fernweh.bots.search.trial import WHOLE, try_out
from fernweh.games.game import Game
from fernweh.kernel import batch
from fernweh.kernel.bits import Word
from fernweh.kernel.protocol import Rulebook
from fernweh.kernel.record import Rows, blank

REPEATS = 5
HORIZON = 100_000
ROUNDS = 400  # in one call, until it is known how long they take
CALL = 0.05  # seconds: many times what it takes to wake a thread


def simulations(game: Game, seconds: float, *, random: bool) -> float:
    """A second, on one core, from the first decision of a round to its end."""
    seen = opened(game)
    moves = np.array(seen.actions(), np.int64)
    worlds = max(1, ROUNDS // len(moves))
    points = np.empty((worlds, len(moves), seen.seats))
    shares, noise = np.empty_like(points), WHOLE if random else 0

    def work(seed: int) -> None:
        try_out(
            seen.box, seen.table, seen.actor, moves, Word(seed), 0, HORIZON, noise, 1.0,
            points, shares,
        )  # fmt: skip

    return _best(work, worlds * len(moves), seconds)


def rounds(rules: Rulebook, box: Rows, seats: int, threads: int, style: int, secs: float) -> float:
    """Whole rounds a second on so many cores, every seat playing in this style."""

    def work(seed: int, games: int = ROUNDS) -> None:
        tables = blank(rules.TABLE, games)
        batch.styled_games(box, tables, [[style] * seats], seed, threads=threads)

    games = int(CALL * _best(work, ROUNDS, CALL)) + threads
    return _best(partial(work, games=games), games, secs)


def _best(work: Callable[[int], None], size: int, seconds: float) -> float:
    """The best stretch of about so many seconds: machines have other work."""
    work(0)
    return max(_stretch(work, size, seconds, 1000 * repeat) for repeat in range(1, REPEATS + 1))


def _stretch(work: Callable[[int], None], size: int, seconds: float, seed: int) -> float:
    start, times, now = time.perf_counter(), 0, 0.0
    while now < seconds:
        work(seed + times)
        times += 1
        now = time.perf_counter() - start
    return size * times / now
