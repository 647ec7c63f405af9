"""Many tables stepped side by side, for learners: chance resolved, finished games begun anew.

Row `i` of every array is table `i`. A step takes the action of the seat that acts, lets chance (and
seats that others play) act, begins a new game where one has ended, and writes what the seat that
acts next sees and may do. Table `i` plays games `i`, `i + n`, `i + 2 n`, … of the seed, whose
randomness is the stream of that number, on however many threads.

Tables may also be kept (`keeps`): then one whose game has ended stays as it is, and is stepped no
more, until its next game is begun from outside.
"""

from typing import Any, NamedTuple

import numpy as np

from fernweh.kernel import verbs
from fernweh.kernel.batch import POLICY, any_legal
from fernweh.kernel.bits import Mask, Word, clear, holds, lay_mask, nth_of, size
from fernweh.kernel.chance import Rng, below, stream
from fernweh.kernel.record import Rows
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY
from fernweh.kernel.word_copy import carry_row

LEARNER = 2  # how a seat plays (beside RANDOM and POLICY): by the actions handed in
PLACE, MARGIN = 0, 1  # what the reward at the end counts
PICKS = Word(1 << 63)  # streams from here on are for picking actions, not for games


class Lanes(NamedTuple):
    """The arrays of tables side by side, a row a table, and what is the same for all of them."""

    boxes: Rows  # one row
    fresh: Rows  # one row: a table just laid out
    tables: Rows
    rngs: Any  # the streams of the games that are played
    games: Any  # their numbers
    actions: Any  # handed in
    words: Any  # what may be done, a bit an action
    masks: Any  # the same, a byte an action
    seen: Any
    seats: Any  # who acts
    rewards: Any
    ended: Any
    cut: Any  # of the games that ended: whether a cap did it
    picks: Any  # streams for picking actions
    every: int  # from one game of a table to its next
    reward: int  # PLACE or MARGIN
    keeps: int  # 1 where a table whose game is over stays so


@rule
def settle(box: Any, table: Any, rng: Rng) -> Any:
    """Let chance act until a seat must; who acts."""
    seat = verbs.actor(box, table)
    while seat == CHANCE:
        verbs.apply(box, table, verbs.draw(box, table, rng))
        seat = verbs.actor(box, table)
    return seat


@rule
def others_action(box: Any, table: Any, seat: int, style: Any, mask: Mask, rng: Rng) -> Any:
    """What chance does, or a seat that is not a learner's."""
    if seat == CHANCE:
        return verbs.draw(box, table, rng)
    if style[seat] == POLICY:
        return verbs.policy(box, table, rng)
    return any_legal(box, table, mask, rng)


@rule
def write_rewards(box: Any, table: Any, reward: int, out: Any) -> None:
    """What each seat gets at the end of a game."""
    if reward == PLACE:
        write_balances(box, table, out)
    else:
        write_margins(box, table, out)


@rule
def write_balances(box: Any, table: Any, out: Any) -> None:
    """The seats behind me less those ahead, over all others."""
    places = np.int64(0)
    for seat in range(out.size):  # asked once each: on a GPU every question is code to fetch
        places |= np.int64(verbs.place(box, table, seat)) << (8 * seat)
    for seat in range(out.size):
        balance, mine = np.int64(0), places >> (8 * seat) & 255
        for other in range(out.size):
            theirs = places >> (8 * other) & 255
            balance += np.int64(mine < theirs) - np.int64(theirs < mine)
        out[seat] = np.float32(balance) / np.float32(out.size - 1)


@rule
def write_margins(box: Any, table: Any, out: Any) -> None:
    """My points less those of the best of the others."""
    best, second = np.float32(-(1 << 20)), np.float32(-(1 << 20))
    for seat in range(out.size):
        out[seat] = verbs.score(box, table, seat)
        if out[seat] > best:
            best, second = out[seat], best
        elif out[seat] > second:
            second = out[seat]
    for seat in range(out.size):
        out[seat] -= second if out[seat] == best else best


