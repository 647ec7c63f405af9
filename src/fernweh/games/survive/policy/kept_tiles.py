"""§9  Kept tiles: what to play when, and what to repel."""

import numpy as np

from fernweh.games.survive.board import DISTANCE, HEXES
from fernweh.games.survive.components import (
    DECLINE, DONE, EXPLORER, FIRST_CREATURE, FIRST_MOVED, FROM, NO_SORT, NOWHERE, PLAY, REPEL,
    SERPENT, SHARK, SORT_BACK, TERRAINS, TO, WHALE, Back,
)  # fmt: skip
from fernweh.games.survive.policy.prospects import value_of
from fernweh.games.survive.policy.weights import NEVER, STAKE
from fernweh.games.survive.rules.creatures import repellent
from fernweh.games.survive.rules.kept_tiles import is_empty, playable, swimmers_to_guide
from fernweh.games.survive.state import Phase, answering, boat_at, place_of, swimmers_at
from fernweh.kernel.bits import NONE, has, lowest, without_lowest
from fernweh.kernel.rule import rule

TERRAIN_COUNT = len(TERRAINS)


@rule
def answer(box, table, weights):
    """§9.7: repel what threatens enough."""
    seat, kind, hex_ = answering(box, table), np.int64(table.kind), np.int64(table.hex)
    crew = swimmers_at(table, hex_) if kind == SHARK else table.crew[boat_at(table, hex_)]
    stake, mine = 0, crew & box.owned[seat]
    while mine != NONE:
        stake += table.value[lowest(mine)]
        mine = without_lowest(mine)
    for terrain in range(TERRAIN_COUNT):
        sort = repellent(table, terrain)
        if sort != NO_SORT and table.hand[seat, sort] > 0 and stake >= weights[STAKE]:
            return REPEL + terrain
    return DECLINE


@rule
def use_tile(box, table):
    match table.phase:
        case Phase.PLAY:
            return choose_play(box, table)
        case Phase.DOLPHIN:
            return EXPLORER + dearest(box, table, swimmers_to_guide(box, table))
        case Phase.RESCUE:
            return EXPLORER + dearest(box, table, swimmers_at(table, table.hex))
        case Phase.CALL:
            return FROM + np.int64(table.creature[worst_creature(box, table, np.int64(table.kind))])
        case _:
            return choose_refuge(box, table)


@rule
def choose_play(box, table):
    """The first tile that helps: in need a dolphin or the wind, against threats the others."""
    sorts = playable(box, table)
    while sorts != NONE:
        sort = lowest(sorts)
        sorts = without_lowest(sorts)
        if helps(box, table, SORT_BACK[sort]):
            return PLAY + sort
    return DONE


@rule
def helps(box, table, back):
    me = box.owned[table.turn]
    if back == Back.DOLPHIN:
        return True
    if back == Back.WIND:
        return table.aboard & me != NONE
    kind = back - FIRST_MOVED
    return threat(box, table, worst_creature(box, table, kind), kind) > 0


@rule
def dearest(box, table, explorers):
    """One's own of the highest value, or if there is none, any."""
    best, choice = NEVER, 0
    while explorers != NONE:
        explorer = lowest(explorers)
        explorers = without_lowest(explorers)
        mine = has(box.owned[table.turn], explorer)
        worth = value_of(box, table, explorer) if mine else 0
        if worth > best:
            best, choice = worth, explorer
    return choice


@rule
def threat(box, table, creature, kind):
    """How near a creature is to what it could do to me, more than to the others."""
    return menace(box, table, np.int64(table.creature[creature]), kind)


@rule
def menace(box, table, hex_, kind):
    found = 0
    prone = table.aboard if kind == WHALE else table.swimming
    if kind == SERPENT:
        prone |= table.aboard
    while prone != NONE:
        explorer = lowest(prone)
        prone = without_lowest(prone)
        near = max(0, 4 - DISTANCE[hex_, place_of(table, explorer)])
        mine = has(box.owned[table.turn], explorer)
        found += near * (value_of(box, table, explorer) if mine else -1)
    return found


@rule
def worst_creature(box, table, kind):
    """The one of a kind on the board that threatens me most; there must be one."""
    best, choice = NEVER, 0
    for creature in range(FIRST_CREATURE[kind], FIRST_CREATURE[kind + 1]):
        if table.creature[creature] != NOWHERE:
            danger = threat(box, table, creature, kind)
            if danger > best:
                best, choice = danger, creature
    return choice


@rule
def choose_refuge(box, table):
    """§9.3: the empty hex from which it threatens the others most."""
    best, choice = NEVER, 0
    for hex_ in range(HEXES):
        if is_empty(table, hex_):
            danger = -menace(box, table, hex_, np.int64(table.kind))
            if danger > best:
                best, choice = danger, hex_
    return TO + choice
