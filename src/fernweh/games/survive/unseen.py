"""What a viewer has not seen (§12), named by the actions that brought it there."""

from typing import Any

from fernweh.games.survive.components import (
    BACK, COLOURS, EXPLORERS, PICK, SORTS, TERRAINS, VALUES,
)  # fmt: skip
from fernweh.kernel.protocol import Unseen
from fernweh.kernel.record import plain


def unseen_by(box: Any, table: Any, viewer: int) -> Unseen:
    """The backs of the others' kept tiles, terrain by terrain, and their explorers' values."""
    data = plain(table)
    found: dict[Any, list[int]] = {}
    for seat in range(int(box.seats)):
        if seat != viewer:
            found |= _kept(data, seat)
            found |= _values(data, int(box.owned[seat]))
    return found


def _kept(data: Any, seat: int) -> dict[Any, list[int]]:
    """§12.2"""
    backs: dict[Any, list[int]] = {(seat, terrain): [] for terrain in range(len(TERRAINS))}
    for number, (back, terrain) in zip(data.hand[seat], SORTS, strict=True):
        backs[seat, terrain] += [BACK + back] * number
    return backs


def _values(data: Any, owned: int) -> dict[Any, list[int]]:
    """§12.3; §11.2: in the end the saved show theirs. An explorer that is placed has a value."""
    return {
        explorer: [PICK + VALUES * (explorer // EXPLORERS) + data.value[explorer] - 1]
        for explorer in range(len(COLOURS) * EXPLORERS)
        if (owned & ~data.shown) >> explorer & 1 and data.value[explorer]
    }
