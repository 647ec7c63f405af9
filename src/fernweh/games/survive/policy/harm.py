"""§7, §10  Steps 3 and 4: under whom a tile sinks, at whom a creature goes."""

import numpy as np

from fernweh.games.survive.board import DEGREE, DISTANCE, NEIGHBOUR, SLOT_HEX
from fernweh.games.survive.components import (
    DONE, FIRST_CREATURE, FROM, LAND, NOWHERE, OCCUPIED, RANGE, SHARK, TO, WHALE,
)  # fmt: skip
from fernweh.games.survive.policy.prospects import value_of
from fernweh.games.survive.policy.weights import NEVER, RIVAL
from fernweh.games.survive.rules.movement import is_beside_sea
from fernweh.games.survive.rules.removal import removable
from fernweh.games.survive.rules.turn import can_stop
from fernweh.games.survive.state import (
    Phase, boat_at, is_set, place_of, swimmers_at, those_at,
)  # fmt: skip
from fernweh.kernel.bits import NONE, has, lowest, without_lowest
from fernweh.kernel.rule import rule


@rule
def choose_tile(box, table, weights):
    """The tile whose explorers are missed least by me and most by the others."""
    best, choice, slots = NEVER, 0, removable(table)
    while slots != NONE:
        slot = lowest(slots)
        slots = without_lowest(slots)
        gain = loss(box, table, those_at(table, table.on_land, SLOT_HEX[slot]), weights)
        if gain > best:
            best, choice = gain, slot
    return choice


@rule
def loss(box, table, explorers, weights):
    """What the others lose more than I do if something befalls these explorers."""
    found = 0
    while explorers != NONE:
        explorer = lowest(explorers)
        explorers = without_lowest(explorers)
        mine = has(box.owned[table.turn], explorer)
        found += value_of(box, table, explorer) * (-64 if mine else weights[RIVAL])
    return found


@rule
def harm(box, table, kind, hex_, weights):
    """What a creature does there to the others, less what it does to me."""
    those = swimmers_at(table, hex_) if kind != WHALE else NONE
    if kind != SHARK and is_set(table, hex_, OCCUPIED):
        those |= table.crew[boat_at(table, hex_)]
    found = loss(box, table, those, weights)
    return found // 2 if kind == WHALE else found


@rule
def prey(box, table, kind, hex_, reach, weights):
    """The best that a creature can do from a hex within so many hexes, as the gull flies."""
    best = 0
    prone = table.swimming if kind != WHALE else NONE
    if kind != SHARK:
        prone |= table.aboard
    while prone != NONE:
        at = place_of(table, lowest(prone))
        prone = without_lowest(prone)
        if DISTANCE[hex_, at] <= reach:
            best = max(best, harm(box, table, kind, at, weights))
    return best


@rule
def choose_beast(box, table, weights):
    """The creature that can do most; once it is chosen, the hex where it does, now or soon."""
    kind, on_its_way = np.int64(table.kind), table.phase == Phase.PROWL
    here, reach = np.int64(table.creature[table.chosen]), np.int64(table.points) - 1
    best, action, first, many = 0, DONE, FIRST_CREATURE[kind], FIRST_CREATURE[kind + 1]
    if on_its_way:
        first, many = 0, DEGREE[here]
        best = 0 if can_stop(table) else NEVER
    for n in range(first, many):
        at = NEIGHBOUR[here, n] if on_its_way else np.int64(table.creature[n])
        if may_be(table, at, on_its_way):
            gain = soon(box, table, kind, at, reach if on_its_way else RANGE[kind], weights)
            if gain > best:
                best, action = gain, (TO if on_its_way else FROM) + at
    return action


@rule
def may_be(table, hex_, on_its_way):
    """Whether a creature on that hex can be chosen, or whether it can go there."""
    if on_its_way:
        return not is_set(table, hex_, LAND)
    return hex_ != NOWHERE and is_beside_sea(table, hex_)


@rule
def soon(box, table, kind, hex_, reach, weights):
    """What it does there at once, or else what it could do from there."""
    now = harm(box, table, kind, hex_, weights)
    return now if now != 0 else prey(box, table, kind, hex_, reach, weights) // 2
