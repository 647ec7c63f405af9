"""Where cards lie, and how they leave the deck and the hand (§1, §9)."""

import numpy as np

from fernweh.games.lost_cities.components import COLOUR, KIND, RANK, WAGER
from fernweh.kernel.bits import Word, bit
from fernweh.kernel.rule import rule

# §1, §9  Where cards lie


@rule
def gain(table, seat, kind):
    table.hand[seat] |= bit(kind)
    if RANK[kind] == WAGER:
        table.hand_wagers[seat, COLOUR[kind]] += 1


@rule
def lose(table, seat, kind):
    """A card leaves the hand; if the other player knew of one, that one (§9.4)."""
    if RANK[kind] == WAGER:
        lose_wager(table, seat, COLOUR[kind])
    else:
        table.hand[seat] &= ~bit(kind)
        table.known[seat] &= ~bit(kind)


@rule
def lose_wager(table, seat, colour):
    table.hand_wagers[seat, colour] -= 1
    if table.known_wagers[seat, colour] > 0:
        table.known_wagers[seat, colour] -= 1
    if table.hand_wagers[seat, colour] == 0:
        table.hand[seat] &= ~bit(KIND[colour, WAGER])


@rule
def leave_deck(table, kind):
    if RANK[kind] == WAGER:
        table.deck_wagers[COLOUR[kind]] -= 1
        if table.deck_wagers[COLOUR[kind]] > 0:
            return
    table.deck &= ~bit(kind)


@rule
def top_rank(table, colour):
    """The rank on top of a discard pile; the pile must not be empty."""
    return np.int64(table.pile[colour] & Word(15)) - 1
