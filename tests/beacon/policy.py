"""A fast sensible move: the `greedy` bot, and the roll-outs of every search."""

import numpy as np

from fernweh.kernel.rule import rule
from tests.beacon.components import KEEP, ROLL, SHOW
from tests.beacon.rules.turn import can_keep, can_roll
from tests.beacon.state import Phase

# One more roll wins 20 sixths of a point and loses a sixth of the fire (§3.2, §3.3)
ENOUGH = 20


@rule
def policy(box, table, rng):
    if table.phase == Phase.SHOW:
        return SHOW + np.int64(table.lantern[table.turn]) - 1
    if not can_keep(table) or (can_roll(table) and wants_more(box, table)):
        return ROLL
    return KEEP


@rule
def wants_more(box, table):
    """In the last night it is not enough to be behind."""
    is_last = table.turns >= (np.int64(box.nights) - 1) * box.seats
    mine = np.int64(table.kept[table.turn]) + table.fire
    return table.fire < ENOUGH or (is_last and mine < best_kept(box, table))


@rule
def best_kept(box, table):
    best = np.int64(0)
    for seat in range(box.seats):
        best = max(best, np.int64(table.kept[seat]))
    return best
