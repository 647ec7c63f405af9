"""Observations as planes: for every byte a stretch of numbers, of which one is 1."""

from typing import Any

import numpy as np

from fernweh.kernel.rule import rule


@rule
def write_planes(seen: Any, firsts: Any, out: Any) -> None:
    """Of each of these rows of bytes; `firsts` says where the stretch of a byte begins."""
    for row in range(len(seen)):
        out[row, :] = 0
        for at in range(len(firsts)):
            out[row, firsts[at] + np.int64(seen[row, at])] = 1
