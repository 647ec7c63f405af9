"""§3.3, §9.2  Which explorer or boat goes where: in step 2, with the dolphin, before the wind."""

import numpy as np

from fernweh.games.survive.board import DEGREE, DISTANCE, LANDING, NEIGHBOUR, NO_ISLAND
from fernweh.games.survive.components import (
    ASHORE, BOARD, BOATS, DONE, EXPLORER, FROM, LAND, OVERBOARD, POINTS, TO,
)  # fmt: skip
from fernweh.games.survive.policy.prospects import (
    IN_BOAT, IN_WATER, ON_LAND, SURE, is_led, prospect, value_of,
)  # fmt: skip
from fernweh.games.survive.policy.weights import NEVER, PULL, RIVAL
from fernweh.games.survive.rules.movement import can_board, can_jump, movable
from fernweh.games.survive.rules.boats import can_sail, is_open
from fernweh.games.survive.state import Phase, boat_at, is_set, place_of
from fernweh.kernel.bits import NONE, bit, has, lowest, without_lowest
from fernweh.kernel.rule import rule

NO_MOVE = -1
CHOICES = 15  # six hexes to step to, six boats beside, the boat here, overboard, ashore


@rule
def choose_move(box, table, weights):
    """The piece whose best move gains most, or for a chosen one, that move; or none."""
    best, piece, target, movers = NEVER, DONE, DONE, candidates(box, table)
    while movers != NONE:
        explorer = lowest(movers)
        movers = without_lowest(movers)
        gain, move = best_step(box, table, explorer, weights)
        if gain > best:
            best, piece, target = gain, EXPLORER + explorer, move
    for boat in range(BOATS):
        if may_choose(box, table, boat):
            gain, move = best_course(box, table, boat, weights)
            if gain > best:
                best, piece, target = gain, FROM + np.int64(table.boat[boat]), move
    return settled(table, best, piece, target)


@rule
def settled(table, gain, piece, target):
    match table.phase:
        case Phase.MOVE:
            return piece if gain > 0 else DONE
        case Phase.WIND:
            return piece
        case Phase.GUIDE | Phase.BLOW:
            return DONE if gain <= 0 and table.points < POINTS else target
        case _:
            return target


@rule
def candidates(box, table):
    """The explorers to choose from."""
    if table.phase == Phase.MOVE:
        return movable(box, table)
    chosen = table.phase == Phase.STEP or table.phase == Phase.GUIDE
    return bit(table.chosen) if chosen else NONE


@rule
def may_choose(box, table, boat):
    if table.phase == Phase.MOVE or table.phase == Phase.WIND:
        return can_sail(box, table, boat)
    chosen = table.phase == Phase.SAIL or table.phase == Phase.BLOW
    return chosen and boat == table.chosen


# Explorers


@rule
def best_step(box, table, explorer, weights):
    """What the best step gains, and which it is."""
    here, now, best, action = place_of(table, explorer), 0, NEVER, DONE
    for choice in range(-1, CHOICES):
        move, state, hex_ = step_of(box, table, explorer, here, choice)
        if choice < 0 or move != NO_MOVE:
            then = SURE
            if move != ASHORE:
                led = state == IN_BOAT and led_after(box, table, explorer, hex_)
                then = prospect(table, state, hex_, led, weights)
            if choice < 0:
                now = then
            elif then > best:
                best, action = then, move
    return (best - now) * value_of(box, table, explorer), action


@rule
def led_after(box, table, explorer, hex_):
    return is_led(box, table, table.crew[boat_at(table, hex_)] | bit(explorer))


@rule
def step_of(box, table, explorer, here, choice):
    """A choice as action, state and hex; the first is to stay."""
    swims, walks = has(table.swimming, explorer), has(table.on_land, explorer)
    if choice < 0:
        return NO_MOVE, ON_LAND if walks else IN_WATER if swims else IN_BOAT, here
    if choice >= 12:
        return step_here(box, table, explorer, here, choice)
    if choice % 6 >= DEGREE[here]:
        return NO_MOVE, ON_LAND, here
    near = NEIGHBOUR[here, choice % 6]
    is_land = is_set(table, near, LAND)
    if choice < 6:
        may = (swims and not is_land) or (walks and (is_land or not has(table.swum, explorer)))
        return TO + near if may else NO_MOVE, ON_LAND if is_land else IN_WATER, near
    may = not swims and can_board(table, near)
    return BOARD + near if may else NO_MOVE, IN_BOAT, near


@rule
def step_here(box, table, explorer, here, choice):
    """Board here, jump, go ashore; the dolphin does none of them."""
    swims, walks = has(table.swimming, explorer), has(table.on_land, explorer)
    if walks or table.phase == Phase.GUIDE:
        return NO_MOVE, ON_LAND, here
    if choice == 12:
        return BOARD + here if swims and can_board(table, here) else NO_MOVE, IN_BOAT, here
    if choice == 13:
        may = not swims and can_jump(box, table, explorer, here)
        return OVERBOARD if may else NO_MOVE, IN_WATER, here
    return ASHORE if LANDING[here] != NO_ISLAND else NO_MOVE, IN_WATER, here


# Boats


@rule
def best_course(box, table, boat, weights):
    """What the best hex for a boat gains, and the way there; at least some way, if there is one."""
    here, now, best, action = np.int64(table.boat[boat]), 0, NEVER, DONE
    for k in range(-1, DEGREE[here]):
        hex_ = here if k < 0 else NEIGHBOUR[here, k]
        if k < 0 or is_open(table, hex_):
            worth = crew_worth(box, table, boat, hex_, weights)
            if k < 0:
                now = worth
            elif worth > best:
                best, action = worth, TO + hex_
    return max(best - now, NEVER), action


@rule
def crew_worth(box, table, boat, hex_, weights):
    """Of a boat on a hex: its passengers' prospects there, or how near it is to one's own."""
    crew = table.crew[boat]
    if crew == NONE:
        return weights[PULL] * nearness(box, table, hex_)
    chance, worth = prospect(table, IN_BOAT, hex_, False, weights), 0
    while crew != NONE:
        explorer = lowest(crew)
        crew = without_lowest(crew)
        part = 64 if has(box.owned[table.turn], explorer) else -weights[RIVAL]
        worth += part * chance * value_of(box, table, explorer)
    return worth // 64


@rule
def nearness(box, table, hex_):
    """How near one's own explorers without a boat are, by their values."""
    found, mine = 0, (table.on_land | table.swimming) & box.owned[table.turn]
    while mine != NONE:
        explorer = lowest(mine)
        mine = without_lowest(mine)
        near = max(0, 5 - DISTANCE[hex_, place_of(table, explorer)])
        found += near * value_of(box, table, explorer)
    return found
