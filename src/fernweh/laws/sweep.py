"""The verbs over many tables at once, so that a law can compare whole columns.

Each is one loop with one call of its verb: a function that asked for two would compile both again.
Row `i` draws from stream `i` of the seed. What returns nothing changes the tables in place.
"""

from typing import Any

import numpy as np

from fernweh.kernel import verbs
from fernweh.kernel.batch import any_legal
from fernweh.kernel.bits import WORD_BITS, Mask, Word, holds
from fernweh.kernel.chance import Rng, below, stream
from fernweh.kernel.record import Rows
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY

Column = Any  # an array with an entry, or a row of them, for each table
NO_ACTION = -1


@rule
def walk(boxes: Rows, tables: Rows, seed: Word) -> Column:
    """Fill blank tables with the positions of game after game; what was done at each of them."""
    mask, rng = verbs.no_actions(tables[0]), np.zeros(1, np.uint64)
    stream(rng, seed, Word(0))
    actions = np.full(tables.size, NO_ACTION)
    for i in range(tables.size):
        if i > 0 and actions[i - 1] != NO_ACTION:
            tables[i] = tables[i - 1]
            verbs.apply(boxes[0], tables[i], actions[i - 1])
        else:
            verbs.setup(boxes[0], tables[i])
        actions[i] = _step(boxes[0], tables[i], mask, rng)
    return actions


@rule
def _step(box: Any, table: Any, mask: Mask, rng: Rng) -> int:
    """Seats play at random, and one time in four sensibly, so that games go deep."""
    seat = verbs.actor(box, table)
    if seat == NOBODY:
        return NO_ACTION
    if seat == CHANCE:
        return int(verbs.draw(box, table, rng))
    if below(rng, 4) == 0:
        return int(verbs.policy(box, table, rng))
    return any_legal(box, table, mask, rng)


@rule
def actors(boxes: Rows, tables: Rows) -> Column:
    found = np.empty(tables.size, np.int64)
    for i in range(tables.size):
        found[i] = verbs.actor(boxes[0], tables[i])
    return found


@rule
def legals(boxes: Rows, tables: Rows, words: int) -> Column:
    """A row a table, a column a bit of the mask; there are more bits than actions."""
    bits = words * WORD_BITS
    found = np.empty((tables.size, bits), np.bool_)
    for i in range(tables.size):
        mask = verbs.no_actions(tables[i])
        verbs.legal(boxes[0], tables[i], mask)
        for action in range(bits):
            found[i, action] = holds(mask, action)
    return found


@rule
def refusals(boxes: Rows, tables: Rows, actions: int) -> Column:
    found = np.empty((tables.size, actions), np.int16)
    for i in range(tables.size):
        for action in range(actions):
            found[i, action] = verbs.refusal(boxes[0], tables[i], action)
    return found


@rule
def weights(boxes: Rows, tables: Rows, actions: int) -> Column:
    found = np.empty((tables.size, actions), np.int64)
    for i in range(tables.size):
        for action in range(actions):
            found[i, action] = verbs.weight(boxes[0], tables[i], action)
    return found


@rule
def draws(boxes: Rows, tables: Rows, seed: Word) -> Column:
    found, rng = np.empty(tables.size, np.int64), np.zeros(1, np.uint64)
    for i in range(tables.size):
        stream(rng, seed, Word(i))
        found[i] = verbs.draw(boxes[0], tables[i], rng)
    return found


@rule
def policies(boxes: Rows, tables: Rows, seed: Word) -> Column:
    found, rng = np.empty(tables.size, np.int64), np.zeros(1, np.uint64)
    for i in range(tables.size):
        stream(rng, seed, Word(i))
        found[i] = verbs.policy(boxes[0], tables[i], rng)
    return found


@rule
def apply(boxes: Rows, tables: Rows, actions: Column) -> None:
    for i in range(tables.size):
        verbs.apply(boxes[0], tables[i], actions[i])


@rule
def scores(boxes: Rows, tables: Rows, seats: int) -> Column:
    found = np.empty((tables.size, seats), np.int64)
    for i in range(tables.size):
        for seat in range(seats):
            found[i, seat] = verbs.score(boxes[0], tables[i], seat)
    return found


@rule
def places(boxes: Rows, tables: Rows, seats: int) -> Column:
    found = np.empty((tables.size, seats), np.int64)
    for i in range(tables.size):
        for seat in range(seats):
            found[i, seat] = verbs.place(boxes[0], tables[i], seat)
    return found


@rule
def conceal(boxes: Rows, tables: Rows, viewer: int) -> None:
    for i in range(tables.size):
        verbs.conceal(boxes[0], tables[i], viewer)


@rule
def determinize(boxes: Rows, tables: Rows, viewer: int, seed: Word) -> None:
    rng = np.zeros(1, np.uint64)
    for i in range(tables.size):
        stream(rng, seed, Word(i))
        verbs.determinize(boxes[0], tables[i], viewer, rng)


@rule
def imagine(boxes: Rows, tables: Rows, viewer: int, seed: Word) -> None:
    rng = np.zeros(1, np.uint64)
    for i in range(tables.size):
        stream(rng, seed, Word(i))
        verbs.imagine(boxes[0], tables[i], viewer, rng)


@rule
def observe(boxes: Rows, tables: Rows, viewer: int, out: Column) -> None:
    for i in range(tables.size):
        verbs.observe(boxes[0], tables[i], viewer, out[i])
