"""The records: the box, fixed for a game, and the table, which changes; small questions about them.

Sets of explorers and of slots are words. `hexes` says again, for speed, what lies on each hex:
land, boats and creatures (see components.py); swimmers are found by their places.
"""

from enum import IntEnum

import numpy as np

from fernweh.games.survive.board import HEXES
from fernweh.games.survive.components import (
    ALL_CREATURES, ALL_EXPLORERS, BACK_KINDS, BOATS, COLOURS, MOST_SEATS, SORT_COUNT, TERRAINS,
    VALUES,
)  # fmt: skip
from fernweh.kernel.bits import NONE, Word, bit, lowest, without_lowest
from fernweh.kernel.record import record
from fernweh.kernel.rule import rule


class Phase(IntEnum):
    START = 0  # chance says who begins (§2.4)
    TILES = 1  # chance lays the tiles, one at a time (§2.2)
    BACK = 2  # chance says what the removed tile shows (§7.4)
    DIE = 3  # chance rolls (§10.1)
    OVER = 4  # §11
    PICK = 5  # which explorer is placed next (§2.5)
    PLACE = 6  # and where
    LAUNCH = 7  # where a boat starts (§2.6)
    PLAY = 8  # step 1: a kept tile, or none (§3.2)
    DOLPHIN = 9  # whom the dolphin helps (§9.2)
    GUIDE = 10  # where to, hex by hex
    WIND = 11  # which boat (§9.2)
    BLOW = 12  # where to, hex by hex
    CALL = 13  # which creature is moved by a tile (§9.3)
    SEND = 14  # and where to
    MOVE = 15  # step 2: which explorer or boat (§3.3)
    STEP = 16  # where the explorer goes (§4)
    SAIL = 17  # where the boat goes (§5.1)
    SINK = 18  # step 3 (§7)
    RESCUE = 19  # who is put aboard (§8.4)
    CREATURE = 20  # step 4: which creature (§10.1)
    PROWL = 21  # where it goes, hex by hex (§10.2)
    ANSWER = 22  # others may repel it (§9.7)
    SHOW = 23  # the saved show their values (§11.2)


# Phases only inside `apply`: what is to be begun next
TO_MOVE, TO_SINK, TO_ROLL, TO_END_TURN, TO_COUNT = range(len(Phase), len(Phase) + 5)

LOT = -1  # box.starter: drawn by lot

BOX = record(
    ("owned", np.uint64, MOST_SEATS),  # each seat's explorers
    ("crowded", np.uint64),  # slots that take two explorers in setting up (§13.3)
    ("slots", np.uint64),  # slots that get a tile, the first ones (§1.3)
    ("wet", np.uint64),  # slots that touch the sea at first
    ("rounds", np.int16),  # turns of each player after the last tile; 0 for no limit (§13.4)
    ("seats", np.int8),
    ("colours", np.int8),  # in play
    ("starter", np.int8),
    ("boats", np.int8),  # launched in setting up, all together
    ("last_one", np.int8),  # §13.4
    ("equal", np.int8),  # §13.5
    ("goes_under", np.int8),  # §13.6
    ("show_own", np.int8),  # §13.7, for the view only
    ("most_explorers", np.int8),  # §13.8
    ("stop_when_empty", np.int8),  # §13.9; on also with §13.4
    ("may_continue", np.int8),  # §13.10
    ("jump_anywhere", np.int8),  # §13.11
    ("boarding_triggers", np.int8),  # §13.11
    ("capsized_may_swim", np.int8),  # §13.12
    ("dolphin_swims", np.int8),  # §13.12
    ("wind_empty", np.int8),  # §13.12
    ("one_swimmer", np.int8),  # §13.13
    ("explorers", np.int8),  # of each colour (§1.6)
    ("values", np.int8, VALUES + 1),  # how many of them have a value
    ("left", np.int8, (len(TERRAINS), BACK_KINDS)),  # tiles by terrain and back (§1.5)
    ("tiles", np.int8, len(TERRAINS)),  # the same by terrain alone
    ("serpents", np.int8),  # on the board at first (§2.1)
    ("launches", np.int8, HEXES),  # 1 where a boat may start (§2.6)
)

