"""How observations are handed out: as bytes, or as planes for networks.

Planes are `float32`: for each byte, which may be from 0 to `most`, a stretch of `most + 1` numbers
of which one is 1. So nothing in them is more or less than anything else.
"""

from typing import Any

import numpy as np

from fernweh.games.observation import observation_spec
from fernweh.kernel.fault import Fault
from fernweh.kernel.planes import write_planes
from fernweh.rl.simulation import Simulation

Array = np.ndarray[Any, Any]

BYTES, PLANES = "bytes", "planes"
FORMS = (BYTES, PLANES)


class Form:
    """Bytes as they are, or made into planes."""

    def __init__(self, sim: Simulation, name: str = BYTES) -> None:
        if name not in FORMS:
            raise Fault("bad-option", reason=f"observation: {str(name)[:40]} ({', '.join(FORMS)})")
        self.is_bytes = name == BYTES
        steps = sim.most.astype(np.int64) + 1
        self._firsts = np.cumsum(steps) - steps
        self.dtype: Any = np.uint8 if self.is_bytes else np.float32
        self.most: Array = sim.most if self.is_bytes else np.ones(steps.sum(), np.float32)

    def of(self, seen: Array) -> Array:
        """Rows of bytes, or a single one, in this form: bytes themselves, planes as a new array."""
        if self.is_bytes:
            return seen
        out = np.empty((*seen.shape[:-1], len(self.most)), np.float32)
        width, rows = seen.shape[-1], out.reshape(-1, len(self.most))
        write_planes(np.ascontiguousarray(seen).reshape(-1, width), self._firsts, rows)
        return out


def planes_spec(sim: Simulation) -> dict[str, tuple[slice, tuple[int, int]]]:
    """Where the planes of each named piece lie, and their shape: its bytes by what each can be."""
    spec, at = {}, 0
    for name, (_, piece) in observation_spec(sim.rules).items():
        size = piece.size * (piece.most + 1)
        spec[name] = slice(at, at + size), (piece.size, piece.most + 1)
        at += size
    return spec
