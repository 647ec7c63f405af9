"""What the generic laws need to know of The Quest for El Dorado."""

from itertools import product
from typing import Any

from fernweh.games.el_dorado.maps import MAPS
from tests.games.el_dorado.relabel import relabellings

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
    {"seats": 2, "caves": True, "keep_item": "any_removal", "cap": 30},
    {"seats": 3, "map": "swamplands", "starter": "south", "strip_blockades": "entry_side",
     "cap": 60},
    {"seats": 4, "map": "witchs_cauldron", "caves": True, "native_blockade": "remove_and_enter",
     "replace_to": "play_area", "cap": 40},
)  # fmt: skip

# Every map at every table, every switch both ways on two maps
ALL_OPTIONS = [
    {"seats": seats, "map": name, "caves": caves, "cap": 30}
    for seats, name, caves in product((2, 3, 4), MAPS, (False, True))
] + [
    {
        "seats": seats,
        "map": name,
        "caves": True,
        "strip_blockades": strips,
        "native_blockade": native,
        "replace_to": replace,
        "keep_item": keep,
        "starter": "east",
        "cap": 25,
    }
    for seats, name, strips, native, replace, keep in product(
        (2, 3),
        ("home_stretch", "swamplands"),
        ("every_connection", "entry_side"),
        ("remove", "remove_and_enter"),
        ("discard", "play_area"),
        ("item", "any_removal"),
    )
]

# Smaller boxes, for study: two tiles, with the end tile beside the second; on the first map, too
_NEAR = "B 0 0,0; P 0 5,2; finish jungle 2,4 1,4 3,4"
SMALL_OPTIONS = (
    {
        "map": _NEAR, "starter": "north", "cap": 3,
        "explorers": 2, "travelers": 0, "sailors": 0, "hand": 1, "copies": 0, "pawns": 1,
    },
    {"seats": 3, "cap": 12, "travelers": 1, "hand": 3, "copies": 1, "caves": True},
)  # fmt: skip

# A thousand games, interpreted too: most of them short
PARITY = (
    ({"seats": 2, "caves": True, "cap": 1}, 400),
    ({"seats": 3, "map": "serpentine", "caves": True, "cap": 1}, 300),
    ({"seats": 4, "map": "home_stretch", "cap": 1}, 285),
    ({"seats": 2, "map": "hills_of_gold", "caves": True, "cap": 12}, 10),
    ({"seats": 3, "map": "winding_paths", "cap": 25}, 5),
)

# The lot, six blockades, sixteen cards; then in each of 60 rounds two turns. A turn goes on as long
# as there are cards and tokens: 62 cards at the very most, each played, and then paid, stepped with
# or removed in a few steps; sensible or random, no turn has taken a hundred actions.
LONGEST_SIMULATION = 1 + 6 + 16 + 60 * 2 * 100
FOLLOWS = ("spent", "standing")  # from other fields


def bounds(seats: int = 2, **_: Any) -> tuple[int, int]:
    """§11.4: the longest map has 42 steps from its farthest start space, and a detour is short."""
    return -70 * (2 if seats == 2 else 1), 0
