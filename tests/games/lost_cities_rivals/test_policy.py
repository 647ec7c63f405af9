"""The greedy player: sensible in small things, and far better than chance."""

import numpy as np
import pytest

from fernweh.games import load
from fernweh.games.lost_cities_rivals.policy import policy
from fernweh.kernel import batch
from fernweh.kernel.chance import generator
from fernweh.kernel.record import blank
from fernweh.laws import sweep
from tests.games.lost_cities_rivals.drawn import drawn

GAMES = 1_000


def chosen(text: str, seats: int = 2) -> str:
    game = drawn(text, seats)
    return game.rules.move_of(int(policy(game.box[0], game.table[0], generator(1))))


def test_it_bids_for_what_is_worth_it_and_for_nothing_else():
    rich = "north  coins: 9  red: wager 2\neast  coins: 9\ndisplay: red-3 red-4 red-5\n"
    assert chosen(f"{rich}north to uncover or bid") == "bid 1"
    useless = "north  coins: 9  red: 9\neast  coins: 9  red: 10\ndisplay: red-3 red-4\n"
    assert chosen(f"{useless}north to uncover or bid") == "uncover"


def test_it_stops_where_the_price_is_too_high():
    text = "north  coins: 18  red: 2\neast  coins: 18\ndisplay: red-3\nbid: 17  in: north east\n"
    assert chosen(f"{text}north to bid") == "pass"


def test_it_takes_the_lowest_card_first():
    text = "north  coins: 2  red: 2\neast  coins: 9\ndisplay: red-3 red-4 red-wager\n"
    assert chosen(f"{text}north to take") == "take red-3"


def test_it_trashes_what_helps_a_rival():
    text = "north  red: 4 8\neast  red: wager wager 2 2 3\ndisplay: red-3\nnorth to take"
    assert chosen(text) == "trash red-3"


def first_places(seats: int, seed: int) -> float:
    """How often one greedy player among random ones is first and alone, on all seats in turn."""
    rules = load("lost_cities_rivals")
    box, tables = rules.lay_out(rules.Options(), seats), blank(rules.TABLE, GAMES)
    batch.styled_games(box, tables, np.eye(seats, dtype=int), seed)
    places = sweep.places(box, tables, seats)
    mine = places[np.arange(GAMES), np.arange(GAMES) % seats]
    return float(((mine == 1) & ((places == 1).sum(axis=1) == 1)).mean())


@pytest.mark.compiled
@pytest.mark.parametrize(("seats", "least"), [(2, 0.99), (3, 0.98), (4, 0.97)])
def test_greedy_beats_random(seats, least):
    assert first_places(seats, seed=2026) >= least
