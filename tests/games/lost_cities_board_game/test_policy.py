"""The greedy player: as strong as it should be, sensible where one can say what is sensible."""

import numpy as np
import pytest

from fernweh.bots import find
from fernweh.games import load
from fernweh.games.game import Game
from fernweh.kernel import batch
from fernweh.kernel.chance import generator
from fernweh.kernel.record import blank
from fernweh.laws import sweep
from tests.games.lost_cities_board_game.drawn import NAME, drawn

GAMES = 1_000


def first_places(seats: int, **options) -> float:
    """How often one greedy player, on each seat in turn, wins alone; the rest is random."""
    rules = load(NAME)
    box = rules.lay_out(rules.Options(**{**rules.SIMULATION, **options}), seats)
    tables = blank(rules.TABLE, GAMES)
    batch.styled_games(box, tables, np.eye(seats, dtype=np.int8), seed=2026)
    places = sweep.places(box, tables, seats)
    mine = places[np.arange(GAMES), np.arange(GAMES) % seats]
    return float(((mine == 1) & ((places == 1).sum(axis=1) == 1)).mean())


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"expeditions": 1}, {"up_and_down": True}], ids=str)
def test_greedy_beats_random(seats, options):
    """Asked for: 95 of 100 games for two, and twice a fair share of first places for more."""
    assert first_places(seats, **options) >= 0.99


def chosen(text: str, **options) -> str:
    game = drawn(text, **options)
    return find("greedy").choose(game.seen_by(game.actor), generator(1))


CLIMBING = """
    north  hand: red-9 red-3 red-5 red-7  red: 2 adventurer@2
    north to lay
"""


def test_it_lays_the_lowest_card_first():
    assert chosen(CLIMBING) == "play red-3"


TOO_LATE = """
    north  hand: red-9 blue-2
    east   hand: white-2
    deck: 6
    north to lay
"""


def test_it_begins_no_row_that_goes_nowhere():
    """Six cards before the end, a lone card costs 20 points and more."""
    assert chosen(TOO_LATE).startswith("discard")


USELESS = """
    north  hand: red-9 blue-2  red: 10 adventurer@4  blue: 3 adventurer@4
    east   hand: white-2  red: 5 adventurer@6
    deck: 6
    north to lay
"""


def test_it_keeps_from_the_others_what_they_need():
    """Neither card is of any use to north; east waits for a red one."""
    assert chosen(USELESS) == "discard blue-2"


ARROW = """
    north  red: 2 adventurer@3  blue: 2 adventurer@2  white: 2 adventurer@3
    tiles  blue: artifact@3
    north to move
"""


def test_it_takes_the_artifact_with_an_arrow():
    assert chosen(ARROW) == "move blue"


FOUR_ACROSS = """
    north  hand: red-3 red-4 red-5 red-6 green-3 green-4  red: 2 researcher@3  green: 2 adventurer@2
    east   blue: 1 adventurer@7  yellow: 1 adventurer@7  red: 1 adventurer@7
    south  red: 1 adventurer@7  white: 1 adventurer@2
    deck: 50
    north to move
"""


def test_it_does_not_end_an_expedition_that_still_pays():
    """North's explorers are on costly stones, and the cards are there to move them."""
    text = FOUR_ACROSS.replace("green: 2 adventurer@2", "green: 2 adventurer@6")
    assert chosen(text, seats=3) == "move red"


def test_greedy_games_are_as_long_as_games_of_people():
    """Between greedy players nobody takes discards for ever: the cap is never met."""
    game, rng = Game(NAME, 3, starter="north"), generator(8)
    turns = [0]
    while not game.is_over:
        game.let_chance(rng)
        if game.is_over:
            break
        turns.append(game.view(0).turns)
        game.play(find("greedy").choose(game.seen_by(game.actor), rng))
    assert max(turns) < 200
