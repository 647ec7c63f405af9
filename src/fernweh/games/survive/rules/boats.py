"""§5  Boats: who controls them, and where they go; the wind (§9.2)."""

import numpy as np

from fernweh.games.survive.board import ADJACENT, DEGREE, NEIGHBOUR
from fernweh.games.survive.components import (
    BOAT, BOATS, FULL, LAND, NOWHERE, OCCUPIED, POINTS,
)  # fmt: skip
from fernweh.games.survive.rules.encounters import meet
from fernweh.games.survive.rules.movement import spend_point
from fernweh.games.survive.rules.codes import Refusal
from fernweh.games.survive.state import TO_MOVE, Phase, boat_at, is_set
from fernweh.kernel.bits import NONE, count, lowest, without_lowest
from fernweh.kernel.rule import rule


@rule
def controls(box, crew, seat):
    """§5.2: the most aboard, or as many as anybody."""
    mine = count(crew & box.owned[seat])
    for other in range(box.seats):
        if count(crew & box.owned[other]) > mine:
            return False
    return mine > 0


@rule
def may_sail(box, table, boat):
    """§5.1, §5.2; §13.12: the wind may ask for somebody aboard."""
    crew = table.crew[boat]
    if crew == NONE:
        return table.phase == Phase.MOVE or box.wind_empty != 0
    return controls(box, crew, table.turn)


@rule
def is_open(table, hex_):
    """§5.1, §5.3: a sea hex without a boat."""
    return not is_set(table, hex_, LAND + BOAT)


@rule
def has_way(table, hex_):
    for k in range(DEGREE[hex_]):  # noqa: SIM110 (any() does not compile)
        if is_open(table, NEIGHBOUR[hex_, k]):
            return True
    return False


@rule
def can_sail(box, table, boat):
    """In step 2, or by the wind."""
    hex_ = np.int64(table.boat[boat])
    return hex_ != NOWHERE and may_sail(box, table, boat) and has_way(table, hex_)


@rule
def refuse_boat(box, table, hex_):
    """Choose the boat on a hex, in step 2 or for the wind."""
    if not is_set(table, hex_, BOAT):
        return Refusal.NO_BOAT_THERE
    boat = boat_at(table, hex_)
    if not may_sail(box, table, boat):
        return Refusal.BOAT_IS_EMPTY if table.crew[boat] == NONE else Refusal.NOT_IN_CONTROL
    return Refusal.LEGAL if has_way(table, hex_) else Refusal.NO_WAY


@rule
def some_boat_sails(box, table):
    """§9.1: whether the wind has a boat to move; asked before it is played."""
    for boat in range(BOATS):  # noqa: SIM110 (any() does not compile)
        if can_sail(box, table, boat):
            return True
    return False


@rule
def choose_boat(table, hex_):
    table.chosen = boat_at(table, hex_)
    if table.phase == Phase.MOVE:
        table.phase = Phase.SAIL
    else:
        table.points = POINTS
        table.phase = Phase.BLOW


@rule
def refuse_sail(table, hex_):
    if not ADJACENT[table.boat[table.chosen], hex_]:
        return Refusal.NOT_ADJACENT
    if is_set(table, hex_, LAND):
        return Refusal.LAND_IS_BARRED
    return Refusal.BOAT_IN_THE_WAY if is_set(table, hex_, BOAT) else Refusal.LEGAL


@rule
def sail(box, table, hex_):
    """§5.1, and what waits there (§6)."""
    boat = np.int64(table.chosen)
    here = np.int64(table.boat[boat])
    load = table.hexes[here] & (BOAT + OCCUPIED + FULL)
    table.hexes[here] -= load
    table.hexes[hex_] |= load
    table.boat[boat] = hex_
    crew = table.crew[boat]
    while crew != NONE:
        table.at[lowest(crew)] = hex_
        crew = without_lowest(crew)
    meet(box, table, hex_, NONE, True, table.hexes[hex_])
    if table.phase == Phase.SAIL:
        spend_point(table)
    else:
        be_blown(table, boat)


@rule
def be_blown(table, boat):
    """§9.2: up to three hexes, as long as the boat is there."""
    table.points -= 1
    if table.points == 0 or table.boat[boat] == NOWHERE:
        table.chosen = 0
        table.phase = TO_MOVE
