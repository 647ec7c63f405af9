"""A fast sensible move: the `greedy` bot, and the roll-outs of every search.

The box knows, from every space, the least effort that is left to El Dorado, and where a symbol and
its power can lead. For each card, and each space that it can enter first, the policy looks two
cards further and asks how much effort would be left, and what the coins that are not used could
buy. It buys what the way ahead asks for, removes what it does not, and never parts with the last
card that opens a space ahead: so it does not strand itself.

Whole numbers only: the CPU and the GPU must agree to the last bit. Nothing is read that the actor
may not know; a law changes all that is hidden and demands the same.
"""

from typing import NamedTuple

import numpy as np

from fernweh.games.el_dorado.components import (
    ABLE, ACT, BLOCKADE_POWER, BLOCKADES, BREAK, BUY, CAMP, CARTOGRAPHER, COIN_TOKEN, COIN_UP,
    DISCARD, DONE, END, EXPLORE, FOR_SALE, HALVES, KINDS, MOVE, MOVERS, NATIVE, PAY, POWER, PRICED,
    REMOVE, REPLACE, SAVE, SIDES_OF_HEX, SINGLE_USE, SPEND, STEP, STOP, T_DRAW, T_FREE, T_KEEP,
    T_REMOVE, TAKE, TOKEN_POWER, TOKEN_SYMBOL, TRANSMITTER, USE,
)  # fmt: skip
from fernweh.games.el_dorado.prospects import (
    BARRIER, BUYING, CAMP_CARD, JUNK, KEPT, NATIVE_COST, PART, SPENT_CARD, SPENT_POWER,
    SPENT_SINGLE, WEIGHTS, best_purchase, coins_of, drawn_worth, is_needed, least_wanted, number_at,
    outlook, purchase_worth, purchases,
)  # fmt: skip
from fernweh.games.el_dorado.rules.buying import (
    affordable, can_buy, in_stock, payable, wealth,
)  # fmt: skip
from fernweh.games.el_dorado.rules.caves import to_explore
from fernweh.games.el_dorado.rules.moving import (
    free_breaks, may_use, paid_breaks, paid_ways, power_breaks, power_ways,
)  # fmt: skip
from fernweh.games.el_dorado.rules.ways import asking, free_step_ways, free_ways, least_blockade
from fernweh.games.el_dorado.state import ARRIVED, NO_PAWN, Phase, copies, kinds_in, one
from fernweh.kernel.bits import NONE, Word, has, lowest, without_lowest
from fernweh.kernel.rule import rule

COIN_TOKENS = Word(0o77) << Word(3 * COIN_TOKEN)
MOVING_KINDS = ABLE[0, 0, 1] | ABLE[0, 1, 1] | ABLE[0, 2, 1]
NEVER = -(1 << 30)
FREE, WITHIN = 0, 1  # box.goal


class Plan(NamedTuple):
    """What does not change while a turn is planned."""

    over: int  # which table of goals
    purchases: Word  # by coins; nothing once something was bought
    weights: np.ndarray


@rule
def policy(box, table, rng):
    return choose(box, table, WEIGHTS)


@rule
def choose(box, table, weights):
    look = outlook(box, table, weights)
    match table.phase:
        case Phase.PLAY:
            return choose_play(box, table, look, weights)
        case Phase.MOVE:
            return choose_step(box, table, weights)
        case Phase.FREE:
            return choose_free_step(box, table, weights)
        case Phase.PAY:
            return PAY + least_wanted(table.hand[table.turn], look, weights)
        case Phase.BUY:
            return choose_payment(table, look, weights)
        case Phase.TAKE:
            return TAKE + choose_gift(table, look, weights)
        case Phase.REMOVE:
            return choose_removal(table, look, weights)
        case Phase.REPLACE:
            return choose_replaced(box, table, weights)
        case Phase.EXPLORE:
            return EXPLORE + lowest(Word(to_explore(box, table)))
        case _:
            return choose_kept(box, table, weights)


# Where a card leads


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


# §4.2  What to begin


@rule
def choose_play(box, table, look, weights):
    me = np.int64(table.turn)
    hand, tokens = kinds_in(table.hand[me]), table.tokens[me]
    if copies(tokens, T_KEEP) > 0 and table.leaving != NONE:
        return SAVE + lowest(kinds_in(table.leaving))
    drawing = (hand >> Word(CARTOGRAPHER)) & Word(15)
    if drawing != NONE:
        return ACT + CARTOGRAPHER - MOVERS + lowest(drawing)
    if has(hand, TRANSMITTER) and in_stock(table) != NONE:
        return ACT + TRANSMITTER - MOVERS
    if copies(tokens, T_DRAW) > 0:
        return USE + T_DRAW
    if copies(tokens, T_REMOVE) > 0 and has_junk(table, look, weights):
        return USE + T_REMOVE
    action = choose_way(box, table, look, weights)
    if action != END:
        return action
    return choose_coin(table, look, weights) if wants_to_buy(table, look, weights) else END


@rule
def has_junk(table, look, weights):
    hand = table.hand[table.turn]
    return hand != NONE and is_junk(least_wanted(hand, look, weights), look, weights)


@rule
def is_junk(kind, look, weights):
    return drawn_worth(kind, look, weights) < weights[JUNK] and not is_needed(kind, look)


