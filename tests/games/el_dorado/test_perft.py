"""Counted sequences of actions from drawn tables, chance's outcomes counted too.

The numbers were counted once, interpreted and compiled alike; the naive twin knows no whole game.
"""

import pytest

from tests.games.el_dorado.drawn import drawn
from tests.perft_counts import hold_counts
from tests.scale import scaled

SEQUENCES = scaled(2_000_000, 2_000)

OPENING = """
    north  at: 1,0  hand: explorer traveler*2 sailor
    east   at: 0,1  hand: explorer*2 sailor traveler
    north to play
"""
BLOCKADE = """
    north  at: 1,-3 0,-3  hand: scout native traveler
    east   at: 2,-2 1,-2  hand: explorer
    lines: 1
    north to play
"""
MARKET = """
    north  at: 1,0  hand: treasure-chest travel-log traveler  draw: explorer*2
    east   at: 0,1  hand: explorer  discard: scout*3
    north to play
"""
CAVES = """
    north  at: 1,0  hand: scout prop-plane  tokens: change keep replace  draw: sailor
    east   at: -1,1  hand: explorer
    north to play
"""
ARRIVAL = """
    began: north
    north  at: 3,-3  hand: explorer  draw: sailor*1
    east   at: 2,-3  hand: adventurer  draw: traveler
    south  at: 1,-3  hand: sailor  draw: explorer
    north to play
"""

COUNTS = {
    "opening": (
        OPENING,
        {},
        [8, 24, 76, 330, 735, 1508, 2894, 6838, 15671, 38700, 101137, 254750, 633571],
    ),
    "blockade": (
        BLOCKADE,
        {"seats": 2, "map": "hills_of_gold"},
        [6, 23, 77, 253, 738, 1838, 4038, 8270, 22128, 55003, 143430, 387740],
    ),
    "remove and enter": (
        BLOCKADE,
        {"seats": 2, "map": "hills_of_gold", "native_blockade": "remove_and_enter"},
        [6, 23, 73, 248, 726, 1789, 4164, 8413, 21845, 54080, 142256, 380779],
    ),
    "market": (
        MARKET,
        {},
        [9, 37, 190, 559, 852, 1032, 1532, 3739, 7831, 15910, 28875, 57427, 118112],
    ),
    "caves": (
        CAVES,
        {"caves": True},
        [11, 36, 125, 362, 857, 1936, 4153, 8611, 17079, 33687, 65074, 123220, 237829],
    ),
    "any removal": (
        CAVES,
        {"caves": True, "keep_item": "any_removal"},
        [11, 36, 127, 373, 904, 2074, 4412, 9245, 18301, 35984, 69729, 131633, 254128],
    ),
    "arrival": (ARRIVAL, {}, [2, 5, 5, 8, 15, 29, 46, 64, 75, 110, 160, 259, 421]),
    "cap": (
        OPENING,
        {"cap": 1},
        [8, 24, 76, 330, 735, 1508, 2894, 6838, 15671, 38324, 100009, 246807, 599919],
    ),
}
TABLES = pytest.mark.parametrize(("text", "options", "counts"), COUNTS.values(), ids=COUNTS)


@TABLES
def test_counts(text: str, options: dict, counts: list[int]):
    hold_counts(drawn(text, **options), counts, SEQUENCES)
