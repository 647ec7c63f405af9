"""What a learner sees: bytes, named piece by named piece.

Seats are told from the viewer on, clockwise: me, my left neighbour, and so on, and colours in the
same way; what is not there is zeros. A hex is told by its number plus 1, a safe island as 134, the
dead as 135.
"""

import numpy as np

from fernweh.games.survive.board import HEXES, SLOTS
from fernweh.games.survive.components import (
    ALL_CREATURES, ALL_EXPLORERS, BACK_KINDS, BOATS, CAPACITY, COLOURS, DEAD, EXPLORERS,
    MOST_SEATS, NOWHERE, POINTS, SAFE, SORT_BACK, SORT_COUNT, SORT_TERRAIN, TERRAINS, VALUES,
)  # fmt: skip
from fernweh.games.survive.rules.scoring import saved_by
from fernweh.games.survive.state import Phase
from fernweh.kernel.bits import Word, count, has
from fernweh.kernel.protocol import Piece
from fernweh.kernel.rule import rule

A_SAFE_ISLAND, THE_DEAD = HEXES + 1, HEXES + 2
ON_LAND, SWIMMING, ABOARD = 1, 2, 3
COLOUR_COUNT, TERRAIN_COUNT = len(COLOURS), len(TERRAINS)

OBSERVATION = (
    Piece("tiles", SLOTS, TERRAIN_COUNT, "on each slot: 0 sea, 1 beach, 2 forest, 3 mountain"),
    Piece("places", ALL_EXPLORERS, THE_DEAD, "where each explorer is; 0 if it is not placed"),
    Piece("states", ALL_EXPLORERS, ABOARD, "1 on land, 2 in the water, 3 in a boat, else 0"),
    Piece("values", ALL_EXPLORERS, VALUES, "of my explorers, and of those that were shown"),
    Piece("swum", ALL_EXPLORERS, 1, "1 if its swim move is used"),
    Piece("boats", BOATS, HEXES, "where each boat is; 0 for nowhere"),
    Piece("mine", BOATS, CAPACITY, "how many of mine are in each boat"),
    Piece("others", BOATS, CAPACITY, "how many others are in each boat"),
    Piece("creatures", ALL_CREATURES, HEXES, "5 serpents, 6 sharks, 5 whales; 0 for nowhere"),
    Piece("hand", SORT_COUNT, 4, "my kept tiles of each sort"),
    Piece("kept", MOST_SEATS * TERRAIN_COUNT, 16, "how many tiles each seat has kept, by terrain"),
    Piece("unseen", TERRAIN_COUNT * BACK_KINDS, 16, "backs that I have not seen, by terrain"),
    Piece("saved", MOST_SEATS, 2 * EXPLORERS, "explorers on safe islands"),
    Piece("asked", MOST_SEATS, 1, "1 for who may still repel"),
    Piece("turn", 1, MOST_SEATS - 1, "whose turn it is, counted clockwise from me"),
    Piece("phase", 1, Phase.SHOW, "the number of the phase, see state.py"),
    Piece("points", 1, POINTS, "moves or hexes left"),
    Piece("chosen", 1, ALL_EXPLORERS, "what is being moved plus 1, else 0"),
    Piece("hex", 1, HEXES, "where a tile was removed or a creature strikes plus 1, else 0"),
    Piece("kind", 1, TERRAIN_COUNT, "the terrain removed or the kind moved plus 1, else 0"),
    Piece("seats", 1, MOST_SEATS, "how many players there are"),
    Piece("colours", 1, COLOUR_COUNT, "how many colours there are"),
    Piece("last_one", 1, 1, "1 in the challenge to the last one"),
    Piece("equal", 1, 1, "1 if all are equal"),
    Piece("goes_under", 1, 1, "1 if Atlantis goes under"),
    Piece("late", 1, 255, "turns since the last tile, at most 255"),
)  # fmt: skip
(
    TILES, PLACES, STATES, VALUE, SWUM, BOAT, MINE, OTHERS, CREATURE, HAND, KEPT, UNSEEN, SAVED,
    ASKED, TURN, PHASE, POINT, CHOSEN, HEX, KIND, SEATS, COLOUR, LAST_ONE, EQUAL, GOES_UNDER, LATE,
) = (int(at) for at in np.cumsum([0] + [piece.size for piece in OBSERVATION[:-1]]))  # fmt: skip
LENGTH = sum(piece.size for piece in OBSERVATION)


