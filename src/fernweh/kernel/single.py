"""One table stepped from Python for learners: one call a step, chance resolved.

A *page* is what the seat that acts is handed, as bytes: a 0 or 1 for each action of the printed
list, then the observation. When nobody acts any more, no action is open.
"""

from typing import Any

import numpy as np

from fernweh.kernel import verbs
from fernweh.kernel.bits import lay_mask
from fernweh.kernel.chance import Rng, below
from fernweh.kernel.lanes import others_action, settle, write_rewards
from fernweh.kernel.record import Rows
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import NOBODY

ILLEGAL = -3  # beside CHANCE and NOBODY: the action may not be taken, and was not
BEGIN = -(1 << 62)  # for an action: none yet, only let chance act. One compiled function does both


@rule
def step(
    boxes: Rows, tables: Rows, rng: Rng, page: Any, rewards: Any, reward: int, action: int
) -> Any:
    """Take the action, then let chance act; who acts next, or ILLEGAL."""
    if action != BEGIN:
        if not 0 <= action < verbs.action_count(tables[0]) or page[action] == 0:
            return ILLEGAL
        verbs.apply(boxes[0], tables[0], action)
    return turn(boxes, tables, rng, page, rewards, reward)


@rule
def turn(boxes: Rows, tables: Rows, rng: Rng, page: Any, rewards: Any, reward: int) -> Any:
    """Let chance act, and hand the page to the seat that must."""
    box, table = boxes[0], tables[0]
    actions = verbs.action_count(table)
    seat = settle(box, table, rng)
    if seat == NOBODY:
        page[:actions] = 0
        write_rewards(box, table, reward, rewards)
        return NOBODY
    mask = verbs.no_actions(table)
    verbs.legal(box, table, mask)
    lay_mask(mask, page, actions)
    verbs.observe(box, table, seat, page[actions:])
    return seat


@rule
def styled(boxes: Rows, tables: Rows, rng: Rng, seat: int, style: Any) -> Any:
    """What the seat that acts does if it plays in its style, by the luck of the game."""
    mask = verbs.no_actions(tables[0])
    return np.int64(others_action(boxes[0], tables[0], seat, style, mask, rng))


@rule
def pick(mask: Any, rng: Rng) -> int:
    """One of the open actions, each as likely; there must be one."""
    many: Any = np.int64(0)
    for action in range(mask.size):
        many += mask[action]
    left = below(rng, many)
    for action in range(mask.size):
        left -= np.int64(mask[action])
        if left < 0:
            return action
    return ILLEGAL
