"""What the generic laws need to know of Lost Cities: Rivals."""

from itertools import product
from typing import Any

from tests.games.lost_cities_rivals.relabel import relabellings

__all__ = [
    "ALL_OPTIONS", "LONGEST_SIMULATION", "PARITY", "SECRETS", "SMALL_OPTIONS", "SOME_OPTIONS",
    "bounds", "relabellings",
]  # fmt: skip

SECRETS = False  # §9.1: all lies open

SOME_OPTIONS = (
    {"seats": 2},
    {"seats": 3, "starter": "east", "purge_display": True},
    {"seats": 4},
)

ALL_OPTIONS = [
    {"seats": seats, "starter": starter, "purge_display": purge}
    for seats, purge in product((2, 3, 4), (False, True))
    for starter in ("lot", "north", "east", "south", "west")[: seats + 1]
]

SMALL_OPTIONS = (
    {"colours": 2, "lowest": 9, "wagers": 0, "piles": 2, "purse": 2, "starter": "north"},
    {"seats": 3, "colours": 3, "lowest": 5, "wagers": 1, "piles": 3, "purse": 5},
)

PARITY = (
    ({"seats": 2}, 400),
    ({"seats": 3, "starter": "east", "purge_display": True}, 300),
    ({"seats": 4}, 300),
)

# The lot, the deal, 80 turns with every bid, a pass, done and a card (§7.4), and every card taken
LONGEST_SIMULATION = 1 + 2 + 80 * (36 + 3) + 80
FOLLOWS = ("out", "open")  # from other fields


def bounds(**_: Any) -> tuple[int, int]:
    """§8: nothing at all, or every card and coin: 98 with a starting wager, 80 without one."""
    return 0, 2 * 98 + 3 * 80 + 36
