"""Where cards lead: how far a turn can come with some cards, a pawn and its space."""

from typing import NamedTuple

import numpy as np

from fernweh.games.el_dorado.components import ABLE, BLOCKADES, POWER, SIDES_OF_HEX, SINGLE_USE
from fernweh.games.el_dorado.policy.prospects import (
    BARRIER, BUYING, PART, SPENT_POWER, SPENT_SINGLE, coins_of, number_at,
)  # fmt: skip
from fernweh.games.el_dorado.rules.blockades import free_breaks
from fernweh.games.el_dorado.rules.ways import free_step_ways
from fernweh.games.el_dorado.state import kinds_in, one
from fernweh.kernel.bits import NONE, Word, has, lowest, without_lowest
from fernweh.kernel.rule import rule

NEVER = -(1 << 30)
FREE, WITHIN = 0, 1  # box.goal
MOVING_KINDS = ABLE[0, 0, 1] | ABLE[0, 1, 1] | ABLE[0, 2, 1]


class TurnPlan(NamedTuple):
    """What does not change while a turn is planned."""

    over: int  # which table of goals
    purchases: Word  # by coins; nothing once something was bought
    weights: np.ndarray


@rule
def goals_of(box, table, space):
    """Which table of goals holds: a line ahead of the space may still be barred."""
    for line in range(BLOCKADES):
        if (table.standing >> line) & 1 != 0 and box.before[line] == box.piece[space]:
            return WITHIN
    return FREE


@rule
def toll_at(box, space):
    return np.int64(box.toll[space])


@rule
def rest(cards, space_toll, plan):
    """What a turn comes to that ends so: the effort left, and what the coins can buy."""
    brings = number_at(plan.purchases, coins_of(cards)) * plan.weights[BUYING] // PART
    return brings - space_toll


@rule
def spent(kind, weights):
    """What it costs to play a card to move."""
    single = weights[SPENT_SINGLE] if SINGLE_USE[kind] != 0 else 0
    return POWER[kind] * weights[SPENT_POWER] + single


@rule
def third(box, cards, space, plan):
    """The best that one more card can do."""
    best = rest(cards, toll_at(box, space), plan)
    if space >= box.finish:
        return best
    kinds = kinds_in(cards) & MOVING_KINDS
    while kinds != NONE:
        kind = lowest(kinds)
        kinds = without_lowest(kinds)
        for symbol in range(3):
            if has(ABLE[0, symbol, 1], kind):
                goal = box.goal[plan.over, space, symbol, POWER[kind]]
                if goal != space:
                    left = cards - one(kind)
                    value = rest(left, toll_at(box, goal), plan) - spent(kind, plan.weights)
                    best = max(best, value)
    return best


@rule
def second(box, cards, space, plan):
    """The best that two more cards can do."""
    best = rest(cards, toll_at(box, space), plan)
    if space >= box.finish:
        return best
    kinds = kinds_in(cards) & MOVING_KINDS
    while kinds != NONE:
        kind = lowest(kinds)
        kinds = without_lowest(kinds)
        for symbol in range(3):
            if has(ABLE[0, symbol, 1], kind):
                goal = np.int64(box.goal[plan.over, space, symbol, POWER[kind]])
                if goal != space:
                    left = cards - one(kind)
                    value = third(box, left, goal, plan) - spent(kind, plan.weights)
                    best = max(best, value)
    return best


@rule
def reached(box, target, symbol, power, plan):
    """Where a card ends that enters this space first."""
    left = np.int64(power) - box.need[target]
    return np.int64(box.goal[plan.over, target, symbol, max(left, 0)])


@rule
def best_free_step(box, table, pawn, space, weights):
    """The space that is reached, and its toll below zero; a blockade is worth something too."""
    goal, best = -1, NEVER
    ways = free_step_ways(box, table, pawn)
    for direction in range(SIDES_OF_HEX):
        if (ways >> direction) & 1 != 0:
            target = np.int64(box.next[space, direction])
            if -toll_at(box, target) > best:
                goal, best = target, -toll_at(box, target)
    if free_breaks(box, table, pawn) != 0 and weights[BARRIER] - toll_at(box, space) > best:
        return space, weights[BARRIER] - toll_at(box, space)
    return goal, best
