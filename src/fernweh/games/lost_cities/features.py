"""What a learner sees: bytes, named piece by named piece."""

import numpy as np

from fernweh.games.lost_cities.components import (
    HAND_SIZE, KIND, KINDS, MOST_COLOURS, MOST_ROUNDS, NUMBERS, RANK_COUNT, SEATS, WAGER, WAGERS,
)  # fmt: skip
from fernweh.games.lost_cities.rules import score
from fernweh.kernel.bits import NONE, ONE, Word, count, has, lay_digits, lay_fours
from fernweh.kernel.protocol import Piece
from fernweh.kernel.rule import rule

PLACES = (
    "0 unseen, 1 my hand, 2 my expedition, 3 known in their hand, 4 their expedition, "
    "5 discarded, 6 on top of the discards, 7 my hand, and they know it"
)
DEEP = RANK_COUNT - 1 + WAGERS  # cards that can lie in a pile
LOW = 4_096  # what makes points no negative numbers

BY_COLOUR = ("colour", MOST_COLOURS)
BY_ROUND = (("seat", SEATS), ("round", MOST_ROUNDS))

OBSERVATION = (
    Piece("numbers", KINDS, 7, f"where each number is (for wagers 0), by kind: {PLACES}",
          (BY_COLOUR, ("rank", RANK_COUNT)), names=True),
    Piece("my_hand_wagers", MOST_COLOURS, WAGERS, "wagers in my hand", (BY_COLOUR,)),
    Piece("my_known_wagers", MOST_COLOURS, WAGERS, "of these, known to them", (BY_COLOUR,)),
    Piece("my_laid_wagers", MOST_COLOURS, WAGERS, "in my expeditions", (BY_COLOUR,)),
    Piece("their_known_wagers", MOST_COLOURS, WAGERS, "known to be in their hand", (BY_COLOUR,)),
    Piece("their_laid_wagers", MOST_COLOURS, WAGERS, "in their expeditions", (BY_COLOUR,)),
    Piece("pile_wagers", MOST_COLOURS, WAGERS, "in the discards", (BY_COLOUR,)),
    Piece("piles", MOST_COLOURS * DEEP, RANK_COUNT,
          "the discards in order, the top first: rank plus 1, 0 for no card",
          (BY_COLOUR, ("depth", DEEP))),
    Piece("closed", MOST_COLOURS, 1, "1 for the colour discarded in this turn", (BY_COLOUR,)),
    Piece("colours", 1, MOST_COLOURS, "how many colours are in play"),
    Piece("rounds", 1, MOST_ROUNDS, "how many rounds the match has"),
    Piece("cap_high", 1, 39, "turns after which a round is ended, 0 for never: 256s"),
    Piece("cap_low", 1, 255, "and ones"),
    Piece("deck", 1, 72, "cards in the draw pile"),
    Piece("unknown", 1, HAND_SIZE, "cards of their hand that I do not know"),
    Piece("phase", 1, 5, "0 lot, 1 deal, 2 lay, 3 draw, 4 turn up, 5 over", names=True),
    Piece("mine", 1, 1, "1 if it is my turn"),
    Piece("began", 1, 1, "1 if I began this round"),
    Piece("rounds_left", 1, MOST_ROUNDS, "this one counted"),
    Piece("plies_high", 1, 39, "turns taken in this round: 256s"),
    Piece("plies", 1, 255, "and ones"),
    Piece("points_high", SEATS * MOST_ROUNDS, 20,
          f"points in rounds that are over, mine first, plus {LOW}: 256s", BY_ROUND),
    Piece("points_low", SEATS * MOST_ROUNDS, 255, "and ones", BY_ROUND),
    Piece("lead_high", 1, 31, f"my points less theirs, plus {LOW}: 256s"),
    Piece("lead_low", 1, 255, "and ones"),
    Piece("lead", 1, 255, "the same over 4, plus 128, within 0 to 255"),
)  # fmt: skip
(
    NUMBERS_AT, MY_HAND, MY_KNOWN, MY_LAID, THEIR_KNOWN, THEIR_LAID, IN_PILES, PILES, CLOSED,
    IN_PLAY, ROUNDS, CAP_HIGH, CAP, DECK, UNKNOWN, PHASE, MINE, BEGAN, ROUNDS_LEFT, PLIES_HIGH,
    PLIES, POINTS_HIGH, POINTS, LEAD_HIGH, LEAD_LOW, LEAD,
) = (int(at) for at in np.cumsum([0] + [piece.size for piece in OBSERVATION[:-1]]))  # fmt: skip


