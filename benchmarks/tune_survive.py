"""Which weights make the greedy policy of Survive play best?

Hill climbing by play: a changed set of weights sits down, on every seat in turn and at tables of
two, three and four, among players with the best set so far, and takes its place if it does better
by more than the noise.

    python benchmarks/tune_survive.py --steps 300
"""

from typing import Any

import numpy as np

from climbing import climb
from fernweh.games import survive as game
from fernweh.games.survive.policy import choose
from fernweh.games.survive.policy.weights import WEIGHTS
from fernweh.games.survive.rules import actor, apply, draw, score, setup
from fernweh.kernel.bits import Word
from fernweh.kernel.chance import stream
from fernweh.kernel.record import blank
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY


@rule
def games(boxes: Any, tables: Any, trial: Any, best: Any, seed: int, points: Any) -> None:
    """Play each table to the end: on table i the trial sits on seat i % seats."""
    rng = np.zeros(1, np.uint64)
    weights = np.empty_like(best)
    for i in range(tables.size):
        stream(rng, Word(seed), Word(i // boxes[0].seats))
        setup(boxes[0], tables[i])
        seat = actor(boxes[0], tables[i])
        while seat != NOBODY:
            if seat == CHANCE:
                action = draw(boxes[0], tables[i], rng)
            else:
                weights[:] = trial if seat == i % boxes[0].seats else best
                action = choose(boxes[0], tables[i], weights)
            apply(boxes[0], tables[i], action)
            seat = actor(boxes[0], tables[i])
        for each in range(boxes[0].seats):
            points[i, each] = score(boxes[0], tables[i], each)


def leads(trial: np.ndarray, best: np.ndarray, seats: int, count: int, seed: int) -> np.ndarray:
    """By how many points the trial is ahead of the others' mean, a number a deal."""
    tables: Any = blank(game.TABLE, count * seats)
    points = np.zeros((count * seats, seats), np.int64)
    games(game.lay_out(game.Options(), seats), tables, trial, best, seed, points)
    mine = points[np.arange(len(points)), np.arange(len(points)) % seats]
    others = (points.sum(axis=1) - mine) / (seats - 1)
    means: np.ndarray = (mine - others).reshape(count, seats).mean(axis=1)
    return means


def margin(trial: np.ndarray, best: np.ndarray, count: int, seed: int) -> tuple[float, float]:
    """The mean lead over tables of all sizes, and its standard error."""
    found = np.concatenate(
        [leads(trial, best, seats, count // seats, seed) for seats in game.SEATS]
    )
    return float(found.mean()), float(found.std() / np.sqrt(len(found)))


if __name__ == "__main__":
    climb(__doc__, WEIGHTS, margin, games=1_200, jitter=3)
