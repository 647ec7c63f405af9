"""The score sheet of Beacon (§4.2): what was kept, and the lantern."""

from typing import Any

from fernweh.kernel.record import plain
from fernweh.kernel.sheet import ALL_SEEING, SheetRow, Sheet, sheet
from tests.beacon.state import NO_LANTERN


def sheet_of(box: Any, table: Any, seat: int, viewer: int) -> Sheet:
    """A lantern counts for whoever may know it (§5.1)."""
    data = plain(table)
    rows = [SheetRow("kept", "3.4", {}, data.kept[seat])]
    is_open = viewer in (seat, ALL_SEEING) or data.shown[seat]
    if data.lantern[seat] != NO_LANTERN:
        rows.append(SheetRow("lantern", "4.2", {}, data.lantern[seat] if is_open else None))
    return sheet(seat, rows)
