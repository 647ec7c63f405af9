"""§6  Creatures and pieces: who drowns, which boats go down."""

import numpy as np

from fernweh.games.survive.components import (
    A_SERPENT, A_WHALE, BOAT, CAPACITY, DEAD, DEADLY, FULL, NOWHERE, OCCUPIED,
)  # fmt: skip
from fernweh.games.survive.state import boat_at, is_set
from fernweh.kernel.bits import NONE, bit, count, lowest, without_lowest
from fernweh.kernel.rule import rule


@rule
def drown(table, explorers):
    """§6.7: they are dead."""
    table.swimming &= ~explorers
    table.aboard &= ~explorers
    while explorers != NONE:
        table.at[lowest(explorers)] = DEAD
        explorers = without_lowest(explorers)


@rule
def wreck(table, boat):
    """The boat is removed; who was aboard."""
    crew = table.crew[boat]
    table.hexes[table.boat[boat]] &= ~(BOAT + OCCUPIED + FULL)
    table.boat[boat] = NOWHERE
    table.crew[boat] = NONE
    return crew


@rule
def capsize(box, table, hex_):
    """§6.3: who is tipped out; §6.6, §13.12."""
    crew = wreck(table, boat_at(table, hex_))
    table.aboard &= ~crew
    table.swimming |= crew
    if box.capsized_may_swim == 0:
        table.swum |= crew
    return crew


@rule
def meet(box, table, hex_, swimmers, boat, creatures):
    """§6: these creatures meet these swimmers and, if `boat` is set, the boat on that hex."""
    dead = swimmers if creatures & DEADLY != 0 else NONE
    if boat and is_set(table, hex_, OCCUPIED):
        if creatures & A_SERPENT != 0:
            dead |= wreck(table, boat_at(table, hex_))
        elif creatures & A_WHALE != 0:
            tipped = capsize(box, table, hex_)
            if is_set(table, hex_, DEADLY):
                dead |= tipped
    drown(table, dead)


# Who is aboard


@rule
def trim(table, boat):
    """Say again on its hex whether the boat is occupied or full."""
    hex_, crew = np.int64(table.boat[boat]), count(table.crew[boat])
    load = (OCCUPIED if crew > 0 else 0) + (FULL if crew == CAPACITY else 0)
    table.hexes[hex_] = table.hexes[hex_] & ~(OCCUPIED + FULL) | load


@rule
def come_aboard(table, boat, explorers):
    """They are passengers now, wherever on that hex, or beside it, they were."""
    table.crew[boat] |= explorers
    table.aboard |= explorers
    table.swimming &= ~explorers
    table.on_land &= ~explorers
    trim(table, boat)


@rule
def leave_boat(table, explorer, hex_):
    boat = boat_at(table, hex_)
    table.crew[boat] &= ~bit(explorer)
    table.aboard &= ~bit(explorer)
    trim(table, boat)
