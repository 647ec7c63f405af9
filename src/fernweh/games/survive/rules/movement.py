"""§4  Step 2: explorers walk, swim, board, jump and are saved."""

import numpy as np

from fernweh.games.survive.board import ADJACENT, DEGREE, LANDING, NEIGHBOUR, NO_ISLAND
from fernweh.games.survive.components import BOAT, FULL, LAND, SAFE
from fernweh.games.survive.rules.encounters import come_aboard, leave_boat, meet
from fernweh.games.survive.rules.codes import Refusal
from fernweh.games.survive.state import (
    TO_SINK, Phase, boat_at, is_set, on_board, place_of,
)  # fmt: skip
from fernweh.kernel.bits import NONE, bit, has, lowest, without_lowest
from fernweh.kernel.rule import rule

# Where one can go


@rule
def can_board(table, hex_):
    """§5.4: whether a boat with room is there."""
    return table.hexes[hex_] & (BOAT + FULL) == BOAT


@rule
def is_beside_sea(table, hex_):
    for k in range(DEGREE[hex_]):  # noqa: SIM110 (any() does not compile)
        if not is_set(table, NEIGHBOUR[hex_, k], LAND):
            return True
    return False


@rule
def is_beside_land(table, hex_):
    for k in range(DEGREE[hex_]):  # noqa: SIM110 (any() does not compile)
        if is_set(table, NEIGHBOUR[hex_, k], LAND):
            return True
    return False


@rule
def is_beside_boat(table, hex_):
    for k in range(DEGREE[hex_]):  # noqa: SIM110 (any() does not compile)
        if can_board(table, NEIGHBOUR[hex_, k]):
            return True
    return False


@rule
def can_swim(table, hex_):
    """§4.6, §4.7, §4.10: whether a swimmer has somewhere to go."""
    return is_beside_sea(table, hex_) or can_board(table, hex_) or LANDING[hex_] != NO_ISLAND


@rule
def can_jump(box, table, explorer, hex_):
    """§4.9, §13.11"""
    unused = not has(table.swum, explorer)
    return unused and (box.jump_anywhere != 0 or LANDING[hex_] != NO_ISLAND)


@rule
def can_leave(box, table, explorer, hex_):
    """§4.8 to §4.10: whether a passenger has somewhere to go."""
    if can_jump(box, table, explorer, hex_) or LANDING[hex_] != NO_ISLAND:
        return True
    return is_beside_boat(table, hex_)


# §4.1  Choose an explorer


@rule
def movable(box, table):
    """Those of the player on turn who can make a move; on land all who may swim can."""
    mine = box.owned[table.turn] & ~table.spent
    found = mine & table.on_land & ~table.swum
    others = mine & (table.swimming & ~table.swum | table.aboard | table.on_land & table.swum)
    while others != NONE:
        explorer = lowest(others)
        others = without_lowest(others)
        if can_go(box, table, explorer):
            found |= bit(explorer)
    return found


@rule
def can_go(box, table, explorer):
    hex_ = place_of(table, explorer)
    if has(table.swimming, explorer):
        return can_swim(table, hex_)
    if has(table.on_land, explorer):
        return is_beside_land(table, hex_) or is_beside_boat(table, hex_)
    return can_leave(box, table, explorer, hex_)


@rule
def refuse_explorer(box, table, explorer):
    """In step 2."""
    if not has(box.owned[table.turn], explorer):
        return Refusal.NOT_YOURS
    if not has(on_board(table), explorer):
        return Refusal.NOT_ON_BOARD
    if has(movable(box, table), explorer):
        return Refusal.LEGAL
    if has(table.spent, explorer):
        return Refusal.BOARDED_JUST_NOW
    return Refusal.HAS_SWUM if has(table.swum, explorer) else Refusal.NO_WAY


@rule
def choose_explorer(table, explorer):
    table.chosen = explorer
    table.phase = Phase.STEP


# §4.2, §4.3, §4.6  To a hex


