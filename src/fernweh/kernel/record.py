"""Records: declare a table, allocate, copy, compare.

A table is one NumPy record of plain numbers, so copying is copying bytes, equality is equality of
bytes, and a batch is an array. Fields go from wide to narrow and leave no gap: padding would differ
between equal tables, and CUDA wants each field aligned.
"""

from types import SimpleNamespace
from typing import Any

import numpy as np

Field = tuple[str, Any] | tuple[str, Any, Any]
Rows = np.ndarray[Any, Any]


def record(*fields: Field) -> np.dtype[Any]:
    """Declare a record: a field is (name, type) or (name, type, shape)."""
    aligned = np.dtype(list(fields), align=True)
    spare = aligned.itemsize - np.dtype(list(fields)).itemsize
    if spare:  # name the bytes at the end, so that nothing in a record is unnamed
        aligned = np.dtype([*fields, ("spare", np.int8, (spare,))], align=True)
    declared = np.dtype((np.record, aligned))
    _check(declared)
    return declared


def blank(declared: np.dtype[Any], rows: int = 1) -> Rows:
    """That many rows of zeros. Rows have attributes when interpreted, as they do compiled."""
    return np.zeros(rows, declared).view(np.recarray)


def copied(rows: Rows) -> Rows:
    """A copy, byte for byte, as a plain array: NumPy's own goes field by field, and every attribute
    of a recarray is looked up in Python, also when Numba asks for its type.
    """
    return np.frombuffer(bytearray(rows.tobytes()), rows.dtype)


def plain(row: Any) -> SimpleNamespace:
    """A row as Python numbers and lists: NumPy takes microseconds for each field of a record."""
    values = zip(row.dtype.names, row.item(), strict=True)
    return SimpleNamespace(
        **{name: v.tolist() if isinstance(v, np.ndarray) else v for name, v in values}
    )


def _check(declared: np.dtype[Any]) -> None:
    assert declared.fields is not None
    taken = set(dir(np.record)) & set(declared.fields)
    if taken:
        raise TypeError(f"NumPy's records have attributes of these names: {sorted(taken)}")
    offset = 0
    for name in declared.names or ():
        kind, at = declared.fields[name][:2]
        if at != offset or at % kind.base.alignment:
            raise TypeError(f"field {name} leaves a gap: order fields wide to narrow")
        offset += kind.itemsize
    if declared.itemsize != offset:
        raise TypeError("the record is longer than its fields")
