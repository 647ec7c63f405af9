"""§2  Setting up: the lot, and the starting wagers."""

import numpy as np

from fernweh.games.lost_cities_rivals.components import (
    ALL, DEALS, MOST_SEATS, PAIR, PAIRS,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.rules.codes import Refusal
from fernweh.games.lost_cities_rivals.rules.turned_card import left_of
from fernweh.games.lost_cities_rivals.state import LOT, Phase
from fernweh.kernel.bits import NONE, Word, count
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule

PAIR_COUNT = len(PAIRS)


@rule
def setup(box, table):
    table.deck[0], table.deck[1] = box.deck[0], box.deck[1]
    table.deck_left = box.cards
    for seat in range(box.seats):
        table.open[seat] = ALL
        table.purse[seat] = box.purse
    table.phase = Phase.START
    if box.starter != LOT:
        start(table, box.starter)


@rule
def refuse_start(box, table, seat):
    if table.phase == Phase.OVER:
        return Refusal.GAME_IS_OVER
    if table.phase != Phase.START:
        return Refusal.NOT_THE_LOT
    return Refusal.LEGAL if seat < box.seats else Refusal.EMPTY_SEAT


@rule
def start(table, seat):
    """§2.5: who begins is also dealt to first, so that the deal ends with the starter's turn."""
    table.turn = seat
    table.phase = Phase.DEAL


@rule
def dealt_colours(table):
    """§1.5: the colours of which an odd number of starting wagers is dealt, and any at all."""
    odd, some = NONE, NONE
    for seat in range(MOST_SEATS):
        odd ^= Word(table.starting[seat])
        some |= Word(table.starting[seat])
    return odd, some


@rule
def deals_after(box, table, pair):
    """§2.1, §11.1: in how many ways the deal can go on with these two colours for this seat."""
    odd, some = dealt_colours(table)
    colours = Word(PAIR[pair])
    if some & ~odd & colours != NONE or colours >> Word(box.colours) != NONE:
        return 0
    ways = 1 << count(colours & ~some)  # two cards of the colour are left, or one
    odd ^= colours
    return ways * DEALS[box.colours - count(some | colours), count(odd), waiting(box, table) - 1]


@rule
def waiting(box, table):
    """How many seats have no starting wagers yet."""
    seats = np.int64(box.seats)
    for seat in range(MOST_SEATS):
        seats -= table.starting[seat] != 0
    return seats


@rule
def refuse_deal(box, table, pair):
    if table.phase == Phase.OVER:
        return Refusal.GAME_IS_OVER
    if table.phase != Phase.DEAL:
        return Refusal.NOT_THE_DEAL
    return Refusal.LEGAL if deals_after(box, table, pair) > 0 else Refusal.NO_SUCH_DEAL


@rule
def deal(box, table, pair):
    table.starting[table.turn] = PAIR[pair]
    table.turn = left_of(box, table.turn)
    if table.starting[table.turn] != 0:
        table.phase = Phase.TURN


@rule
def possible_deals(box, table):
    pairs = NONE
    for pair in range(PAIR_COUNT):
        pairs |= Word(deals_after(box, table, pair) > 0) << Word(pair)
    return pairs


@rule
def any_deal(box, table, rng):
    ways = 0
    for pair in range(PAIR_COUNT):
        ways += deals_after(box, table, pair)
    n, pair = below(rng, ways), 0
    while n >= deals_after(box, table, pair):
        n -= deals_after(box, table, pair)
        pair += 1
    return pair
