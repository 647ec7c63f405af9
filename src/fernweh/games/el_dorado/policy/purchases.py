"""What to buy and with what (§7), what to be rid of, and what to keep."""

import numpy as np

from fernweh.games.el_dorado.components import (
    ABLE, BUY, COIN_TOKEN, COIN_UP, DISCARD, DONE, FOR_SALE, HALVES, KINDS, MOVERS, NATIVE, POWER,
    PRICED, REMOVE, REPLACE, SINGLE_USE, SPEND,
)  # fmt: skip
from fernweh.games.el_dorado.policy.reach import NEVER, goals_of, toll_at
from fernweh.games.el_dorado.policy.prospects import (
    JUNK, KEPT, best_purchase, drawn_worth, is_needed, least_wanted, purchase_worth,
)  # fmt: skip
from fernweh.games.el_dorado.rules.market import affordable, can_buy, in_stock, payable, wealth
from fernweh.games.el_dorado.state import ARRIVED, copies, kinds_in
from fernweh.kernel.bits import NONE, Word, has, lowest, without_lowest
from fernweh.kernel.rule import rule

COIN_TOKENS = Word(0o77) << Word(3 * COIN_TOKEN)

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
def has_junk(table, look, weights):
    hand = table.hand[table.turn]
    return hand != NONE and is_junk(least_wanted(hand, look, weights), look, weights)


@rule
def is_junk(kind, look, weights):
    return drawn_worth(kind, look, weights) < weights[JUNK] and not is_needed(kind, look)


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
