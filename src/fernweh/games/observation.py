"""What a game's observation is made of, byte by byte: for whoever learns from it or plays by it."""

import hashlib
from typing import Any

import numpy as np

from fernweh.kernel.protocol import Piece, Rulebook


def observation_spec(rules: Rulebook) -> dict[str, tuple[slice, Piece]]:
    """Where each named piece of an observation lies, how high its bytes go, and what they mean."""
    spec, at = {}, 0
    for piece in rules.OBSERVATION:
        spec[piece.name] = (slice(at, at + piece.size), piece)
        at += piece.size
    return spec


def most_of(rules: Rulebook) -> np.ndarray[Any, Any]:
    """The highest value of each byte."""
    pieces = rules.OBSERVATION
    return np.repeat([p.most for p in pieces], [p.size for p in pieces]).astype(np.uint8)


def names_of(rules: Rulebook) -> np.ndarray[Any, Any]:
    """Of each byte, whether its numbers are names."""
    pieces = rules.OBSERVATION
    return np.repeat([p.names for p in pieces], [p.size for p in pieces])


def layout_of(rules: Rulebook) -> str:
    """A stamp of the bytes: what has learnt others cannot read these."""
    pieces = [(p.name, p.size, p.most) for p in rules.OBSERVATION]
    told = repr((rules.NAME, rules.RULES_VERSION, pieces))
    return hashlib.sha256(told.encode()).hexdigest()[:16]
