"""One forward pass: what a seat sees in, a preference for each choice and a value out.

Compiled, in plain loops over 32-bit floats: sums run over what is not zero, in one order, so that
the same weights give the same numbers at every table and in every batch.
"""

from typing import Any, NamedTuple

import numpy as np

from fernweh.bots.net.columns import Columns
from fernweh.kernel.rule import rule

Floats = np.ndarray[Any, np.dtype[np.float32]]
Bytes = np.ndarray[Any, np.dtype[np.uint8]]


class Weights(NamedTuple):
    """Of all layers, inputs first: `x @ weight + bias`."""

    of_suit: Floats
    of_suit_bias: Floats
    of_others: Floats
    of_others_bias: Floats
    own: Floats  # a row a suit, or one for all
    layers_own: Floats
    layers_own_bias: Floats
    layers_others: Floats
    layers_out: Floats
    layers_out_bias: Floats
    summary: Floats
    summary_bias: Floats
    suit_choice: Floats
    suit_choice_bias: Floats
    other_choice: Floats
    other_choice_bias: Floats
    worth: Floats
    worth_bias: Floats


@rule
def forward(
    weights: Weights, suits: Columns, others: Columns, seen: Bytes, space: Floats, choices: Floats
) -> Any:
    """Fill the preferences, suit by suit and then those of no suit; the value is given back.

    `space` is room for four rows a suit, and two.
    """
    many, width = suits.rows.shape[0], weights.own.shape[1]
    x, hidden = space[:many], space[many : 2 * many]
    mean, whole = space[2 * many], space[2 * many + 1]
    begin(weights, suits, others, seen, mean, x)
    for layer in range(weights.layers_own.shape[0]):
        mean_of(x, mean)
        fill(whole, weights.layers_own_bias[layer])
        add(mean, weights.layers_others[layer], whole)
        for suit in range(many):
            fill(hidden[suit], whole)
            add(x[suit], weights.layers_own[layer], hidden[suit])
            cut(hidden[suit])
        for suit in range(many):
            for i in range(width):
                x[suit, i] += weights.layers_out_bias[layer, i]
            add(hidden[suit], weights.layers_out[layer], x[suit])
    for suit in range(many):
        cut(x[suit])
    mean_of(x, mean)
    fill(whole, weights.summary_bias)
    add(mean, weights.summary, whole)
    cut(whole)
    return answer(weights, x, whole, choices)


@rule
def answer(weights: Weights, x: Floats, whole: Floats, choices: Floats) -> Any:
    each = weights.suit_choice_bias.size
    for suit in range(x.shape[0]):
        fill(choices[suit * each : (suit + 1) * each], weights.suit_choice_bias)
        add(x[suit], weights.suit_choice, choices[suit * each : (suit + 1) * each])
    rest = choices[x.shape[0] * each :]
    fill(rest, weights.other_choice_bias)
    add(whole, weights.other_choice, rest)
    worth = weights.worth_bias[0]
    for i in range(whole.size):
        worth += whole[i] * weights.worth[i, 0]
    return worth


@rule
def begin(
    weights: Weights, suits: Columns, others: Columns, seen: Bytes, common: Floats, x: Floats
) -> None:
    """Every suit with its own bytes, and those of no suit."""
    fill(common, weights.of_others_bias)
    read(others, 0, weights.of_others, seen, common)
    for suit in range(x.shape[0]):
        own = weights.own[suit % weights.own.shape[0]]
        for i in range(common.size):
            x[suit, i] = common[i] + weights.of_suit_bias[i] + own[i]
        read(suits, suit, weights.of_suit, seen, x[suit])


@rule
def read(encoding: Columns, row: int, table: Floats, seen: Bytes, out: Floats) -> None:
    """Add what these bytes say: a byte that is 0 says nothing."""
    for n in range(encoding.rows.shape[1]):
        value = np.int64(seen[encoding.rows[row, n]])
        if value == 0:
            continue
        if encoding.apart[n] >= 0:
            added = table[encoding.apart[n] + value - 1]
            for i in range(out.size):
                out[i] += added[i]
        if encoding.part[n] >= 0:
            part, added = np.float32(value) / np.float32(encoding.most[n]), table[encoding.part[n]]
            for i in range(out.size):
                out[i] += part * added[i]


@rule
def add(given: Floats, table: Floats, out: Floats) -> None:
    for k in range(given.size):
        value = given[k]
        if value != 0:
            for i in range(out.size):
                out[i] += value * table[k, i]


@rule
def mean_of(rows: Floats, out: Floats) -> None:
    for i in range(out.size):
        total = np.float32(0)
        for row in range(rows.shape[0]):
            total += rows[row, i]
        out[i] = total / np.float32(rows.shape[0])


@rule
def fill(out: Floats, values: Floats) -> None:
    for i in range(out.size):
        out[i] = values[i]


@rule
def cut(out: Floats) -> None:
    for i in range(out.size):
        out[i] = max(out[i], np.float32(0))


@rule
def forward_all(
    weights: Weights,
    suits: Columns,
    others: Columns,
    seen: Bytes,
    space: Floats,
    choices: Floats,
    worths: Floats,
) -> None:
    """The same for many tables."""
    for table in range(seen.shape[0]):
        worths[table] = forward(weights, suits, others, seen[table], space, choices[table])
