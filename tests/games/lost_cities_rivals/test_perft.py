"""Counted sequences of actions from drawn tables, chance's outcomes counted too.

The numbers were counted once and are the naive twin's as well, as deep as it can go in a moment.
"""

import pytest

from tests.games.lost_cities_rivals.drawn import drawn
from tests.games.lost_cities_rivals.naive import naive_of
from tests.perft_counts import hold_counts, hold_naive_counts
from tests.scale import scaled

NAIVE_SEQUENCES = scaled(10_000, 600)
SEQUENCES = scaled(15_000_000, 10_000)

OPENING = """
    north  coins: 3  start: blue red
    east   coins: 2  start: yellow red
    display: red-4 red-4 white-2
    deck: red-wager red-wager green-5 green-5 green-6
    north to uncover or bid
"""
MIDDLE = """
    north  coins: 2  start: blue green  blue: 3 5  red: 6
    east   coins: 1  start: green white  red: wager 2  white: 4 4
    south  coins: 3  start: yellow red  yellow: 2  red: 8
    display: red-3 red-7 yellow-wager white-3 white-5
    deck: red-wager red-5 white-2 white-6
    south to uncover or bid
"""
LAST_CARD = """
    north  coins: 2  start: blue green  red: 3
    east   coins: 4  start: green white  red: 5
    display: red-2 red-9
    deck: red-4
    east to uncover or bid
"""

CHOICE = """
    north  coins: 2  start: blue green  red: 4
    east   coins: 4  start: green white  red: 5
    display: red-2 red-2 red-6 red-10 blue-3
    deck: red-3 red-7 blue-2
    east to take
"""

COUNTS = {
    "opening": (
        OPENING,
        {"seats": 2},
        [4, 7, 26, 80, 258, 687, 2198, 6442, 18550, 50065, 135260, 351419, 885577, 2161198],
    ),
    "middle": (
        MIDDLE,
        {"seats": 3},
        [4, 8, 16, 46, 160, 573, 1730, 4459, 12474, 35755, 94164, 233499, 572231, 1361980],
    ),
    "last card": (LAST_CARD, {"seats": 2}, [5, 6, 19, 26, 21, 12, 4, 0]),
    "choice": (
        CHOICE,
        {"seats": 2},
        [8, 32, 99, 294, 946, 3099, 10381, 29392, 71416, 164084, 343550],
    ),
    "purge": (
        CHOICE,
        {"seats": 2, "purge_display": True},
        [8, 32, 99, 294, 906, 2753, 8588, 23002, 52080, 107454, 199218],
    ),
}
TABLES = pytest.mark.parametrize(("text", "options", "counts"), COUNTS.values(), ids=COUNTS)


@TABLES
def test_counts(text: str, options: dict, counts: list[int]):
    hold_counts(drawn(text, **options), counts, SEQUENCES)


@TABLES
def test_the_naive_twin_counts_the_same(text: str, options: dict, counts: list[int]):
    hold_naive_counts(naive_of(text, **options), counts, NAIVE_SEQUENCES)
