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
SHIFT, REST = 6, 63  # the word of a mask's bit and its place there: Python's division is slow
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
    """By halves: on a GPU the threads of a warp would wait for the one with the longest way."""
    at, half = 0, WORD_BITS // 2
    while half > 0:
        low = _count(word & ((ONE << Word(half)) - ONE))
        if n >= low:
            n, at, word = n - low, at + half, word >> Word(half)
        half >>= 1
    return at


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


# Sets as bytes, for learners

_LOW_BITS = Word(0x0101010101010101)


def lay(out: Any, at: int, many: int, ones: Word, twos: Word, fours: Word) -> None:
    """8 or 32 bytes from `out[at]` on: the numbers whose binary digits the three sets are."""
    digits = [(int(ones) >> i & 1) + (int(twos) >> i & 1) * 2 + (int(fours) >> i & 1) * 4
              for i in range(many)]  # fmt: skip
    out[at : at + many] = digits


@twin_of(lay)
def _lay_compiled(out: Any, at: Any, many: Any, ones: Any, twos: Any, fours: Any) -> Any:
    if _is_aligned(out, at):
        for first in range(0, many, 8):
            low = Word(first)
            digits = _spread(ones >> low) | _spread(twos >> low) << ONE
            _store(out, at + first, digits | _spread(fours >> low) << Word(2))
    else:
        for i in range(many):
            digits = ones >> Word(i) & ONE | (twos >> Word(i) & ONE) << ONE
            out[at + i] = digits | (fours >> Word(i) & ONE) << Word(2)


@rule
def _spread(word: Word) -> Any:
    """The low eight bits, each as a byte that is 0 or 1, the lowest first."""
    alone = ((word & Word(255)) * _LOW_BITS) & Word(0x8040201008040201)  # bit i in byte i
    return ((alone + Word(0x7F7F7F7F7F7F7F7F)) >> Word(7)) & _LOW_BITS


