"""The file of a network: weights in half precision, and a stamp that says what they can read.

safetensors: nothing is run when it is read. A stamp that is not a table's own is refused.
"""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from fernweh.bots.net.forward import Weights
from fernweh.games.observation import layout_of
from fernweh.kernel.fault import Fault
from fernweh.kernel.protocol import Rulebook

Array = np.ndarray[Any, Any]
STAMP = "fernweh"
NAME = "best.safetensors"  # in a folder of `fernweh train`


class Stamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a network was trained for."""

    game: str
    rules: int
    layout: str
    width: int
    layers: int

    @classmethod
    def of(cls, rules: Rulebook, width: int, layers: int) -> "Stamp":
        return cls(rules.NAME, rules.RULES_VERSION, layout_of(rules), width, layers)

    def told(self) -> dict[str, str]:
        """As the file's own facts, which are texts."""
        return {STAMP: msgspec.json.encode(self).decode()}


class Trained(msgspec.Struct, frozen=True):
    stamp: Stamp
    weights: dict[str, Array]


def read(path: Path) -> Trained:
    """A fault that says so if there is none, or it is no network of ours."""
    from safetensors import SafetensorError, safe_open

    found = path / NAME if path.is_dir() else path
    if not found.is_file():
        raise Fault("no-network", path=str(path)[:200])
    try:
        with safe_open(found, framework="numpy") as file:
            stamp = msgspec.json.decode((file.metadata() or {}).get(STAMP, ""), type=Stamp)
            return Trained(stamp, {name: file.get_tensor(name) for name in file.keys()})  # noqa: SIM118
    except (SafetensorError, msgspec.MsgspecError, OSError, ValueError) as error:
        reason = str(error)[:200]
        raise Fault("network-unreadable", path=str(path)[:200], reason=reason) from None


def write(path: Path, stamp: Stamp, weights: dict[str, Array]) -> None:
    """Aside first, and then put in its place."""
    from safetensors.numpy import save_file

    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    halves = {name: np.ascontiguousarray(each, np.float16) for name, each in weights.items()}
    save_file(halves, part, stamp.told())
    part.replace(path)


def laid(kept: Trained) -> Weights:
    """As the forward pass wants them; a fault where one is missing or cannot be."""
    try:
        if kept.weights["own"].ndim != 2:
            raise ValueError("own")
        return Weights(**{name: _of(kept, name) for name in Weights._fields})
    except (KeyError, ValueError) as error:
        raise Fault("network-unreadable", path=kept.stamp.game, reason=str(error)[:200]) from None


def _of(kept: Trained, field: str) -> Array:
    """Of one layer, or of all that are alike."""
    name = field.removesuffix("_bias")
    kind = "bias" if field.endswith("_bias") else "weight"
    if name == "own":
        return _floats(kept.weights[name].T)
    if not name.startswith("layers_"):
        return _floats(kept.weights[f"{name}.{kind}"])
    part = name.removeprefix("layers_")
    names = [f"layers.{layer}.{part}.{kind}" for layer in range(kept.stamp.layers)]
    return np.stack([_floats(kept.weights[each]) for each in names])


def _floats(weights: Array) -> Array:
    """Inputs first."""
    if not np.isfinite(weights).all():
        raise ValueError("not a number")
    return np.ascontiguousarray(weights.T, np.float32)
