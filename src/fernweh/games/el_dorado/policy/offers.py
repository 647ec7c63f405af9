"""What a pawn can be offered: each card, token, payment and free step, and where it leads."""

from typing import NamedTuple

import numpy as np

from fernweh.games.el_dorado.components import (
    ABLE, ACT, BLOCKADE_POWER, BLOCKADES, BREAK, CAMP, COIN_TOKEN, END, MOVE, MOVERS, NATIVE, POWER,
    SIDES_OF_HEX, STEP, T_FREE, TOKEN_POWER, TOKEN_SYMBOL, USE,
)  # fmt: skip
from fernweh.games.el_dorado.policy.reach import (
    FREE, NEVER, best_free_step, reached, spent, toll_at,
)  # fmt: skip
from fernweh.games.el_dorado.policy.prospects import (
    BARRIER, CAMP_CARD, JUNK, NATIVE_COST, SPENT_CARD, SPENT_POWER, SPENT_SINGLE, drawn_worth,
    is_needed, least_wanted,
)  # fmt: skip
from fernweh.games.el_dorado.rules.blockades import paid_breaks
from fernweh.games.el_dorado.rules.movement import paid_ways
from fernweh.games.el_dorado.rules.ways import asking, free_ways, least_blockade
from fernweh.games.el_dorado.state import copies, one
from fernweh.kernel.bits import Word, has
from fernweh.kernel.rule import rule


class StepOffer(NamedTuple):
    goal: int  # the space that is reached; -1 where nothing can be done
    cost: int
    left: Word  # the cards left in the hand
    action: int


CARD_OPTIONS = 3 * MOVERS
TOKEN_OPTIONS = CARD_OPTIONS + COIN_TOKEN + 2
WAY_OPTIONS = TOKEN_OPTIONS + SIDES_OF_HEX
BREAK_OPTIONS = WAY_OPTIONS + BLOCKADES
OPTIONS = BREAK_OPTIONS + 1  # the last one is a free step


@rule
def offered(box, table, pawn, space, n, plan, look):
    if n < CARD_OPTIONS:
        return by_card(box, table, space, n // MOVERS, n % MOVERS, plan)
    if n < TOKEN_OPTIONS:
        return by_token(box, table, space, n - CARD_OPTIONS, plan)
    if n < WAY_OPTIONS:
        return by_payment(box, table, pawn, space, n - TOKEN_OPTIONS, plan, look)
    if n < BREAK_OPTIONS:
        return by_paid_break(box, table, pawn, space, n - WAY_OPTIONS, plan, look)
    return by_free_step(box, table, pawn, space, plan)


@rule
def by_card(box, table, space, symbol, kind, plan):
    hand = table.hand[table.turn]
    if copies(hand, kind) == 0 or not has(ABLE[table.changed, symbol, 1], kind):
        return StepOffer(-1, 0, hand, END)
    goal, bonus = led_to(box, table, space, symbol, POWER[kind], plan)
    cost = spent(kind, plan.weights) - bonus
    return StepOffer(goal, cost, hand - one(kind), MOVE + symbol * MOVERS + kind)


@rule
def by_token(box, table, space, token, plan):
    hand = table.hand[table.turn]
    if copies(table.tokens[table.turn], token) == 0:
        return StepOffer(-1, 0, hand, END)
    power = TOKEN_POWER[token]
    goal, bonus = led_to(box, table, space, TOKEN_SYMBOL[token], power, plan)
    cost = power * plan.weights[SPENT_POWER] + plan.weights[SPENT_SINGLE] // 2 - bonus
    return StepOffer(goal, cost, hand, USE + token)


@rule
def led_to(box, table, space, symbol, power, plan):
    """Where the power leads from here, blockades and pawns looked at for the first step."""
    ways = asking(box, space, symbol, power) & free_ways(box, table, space)
    goal, best = -1, NEVER
    for direction in range(SIDES_OF_HEX):
        if (ways >> direction) & 1 != 0:
            end = reached(box, box.next[space, direction], symbol, power, plan)
            if -toll_at(box, end) > best:
                goal, best = end, -toll_at(box, end)
    need = least_blockade(box, table, space, symbol)
    if need <= power:
        end = np.int64(box.goal[FREE, space, symbol, power - need])
        if plan.weights[BARRIER] - toll_at(box, end) > best:
            return end, plan.weights[BARRIER]
    return goal, 0


@rule
def by_payment(box, table, pawn, space, direction, plan, look):
    """Rubble and camps."""
    hand = table.hand[table.turn]
    if (paid_ways(box, table, pawn) >> direction) & 1 == 0:
        return StepOffer(-1, 0, hand, END)
    target = np.int64(box.next[space, direction])
    is_camp = box.terrain[target] == CAMP
    left, cost = paid(hand, np.int64(box.need[target]), is_camp, plan, look)
    return StepOffer(target, cost, left, STEP + pawn * SIDES_OF_HEX + direction)


@rule
def by_paid_break(box, table, pawn, space, number, plan, look):
    """Blockades of rubble; the number counts from 0."""
    hand = table.hand[table.turn]
    if (paid_breaks(box, table, pawn) >> number) & 1 == 0:
        return StepOffer(-1, 0, hand, END)
    left, cost = paid(hand, BLOCKADE_POWER[number + 1], False, plan, look)
    return StepOffer(space, cost - plan.weights[BARRIER], left, BREAK + pawn * BLOCKADES + number)


@rule
def paid(cards, need, is_camp, plan, look):
    """The least wanted cards pay."""
    cost = 0
    for _ in range(need):
        kind = least_wanted(cards, look, plan.weights)
        cards -= one(kind)
        cost += plan.weights[SPENT_CARD]
        if is_camp:
            cost += camp_cost(kind, look, plan.weights)
    return cards, cost


@rule
def camp_cost(kind, look, weights):
    """A card that is removed for good; junk is gladly given."""
    more = 400 if is_needed(kind, look) else 0
    return drawn_worth(kind, look, weights) - weights[JUNK] + weights[CAMP_CARD] + more


@rule
def by_free_step(box, table, pawn, space, plan):
    me = np.int64(table.turn)
    hand, native = table.hand[me], copies(table.hand[me], NATIVE) > 0
    if not native and copies(table.tokens[me], T_FREE) == 0:
        return StepOffer(-1, 0, hand, END)
    goal, value = best_free_step(box, table, pawn, space, plan.weights)
    cost = plan.weights[NATIVE_COST] - (value + toll_at(box, goal) if goal >= 0 else 0)
    action = ACT + NATIVE - MOVERS if native else USE + T_FREE
    return StepOffer(goal, cost, hand - one(NATIVE) if native else hand, action)
