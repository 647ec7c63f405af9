"""Hill climbing by play: a changed set of weights takes the place of the best so far if it wins."""

import argparse
from collections.abc import Callable

import numpy as np

Weights = np.ndarray
Compare = Callable[[Weights, Weights, int, int], tuple[float, float]]


def climb(about: str | None, weights: Weights, compare: Compare, games: int, jitter: int) -> None:
    """Print each set that is better by more than the noise.

    `compare(trial, best, games, seed)` says by how much the trial is better, and the standard
    error of that.
    """
    given = _flags(about, games)
    rng, best = np.random.default_rng(given.seed), weights.copy()
    for step in range(given.steps):
        trial = changed(best, rng, jitter)
        lead, error = compare(trial, best, given.games, step)
        if lead > 2 * error:
            best = trial
            print(step, f"{lead:+.3f} ± {error:.3f}", best.tolist(), flush=True)


def changed(weights: Weights, rng: np.random.Generator, jitter: int) -> Weights:
    """One to three weights moved by up to half; a weight that is not negative stays so."""
    new = weights.copy()
    for i in rng.choice(len(weights), rng.integers(1, 4), replace=False):
        moved = round(new[i] * np.exp(rng.normal(0, 0.35))) + rng.integers(-jitter, jitter + 1)
        new[i] = max(0, moved) if new[i] >= 0 else moved
    return new


def _flags(about: str | None, games: int) -> argparse.Namespace:
    flags = argparse.ArgumentParser(description=about)
    flags.add_argument("--steps", type=int, default=300)
    flags.add_argument("--games", type=int, default=games)
    flags.add_argument("--seed", type=int, default=1)
    return flags.parse_args()
