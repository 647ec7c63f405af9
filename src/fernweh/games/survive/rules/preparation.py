"""§2  Setting up: the lot, the tiles, explorers one by one, boats."""

import numpy as np

from fernweh.games.survive.board import (
    HEX_OF, SERPENT_STARTS, SLOT, SLOT_HEX,
)  # fmt: skip
from fernweh.games.survive.components import (
    A_SERPENT, ALL_CREATURES, BACK_KINDS, BOAT, BOATS, COLOURS, EXPLORERS, LAND, NOWHERE,
    OF_COLOUR, TERRAINS, VALUES,
)  # fmt: skip
from fernweh.games.survive.rules.codes import Refusal, refuse_chance, refuse_in
from fernweh.games.survive.rules.turn import begin_turn, left_of
from fernweh.games.survive.state import LOT, Phase, is_set, land
from fernweh.kernel.bits import NONE, Word, bit, count, has, lowest, without_lowest
from fernweh.kernel.rule import rule

SERPENT_HEX = np.array([HEX_OF[name] for name in SERPENT_STARTS])
TERRAIN_COUNT, COLOUR_COUNT = len(TERRAINS), len(COLOURS)


@rule
def setup(box, table):
    """§2.1, §2.3; the board without tiles, everything else beside it."""
    table.wet = box.wet
    for boat in range(BOATS):
        table.boat[boat] = NOWHERE
    for creature in range(ALL_CREATURES):
        table.creature[creature] = NOWHERE
    for serpent in range(box.serpents):
        table.creature[serpent] = SERPENT_HEX[serpent]
        table.hexes[SERPENT_HEX[serpent]] = A_SERPENT
    for terrain in range(TERRAIN_COUNT):
        for back in range(BACK_KINDS):
            table.left[terrain, back] = box.left[terrain, back]
    table.phase = Phase.START
    if box.starter != LOT:
        start(table, box.starter)


# §2.4  The lot


@rule
def refuse_start(box, table, seat):
    if table.phase == Phase.OVER:
        return Refusal.GAME_IS_OVER
    if table.phase != Phase.START:
        return Refusal.NOT_THE_LOT
    return Refusal.LEGAL if seat < box.seats else Refusal.SEAT_NOT_TAKEN


@rule
def start(table, seat):
    table.starter = seat
    table.turn = seat
    table.phase = Phase.TILES


# §2.2  Tiles


@rule
def tiles_left(box, table, terrain):
    """Tiles of a terrain that are not laid yet."""
    return np.int64(box.tiles[terrain]) - count(table.tiles[terrain])


@rule
def terrains_to_come(box, table):
    found = NONE
    for terrain in range(TERRAIN_COUNT):
        found |= Word(tiles_left(box, table, terrain) > 0) << Word(terrain)
    return found


@rule
def any_terrain(box, table, n):
    """The terrain of the n-th tile that is not laid yet."""
    terrain = 0
    while n >= tiles_left(box, table, terrain):
        n -= tiles_left(box, table, terrain)
        terrain += 1
    return terrain


@rule
def refuse_terrain(box, table, terrain):
    why = refuse_chance(table, Phase.TILES)
    if why != Refusal.LEGAL or has(terrains_to_come(box, table), terrain):
        return why
    return Refusal.NO_SUCH_TILE_LEFT


@rule
def lay_tile(box, table, terrain):
    """On the next slot."""
    slot = count(land(table))
    table.tiles[terrain] |= bit(slot)
    table.hexes[SLOT_HEX[slot]] = LAND
    if slot + 1 == count(box.slots):
        table.phase = Phase.PICK


# §2.5  Explorers


@rule
def to_place(box, table, colour, value):
    """How many explorers of a colour and value are not placed yet."""
    found = np.int64(box.values[value])
    for explorer in range(EXPLORERS * colour, EXPLORERS * colour + table.placed[colour]):
        found -= table.value[explorer] == value
    return found


@rule
def pickable(box, table):
    """The explorers one may place next: six bits a colour, lowest the value 1."""
    found = NONE
    for colour in range(COLOUR_COUNT):
        if (
            box.owned[table.turn] & OF_COLOUR[colour] != NONE
            and table.placed[colour] < box.explorers
        ):
            for value in range(VALUES):
                some = to_place(box, table, colour, value + 1) > 0
                found |= Word(some) << Word(VALUES * colour + value)
    return found


@rule
def refuse_pick(box, table, thing):
    why = refuse_in(table, Phase.PICK)
    if why != Refusal.LEGAL or has(pickable(box, table), thing):
        return why
    mine = box.owned[table.turn] & OF_COLOUR[thing // VALUES] != NONE
    return Refusal.NO_SUCH_EXPLORER if mine else Refusal.NOT_YOURS


@rule
def pick(table, thing):
    colour = thing // VALUES
    explorer = EXPLORERS * colour + table.placed[colour]
    table.value[explorer] = thing % VALUES + 1
    table.placed[colour] += 1
    table.chosen = explorer
    table.phase = Phase.PLACE


@rule
def places(box, table):
    """§2.5, §13.3: the slots where one more explorer may be placed."""
    once, twice, standing = NONE, NONE, table.on_land
    while standing != NONE:
        slot = bit(SLOT[table.at[lowest(standing)]])
        standing = without_lowest(standing)
        twice |= once & slot
        once |= slot
    return box.slots & (~once | (box.crowded & ~twice))


@rule
def refuse_place(box, table, hex_):
    if SLOT[hex_] < 0 or not has(box.slots, SLOT[hex_]):
        return Refusal.NO_TILE_THERE
    return Refusal.LEGAL if has(places(box, table), SLOT[hex_]) else Refusal.TILE_IS_TAKEN


@rule
def put_down(box, table, hex_):
    """The chosen explorer is placed; after the last one the boats follow."""
    table.at[table.chosen] = hex_
    table.on_land |= bit(table.chosen)
    table.chosen = 0
    table.turn = left_of(box, table.turn)
    table.phase = Phase.PICK
    if count(table.on_land) == box.explorers * np.int64(box.colours):
        table.phase = Phase.LAUNCH


# §2.6  Boats


@rule
def is_start(box, table, hex_):
    return box.launches[hex_] != 0 and not is_set(table, hex_, BOAT)


@rule
def refuse_launch(box, table, hex_):
    if box.launches[hex_] == 0:
        return Refusal.NOT_FREE if is_set(table, hex_, A_SERPENT) else Refusal.NOT_BESIDE_LAND
    return Refusal.NOT_FREE if is_set(table, hex_, BOAT) else Refusal.LEGAL


@rule
def launch(box, table, hex_):
    boat = 0
    while table.boat[boat] != NOWHERE:
        boat += 1
    table.boat[boat] = hex_
    table.hexes[hex_] |= BOAT
    table.turn = left_of(box, table.turn)
    if boat + 1 == box.boats:
        begin_turn(table)
