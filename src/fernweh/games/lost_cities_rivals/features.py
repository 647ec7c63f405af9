"""What a learner sees: bytes, named piece by named piece."""

import numpy as np

from fernweh.games.lost_cities_rivals.components import (
    CARD_COUNT, COINS, COLOUR_COUNT, KINDS, MOST_SEATS, RANK_COUNT,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.rules.cards import copies
from fernweh.games.lost_cities_rivals.rules.scoring import score
from fernweh.kernel.protocol import Piece
from fernweh.kernel.rule import rule

ROUND = "mine first, then clockwise; seats that are not taken are 0"

OBSERVATION = (
    Piece("laid", MOST_SEATS * KINDS, 4, f"laid cards by kind, starting wagers counted: {ROUND}"),
    Piece("display", KINDS, 3, "cards of each kind in the display"),
    Piece("deck", KINDS, 3, "cards of each kind that have not been turned up"),
    Piece("coins", MOST_SEATS, COINS, f"coins of each player: {ROUND}"),
    Piece("totals", MOST_SEATS, 255, f"points as they lie, coins counted, at most 255: {ROUND}"),
    Piece("bidding", MOST_SEATS, 1, f"1 for who has not passed in this auction: {ROUND}"),
    Piece("turn", MOST_SEATS, 1, f"1 for who acts, or for whom chance does: {ROUND}"),
    Piece("bid", 1, COINS, "the highest bid in this auction, else 0"),
    Piece("bank", 1, COINS, "coins in the bank"),
    Piece("deck_left", 1, CARD_COUNT, "cards that have not been turned up, 20 a waiting pile"),
    Piece("phase", 1, 6, "0 lot, 1 deal, 2 turn, 3 bid, 4 take, 5 turn up, 6 over"),
    Piece("seats", 1, MOST_SEATS, "how many players there are"),
    Piece("purge", 1, 1, "1 if useless cards leave the display (§10.2)"),
)  # fmt: skip
AT = np.cumsum([0] + [piece.size for piece in OBSERVATION])


@rule
def observe(box, table, viewer, out):
    """`out` is bytes, as many as the pieces have."""
    for kind in range(KINDS):
        out[AT[1] + kind] = copies(table.display, kind)
        out[AT[2] + kind] = copies(table.deck, kind)
    for n in range(MOST_SEATS):
        see_seat(box, table, (viewer + n) % box.seats, n, out)
    out[AT[7]] = table.bid
    out[AT[8]] = table.bank
    out[AT[9]] = table.deck_left
    out[AT[10]] = table.phase
    out[AT[11]] = box.seats
    out[AT[12]] = box.purge


@rule
def see_seat(box, table, seat, n, out):
    """The n-th player from the viewer on."""
    taken = 1 if n < box.seats else 0
    for kind in range(KINDS):
        out[AT[0] + KINDS * n + kind] = taken * copies(table.laid[seat], kind)
    for colour in range(COLOUR_COUNT):
        started = (np.int64(table.starting[seat]) >> colour) & 1
        out[AT[0] + KINDS * n + RANK_COUNT * colour] += taken * started
    out[AT[3] + n] = taken * np.int64(table.purse[seat])
    out[AT[4] + n] = taken * min(255, score(box, table, seat))
    out[AT[5] + n] = taken * ((np.int64(table.bidders) >> seat) & 1)
    out[AT[6] + n] = taken * (table.turn == seat)