@rule
def observe(box, table, viewer, out):
    """`out` is bytes, as many as the pieces have; the table may be concealed or not."""
    see_numbers(box, table, viewer, out)
    see_wagers(box, table, viewer, out)
    see_piles(table, out)
    see_match(box, table, viewer, out)
    see_rest(box, table, viewer, out)


@rule
def see_wagers(box, table, viewer, out):
    them = 1 - viewer
    for colour in range(MOST_COLOURS):
        out[MY_HAND + colour] = table.hand_wagers[viewer, colour]
    for colour in range(MOST_COLOURS):
        out[MY_KNOWN + colour] = table.known_wagers[viewer, colour]
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
    both_know, top = table.known[viewer], tops(table)
    below = discarded_numbers(box, table) & ~top
    ones, twos = mine | theirs | below, my_laid | theirs | top | both_know
    lay_digits(out, NUMBERS_AT, KINDS, ones, twos, their_laid | below | top | both_know)


@rule
def discarded_numbers(box, table):
    """What is in no hand, no expedition and not in the deck, which has what is concealed too."""
    elsewhere = table.deck
    for seat in range(SEATS):
        elsewhere |= table.hand[seat] | table.laid[seat]
    return box.kinds & NUMBERS & ~elsewhere


@rule
def discarded_wagers(box, table, colour):
    wagers = np.int64(box.wagers) if has(box.kinds, KIND[colour, WAGER]) else 0
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
def see_piles(table, out):
    """What is laid beyond the end of a pile's bytes is written over."""
    for colour in range(MOST_COLOURS):
        lay_fours(out, PILES + DEEP * colour, table.pile[colour])
    for colour in range(MOST_COLOURS):
        out[CLOSED + colour] = (table.closed >> colour) & 1


@rule
def unknown_cards(table, seat):
    """How many cards of that hand the other player does not know."""
    cards = count(table.hand[seat] & NUMBERS & ~table.known[seat]) + table.veiled[seat]
    for colour in range(MOST_COLOURS):
        cards += table.hand_wagers[seat, colour] - table.known_wagers[seat, colour]
    return cards


@rule
def see_match(box, table, viewer, out):
    out[IN_PLAY] = box.colours
    out[ROUNDS] = box.rounds
    out[CAP_HIGH] = box.cap >> 8
    out[CAP] = box.cap & 255
    out[BEGAN] = table.starter == viewer
    out[ROUNDS_LEFT] = box.rounds - table.rounds_done
    for game in range(MOST_ROUNDS):
        mine, theirs = LOW + table.points[viewer, game], LOW + table.points[1 - viewer, game]
        out[POINTS_HIGH + game] = mine >> 8
        out[POINTS_HIGH + MOST_ROUNDS + game] = theirs >> 8
        out[POINTS + game] = mine & 255
        out[POINTS + MOST_ROUNDS + game] = theirs & 255


@rule
def see_rest(box, table, viewer, out):
    them = 1 - viewer
    lead = score(box, table, viewer) - score(box, table, them)
    out[DECK] = table.deck_left
    out[UNKNOWN] = unknown_cards(table, them)
    out[PHASE] = table.phase
    out[MINE] = 1 if table.turn == viewer else 0
    out[PLIES_HIGH] = table.ply >> 8
    out[PLIES] = table.ply & 255
    out[LEAD_HIGH] = (lead + LOW) >> 8
    out[LEAD_LOW] = (lead + LOW) & 255
    out[LEAD] = max(0, min(255, lead // 4 + 128))
