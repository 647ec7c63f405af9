"""Where to step with the card that moves, or with a free step (§5.1, §9.5)."""

import numpy as np

from fernweh.games.el_dorado.components import (
    BLOCKADE_POWER, BLOCKADES, BREAK, END, SIDES_OF_HEX, STEP, STOP,
)  # fmt: skip
from fernweh.games.el_dorado.policy.reach import (
    FREE, NEVER, TurnPlan, best_free_step, goals_of, reached, toll_at,
)  # fmt: skip
from fernweh.games.el_dorado.policy.prospects import BARRIER
from fernweh.games.el_dorado.rules.blockades import free_breaks, power_breaks
from fernweh.games.el_dorado.rules.movement import may_use, power_ways
from fernweh.games.el_dorado.state import ARRIVED, NO_PAWN
from fernweh.kernel.bits import NONE, Word, lowest
from fernweh.kernel.rule import rule


@rule
def choose_step(box, table, weights):
    """The step, or the blockade, that leaves least; or a stop."""
    best, action = NEVER, STOP
    if table.pawn != NO_PAWN:
        best = 0
    for pawn in range(box.pawns):
        space = np.int64(table.at[table.turn, pawn])
        if space != ARRIVED and may_use(table, pawn):
            value, found = best_step(box, table, pawn, space, weights)
            if value > best:
                best, action = value, found
    return action


@rule
def best_step(box, table, pawn, space, weights):
    """By how much the toll falls."""
    symbol, power = np.int64(table.symbol), np.int64(table.power)
    plan = TurnPlan(goals_of(box, table, space), NONE, weights)
    best, action = NEVER, STOP
    ways, breaks = power_ways(box, table, pawn), power_breaks(box, table, pawn)
    for direction in range(SIDES_OF_HEX):
        if (ways >> direction) & 1 != 0:
            end = reached(box, box.next[space, direction], symbol, power, plan)
            value = toll_at(box, space) - toll_at(box, end)
            if value > best:
                best, action = value, STEP + pawn * SIDES_OF_HEX + direction
    for number in range(1, BLOCKADES + 1):
        if (breaks >> (number - 1)) & 1 != 0:
            end = box.goal[FREE, space, symbol, power - BLOCKADE_POWER[number]]
            value = toll_at(box, space) - toll_at(box, end) + weights[BARRIER]
            if value > best:
                best, action = value, BREAK + pawn * BLOCKADES + number - 1
    return best, action


@rule
def choose_free_step(box, table, weights):
    best, action = NEVER, END
    for pawn in range(box.pawns):
        space = np.int64(table.at[table.turn, pawn])
        if space != ARRIVED and may_use(table, pawn):
            value, found = best_free_action(box, table, pawn, space, weights)
            if value > best:
                best, action = value, found
    return action


@rule
def best_free_action(box, table, pawn, space, weights):
    goal, value = best_free_step(box, table, pawn, space, weights)
    value += toll_at(box, space)
    breaks = free_breaks(box, table, pawn)
    if goal == space:
        return value, BREAK + pawn * BLOCKADES + lowest(Word(breaks))
    for direction in range(SIDES_OF_HEX):
        if box.next[space, direction] == goal and goal >= 0:
            return value, STEP + pawn * SIDES_OF_HEX + direction
    return NEVER, END
