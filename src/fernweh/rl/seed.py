"""Seeds: whole numbers of 64 bits, each the beginning of a row of games."""

from operator import index
from typing import Any

import numpy as np

from fernweh.kernel.fault import Fault

MOST = 2**64 - 1


def checked_seed(seed: Any) -> int:
    """The seed as Python's own number."""
    try:
        whole = index(seed)
    except TypeError:
        whole = -1
    if not 0 <= whole <= MOST:
        raise Fault("bad-seed", seed=str(seed)[:40])
    return whole


def any_seed() -> int:
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0])


def next_seed(seed: Any, is_begun: bool) -> int | None:
    """What a table is to begin with: the seed asked for; without one, at first any, and then none:
    the next game of the same seed.
    """
    if seed is not None:
        return checked_seed(seed)
    return None if is_begun else any_seed()