@rule
def observe(box, table, viewer, out):
    """`out` is bytes, as many as the pieces have; the table may be concealed or not."""
    for at in range(LENGTH):
        out[at] = 0
    for terrain in range(TERRAIN_COUNT):
        for slot in range(SLOTS):
            out[TILES + slot] += has(table.tiles[terrain], slot) * (terrain + 1)
    for step in range(box.colours):
        see_colour(box, table, viewer, step, out)
    see_fleet(box, table, viewer, out)
    for step in range(box.seats):
        see_seat(box, table, (viewer + step) % box.seats, step, out)
    see_tiles(box, table, viewer, out)
    see_rest(box, table, viewer, out)


# Pieces on the board


@rule
def see_colour(box, table, viewer, step, out):
    """Mine first; with two colours each, mine are the first and the third."""
    seats = np.int64(box.seats)
    colour = (viewer + step) % seats + step // seats * seats
    for number in range(table.placed[colour]):
        explorer, at = EXPLORERS * colour + number, EXPLORERS * step + number
        out[PLACES + at] = place_code(np.int64(table.at[explorer]))
        state = has(table.on_land, explorer) * ON_LAND + has(table.swimming, explorer) * SWIMMING
        out[STATES + at] = state + has(table.aboard, explorer) * ABOARD
        out[SWUM + at] = has(table.swum, explorer)
        if step % seats == 0 or has(table.shown, explorer):
            out[VALUE + at] = table.value[explorer]


@rule
def place_code(place):
    if place < SAFE:
        return place + 1
    return THE_DEAD if place == DEAD else A_SAFE_ISLAND


@rule
def see_fleet(box, table, viewer, out):
    for boat in range(BOATS):
        if table.boat[boat] != NOWHERE:
            mine = count(table.crew[boat] & box.owned[viewer])
            out[BOAT + boat] = np.int64(table.boat[boat]) + 1
            out[MINE + boat] = mine
            out[OTHERS + boat] = count(table.crew[boat]) - mine
    for creature in range(ALL_CREATURES):
        if table.creature[creature] != NOWHERE:
            out[CREATURE + creature] = np.int64(table.creature[creature]) + 1


# Tiles and seats


@rule
def see_seat(box, table, seat, step, out):
    for terrain in range(TERRAIN_COUNT):
        out[KEPT + TERRAIN_COUNT * step + terrain] = table.kept[seat, terrain]
    out[SAVED + step] = saved_by(box, table, seat)
    out[ASKED + step] = has(Word(table.asked), seat)


@rule
def see_tiles(box, table, viewer, out):
    """The backs that I have not seen are the same however they are split."""
    for terrain in range(TERRAIN_COUNT):
        for back in range(BACK_KINDS):
            out[UNSEEN + BACK_KINDS * terrain + back] = table.left[terrain, back]
    for sort in range(SORT_COUNT):
        out[HAND + sort] = table.hand[viewer, sort]
        at = UNSEEN + BACK_KINDS * SORT_TERRAIN[sort] + SORT_BACK[sort]
        for seat in range(box.seats):
            if seat != viewer:
                out[at] += table.hand[seat, sort]


@rule
def see_rest(box, table, viewer, out):
    out[TURN] = (np.int64(table.turn) + box.seats - viewer) % box.seats
    out[PHASE] = table.phase
    out[POINT] = table.points
    out[CHOSEN] = np.int64(table.chosen) + 1 if is_choosing(table) else 0
    out[HEX] = np.int64(table.hex) + 1 if is_on_hex(table) else 0
    out[KIND] = table.kind + 1 if is_of_kind(table) else 0
    out[SEATS] = box.seats
    out[COLOUR] = box.colours
    out[LAST_ONE] = box.last_one
    out[EQUAL] = box.equal
    out[GOES_UNDER] = box.goes_under
    out[LATE] = min(np.int64(table.late), 255)


@rule
def is_choosing(table):
    match table.phase:
        case Phase.PLACE | Phase.GUIDE | Phase.STEP | Phase.BLOW | Phase.SAIL:
            return True
        case Phase.SEND | Phase.PROWL | Phase.ANSWER:
            return True
        case _:
            return False


@rule
def is_on_hex(table):
    return table.phase == Phase.BACK or table.phase == Phase.RESCUE or table.phase == Phase.ANSWER


@rule
def is_of_kind(table):
    match table.phase:
        case Phase.BACK | Phase.CALL | Phase.SEND | Phase.CREATURE | Phase.PROWL | Phase.ANSWER:
            return True
        case _:
            return False