@rule
def refuse_step(table, hex_):
    explorer = np.int64(table.chosen)
    if not ADJACENT[place_of(table, explorer), hex_]:
        return Refusal.NOT_ADJACENT
    if is_set(table, hex_, LAND):
        return Refusal.LEGAL if has(table.on_land, explorer) else Refusal.LAND_IS_BARRED
    if has(table.on_land & table.swum, explorer):
        return Refusal.HAS_SWUM  # §13.13
    return Refusal.IS_ABOARD if has(table.aboard, explorer) else Refusal.LEGAL


@rule
def step(box, table, hex_):
    explorer = np.int64(table.chosen)
    table.at[explorer] = hex_
    if not is_set(table, hex_, LAND):
        table.on_land &= ~bit(explorer)
        table.swimming |= bit(explorer)
        use_swim_move(box, table, explorer)
        meet(box, table, hex_, bit(explorer), False, table.hexes[hex_])
    spend_point(table)


@rule
def use_swim_move(box, table, explorer):
    """§4.5; §13.13: nobody else of that player has one left in this turn."""
    table.swum |= bit(explorer)
    if box.one_swimmer != 0:
        table.swum |= box.owned[table.turn] & on_board(table)


@rule
def spend_point(table):
    """§3.3"""
    table.chosen = 0
    table.points -= 1
    table.phase = Phase.MOVE if table.points > 0 else TO_SINK


# §4.4, §4.7, §4.8  Into a boat


@rule
def refuse_board(table, hex_):
    explorer = np.int64(table.chosen)
    here = place_of(table, explorer)
    if not is_set(table, hex_, BOAT):
        return Refusal.NO_BOAT_THERE
    if has(table.swimming, explorer):
        if hex_ != here:
            return Refusal.SWIM_THEN_BOARD if ADJACENT[here, hex_] else Refusal.NOT_ADJACENT
    elif not ADJACENT[here, hex_]:
        return Refusal.NOT_ADJACENT
    return Refusal.LEGAL if can_board(table, hex_) else Refusal.BOAT_IS_FULL


@rule
def board(box, table, hex_):
    """§4.12, §13.10; §6.5, §13.11: creatures beside an empty boat."""
    explorer = np.int64(table.chosen)
    if has(table.swimming, explorer):
        use_swim_move(box, table, explorer)
        if box.may_continue == 0:
            table.spent |= bit(explorer)
    elif has(table.aboard, explorer):
        leave_boat(table, explorer, place_of(table, explorer))
    boat = boat_at(table, hex_)
    was_empty = table.crew[boat] == NONE
    table.at[explorer] = hex_
    come_aboard(table, boat, bit(explorer))
    if was_empty and box.boarding_triggers != 0:
        meet(box, table, hex_, NONE, True, table.hexes[hex_])
    spend_point(table)


# §4.9  Overboard


@rule
def refuse_overboard(box, table):
    explorer = np.int64(table.chosen)
    if not has(table.aboard, explorer):
        return Refusal.NOT_ABOARD
    if has(table.swum, explorer):
        return Refusal.HAS_SWUM
    legal = can_jump(box, table, explorer, place_of(table, explorer))
    return Refusal.LEGAL if legal else Refusal.ONLY_AT_LANDING


@rule
def jump(box, table):
    explorer = np.int64(table.chosen)
    hex_ = place_of(table, explorer)
    leave_boat(table, explorer, hex_)
    table.swimming |= bit(explorer)
    use_swim_move(box, table, explorer)
    meet(box, table, hex_, bit(explorer), False, table.hexes[hex_])
    spend_point(table)


# §4.10  Saved


@rule
def refuse_ashore(table):
    explorer = np.int64(table.chosen)
    at_sea = not has(table.on_land, explorer)
    landing = LANDING[place_of(table, explorer)] != NO_ISLAND
    return Refusal.LEGAL if at_sea and landing else Refusal.NO_SAFE_ISLAND


@rule
def go_ashore(box, table):
    explorer = np.int64(table.chosen)
    hex_ = place_of(table, explorer)
    if has(table.aboard, explorer):
        leave_boat(table, explorer, hex_)
    elif box.one_swimmer != 0:
        use_swim_move(box, table, explorer)
    table.swimming &= ~bit(explorer)
    table.saved |= bit(explorer)
    table.at[explorer] = SAFE + LANDING[hex_]
    spend_point(table)
