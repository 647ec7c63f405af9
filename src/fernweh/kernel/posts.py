"""Threads that stay awake between one step of many tables and the next.

To wake a thread takes as long as a step of a thousand tables. So one that has stepped its part
stays at its post for a while and looks whether it is called again; only then does it leave.

A post is a line of memory of its own: who is there, the seed of the games, and what was found wrong
(the row of an illegal action, counted from 1).
"""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from fernweh.kernel.bits import Word
from fernweh.kernel.lanes import Lanes, first_illegal, pick_part, step_part
from fernweh.kernel.rule import rule, twin_of

GONE, AWAKE, PICK, CHECK, STEP, BUSY = map(Word, range(6))  # who is at a post, or what for
WHO, SEED, WRONG, LINE = 0, 1, 2, 8  # the words of a post, and how many


def swap(post: Any, old: Any, new: Any) -> Any:
    """Put the new word where the old one was, at once for all threads; whether it was."""
    if post[WHO] != old:
        return False
    post[WHO] = new
    return True


@twin_of(swap, target="cpu")
def _swap_compiled(post: Any, old: Any, new: Any) -> Any:
    return _exchange(post, old, new)


@intrinsic
def _exchange(typing: Any, post: Any, old: Any, new: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        word = builder.bitcast(array.data, ir.IntType(64).as_pointer())
        both = builder.cmpxchg(word, args[1], args[2], "seq_cst")
        return builder.extract_value(both, 1)

    return types.boolean(post, types.uint64, types.uint64), code


@rule
def attend(post: Any, patience: int, lanes: Lanes, styles: Any) -> None:
    """Do for these tables what is called for, until nobody has called for a while.

    All of it is done where the tables are at hand: to fetch them from another core takes longer.
    Two may stand at one post, if the one was told to go and has not seen it: whoever takes a call
    first answers it.
    """
    looks = 0
    while not swap(post, GONE, GONE):
        looks += 1
        if swap(post, STEP, BUSY):
            step_part(lanes, post[SEED], styles)
            looks = done(post)
        elif swap(post, CHECK, BUSY):
            post[WRONG] = Word(1 + first_illegal(lanes.words, lanes.actions, lanes.masks.shape[1]))
            looks = done(post)
        elif swap(post, PICK, BUSY):
            pick_part(lanes.words, lanes.picks, lanes.actions)
            looks = done(post)
        elif looks > patience:
            swap(post, AWAKE, GONE)


@rule
def done(post: Any) -> int:
    """The looks taken since."""
    swap(post, BUSY, AWAKE)
    return 0


@rule
def call(posts: Any, n: int, what: Word, seed: Word) -> Any:
    """Have the next thing done at a post; whether anybody is there to do it."""
    post = posts[n]
    post[SEED] = seed
    return swap(post, AWAKE, what) or not swap(post, GONE, what)


@rule
def are_done(posts: Any, patience: int) -> Any:
    """Whether all is done that was called for, or is within a while."""
    at = looks = 0
    while at < len(posts) and looks <= patience:
        looks += 1
        if swap(posts[at], AWAKE, AWAKE) or swap(posts[at], GONE, GONE):
            at += 1
    return at == len(posts)


@rule
def dismiss(posts: Any) -> None:
    """Tell everybody to go who is waiting."""
    for at in range(len(posts)):
        swap(posts[at], AWAKE, GONE)
