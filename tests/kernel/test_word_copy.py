"""Bytes carried in words: compiled and interpreted do the same, and touch nothing beside."""

import numpy as np
import pytest

from fernweh.games import CATALOGUE, load
from fernweh.kernel import word_copy
from fernweh.kernel.record import blank, record
from fernweh.kernel.rule import rule


@rule
def carry_row(rows, i, goal, j):
    word_copy.carry_row(rows, i, goal, j)


@rule
def carry(words, out):
    word_copy.carry(words, out)


@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("carried", [carry_row, word_copy.carry_row])
def test_a_row_arrives_whole_and_alone(name, carried):
    table = load(name).TABLE
    assert table.itemsize % 8 == 0
    rows, goal = np.asarray(blank(table, 3)), np.asarray(blank(table, 3))
    rows.view(np.uint8)[:] = np.random.default_rng(3).integers(0, 256, rows.nbytes, np.uint8)
    carried(rows, 2, goal, 1)
    assert goal[1].tobytes() == rows[2].tobytes()
    assert not any(goal[[0, 2]].tobytes())


@pytest.mark.parametrize("carried", [carry, word_copy.carry])
def test_words_are_carried_as_their_bytes(carried):
    words = np.arange(1, 5, dtype=np.uint64) * np.uint64(0x0102030405060708)
    out = np.zeros(4, np.uint64).view(np.uint8)
    carried(words, out)
    assert out.tobytes() == words.tobytes()


@pytest.mark.compiled
def test_a_record_with_a_part_of_a_word_is_refused():
    """Else its last bytes would stay behind without a word."""
    rows = np.asarray(blank(record(("odd", np.int8, (3,))), 2))
    with pytest.raises(TypeError, match="3 bytes"):
        carry_row(rows, 0, rows.copy(), 1)