@rule
def write_view(
    box: Any, table: Any, seat: Any, room: Mask, words: Mask, mask: Any, seen: Any
) -> None:
    """What the seat that acts sees and may do, as words and as bytes; `room` is to work in."""
    clear(room)
    verbs.legal(box, table, room)
    for at in range(room.size):
        words[at] = room[at]
    lay_mask(room, mask, verbs.action_count(table))
    verbs.observe(box, table, seat, seen)


@rule
def begin(lanes: Lanes, seed: Word, i: int) -> None:
    """Lay table `i` out for the next of its games."""
    carry_row(lanes.fresh, 0, lanes.tables, i)
    stream(lanes.rngs[i : i + 1], seed, Word(lanes.games[i]))


@rule
def finish(lanes: Lanes, seed: Word, i: int) -> Any:
    """Write what the first game to end in this step brought, and begin the next; who acts. At a
    table that is kept it is whoever acted last, and sees how it ended.
    """
    box, table = lanes.boxes[0], lanes.tables[i]
    if not lanes.ended[i]:
        write_rewards(box, table, lanes.reward, lanes.rewards[i])
        lanes.ended[i] = True
        lanes.cut[i] = verbs.is_cut(box, table)
    if lanes.keeps:
        return np.int64(lanes.seats[i])
    lanes.games[i] += lanes.every
    begin(lanes, seed, i)
    return verbs.actor(box, table)


@rule
def forget_end(lanes: Lanes, i: int) -> Any:
    """Of a game that ended before; CHANCE, but where it is still at the table who acted last."""
    if lanes.keeps:
        return np.int64(lanes.seats[i])
    lanes.rewards[i, :] = 0
    lanes.ended[i] = lanes.cut[i] = False
    return np.int64(CHANCE)


@rule
def step_part(lanes: Lanes, seed: Word, styles: Any) -> None:
    """Step each of these tables; without styles, all seats are learners'."""
    if styles is None:
        step_all(lanes, seed)
    else:
        step_for(lanes, seed, styles)


@rule
def step_all(lanes: Lanes, seed: Word) -> None:
    """One loop with one `apply`, whoever acts: a GPU's threads stay together in it.

    The arrays are taken out before it: to count who holds them would take a tenth of the time.
    """
    boxes, tables, rngs, actions = lanes.boxes, lanes.tables, lanes.rngs, lanes.actions
    words, masks, seen, seats = lanes.words, lanes.masks, lanes.seen, lanes.seats
    ended, room = lanes.ended, verbs.no_actions(tables[0])
    for i in range(tables.size):
        box, table, rng = boxes[0], tables[i], rngs[i : i + 1]
        action, seat = np.int64(actions[i]), np.int64(CHANCE)
        if ended[i]:
            seat = forget_end(lanes, i)
        while seat == CHANCE:
            verbs.apply(box, table, action)
            seat = verbs.actor(box, table)
            if seat == NOBODY:
                seat = finish(lanes, seed, i)
            if seat == CHANCE:
                action = verbs.draw(box, table, rng)
        seats[i] = seat
        write_view(box, table, seat, room, words[i], masks[i], seen[i])


@rule
def step_for(lanes: Lanes, seed: Word, styles: Any) -> None:
    """The same where `styles[game % len(styles)]` says who plays each seat.

    Games in which no learner gets to act are played to their end and forgotten.
    """
    boxes, tables, rngs, actions = lanes.boxes, lanes.tables, lanes.rngs, lanes.actions
    words, masks, seen, seats = lanes.words, lanes.masks, lanes.seen, lanes.seats
    ended, games, room = lanes.ended, lanes.games, verbs.no_actions(tables[0])
    for i in range(tables.size):
        box, table, rng = boxes[0], tables[i], rngs[i : i + 1]
        action, seat = np.int64(actions[i]), np.int64(CHANCE)
        if ended[i]:
            seat = forget_end(lanes, i)
        style = styles[games[i] % len(styles)]
        while seat == CHANCE or style[seat] != LEARNER:
            verbs.apply(box, table, action)
            seat = verbs.actor(box, table)
            if seat == NOBODY:
                seat = finish(lanes, seed, i)
                style = styles[games[i] % len(styles)]
            if seat == CHANCE or style[seat] != LEARNER:
                action = others_action(box, table, seat, style, words[i], rng)
        seats[i] = seat
        write_view(box, table, seat, room, words[i], masks[i], seen[i])


