"""What a learner sees: bytes, named piece by named piece."""

import numpy as np

from fernweh.games.lost_cities_rivals.components import (
    CARD_COUNT, COINS, COLOUR, COLOUR_COUNT, KINDS, MOST_SEATS, RANK, RANK_COUNT, WAGER,
    kinds_where,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.rules.scoring import score
from fernweh.kernel.bits import NONE, lay_counts, lay_digits, lay_set
from fernweh.kernel.protocol import Piece
from fernweh.kernel.rule import rule

ROUND = "mine first, then clockwise; seats that are not taken are 0"

BY_SEAT, BY_COLOUR = ("seat", MOST_SEATS), ("colour", COLOUR_COUNT)
BY_KIND = (BY_COLOUR, ("rank", RANK_COUNT))

OBSERVATION = (
    Piece("laid", MOST_SEATS * KINDS, 4, f"laid cards by kind, starting wagers counted: {ROUND}",
          (BY_SEAT, *BY_KIND)),
    Piece("starting", MOST_SEATS * COLOUR_COUNT, 1, f"1 for a starting wager: {ROUND}",
          (BY_SEAT, BY_COLOUR)),
    Piece("display", KINDS, 3, "cards of each kind in the display", BY_KIND),
    Piece("deck", KINDS, 3, "cards of each kind that have not been turned up", BY_KIND),
    Piece("coins", MOST_SEATS, COINS, f"coins of each player: {ROUND}", (BY_SEAT,)),
    Piece("totals", MOST_SEATS, 255,
          f"points as they lie, coins counted, at most 255: {ROUND}", (BY_SEAT,)),
    Piece("bidding", MOST_SEATS, 1,
          f"1 for who has not passed in this auction: {ROUND}", (BY_SEAT,)),
    Piece("turn", MOST_SEATS, 1,
          f"1 for who acts, or for whom chance does: {ROUND}", (BY_SEAT,)),
    Piece("bid", 1, COINS, "the highest bid in this auction, else 0"),
    Piece("bank", 1, COINS, "coins in the bank"),
    Piece("deck_left", 1, CARD_COUNT, "cards that have not been turned up, 20 a waiting pile"),
    Piece("phase", 1, 6, "0 lot, 1 deal, 2 turn, 3 bid, 4 take, 5 turn up, 6 over", names=True),
    Piece("seats", 1, MOST_SEATS, "how many players there are"),
    Piece("purge", 1, 1, "1 if useless cards leave the display (§10.2)"),
)  # fmt: skip
(
    LAID, BEGUN, DISPLAY, DECK, PURSES, TOTALS, BIDDING, TURN, BID, BANK, DECK_LEFT, PHASE, SEATS,
    PURGE,
) = (int(at) for at in np.cumsum([0] + [piece.size for piece in OBSERVATION[:-1]]))  # fmt: skip

# The starting wagers as a set of kinds: STARTING[the set of their colours]
STARTING = np.array(
    [kinds_where((RANK == WAGER) & (word >> COLOUR & 1 == 1)) for word in range(2**COLOUR_COUNT)]
)


@rule
def observe(box, table, viewer, out):
    """`out` is bytes, as many as the pieces have."""
    lay_counts(out, DISPLAY, KINDS, table.display[0], table.display[1])
    lay_counts(out, DECK, KINDS, table.deck[0], table.deck[1])
    for n in range(MOST_SEATS):
        if n < box.seats:
            see_seat(box, table, (viewer + n) % box.seats, n, out)
        else:
            see_nobody(n, out)
    out[BID] = table.bid
    out[BANK] = table.bank
    out[DECK_LEFT] = table.deck_left
    out[PHASE] = table.phase
    out[SEATS] = box.seats
    out[PURGE] = box.purge


@rule
def see_seat(box, table, seat, n, out):
    """The n-th player from the viewer on."""
    start, ones, twos = STARTING[table.starting[seat]], table.laid[seat, 0], table.laid[seat, 1]
    carry = ones & start  # a wager more is added in binary
    lay_digits(out, LAID + KINDS * n, KINDS, ones ^ start, twos ^ carry, twos & carry)
    for colour in range(COLOUR_COUNT):
        out[BEGUN + COLOUR_COUNT * n + colour] = (table.starting[seat] >> colour) & 1
    out[PURSES + n] = table.purse[seat]
    out[TOTALS + n] = min(255, score(box, table, seat))
    out[BIDDING + n] = (np.int64(table.bidders) >> seat) & 1
    out[TURN + n] = table.turn == seat


@rule
def see_nobody(n, out):
    lay_set(out, LAID + KINDS * n, KINDS, NONE)
    for colour in range(COLOUR_COUNT):
        out[BEGUN + COLOUR_COUNT * n + colour] = 0
    out[PURSES + n] = 0
    out[TOTALS + n] = 0
    out[BIDDING + n] = 0
    out[TURN + n] = 0
