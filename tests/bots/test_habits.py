"""What others can read from how a bot plays: no level gives its secrets away by habit."""

import numpy as np
import pytest

from fernweh.bots import parse
from fernweh.bots.levels import LEVELS
from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from tests.games.lost_cities.drawn import drawn
from tests.scale import scaled

QUICK = {"pathfinder": "pathfinder:worlds=2", "legend": "legend:worlds=2:threads=1"}
GAMES = scaled(100, 30)


def placed(spec: str, seed: int) -> list[int]:
    """The values of the first seat's explorers, in the order in which it chose them."""
    game, rng = Game("survive", starter="red"), generator(seed)
    bot, anybody = parse(spec), parse("greedy")
    game.let_chance(rng)
    order: list[int] = []
    while len(order) < 10:
        picks = game.actor == 0 and game.moves()[0].startswith("pick")
        move = (bot if picks else anybody).choose(game.seen_by(game.actor), rng)
        order += [int(move[-1])] if picks else []
        game.play(move)
    return order


@pytest.mark.compiled
@pytest.mark.parametrize("level", LEVELS)
def test_the_order_of_explorers_tells_no_value(level):
    """Whoever knows how the level placed them before reads nothing from the next placing."""
    orders = np.array([placed(QUICK.get(level, level), seed) for seed in range(GAMES)])
    early, late = orders[:, :5].mean(axis=1), orders[:, 5:].mean(axis=1)
    doubt = (early - late).std() / np.sqrt(GAMES)
    assert abs((early - late).mean()) < 4 * doubt
    assert len({tuple(order) for order in orders.tolist()}) > GAMES // 2
    assert (orders[:, 0] == orders.max()).mean() < 0.5


LAST_TURN = """
    north  hand: white-wager white-wager white-wager white-4 white-7 white-8 white-9 white-10
    south  hand: white-3 red-7 red-8  yellow: 4 7
    deck: blue-2
    north to lay
"""


@pytest.mark.parametrize("level", ["greedy", "explorer"])
def test_no_expedition_is_begun_that_nothing_can_follow(level):
    """One card left to draw: this is the last turn, and an expedition costs 20 (§7.2)."""
    game = drawn(LAST_TURN)
    move = parse(level).choose(game.seen_by(game.actor), generator(1))
    assert move.startswith("discard")
