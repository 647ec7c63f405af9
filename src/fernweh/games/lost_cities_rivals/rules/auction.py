"""§5, §6  Auction: bid or pass, then take, trash and lay."""

import numpy as np

from fernweh.games.lost_cities_rivals.components import BELOW, RANK, WAGER
from fernweh.games.lost_cities_rivals.rules.cards import add, kinds_in, remove
from fernweh.games.lost_cities_rivals.rules.codes import Refusal, refuse_turn
from fernweh.games.lost_cities_rivals.rules.turned_card import usable
from fernweh.games.lost_cities_rivals.state import Phase
from fernweh.kernel.bits import NONE, ONE, Word, bit, count, has, highest, lowest
from fernweh.kernel.rule import rule

# §5.1 to §5.5  Bid or pass


@rule
def bids(table):
    """§5.1 to §5.3: the bids that are higher and can be paid, bit b - 1 for b coins."""
    return bit(table.purse[table.turn]) - ONE & ~(bit(table.bid) - ONE)


@rule
def opening_bids(table):
    """§5.1: none while the display is empty."""
    return bids(table) if kinds_in(table.display) != NONE else NONE


@rule
def refuse_bid(table, coins):
    if table.phase == Phase.TURN:
        if kinds_in(table.display) == NONE:
            return Refusal.DISPLAY_IS_EMPTY
    elif table.phase != Phase.BID:
        return refuse_turn(table, Phase.BID)
    if has(bids(table), coins - 1):
        return Refusal.LEGAL
    return Refusal.BID_TOO_LOW if coins <= table.bid else Refusal.NOT_ENOUGH_COINS


@rule
def make_bid(box, table, coins):
    if table.phase == Phase.TURN:
        table.bidders = (1 << np.int64(box.seats)) - 1
        table.phase = Phase.BID
    table.bid = coins
    table.turn = next_bidder(table)


@rule
def next_bidder(table):
    """§5.2: who is asked after the player on turn."""
    bidders = Word(table.bidders)
    later = bidders >> Word(table.turn + 1) << Word(table.turn + 1)
    return lowest(later if later != NONE else bidders)


@rule
def leader(table):
    """Who has made the highest bid: the nearest before the player on turn who has not passed."""
    bidders = Word(table.bidders)
    earlier = bidders & bit(table.turn) - ONE
    return highest(earlier if earlier != NONE else bidders)


@rule
def give_way(table):
    """§5.2, §5.4: a player passes; the last one who has not is the winner, and pays (§5.5)."""
    table.bidders &= ~(1 << np.int64(table.turn))
    table.turn = next_bidder(table)
    if count(Word(table.bidders)) == 1:
        table.purse[table.turn] -= table.bid
        table.bank += table.bid
        table.bid = 0
        table.bidders = 0
        table.phase = Phase.TAKE


# §5.6 to §5.9, §6  Take, trash, lay


@rule
def takeable(table):
    """§5.6, §6: what lies in the display and can be laid by the winner."""
    return kinds_in(table.display) & table.open[table.turn]


@rule
def refuse_choice(table, kind):
    """What holds for taking and trashing alike."""
    why = refuse_turn(table, Phase.TAKE)
    if why != Refusal.LEGAL:
        return why
    return Refusal.LEGAL if has(kinds_in(table.display), kind) else Refusal.NOT_ON_DISPLAY


@rule
def refuse_take(table, kind):
    why = refuse_choice(table, kind)
    if why != Refusal.LEGAL or has(takeable(table), kind):
        return why
    return Refusal.WAGER_TOO_LATE if RANK[kind] == WAGER else Refusal.BELOW_THE_PEAK


@rule
def take(table, kind):
    """§5.6; §6.2, §6.3: nothing lower can be laid any more."""
    remove(table.display, kind)
    add(table.laid[table.turn], kind)
    table.open[table.turn] &= ~BELOW[kind]


@rule
def trash(box, table, kind):
    remove(table.display, kind)
    add(table.out, kind)
    be_done(box, table)


@rule
def be_done(box, table):
    """§5.8, §5.9; §10.2: by the house rule useless cards leave first."""
    if box.purge != 0:
        purge(table)
    table.phase = Phase.TURN_UP


@rule
def purge(table):
    useless = ~usable(table)
    ones, twos = table.display[0] & useless, table.display[1] & useless
    table.out[1] ^= twos ^ (table.out[0] & ones)
    table.out[0] ^= ones
    table.display[0] ^= ones
    table.display[1] ^= twos
