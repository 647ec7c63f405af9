"""How many moves a second does OpenSpiel make in random play on one core?

Random play runs in OpenSpiel's C++ and is called from Python. The wheel (2.0.x) offers two ways;
both are timed and the faster one counts:

- *Roll-outs*: `RandomRolloutEvaluator`, the evaluator of its tree search. Python cannot call it
  directly, but a search of one simulation hands its root to the evaluator and does nothing else,
  so `MCTSBot(..., max_simulations=1).mcts_search(state)` is n roll-outs in one C++ loop. The root
  has to be a player's decision (the search reads before its own path otherwise), so these games
  start dealt: the deal is neither timed nor counted, chance during play is both.
- *Whole games*: `evaluate_bots` with C++ bots that choose at random, one call a game. The deal is
  timed and counted. Each game is a clone of one undealt state, as each roll-out is of its root: a
  new state of gin rummy would cost twice as much as the game.

A move is one applied action, of a player or of chance. `evaluate_bots` plays on the state given to
it, so lengths are read off exactly. The roll-outs keep no count: theirs is the mean length of some
hundreds of games played from the same roots.

    python benchmarks/openspiel_playouts.py [--seconds 2]
"""

import argparse
import importlib
import itertools
import random
import sys
import time
from collections.abc import Callable
from typing import Any

GAMES = ("gin_rummy", "spades", "hearts")
REPEATS = 3
ROOTS = 20  # dealt states that roll-outs start from
ROLLOUTS = 20  # roll-outs a call: a call costs microseconds, a roll-out at least as much
GAMES_PER_ROOT = 40  # games to measure the mean length from one root


def moves_per_second(name: str, seconds: float) -> int:
    """The best rate of both ways, each timed `REPEATS` times for about `seconds`."""
    spiel = importlib.import_module("pyspiel")
    game = spiel.load_game(name)
    passes = (whole_game_pass(spiel, game), rollout_pass(spiel, game))
    return max(int(rate(one_pass, seconds)) for one_pass in passes * REPEATS)


def rate(one_pass: Callable[[], float], seconds: float) -> float:
    """Moves a second over as many passes as fill the time; a pass tells its moves."""
    moves = 0.0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds or not moves:
        moves += one_pass()
    return moves / elapsed


def whole_game_pass(spiel: Any, game: Any) -> Callable[[], float]:
    """A pass of one whole game, the deal included."""
    play = random_player(spiel, game)
    undealt = game.new_initial_state()
    return lambda: play(undealt.clone())


def rollout_pass(spiel: Any, game: Any) -> Callable[[], float]:
    """A pass of `ROLLOUTS` roll-outs from each of the same dealt states."""
    roots = [dealt(game, seed) for seed in range(ROOTS)]
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    search = spiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False).mcts_search
    moves = ROOTS * ROLLOUTS * mean_length(spiel, game, roots)

    def one_pass() -> float:
        for root in roots:
            search(root)
        return moves

    return one_pass


def mean_length(spiel: Any, game: Any, roots: list[Any]) -> float:
    """The mean number of moves from the roots to the end of the game."""
    play = random_player(spiel, game)
    lengths = [play(root.clone()) for root in roots for _ in range(GAMES_PER_ROOT)]
    return sum(lengths) / len(lengths)


def random_player(spiel: Any, game: Any) -> Callable[[Any], int]:
    """A function that plays a state to its end at random, in C++, and tells the moves made."""
    bots = [spiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(game.num_players())]
    seeds = itertools.count(1)

    def play(state: Any) -> int:
        before: int = state.move_number()
        spiel.evaluate_bots(state, bots, next(seeds))
        after: int = state.move_number()
        return after - before

    return play


def dealt(game: Any, seed: int) -> Any:
    """The first state in which a player decides."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, odds)[0])
    return state


def main() -> int:
    parser = argparse.ArgumentParser(description="OpenSpiel's random play: moves a second.")
    parser.add_argument("--seconds", type=float, default=2.0, help="of one repeat of one way")
    seconds: float = parser.parse_args().seconds
    try:
        for name in GAMES:
            print(name, moves_per_second(name, seconds), flush=True)
    except ModuleNotFoundError as missing:
        print(f"OpenSpiel cannot be measured here: {missing}", file=sys.stderr)
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
