"""Coins, the market and the reserve (§7)."""

import numpy as np

from fernweh.games.el_dorado.components import (
    AFFORDABLE, COIN, COIN_TOKEN, DEAREST, FOR_SALE, GREEN_OR_BLUE, HALVES, KINDS, POWER,
    PRICED,
    SINGLE_USE, SLOTS, SYMBOL, TOKEN_POWER, WHITE,
)  # fmt: skip
from fernweh.games.el_dorado.rules.cards import holds, play, remove
from fernweh.games.el_dorado.rules.codes import Refusal, refuse_in
from fernweh.games.el_dorado.state import Phase, copies, kinds_in, one, total
from fernweh.kernel.bits import NONE, Word, bit, count, has, lowest, without_lowest
from fernweh.kernel.rule import rule

MOST_COINS = 100  # in halves: nobody needs as many
TOO_DEAR = MOST_COINS  # nobody has as much
EVERY_KIND = (1 << FOR_SALE) - 1

# What is for sale


@rule
def in_stock(table):
    """The kinds, from PRICED on, of which there is a card."""
    return kinds_in(table.stock) >> Word(PRICED)


@rule
def has_vacancy(table):
    """§7.5."""
    return count(Word(table.market)) < SLOTS


@rule
def for_sale(table):
    """§7.4, §7.5: the kinds, from PRICED on, that can be bought."""
    return in_stock(table) if has_vacancy(table) else Word(table.market)


@rule
def lowest_price(table):
    """In coins; TOO_DEAR if nothing is for sale."""
    kinds = for_sale(table)
    for coins in range(DEAREST + 1):
        if kinds & AFFORDABLE[coins] != NONE:
            return coins
    return TOO_DEAR


# §7.2  Coins, in halves

# Of each kind, which powers of two are in what its cards are worth beyond the first half
_BEYOND = [
    Word(sum(7 << 3 * kind for kind in range(KINDS) if int(HALVES[kind] - 1) >> n & 1))
    for n in range(3)
]
BEYOND_1, BEYOND_2, BEYOND_4 = _BEYOND


@rule
def worth(cards):
    """What cards are worth together."""
    more = total(cards & BEYOND_1) + 2 * total(cards & BEYOND_2) + 4 * total(cards & BEYOND_4)
    return total(cards) + more


@rule
def change_brings(cards):
    """§10.10: what a changed card can bring beyond its half."""
    most = 0
    kinds = kinds_in(cards) & GREEN_OR_BLUE
    while kinds != NONE:
        most = max(most, 2 * POWER[lowest(kinds)] - 1)
        kinds = without_lowest(kinds)
    return most


@rule
def wealth(table):
    """All that the player can pay with."""
    me = table.turn
    tokens = table.tokens[me]
    halves = np.int64(table.coins) + worth(table.hand[me])
    if tokens != NONE:
        halves += 2 * copies(tokens, COIN_TOKEN) + 4 * copies(tokens, COIN_TOKEN + 1)
    return halves + change_brings(table.hand[me]) if table.changed != 0 else halves


@rule
def can_buy(table):
    """§7.1, §7.7."""
    return table.bought == 0 and wealth(table) >= 2 * lowest_price(table)


@rule
def payable(table):
    """The kinds in the hand that can be paid: a changed card must not waste what is needed."""
    kinds = kinds_in(table.hand[table.turn])
    return kinds & ~wasteful(table, kinds) if table.changed != 0 else kinds


@rule
def wasteful(table, kinds):
    """§7.7, §10.10: green and blue cards that, changed, would leave too little for anything."""
    found, price = NONE, 2 * lowest_price(table)
    kinds &= GREEN_OR_BLUE
    halves = wealth(table) - change_brings(table.hand[table.turn])
    while kinds != NONE:
        kind = lowest(kinds)
        kinds = without_lowest(kinds)
        if halves + 2 * POWER[kind] - 1 < price:
            found |= bit(kind)
    return found


@rule
def sparing(table):
    """§10.10: green and blue cards that can be paid as half a coin, a change kept for another."""
    return with_others(table) if table.changed != 0 else NONE


@rule
def with_others(table):
    """§7.7: so that what is left, the best of it changed, is enough for something."""
    found, price, hand = NONE, 2 * lowest_price(table), table.hand[table.turn]
    halves = wealth(table) - change_brings(hand)
    kinds = kinds_in(hand) & GREEN_OR_BLUE
    while kinds != NONE:
        kind = lowest(kinds)
        kinds = without_lowest(kinds)
        if halves + change_brings(hand - one(kind)) >= price:
            found |= bit(kind)
    return found


