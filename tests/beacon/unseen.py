"""What a viewer has not seen (§5), named by the actions that brought it there."""

from typing import Any

from fernweh.kernel.protocol import Unseen
from tests.beacon.components import DEAL


def unseen_by(box: Any, table: Any, viewer: int) -> Unseen:
    """The others' lanterns that are not shown."""
    return {seat: _drawn(table, seat) for seat in range(int(box.seats)) if seat != viewer}


def _drawn(table: Any, seat: int) -> list[int]:
    lantern = int(table.lantern[seat])
    return [DEAL + lantern - 1] if lantern > 0 and not table.shown[seat] else []