def _place(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """Where `out[at]` is."""
    array = context.make_array(signature.args[0])(context, builder, args[0])
    return builder.gep(array.data, [args[1]])


@intrinsic
def _is_aligned(typing: Any, out: Any, at: Any) -> Any:
    """Whether eight bytes can be stored there at once: a GPU insists."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        low = builder.and_(
            builder.ptrtoint(_place(context, builder, signature, args), word),
            ir.Constant(word, 7),
        )
        return builder.icmp_unsigned("==", low, ir.Constant(word, 0))

    return types.boolean(out, types.int64), code


@intrinsic
def _store(typing: Any, out: Any, at: Any, eight: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        first = _place(context, builder, signature, args)
        builder.store(args[2], builder.bitcast(first, ir.IntType(64).as_pointer()), align=8)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.uint64), code


def _lay_at_once(many: int) -> Any:
    """An intrinsic that makes the bytes in vectors and stores them at once, wherever they begin."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        first = _place(context, builder, signature, args)
        digits = [_bytes_of(builder, word, many) for word in args[2:]]
        for place in (1, 2):
            shift = ir.Constant(digits[0].type, [place] * many)
            digits[0] = builder.or_(digits[0], builder.shl(digits[place], shift))
        builder.store(digits[0], builder.bitcast(first, digits[0].type.as_pointer()), align=1)
        return context.get_dummy_value()

    @intrinsic
    def lay_at_once(typing: Any, out: Any, at: Any, ones: Any, twos: Any, fours: Any) -> Any:
        return types.void(out, types.int64, types.uint64, types.uint64, types.uint64), code

    return lay_at_once


def _bytes_of(builder: Any, word: Any, many: int) -> Any:
    """The low bits of a word as a vector of bytes, each 0 or 1."""
    low = builder.trunc(word, ir.IntType(many))
    flags = builder.bitcast(low, ir.VectorType(ir.IntType(1), many))
    return builder.zext(flags, ir.VectorType(ir.IntType(8), many))


_lay_8, _lay_32 = _lay_at_once(8), _lay_at_once(32)


@twin_of(lay, target="cpu")
def _lay_on_cpu(out: Any, at: Any, many: Any, ones: Any, twos: Any, fours: Any) -> Any:
    if many == 32:
        _lay_32(out, at, ones, twos, fours)
    else:
        _lay_8(out, at, ones, twos, fours)


@rule
def lay_digits(out: Any, at: int, length: int, ones: Word, twos: Word, fours: Word) -> None:
    """`length` bytes (eight or more) from 0 to 7, whose binary digits the three sets are."""
    many = 32 if length >= 32 else 8
    for first in range(0, length - many + 1, many):
        low = Word(first)
        lay(out, at + first, many, ones >> low, twos >> low, fours >> low)
    low = Word(length - many)  # the last stretch begins where it ends with the last byte
    lay(out, at + length - many, many, ones >> low, twos >> low, fours >> low)


@rule
def lay_counts(out: Any, at: int, length: int, ones: Word, twos: Word) -> None:
    """The same with numbers from 0 to 3."""
    lay_digits(out, at, length, ones, twos, NONE)


@rule
def lay_set(out: Any, at: int, length: int, word: Word) -> None:
    """The same with 1 for the members of the set and 0 for the others."""
    lay_digits(out, at, length, word, NONE, NONE)


def lay_fours(out: Any, at: int, word: Word) -> None:
    """16 bytes from 0 to 15: the word's stretches of four bits, the lowest first."""
    out[at : at + 16] = [int(word) >> 4 * i & 15 for i in range(16)]


@twin_of(lay_fours)
def _lay_fours_compiled(out: Any, at: Any, word: Any) -> Any:
    if _is_aligned(out, at):
        _store(out, at, _fours_apart(word))
        _store(out, at + 8, _fours_apart(word >> Word(32)))
    else:
        for i in range(16):
            out[at + i] = word >> Word(4 * i) & Word(15)


@rule
def _fours_apart(word: Word) -> Any:
    """The low half, each four bits in a byte of their own."""
    low = word & Word(0xFFFFFFFF)
    low = (low | low << Word(16)) & Word(0x0000FFFF0000FFFF)
    low = (low | low << Word(8)) & Word(0x00FF00FF00FF00FF)
    return (low | low << Word(4)) & Word(0x0F0F0F0F0F0F0F0F)


@intrinsic
def _lay_sixteen(typing: Any, out: Any, at: Any, word: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        eight = ir.VectorType(ir.IntType(8), 8)
        pairs, low = builder.bitcast(args[2], eight), ir.Constant(eight, [15] * 8)
        four = ir.Constant(eight, [4] * 8)
        lower, upper = builder.and_(pairs, low), builder.lshr(pairs, four)
        order = ir.Constant(
            ir.VectorType(ir.IntType(32), 16), [n // 2 + n % 2 * 8 for n in range(16)]
        )
        digits = builder.shuffle_vector(lower, upper, order)
        first = _place(context, builder, signature, args)
        builder.store(digits, builder.bitcast(first, digits.type.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.uint64), code


@twin_of(lay_fours, target="cpu")
def _lay_fours_on_cpu(out: Any, at: Any, word: Any) -> Any:
    _lay_sixteen(out, at, word)


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
    at, shift = first >> SHIFT, first & REST
    mask[at] |= word << Word(shift)
    if shift != 0 and at + 1 < mask.size:
        mask[at + 1] |= word >> Word(WORD_BITS - shift)


@rule
def holds(mask: Mask, index: int) -> Any:
    return has(mask[index >> SHIFT], index & REST)


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


@rule
def lay_mask(mask: Mask, out: Any, actions: int) -> None:
    """The mask of so many actions as bytes, 0 or 1.

    Fast where the compiler knows the number: see `verbs.action_count`. In a row that is longer by
    up to a multiple of 32, zeros follow.
    """
    if actions < 32 and out.size < 32:  # a small game: no stretch of 32 has room
        for action in range(actions):
            out[action] = (mask[0] >> Word(action)) & ONE
        return
    for first in range(0, actions - 31, 32):
        lay(out, first, 32, _from(mask, first), NONE, NONE)
    padded = (actions + 31) & ~31
    last = (padded if out.size >= padded else actions) - 32
    lay(out, last, 32, _from(mask, last), NONE, NONE)


@rule
def _from(mask: Mask, first: int) -> Any:
    """At least 32 of the members from `first` on."""
    found = mask[first >> SHIFT] >> Word(first & REST)
    if first & REST > WORD_BITS - 32:
        found |= mask[(first >> SHIFT) + 1] << Word(WORD_BITS - (first & REST))
    return found


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
