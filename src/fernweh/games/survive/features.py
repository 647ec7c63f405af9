"""What a learner sees: bytes, named piece by named piece.

Seats are told from the viewer on, clockwise: me, my left neighbour, and so on, and colours in the
same way; what is not there is zeros. Explorers stand colour by colour in that order too, but the
actions count colours as they are: `me` tells which is mine. A hex is told by its number plus 1.
"""

import numpy as np

from fernweh.games.survive.board import HEXES, LAGOON_SHORE, SLOTS
from fernweh.games.survive.components import (
    ALL_CREATURES, ALL_EXPLORERS, BACK_KINDS, BOATS, CAPACITY, COLOURS, DEAD, EXPLORERS,
    MOST_SEATS, NOWHERE, POINTS, SORT_BACK, SORT_COUNT, SORT_TERRAIN, TERRAINS, VALUES,
)  # fmt: skip
from fernweh.games.survive.rules.scoring import saved_by
from fernweh.games.survive.state import Phase
from fernweh.kernel.bits import NONE, Word, count, has
from fernweh.kernel.protocol import Piece
from fernweh.kernel.rule import rule

PLACES = "where each explorer is: a hex, 134 to 137 a safe island, 138 dead; 0 nowhere yet"
IN_HAND, ON_LAND, SWIMMING, ABOARD, SAVED_ONE, SHOWN_ONE = 1, 2, 3, 4, 5, 6
STATES_OF = (
    "0 not placed or dead, 1 about to be placed, 2 on land, 3 in the water, 4 in a boat, 5 saved, "
    "6 saved and shown"
)
RULINGS = (
    "§13.8", "§13.9", "§13.10", "§13.11 jump", "§13.11 boarding", "§13.12 capsized",
    "§13.12 dolphin", "§13.12 wind", "§13.13",
)  # fmt: skip
SWIMS = "1 if its swim move is used, 2 if it makes no further move"
COLOUR_COUNT, TERRAIN_COUNT = len(COLOURS), len(TERRAINS)

BY_SLOT, BY_SEAT, BY_TERRAIN = ("slot", SLOTS), ("seat", MOST_SEATS), ("terrain", TERRAIN_COUNT)
BY_EXPLORER = (("colour", COLOUR_COUNT), ("explorer", EXPLORERS))
BY_BOAT, BY_CREATURE = ("boat", BOATS), ("creature", ALL_CREATURES)