@rule
def begin_for(lanes: Lanes, seed: Word, styles: Any, i: int) -> Any:
    """Begin the next game in which a learner gets to act at all."""
    begin(lanes, seed, i)
    box, table, rng = lanes.boxes[0], lanes.tables[i], lanes.rngs[i : i + 1]
    style, seat = styles[lanes.games[i] % len(styles)], verbs.actor(box, table)
    while seat == CHANCE or style[seat] != LEARNER:
        action = others_action(box, table, seat, style, lanes.words[i], rng)
        verbs.apply(box, table, action)
        seat = verbs.actor(box, table)
        if seat == NOBODY:
            lanes.games[i] += lanes.every
            begin(lanes, seed, i)
            style, seat = styles[lanes.games[i] % len(styles)], verbs.actor(box, table)
    return seat


@rule
def reset_part(lanes: Lanes, seed: Word, styles: Any) -> None:
    """Begin the game that `games` says at each of these tables."""
    for i in range(lanes.tables.size):
        reset_row(lanes, seed, styles, i)


@rule
def reset_some(lanes: Lanes, seed: Word, styles: Any, chosen: Any) -> None:
    """The same at those that are chosen."""
    for i in range(lanes.tables.size):
        if chosen[i]:
            reset_row(lanes, seed, styles, i)


@rule
def reset_each(lanes: Lanes, seeds: Any, styles: Any) -> None:
    """The same at each of these tables, of a seed of its own."""
    for i in range(lanes.tables.size):
        reset_row(lanes, seeds[i], styles, i)


@rule
def reset_row(lanes: Lanes, seed: Word, styles: Any, i: int) -> None:
    room = verbs.no_actions(lanes.tables[0])
    lanes.seats[i] = begin_for(lanes, seed, styles, i)
    lanes.rewards[i, :] = 0
    lanes.ended[i] = lanes.cut[i] = False
    box, table, seat = lanes.boxes[0], lanes.tables[i], lanes.seats[i]
    write_view(box, table, seat, room, lanes.words[i], lanes.masks[i], lanes.seen[i])


@rule
def pick_part(words: Any, rngs: Any, actions: Any) -> None:
    """A legal action for each of these tables, each as likely."""
    for i in range(actions.size):
        actions[i] = nth_of(words[i], below(rngs[i : i + 1], size(words[i])))


@rule
def advise_part(boxes: Rows, tables: Rows, rngs: Any, actions: Any) -> None:
    """What the game's policy would do at each of these tables."""
    for i in range(actions.size):
        actions[i] = verbs.policy(boxes[0], tables[i], rngs[i : i + 1])


@rule
def begin_picks(picks: Any, seed: Word) -> None:
    """Streams for `pick_part` that no game of the seed has."""
    for i in range(picks.size):
        stream(picks[i : i + 1], seed, PICKS + Word(i))


@rule
def first_illegal(words: Any, actions: Any, count: int) -> int:
    """The first table whose action is none of its legal ones, or -1."""
    if are_legal(words, actions, count):
        return -1
    for i in range(actions.size):
        if not 0 <= actions[i] < count or not holds(words[i], actions[i]):
            return i
    return -1


@rule
def are_legal(words: Any, actions: Any, count: int) -> Any:
    """Without a way out before the last: six times as fast as the search for the first."""
    wrong = False
    for i in range(actions.size):
        action: Any = np.int64(actions[i])
        is_inside = (action >= 0) & (action < count)
        wrong |= not (is_inside & holds(words[i], action if is_inside else 0))
    return not wrong
