"""§2  Setting up: where explorers and boats go."""

import numpy as np

from fernweh.games.survive.board import HEXES, SHORE, SLOT_HEX, TO_LANDING
from fernweh.games.survive.components import BOAT, PICK, TO, VALUES
from fernweh.games.survive.policy.movement import nearness
from fernweh.games.survive.policy.weights import CLOSE, NEVER, SHOREWARD
from fernweh.games.survive.rules.preparation import pickable, places, to_place
from fernweh.games.survive.state import Phase, is_set
from fernweh.kernel.bits import NONE, has, lowest, without_lowest
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule


@rule
def set_up(box, table, weights, rng):
    match table.phase:
        case Phase.PICK:
            return PICK + any_pick(box, table, pickable(box, table), rng)
        case Phase.PLACE:
            return TO + SLOT_HEX[choose_slot(box, table, weights)]
        case _:
            return TO + choose_start(box, table)


@rule
def any_pick(box, table, picks, rng):
    """§12.3: any of the explorers, since an order of their values would tell them."""
    n, rest = below(rng, explorers(box, table, picks)), picks
    pick = lowest(rest)
    while n >= of_pick(box, table, pick):
        n -= of_pick(box, table, pick)
        rest = without_lowest(rest)
        pick = lowest(rest)
    return pick


@rule
def explorers(box, table, picks):
    many = np.int64(0)
    while picks != NONE:
        many += of_pick(box, table, lowest(picks))
        picks = without_lowest(picks)
    return many


@rule
def of_pick(box, table, pick):
    return np.int64(to_place(box, table, pick // VALUES, pick % VALUES + 1))


@rule
def choose_slot(box, table, weights):
    """At the outer sea, near a landing hex; forests before mountains, beaches last."""
    best, choice, slots = NEVER, 0, places(box, table)
    while slots != NONE:
        slot = lowest(slots)
        slots = without_lowest(slots)
        worth = weights[SHOREWARD] * has(SHORE, slot) - weights[CLOSE] * TO_LANDING[SLOT_HEX[slot]]
        worth += 30 * has(table.tiles[1], slot) + 25 * has(table.tiles[2], slot)
        if worth > best:
            best, choice = worth, slot
    return choice


@rule
def choose_start(box, table):
    """Beside one's own, and near a landing hex."""
    best, choice = NEVER, 0
    for hex_ in range(HEXES):
        if box.launches[hex_] != 0 and not is_set(table, hex_, BOAT):
            worth = 2 * nearness(box, table, hex_) - 5 * TO_LANDING[hex_]
            if worth > best:
                best, choice = worth, hex_
    return choice
