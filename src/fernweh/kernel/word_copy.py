"""Bytes carried between a GPU's memories in whole words.

A record that is assigned goes byte by byte there, and each byte of each thread's is a store of its
own: that took two thirds of the time of a step. Interpreted, these are the plain assignments.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from fernweh.kernel.record import Rows
from fernweh.kernel.rule import twin_of


def carry_row(rows: Rows, i: int, goal: Rows, j: int) -> None:
    """Row `i` to row `j` of other rows of the same record, whose length is a multiple of eight."""
    goal[j] = rows[i]


@twin_of(carry_row)
def _carry_row_compiled(rows: Any, i: Any, goal: Any, j: Any) -> Any:
    _carry_words(rows, i, goal, j)


@intrinsic
def _carry_words(typing: Any, rows: Any, i: Any, goal: Any, j: Any) -> Any:
    words, rest = divmod(rows.dtype.size, 8)
    if rest:
        raise TypeError(f"a record of {rows.dtype.size} bytes is not made of whole words")

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        source, sink = (_words_at(context, builder, signature, args, array) for array in (0, 2))
        for at in range(words):
            place = ir.Constant(ir.IntType(32), at)
            word = builder.load(builder.gep(source, [place]), align=8)
            builder.store(word, builder.gep(sink, [place]), align=8)
        return context.get_dummy_value()

    return types.void(rows, types.int64, goal, types.int64), code


def _words_at(context: Any, builder: Any, signature: Any, args: Any, array: int) -> Any:
    """Where the row is that the argument after the array says, as words."""
    rows = context.make_array(signature.args[array])(context, builder, args[array])
    size = context.get_constant(types.int64, signature.args[array].dtype.size)
    first = builder.bitcast(rows.data, ir.IntType(8).as_pointer())
    row = builder.gep(first, [builder.mul(args[array + 1], size)])
    return builder.bitcast(row, ir.IntType(64).as_pointer())


def carry(words: Any, out: Any) -> None:
    """The bytes of an even number of words into `out`, which begins at a multiple of 16 bytes."""
    out[:] = words.view(np.uint8)


@twin_of(carry)
def _carry_compiled(words: Any, out: Any) -> Any:
    for at in range(0, words.size, 2):
        _store_two(out, 8 * at, words[at], words[at + 1])


@intrinsic
def _store_two(typing: Any, out: Any, at: Any, low: Any, high: Any) -> Any:
    """Sixteen bytes at once, the most that a GPU's thread stores."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        first = builder.gep(array.data, [args[1]])
        two = ir.Constant(ir.VectorType(ir.IntType(64), 2), ir.Undefined)
        for place, word in enumerate(args[2:]):
            two = builder.insert_element(two, word, ir.Constant(ir.IntType(32), place))
        builder.store(two, builder.bitcast(first, two.type.as_pointer()), align=16)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.uint64, types.uint64), code
