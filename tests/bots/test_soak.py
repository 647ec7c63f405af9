"""A soak: every level at every table, 20 ms a move; legal moves, no crash, time kept.

`FERNWEH_SOAK=20` plays twenty games of each; one is played without it.
"""

import os

import pytest

from fernweh.bots.arena.bout import play_bout, prepare
from fernweh.bots.arena.plan import ArenaPlan, Bout
from fernweh.bots.levels import LEVELS
from fernweh.games import CATALOGUE, load

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

GAMES = int(os.environ.get("FERNWEH_SOAK", "1"))
TIME, LATE = 0.02, 0.25
TABLES = [(name, seats) for name, listing in CATALOGUE.items() for seats in listing.seats]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_level_keeps_to_rules_and_time(name, seats, level):
    options = dict(load(name).SIMULATION)
    plan = ArenaPlan(
        game=name, seats=seats, options=options, bots=[level], among="random",
        games=GAMES, time=TIME, seed=8,
    )  # fmt: skip
    prepare(plan)
    for deal in range(plan.deals):
        for game in play_bout(plan, Bout(0, deal)):  # an illegal move is a fault
            assert max(game.longest) <= TIME + LATE
