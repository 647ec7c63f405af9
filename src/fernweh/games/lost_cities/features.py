"""What a learner sees: bytes, named piece by named piece."""

import numpy as np

from fernweh.games.lost_cities.components import (
    HAND_SIZE, KIND, KINDS, MOST_COLOURS, MOST_ROUNDS, NUMBERS, RANK_COUNT, SEATS, WAGER, WAGERS,
)  # fmt: skip
from fernweh.games.lost_cities.rules import score
from fernweh.kernel.bits import NONE, ONE, Word, count, has, lay_digits
from fernweh.kernel.protocol import Piece
from fernweh.kernel.rule import rule

PLACES = (
    "0 unseen, 1 my hand, 2 my expedition, 3 known in their hand, 4 their expedition, "
    "5 discarded, 6 on top of the discards"
)

OBSERVATION = (
    Piece("numbers", KINDS, 6, f"where each number is (for wagers 0), by kind: {PLACES}"),
    Piece("my_hand_wagers", MOST_COLOURS, WAGERS, "wagers of each colour in my hand"),
    Piece("my_laid_wagers", MOST_COLOURS, WAGERS, "in my expeditions"),
    Piece("their_known_wagers", MOST_COLOURS, WAGERS, "known to be in their hand"),
    Piece("their_laid_wagers", MOST_COLOURS, WAGERS, "in their expeditions"),
    Piece("pile_wagers", MOST_COLOURS, WAGERS, "in the discards"),
    Piece("tops", MOST_COLOURS, RANK_COUNT, "rank on top of each discard pile plus 1; 0 if empty"),
    Piece("closed", MOST_COLOURS, 1, "1 for the colour discarded in this turn"),
    Piece("deck", 1, 72, "cards in the draw pile"),
    Piece("unknown", 1, HAND_SIZE, "cards of their hand that I do not know"),
    Piece("phase", 1, 5, "0 lot, 1 deal, 2 lay, 3 draw, 4 turn up, 5 over"),
    Piece("mine", 1, 1, "1 if it is my turn"),
    Piece("rounds_left", 1, MOST_ROUNDS, "this one counted"),
    Piece("plies", 1, 255, "turns taken in this round, at most 255"),
    Piece("lead", 1, 255, "my points less theirs, over 4, plus 128, within 0 to 255"),
)
(
    NUMBERS_AT, MY_HAND, MY_LAID, THEIR_KNOWN, THEIR_LAID, IN_PILES, TOPS, CLOSED, DECK, UNKNOWN,
    PHASE, MINE, ROUNDS_LEFT, PLIES, LEAD,
) = (int(at) for at in np.cumsum([0] + [piece.size for piece in OBSERVATION[:-1]]))  # fmt: skip


@rule
def observe(box, table, viewer, out):
    """`out` is bytes, as many as the pieces have; the table may be concealed or not."""
    see_numbers(box, table, viewer, out)
    see_wagers(box, table, viewer, out)
    for colour in range(MOST_COLOURS):
        out[TOPS + colour] = table.pile[colour] & Word(15)
    for colour in range(MOST_COLOURS):
        out[CLOSED + colour] = (table.closed >> colour) & 1
    see_rest(box, table, viewer, out)


@rule
def see_wagers(box, table, viewer, out):
    them = 1 - viewer
    for colour in range(MOST_COLOURS):
        out[MY_HAND + colour] = table.hand_wagers[viewer, colour]
    for colour in range(MOST_COLOURS):
        out[MY_LAID + colour] = table.laid_wagers[viewer, colour]
    for colour in range(MOST_COLOURS):
        out[THEIR_KNOWN + colour] = table.known_wagers[them, colour]
    for colour in range(MOST_COLOURS):
        out[THEIR_LAID + colour] = table.laid_wagers[them, colour]
    for colour in range(MOST_COLOURS):
        out[IN_PILES + colour] = discarded_wagers(box, table, colour)


@rule
def see_numbers(box, table, viewer, out):
    """Where each number is, by the binary digits of the places."""
    mine, my_laid = table.hand[viewer] & NUMBERS, table.laid[viewer]
    theirs, their_laid = table.known[1 - viewer], table.laid[1 - viewer]
    top = tops(table)
    below = discarded_numbers(box, table) & ~top
    ones, twos = mine | theirs | below, my_laid | theirs | top
    lay_digits(out, NUMBERS_AT, KINDS, ones, twos, their_laid | below | top)


@rule
def discarded_numbers(box, table):
    """What is in no hand, no expedition and not in the deck, which has what is concealed too."""
    elsewhere = table.deck
    for seat in range(SEATS):
        elsewhere |= table.hand[seat] | table.laid[seat]
    return box.kinds & NUMBERS & ~elsewhere


@rule
def discarded_wagers(box, table, colour):
    wagers = np.int64(WAGERS) if has(box.kinds, KIND[colour, WAGER]) else 0
    wagers -= table.deck_wagers[colour]
    for seat in range(SEATS):
        wagers -= table.hand_wagers[seat, colour] + np.int64(table.laid_wagers[seat, colour])
    return wagers


@rule
def tops(table):
    """The numbers that lie on top of the discards."""
    kinds = NONE
    for colour in range(MOST_COLOURS):
        top = table.pile[colour] & Word(15)  # rank + 1: the bit before the colour's is for no card
        kinds |= ((ONE << top) >> ONE) << Word(RANK_COUNT * colour)
    return kinds & NUMBERS


@rule
def unknown_cards(table, seat):
    """How many cards of that hand the other player does not know."""
    cards = count(table.hand[seat] & NUMBERS & ~table.known[seat]) + table.veiled[seat]
    for colour in range(MOST_COLOURS):
        cards += table.hand_wagers[seat, colour] - table.known_wagers[seat, colour]
    return cards


@rule
def see_rest(box, table, viewer, out):
    them = 1 - viewer
    lead = score(box, table, viewer) - score(box, table, them)
    out[DECK] = table.deck_left
    out[UNKNOWN] = unknown_cards(table, them)
    out[PHASE] = table.phase
    out[MINE] = 1 if table.turn == viewer else 0
    out[ROUNDS_LEFT] = box.rounds - table.rounds_done
    out[PLIES] = min(np.int64(table.ply), 255)
    out[LEAD] = max(0, min(255, lead // 4 + 128))
