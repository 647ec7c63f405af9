"""What the generic laws need to know of Lost Cities: The Board Game."""

from itertools import product
from typing import Any

from tests.games.lost_cities_board_game.relabel import relabellings

__all__ = [
    "ALL_OPTIONS",
    "LONGEST_SIMULATION",
    "PARITY",
    "SMALL_OPTIONS",
    "SOME_OPTIONS",
    "bounds",
    "relabellings",
]

SOME_OPTIONS = (
    {"seats": 2, "cap": 600},
    {"seats": 3, "expeditions": 1, "starter": "south", "up_and_down": True, "cap": 0},
    {"seats": 4, "allow_take_back": True, "open_totals": True, "cap": 30},
)

ALL_OPTIONS = [
    {
        "seats": seats,
        "expeditions": expeditions,
        "starter": starter,
        "up_and_down": up_and_down,
        "allow_take_back": allow_take_back,
        "open_totals": open_totals,
        "cap": cap,
    }
    for seats, expeditions, starter, up_and_down, allow_take_back, open_totals, cap in product(
        (2, 3, 4), (1, 3), ("lot", "east"), (False, True), (False, True), (False, True), (0, 40)
    )
]

# Smaller boxes, for study
SMALL_OPTIONS = (
    {
        "expeditions": 1, "starter": "north", "cap": 6,
        "paths": 2, "values": 1, "marks": 1, "arrows": 1, "hand": 1, "aside": 0,
    },
    {"seats": 3, "cap": 30, "paths": 3, "values": 4, "marks": 3, "arrows": 2, "hand": 2},
    {"cap": 40, "paths": 2, "values": 11, "marks": 5, "arrows": 4, "hand": 4, "aside": 6},
)  # fmt: skip

# A thousand games, interpreted too: most of them short
PARITY = (
    ({"seats": 2, "expeditions": 1, "cap": 6}, 500),
    ({"seats": 3, "expeditions": 1, "up_and_down": True, "cap": 9}, 300),
    ({"seats": 4, "allow_take_back": True, "cap": 4}, 190),
    ({"seats": 2, "expeditions": 1, "cap": 600}, 10),
)

# The lot, three times tiles and a deal, and the cap's turns (§11.6): at most a card laid, an
# explorer sent, a draw and a card turned up in each; and every explorer moves eight stones at most.
LONGEST_SIMULATION = 1 + 3 * (25 + 16 + 600 * 4 + 2 * 5 * 8)
FOLLOWS = ("shut", "tiles_left", "tiles_laid")  # from other fields


def bounds(expeditions: int = 3, **_: Any) -> tuple[int, int]:
    """§8, §9: 280 from explorers and 70 from tiles in an expedition, and the end of a track."""
    return 0, 350 * expeditions + (50 if expeditions == 1 else 150)
