"""OpenSpiel's search for hidden information, ISMCTS, at a round of Lost Cities.

    python tutorials/ismcts.py --picture ismcts.svg

For each number of simulations it plays some rounds against a player who moves at random, and
prints how often it wins and by how many points.
"""

import argparse
from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import fernweh.rl.openspiel  # noqa: F401 (registers the games)
from fernweh.bots.arena.plot import Bar, drawn
from fernweh.bots.arena.standings import interval

GAME = "fernweh_lost_cities(rounds=1,cap=60)"


def arguments(given=None):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--simulations", type=int, nargs="+", default=[4, 16], help="a move")
    parser.add_argument("--games", type=int, default=30, help="for each of these numbers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="where to draw the table")
    return parser.parse_args(given)


def played(game, searcher, seat, luck):
    """One round; what the searcher got: 1, 0 for a draw, or -1."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            action = luck.choice(outcomes, p=odds)
        elif state.current_player() == seat:
            action = searcher.step(state)
        else:
            action = luck.choice(state.legal_actions())
        state.apply_action(int(action))
    return state.returns()[seat]


def searcher_for(game, simulations, luck):
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=1.4,
        max_simulations=simulations,
        random_state=luck,
    )


def measured(given):
    """For each number of simulations the share of the wins in percent, with its interval."""
    game, found = pyspiel.load_game(GAME), []
    for simulations in given.simulations:
        luck = np.random.RandomState(given.seed)
        searcher = searcher_for(game, simulations, luck)
        got = np.array([played(game, searcher, n % 2, luck) for n in range(given.games)])
        share = interval((got + 1) / 2, given.games, bounded=True)
        bar = Bar(f"{simulations} simulations", 100 * share.low, 100 * share.mean, 100 * share.high)
        print(
            f"{bar.name}: {bar.mean:.1f} % ({bar.low:.1f} to {bar.high:.1f}), {given.games} games"
        )
        found.append(bar)
    return found


def main(given=None):
    told = arguments(given)
    bars = measured(told)
    if told.picture:
        title = "ISMCTS against random, one round of Lost Cities"
        axis = "percent of the wins, with the 95 % interval"
        told.picture.write_text(drawn(title, axis, bars, 0, 100), "utf-8")


if __name__ == "__main__":
    main()
