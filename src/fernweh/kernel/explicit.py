"""One table stepped from Python with chance as a player of its own, as OpenSpiel wants it.

`border` answers anybody; these are for who asks the same at every step, by `rule.for_these`.
"""

from typing import Any

import numpy as np

from fernweh.kernel import verbs
from fernweh.kernel.bits import lay_mask
from fernweh.kernel.record import Rows
from fernweh.kernel.rule import rule
from fernweh.kernel.word_copy import carry_row


@rule
def advance(boxes: Rows, tables: Rows, action: int) -> Any:
    """Do it; who acts next."""
    verbs.apply(boxes[0], tables[0], action)
    return np.int64(verbs.actor(boxes[0], tables[0]))


@rule
def list_open(boxes: Rows, tables: Rows, page: Any, actions: Any) -> Any:
    """What may be done, as a byte for each action and as numbers; how much it is."""
    mask = verbs.no_actions(tables[0])
    verbs.legal(boxes[0], tables[0], mask)
    lay_mask(mask, page, verbs.action_count(tables[0]))
    found: Any = np.int64(0)
    for action in range(page.size):
        if page[action] != 0:
            actions[found] = action
            found += 1
    return found


@rule
def weigh(boxes: Rows, tables: Rows, actions: Any, many: int, odds: Any) -> None:
    """How likely each of the first outcomes is."""
    every: Any = np.int64(0)
    for i in range(many):
        every += np.int64(verbs.weight(boxes[0], tables[0], actions[i]))
    for i in range(many):
        odds[i] = np.int64(verbs.weight(boxes[0], tables[0], actions[i])) / every


@rule
def observe_scaled(boxes: Rows, tables: Rows, viewer: int, seen: Any, most: Any, out: Any) -> None:
    """What a seat sees, each byte from 0 to 1."""
    verbs.observe(boxes[0], tables[0], viewer, seen)
    for i in range(seen.size):
        out[i] = np.float32(seen[i]) / most[i]


@rule
def retrace(boxes: Rows, tables: Rows, actions: Any, actors: Any) -> Any:
    """Play these actions from the first of the tables on, a table each, and say who acts at them;
    the number of the first that may not be taken, or -1.
    """
    for i in range(actions.size):
        actors[i] = verbs.actor(boxes[0], tables[i])
        if verbs.refusal(boxes[0], tables[i], actions[i]) != 0:
            return np.int64(i)
        carry_row(tables, i, tables, i + 1)
        verbs.apply(boxes[0], tables[i + 1], actions[i])
    actors[actions.size] = verbs.actor(boxes[0], tables[actions.size])
    return np.int64(-1)
