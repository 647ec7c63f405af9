"""§7 and §8, with the vectors V1, V2 and V3 of the rules page."""

import pytest

from fernweh.games.lost_cities.events import MatchEnded
from fernweh.games.lost_cities.rules import Refusal
from tests.games.lost_cities.drawn import NORTH, SOUTH, drawn, play_all, why
from tests.games.lost_cities.naive import worth


def points(column: str) -> int:
    """What an expedition of these cards is worth; W is a wager."""
    ranks = column.replace("W", "wager")
    return drawn(f"north  red: {ranks}\nnorth to draw").score(NORTH)


def test_7_1_an_expedition_without_cards_counts_nothing():
    assert points("") == 0


def test_7_2_the_sum_less_twenty():
    """V2, V3."""
    assert points("2 3 7 8 10") == 10
    assert points("10") == -10


def test_7_2_a_lone_wager_costs_twenty_too():
    assert points("W") == -40


@pytest.mark.parametrize(
    ("column", "expected"),
    [("W 4 6 7", -6), ("W W 8 9 10", 21), ("W W W", -80), ("W 2 3 4 5 6 10", 20)],
)
def test_7_3_wagers_multiply_also_below_zero(column, expected):
    """V2, V3."""
    assert points(column) == expected


@pytest.mark.parametrize(
    ("column", "expected"),
    [
        ("2 3 4 5 6 7 8 9", 44),
        ("W W 4 5 6 7 8 10", 80),
        ("W W W 2 3 4 5 6 7 8 9 10", 156),
        ("W 2 3 4 5 6 10", 20),  # seven cards
        ("W W W 2 3 4 5 6", 20),  # nothing earned, the bonus unmultiplied
    ],
)
def test_7_4_eight_cards_earn_twenty_more(column, expected):
    """V2, V3: wagers are cards, and the bonus is not multiplied."""
    assert points(column) == expected


V1 = """
    north  yellow: 6 8 9  white: wager  green: wager 7 8  red: wager wager 2 3 5 7 8 10
    north to draw
"""


def test_7_5_the_round_is_the_sum_over_the_expeditions():
    """V1: the rulebook's own example."""
    game = drawn(V1)
    shown = game.view(NORTH).seats[NORTH]
    by_colour = [expedition.points for expedition in shown.expeditions.values()]
    assert by_colour == [3, 0, -40, -10, 65]
    assert shown.round_points == game.score(NORTH) == 18


def test_7_5_a_round_may_be_below_zero():
    game = drawn("north  red: wager wager wager  blue: 2\nnorth to draw")
    assert game.score(NORTH) == -98


def test_7_vectors_hold_for_the_naive_twin():
    """So that the twin is not wrong in the same way."""
    for column, expected in {"W W 4 5 6 7 8 10": 80, "W 4 6 7": -6, "10": -10, "W": -40}.items():
        assert worth([f"red-{rank.replace('W', 'wager')}" for rank in column.split()]) == expected


# §8  End of the match

LAST = """
    round: 3
    north  points: {north} 0  hand: red-2
    south  points: {south} 0  hand: blue-2
    deck: yellow-2
    chance to turn up for north
"""


def ended(north: int, south: int) -> list:
    game = drawn(LAST.format(north=north, south=south), rounds=3)
    events = game.play("turn up yellow-2")
    return [events[-1], [game.place(NORTH), game.place(SOUTH)]]


def test_8_1_the_higher_total_wins():
    assert ended(12, 11) == [MatchEnded([12, 11], winner=NORTH), [1, 2]]
    assert ended(-7, -5) == [MatchEnded([-7, -5], winner=SOUTH), [2, 1]]


def test_8_1_after_the_last_round_nothing_can_be_done():
    game = drawn(LAST.format(north=1, south=0), rounds=3)
    game.play("turn up yellow-2")
    moves = ["play red-2", "discard red-2", "draw", "take red", "turn up red-3", "start north"]
    assert {why(game, move) for move in moves} == {Refusal.MATCH_IS_OVER}


def test_8_2_equal_totals_are_a_draw():
    """A ruling of ours (§11.2)."""
    assert ended(40, 40) == [MatchEnded([40, 40], winner=-1), [1, 1]]


def test_8_1_the_score_stands_when_the_match_is_over():
    """The last round is counted once."""
    game = drawn("""
        north  hand: red-2  red: 9 10
        south  hand: blue-2
        deck: yellow-2
        north to lay
    """)
    assert game.score(NORTH) == -1
    play_all(game, "discard red-2", "draw", "turn up yellow-2")
    assert game.score(NORTH) == -1
    assert game.view(SOUTH).seats[NORTH].total == -1
