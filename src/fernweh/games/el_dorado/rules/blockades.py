"""Removing blockades (§6, §9.6)."""

from fernweh.games.el_dorado.components import (
    BLOCKADE_ASKS, BLOCKADE_POWER, BLOCKADES, RUBBLE, SIDES_OF_HEX,
)  # fmt: skip
from fernweh.games.el_dorado.rules.movement import begin_paying, may_use, refuse_pawn, why_unpaid
from fernweh.games.el_dorado.rules.codes import Refusal, refuse_in
from fernweh.games.el_dorado.rules.ways import (
    blockades_beside, breakable, free_step_ways, is_beside,
)  # fmt: skip
from fernweh.games.el_dorado.state import ARRIVED, GOING, NO_LINE, RESTING, Phase, total
from fernweh.kernel.rule import rule

ALL_LINES = (1 << BLOCKADES) - 1


@rule
def line_of(table, number):
    """The line on which that blockade lies; NO_LINE if on none."""
    for line in range(BLOCKADES):
        if table.blockade[line] == number:
            return line
    return NO_LINE


@rule
def power_breaks(box, table, pawn):
    """The blockades that the card that moves can remove with this pawn."""
    space = table.at[table.turn, pawn]
    if space == ARRIVED or not may_use(table, pawn):
        return 0
    return breakable(box, table, space, table.symbol, table.power)


@rule
def free_breaks(box, table, pawn):
    """§9.6: the blockades that a free step can remove."""
    space = table.at[table.turn, pawn]
    if space == ARRIVED or table.line != NO_LINE:
        return 0
    return blockades_beside(box, table, space)


@rule
def paid_breaks(box, table, pawn):
    """The blockades that the hand can pay for."""
    space = table.at[table.turn, pawn]
    if space == ARRIVED:
        return 0
    return breakable(box, table, space, RUBBLE, total(table.hand[table.turn]))


@rule
def refuse_break(box, table, pawn, number):
    match table.phase:
        case Phase.MOVE:
            found = power_breaks(box, table, pawn) if pawn < box.pawns else 0
        case Phase.FREE:
            found = free_breaks(box, table, pawn) if pawn < box.pawns else 0
        case Phase.PLAY:
            found = paid_breaks(box, table, pawn) if pawn < box.pawns else 0
        case _:
            return refuse_in(table, Phase.PLAY)
    if (found >> (number - 1)) & 1 != 0:
        return Refusal.LEGAL
    return why_no_break(box, table, pawn, number)


@rule
def why_no_break(box, table, pawn, number):
    why = refuse_pawn(box, table, pawn)
    if why != Refusal.LEGAL:
        return why
    line = line_of(table, number)
    if line == NO_LINE:
        return Refusal.BLOCKADE_IS_GONE
    if not is_beside(box, table.at[table.turn, pawn], line):
        return Refusal.NOT_AT_THE_LINE
    return why_unpaid(table, BLOCKADE_ASKS[number])


@rule
def break_line(box, table, pawn, number):
    match table.phase:
        case Phase.PLAY:
            goal = SIDES_OF_HEX - 1 + number
            begin_paying(table, pawn, goal, BLOCKADE_POWER[number])
        case Phase.FREE:
            break_freely(box, table, pawn, number)
        case _:
            table.pawn = pawn
            table.power -= BLOCKADE_POWER[number]
            win_blockade(table, number)
            table.phase = GOING


@rule
def win_blockade(table, number):
    """§6.4."""
    line = line_of(table, number)
    table.blockade[line] = 0
    table.standing &= ALL_LINES ^ (1 << line)
    table.won[table.turn] |= 1 << (number - 1)


@rule
def break_freely(box, table, pawn, number):
    """§9.6; §14.5: then the pawn may have to enter a space beyond the line."""
    line = line_of(table, number)
    win_blockade(table, number)
    table.pawn = pawn
    if box.native_enters != 0:
        table.line = line
        if free_step_ways(box, table, pawn) != 0:
            return
        table.line = NO_LINE
    table.phase = RESTING
