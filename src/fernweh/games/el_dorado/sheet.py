"""The score sheet of El Dorado (§11): steps left, and what decides among those who arrived."""

from collections.abc import Iterator
from typing import Any

from fernweh.games.el_dorado.state import ARRIVED
from fernweh.kernel.bits import members_of
from fernweh.kernel.record import plain
from fernweh.kernel.sheet import SheetRow, Sheet, sheet


def sheet_of(box: Any, table: Any, seat: int, viewer: int) -> Sheet:
    """All of it lies open (§13.3)."""
    return sheet(seat, list(_rows(box, plain(table), seat)))


def _rows(box: Any, data: Any, seat: int) -> Iterator[SheetRow]:
    for pawn in range(int(box.pawns)):
        space = data.at[seat][pawn]
        left = 0 if space == ARRIVED else int(box.steps[space])
        yield SheetRow("pawn" if left else "pawn-arrived", "11.4", {"pawn": pawn + 1}, -left)
    if data.arrival[seat]:
        yield SheetRow("arrival", "11.2", {"arrival": data.arrival[seat]}, 0)
    won = [number + 1 for number in members_of(data.won[seat])]
    if won:
        yield SheetRow("blockades", "11.2", {"blockades": won, "count": len(won)}, 0)
