"""What a learner sees: bytes, named piece by named piece."""

import numpy as np

from fernweh.games.lost_cities.components import (
    COLOUR, HAND_SIZE, KIND, KINDS, MOST_COLOURS, MOST_ROUNDS, NUMBERS, RANK, RANK_COUNT, WAGER,
    WAGERS,
)  # fmt: skip
from fernweh.games.lost_cities.rules import score, top_rank
from fernweh.kernel.bits import NONE, Word, count, has
from fernweh.kernel.protocol import Piece
from fernweh.kernel.rule import rule

UNSEEN, MY_HAND, MY_LAID, THEIR_HAND, THEIR_LAID, IN_PILE, ON_TOP = range(7)

NUMBER_CARDS = KINDS - MOST_COLOURS
PLACES = (
    "0 unseen, 1 my hand, 2 my expedition, 3 known in their hand, 4 their expedition, "
    "5 discarded, 6 on top of the discards"
)

OBSERVATION = (
    Piece("numbers", NUMBER_CARDS, ON_TOP, f"where each number is, colour by colour: {PLACES}"),
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
AT = np.cumsum([0] + [piece.size for piece in OBSERVATION])


@rule
def observe(box, table, viewer, out):
    """`out` is bytes, as many as the pieces have; the table may be concealed or not."""
    them = 1 - viewer
    see_numbers(table, viewer, out)
    for colour in range(MOST_COLOURS):
        out[AT[1] + colour] = table.hand_wagers[viewer, colour]
        out[AT[2] + colour] = table.laid_wagers[viewer, colour]
        out[AT[3] + colour] = table.known_wagers[them, colour]
        out[AT[4] + colour] = table.laid_wagers[them, colour]
        see_pile(table, colour, out)
        out[AT[7] + colour] = (table.closed >> colour) & 1
    see_rest(box, table, viewer, out)


@rule
def see_numbers(table, viewer, out):
    for kind in range(KINDS):
        if RANK[kind] != WAGER:
            out[kind - 1 - COLOUR[kind]] = whereabouts(table, viewer, kind)


@rule
def whereabouts(table, viewer, kind):
    if has(table.hand[viewer], kind):
        return MY_HAND
    if has(table.laid[viewer], kind):
        return MY_LAID
    if has(table.known[1 - viewer], kind):
        return THEIR_HAND
    return THEIR_LAID if has(table.laid[1 - viewer], kind) else UNSEEN


@rule
def see_pile(table, colour, out):
    wagers, first = 0, KIND[colour, 1] - 1 - colour
    pile = table.pile[colour]
    while pile != NONE:
        rank = np.int64(pile & Word(15)) - 1
        if rank == WAGER:
            wagers += 1
        else:
            out[first + rank - 1] = IN_PILE
        pile >>= Word(4)
    out[AT[5] + colour] = wagers
    out[AT[6] + colour] = 0
    if table.pile[colour] != NONE:
        top = top_rank(table, colour)
        out[AT[6] + colour] = top + 1
        if top != WAGER:
            out[first + top - 1] = ON_TOP


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
    out[AT[8]] = table.deck_left
    out[AT[9]] = unknown_cards(table, them)
    out[AT[10]] = table.phase
    out[AT[11]] = 1 if table.turn == viewer else 0
    out[AT[12]] = box.rounds - table.rounds_done
    out[AT[13]] = min(np.int64(table.ply), 255)
    out[AT[14]] = max(0, min(255, lead // 4 + 128))
