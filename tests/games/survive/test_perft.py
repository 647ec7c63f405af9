"""Counted sequences of actions from drawn tables, chance's outcomes counted too.

The numbers were counted once; interpreter, CPU and GPU must count the same.
"""

import pytest

from tests.games.survive.drawn import drawn
from tests.perft_counts import hold_counts
from tests.scale import scaled

SEQUENCES = scaled(10_000_000, 8_000)

OPENING = """
    tiles  beach: D4 D5 E4  forest: E5 F4 F5  mountain: E6
    red    a: 3@D4  b: 6@E5  c: 1@boat-C4
    blue   a: 2@D5  b: 5@F4
    boats: C4 D3
    serpents: G6 B1
    red to move  points: 2
"""
TILES = """
    tiles  beach: D4  forest: D5
    red    a: 3@D1  b: 6@boat-E2
    blue   a: 2@D4
    boats: E2 A7
    serpents: C1
    sharks: D3
    kept   red: beach-dolphin beach-wind forest-move_shark
    red to play
"""
ANSWERS = """
    tiles  beach: D5
    red    a: 3@D5
    blue   a: 2@D1  b: 1@boat-E2
    green  a: 4@D1  b: 1@boat-E2
    boats: E2
    sharks: C1
    whales: E1
    kept   blue: beach-repel_shark beach-wind  green: mountain-repel_whale
    red waits for the die
"""
END = """
    tiles  mountain: D5
    red    a: 3@D4  b: 6@NW  c: 1@D4
    blue   a: 2@D4  b: 5@SE  c: 1@D4
    red waits for the back  hex: D4  kind: mountain
"""

COUNTS = {
    "opening": (OPENING, {}, [6, 26, 160, 638, 2373, 16231, 51104, 188669, 795986]),
    "tiles": (TILES, {}, [4, 9, 156, 795, 2771, 13298, 42468, 179873, 592089]),
    "answers": (
        ANSWERS,
        {"seats": 3},
        [3, 6, 16, 60, 228, 748, 2627, 9007, 30994, 107146, 345966, 1012454],
    ),
    "end": (END, {}, [5, 13, 26, 95, 240, 623, 1096, 2632, 7568, 18080, 54100, 162187, 462696]),
    "to the last one": (
        END,
        {"to_the_last_one": True, "last_one_rounds": 1},
        [5, 9, 21, 66, 144, 408, 594, 1056, 2571, 6567, 16467, 38877, 125769],
    ),
    "goes under": (
        END.replace("tiles  mountain: D5", ""),
        {"atlantis_goes_under": True},
        [5, 5, 5, 0],
    ),
}
TABLES = pytest.mark.parametrize(("text", "options", "counts"), COUNTS.values(), ids=COUNTS)


@TABLES
def test_counts(text: str, options: dict, counts: list[int]):
    assert counts
    hold_counts(drawn(text, **options), counts, SEQUENCES)
