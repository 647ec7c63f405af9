"""What the generic laws need to know of Survive."""

from itertools import product
from typing import Any

from tests.games.survive.relabel import relabellings

__all__ = [
    "ALL_OPTIONS",
    "LONGEST_SIMULATION",
    "PARITY",
    "PARITY_GAMES",
    "SMALL_OPTIONS",
    "SOME_OPTIONS",
    "bounds",
    "relabellings",
]

HOUSE = {  # every ruling that is an option, the other way round
    "boarded_swimmer_may_continue": False,
    "jump_overboard_anywhere": False,
    "boarding_triggers_creature": False,
    "capsized_may_swim": False,
    "dolphin_uses_swim_move": True,
    "wind_empty_boat": False,
    "one_swimmer_a_turn": True,
}

SOME_OPTIONS = (
    {"seats": 2, "two_colours": True, "to_the_last_one": True, "last_one_rounds": 3},
    {"seats": 3, "population_density": True, "all_are_equal": True, **HOUSE},
    {"seats": 4, "atlantis_goes_under": True, "tie_break": "most_explorers", "starter": "green"},
)

CHALLENGES = [
    {
        "population_density": density,
        "shore_includes_lagoon": density,
        "all_are_equal": equal,
        **end,
    }
    for density, equal, end in product(
        (False, True),
        (False, True),
        ({}, {"to_the_last_one": True}, {"atlantis_goes_under": True}, {"stop_when_empty": True}),
    )
]
PLAYERS = (
    {"seats": 2},
    {"seats": 2, "two_colours": True},
    {"seats": 2, "two_colours": True, "two_colour_boats": "per_colour", "starter": "blue"},
    {"seats": 3},
    {"seats": 4},
)
ALL_OPTIONS = [
    {**players, **challenge, **house}
    for players, challenge, house in product(PLAYERS, CHALLENGES, ({}, HOUSE))
] + [{"seats": 3, "show_own_values": True, "tie_break": "most_explorers", "last_one_rounds": 0}]

# Smaller boxes, for study
SMALL_OPTIONS = (
    {
        "seats": 2, "starter": "red", "explorers": 1, "boats": 1, "serpents": 0,
        "beaches": 2, "forests": 0, "mountains": 1,
    },
    {"seats": 3, "explorers": 3, "beaches": 5, "forests": 4, "mountains": 3, "serpents": 5,
     "population_density": True},
)  # fmt: skip

# A game has some 550 actions; every challenge is compared in the slow run (test_parity.py)
PARITY_GAMES = 24
PARITY = (
    ({"seats": 2, "stop_when_empty": True}, 8),
    ({"seats": 3, "population_density": True, "all_are_equal": True, **HOUSE}, 5),
    ({"seats": 4, "atlantis_goes_under": True}, 5),
    ({"seats": 2, "two_colours": True, "to_the_last_one": True, "last_one_rounds": 2}, 6),
)

# The lot, 40 tiles, 40 explorers twice, 8 boats; in each of 40 turns a tile (1 + 1 + 3 hexes and an
# end), three moves of two actions and an end, a tile removed, looked at and three rescued, the die,
# a creature of three hexes, and three answers; 40 values.
LONGEST_SIMULATION = 1 + 40 + 80 + 8 + 40 * (6 + 7 + 5 + 1 + 4 + 3) + 40
FOLLOWS = ("wet", "hexes", "crew")  # from other fields


def bounds(all_are_equal: bool = False, two_colours: bool = False, **_: Any) -> tuple[int, int]:
    """§11.2, §13.5: all of one's explorers saved."""
    return 0, (10 if all_are_equal else 28) * (2 if two_colours else 1)
