"""OpenSpiel: its C++ roll-outs, and its states stepped from Python with tensors and masks."""

import random
import sys
from collections.abc import Callable
from typing import Any

import pyspiel

import openspiel_playouts
from peers.figures import Figure, best, tell

GAMES = ("gin_rummy", "spades", "hearts")


def from_python(name: str) -> Callable[[], float]:
    game, rng = pyspiel.load_game(name), random.Random(1)

    def stretch() -> float:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            moves += 1
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
                continue
            see(game, state)
            state.apply_action(rng.choice(state.legal_actions()))
        return moves

    return stretch


def see(game: Any, state: Any) -> None:
    """What a learner is handed."""
    if game.get_type().provides_observation_tensor:
        state.observation_tensor()
    else:
        state.information_state_tensor()
    state.legal_actions_mask()


def main(cores: int, seconds: float) -> None:
    if cores > 1:
        return  # it has no way to use more
    for name in GAMES:
        rate = openspiel_playouts.moves_per_second(name, seconds)
        tell(Figure("OpenSpiel C++", name, 1, 1, "nothing", rate, "action or chance"))
        rate = best(from_python(name), seconds)
        tell(Figure("OpenSpiel from Python", name, 1, 1, "tensor and mask", rate, "the same"))


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
