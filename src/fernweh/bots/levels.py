"""The bots by name: four levels that a person understands, and the plain ones to measure against.

    novice       the game's policy, with every third move any legal one
    explorer     the policy
    pathfinder   a search on one core, in no more worlds than the game's SEARCH says
    legend       the best we have: a search on all cores, in as many worlds as there is time for

What a search needs to know of a game is in the game's SEARCH: see `fernweh.kernel.protocol`. How
strong the levels are is in docs/bots.md, and how they were set in benchmarks/log.
"""

from collections.abc import Mapping
from typing import Any

ENDLESS = 1_000_000  # worlds: style.py's most, without the import
LEVELS = ("novice", "explorer", "pathfinder", "legend")

# What distinguishes a search; a game's own numbers and what was asked for come on top
SEARCHES: Mapping[str, Mapping[str, Any]] = {
    "pathfinder": {},
    "legend": {"threads": 0, "most": ENDLESS},
    "search": {"most": ENDLESS},
    "flat": {"noise": 64, "halving": False, "caution": 0.0, "mix": 0.0, "most": ENDLESS},
}