TABLE = record(
    ("tiles", np.uint64, len(TERRAINS)),  # slots that still have a tile of a terrain
    ("wet", np.uint64),  # slots that touch the sea
    ("on_land", np.uint64),  # explorers
    ("swimming", np.uint64),
    ("aboard", np.uint64),
    ("saved", np.uint64),
    ("shown", np.uint64),  # whose value all have seen (§11.2)
    ("swum", np.uint64),  # whose swim move is used in this turn (§4.5)
    ("spent", np.uint64),  # who makes no further move in this turn (§13.10)
    ("crew", np.uint64, BOATS),  # explorers in each boat
    ("late", np.int16),  # turns begun after the last tile (§13.4)
    ("hexes", np.int8, HEXES),  # what is on each hex
    ("at", np.uint8, ALL_EXPLORERS),  # where each explorer is
    ("value", np.int8, ALL_EXPLORERS),  # 0 where this table does not say it
    ("boat", np.uint8, BOATS),  # where each boat is
    ("creature", np.uint8, ALL_CREATURES),  # where each creature is
    ("left", np.int8, (len(TERRAINS), BACK_KINDS)),  # backs of which this table does not say where
    ("hand", np.int8, (MOST_SEATS, SORT_COUNT)),  # kept tiles
    ("kept", np.int8, (MOST_SEATS, len(TERRAINS))),  # their number by terrain, named or not
    ("placed", np.int8, len(COLOURS)),  # explorers of a colour that have got their value
    ("asked", np.uint8),  # seats that are still to answer, as a set (§9.7)
    ("chosen", np.uint8),  # the explorer, boat or creature that is being moved
    ("hex", np.uint8),  # where a tile was removed, or where a creature strikes
    ("kind", np.int8),  # the terrain removed, or the kind of creature moved
    ("points", np.int8),  # moves or hexes left
    ("phase", np.int8),
    ("turn", np.int8),
    ("starter", np.int8),
)


# Small questions


@rule
def place_of(table, explorer):
    return np.int64(table.at[explorer])


@rule
def those_at(table, explorers, hex_):
    """Who of these is on that hex."""
    found = NONE
    while explorers != NONE:
        explorer = lowest(explorers)
        explorers = without_lowest(explorers)
        found |= Word(table.at[explorer] == hex_) << Word(explorer)
    return found


@rule
def swimmers_at(table, hex_):
    return those_at(table, table.swimming, hex_)


@rule
def boat_at(table, hex_):
    """The boat on a hex; there must be one."""
    boat = 0
    while table.boat[boat] != hex_:
        boat += 1
    return boat


@rule
def land(table):
    """The slots that still have a tile."""
    return table.tiles[0] | table.tiles[1] | table.tiles[2]


@rule
def on_board(table):
    """Explorers that are neither saved nor dead."""
    return table.on_land | table.swimming | table.aboard


@rule
def has_kept(table, seat):
    """§3.2, §9.7: whether a seat has kept any tile, named here or not."""
    return table.kept[seat, 0] + table.kept[seat, 1] + table.kept[seat, 2] > 0


@rule
def is_set(table, hex_, flags):
    """Whether any of these is on that hex."""
    return table.hexes[hex_] & flags != 0


@rule
def answering(box, table):
    """§9.7: the next to answer, clockwise from the player on turn."""
    seats = Word(table.asked)
    later = seats & ~(bit(table.turn) - Word(1))
    return lowest(later if later != NONE else seats)


@rule
def showing(box, table):
    """§11.2: the next seat with a saved explorer to show, clockwise from the player on turn."""
    seat = np.int64(table.turn)
    while table.saved & ~table.shown & box.owned[seat] == NONE:
        seat = 0 if seat + 1 == box.seats else seat + 1
    return seat
