"""Posts: who is there, and who is called."""

import numpy as np

from fernweh.kernel.bits import Word
from fernweh.kernel.posts import (
    AWAKE,
    BUSY,
    GONE,
    LINE,
    PICK,
    SEED,
    STEP,
    WHO,
    are_done,
    call,
    dismiss,
    done,
    swap,
)  # fmt: skip


def posts_with(*who):
    posts = np.zeros((len(who), LINE), np.uint64)
    posts[:, WHO] = who
    return posts


def test_a_word_is_swapped_only_for_the_one_that_was_there():
    (post,) = posts_with(AWAKE)
    assert not swap(post, GONE, STEP) and post[WHO] == AWAKE
    assert swap(post, AWAKE, STEP) and post[WHO] == STEP


def test_a_call_says_whether_anybody_is_there():
    posts = posts_with(GONE, AWAKE)
    assert [bool(call(posts, n, PICK, Word(2**64 - 1))) for n in (0, 1)] == [False, True]
    assert posts[:, WHO].tolist() == [PICK, PICK] and posts[:, SEED].tolist() == 2 * [2**64 - 1]


def test_all_is_done_when_nobody_is_called_or_busy():
    assert are_done(posts_with(GONE, AWAKE), 9)
    assert not are_done(posts_with(GONE, STEP), 9)


def test_who_is_done_waits_and_who_waits_is_sent_away():
    posts = posts_with(GONE, BUSY, STEP)
    done(posts[1])
    assert posts[1, WHO] == AWAKE
    dismiss(posts)
    assert posts[:, WHO].tolist() == [GONE, GONE, STEP]
