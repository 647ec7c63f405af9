"""Counted sequences of actions from drawn tables, chance's outcomes counted too.

The numbers were counted once and are the naive twin's as well, as deep as it can go in a moment.
"""

import pytest

from tests.games.lost_cities.drawn import drawn
from tests.games.lost_cities.naive import naive_of
from tests.perft_counts import hold_counts, hold_naive_counts
from tests.scale import scaled

NAIVE_SEQUENCES = scaled(10_000, 600)
SEQUENCES = scaled(15_000_000, 10_000)

OPENING = """
    north  hand: yellow-wager blue-2 blue-5 white-9 green-3 green-4 red-wager red-10
    south  hand: yellow-2 blue-wager white-2 white-6 green-8 green-10 red-4 red-6
    north to lay
"""
MIDDLE = """
    north  hand: yellow-7 blue-9 blue-10 white-2 green-wager red-5  yellow: wager 3 6  red: 2 4
    south  hand: yellow-8 blue-3 white-4 white-5 green-7 red-9  blue: 2  white: wager wager
    piles  green: 2 wager 5  red: 3
    deck: yellow-2 yellow-wager yellow-wager blue-4 red-wager red-wager red-wager
    south to lay
"""
LAST_CARDS = """
    north  hand: yellow-7 blue-9  yellow: 3 6
    south  hand: yellow-8 blue-3  blue: 2
    piles  green: 2 5
    deck: red-3 red-wager
    north to lay
"""

COUNTS = {
    "opening": (OPENING, {}, [16, 16, 592, 9472, 13727, 409950, 5461773, 12948833]),
    "middle": (MIDDLE, {}, [12, 34, 312, 1289, 8182, 44124, 234470, 1341350, 7168020]),
    "last cards": (
        LAST_CARDS,
        {},
        [4, 8, 24, 70, 196, 500, 1273, 3472, 7619, 20280, 39735, 102876],
    ),
    "cap": (LAST_CARDS, {"cap": 2}, [4, 8, 24, 70, 108, 32, 0]),
    "six colours": (
        OPENING.replace("red-10", "purple-wager"),
        {"colours": 6},
        [16, 16, 768, 12288, 17904, 668316, 9243540],
    ),
}
TABLES = pytest.mark.parametrize(("text", "options", "counts"), COUNTS.values(), ids=COUNTS)


@TABLES
def test_counts(text: str, options: dict, counts: list[int]):
    hold_counts(drawn(text, **options), counts, SEQUENCES)


@TABLES
def test_the_naive_twin_counts_the_same(text: str, options: dict, counts: list[int]):
    hold_naive_counts(naive_of(text, **options), counts, NAIVE_SEQUENCES)
