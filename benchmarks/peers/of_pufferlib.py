"""PufferLib's card game in C, where it installs."""

import sys
from collections.abc import Callable

import numpy as np
from pufferlib.ocean.tripletriad.tripletriad import TripleTriad

from peers.figures import Figure, best, tell

BATCHES = (64, 1024, 4096)
STEPS = 64


def loop(batch: int) -> Callable[[], float]:
    env = TripleTriad(num_envs=batch)
    env.reset()
    kept = np.random.default_rng(1).integers(0, env.single_action_space.n, (STEPS, batch))

    def stretch() -> float:
        for actions in kept:
            env.step(actions)
        return STEPS * batch

    return stretch


def main(cores: int, seconds: float) -> None:
    if cores > 1:
        return
    for batch in BATCHES:
        rate = best(loop(batch), seconds)
        counts = "decision, illegal ones too"
        tell(Figure("PufferLib", "tripletriad", 1, batch, "array, no mask", rate, counts))


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
