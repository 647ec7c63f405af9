"""Moving a pawn (§5): cards that move, and steps."""

import numpy as np

from fernweh.games.el_dorado.components import (
    ABLE, CAMP, MOST_SEATS, POWER, RUBBLE, SINGLE_USE,
)  # fmt: skip
from fernweh.games.el_dorado.rules.cards import holds, play, remove
from fernweh.games.el_dorado.rules.codes import Refusal, refuse_in
from fernweh.games.el_dorado.rules.ways import (
    across, asking, free_step_ways, free_ways, least_of_all, occupied,
)  # fmt: skip
from fernweh.games.el_dorado.state import (
    ARRIVED, GOING, NO_LINE, NO_PAWN, RESTING, Phase, total,
)  # fmt: skip
from fernweh.kernel.bits import NONE, has
from fernweh.kernel.rule import rule

# §5.1  Play a card to move


@rule
def begin(table):
    """Something new is played: what was removed before is gone for good (§10.8)."""
    table.leaving = NONE


@rule
def refuse_move(box, table, symbol, kind):
    why = refuse_in(table, Phase.PLAY)
    if why != Refusal.LEGAL:
        return why
    if not holds(table, kind):
        return Refusal.NOT_IN_HAND
    if not has(ABLE[table.changed, symbol, 0], kind):
        return Refusal.SYMBOL_CHANGED if table.changed != 0 else Refusal.WRONG_SYMBOL
    least = least_of_all(box, table, symbol)
    return Refusal.LEGAL if has(ABLE[table.changed, symbol, least], kind) else Refusal.NO_USE


@rule
def move(box, table, symbol, kind):
    begin(table)
    if SINGLE_USE[kind] != 0:
        remove(table, kind, True)
    else:
        play(table, kind)
    table.changed = 0
    set_going(table, symbol, POWER[kind])


@rule
def set_going(table, symbol, power):
    table.symbol = symbol
    table.power = power
    table.phase = Phase.MOVE


# §5.1, §5.5, §9.5  A step


@rule
def may_use(table, pawn):
    """§12.1: one card, one pawn."""
    return table.pawn == NO_PAWN or table.pawn == pawn


@rule
def power_ways(box, table, pawn):
    """The directions in which the card that moves can bring this pawn."""
    space = table.at[table.turn, pawn]
    if space == ARRIVED or not may_use(table, pawn):
        return 0
    return asking(box, space, table.symbol, table.power) & free_ways(box, table, space)


@rule
def paid_ways(box, table, pawn):
    """The directions in which there is rubble or a camp that the hand can pay for."""
    space = table.at[table.turn, pawn]
    cards = total(table.hand[table.turn])
    if space == ARRIVED or cards == 0:
        return 0
    ways = asking(box, space, RUBBLE, cards) | asking(box, space, CAMP, cards)
    return ways & free_ways(box, table, space) if ways != 0 else 0


@rule
def refuse_step(box, table, pawn, direction):
    match table.phase:
        case Phase.MOVE:
            ways = power_ways(box, table, pawn) if pawn < box.pawns else 0
        case Phase.FREE:
            ways = free_step_ways(box, table, pawn) if pawn < box.pawns else 0
            ways = ways if may_use(table, pawn) else 0
        case Phase.PLAY:
            ways = paid_ways(box, table, pawn) if pawn < box.pawns else 0
        case _:
            return refuse_in(table, Phase.PLAY)
    if (ways >> direction) & 1 != 0:
        return Refusal.LEGAL
    return why_no_step(box, table, pawn, direction)


@rule
def refuse_pawn(box, table, pawn):
    """Why this pawn cannot be used at all."""
    if pawn >= box.pawns:
        return Refusal.NO_SUCH_PAWN
    if table.at[table.turn, pawn] == ARRIVED:
        return Refusal.PAWN_HAS_ARRIVED
    if table.phase != Phase.PLAY and not may_use(table, pawn):
        return Refusal.OTHER_PAWN_MOVES
    return Refusal.LEGAL


@rule
def is_start(box, space):
    """§5.8."""
    found = False
    for number in range(MOST_SEATS):
        found |= box.start[number] == space
    return found


@rule
def why_no_step(box, table, pawn, direction):
    why = refuse_pawn(box, table, pawn)
    if why != Refusal.LEGAL:
        return why
    space = table.at[table.turn, pawn]
    target = box.next[space, direction]
    if target < 0:
        return Refusal.NO_SPACE_THERE
    if box.terrain[target] < 0:
        return Refusal.START_SPACE if is_start(box, target) else Refusal.CLOSED_SPACE
    if (across(box, table, space, table.standing) >> direction) & 1 != 0:
        return Refusal.BLOCKED
    if table.passing == 0 and (occupied(box, table, space) >> direction) & 1 != 0:
        return Refusal.OCCUPIED
    return why_unpaid(table, np.int64(box.terrain[target]))


@rule
def why_unpaid(table, terrain):
    """The way is free: then what the space, or a blockade, asks for is not there."""
    match table.phase:
        case Phase.FREE:
            return Refusal.NOT_BEYOND_THE_LINE
        case Phase.MOVE:
            same = terrain == table.symbol
            return Refusal.NOT_ENOUGH_POWER if same else Refusal.ASKS_FOR_OTHER
        case _:
            return Refusal.NOT_ENOUGH_CARDS if terrain >= RUBBLE else Refusal.PLAY_A_CARD_FIRST


@rule
def step(box, table, pawn, direction):
    target = np.int64(box.next[table.at[table.turn, pawn], direction])
    if table.phase == Phase.PLAY:
        begin_paying(table, pawn, direction, box.need[target])
        return
    going = table.phase == Phase.MOVE
    if going:
        table.power -= box.need[target]
    table.line = NO_LINE
    enter(box, table, pawn, target)
    table.phase = GOING if going else RESTING


@rule
def enter(box, table, pawn, space):
    """§5.11: a finishing space leads into El Dorado."""
    table.pawn = pawn
    table.stepped = 1
    if space < box.finish:
        table.at[table.turn, pawn] = space
    else:
        table.at[table.turn, pawn] = ARRIVED
        table.mark[table.turn, pawn] = 0
        arrive(box, table)


@rule
def arrive(box, table):
    """§11.1, §12.2: all pawns of the player are there."""
    me, earlier = table.turn, 0
    for pawn in range(box.pawns):
        if table.at[me, pawn] != ARRIVED:
            return
    for seat in range(box.seats):
        earlier += table.arrival[seat] > 0
    table.arrival[me] = earlier + 1


@rule
def refuse_stop(table):
    why = refuse_in(table, Phase.MOVE)
    if why != Refusal.LEGAL or table.pawn != NO_PAWN:
        return why
    return Refusal.MUST_BE_USED


# §5.5, §5.6  Rubble and camps


@rule
def begin_paying(table, pawn, goal, number):
    begin(table)
    table.pawn = pawn
    table.goal = goal
    table.owing = number
    table.changed = 0
    table.phase = Phase.PAY
