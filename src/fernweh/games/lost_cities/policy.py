"""A fast sensible move: the `greedy` bot, and the roll-outs of every search.

Each expedition has a worth: what it will bring if I lay the cards of my hand and my share of the
cards not seen yet. An action is as good as the change it makes to that worth, less what a discard
gives to the other player. So an expedition is begun only when its worth pays, the lowest card that
loses nothing is laid first, and high cards go down while there is still time.

Whole numbers only, in 64ths of a point: the CPU and the GPU must agree to the last bit. Nothing is
read that the actor may not know; a law changes all that is hidden and demands the same move.
"""

import numpy as np

from fernweh.games.lost_cities.components import (
    BONUS, COLOUR, COST, DISCARD, DRAW, KIND, LONG, MOST_COLOURS, NUMBERS, PLAY, RANK, RANK_COUNT,
    SUM, TAKE, WAGER,
)  # fmt: skip
from fernweh.games.lost_cities.rules import takeable, top_rank
from fernweh.games.lost_cities.state import Phase
from fernweh.kernel.bits import NONE, Word, count, has, lowest, without_lowest
from fernweh.kernel.rule import rule

POINT = 64
NEVER = -(10**9)
NUMBERS_OF_COLUMN = Word(511)

# Of a column's nine numbers, those above all laid ones: ABOVE[laid]
ABOVE = np.array([511 & ~((1 << laid.bit_length()) - 1) for laid in range(512)])
MANY = np.array([laid.bit_count() for laid in range(512)])

# The weights, as benchmarks/tune_lost_cities.py settled them by play
SHARE = 0  # of the unseen cards that I would draw, how many I get to lay, in 64ths
OPEN = 1  # what an expedition not begun must promise beyond zero
HOPE = 2  # of that promise, how much counts before it is begun, in 64ths
NEAR_BONUS = 3  # worth of seven cards in sight
GIFT = 4  # of a discard's worth to the other player, how much it costs me, in 64ths
GIFT_NEW = 5  # the same where the other player has not begun that expedition
GIFT_WAGER = 6  # what a wager is worth to the other player
DECK = 7  # worth of an unknown card
SPEED = 8  # turns that a card in the hand takes up, in 64ths
DENY = 9  # of a pile's worth to the other player, how much taking it away is worth, in 64ths
WEIGHTS = np.array([34, -20, 69, 247, 363, 15, 155, 498, 144, 4])


@rule
def policy(box, table, rng):
    return choose(table, WEIGHTS)


@rule
def choose(table, weights):
    """The best action of the two halves of a turn (§4, §5)."""
    if table.phase == Phase.LAY:
        return choose_card(table, weights)
    return choose_source(table, weights)


# What the actor may know


@rule
def unseen_numbers(table, me):
    """Cards in the draw pile or unknown in the other hand: the same however they are split."""
    them = 1 - me
    return (table.deck | (table.hand[them] & ~table.known[them])) & NUMBERS


@rule
def column(word, colour):
    """The nine numbers of a colour as a small whole number, an index into SUM."""
    return np.int64((word >> Word(RANK_COUNT * colour + 1)) & NUMBERS_OF_COLUMN)


@rule
def turns_left(table):
    """My turns until the draw pile is empty, this one counted, if both draw from it."""
    return (np.int64(table.deck_left) + 1) // 2


@rule
def chance_to_come(table, me, weights):
    """The chance, in 64ths, that an unseen card comes to me in time to be laid."""
    return weights[SHARE] * turns_left(table) // (count(unseen_numbers(table, me)) + 1)


@rule
def pace(table, me, weights):
    """Which part of the cards that wait in my hand, in 64ths, there is time to lay."""
    waiting = 0
    for colour in range(MOST_COLOURS):
        laid = column(table.laid[me], colour)
        if laid != 0 or table.laid_wagers[me, colour] > 0:
            waiting += MANY[column(table.hand[me], colour) & ABOVE[laid]]
    needed, time = waiting * weights[SPEED], turns_left(table) * POINT
    return POINT if needed <= time else POINT * time // needed


