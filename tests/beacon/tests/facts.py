"""What the generic laws need to know of Beacon (tests/laws/cases.py)."""

from itertools import product
from typing import Any

from tests.beacon.components import HIGH
from tests.beacon.tests.relabel import relabellings

__all__ = [
    "ALL_OPTIONS", "FOLLOWS", "LONGEST_SIMULATION", "PARITY", "SOME_OPTIONS", "bounds",
    "relabellings",
]  # fmt: skip

SOME_OPTIONS = ({"seats": 2}, {"seats": 3, "nights": 3}, {"seats": 3, "nights": 7})

ALL_OPTIONS = [{"seats": seats, "nights": nights} for seats, nights in product((2, 3), (3, 5, 7))]

PARITY = (({"seats": 2}, 500), ({"seats": 3, "nights": 7}, 500))

FOLLOWS = ("bag",)  # from the lanterns

LONGEST_SIMULATION = 2 + 2 * 5 * (HIGH + 1) + 2  # a fire grows by 2 at least, in two actions


def bounds(nights: int = 5, **_: Any) -> tuple[int, int]:
    """§4.2: no fire and no lantern yet, or always the highest fire and the highest lantern."""
    return 0, nights * (HIGH - 1 + 6) + 6
