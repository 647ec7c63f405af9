"""Where a pawn can go: the six directions around its space, as small sets (§5, §6)."""

import numpy as np

from fernweh.games.el_dorado.components import (
    BLOCKADE_ASKS, BLOCKADE_POWER, BLOCKADES, LINE_EDGES, MOST_POWER, SIDES_OF_HEX, SPOT_ROW,
    TOWARDS,
)  # fmt: skip
from fernweh.games.el_dorado.state import ARRIVED, NO_LINE
from fernweh.kernel.bits import NONE, Word, lowest
from fernweh.kernel.rule import rule

EVERY_WAY = (1 << SIDES_OF_HEX) - 1
IN_EVERY_NUMBER = 0b000001_000001_000001_000001  # a set of directions, under each number of power
HIGHEST_NEED = 4  # of a space
NEVER = MOST_POWER + 1  # more power than there is


@rule
def across(box, table, space, lines):
    """The directions that cross one of these lines."""
    edges = box.edges[space] & LINE_EDGES[lines]
    edges |= edges >> Word(18)
    return np.int64((edges | (edges >> Word(6)) | (edges >> Word(12))) & Word(63))


@rule
def occupied(box, table, space):
    """§5.7: the directions in which a pawn stands."""
    ways = 0
    for seat in range(box.seats):
        for pawn in range(box.pawns):
            other = table.at[seat, pawn]
            if other != ARRIVED:
                far = np.int64(box.spot[other]) - box.spot[space]
                if -SPOT_ROW <= far <= SPOT_ROW:
                    ways |= np.int64(TOWARDS[far + SPOT_ROW])
    return ways


@rule
def free_ways(box, table, space):
    """The directions in which neither a blockade (§6.1) nor a pawn is in the way."""
    barred = across(box, table, space, table.standing)
    if table.passing == 0:
        barred |= occupied(box, table, space)
    return EVERY_WAY & ~barred


@rule
def asking(box, space, terrain, power):
    """§5.1, §5.5: the directions in which this terrain asks for no more than that."""
    if power <= 0:
        return 0
    number = min(np.int64(power), HIGHEST_NEED) - 1
    return (np.int64(box.ways[space, terrain]) >> (SIDES_OF_HEX * number)) & EVERY_WAY


@rule
def least_need(box, space, free, terrain):
    """The least power that leads somewhere; NEVER if none does."""
    ways = np.int64(box.ways[space, terrain]) & (free * IN_EVERY_NUMBER)
    return lowest(Word(ways)) // SIDES_OF_HEX + 1 if ways != 0 else NEVER


# §6.2  Blockades beside a pawn


@rule
def is_beside(box, space, line):
    return (box.edges[space] >> Word(SIDES_OF_HEX * line)) & Word(EVERY_WAY) != NONE


@rule
def blockade_beside(box, table, space, line):
    """The number of the blockade on a line that this space has an edge on; 0 for none."""
    return np.int64(table.blockade[line]) if is_beside(box, space, line) else 0


@rule
def breakable(box, table, space, terrain, power):
    """The blockades beside that ask for this, and for no more: bit number - 1."""
    found = 0
    if box.edges[space] != NONE:
        for line in range(BLOCKADES):
            number = blockade_beside(box, table, space, line)
            if number > 0 and BLOCKADE_ASKS[number] == terrain:
                found |= np.int64(BLOCKADE_POWER[number] <= power) << (number - 1)
    return found


@rule
def blockades_beside(box, table, space):
    """All of them."""
    found = 0
    if box.edges[space] != NONE:
        for line in range(BLOCKADES):
            number = blockade_beside(box, table, space, line)
            if number > 0:
                found |= 1 << (number - 1)
    return found


@rule
def least_blockade(box, table, space, terrain):
    least = NEVER
    if box.edges[space] != NONE:
        for line in range(BLOCKADES):
            number = blockade_beside(box, table, space, line)
            if number > 0 and BLOCKADE_ASKS[number] == terrain:
                least = min(least, BLOCKADE_POWER[number])
    return least


# What all pawns of the player together can use


@rule
def least_of_all(box, table, terrain):
    """The least power of a symbol that some pawn of the player can use (§5.10)."""
    least = NEVER
    for pawn in range(box.pawns):
        space = table.at[table.turn, pawn]
        if space != ARRIVED:
            free = free_ways(box, table, space)
            least = min(least, least_need(box, space, free, terrain))
            least = min(least, least_blockade(box, table, space, terrain))
    return least


@rule
def free_step_ways(box, table, pawn):
    """§9.5, §14.5: the directions of a free step."""
    space = table.at[table.turn, pawn]
    if space == ARRIVED:
        return 0
    ways = np.int64(box.open[space]) & free_ways(box, table, space)
    if table.line != NO_LINE:
        ways &= across(box, table, space, 1 << np.int64(table.line))
    return ways


@rule
def has_free_step(box, table):
    """Whether some pawn can use the native."""
    found = 0
    for pawn in range(box.pawns):
        space = table.at[table.turn, pawn]
        if space != ARRIVED:
            found |= free_step_ways(box, table, pawn) | blockades_beside(box, table, space)
    return found != 0
