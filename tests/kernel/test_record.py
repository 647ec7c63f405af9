"""Records without surprises."""

import numpy as np
import pytest

from fernweh.kernel.record import blank, plain, record


def test_fields_have_attributes_in_a_row():
    rows = blank(record(("word", np.uint64), ("few", np.int8, 8)), 3)
    rows[1].word = 7
    rows[1].few[2] = -1
    assert [int(row.word) for row in rows] == [0, 7, 0]
    assert rows[1].few.tolist() == [0, 0, -1, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("name", ["sum", "round", "size", "take", "item", "data", "choose", "view"])
def test_numpys_own_names_are_refused(name):
    with pytest.raises(TypeError, match=name):
        record((name, np.int8))


def test_a_gap_is_refused():
    with pytest.raises(TypeError, match="wide to narrow"):
        record(("small", np.int8), ("wide", np.uint64))


def test_spare_bytes_have_a_name():
    declared = record(("wide", np.uint64), ("small", np.int8))
    assert declared.names == ("wide", "small", "spare")
    assert declared.itemsize == 16


def test_equal_tables_have_equal_bytes():
    rows = blank(record(("wide", np.uint64), ("small", np.int8)), 2)
    for row in rows:
        row.small = 5
    assert rows[0].tobytes() == rows[1].tobytes()


def test_copies_are_their_own():
    rows = blank(record(("word", np.uint64)), 1)
    copy = rows.copy()
    copy[0].word = 1
    assert rows[0].word == 0


def test_plain_rows_are_python():
    row = blank(record(("word", np.uint64), ("grid", np.int8, (2, 4))))[0]
    assert vars(plain(row)) == {"word": 0, "grid": [[0] * 4, [0] * 4]}
