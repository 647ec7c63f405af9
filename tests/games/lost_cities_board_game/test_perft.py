"""Counted sequences of actions from drawn tables, chance's outcomes counted too.

The numbers were counted once and are the naive twin's as well, as deep as it can go in a moment.
"""

import pytest

from tests.games.lost_cities_board_game.drawn import drawn
from tests.games.lost_cities_board_game.naive import naive_of
from tests.perft_counts import hold_counts, hold_naive_counts
from tests.scale import scaled

NAIVE_SEQUENCES = scaled(10_000, 400)
SEQUENCES = scaled(10_000_000, 8_000)

OPENING = """
    north  hand: red-0 red-4 green-7 blue-2 blue-2 yellow-10 white-3 white-5
    east   hand: red-1 red-9 green-3 green-3 blue-8 yellow-0 yellow-6 white-2
    tiles  red: arrow@3 5@5  green: artifact@2  blue: arrow@2 15@3
    north to lay
"""
ARROWS = """
    north  hand: red-6 blue-3 white-9  red: 4 researcher@2  blue: 3 adventurer@1  white: 8 adventurer@9
    east   hand: red-1 green-3  green: 2 adventurer@3
    tiles  red: arrow@3 arrow@5  blue: arrow@2 artifact@3  green: arrow@4 15@5
    piles  yellow: 2 9
    deck: red-9 red-9 white-10 blue-4 green-0
    north to lay
"""  # noqa: E501
LAST_BRIDGE = """
    north  hand: red-6 blue-3  red: 4 researcher@6  blue: 3 adventurer@6
    east   hand: green-3 white-2  green: 2 adventurer@8  white: 1 researcher@6
    south  hand: red-5 green-9  red: 5 adventurer@7  green: 8 adventurer@7
    tiles  red: arrow@7  blue: artifact@7
    deck: yellow-2 yellow-2 white-0
    north to lay
"""
FALLING = """
    north  hand: red-6 red-3 blue-3  red: 5 adventurer@2  blue: 7 4 adventurer@2
    east   hand: green-3 green-8  green: 6 6 researcher@3
    deck: red-9 red-1 green-0
    north to lay
"""

COUNTS = {
    "opening": (OPENING, {}, [14, 21, 385, 5936, 20246, 192195, 2618597]),
    "arrows": (
        ARROWS,
        {},
        [6, 15, 46, 143, 454, 1595, 5639, 19191, 62251, 203364, 698323, 2449602],
    ),
    "last bridge": (
        LAST_BRIDGE,
        {"seats": 3},
        [4, 6, 8, 28, 54, 109, 242, 559, 1396, 2382, 5002, 8257, 17640],
    ),
    "three expeditions": (
        LAST_BRIDGE,
        {"seats": 3, "expeditions": 3},
        [4, 6, 13, 53, 187, 769, 3330, 14521, 62190, 257806, 1033127],
    ),
    "up and down": (
        FALLING,
        {"up_and_down": True},
        [6, 6, 18, 72, 108, 360, 1124, 2356, 5552, 9690, 29148, 45832],
    ),
    "take back": (
        ARROWS,
        {"allow_take_back": True},
        [6, 18, 58, 179, 644, 2507, 9413, 32982, 113390, 410207, 1553121],
    ),
    "cap": (ARROWS, {"cap": 1}, [6, 15, 34, 46, 52, 24, 0]),
}
TABLES = pytest.mark.parametrize(("text", "options", "counts"), COUNTS.values(), ids=COUNTS)


@TABLES
def test_counts(text: str, options: dict, counts: list[int]):
    hold_counts(drawn(text, **options), counts, SEQUENCES)


@TABLES
def test_the_naive_twin_counts_the_same(text: str, options: dict, counts: list[int]):
    hold_naive_counts(naive_of(text, **options), counts, NAIVE_SEQUENCES)
