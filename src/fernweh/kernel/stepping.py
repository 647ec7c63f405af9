"""Many tables stepped side by side, for learners: chance resolved, finished games begun anew.

Row `i` of every array is table `i`. A step takes the action of the seat that acts, lets chance (and
seats that others play) act, begins a new game where one has ended, and writes what the seat that
acts next sees and may do. Table `i` plays games `i`, `i + n`, `i + 2 n`, … of the seed, whose
randomness is the stream of that number, on however many threads.
"""

from typing import Any

import numpy as np

from fernweh.kernel import verbs
from fernweh.kernel.batch import POLICY, any_legal
from fernweh.kernel.bits import Mask, Word, clear, holds, lay_mask, nth_of, size
from fernweh.kernel.chance import Rng, below, stream
from fernweh.kernel.record import Rows
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY

LEARNER = 2  # how a seat plays (beside RANDOM and POLICY): by the actions handed in
PLACE, MARGIN = 0, 1  # what the reward at the end counts
PICKS = Word(1 << 63)  # streams from here on are for picking actions, not for games


@rule
def settle(box: Any, table: Any, rng: Rng) -> Any:
    """Let chance act until a seat must; who acts."""
    seat = verbs.actor(box, table)
    while seat == CHANCE:
        verbs.apply(box, table, verbs.draw(box, table, rng))
        seat = verbs.actor(box, table)
    return seat


@rule
def settle_for(box: Any, table: Any, style: Any, mask: Mask, rng: Rng) -> Any:
    """Let chance and every seat that is not a learner's act; the learner that acts, or nobody."""
    seat = settle(box, table, rng)
    while seat != NOBODY and style[seat] != LEARNER:
        if style[seat] == POLICY:
            action = verbs.policy(box, table, rng)
        else:
            action = any_legal(box, table, mask, rng)
        verbs.apply(box, table, action)
        seat = settle(box, table, rng)
    return seat


@rule
def write_rewards(box: Any, table: Any, reward: int, out: Any) -> None:
    """What each seat gets at the end of a game."""
    for seat in range(out.size):
        best, balance = np.int64(-(1 << 30)), np.int64(0)
        for other in range(out.size):
            if other != seat:
                best = max(best, np.int64(verbs.score(box, table, other)))
                balance += _beats(box, table, seat, other) - _beats(box, table, other, seat)
        if reward == PLACE:
            out[seat] = np.float32(balance) / np.float32(out.size - 1)
        else:
            out[seat] = np.float32(np.int64(verbs.score(box, table, seat)) - best)


@rule
def _beats(box: Any, table: Any, seat: int, other: int) -> np.int64:
    return np.int64(verbs.place(box, table, seat) < verbs.place(box, table, other))


@rule
def write_view(
    box: Any, table: Any, seat: int, room: Mask, words: Mask, mask: Any, seen: Any
) -> None:
    """What the seat that acts sees and may do, as words and as bytes; `room` is to work in."""
    clear(room)
    verbs.legal(box, table, room)
    for at in range(room.size):
        words[at] = room[at]
    lay_mask(room, mask, verbs.action_count(table))
    verbs.observe(box, table, seat, seen)


@rule
def begin(fresh: Rows, tables: Rows, rngs: Any, games: Any, seed: Word, i: int) -> None:
    """Lay table `i` out for the next of its games."""
    tables[i] = fresh[0]
    stream(rngs[i : i + 1], seed, Word(games[i]))


@rule
def step_part(
    boxes: Rows, fresh: Rows, tables: Rows, rngs: Any, games: Any, actions: Any,
    words: Any, masks: Any, seen: Any, seats: Any, rewards: Any, ended: Any,
    seed: Word, every: int, reward: int,
) -> None:  # fmt: skip
    """Step each of these tables, all seats learners'."""
    room = verbs.no_actions(tables[0])
    for i in range(tables.size):
        box, table, rng = boxes[0], tables[i], rngs[i : i + 1]
        verbs.apply(box, table, actions[i])
        seat = settle(box, table, rng)
        if ended[i]:
            rewards[i, :] = 0
        ended[i] = seat == NOBODY
        if seat == NOBODY:
            write_rewards(box, table, reward, rewards[i])
            games[i] += every
            begin(fresh, tables, rngs, games, seed, i)
            seat = settle(box, table, rng)
        seats[i] = seat
        write_view(box, table, seat, room, words[i], masks[i], seen[i])


@rule
def step_part_for(
    boxes: Rows, fresh: Rows, tables: Rows, rngs: Any, games: Any, actions: Any,
    words: Any, masks: Any, seen: Any, seats: Any, rewards: Any, ended: Any,
    seed: Word, every: int, reward: int, styles: Any,
) -> None:  # fmt: skip
    """The same where `styles[game % len(styles)]` says who plays each seat."""
    room = verbs.no_actions(tables[0])
    for i in range(tables.size):
        box, table, rng = boxes[0], tables[i], rngs[i : i + 1]
        verbs.apply(box, table, actions[i])
        seat = settle_for(box, table, styles[games[i] % len(styles)], words[i], rng)
        if ended[i]:
            rewards[i, :] = 0
        ended[i] = seat == NOBODY
        if seat == NOBODY:
            write_rewards(box, table, reward, rewards[i])
            games[i] += every
            seat = begin_for(boxes, fresh, tables, rngs, games, words, seed, every, styles, i)
        seats[i] = seat
        write_view(box, table, seat, room, words[i], masks[i], seen[i])


@rule
def begin_for(
    boxes: Rows, fresh: Rows, tables: Rows, rngs: Any, games: Any, words: Any,
    seed: Word, every: int, styles: Any, i: int,
) -> Any:  # fmt: skip
    """Begin the next game in which a learner gets to act at all."""
    begin(fresh, tables, rngs, games, seed, i)
    style, rng = styles[games[i] % len(styles)], rngs[i : i + 1]
    seat = settle_for(boxes[0], tables[i], style, words[i], rng)
    while seat == NOBODY:
        games[i] += every
        begin(fresh, tables, rngs, games, seed, i)
        style = styles[games[i] % len(styles)]
        seat = settle_for(boxes[0], tables[i], style, words[i], rng)
    return seat


@rule
def reset_part(
    boxes: Rows, fresh: Rows, tables: Rows, rngs: Any, games: Any,
    words: Any, masks: Any, seen: Any, seats: Any, rewards: Any, ended: Any,
    seed: Word, every: int, styles: Any,
) -> None:  # fmt: skip
    """Begin the game that `games` says at each of these tables."""
    room = verbs.no_actions(tables[0])
    for i in range(tables.size):
        seats[i] = begin_for(boxes, fresh, tables, rngs, games, words, seed, every, styles, i)
        rewards[i, :] = 0
        ended[i] = False
        write_view(boxes[0], tables[i], seats[i], room, words[i], masks[i], seen[i])


@rule
def pick_part(words: Any, rngs: Any, actions: Any) -> None:
    """A legal action for each of these tables, each as likely."""
    for i in range(actions.size):
        actions[i] = nth_of(words[i], below(rngs[i : i + 1], size(words[i])))


@rule
def begin_picks(picks: Any, seed: Word) -> None:
    """Streams for `pick_part` that no game of the seed has."""
    for i in range(picks.size):
        stream(picks[i : i + 1], seed, PICKS + Word(i))


@rule
def first_illegal(words: Any, actions: Any, count: int) -> int:
    """The first table whose action is none of its legal ones, or -1."""
    for i in range(actions.size):
        if not 0 <= actions[i] < count or not holds(words[i], actions[i]):
            return i
    return -1
