"""What a viewer cannot know (§12): blank it, or fill the blanks at random.

A veiled hand names no tile; its tiles join `left`, which then holds all backs that this viewer has
not seen, and `kept` still says how many the seat has of each terrain. A veiled value is 0.
"""

import numpy as np

from fernweh.games.survive.components import (
    BACK_KINDS, COLOURS, EXPLORERS, FIRST_KEPT, OF_COLOUR, SORT_BACK, SORT_COUNT, SORT_OF,
    SORT_TERRAIN, TERRAINS, VALUES,
)  # fmt: skip
from fernweh.games.survive.state import Phase
from fernweh.kernel.bits import NONE, has
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule

TELLING = (Phase.PICK,)  # §12.3: who places dear explorers early tells what they are worth
COLOUR_COUNT, TERRAIN_COUNT = len(COLOURS), len(TERRAINS)


@rule
def conceal(box, table, viewer):
    """Blank what this viewer cannot know; a viewer that is no seat knows no hand and no value."""
    for seat in range(box.seats):
        if seat != viewer:
            veil_tiles(table, seat)
    mine = box.owned[viewer] if viewer >= 0 else NONE
    for colour in range(COLOUR_COUNT):
        if mine & OF_COLOUR[colour] == NONE:
            veil_values(table, colour)


@rule
def veil_tiles(table, seat):
    """§12.2"""
    for sort in range(SORT_COUNT):
        table.left[SORT_TERRAIN[sort], SORT_BACK[sort]] += table.hand[seat, sort]
        table.hand[seat, sort] = 0


@rule
def veil_values(table, colour):
    """§12.3; §11.2: in the end the saved show theirs."""
    for explorer in range(EXPLORERS * colour, EXPLORERS * (colour + 1)):
        if not has(table.shown, explorer):
            table.value[explorer] = 0


@rule
def determinize(box, table, viewer, rng):
    """Fill what the viewer cannot know: tiles by terrain taken, values by colour, uniformly."""
    conceal(box, table, viewer)
    for seat in range(box.seats):
        for terrain in range(TERRAIN_COUNT):
            for _ in range(unnamed(table, seat, terrain)):
                give_tile(table, seat, terrain, rng)
    for colour in range(COLOUR_COUNT):
        for explorer in range(EXPLORERS * colour, EXPLORERS * colour + table.placed[colour]):
            if table.value[explorer] == 0:
                table.value[explorer] = any_value(box, table, colour, rng)


@rule
def unnamed(table, seat, terrain):
    """How many kept tiles of a terrain this table does not name."""
    found = np.int64(table.kept[seat, terrain])
    for sort in range(SORT_COUNT):
        if SORT_TERRAIN[sort] == terrain:
            found -= table.hand[seat, sort]
    return found


@rule
def give_tile(table, seat, terrain, rng):
    """One of the tiles of that terrain that are kept and that nobody has seen."""
    many = np.int64(0)
    for back in range(FIRST_KEPT, BACK_KINDS):
        many += table.left[terrain, back]
    n, back = below(rng, many), FIRST_KEPT
    while n >= table.left[terrain, back]:
        n -= np.int64(table.left[terrain, back])
        back += 1
    table.left[terrain, back] -= 1
    table.hand[seat, SORT_OF[terrain, back]] += 1


@rule
def unseen_values(box, table, colour, value):
    """How many explorers of that value are not among those whose value is said."""
    found = np.int64(box.values[value])
    for explorer in range(EXPLORERS * colour, EXPLORERS * (colour + 1)):
        found -= table.value[explorer] == value
    return found


@rule
def any_value(box, table, colour, rng):
    many = 0
    for value in range(1, VALUES + 1):
        many += unseen_values(box, table, colour, value)
    n, value = below(rng, many), 1
    while n >= unseen_values(box, table, colour, value):
        n -= unseen_values(box, table, colour, value)
        value += 1
    return value
