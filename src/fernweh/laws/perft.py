"""Perft: how many sequences of so many actions there are, chance's outcomes counted too.

The cheapest cross-check there is between the interpreter, the CPU, the GPU and any rewrite. Tables
wait on a stack, one a level, so the loop needs no recursion and compiles like any rule.
"""

from typing import Any

import numpy as np

from fernweh.kernel import verbs
from fernweh.kernel.bits import NONE, Mask, clear, lowest, size, without_lowest, words_for
from fernweh.kernel.record import Rows, blank
from fernweh.kernel.rule import rule


@rule
def _take_lowest(mask: Mask) -> int:
    """Remove the lowest action of the mask and return it; -1 if there is none."""
    for at in range(mask.size):
        if mask[at] != NONE:
            action = 64 * at + lowest(mask[at])
            mask[at] = without_lowest(mask[at])
            return action
    return -1


@rule
def _count(boxes: Rows, tables: Rows, masks: Any, depth: int) -> int:
    """Row d of `tables` is the table after d actions, row d of `masks` what is to try there."""
    found, level = 0, 0
    clear(masks[0])
    verbs.legal(boxes[0], tables[0], masks[0])
    while level >= 0:
        action = -1 if level == depth - 1 else _take_lowest(masks[level])
        if action < 0:
            found += size(masks[level]) if level == depth - 1 else 0
            level -= 1
            continue
        tables[level + 1] = tables[level]
        verbs.apply(boxes[0], tables[level + 1], action)
        level += 1
        clear(masks[level])
        verbs.legal(boxes[0], tables[level], masks[level])
    return found


def perft(game: Any, box: Rows, table: Rows, depth: int) -> int:
    """The number of sequences of `depth` actions from this table; one sequence of none."""
    if depth == 0:
        return 1
    tables = blank(game.TABLE, depth)
    masks = np.zeros((depth, words_for(len(game.ACTIONS))), np.uint64)
    tables[0] = table[0]
    return int(_count(box, tables, masks, depth))
