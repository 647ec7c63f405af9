"""A fast sensible move: the `greedy` bot, and the roll-outs of every search.

An expedition has a worth: the points that it brings as it lies, and a share of those that cards not
turned up yet could add. The display is worth to a player what its best cards add to that: of each
colour the lowest ones, up to where climbing further would lose more cards to come than it gains. A
player opens an auction for a display that is worth enough, bids up to a part of what it is worth to
have it and to keep a rival from it, and trashes what would help a rival most.

Whole numbers only, in 64ths of a point: the CPU and the GPU must agree to the last bit. All lies
open, so everything may be read.
"""

import numpy as np

from fernweh.games.lost_cities_rivals.components import (
    BELOW, BID, BONUS, COLOUR_COUNT, COLUMN, DONE, FEET, LONG, NUMBERS, PASS, RANK_COUNT,
    TAKE, TRASH, TWO_FEET, UNCOVER, WAGER,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.rules.auction import bids, opening_bids, takeable
from fernweh.games.lost_cities_rivals.rules.scoring import wagers_in
from fernweh.games.lost_cities_rivals.state import Phase
from fernweh.kernel.bits import NONE, ONE, Word, count, lowest, without_lowest
from fernweh.kernel.rule import rule

POINT = 64
FOOTPRINTS = np.array(FEET)

# The weights, as benchmarks/tune_lost_cities_rivals.py settled them by play
SHARE = 0  # of the cards to come, how many I get to lay, in 64ths: with 2, 3 and 4 players
WAGER_SHARE = 3  # the same of wagers
MISSING = 4  # how much less the bonus is worth for each card that it lacks, in 64ths of a point
PRICE = 5  # of a display's worth to me, how much I would pay: in the last pile, … the first
DENY = 9  # of its worth to a rival, how much I would pay
OPENING = 10  # what a display must be worth to me for an auction, in 64ths of a point
SPITE = 11  # what a card must be worth to a rival to be trashed
WEIGHTS = np.array([21, 12, 10, 3, 538, 36, 22, 24, 25, 17, 104, 10])


@rule
def policy(box, table, rng):
    return choose(box, table, WEIGHTS)


@rule
def choose(box, table, weights):
    match table.phase:
        case Phase.TURN:
            return choose_turn(box, table, weights)
        case Phase.BID:
            return choose_bid(box, table, weights)
        case _:
            return choose_cards(box, table, weights)


# The worth of an expedition


@rule
def footprints(ones, twos):
    """§1.4, of the numbers of a column; no value with two footprints is there twice."""
    return count(ones) + 2 * count(twos) + count(ones & TWO_FEET)


@rule
def worth(feet, cards, wagers, ones, twos, share, weights):
    """In 64ths of a point. `ones` and `twos` are the cards to come that could still be laid."""
    coming = (ones & ONE) + (twos & ONE) * Word(2)
    ones, twos = ones & NUMBERS, twos & NUMBERS
    climbed = feet * POINT + share * footprints(ones, twos)
    times = (1 + wagers) * POINT + weights[WAGER_SHARE] * np.int64(coming)
    many = cards * POINT + share * (count(ones) + 2 * count(twos))
    missing = max(0, LONG * POINT - many) * weights[MISSING] // POINT
    return climbed * times // POINT + max(0, BONUS * POINT - missing)


@rule
def column(cards, colour):
    """The kinds of one colour, as the lowest kinds: those that count 1, and those that count 2."""
    shift = Word(RANK_COUNT * colour)
    return (cards[0] >> shift) & COLUMN, (cards[1] >> shift) & COLUMN


@rule
def best_of_colour(box, table, seat, colour, weights):
    """What the display's cards of a colour add to a seat's worth, and the lowest of the best ones.

    Cards are tried from the lowest up: whoever takes a card loses nothing by those below it.
    """
    still = (table.open[seat] >> Word(RANK_COUNT * colour)) & COLUMN
    once, twice = column(table.display, colour)
    shown = (once | twice) & still
    if shown == NONE:
        return 0, -1
    ones, twos = column(table.deck, colour)
    mine, also = column(table.laid[seat], colour)
    mine, also = mine & NUMBERS, also & NUMBERS
    feet, cards = footprints(mine, also), count(mine) + 2 * count(also)
    wagers, share = wagers_in(table, seat, colour), weights[SHARE + box.seats - 2]
    before = worth(feet, cards, wagers, ones & still, twos & still, share, weights)
    best, first = 0, RANK_COUNT * colour + lowest(shown)
    while shown != NONE:
        rank = lowest(shown)
        shown = without_lowest(shown)
        still &= ~BELOW[rank]
        many = np.int64((once >> Word(rank)) & ONE) + 2 * np.int64((twice >> Word(rank)) & ONE)
        wagers += many * (rank == WAGER)
        cards += many * (rank != WAGER)
        feet += many * FOOTPRINTS[rank]
        then = worth(feet, cards, wagers, ones & still, twos & still, share, weights)
        best = max(best, then - before)
    return best, first if best > 0 else -1


@rule
def display_worth(box, table, seat, weights):
    """What a seat would gain if it could choose now."""
    value = 0
    for colour in range(COLOUR_COUNT):
        value += best_of_colour(box, table, seat, colour, weights)[0]
    return value


@rule
def worth_to_rivals(box, table, weights):
    """What the display is worth to the rival who would gain most and has coins."""
    most = 0
    for seat in range(box.seats):
        if seat != table.turn and table.purse[seat] > 0:
            most = max(most, display_worth(box, table, seat, weights))
    return most


# §3, §5  Uncover or bid, and how much


@rule
def choose_turn(box, table, weights):
    if opening_bids(table) == NONE:
        return UNCOVER
    value = display_worth(box, table, table.turn, weights)
    return BID if value >= weights[OPENING] else UNCOVER


@rule
def choose_bid(box, table, weights):
    """One coin more, as long as that is not above the limit."""
    if bids(table) == NONE:
        return PASS
    pile = (np.int64(table.deck_left) - 1) // box.pile
    value = display_worth(box, table, table.turn, weights) * weights[PRICE + pile]
    value += worth_to_rivals(box, table, weights) * weights[DENY]
    bid = np.int64(table.bid)
    return BID + bid if (bid + 1) * POINT * POINT <= value else PASS


# §5.6, §5.7  Take and trash


@rule
def choose_cards(box, table, weights):
    """The lowest card of those that are worth taking; then what helps a rival most."""
    if takeable(table) != NONE:
        for colour in range(COLOUR_COUNT):
            first = best_of_colour(box, table, table.turn, colour, weights)[1]
            if first >= 0:
                return TAKE + first
    return choose_trash(box, table, weights)


@rule
def choose_trash(box, table, weights):
    most, worst = weights[SPITE], -1
    for seat in range(box.seats):
        if seat == table.turn:
            continue
        for colour in range(COLOUR_COUNT):
            value, first = best_of_colour(box, table, seat, colour, weights)
            if value > most:
                most, worst = value, first
    return DONE if worst < 0 else TRASH + worst