@rule
def refuse_paying(table):
    """What holds for cards and tokens alike."""
    if table.phase == Phase.BUY:
        return Refusal.LEGAL
    why = refuse_in(table, Phase.PLAY)
    if why != Refusal.LEGAL:
        return why
    if table.bought != 0:
        return Refusal.BOUGHT_ALREADY
    return Refusal.LEGAL if can_buy(table) else Refusal.TOO_POOR


@rule
def refuse_coin(table, kind):
    why = refuse_paying(table)
    if (why == Refusal.LEGAL or why == Refusal.TOO_POOR) and not holds(table, kind):
        return Refusal.NOT_IN_HAND
    if why == Refusal.LEGAL and not has(payable(table), kind):
        return Refusal.TOO_POOR
    return why


@rule
def may_spare(table, kind):
    """§10.10: whether a card can be paid in two ways; for rubble it is in one (§5.5)."""
    buys = table.phase == Phase.PLAY or table.phase == Phase.BUY
    return buys and table.changed != 0 and has(GREEN_OR_BLUE, kind)


@rule
def refuse_spare(table, kind):
    why = refuse_paying(table)
    if (why == Refusal.LEGAL or why == Refusal.TOO_POOR) and not holds(table, kind):
        return Refusal.NOT_IN_HAND
    if why == Refusal.LEGAL and not has(sparing(table), kind):
        return Refusal.TOO_POOR
    return why


@rule
def spare(table, kind):
    """§10.10: half a coin, and the change stays for another card."""
    begin_buying(table)
    table.must = table.changed
    play(table, kind)
    table.coins = min(table.coins + HALVES[kind], MOST_COINS)


@rule
def begin_buying(table):
    """Cards used up for one purchase can be saved together (§10.8)."""
    if table.phase == Phase.PLAY:
        table.leaving = NONE
    table.phase = Phase.BUY


@rule
def coin(table, kind):
    begin_buying(table)
    table.must = table.changed  # §10.10: a card is played now
    halves, as_coins = HALVES[kind], SYMBOL[kind] == COIN or SYMBOL[kind] == WHITE
    if table.changed != 0 and has(GREEN_OR_BLUE, kind):
        halves, as_coins = 2 * POWER[kind], True
        table.changed = 0
    if as_coins and SINGLE_USE[kind] != 0:
        remove(table, kind, True)
    else:
        play(table, kind)
    table.coins = min(table.coins + halves, MOST_COINS)


@rule
def refuse_spend(table, token):
    why = refuse_paying(table)
    none = copies(table.tokens[table.turn], COIN_TOKEN + token) == 0
    if (why == Refusal.LEGAL or why == Refusal.TOO_POOR) and none:
        return Refusal.NO_SUCH_TOKEN
    return why


@rule
def spend(table, token):
    begin_buying(table)
    use_up(table, COIN_TOKEN + token)
    table.coins = min(table.coins + 2 * TOKEN_POWER[COIN_TOKEN + token], MOST_COINS)


@rule
def use_up(table, token):
    """§10.6: out of the game."""
    table.tokens[table.turn] -= one(token)
    table.spent += one(token)


# §7.1  Buy


@rule
def affordable(table):
    """The kinds, from PRICED on, that the coins gathered can buy."""
    return for_sale(table) & AFFORDABLE[min(np.int64(table.coins) // 2, DEAREST)]


@rule
def refuse_buy(table, kind):
    why = refuse_in(table, Phase.BUY)
    if why != Refusal.LEGAL or has(affordable(table), kind):
        return why
    if not has(in_stock(table), kind):
        return Refusal.SOLD_OUT
    if not has(for_sale(table), kind):
        return Refusal.RESERVE_IS_CLOSED
    return Refusal.NOT_ENOUGH_COINS


@rule
def buy(table, kind):
    gain(table, kind)
    if not has(Word(table.market), kind) and has(in_stock(table), kind):  # §7.6
        table.market |= 1 << kind
    table.coins = 0
    table.bought = 1
    if table.must != 0:
        table.changed = 0
        table.must = 0
    table.phase = Phase.PLAY


@rule
def gain(table, kind):
    """§7.3; §7.5: the last card of a slot leaves it vacant."""
    table.stock -= one(PRICED + kind)
    table.gained += one(PRICED + kind)
    if not has(in_stock(table), kind):
        table.market &= EVERY_KIND ^ (1 << kind)


# §9.4  Take


@rule
def refuse_take(table, kind):
    why = refuse_in(table, Phase.TAKE)
    if why != Refusal.LEGAL or has(in_stock(table), kind):
        return why
    return Refusal.SOLD_OUT


@rule
def take(table, kind):
    gain(table, kind)
    table.phase = Phase.PLAY
