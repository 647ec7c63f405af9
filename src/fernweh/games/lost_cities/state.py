"""The records: the box, fixed for a match, and the table, which changes."""

from enum import IntEnum

import numpy as np

from fernweh.games.lost_cities.components import MOST_COLOURS, MOST_ROUNDS, SEATS
from fernweh.kernel.record import record


class Phase(IntEnum):
    START = 0  # chance says who begins (§2.2)
    DEAL = 1  # chance deals the hands, a card at a time (§3.1)
    LAY = 2  # first half of a turn (§4)
    DRAW = 3  # second half of a turn (§5)
    TURN_UP = 4  # chance turns up the card drawn (§5.1)
    OVER = 5  # the match is over (§8)


LOT = -1  # box.starter: the first starter is drawn by lot

BOX = record(
    ("kinds", np.uint64),  # every kind of card in this match (§10.1)
    ("cap", np.int16),  # turns after which a round is ended; 0 for never (§10.4)
    ("colours", np.int8),
    ("cards", np.int8),  # how many cards, wagers counted
    ("rounds", np.int8),
    ("starter", np.int8),
    ("hand", np.int8),  # cards of a hand (§3.1)
    ("wagers", np.int8),  # of each colour (§1.3)
)

# Cards in a place are a set of kinds and, beside it, the number of wagers of each colour. The bit
# of a wager's kind is set in `deck` and `hand` while that number is not 0; `known` and `laid` hold
# the bits of numbers only.
TABLE = record(
    ("deck", np.uint64),  # cards of which this table does not say where they are: the draw pile
    ("hand", np.uint64, SEATS),
    ("known", np.uint64, SEATS),  # of that hand, what the other player saw taken (§9.4)
    ("laid", np.uint64, SEATS),  # in expeditions
    ("pile", np.uint64, MOST_COLOURS),  # discards, four bits a card, rank + 1, the top lowest
    ("points", np.int16, (SEATS, MOST_ROUNDS)),  # of the rounds that are over
    ("ply", np.int16),  # turns taken in this round
    ("deck_wagers", np.int8, MOST_COLOURS),
    ("hand_wagers", np.int8, (SEATS, MOST_COLOURS)),
    ("known_wagers", np.int8, (SEATS, MOST_COLOURS)),
    ("laid_wagers", np.int8, (SEATS, MOST_COLOURS)),
    ("closed", np.uint8),  # the colour discarded in this turn, as a set (§5.3)
    ("veiled", np.int8, SEATS),  # cards of that hand that this table does not name: see hidden.py
    ("deck_left", np.int8),  # how many cards the draw pile has
    ("phase", np.int8),
    ("turn", np.int8),
    ("starter", np.int8),  # who began this round
    ("rounds_done", np.int8),
)
