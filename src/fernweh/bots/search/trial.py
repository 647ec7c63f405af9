"""Trials: a world that the viewer could be in, a move, and play to the end of the round.

World `w` of a seed is the same world for every move, on however many threads: what is hidden is
filled in from its stream, and chance draws from its streams in every trial. So moves are compared
in pairs, and much of the luck cancels out.
"""

from typing import Any

import numpy as np

from fernweh.kernel import verbs
from fernweh.kernel.batch import any_legal
from fernweh.kernel.bits import Mask, Word
from fernweh.kernel.chance import Rng, below, stream
from fernweh.kernel.record import Rows
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY

WHOLE = 64  # the parts in which `noise` is counted
HIDDEN, WHIM, LUCK = 0, 1, 2  # what a world's streams decide; luck has one a seat


@rule
def world_stream(rng: Rng, seed: Word, world: int, use: int) -> None:
    stream(rng, seed, Word(8 * world + use))


@rule
def roll_out(
    box: Any,
    table: Any,
    action: int,
    viewer: int,
    until: int,
    horizon: int,
    noise: int,
    mask: Mask,
    luck: Rng,
    whim: Rng,
) -> tuple[int, bool]:
    """Do `action`, then play by the policy to the end of the round, or for `horizon` actions.

    `noise` of 64 moves are any legal ones. Chance has a stream for each seat, that of the seat
    which acted last: so a seat draws the same cards though another draws one more or less. Returns
    the number of actions, and whether the game is over. Each verb is called in one place: a call is
    compiled where it stands.
    """
    actions, last = 0, viewer
    while True:
        verbs.apply(box, table, action)
        actions += 1
        seat = verbs.actor(box, table)
        if seat == NOBODY or actions >= horizon or verbs.stage(box, table) != until:
            return actions, seat == NOBODY
        if seat == CHANCE:
            action = verbs.draw(box, table, luck[last : last + 1])
        else:
            last = seat
            if noise > 0 and below(whim, WHOLE) < noise:
                action = any_legal(box, table, mask, whim)
            else:
                action = verbs.policy(box, table, whim)


@rule
def judge(box: Any, table: Any, over: bool, spread: float, points: Any, shares: Any) -> None:
    """Fill in what each seat has come to: its points, and its share of the win.

    Where the game is not over, a lead of `spread` points makes a win e times as likely.
    """
    for seat in range(points.size):
        points[seat] = verbs.estimate(box, table, seat)
    best, total = points.max(), 0.0
    for seat in range(points.size):
        if over:
            shares[seat] = 1.0 if verbs.place(box, table, seat) == 1 else 0.0
        else:
            shares[seat] = np.exp((points[seat] - best) / spread)
        total += shares[seat]
    for seat in range(points.size):
        shares[seat] /= total


@rule
def try_out(
    boxes: Rows,
    tables: Rows,
    viewer: int,
    moves: Any,
    seed: Word,
    first: int,
    horizon: int,
    noise: int,
    spread: float,
    points: Any,
    shares: Any,
) -> int:
    """Try every move in the worlds `first`, `first + 1` …; how many actions that took.

    `points` and `shares` have a row a world, in it a row a move, and in that a place a seat.
    """
    box, world, trial = boxes[0], tables.copy(), tables.copy()
    mask, until = verbs.no_actions(tables[0]), verbs.stage(boxes[0], tables[0])
    hidden, whim = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    luck = np.zeros(points.shape[2], np.uint64)
    actions = 0
    for i in range(points.shape[0]):
        world[0] = tables[0]
        world_stream(hidden, seed, first + i, HIDDEN)
        verbs.imagine(box, world[0], viewer, hidden)
        for m in range(moves.size):
            trial[0] = world[0]
            world_stream(whim, seed, first + i, WHIM)
            for seat in range(luck.size):
                world_stream(luck[seat : seat + 1], seed, first + i, LUCK + seat)
            done, over = roll_out(
                box, trial[0], moves[m], viewer, until, horizon, noise, mask, luck, whim
            )
            judge(box, trial[0], over, spread, points[i, m], shares[i, m])
            actions += done
    return actions
