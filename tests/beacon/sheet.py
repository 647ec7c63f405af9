"""The score sheet of Beacon (§4.2): what was kept, and the lantern."""

from typing import Any

from fernweh.kernel.record import plain
from fernweh.kernel.sheet import ALL_SEEING, Row, Sheet, sheet
from tests.beacon.state import NO_LANTERN


def sheet_of(box: Any, table: Any, seat: int, viewer: int) -> Sheet:
    """A lantern counts for whoever may know it (§5.1)."""
    lies = plain(table)
    rows = [Row("kept", "3.4", {}, lies.kept[seat])]
    is_open = viewer in (seat, ALL_SEEING) or lies.shown[seat]
    if lies.lantern[seat] != NO_LANTERN:
        rows.append(Row("lantern", "4.2", {}, lies.lantern[seat] if is_open else None))
    return sheet(seat, rows)
