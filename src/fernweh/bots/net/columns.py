"""Bytes of an observation as columns from 0 to 1: names and small amounts value by value, amounts
beyond SMALL as a fraction. The same for whoever learns and for whoever plays.
"""

from typing import Any, NamedTuple

import numpy as np

from fernweh.games.observation import most_of, names_of
from fernweh.kernel.protocol import Rulebook

TOLD = 80  # amounts up to here are told apart value by value, and so are names
SMALL = 12  # bytes beyond are, or are also, a fraction
NONE = -1


class Columns(NamedTuple):
    """Of rows of bytes, a row a suit, that are read alike."""

    rows: np.ndarray[Any, Any]  # which bytes
    apart: np.ndarray[Any, Any]  # of each byte the column of its value 1; NONE if there is none
    part: np.ndarray[Any, Any]  # and the column of its fraction
    most: np.ndarray[Any, Any]
    inputs: int


def columns_of(rows: list[list[int]], rules: Rulebook) -> Columns:
    most, names = most_of(rules)[rows[0]].astype(np.int64), names_of(rules)[rows[0]]
    told = np.where(names | (most <= TOLD), most, 0)
    apart = np.where(told > 0, np.cumsum(told) - told, NONE)
    is_part = (most > SMALL) & ~names
    part = np.where(is_part, told.sum() + np.cumsum(is_part) - 1, NONE)
    return Columns(np.array(rows), apart, part, most, int(told.sum() + is_part.sum()))
