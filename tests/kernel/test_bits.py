"""Sets as words: compiled, interpreted and Python's own sets say the same."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from fernweh.kernel import bits
from fernweh.kernel.bits import Mask, Word
from fernweh.kernel.rule import rule

indices = some.integers(0, 63)
sets = some.sets(indices)
filled = some.sets(indices, min_size=1)
masks = some.sets(some.integers(0, 191))


# In a rule, each name stands for its compiled twin.


@rule
def count(word):
    return bits.count(word)


@rule
def lowest(word):
    return bits.lowest(word)


@rule
def highest(word):
    return bits.highest(word)


@rule
def without_lowest(word):
    return bits.without_lowest(word)


@rule
def nth(word, n):
    return bits.nth(word, n)


@rule
def lay_digits(out, at, length, ones, twos, fours):
    bits.lay_digits(out, at, length, ones, twos, fours)


@rule
def lay_mask(mask, out, actions):
    bits.lay_mask(mask, out, actions)


@rule
def lay_fours(out, at, word):
    bits.lay_fours(out, at, word)


def word_of(members: set[int]) -> Word:
    return Word(sum(1 << member for member in members))


def mask_of(members: set[int], words: int = 3) -> Mask:
    whole = sum(1 << member for member in members)
    return np.array([whole >> 64 * i & (2**64 - 1) for i in range(words)], np.uint64)


@given(sets)
def test_count(members):
    assert count(word_of(members)) == bits.count(word_of(members)) == len(members)


@given(filled)
def test_lowest_and_highest(members):
    word = word_of(members)
    assert lowest(word) == bits.lowest(word) == min(members)
    assert highest(word) == bits.highest(word) == max(members)


@given(filled)
def test_without_lowest(members):
    word, rest = word_of(members), word_of(members - {min(members)})
    assert without_lowest(word) == bits.without_lowest(word) == rest


@given(filled, some.data())
def test_nth(members, data):
    n = data.draw(some.integers(0, len(members) - 1))
    word = word_of(members)
    assert nth(word, n) == bits.nth(word, n) == sorted(members)[n]


@pytest.mark.parametrize("member", [0, 1, 31, 32, 62, 63])
def test_words_at_their_edges(member):
    word = Word(bits.bit(member))
    assert word == 1 << member
    assert lowest(word) == highest(word) == nth(word, 0) == member
    assert nth(Word(2**64 - 1), member) == bits.nth(Word(2**64 - 1), member) == member


@given(sets, indices)
def test_has(members, index):
    assert bool(bits.has(word_of(members), index)) == (index in members)


# Masks


@given(masks, sets, some.integers(0, 191))
def test_put(members, more, first):
    mask = mask_of(members)
    moved = {first + member for member in more if first + member < 192}
    bits.put(mask, first, word_of({member - first for member in moved}))
    assert bits.members(mask) == sorted(members | moved)


@given(masks)
def test_members_size_and_holds(members):
    mask = mask_of(members)
    assert bits.members(mask) == sorted(members)
    assert bits.size(mask) == len(members)
    assert all(bool(bits.holds(mask, index)) == (index in members) for index in range(192))


@given(some.sets(some.integers(0, 191), min_size=1), some.data())
def test_nth_of(members, data):
    n = data.draw(some.integers(0, len(members) - 1))
    assert bits.nth_of(mask_of(members), n) == sorted(members)[n]


@given(masks)
def test_clear(members):
    mask = mask_of(members)
    bits.clear(mask)
    assert not mask.any()


def test_words_for():
    assert [bits.words_for(n) for n in (1, 64, 65, 189, 192, 193)] == [1, 1, 2, 3, 3, 4]


# Sets as bytes


@given(sets, sets, sets, some.integers(8, 64), some.integers(0, 9))
def test_lay_digits(ones, twos, fours, length, at):
    out = np.full(80, 9, np.uint8)
    lay_digits(out, at, length, word_of(ones), word_of(twos), word_of(fours))
    digits = [(i in ones) + 2 * (i in twos) + 4 * (i in fours) for i in range(length)]
    assert out.tolist() == [9] * at + digits + [9] * (80 - at - length)


@given(sets, sets)
def test_lay_counts_and_sets(ones, twos):
    out = np.zeros(80, np.uint8)
    bits.lay_counts(out, 0, 40, word_of(ones), word_of(twos))
    bits.lay_set(out, 40, 40, word_of(ones))
    assert out[:40].tolist() == [(i in ones) + 2 * (i in twos) for i in range(40)]
    assert out[40:].tolist() == [i in ones for i in range(40)]


@given(some.integers(0, 2**64 - 1), some.integers(0, 9))
def test_lay_fours(word, at):
    out = np.full(30, 99, np.uint8)
    lay_fours(out, at, bits.Word(word))
    digits = [word >> 4 * i & 15 for i in range(16)]
    assert out.tolist() == [99] * at + digits + [99] * (14 - at)


@given(masks, some.integers(1, 192))
def test_lay_mask(members, actions):
    out = np.full(192, 9, np.uint8)
    mask = mask_of({member for member in members if member < actions})
    lay_mask(mask, out[:actions], actions)
    assert out.tolist() == [i in members for i in range(actions)] + [9] * (192 - actions)
    lay_mask(mask, out, actions)  # a padded row
    assert out[: -(-actions // 32) * 32].tolist() == [
        i in members and i < actions for i in range(-(-actions // 32) * 32)
    ]
