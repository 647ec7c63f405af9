"""Small sets as 64-bit words: count, pick, iterate.

Each function is plain Python for the interpreted run and has a compiled twin beside it: wrapping
arithmetic on NumPy's `uint64` warns when interpreted, so the twins must be two. `tests/kernel`
holds them together.

A *mask* is an array of words, bit `i` of word `i // 64` standing for action `i`.
"""

from typing import Any

import numpy as np
from llvmlite import binding as llvm
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from fernweh.kernel.rule import rule, twin_of

Word = np.uint64
Mask = np.ndarray[tuple[int], np.dtype[np.uint64]]

WORD_BITS = 64
NONE = Word(0)
ONE = Word(1)


def count(word: Word) -> int:
    """How many bits are set."""
    return int(word).bit_count()


def lowest(word: Word) -> int:
    """The index of the lowest set bit; the word must not be empty."""
    return (int(word) & -int(word)).bit_length() - 1


def highest(word: Word) -> int:
    """The index of the highest set bit; the word must not be empty."""
    return int(word).bit_length() - 1


def without_lowest(word: Word) -> Word:
    """The set less its lowest member; the word must not be empty."""
    return Word(int(word) & (int(word) - 1))


@intrinsic
def _count(typing: Any, word: Any) -> Any:
    return types.int64(types.uint64), lambda _c, builder, _s, args: builder.ctpop(args[0])


@intrinsic
def _lowest(typing: Any, word: Any) -> Any:
    flag = ir.Constant(ir.IntType(1), 1)
    return types.int64(types.uint64), lambda _c, builder, _s, args: builder.cttz(args[0], flag)


@intrinsic
def _leading(typing: Any, word: Any) -> Any:
    flag = ir.Constant(ir.IntType(1), 1)
    return types.int64(types.uint64), lambda _c, builder, _s, args: builder.ctlz(args[0], flag)


@twin_of(count)
def _count_compiled(word: Any) -> Any:
    return _count(word)


@twin_of(lowest)
def _lowest_compiled(word: Any) -> Any:
    return _lowest(word)


@twin_of(highest)
def _highest_compiled(word: Any) -> Any:
    return 63 - _leading(word)


@twin_of(without_lowest)
def _without_lowest_compiled(word: Any) -> Any:
    return word & (word - ONE)


@rule
def bit(index: int) -> Word:
    """The set of `index` alone."""
    return ONE << Word(index)


@rule
def has(word: Word, index: int) -> Any:
    """Whether `index` is a member."""
    return (word >> Word(index)) & ONE != NONE


def nth(word: Word, n: int) -> int:
    """The index of the set bit that has `n` set bits below it."""
    for _ in range(n):
        word = without_lowest(word)
    return lowest(word)


@twin_of(nth)
def _nth_compiled(word: Any, n: Any) -> Any:
    for _ in range(n):
        word = without_lowest(word)
    return lowest(word)


def _deposits_fast() -> bool:
    """Whether this CPU has `pdep` in silicon: the loop ends in a branch that luck decides."""
    slow = ("znver1", "znver2")  # there it is microcode, slower than the loop
    return llvm.get_host_cpu_name() not in slow and llvm.get_host_cpu_features().get("bmi2", False)


@intrinsic
def _deposit(typing: Any, bits: Any, word: Any) -> Any:
    """Lay the low bits, one by one, where `word` has a set bit."""
    shape = ir.FunctionType(ir.IntType(64), [ir.IntType(64), ir.IntType(64)])

    def code(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        pdep = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), shape)
        return builder.call(pdep, args)

    return types.uint64(types.uint64, types.uint64), code


if _deposits_fast():

    @twin_of(nth, target="cpu")
    def _nth_on_cpu(word: Any, n: Any) -> Any:
        return _lowest(_deposit(ONE << Word(n), word))


# Masks


def words_for(actions: int) -> int:
    """How many words a mask of that many actions has."""
    return -(-actions // WORD_BITS)


@rule
def clear(mask: Mask) -> None:
    for i in range(mask.size):
        mask[i] = NONE


@rule
def put(mask: Mask, first: int, word: Word) -> None:
    """Add the members of `word`, each `first` higher, to the mask."""
    at, shift = first // WORD_BITS, first % WORD_BITS
    mask[at] |= word << Word(shift)
    if shift != 0 and at + 1 < mask.size:
        mask[at + 1] |= word >> Word(WORD_BITS - shift)


@rule
def holds(mask: Mask, index: int) -> Any:
    return has(mask[index // WORD_BITS], index % WORD_BITS)


@rule
def size(mask: Mask) -> int:
    found = 0
    for i in range(mask.size):
        found += count(mask[i])
    return found


@rule
def nth_of(mask: Mask, n: int) -> int:
    """The index of the mask's set bit that has `n` set bits below it."""
    at = 0
    while n >= count(mask[at]):
        n -= count(mask[at])
        at += 1
    return at * WORD_BITS + nth(mask[at], n)


def members(mask: Mask) -> list[int]:
    """The indices of all set bits, in order."""
    return members_of(int.from_bytes(mask.astype("<u8").tobytes(), "little"))


def members_of(word: int) -> list[int]:
    """The indices of the set bits of a Python integer, in order."""
    found = []
    while word:
        lowest_bit = word & -word
        found.append(lowest_bit.bit_length() - 1)
        word ^= lowest_bit
    return found
