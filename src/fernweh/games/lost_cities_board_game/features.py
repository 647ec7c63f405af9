"""What a learner sees: bytes, named piece by named piece.

Seats are told from the viewer on, clockwise: me, my left neighbour, and so on; seats that are not
taken are zeros. Points are multiples of 5, and so are told in fives.
"""

import numpy as np

from fernweh.games.lost_cities_board_game.components import (
    BRIDGE_LIMIT, CITY, COLUMN, COPIES, HAND_SIZE, KIND, KINDS, MOST_ARTIFACTS,
    MOST_EXPEDITIONS, MOST_SEATS, PATHS, SLOT_PATH, SLOT_STONE, SLOTS, TILE_KINDS, VALUE_COUNT,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.hidden import unknown
from fernweh.games.lost_cities_board_game.rules import artifacts
from fernweh.games.lost_cities_board_game.state import Phase, cards_in
from fernweh.kernel.bits import (
    NONE, Word, has, highest, lay_counts, lay_digits, lay_fours, lay_set, lowest,
)  # fmt: skip
from fernweh.kernel.protocol import Piece
from fernweh.kernel.rule import rule

OPEN, RISES, FALLS = 0, 1, 2
PHASES = "0 lot, 1 tiles, 2 deal, 3 lay, 4 set out, 5 move, 6 draw, 7 turn up, 8 over"

CARDS = (
    "cards that all know: 0 none, 1 one and 2 two in a hand, 3 one and 4 two in a row, "
    "5 one here and one there"
)
DEEP = VALUE_COUNT * COPIES  # cards that can lie in a pile

BY_SEAT, BY_PATH = ("seat", MOST_SEATS), ("colour", PATHS)  # a path is a colour (§1.4)
BY_KIND = (BY_PATH, ("value", VALUE_COUNT))

OBSERVATION = (
    Piece("hand", KINDS, COPIES, "cards of each kind in my hand", BY_KIND),
    Piece("unseen", KINDS, COPIES,
          "cards of each kind in the deck, or unknown in a hand", BY_KIND),
    Piece("cards", MOST_SEATS * KINDS, 5, CARDS, (BY_SEAT, *BY_KIND), names=True),
    Piece("discarded", KINDS, COPIES, "cards of each kind in the discards", BY_KIND),
    Piece("piles", PATHS * DEEP, VALUE_COUNT,
          "the discards in order, the top first: value plus 1, 0 for no card",
          (BY_PATH, ("depth", DEEP))),
    Piece("closed", PATHS, 1, "1 for the colour discarded in this turn", (BY_PATH,)),
    Piece("stones", MOST_SEATS * PATHS, CITY,
          "where the explorer on each path stands; 0 for none", (BY_SEAT, BY_PATH)),
    Piece("researchers", MOST_SEATS * PATHS, 1,
          "1 for the path on which the researcher is", (BY_SEAT, BY_PATH)),
    Piece("ends", MOST_SEATS * PATHS, VALUE_COUNT,
          "last value of each row plus 1; 0 for no row", (BY_SEAT, BY_PATH)),
    Piece("directions", MOST_SEATS * PATHS, FALLS,
          "0 open, 1 the row rises, 2 it falls", (BY_SEAT, BY_PATH), names=True),
    Piece("tiles", SLOTS, TILE_KINDS,
          "on marked stones: 0 none, 1 artifact, 2 arrow, else points",
          (BY_PATH, ("place", SLOTS // PATHS)), names=True),
    Piece("artifacts", MOST_SEATS, MOST_ARTIFACTS, "tiles and tokens", (BY_SEAT,)),
    Piece("tokens", MOST_SEATS, MOST_ARTIFACTS, "of these, tokens", (BY_SEAT,)),
    Piece("points", MOST_SEATS, 255, "victory points over 5", (BY_SEAT,)),
    Piece("unknown", MOST_SEATS - 1, HAND_SIZE, "cards of the others' hands that I do not know",
          (("other", MOST_SEATS - 1),)),
    Piece("deck", 1, 110, "cards in the draw pile"),
    Piece("crossed", 1, BRIDGE_LIMIT, "explorers beyond a bridge"),
    Piece("phase", 1, Phase.OVER, PHASES, names=True),
    Piece("turn", 1, MOST_SEATS - 1, "whose turn it is, counted clockwise from me", names=True),
    Piece("starter", 1, MOST_SEATS - 1, "who began, counted clockwise from me", names=True),
    Piece("path", 1, PATHS, "the path to set out on plus 1, else 0", names=True),
    Piece("seats", 1, MOST_SEATS, "how many players there are"),
    Piece("expeditions_left", 1, MOST_EXPEDITIONS, "this one counted"),
    Piece("short", 1, 1, "1 in the short game"),
    Piece("up_and_down", 1, 1, "1 if rows may fall"),
    Piece("take_back", 1, 1, "1 if the card just discarded may be taken (§11.4)"),
    Piece("cap_high", 1, 39, "turns after which an expedition is ended, 0 for never: 256s"),
    Piece("cap_low", 1, 255, "and ones"),
    Piece("plies_high", 1, 39, "turns taken in this expedition: 256s"),
    Piece("plies", 1, 255, "and ones"),
)  # fmt: skip
(
    HAND, UNSEEN, CARDS_AT, DISCARDED, PILES, CLOSED, STONE, RESEARCHERS, ENDS, DIRECTIONS,
    TILES_AT, ARTIFACTS, TOKENS, POINTS, UNKNOWN, DECK, CROSSED, PHASE, TURN, STARTER, PATH, SEATS,
    LEFT, SHORT, UP_AND_DOWN, TAKE_BACK, CAP_HIGH, CAP, PLIES_HIGH, PLIES,
) = (int(at) for at in np.cumsum([0] + [piece.size for piece in OBSERVATION[:-1]]))  # fmt: skip


@rule
def observe(box, table, viewer, out):
    """`out` is bytes, as many as the pieces have; the table may be concealed or not."""
    see_cards(box, table, viewer, out)
    for step in range(MOST_SEATS):
        if step < box.seats:
            see_seat(box, table, (viewer + step) % box.seats, step, out)
        else:
            see_nobody(step, out)
    for slot in range(SLOTS):
        out[TILES_AT + slot] = table.tile[SLOT_PATH[slot], SLOT_STONE[slot]]
    see_options(box, out)
    see_rest(box, table, viewer, out)


# Cards


@rule
def see_cards(box, table, viewer, out):
    see_kinds(table.hand[viewer, 0], table.hand[viewer, 1], out, HAND)
    see_unseen(box, table, viewer, out)
    see_discards(box, table, out)
    for colour in range(PATHS):
        see_pile(table.pile[colour], out, PILES + DEEP * colour)
    for colour in range(PATHS):
        out[CLOSED + colour] = (table.closed >> colour) & 1


@rule
def see_pile(pile, out, at):
    lay_fours(out, at, pile[0])
    last = DEEP - 16  # begins in the first word and ends in the second
    lay_fours(out, at + last, (pile[0] >> Word(4 * last)) | (pile[1] << Word(64 - 4 * last)))


@rule
def see_kinds(some, both, out, at):
    lay_counts(out, at, KINDS, some & ~both, both)


@rule
def see_unseen(box, table, viewer, out):
    """The draw pile and what is unknown of the others' hands: the same however they are split."""
    some, both = table.deck[0], table.deck[1]
    for seat in range(box.seats):
        if seat != viewer:
            more, more_both = unknown(table.hand[seat], table.known[seat])
            both |= more_both | (some & more)
            some |= more
    see_kinds(some, both, out, UNSEEN)


@rule
def see_discards(box, table, out):
    """What is in no hand, in no row and not in the deck, which has what is concealed too."""
    some, both = table.deck[0], table.deck[1]
    for seat in range(box.seats):
        both |= (some & table.hand[seat, 0]) | table.hand[seat, 1]
        some |= table.hand[seat, 0]
        both |= (some & table.laid[seat, 0]) | table.laid[seat, 1]
        some |= table.laid[seat, 0]
    see_kinds(box.kinds & ~both, box.kinds & ~some, out, DISCARDED)


# Seats


@rule
def see_seat(box, table, seat, step, out):
    for path in range(PATHS):
        at = step * PATHS + path
        out[STONE + at] = table.stone[seat, path]
        out[RESEARCHERS + at] = (table.researcher[seat] >> path) & 1
        out[DIRECTIONS + at] = direction(table, seat, path)
        out[ENDS + at] = end_of_row(table, seat, path)
    out[ARTIFACTS + step] = artifacts(table, seat)
    out[TOKENS + step] = table.tokens[seat]
    out[POINTS + step] = min(255, np.int64(table.points[seat]) // 5)
    see_open_cards(table.known[seat], table.laid[seat], out, CARDS_AT + step * KINDS)
    if step > 0:
        held = cards_in(table.hand[seat]) - cards_in(table.known[seat])
        out[UNKNOWN + step - 1] = held + table.veiled[seat]


@rule
def see_open_cards(known, laid, out, at):
    """A kind has two cards: so many cases are all there are."""
    a_known, a_laid, each = known[0] & ~laid[0], laid[0] & ~known[0], known[0] & laid[0]
    ones = (a_known & ~known[1]) | (a_laid & ~laid[1]) | each
    twos = known[1] | (a_laid & ~laid[1])
    lay_digits(out, at, KINDS, ones, twos, laid[1] | each)


@rule
def see_nobody(step, out):
    lay_set(out, CARDS_AT + step * KINDS, KINDS, NONE)
    for at in range(step * PATHS, (step + 1) * PATHS):
        out[STONE + at] = 0
        out[RESEARCHERS + at] = 0
        out[DIRECTIONS + at] = 0
        out[ENDS + at] = 0
    out[ARTIFACTS + step] = 0
    out[TOKENS + step] = 0
    out[POINTS + step] = 0
    out[UNKNOWN + step - 1] = 0


@rule
def direction(table, seat, path):
    """§4.6, §11.3: by which end of the colour is shut out."""
    if has(table.shut[seat], KIND[path, 0]):
        return RISES
    return FALLS if has(table.shut[seat], KIND[path, VALUE_COUNT - 1]) else OPEN


@rule
def end_of_row(table, seat, path):
    row = (table.laid[seat, 0] >> Word(VALUE_COUNT * path)) & COLUMN
    if row == NONE:
        return 0
    return 1 + (lowest(row) if direction(table, seat, path) == FALLS else highest(row))


@rule
def see_options(box, out):
    out[SEATS] = box.seats
    out[SHORT] = box.expeditions == 1
    out[UP_AND_DOWN] = box.up_and_down
    out[TAKE_BACK] = box.allow_take_back
    out[CAP_HIGH] = box.cap >> 8
    out[CAP] = box.cap & 255


@rule
def see_rest(box, table, viewer, out):
    out[DECK] = table.deck_left
    out[CROSSED] = table.crossed
    out[PHASE] = table.phase
    out[TURN] = (np.int64(table.turn) + box.seats - viewer) % box.seats
    out[STARTER] = (np.int64(table.starter) + box.seats - viewer) % box.seats
    out[PATH] = table.path + 1 if table.phase == Phase.SEND else 0
    out[LEFT] = box.expeditions - table.expeditions_done
    out[PLIES_HIGH] = table.ply >> 8
    out[PLIES] = table.ply & 255
