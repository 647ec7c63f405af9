"""Which weights make the greedy policy of Lost Cities play best?

Hill climbing by play: a changed set of weights meets the best so far in mirrored rounds (the same
streams, seats swapped) and takes its place if it wins by more than the noise.

    python benchmarks/tune_lost_cities.py --steps 300
"""

import argparse

import numpy as np

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


def changed(weights: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """One to three weights moved by up to half."""
    new = weights.copy()
    for i in rng.choice(len(weights), rng.integers(1, 4), replace=False):
        new[i] = round(new[i] * np.exp(rng.normal(0, 0.35))) + rng.integers(-6, 7)
    return new


def main() -> None:
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--steps", type=int, default=300)
    flags.add_argument("--games", type=int, default=10_000)
    flags.add_argument("--seed", type=int, default=1)
    given = flags.parse_args()
    rng = np.random.default_rng(given.seed)
    best = WEIGHTS.copy()
    for step in range(given.steps):
        trial = changed(best, rng)
        lead, error = margin(trial, best, given.games, seed=step)
        if lead > 2 * error:
            best = trial
            own = points(best, best, given.games, seed=0).mean()
            print(step, f"{lead:+.2f} ± {error:.2f}", f"self {own:+.2f}", best.tolist(), flush=True)


if __name__ == "__main__":
    main()
