"""Which weights make the greedy policy of El Dorado arrive soonest?

Hill climbing by play: every player at a table has the same changed set of weights, on all seven
maps and at tables of two, three and four, and the set takes the place of the best so far if the
first expedition arrives sooner by more than the noise. A game without an arrival counts twice the
cap.

    python benchmarks/tune_el_dorado.py --steps 300
"""

from typing import Any

import numpy as np

from climbing import climb
from fernweh.games import el_dorado as game
from fernweh.games.el_dorado.maps import MAPS
from fernweh.games.el_dorado.policy import choose
from fernweh.games.el_dorado.policy.prospects import WEIGHTS
from fernweh.games.el_dorado.rules import actor, apply, draw, setup
from fernweh.kernel.bits import Word
from fernweh.kernel.chance import stream
from fernweh.kernel.record import blank
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY

CAP = 60


@rule
def games(boxes: Any, tables: Any, weights: Any, seed: int) -> None:
    """Play each table to the end."""
    rng = np.zeros(1, np.uint64)
    for i in range(tables.size):
        stream(rng, Word(seed), Word(i))
        setup(boxes[0], tables[i])
        seat = actor(boxes[0], tables[i])
        while seat != NOBODY:
            if seat == CHANCE:
                action = draw(boxes[0], tables[i], rng)
            else:
                action = choose(boxes[0], tables[i], weights)
            apply(boxes[0], tables[i], action)
            seat = actor(boxes[0], tables[i])


def rounds(weights: np.ndarray, count: int, seed: int) -> np.ndarray:
    """How many rounds each game took, a row a map and number of players."""
    found = []
    for name in MAPS:
        for seats in game.SEATS:
            box = game.lay_out(game.Options(map=name, cap=CAP, caves=bool(seed % 3 == 0)), seats)
            tables: Any = blank(game.TABLE, count)
            games(box, tables, weights, seed)
            arrived = (tables["arrival"] > 0).any(axis=1)
            found.append(np.where(arrived, tables["rounds_done"] + 1, 2 * CAP))
    return np.array(found)


def sooner(trial: np.ndarray, best: np.ndarray, count: int, seed: int) -> tuple[float, float]:
    """How many rounds sooner the trial arrives, and the standard error of that."""
    found = rounds(best, count, seed) - rounds(trial, count, seed)
    return float(found.mean()), float(found.std() / np.sqrt(found.size))


if __name__ == "__main__":
    climb(__doc__, WEIGHTS, sooner, games=100, jitter=2)
