"""The border between Python and compiled code, crossed with one-row arrays.

A record handed to a compiled function costs 2.5 µs, an array of one row a third of one. These are
the verbs for one table, for everything that is not a loop over many.
"""

from typing import Any

import numpy as np

from fernweh.kernel import verbs
from fernweh.kernel.bits import Mask, clear
from fernweh.kernel.chance import Rng
from fernweh.kernel.record import Rows
from fernweh.kernel.rule import rule


@rule
def setup(boxes: Rows, tables: Rows) -> None:
    verbs.setup(boxes[0], tables[0])


@rule
def actor(boxes: Rows, tables: Rows) -> np.int64:
    return np.int64(verbs.actor(boxes[0], tables[0]))


@rule
def legal(boxes: Rows, tables: Rows, mask: Mask) -> None:
    """Unlike the verb, clears the mask first."""
    clear(mask)
    verbs.legal(boxes[0], tables[0], mask)


@rule
def refusal(boxes: Rows, tables: Rows, action: int) -> np.int64:
    return np.int64(verbs.refusal(boxes[0], tables[0], action))


@rule
def weights(boxes: Rows, tables: Rows, actions: Any, out: Any) -> None:
    """The weight of each of these actions."""
    for i in range(actions.size):
        out[i] = verbs.weight(boxes[0], tables[0], actions[i])


@rule
def draw(boxes: Rows, tables: Rows, rng: Rng) -> np.int64:
    return np.int64(verbs.draw(boxes[0], tables[0], rng))


@rule
def apply(boxes: Rows, tables: Rows, action: int) -> None:
    verbs.apply(boxes[0], tables[0], action)


@rule
def score(boxes: Rows, tables: Rows, seat: int) -> np.int64:
    return np.int64(verbs.score(boxes[0], tables[0], seat))


@rule
def place(boxes: Rows, tables: Rows, seat: int) -> np.int64:
    return np.int64(verbs.place(boxes[0], tables[0], seat))


@rule
def is_cut(boxes: Rows, tables: Rows) -> bool:
    return bool(verbs.is_cut(boxes[0], tables[0]))


@rule
def conceal(boxes: Rows, tables: Rows, viewer: int) -> None:
    verbs.conceal(boxes[0], tables[0], viewer)


@rule
def determinize(boxes: Rows, tables: Rows, viewer: int, rng: Rng) -> None:
    verbs.determinize(boxes[0], tables[0], viewer, rng)


@rule
def observe(boxes: Rows, tables: Rows, viewer: int, out: Any) -> None:
    verbs.observe(boxes[0], tables[0], viewer, out)


@rule
def policy(boxes: Rows, tables: Rows, rng: Rng) -> np.int64:
    return np.int64(verbs.policy(boxes[0], tables[0], rng))
