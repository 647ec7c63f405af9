"""What learners see in other forms: through all seats' eyes, and as planes."""

from typing import Any

import numpy as np

from fernweh.kernel import verbs
from fernweh.kernel.record import Rows
from fernweh.kernel.rule import rule


@rule
def observe_all(boxes: Rows, tables: Rows, out: Any) -> None:
    """At each of these tables what every seat sees."""
    for i in range(tables.size):
        for seat in range(out.shape[1]):
            verbs.observe(boxes[0], tables[i], seat, out[i, seat])


@rule
def write_planes(seen: Any, firsts: Any, out: Any) -> None:
    """Rows of bytes, each byte as a stretch of numbers of which one is 1; `firsts` says where the
    stretches begin.
    """
    for row in range(len(seen)):
        out[row, :] = 0
        for at in range(len(firsts)):
            out[row, firsts[at] + np.int64(seen[row, at])] = 1
