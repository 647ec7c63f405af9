"""Records: declare a table, allocate, copy, compare.

A table is one NumPy record of plain numbers, so copying is copying bytes, equality is equality of
bytes, and a batch is an array. Fields go from wide to narrow and leave no gap: padding would differ
between equal tables, and CUDA wants each field aligned.
"""

from collections.abc import Callable
from struct import Struct
from types import SimpleNamespace
from typing import Any, NamedTuple

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


def rows_of(row: Any) -> Rows:
    """An array with this row alone, for `border`: the one it was taken from, where that has one."""
    base = row.base
    if isinstance(base, np.ndarray) and base.size == 1:
        return base
    return np.frombuffer(bytearray(row.tobytes()), row.dtype)


def plain(row: Any) -> SimpleNamespace:
    """A row as Python numbers and lists: NumPy takes microseconds for each field of a record."""
    layout = _layout_of(row.dtype)
    return layout.laid_out(layout.numbers.unpack(row))


def fixed(box: Any) -> SimpleNamespace:
    """A box as `plain` gives it, remembered: it never changes, and all matches on the same terms
    have the same.
    """
    base = box.base
    kept = _boxes.get(id(base))
    if kept is None or kept[0] is not base or base.size != 1:
        kept = (base, plain(box))
        if isinstance(base, np.ndarray) and base.size == 1:
            _boxes[id(base)] = kept
            if len(_boxes) > _MOST_BOXES:
                del _boxes[next(iter(_boxes))]
    return kept[1]


_MOST_BOXES = 256
_boxes: dict[int, tuple[Any, SimpleNamespace]] = {}


class _Layout(NamedTuple):
    """How the numbers of a row are read, and made a namespace of."""

    numbers: Struct
    laid_out: Callable[[tuple[int, ...]], SimpleNamespace]
    declared: np.dtype[Any]  # kept, so that its id stays its own


_layouts: dict[int, _Layout] = {}


def _layout_of(declared: np.dtype[Any]) -> _Layout:
    found = _layouts.get(id(declared))
    if found is None or found.declared is not declared:
        found = _layouts[id(declared)] = _layout(declared)
    return found


def _layout(declared: np.dtype[Any]) -> _Layout:
    """Written out as code, as `dataclasses` does: a loop over the fields takes twice as long."""
    first, codes, fields = 0, "=", []
    for name in declared.names or ():
        kind = declared[name]
        fields.append(f"{name}={_picked(first, kind.shape)}")
        codes += f"{int(np.prod(kind.shape))}{_letter(kind.base)}"
        first += int(np.prod(kind.shape))
    code = f"lambda v: SimpleNamespace({', '.join(fields)})"
    return _Layout(Struct(codes), eval(code, {"SimpleNamespace": SimpleNamespace}), declared)


def _picked(first: int, shape: tuple[int, ...]) -> str:
    """The code for a field of that shape: lists of lists, as NumPy's `tolist` has them."""
    if not shape:
        return f"v[{first}]"
    if len(shape) == 1:
        return f"[*v[{first}:{first + shape[0]}]]"
    size = int(np.prod(shape[1:]))
    return f"[{', '.join(_picked(first + size * n, shape[1:]) for n in range(shape[0]))}]"


def _letter(kind: np.dtype[Any]) -> str:
    """NumPy's letters are those of `struct`, but for the wide ones."""
    return {("i", 8): "q", ("u", 8): "Q"}.get((kind.kind, kind.itemsize), kind.char)


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
