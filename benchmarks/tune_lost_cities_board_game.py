"""Which weights make the greedy policy of Lost Cities: The Board Game play best?

Hill climbing by play: a changed set of weights sits down, on every seat in turn and at tables of
two, three and four, among players with the best set so far, and takes its place if it does better
by more than the noise.

    python benchmarks/tune_lost_cities_board_game.py --steps 300
"""

from typing import Any

import numpy as np

from climbing import climb
from fernweh.games import lost_cities_board_game as game
from fernweh.games.lost_cities_board_game.policy import WEIGHTS, choose
from fernweh.games.lost_cities_board_game.rules import actor, apply, draw, setup
from fernweh.kernel.bits import Word
from fernweh.kernel.chance import stream
from fernweh.kernel.record import blank
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY


@rule
def games(boxes: Any, tables: Any, trial: Any, best: Any, seed: int) -> None:
    """Play each table to the end: on table i the trial sits on seat i % seats."""
    rng = np.zeros(1, np.uint64)
    for i in range(tables.size):
        stream(rng, Word(seed), Word(i // boxes[0].seats))
        setup(boxes[0], tables[i])
        seat = actor(boxes[0], tables[i])
        while seat != NOBODY:
            if seat == CHANCE:
                action = draw(boxes[0], tables[i], rng)
            elif seat == i % boxes[0].seats:
                action = choose(boxes[0], tables[i], trial)
            else:
                action = choose(boxes[0], tables[i], best)
            apply(boxes[0], tables[i], action)
            seat = actor(boxes[0], tables[i])


def leads(trial: np.ndarray, best: np.ndarray, seats: int, count: int, seed: int) -> np.ndarray:
    """By how many points the trial is ahead of the others' mean, a number a deal."""
    options = game.Options(cap=600, up_and_down=bool(seed % 3 == 0))
    tables: Any = blank(game.TABLE, count * seats)
    games(game.lay_out(options, seats), tables, trial, best, seed)
    points = tables.points[:, :seats].astype(np.int64)
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
    climb(__doc__, WEIGHTS, margin, games=2_000, jitter=6)
