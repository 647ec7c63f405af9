"""The records: the box, fixed for a game, and the table, which changes."""

from enum import IntEnum

import numpy as np

from fernweh.games.lost_cities_rivals.components import MOST_SEATS
from fernweh.kernel.record import record


class Phase(IntEnum):
    START = 0  # chance says who begins (§2.5)
    DEAL = 1  # chance deals the starting wagers, a seat at a time (§2.1)
    TURN = 2  # uncover a card or open an auction (§3.1)
    BID = 3  # bid higher or pass (§5.2)
    TAKE = 4  # the winner of the auction chooses cards (§5.6, §5.7)
    TURN_UP = 5  # chance turns up a card (§4.1, §5.9)
    OVER = 6  # §7.3


LOT = -1  # box.starter: the starter is drawn by lot

BOX = record(
    ("deck", np.uint64, 2),  # every card (§1.3), as a multiset like those of the table
    ("seats", np.int8),
    ("starter", np.int8),
    ("purge", np.int8),  # 1 for the house rule of §10.2
    ("colours", np.int8),  # §1.2
    ("cards", np.int8),  # how many there are
    ("pile", np.int8),  # and how many of them a pile has (§2.3)
    ("purse", np.int8),  # coins of each player at the start (§2.4)
)

# Cards in a place are a multiset in two sets of kinds: a kind in the first counts 1, a kind in the
# second 2, a kind in both 3.
TABLE = record(
    ("deck", np.uint64, 2),  # cards not turned up yet, in whichever pile (§9.3)
    ("display", np.uint64, 2),
    ("out", np.uint64, 2),  # cards that went back to the box (§4.2, §5.7, §10.2)
    ("laid", np.uint64, (MOST_SEATS, 2)),  # in expeditions, starting wagers apart
    ("open", np.uint64, MOST_SEATS),  # the kinds that this seat could still lay (§6)
    ("starting", np.uint8, MOST_SEATS),  # the colours of the starting wagers
    ("purse", np.int8, MOST_SEATS),
    ("bank", np.int8),
    ("bid", np.int8),  # the highest in this auction, else 0
    ("bidders", np.uint8),  # who has not passed in this auction, as a set
    ("deck_left", np.int8),  # how many cards have not been turned up: 20 a waiting pile
    ("phase", np.int8),
    ("turn", np.int8),  # who acts, or for whom chance does
)
