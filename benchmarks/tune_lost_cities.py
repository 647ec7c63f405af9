"""Which weights make the greedy policy of Lost Cities play best?

Hill climbing by play: a changed set of weights meets the best so far in mirrored rounds (the same
streams, seats swapped) and takes its place if it wins by more than the noise.

    python benchmarks/tune_lost_cities.py --steps 300
"""

import numpy as np

from climbing import climb
from fernweh.games import lost_cities
from fernweh.games.lost_cities.policy import WEIGHTS, choose
from fernweh.games.lost_cities.rules import actor, apply, draw, setup
from fernweh.kernel.bits import Word
from fernweh.kernel.chance import stream
from fernweh.kernel.record import blank
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY


@rule
def rounds(boxes, tables, weights, seed):
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
                action = choose(tables[i], weights[seat])
            apply(boxes[0], tables[i], action)
            seat = actor(boxes[0], tables[i])


def points(first: np.ndarray, second: np.ndarray, games: int, seed: int) -> np.ndarray:
    """Points of the two seats in that many rounds."""
    box = lost_cities.lay_out(lost_cities.Options(rounds=1, cap=300))
    tables = blank(lost_cities.TABLE, games)
    rounds(box, tables, np.stack([first, second]), seed)
    return tables.points[:, :, 0].astype(np.int64)


def margin(first: np.ndarray, second: np.ndarray, games: int, seed: int) -> tuple[float, float]:
    """The mean lead of `first` over mirrored rounds, and its standard error."""
    one, two = points(first, second, games, seed), points(second, first, games, seed)
    leads = (one[:, 0] - one[:, 1] + two[:, 1] - two[:, 0]) / 2
    return float(leads.mean()), float(leads.std() / np.sqrt(games))


if __name__ == "__main__":
    climb(__doc__, WEIGHTS, margin, games=10_000, jitter=6)
