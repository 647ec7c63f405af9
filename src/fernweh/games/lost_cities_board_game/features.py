"""What a learner sees: bytes, named piece by named piece.

Seats are told from the viewer on, clockwise: me, my left neighbour, and so on; seats that are not
taken are zeros. Points are multiples of 5, and so are told in fives.
"""

import numpy as np

from fernweh.games.lost_cities_board_game.components import (
    ALL_KINDS, BRIDGE_LIMIT, CITY, COLUMN, COPIES, HAND_SIZE, KIND, KINDS, MOST_ARTIFACTS,
    MOST_EXPEDITIONS, MOST_SEATS, PATHS, SLOT_PATH, SLOT_STONE, SLOTS, TILE_KINDS, VALUE_COUNT,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.hidden import unknown
from fernweh.games.lost_cities_board_game.rules import artifacts
from fernweh.games.lost_cities_board_game.state import Phase, cards_in
from fernweh.kernel.bits import NONE, Word, has, highest, lay_counts, lowest
from fernweh.kernel.protocol import Piece
from fernweh.kernel.rule import rule

OPEN, RISES, FALLS = 0, 1, 2
PHASES = "0 lot, 1 tiles, 2 deal, 3 lay, 4 set out, 5 move, 6 draw, 7 turn up, 8 over"

OBSERVATION = (
    Piece("hand", KINDS, COPIES, "cards of each kind in my hand"),
    Piece("unseen", KINDS, COPIES, "cards of each kind in the deck, or unknown in a hand"),
    Piece("known", (MOST_SEATS - 1) * KINDS, COPIES, "cards of each kind known in others' hands"),
    Piece("discarded", KINDS, COPIES, "cards of each kind in the discards"),
    Piece("tops", PATHS, VALUE_COUNT, "value on top of each discard pile plus 1; 0 if empty"),
    Piece("closed", PATHS, 1, "1 for the colour discarded in this turn"),
    Piece("stones", MOST_SEATS * PATHS, CITY, "where the explorer on each path stands; 0 for none"),
    Piece("researchers", MOST_SEATS * PATHS, 1, "1 for the path on which the researcher is"),
    Piece("ends", MOST_SEATS * PATHS, VALUE_COUNT, "last value of each row plus 1; 0 for no row"),
    Piece("directions", MOST_SEATS * PATHS, FALLS, "0 open, 1 the row rises, 2 it falls"),
    Piece("tiles", SLOTS, TILE_KINDS, "on marked stones: 0 none, 1 artifact, 2 arrow, else points"),
    Piece("artifacts", MOST_SEATS, MOST_ARTIFACTS, "tiles and tokens"),
    Piece("points", MOST_SEATS, 255, "victory points over 5"),
    Piece("unknown", MOST_SEATS - 1, HAND_SIZE, "cards of the others' hands that I do not know"),
    Piece("deck", 1, 110, "cards in the draw pile"),
    Piece("crossed", 1, BRIDGE_LIMIT, "explorers beyond a bridge"),
    Piece("phase", 1, Phase.OVER, PHASES),
    Piece("turn", 1, MOST_SEATS - 1, "whose turn it is, counted clockwise from me"),
    Piece("path", 1, PATHS, "the path to set out on plus 1, else 0"),
    Piece("seats", 1, MOST_SEATS, "how many players there are"),
    Piece("expeditions_left", 1, MOST_EXPEDITIONS, "this one counted"),
    Piece("short", 1, 1, "1 in the short game"),
    Piece("up_and_down", 1, 1, "1 if rows may fall"),
    Piece("plies", 1, 255, "turns taken in this expedition, at most 255"),
)  # fmt: skip
(
    HAND, UNSEEN, KNOWN, DISCARDED, TOPS, CLOSED, STONE, RESEARCHERS, ENDS, DIRECTIONS, TILES_AT,
    ARTIFACTS, POINTS, UNKNOWN, DECK, CROSSED, PHASE, TURN, PATH, SEATS, LEFT, SHORT, UP_AND_DOWN,
    PLIES,
) = (int(at) for at in np.cumsum([0] + [piece.size for piece in OBSERVATION[:-1]]))  # fmt: skip
LENGTH = sum(piece.size for piece in OBSERVATION)


@rule
def observe(box, table, viewer, out):
    """`out` is bytes, as many as the pieces have; the table may be concealed or not."""
    for at in range(LENGTH):
        out[at] = 0
    see_cards(box, table, viewer, out)
    for step in range(box.seats):
        see_seat(box, table, (viewer + step) % box.seats, step, out)
    for slot in range(SLOTS):
        out[TILES_AT + slot] = table.tile[SLOT_PATH[slot], SLOT_STONE[slot]]
    see_rest(box, table, viewer, out)


# Cards


@rule
def see_cards(box, table, viewer, out):
    see_kinds(table.hand[viewer, 0], table.hand[viewer, 1], out, HAND)
    see_unseen(box, table, viewer, out)
    see_discards(box, table, out)
    for colour in range(PATHS):
        out[TOPS + colour] = table.pile[colour, 0] & Word(15)
    for colour in range(PATHS):
        out[CLOSED + colour] = (table.closed >> colour) & 1


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
    see_kinds(ALL_KINDS & ~both, ALL_KINDS & ~some, out, DISCARDED)


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
    out[POINTS + step] = min(255, np.int64(table.points[seat]) // 5)
    if step > 0:
        see_kinds(table.known[seat, 0], table.known[seat, 1], out, KNOWN + (step - 1) * KINDS)
        held = cards_in(table.hand[seat]) - cards_in(table.known[seat])
        out[UNKNOWN + step - 1] = held + table.veiled[seat]


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
def see_rest(box, table, viewer, out):
    out[DECK] = table.deck_left
    out[CROSSED] = table.crossed
    out[PHASE] = table.phase
    out[TURN] = (np.int64(table.turn) + box.seats - viewer) % box.seats
    out[PATH] = table.path + 1 if table.phase == Phase.SEND else 0
    out[SEATS] = box.seats
    out[LEFT] = box.expeditions - table.expeditions_done
    out[SHORT] = box.expeditions == 1
    out[UP_AND_DOWN] = box.up_and_down
    out[PLIES] = min(np.int64(table.ply), 255)
