"""The records: the box, fixed for a match, and the table, which changes; and cards as multisets.

Cards in a place are two words: the first has the bit of every kind of which at least one card is
there, the second of every kind of which both are.
"""

from enum import IntEnum

import numpy as np

from fernweh.games.lost_cities_board_game.components import (
    COPIES, MOST_ARTIFACTS, MOST_SEATS, PATHS, STONES, TILE_KINDS,
)  # fmt: skip
from fernweh.kernel.bits import Word, bit, count, nth
from fernweh.kernel.record import record
from fernweh.kernel.rule import rule


class Phase(IntEnum):
    START = 0  # chance says who begins (§2.2)
    TILES = 1  # chance lays the tiles, one at a time (§3.1)
    DEAL = 2  # chance deals the hands, a card at a time (§3.3)
    LAY = 3  # first half of a turn (§4)
    SEND = 4  # a row was begun: which explorer sets out (§4.4)
    MOVE = 5  # one's explorers: which one moves on (§4.7, §5.4)
    DRAW = 6  # second half of a turn (§6)
    TURN_UP = 7  # chance turns up the card drawn (§6.1)
    OVER = 8  # the game is over (§9)


ENDED = len(Phase)  # a phase only inside `apply`: the expedition is over and not scored yet (§7)


LOT = -1  # box.starter: the first starter is drawn by lot

BOX = record(
    ("kinds", np.uint64),  # every kind of card in this match (§1.3)
    ("slots", np.uint64),  # the marked stones that get a tile (§1.7)
    ("track", np.int16, MOST_ARTIFACTS + 1),  # what so many artifacts bring (§9.2, §9.3)
    ("cap", np.int16),  # turns after which an expedition is ended; 0 for never (§11.6)
    ("seats", np.int8),
    ("expeditions", np.int8),
    ("starter", np.int8),
    ("cards", np.int8),  # how many cards are dealt or drawn: without those set aside (§3.2)
    ("up_and_down", np.int8),  # §11.3
    ("allow_take_back", np.int8),  # §11.4
    ("open_totals", np.int8),  # §11.5, for the view only
    ("tiles", np.int8, TILE_KINDS),  # how many there are of each kind (§1.6)
    ("hand", np.int8),  # cards of a hand (§3.3)
)

TABLE = record(
    ("deck", np.uint64, COPIES),  # cards of which this table does not say where they are
    ("hand", np.uint64, (MOST_SEATS, COPIES)),
    ("known", np.uint64, (MOST_SEATS, COPIES)),  # of that hand, what all saw taken (§10.5)
    ("laid", np.uint64, (MOST_SEATS, COPIES)),  # in rows
    ("shut", np.uint64, MOST_SEATS),  # kinds that the direction of a row excludes (§4.6, §11.3)
    ("pile", np.uint64, (PATHS, 2)),  # discards, four bits a card, value + 1, the top lowest
    ("points", np.int16, MOST_SEATS),  # victory points
    ("ply", np.int16),  # turns taken in this expedition
    ("stone", np.int8, (MOST_SEATS, PATHS)),  # where one's explorer on a path stands; 0 for none
    ("tile", np.int8, (PATHS, STONES)),  # what lies on a stone
    ("tiles_left", np.int8, TILE_KINDS),  # of each kind, not laid yet
    ("tiles_laid", np.int8),  # marked stones that have got their tile; back to 0 with the last
    ("researcher", np.uint8, MOST_SEATS),  # the path on which the researcher is, as a set
    ("found", np.int8, MOST_SEATS),  # artifact tiles taken in this expedition
    ("tokens", np.int8, MOST_SEATS),  # artifact tokens of earlier ones (§8.4)
    ("veiled", np.int8, MOST_SEATS),  # cards of that hand that this table does not name
    ("deck_left", np.int8),  # how many cards the draw pile has
    ("crossed", np.int8),  # explorers that have crossed a bridge (§7.1)
    ("closed", np.uint8),  # the colour discarded in this turn, as a set (§6.3)
    ("path", np.int8),  # on which an explorer is about to set out (§4.4)
    ("phase", np.int8),
    ("turn", np.int8),
    ("starter", np.int8),  # who began this expedition
    ("expeditions_done", np.int8),
)


# Cards as multisets


@rule
def add(cards, kind):
    card = bit(kind)
    cards[1] |= cards[0] & card
    cards[0] |= card


@rule
def remove(cards, kind):
    """One card less of a kind; nothing happens where there is none."""
    last = bit(kind) & ~cards[1]
    cards[1] &= ~bit(kind)
    cards[0] &= ~last


@rule
def cards_in(cards):
    return count(cards[0]) + count(cards[1])


@rule
def nth_card(cards, n):
    """The kind of the n-th card, each card counting once."""
    first = count(cards[0])
    word, skipped = (cards[0], 0) if n < first else (cards[1], first)
    return nth(word, n - skipped)


@rule
def copies_of(cards, kind):
    """How many cards of that kind there are."""
    return count(cards[0] & bit(kind)) + count(cards[1] & bit(kind))


# Discard piles


@rule
def top_value(table, colour):
    """The value on top of a discard pile; the pile must not be empty."""
    return np.int64(table.pile[colour, 0] & Word(15)) - 1


@rule
def push(pile, value):
    pile[1] = (pile[1] << Word(4)) | (pile[0] >> Word(60))
    pile[0] = (pile[0] << Word(4)) | Word(value + 1)


@rule
def pop(pile):
    pile[0] = (pile[0] >> Word(4)) | (pile[1] << Word(60))
    pile[1] >>= Word(4)
