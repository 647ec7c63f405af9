"""Which weights make the greedy policy of Lost Cities: Rivals play best?

Hill climbing by play, with two, three and four players: a changed set of weights takes each seat in
turn against the best so far on all others (the same streams), and takes its place if it leads by
more than the noise.

    python benchmarks/tune_lost_cities_rivals.py --steps 300
"""

from typing import Any

import numpy as np

from climbing import climb
from fernweh.games import lost_cities_rivals as rivals
from fernweh.games.lost_cities_rivals.policy import WEIGHTS, choose
from fernweh.games.lost_cities_rivals.rules import actor, apply, draw, score, setup
from fernweh.kernel.bits import Word
from fernweh.kernel.chance import stream
from fernweh.kernel.record import blank
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY


@rule
def games(boxes: Any, tables: Any, weights: Any, seed: int, points: Any) -> None:
    """Play each table to the end, seat s by `weights[s]`."""
    rng = np.zeros(1, np.uint64)
    for i in range(tables.size):
        stream(rng, Word(seed), Word(i))
        setup(boxes[0], tables[i])
        seat = actor(boxes[0], tables[i])
        while seat != NOBODY:
            if seat == CHANCE:
                action = draw(boxes[0], tables[i], rng)
            else:
                action = choose(boxes[0], tables[i], weights[seat])
            apply(boxes[0], tables[i], action)
            seat = actor(boxes[0], tables[i])
        for seat in range(boxes[0].seats):
            points[i, seat] = score(boxes[0], tables[i], seat)


def wins(trial: np.ndarray, best: np.ndarray, seats: int, count: int, seed: int) -> np.ndarray:
    """1 where `trial` beats all others, -1 where one beats it: the mean over its seats."""
    box = rivals.lay_out(rivals.Options(), seats)
    found = np.zeros(count)
    for seat in range(seats):
        weights, points = np.stack([best] * seats), np.zeros((count, seats), np.int64)
        weights[seat] = trial
        games(box, blank(rivals.TABLE, count), weights, seed, points)
        others = np.delete(points, seat, axis=1).max(axis=1)
        found += np.sign(points[:, seat] - others) / seats
    return found


def edge(trial: np.ndarray, best: np.ndarray, count: int, seed: int) -> tuple[float, float]:
    """How many more games `trial` wins than its share, in all seat counts, and the noise of it."""
    total = sum(
        wins(trial, best, seats, count, seed) - wins(best, best, seats, count, seed)
        for seats in rivals.SEATS
    )
    assert isinstance(total, np.ndarray)
    return float(total.mean()), float(total.std() / np.sqrt(count))


if __name__ == "__main__":
    climb(__doc__, WEIGHTS, edge, games=4_000, jitter=3)
