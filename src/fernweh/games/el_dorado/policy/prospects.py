"""What the policy looks ahead with: the way from the pawns on, and what a card is worth on it.

All in tenths of a step, whole numbers only.
"""

from typing import NamedTuple

import numpy as np

from fernweh.games.el_dorado.components import (
    ABLE, AFFORDABLE, COIN, DEAREST, FOR_SALE, KINDS, MOVERS, POWER, PRICE, PRICED, SINGLE_USE,
    SYMBOL, WHITE,
)  # fmt: skip
from fernweh.games.el_dorado.rules.market import for_sale, worth
from fernweh.games.el_dorado.state import ARRIVED, kinds_in, one, total
from fernweh.kernel.bits import NONE, Word, has
from fernweh.kernel.rule import rule

PART = 64  # shares are in 64ths
FIELD = 10  # bits of a number in `WayAhead.purchases`
MOST_WORTH = (1 << FIELD) - 1

# The weights, as benchmarks/tune_el_dorado.py settled them by play
JUNGLE = 0  # what a point of power is worth on each terrain; the next two are water and village
FLEXIBLE = 3  # and more for a white card's
TEMPO = 4  # how often a card comes back on the way that is left
AVERAGE = 5  # what a card must be worth to join the deck
CRITICAL = 6  # a card that opens a space which no own card opens
RICH = 7  # what coins are worth beyond moving, at the start
ACTIONS_WORTH = 8  # transmitter, cartographer, compass, scientist, travel log, native
LASTING = 14  # of a single-use card's worth, how much counts, in 64ths
BUYING = 15  # of what a purchase is worth, how much counts against moving, in 64ths
SPENT_POWER = 16  # what a point of power costs that is played
SPENT_SINGLE = 17  # what a single-use card costs that is used up
SPENT_CARD = 18  # what a card costs that pays for rubble
BARRIER = 19  # what removing a blockade brings
KEPT = 20  # what a card must bring at once to be kept
JUNK = 21  # cards below this are removed from the game
NATIVE_COST = 22
CAMP_CARD = 23  # what removing a card costs beyond its worth
WEIGHTS = np.array(
    [10, 26, 16, 3, 186, 4, 26, 4, 14, 59, 29, 15, 13, 60, 16, 40, 1, 3, 0, 16, 17, 15, 7, -3]
)


class WayAhead(NamedTuple):
    """What the player expects of the way ahead."""

    shares: Word  # of each symbol, its share of the way, 10 bits a number
    most: Word  # the highest need of each symbol
    left: int  # toll of all pawns
    own: Word  # all cards that the player has
    draws: int  # how often a card will come, in 64ths


@rule
def number_at(word, n):
    return np.int64((word >> Word(FIELD * n)) & Word(MOST_WORTH))


@rule
def outlook(box, table, weights):
    me = np.int64(table.turn)
    needs, left, pawns = 0, 0, 0
    machete, paddle, coin = 0, 0, 0
    most = NONE
    for pawn in range(box.pawns):
        space = table.at[me, pawn]
        if space != ARRIVED:
            left += np.int64(box.toll[space])
            pawns += 1
            machete += np.int64(box.ahead[space, 0])
            paddle += np.int64(box.ahead[space, 1])
            coin += np.int64(box.ahead[space, 2])
            most = higher(most, box, space)
    needs = machete + paddle + coin + 1
    shares = Word(machete * PART // needs)
    shares |= Word(paddle * PART // needs) << Word(FIELD)
    shares |= Word(coin * PART // needs) << Word(2 * FIELD)
    own = table.hand[me] + table.pile[me] + table.discard[me] + table.played + table.gained
    draws = left * weights[TEMPO] // (PART * (total(own) + 1) * max(1, pawns))
    return WayAhead(shares, most, left, own, draws)


@rule
def higher(most, box, space):
    """Of each symbol, the higher of two needs."""
    found = NONE
    for symbol in range(3):
        need = max(number_at(most, symbol), np.int64(box.most[space, symbol]))
        found |= Word(need) << Word(FIELD * symbol)
    return found


# What a card is worth


@rule
def drawn_worth(kind, look, weights):
    """What a card brings each time it is drawn."""
    if kind >= MOVERS:
        return weights[ACTIONS_WORTH + kind - MOVERS]
    if SYMBOL[kind] != WHITE:
        share = number_at(look.shares, SYMBOL[kind])
        return POWER[kind] * weights[JUNGLE + SYMBOL[kind]] * share // PART
    best = 0
    for symbol in range(3):
        share = number_at(look.shares, symbol)
        best = max(best, weights[JUNGLE + symbol] * share // PART)
    return POWER[kind] * (best + weights[FLEXIBLE])


@rule
def opens(kind, look):
    """Whether a card meets the highest need of a symbol that the rest of the deck does not."""
    rest = kinds_in(look.own)
    for symbol in range(3):
        need = number_at(look.most, symbol)
        if need > 0:
            able = ABLE[0, symbol, need]
            if has(able, kind) and rest & able == NONE:
                return True
    return False


@rule
def is_needed(kind, look):
    """Whether no other card of the deck meets a need that this one meets."""
    rest = kinds_in(look.own - one(kind))
    for symbol in range(3):
        need = max(1, number_at(look.most, symbol))
        able = ABLE[0, symbol, need]
        if number_at(look.most, symbol) > 0 and has(able, kind) and rest & able == NONE:
            return True
    return False


@rule
def purchase_worth(kind, look, weights):
    """What a new card brings on the way that is left; 0 if it would only be in the way."""
    value = drawn_worth(kind, look, weights) - weights[AVERAGE]
    if SYMBOL[kind] == COIN or SYMBOL[kind] == WHITE:
        value += POWER[kind] * weights[RICH] * min(look.left, 512) // 512
    value = value * look.draws // PART
    if SINGLE_USE[kind] != 0:
        value = drawn_worth(kind, look, weights) * weights[LASTING] // PART
    if opens(kind, look):
        value += weights[CRITICAL]
    return min(max(value, 0), MOST_WORTH)


@rule
def purchases(table, look, weights):
    """For 0 to 5 coins, what the best purchase is worth, ten bits a number."""
    found = NONE
    kinds = for_sale(table)
    for coins in range(1, DEAREST + 1):
        best = number_at(found, coins - 1)
        for kind in range(FOR_SALE):
            if PRICE[PRICED + kind] == coins and has(kinds, kind):
                best = max(best, purchase_worth(PRICED + kind, look, weights))
        found |= Word(best) << Word(FIELD * coins)
    return found


@rule
def best_purchase(table, coins, look, weights):
    """The kind, from PRICED on, that is worth most for so many coins; -1 for none."""
    best, choice = -1, -1
    kinds = for_sale(table) & AFFORDABLE[min(coins, DEAREST)]
    for kind in range(FOR_SALE):
        if has(kinds, kind):
            value = purchase_worth(PRICED + kind, look, weights)
            if value > best:
                best, choice = value, kind
    return choice


@rule
def coins_of(cards):
    """Whole coins, at most as many as anything costs."""
    return min(worth(cards) // 2, DEAREST)


@rule
def least_wanted(cards, look, weights):
    """The kind that is least worth keeping among these cards."""
    best, choice = 1 << 30, 0
    kinds = kinds_in(cards)
    for kind in range(KINDS):
        if has(kinds, kind):
            value = 4 * drawn_worth(kind, look, weights) + POWER[kind]
            value += 1000 if is_needed(kind, look) else 0
            if value < best:
                best, choice = value, kind
    return choice
