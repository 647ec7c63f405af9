"""What the generic laws need to know of Lost Cities."""

from itertools import product
from typing import Any

from tests.games.lost_cities.relabel import relabellings

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
    {"rounds": 3, "cap": 300},
    {"colours": 6, "rounds": 2, "starter": "south", "cap": 30},
    {"rounds": 1, "starter": "north", "cap": 0},
)

ALL_OPTIONS = [
    {"colours": colours, "rounds": rounds, "starter": starter, "cap": cap}
    for colours, rounds, starter, cap in product(
        (5, 6), (1, 2, 3), ("lot", "north", "south"), (0, 1, 40, 300)
    )
]

# Smaller boxes, for study
SMALL_OPTIONS = (
    {"colours": 1, "lowest": 8, "wagers": 0, "hand": 1, "rounds": 1, "starter": "north", "cap": 8},
    {"colours": 2, "lowest": 8, "wagers": 1, "hand": 2, "rounds": 2, "cap": 20},
    {"colours": 3, "lowest": 6, "wagers": 0, "hand": 4, "rounds": 1, "cap": 60},
)

# A thousand games, interpreted too: most of them short
PARITY = (
    ({"rounds": 1, "cap": 300}, 600),
    ({"colours": 6, "rounds": 2, "starter": "south", "cap": 30}, 300),
    ({"rounds": 3, "cap": 300}, 100),
)

LONGEST_SIMULATION = 2 + 3 * (16 + 300 * 3)  # the lot, three deals, and the cap's turns (§10.4)
FOLLOWS = ("deck",)  # from other fields


def bounds(colours: int = 5, rounds: int = 3, **_: Any) -> tuple[int, int]:
    """§7: three lone wagers in every colour, or all twelve cards."""
    return -80 * colours * rounds, 156 * colours * rounds