@rule
def choose_way(box, table, look, weights):
    """The best card, token or payment to move with; END where none is better than to stay."""
    me = np.int64(table.turn)
    buying = purchases(table, look, weights) if table.bought == 0 else NONE
    best, action = 0, END
    for pawn in range(box.pawns):
        space = np.int64(table.at[me, pawn])
        if space != ARRIVED:
            plan = Plan(goals_of(box, table, space), buying, weights)
            stay = rest(table.hand[me], toll_at(box, space), plan)
            for n in range(OPTIONS):
                offer = offered(box, table, pawn, space, n, plan, look)
                if offer.goal >= 0:
                    value = second(box, offer.left, offer.goal, plan) - offer.cost - stay
                    if value > best:
                        best, action = value, offer.action
    return action


# What can be begun, and where it leads


class Offer(NamedTuple):
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
        return Offer(-1, 0, hand, END)
    goal, bonus = led_to(box, table, space, symbol, POWER[kind], plan)
    cost = spent(kind, plan.weights) - bonus
    return Offer(goal, cost, hand - one(kind), MOVE + symbol * MOVERS + kind)


@rule
def by_token(box, table, space, token, plan):
    hand = table.hand[table.turn]
    if copies(table.tokens[table.turn], token) == 0:
        return Offer(-1, 0, hand, END)
    power = TOKEN_POWER[token]
    goal, bonus = led_to(box, table, space, TOKEN_SYMBOL[token], power, plan)
    cost = power * plan.weights[SPENT_POWER] + plan.weights[SPENT_SINGLE] // 2 - bonus
    return Offer(goal, cost, hand, USE + token)


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
        return Offer(-1, 0, hand, END)
    target = np.int64(box.next[space, direction])
    is_camp = box.terrain[target] == CAMP
    left, cost = paid(hand, np.int64(box.need[target]), is_camp, plan, look)
    return Offer(target, cost, left, STEP + pawn * SIDES_OF_HEX + direction)


@rule
def by_paid_break(box, table, pawn, space, number, plan, look):
    """Blockades of rubble; the number counts from 0."""
    hand = table.hand[table.turn]
    if (paid_breaks(box, table, pawn) >> number) & 1 == 0:
        return Offer(-1, 0, hand, END)
    left, cost = paid(hand, BLOCKADE_POWER[number + 1], False, plan, look)
    return Offer(space, cost - plan.weights[BARRIER], left, BREAK + pawn * BLOCKADES + number)


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
        return Offer(-1, 0, hand, END)
    goal, value = best_free_step(box, table, pawn, space, plan.weights)
    cost = plan.weights[NATIVE_COST] - (value + toll_at(box, goal) if goal >= 0 else 0)
    action = ACT + NATIVE - MOVERS if native else USE + T_FREE
    return Offer(goal, cost, hand - one(NATIVE) if native else hand, action)


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


# §5.1  Where to step


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
    plan = Plan(goals_of(box, table, space), NONE, weights)
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


# §7  What to buy, and with what


@rule
def wants_to_buy(table, look, weights):
    if not can_buy(table):
        return False
    kind = best_purchase(table, wealth(table) // 2, look, weights)
    return kind >= 0 and purchase_worth(PRICED + kind, look, weights) > 0


@rule
def choose_coin(table, look, weights):
    """Coins first, the higher ones before; single-use cards last."""
    kinds, tokens = payable(table), table.tokens[table.turn]
    best, action = NEVER, SPEND + (0 if copies(tokens, COIN_TOKEN) > 0 else 1)
    while kinds != NONE:
        kind = lowest(kinds)
        kinds = without_lowest(kinds)
        value = HALVES[kind] - 100 * SINGLE_USE[kind]
        if value > best:
            best, action = value, COIN_UP + kind
    return action


@rule
def choose_payment(table, look, weights):
    """What all coins together can buy at best decides; then cards are paid until it is reached."""
    target = best_purchase(table, wealth(table) // 2, look, weights)
    if has(affordable(table), target):
        return BUY + target
    if payable(table) != NONE or table.tokens[table.turn] & COIN_TOKENS != NONE:
        return choose_coin(table, look, weights)
    return BUY + best_purchase(table, np.int64(table.coins) // 2, look, weights)


@rule
def choose_gift(table, look, weights):
    """§9.4: any card."""
    best, choice = -1, 0
    for kind in range(FOR_SALE):
        if has(in_stock(table), kind):
            value = purchase_worth(PRICED + kind, look, weights)
            if value > best:
                best, choice = value, kind
    return choice


# Cards to be rid of, and cards to keep


@rule
def choose_removal(table, look, weights):
    kind = least_wanted(table.hand[table.turn], look, weights)
    if table.must != 0 or is_junk(kind, look, weights):
        return REMOVE + kind
    return DONE


@rule
def useless(box, table, weights):
    """A kind of the hand that brings little next time; -1 for none."""
    hand = kinds_in(table.hand[table.turn])
    for kind in range(KINDS):
        there = has(hand, kind) and kind != NATIVE
        if there and next_gain(box, table, kind, weights) < weights[KEPT]:
            return kind
    return -1


@rule
def next_gain(box, table, kind, weights):
    """How far a card would bring a pawn from where it stands; into El Dorado is far."""
    best = 0
    for pawn in range(box.pawns):
        space = np.int64(table.at[table.turn, pawn])
        if space != ARRIVED and kind < MOVERS:
            over = goals_of(box, table, space)
            for symbol in range(3):
                if has(ABLE[0, symbol, 1], kind):
                    goal = np.int64(box.goal[over, space, symbol, POWER[kind]])
                    arrives = weights[KEPT] if goal >= box.finish else 0
                    best = max(best, toll_at(box, space) - toll_at(box, goal) + arrives)
    return best


@rule
def choose_replaced(box, table, weights):
    kind = useless(box, table, weights)
    return REPLACE + kind if kind >= 0 else DONE


@rule
def choose_kept(box, table, weights):
    kind = useless(box, table, weights)
    return DISCARD + kind if kind >= 0 else DONE
