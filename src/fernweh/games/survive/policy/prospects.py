"""How likely an explorer is to be saved, by where it is, in thousandths."""

import numpy as np

from fernweh.games.survive.board import DISTANCE, HEX_OF, LANDINGS, TO_LANDING
from fernweh.games.survive.components import (
    A_SERPENT, A_WHALE, ALL_CREATURES, BOATS, DEADLY, KIND_OF, NOWHERE, RANGE, SERPENT, SHARK,
    WHALE,
)  # fmt: skip
from fernweh.games.survive.policy.weights import (
    ABOARD, LED, MEAN, SAIL, SERPENT_FEAR, SHARK_FEAR, STAND, STROKE, SWIM, WALK, WEIGHTS, WET,
    WHALE_FEAR,
)  # fmt: skip
from fernweh.games.survive.rules.movement import can_board
from fernweh.games.survive.rules.scoring import score
from fernweh.games.survive.state import Phase, is_set, on_board, place_of
from fernweh.kernel.bits import NONE, count, has, lowest, without_lowest
from fernweh.kernel.rule import rule

OPEN_LANDINGS = np.array([HEX_OF[name] for pair in LANDINGS for name in pair])
LANDING_COUNT = len(OPEN_LANDINGS)
ON_LAND, IN_WATER, IN_BOAT = 0, 1, 2
SURE = 1000  # of the saved


@rule
def value_of(box, table, explorer):
    """Own values are known, whatever the picture shows (§14.12)."""
    if not has(box.owned[table.turn], explorer) or box.equal != 0:
        return MEAN
    return np.int64(table.value[explorer])


@rule
def prospect(table, state, hex_, led, weights):
    """Of an explorer in that state on a hex; `led` where somebody else controls the boat."""
    if state == ON_LAND:
        return max(60, weights[STAND] - weights[WALK] * to_boat(table, hex_))
    found = afloat(table, state, hex_, weights)
    return max(20, found - fears(table, state, hex_, weights) - (weights[LED] if led else 0))


@rule
def afloat(table, state, hex_, weights):
    """Without what may come."""
    way = to_landing(table, hex_)
    if state == IN_WATER:
        if is_set(table, hex_, DEADLY):
            return -SURE
        return weights[SWIM] - weights[STROKE] * min(way, to_boat(table, hex_) + 3)
    if is_set(table, hex_, A_SERPENT):
        return -SURE
    found = weights[ABOARD] - weights[SAIL] * way
    return found - (weights[WET] if is_set(table, hex_, A_WHALE) else 0)


@rule
def fears(table, state, hex_, weights):
    """What creatures that can come take off it: serpents, and sharks or whales."""
    other = SHARK if state == IN_WATER else WHALE
    weight = weights[SHARK_FEAR] if state == IN_WATER else weights[WHALE_FEAR]
    found = 0
    for creature in range(ALL_CREATURES):
        at = np.int64(table.creature[creature])
        if at != NOWHERE:
            near = DISTANCE[at, hex_]
            if KIND_OF[creature] == SERPENT:
                found += weights[SERPENT_FEAR] * (near <= RANGE[SERPENT])
            elif KIND_OF[creature] == other:
                found += weight * (near <= RANGE[other])
    return found


@rule
def to_landing(table, hex_):
    """Hexes to the nearest landing hex without a serpent."""
    best = TO_LANDING[hex_] + 6
    for n in range(LANDING_COUNT):
        if not is_set(table, OPEN_LANDINGS[n], A_SERPENT):
            best = min(best, DISTANCE[hex_, OPEN_LANDINGS[n]])
    return best


@rule
def to_boat(table, hex_):
    """Hexes to the nearest boat with room."""
    best = 12
    for boat in range(BOATS):
        at = np.int64(table.boat[boat])
        if at != NOWHERE and can_board(table, at):
            best = min(best, DISTANCE[hex_, at])
    return best


@rule
def is_led(box, table, crew):
    """Whether somebody else has more aboard than the player on turn."""
    mine = count(crew & box.owned[table.turn])
    most = 0
    for seat in range(box.seats):
        most = max(most, count(crew & box.owned[seat]))
    return most > mine


# For a search that stops before the end


@rule
def estimate(box, table, seat):
    """The score, and what the explorers on the board will bring as far as their places tell."""
    found, left = 0, on_board(table) & box.owned[seat]
    while left != NONE:
        explorer = lowest(left)
        left = without_lowest(left)
        worth = 1 if box.equal != 0 else np.int64(table.value[explorer])
        state = state_of(table, explorer)
        found += worth * prospect(table, state, place_of(table, explorer), False, WEIGHTS)
    if table.phase == Phase.SHOW or table.phase == Phase.OVER:
        found = 0  # it is over for them (§11.1)
    return score(box, table, seat) + found // SURE


@rule
def state_of(table, explorer):
    if has(table.on_land, explorer):
        return ON_LAND
    return IN_WATER if has(table.swimming, explorer) else IN_BOAT
