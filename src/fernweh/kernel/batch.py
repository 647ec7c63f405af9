"""Loops over many tables, written once for every game: play-outs, on all cores.

Game `i` of a seed is the same game whoever plays it, on however many threads: its randomness is
stream `i`. Compiled code releases the GIL, so plain threads use all cores.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from fernweh.kernel import verbs
from fernweh.kernel.bits import Mask, Word, clear, nth_of, size
from fernweh.kernel.chance import Rng, below, stream
from fernweh.kernel.record import Rows
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY

RANDOM, POLICY = 0, 1  # how a seat plays in a play-out


@rule
def any_legal(box: Any, table: Any, mask: Mask, rng: Rng) -> int:
    """One of the legal actions, each as likely; the mask is only room to work in."""
    clear(mask)
    verbs.legal(box, table, mask)
    return nth_of(mask, below(rng, size(mask)))


@rule
def play_out(box: Any, table: Any, mask: Mask, rng: Rng) -> int:
    """Random play to the end; how many actions were taken, chance included."""
    moves = 0
    seat = verbs.actor(box, table)
    while seat != NOBODY:
        if seat == CHANCE:
            action = verbs.draw(box, table, rng)
        else:
            action = any_legal(box, table, mask, rng)
        verbs.apply(box, table, action)
        seat = verbs.actor(box, table)
        moves += 1
    return moves


@rule
def play_out_as(box: Any, table: Any, style: Any, mask: Mask, rng: Rng) -> int:
    """The same with each seat playing in its style: at random, or by the game's policy."""
    moves = 0
    seat = verbs.actor(box, table)
    while seat != NOBODY:
        if seat == CHANCE:
            action = verbs.draw(box, table, rng)
        elif style[seat] == POLICY:
            action = verbs.policy(box, table, rng)
        else:
            action = any_legal(box, table, mask, rng)
        verbs.apply(box, table, action)
        seat = verbs.actor(box, table)
        moves += 1
    return moves


@rule
def _random_games(boxes: Rows, tables: Rows, seed: Word, first: int) -> int:
    mask, rng = verbs.no_actions(tables[0]), np.zeros(1, np.uint64)
    moves = 0
    for i in range(tables.size):
        stream(rng, seed, Word(first + i))
        verbs.setup(boxes[0], tables[i])
        moves += play_out(boxes[0], tables[i], mask, rng)
    return moves


@rule
def _styled_games(boxes: Rows, tables: Rows, styles: Any, seed: Word, first: int) -> int:
    mask, rng = verbs.no_actions(tables[0]), np.zeros(1, np.uint64)
    moves = 0
    for i in range(tables.size):
        stream(rng, seed, Word(first + i))
        verbs.setup(boxes[0], tables[i])
        style = styles[(first + i) % len(styles)]
        moves += play_out_as(boxes[0], tables[i], style, mask, rng)
    return moves


def random_games(
    box: Rows, tables: Rows, seed: int, first: int = 0, threads: int | None = None
) -> int:
    """Play games `first`, `first + 1`, … of a seed at random into `tables`, which must be blank.

    Returns the number of actions taken, chance included.
    """

    def part(rows: Rows, start: int) -> int:
        return _random_games(box, rows, Word(seed), first + start)

    return _in_threads(part, tables, threads)


def styled_games(
    box: Rows,
    tables: Rows,
    styles: Any,
    seed: int,
    first: int = 0,
    threads: int | None = None,
) -> int:
    """The same with `styles[i % len(styles)]` saying, a seat a number, how game i is played."""
    rows_of_styles = np.asarray(styles, np.int8)

    def part(rows: Rows, start: int) -> int:
        return _styled_games(box, rows, rows_of_styles, Word(seed), first + start)

    return _in_threads(part, tables, threads)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _in_threads(part: Callable[[Rows, int], int], tables: Rows, threads: int | None) -> int:
    threads = threads or cores()
    if threads == 1:
        return part(tables, 0)
    edges = np.linspace(0, len(tables), 4 * threads + 1).astype(int)
    with ThreadPoolExecutor(threads) as pool:
        parts = [
            pool.submit(part, tables[low:high], int(low))
            for low, high in pairwise(edges)
            if high > low
        ]
        return sum(done.result() for done in parts)
