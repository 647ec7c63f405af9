"""PettingZoo's card games, with its default wrappers, and RLCard's own, both in Python."""

import random
import sys
from collections.abc import Callable
from importlib import import_module

import rlcard

from peers.figures import Figure, best, tell
from peers.ours import aec

CLASSICS = ("leduc_holdem_v4", "texas_holdem_no_limit_v6")
RLCARD = ("leduc-holdem", "uno", "gin-rummy")


def of_rlcard(name: str) -> Callable[[], float]:
    env, rng = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def stretch() -> float:
        state, _player = env.reset()
        moves = 0
        while not env.is_over():
            state, _player = env.step(rng.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return stretch


def main(cores: int, seconds: float) -> None:
    if cores > 1:
        return
    for name in CLASSICS:
        env = import_module(f"pettingzoo.classic.{name}").env()
        rate = best(aec(env), seconds)
        tell(Figure("PettingZoo", name, 1, 1, "array and mask", rate, "decision"))
    for name in RLCARD:
        rate = best(of_rlcard(name), seconds)
        tell(Figure("RLCard", name, 1, 1, "array and mask", rate, "decision"))


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
