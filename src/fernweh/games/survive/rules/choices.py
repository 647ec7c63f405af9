"""What the actor may do now, marked in a mask; it agrees with `judging` by law."""

import numpy as np

from fernweh.games.survive.board import (
    DEGREE, HEXES, LANDING, NEIGHBOUR, NO_ISLAND, SLOT_HEX,
)  # fmt: skip
from fernweh.games.survive.components import (
    ASHORE, BACK, BOARD, BOATS, CREATURES, DECLINE, DIE, DONE, EXPLORER, FIRST_CREATURE, FROM,
    LAND, NO_SORT, NOWHERE, OVERBOARD, PICK, PLAY, REPEL, SHOW, SINK, START, TERRAIN, TERRAINS, TO,
)  # fmt: skip
from fernweh.games.survive.rules.creatures import repellent
from fernweh.games.survive.rules.movement import can_board, can_jump, is_beside_sea, movable
from fernweh.games.survive.rules.kept_tiles import is_empty, playable, swimmers_to_guide
from fernweh.games.survive.rules.boats import can_sail, is_open
from fernweh.games.survive.rules.scoring import to_show
from fernweh.games.survive.rules.preparation import is_start, pickable, places, terrains_to_come
from fernweh.games.survive.rules.removal import backs_left, removable
from fernweh.games.survive.rules.turn import can_stop
from fernweh.games.survive.state import Phase, answering, is_set, place_of, swimmers_at
from fernweh.kernel.bits import NONE, ONE, Word, bit, has, lowest, put, without_lowest
from fernweh.kernel.rule import rule

EVERY_FACE = Word(2 ** len(CREATURES) - 1)
TERRAIN_COUNT = len(TERRAINS)


@rule
def mark(mask, action):
    """Add one action."""
    mask[action >> 6] |= bit(action & 63)


@rule
def legal(box, table, mask):
    """Set the bit of every action that may be taken now; agrees with `refusal` by law."""
    if table.phase == Phase.MOVE:
        put(mask, EXPLORER, movable(box, table))
        mark_boats(box, table, mask)
        mark(mask, DONE)
    elif table.phase == Phase.STEP:
        mark_steps(box, table, mask)
    elif table.phase == Phase.SINK:
        put(mask, SINK, removable(table))
    elif table.phase >= Phase.PICK:
        legal_elsewhere(box, table, mask)
    else:
        legal_chance(box, table, mask)


@rule
def legal_elsewhere(box, table, mask):  # noqa: PLR0912 (a line a verb or phase)
    """In a seat's other phases."""
    match table.phase:
        case Phase.PICK:
            put(mask, PICK, pickable(box, table))
        case Phase.PLACE:
            mark_places(box, table, mask)
        case Phase.LAUNCH:
            mark_launches(box, table, mask)
        case Phase.PLAY:
            put(mask, PLAY, playable(box, table))
            mark(mask, DONE)
        case Phase.DOLPHIN:
            put(mask, EXPLORER, swimmers_to_guide(box, table))
        case Phase.WIND:
            mark_boats(box, table, mask)
        case Phase.SEND:
            mark_empty_sea(table, mask)
        case Phase.RESCUE:
            put(mask, EXPLORER, swimmers_at(table, table.hex))
        case Phase.ANSWER:
            mark_repellents(box, table, mask)
            mark(mask, DECLINE)
        case Phase.SHOW:
            mark_value(box, table, mask)
        case Phase.CALL:
            mark_creatures(table, mask)
        case Phase.CREATURE:
            mark_creatures(table, mask)
            mark(mask, DONE)
        case _:
            legal_on_the_way(table, mask)


@rule
def legal_on_the_way(table, mask):
    """From hex to hex: boats, swimmers, creatures."""
    match table.phase:
        case Phase.SAIL:
            mark_open_sea(table, table.boat[table.chosen], mask)
        case Phase.BLOW:
            mark_open_sea(table, table.boat[table.chosen], mask)
        case Phase.GUIDE:
            mark_sea(table, table.at[table.chosen], mask)
        case _:
            mark_sea(table, table.creature[table.chosen], mask)
    if can_stop(table):
        mark(mask, DONE)