@rule
def hurried(table, in_time, kept):
    """The same for an expedition begun now: no more of these cards than turns that are left."""
    after, many = turns_left(table) - 1, MANY[kept]
    return in_time if many <= after else min(in_time, POINT * after // many)


# The worth of an expedition


@rule
def worth(laid, wagers, hand, more, unseen, chance, in_time, weights):
    """Of an expedition with these numbers laid, in my hand and unseen, in 64ths of a point.

    `wagers` are laid, `more` are in the hand. `chance` weighs unseen cards, `in_time` my own.
    """
    hand &= ABOVE[laid]
    unseen &= ABOVE[laid]
    base = (SUM[laid] - COST) * POINT + in_time * SUM[hand] + chance * SUM[unseen]
    cards = (MANY[laid] + wagers) * POINT + in_time * MANY[hand] + chance * MANY[unseen]
    if laid == 0 and base > 0:
        wagers += more
        cards += more * POINT
    value = base * (1 + wagers)
    if cards >= LONG * POINT:
        value += BONUS * POINT
    elif cards >= (LONG - 1) * POINT:
        value += weights[NEAR_BONUS]
    return value


@rule
def prospect(laid, wagers, hand, more, unseen, chance, in_time, weights):
    """The worth of an expedition that is begun; of another, what hope there is of beginning it."""
    value = worth(laid, wagers, hand, more, unseen, chance, in_time, weights)
    if laid == 0 and wagers == 0:
        return max(0, value - weights[OPEN]) * weights[HOPE] // POINT
    return value


@rule
def gift(table, them, kind, weights):
    """What a discarded card is worth to the other player, as far as it costs me."""
    colour = COLOUR[kind]
    laid, wagers = column(table.laid[them], colour), np.int64(table.laid_wagers[them, colour])
    if RANK[kind] == WAGER:
        return weights[GIFT_WAGER] if laid == 0 else 0
    number = 1 << (RANK[kind] - 1)
    if number & ABOVE[laid] == 0:
        return 0
    part = weights[GIFT] if laid != 0 or wagers > 0 else weights[GIFT_NEW]
    return part * (RANK[kind] + 1) * (1 + wagers)


# §4  Lay a card


@rule
def choose_card(table, weights):
    me = np.int64(table.turn)
    chance, in_time = chance_to_come(table, me, weights), pace(table, me, weights)
    unseen = unseen_numbers(table, me)
    best, action = NEVER, 0
    cards = table.hand[me]
    while cards != NONE:
        kind = lowest(cards)
        cards = without_lowest(cards)
        colour, rank = COLOUR[kind], RANK[kind]
        laid, wagers = column(table.laid[me], colour), np.int64(table.laid_wagers[me, colour])
        hand, more = column(table.hand[me], colour), np.int64(table.hand_wagers[me, colour])
        to_come = column(unseen, colour)
        now = prospect(laid, wagers, hand, more, to_come, chance, in_time, weights)
        number = 0 if rank == WAGER else 1 << (rank - 1)
        fewer = more - 1 if rank == WAGER else more
        kept = hand & ~number
        without = prospect(laid, wagers, kept, fewer, to_come, chance, in_time, weights)
        value = without - now - gift(table, 1 - me, kind, weights)
        if value > best:
            best, action = value, DISCARD + kind
        if number & ABOVE[laid] != 0 or (rank == WAGER and laid == 0):
            ahead = wagers + 1 if rank == WAGER else wagers
            begun = laid != 0 or wagers > 0
            time = in_time if begun else hurried(table, in_time, kept & ABOVE[number])
            value = worth(laid | number, ahead, kept, fewer, to_come, chance, time, weights)
            if value - now > best:
                best, action = value - now, PLAY + kind
    return action


# §5  Draw a card


@rule
def choose_source(table, weights):
    """The pile whose top adds most to my worth, if it beats an unknown card."""
    me = np.int64(table.turn)
    chance, in_time = chance_to_come(table, me, weights), pace(table, me, weights)
    unseen, piles = unseen_numbers(table, me), takeable(table)
    best, action = weights[DECK], DRAW
    for colour in range(MOST_COLOURS):
        if has(piles, colour):
            rank = top_rank(table, colour)
            laid, wagers = column(table.laid[me], colour), np.int64(table.laid_wagers[me, colour])
            hand, more = column(table.hand[me], colour), np.int64(table.hand_wagers[me, colour])
            to_come = column(unseen, colour)
            now = prospect(laid, wagers, hand, more, to_come, chance, in_time, weights)
            with_it = hand if rank == WAGER else hand | 1 << (rank - 1)
            also = more + 1 if rank == WAGER else more
            then = prospect(laid, wagers, with_it, also, to_come, chance, in_time, weights)
            denied = gift(table, 1 - me, KIND[colour, rank], weights) * weights[DENY] // POINT
            if then - now + denied > best:
                best, action = then - now + denied, TAKE + colour
    return action