OBSERVATION = (
    Piece("tiles", SLOTS, TERRAIN_COUNT,
          "on each slot: 0 sea, 1 beach, 2 forest, 3 mountain", (BY_SLOT,), names=True),
    Piece("places", ALL_EXPLORERS, DEAD + 1, PLACES, BY_EXPLORER, names=True),
    Piece("states", ALL_EXPLORERS, SHOWN_ONE, STATES_OF, BY_EXPLORER, names=True),
    Piece("values", ALL_EXPLORERS, VALUES,
          "of my explorers, and of those that were shown", BY_EXPLORER),
    Piece("swum", ALL_EXPLORERS, 2, SWIMS, BY_EXPLORER, names=True),
    Piece("boats", BOATS, HEXES, "where each boat is; 0 for nowhere", (BY_BOAT,), names=True),
    Piece("mine", BOATS, CAPACITY, "how many of mine are in each boat", (BY_BOAT,)),
    Piece("others", BOATS, CAPACITY, "how many others are in each boat", (BY_BOAT,)),
    Piece("creatures", ALL_CREATURES, HEXES,
          "5 serpents, 6 sharks, 5 whales; 0 for nowhere", (BY_CREATURE,), names=True),
    Piece("hand", SORT_COUNT, 4, "my kept tiles of each sort", (("sort", SORT_COUNT),)),
    Piece("kept", MOST_SEATS * TERRAIN_COUNT, 16,
          "how many tiles each seat has kept, by terrain", (BY_SEAT, BY_TERRAIN)),
    Piece("unseen", TERRAIN_COUNT * BACK_KINDS, 16,
          "backs that I have not seen, by terrain", (BY_TERRAIN, ("back", BACK_KINDS))),
    Piece("saved", MOST_SEATS, 2 * EXPLORERS, "explorers on safe islands", (BY_SEAT,)),
    Piece("asked", MOST_SEATS, 1, "1 for who may still repel", (BY_SEAT,)),
    Piece("me", 1, MOST_SEATS - 1, "my seat, by which actions name my explorers", names=True),
    Piece("turn", 1, MOST_SEATS - 1, "whose turn it is, counted clockwise from me", names=True),
    Piece("starter", 1, MOST_SEATS - 1, "who began, counted clockwise from me", names=True),
    Piece("phase", 1, Phase.SHOW, "the number of the phase, see state.py", names=True),
    Piece("points", 1, POINTS, "moves or hexes left"),
    Piece("chosen", 1, ALL_EXPLORERS,
          "the explorer (counted as above), boat or creature being moved plus 1, else 0",
          names=True),
    Piece("hex", 1, HEXES,
          "where a tile was removed or a creature strikes plus 1, else 0", names=True),
    Piece("kind", 1, TERRAIN_COUNT,
          "the terrain removed or the kind moved plus 1, else 0", names=True),
    Piece("seats", 1, MOST_SEATS, "how many players there are"),
    Piece("colours", 1, COLOUR_COUNT, "how many colours there are"),
    Piece("fleet", 1, 2 * COLOUR_COUNT, "boats launched in setting up, all together"),
    Piece("crowded", 1, 2,
          "where two explorers may be placed: 0 nowhere, 1 off the shore, 2 off the lagoon's too",
          names=True),
    Piece("last_one", 1, 1, "1 in the challenge to the last one"),
    Piece("rounds_high", 1, 3, "its turns after the last tile, 0 for no limit: 256s"),
    Piece("rounds_low", 1, 255, "and ones"),
    Piece("equal", 1, 1, "1 if all are equal"),
    Piece("goes_under", 1, 1, "1 if Atlantis goes under"),
    Piece("rulings", len(RULINGS), 1, "1 for " + ", ".join(RULINGS), (("ruling", len(RULINGS)),)),
    Piece("late_high", 1, 127, "turns since the last tile: 256s"),
    Piece("late", 1, 255, "and ones"),
)  # fmt: skip
(
    TILES, PLACES_AT, STATES, VALUE, SWUM, BOAT, MINE, OTHERS, CREATURE, HAND, KEPT, UNSEEN, SAVED,
    ASKED, ME, TURN, STARTER, PHASE, POINT, CHOSEN, HEX, KIND, SEATS, COLOUR, FLEET, CROWDED,
    LAST_ONE, ROUNDS_HIGH, ROUNDS, EQUAL, GOES_UNDER, RULED, LATE_HIGH, LATE,
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
    see_options(box, out)
    see_rest(box, table, viewer, out)


# Pieces on the board


@rule
def see_colour(box, table, viewer, step, out):
    """Mine first; with two colours each, mine are the first and the third."""
    seats = np.int64(box.seats)
    colour = (viewer + step) % seats + step // seats * seats
    for number in range(table.placed[colour]):
        explorer, at = EXPLORERS * colour + number, EXPLORERS * step + number
        out[STATES + at] = state_of(table, explorer)
        if out[STATES + at] != IN_HAND:
            out[PLACES_AT + at] = np.int64(table.at[explorer]) + 1
        out[SWUM + at] = 2 if has(table.spent, explorer) else has(table.swum, explorer)
        if step % seats == 0 or has(table.shown, explorer):
            out[VALUE + at] = table.value[explorer]


@rule
def state_of(table, explorer):
    if has(table.on_land, explorer):
        return ON_LAND
    if has(table.swimming, explorer):
        return SWIMMING
    if has(table.aboard, explorer):
        return ABOARD
    if has(table.saved, explorer):
        return SHOWN_ONE if has(table.shown, explorer) else SAVED_ONE
    return 0 if table.at[explorer] == DEAD else IN_HAND


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
def see_options(box, out):
    out[SEATS] = box.seats
    out[COLOUR] = box.colours
    out[FLEET] = box.boats
    out[CROWDED] = 0 if box.crowded == NONE else 1 + (box.crowded & LAGOON_SHORE == NONE)
    out[LAST_ONE] = box.last_one
    out[ROUNDS_HIGH] = box.rounds >> 8
    out[ROUNDS] = box.rounds & 255
    out[EQUAL] = box.equal
    out[GOES_UNDER] = box.goes_under
    out[RULED] = box.most_explorers
    out[RULED + 1] = box.stop_when_empty
    out[RULED + 2] = box.may_continue
    out[RULED + 3] = box.jump_anywhere
    out[RULED + 4] = box.boarding_triggers
    out[RULED + 5] = box.capsized_may_swim
    out[RULED + 6] = box.dolphin_swims
    out[RULED + 7] = box.wind_empty
    out[RULED + 8] = box.one_swimmer


@rule
def see_rest(box, table, viewer, out):
    out[ME] = viewer
    out[TURN] = (np.int64(table.turn) + box.seats - viewer) % box.seats
    out[STARTER] = (np.int64(table.starter) + box.seats - viewer) % box.seats
    out[PHASE] = table.phase
    out[POINT] = table.points
    out[CHOSEN] = seen_choice(box, table, viewer) + 1 if is_choosing(table) else 0
    out[HEX] = np.int64(table.hex) + 1 if is_on_hex(table) else 0
    out[KIND] = table.kind + 1 if is_of_kind(table) else 0
    out[LATE_HIGH] = table.late >> 8
    out[LATE] = table.late & 255


@rule
def seen_choice(box, table, viewer):
    """Explorers are counted as they are told: the viewer's colours first."""
    chosen, seats = np.int64(table.chosen), np.int64(box.seats)
    match table.phase:
        case Phase.PLACE | Phase.GUIDE | Phase.STEP:
            colour, number = chosen // EXPLORERS, chosen % EXPLORERS
            step = (colour + seats - viewer) % seats + colour // seats * seats
            return EXPLORERS * step + number
        case _:
            return chosen


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