@rule
def legal_chance(box, table, mask):
    match table.phase:
        case Phase.BACK:
            put(mask, BACK, backs_left(table))
        case Phase.DIE:
            put(mask, DIE, EVERY_FACE)
        case Phase.TILES:
            put(mask, TERRAIN, terrains_to_come(box, table))
        case Phase.START:
            put(mask, START, bit(box.seats) - ONE)


# Hex by hex


@rule
def mark_places(box, table, mask):
    """§2.5"""
    slots = places(box, table)
    while slots != NONE:
        mark(mask, TO + SLOT_HEX[lowest(slots)])
        slots = without_lowest(slots)


@rule
def mark_launches(box, table, mask):
    """§2.6"""
    for hex_ in range(HEXES):
        if is_start(box, table, hex_):
            mark(mask, TO + hex_)


@rule
def mark_boats(box, table, mask):
    """§5.1, §5.2, §9.2"""
    for boat in range(BOATS):
        if can_sail(box, table, boat):
            mark(mask, FROM + np.int64(table.boat[boat]))


@rule
def mark_steps(box, table, mask):
    """§4"""
    explorer = np.int64(table.chosen)
    hex_ = place_of(table, explorer)
    if has(table.on_land, explorer):
        mark_walks(table, explorer, hex_, mask)
        return
    if LANDING[hex_] != NO_ISLAND:
        mark(mask, ASHORE)
    if has(table.swimming, explorer):
        mark_sea(table, hex_, mask)
        if can_board(table, hex_):
            mark(mask, BOARD + hex_)
        return
    mark_boards(table, hex_, mask)
    if can_jump(box, table, explorer, hex_):
        mark(mask, OVERBOARD)


@rule
def mark_walks(table, explorer, hex_, mask):
    """§4.2 to §4.4; §13.13"""
    may_swim = not has(table.swum, explorer)
    for k in range(DEGREE[hex_]):
        if may_swim or is_set(table, NEIGHBOUR[hex_, k], LAND):
            mark(mask, TO + NEIGHBOUR[hex_, k])
    mark_boards(table, hex_, mask)


@rule
def mark_boards(table, hex_, mask):
    """§4.4, §4.8"""
    for k in range(DEGREE[hex_]):
        if can_board(table, NEIGHBOUR[hex_, k]):
            mark(mask, BOARD + NEIGHBOUR[hex_, k])


@rule
def mark_sea(table, hex_, mask):
    """§4.6, §9.2, §10.4: the sea beside a hex."""
    for k in range(DEGREE[hex_]):
        if not is_set(table, NEIGHBOUR[hex_, k], LAND):
            mark(mask, TO + NEIGHBOUR[hex_, k])


@rule
def mark_open_sea(table, hex_, mask):
    """§5.3"""
    for k in range(DEGREE[hex_]):
        if is_open(table, NEIGHBOUR[hex_, k]):
            mark(mask, TO + NEIGHBOUR[hex_, k])


@rule
def mark_empty_sea(table, mask):
    """§9.3"""
    for hex_ in range(HEXES):
        if is_empty(table, hex_):
            mark(mask, TO + hex_)


@rule
def mark_creatures(table, mask):
    """§9.3, §10.1"""
    for creature in range(FIRST_CREATURE[table.kind], FIRST_CREATURE[table.kind + 1]):
        hex_ = np.int64(table.creature[creature])
        if hex_ != NOWHERE and (table.phase == Phase.CALL or is_beside_sea(table, hex_)):
            mark(mask, FROM + hex_)


@rule
def mark_value(box, table, mask):
    """§11.2: the owner alone can show it; nobody who does not know it."""
    value = np.int64(table.value[to_show(box, table)])
    if value > 0:
        mark(mask, SHOW - 1 + value)


@rule
def mark_repellents(box, table, mask):
    """§9.5"""
    for terrain in range(TERRAIN_COUNT):
        sort = repellent(table, terrain)
        if sort != NO_SORT and table.hand[answering(box, table), sort] > 0:
            mark(mask, REPEL + terrain)
