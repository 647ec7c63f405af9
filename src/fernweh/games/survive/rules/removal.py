"""§7, §8  Step 3: a tile is removed, its back looked at, and what it says done."""

import numpy as np

from fernweh.games.survive.board import DEGREE, NEAR, NEIGHBOUR, SLOT_HEX
from fernweh.games.survive.components import (
    A_CREATURE, A_SERPENT, A_SHARK, A_WHALE, ALL_CREATURES, BACK_KINDS, BEACH, BOAT, CAPACITY,
    FIRST_CREATURE, FIRST_KEPT, FOREST, LAND, MOUNTAIN, NOWHERE, SHARK, SORT_OF, WHALE,
    Back,
)  # fmt: skip
from fernweh.games.survive.rules.encounters import come_aboard, drown, wreck
from fernweh.games.survive.rules.codes import Refusal, refuse_chance, refuse_in
from fernweh.games.survive.rules.turn import be_over
from fernweh.games.survive.state import (
    TO_ROLL, Phase, boat_at, is_set, land, swimmers_at, those_at,
)  # fmt: skip
from fernweh.kernel.bits import NONE, Word, bit, count, has
from fernweh.kernel.rule import rule

# §7.1, §7.2  Which tile


@rule
def sinking(table):
    """§7.1: the terrain that goes first."""
    if table.tiles[BEACH] != NONE:
        return BEACH
    return FOREST if table.tiles[FOREST] != NONE else MOUNTAIN


@rule
def removable(table):
    """§7.2: its tiles at the sea, or if there is none, all of them."""
    tiles = table.tiles[sinking(table)]
    return tiles & table.wet if tiles & table.wet != NONE else tiles


@rule
def refuse_sink(table, slot):
    why = refuse_in(table, Phase.SINK)
    if why != Refusal.LEGAL or has(removable(table), slot):
        return why
    if not has(land(table), slot):
        return Refusal.NO_TILE_THERE
    return (
        Refusal.NOT_BESIDE_SEA if has(table.tiles[sinking(table)], slot) else Refusal.WRONG_TERRAIN
    )


@rule
def sink(table, slot):
    """§7.3: whoever stood there swims; then chance shows the back."""
    hex_, terrain = SLOT_HEX[slot], sinking(table)
    table.tiles[terrain] &= ~bit(slot)
    table.wet |= NEAR[slot]
    table.hexes[hex_] &= ~LAND
    fallen = those_at(table, table.on_land, hex_)
    table.on_land &= ~fallen
    table.swimming |= fallen
    table.hex = hex_
    table.kind = terrain
    table.phase = Phase.BACK


# §7.4  Its back


@rule
def backs_left(table):
    """What the back can show: anything of that terrain that nobody has seen."""
    found = NONE
    for back in range(BACK_KINDS):
        found |= Word(table.left[table.kind, back] > 0) << Word(back)
    return found


@rule
def any_back(table, n):
    back = 0
    while n >= table.left[table.kind, back]:
        n -= np.int64(table.left[table.kind, back])
        back += 1
    return back


@rule
def how_many_backs(table):
    found = np.int64(0)
    for back in range(BACK_KINDS):
        found += table.left[table.kind, back]
    return found


@rule
def refuse_back(table, back):
    why = refuse_chance(table, Phase.BACK)
    if why != Refusal.LEGAL or has(backs_left(table), back):
        return why
    return Refusal.NO_SUCH_TILE_LEFT


@rule
def turn_over(box, table, back):
    hex_, terrain = np.int64(table.hex), np.int64(table.kind)
    table.left[terrain, back] -= 1
    table.phase = TO_ROLL
    if back >= FIRST_KEPT:
        table.hand[table.turn, SORT_OF[terrain, back]] += 1
        table.kept[table.turn, terrain] += 1
    elif back == Back.BOAT:
        put_boat(table, hex_)
    elif back == Back.SHARK:
        put_creature(table, SHARK, hex_)
        drown(table, swimmers_at(table, hex_))  # §8.1
    elif back == Back.WHALE:
        put_creature(table, WHALE, hex_)
    elif back == Back.VOLCANO and box.last_one == 0 and box.goes_under == 0:
        be_over(table)  # §11.1
    else:
        swallow_all(table, hex_)  # §8.5, §13.4, §13.6
    if table.phase == TO_ROLL:
        end_sinking(box, table)


@rule
def end_sinking(box, table):
    """§13.6: with the last tile, that is all."""
    table.hex = 0
    table.kind = 0
    if box.goes_under != 0 and land(table) == NONE:
        be_over(table)


# §8.1 to §8.4  Pieces from the supply


@rule
def put_creature(table, kind, hex_):
    creature = FIRST_CREATURE[kind]
    while table.creature[creature] != NOWHERE:
        creature += 1
    table.creature[creature] = hex_
    table.hexes[hex_] |= A_CREATURE[kind]


@rule
def put_boat(table, hex_):
    boat = 0
    while table.boat[boat] != NOWHERE:
        boat += 1
    table.boat[boat] = hex_
    table.hexes[hex_] |= BOAT
    swimmers = swimmers_at(table, hex_)
    if count(swimmers) <= CAPACITY:
        come_aboard(table, boat, swimmers)
    else:
        table.kind = 0
        table.phase = Phase.RESCUE


@rule
def refuse_rescue(table, explorer):
    here = has(table.swimming, explorer) and table.at[explorer] == table.hex
    return Refusal.LEGAL if here else Refusal.NOT_IN_THE_WATER


@rule
def rescue(box, table, explorer):
    """§8.4: one of three."""
    boat = boat_at(table, table.hex)
    come_aboard(table, boat, bit(explorer))
    if count(table.crew[boat]) == CAPACITY:
        table.phase = TO_ROLL
        end_sinking(box, table)


# §8.5  Whirlpool


@rule
def swallow_all(table, hex_):
    swallow(table, hex_)
    for k in range(DEGREE[hex_]):
        if not is_set(table, NEIGHBOUR[hex_, k], LAND):
            swallow(table, NEIGHBOUR[hex_, k])


@rule
def swallow(table, hex_):
    dead = swimmers_at(table, hex_)
    if is_set(table, hex_, BOAT):
        dead |= wreck(table, boat_at(table, hex_))
    drown(table, dead)
    if is_set(table, hex_, A_SERPENT + A_SHARK + A_WHALE):
        for creature in range(ALL_CREATURES):
            if table.creature[creature] == hex_:
                table.creature[creature] = NOWHERE
        table.hexes[hex_] &= ~(A_SERPENT + A_SHARK + A_WHALE)
