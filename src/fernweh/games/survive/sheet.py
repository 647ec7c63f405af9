"""The score sheet of Survive (§11): the saved, one by one."""

from typing import Any

from fernweh.games.survive.notation import EXPLORER_NAMES
from fernweh.games.survive.state import Phase
from fernweh.kernel.bits import members_of
from fernweh.kernel.record import plain
from fernweh.kernel.sheet import ALL_SEEING, SheetRow, Sheet, sheet


def sheet_of(box: Any, table: Any, seat: int, viewer: int) -> Sheet:
    data = plain(table)
    saved = members_of(data.saved & int(box.owned[seat]))
    return sheet(seat, [_saved(box, data, explorer, viewer) for explorer in saved])


def _saved(box: Any, data: Any, explorer: int, viewer: int) -> SheetRow:
    """§11.2; §2.7: a value that is not shown yet counts, but not before all eyes; §13.5."""
    facts = {"explorer": EXPLORER_NAMES[explorer]}
    if box.equal:
        return SheetRow("saved", "13.5", facts, 1)
    shown = (
        viewer == ALL_SEEING
        or box.show_own
        or Phase.PICK <= data.phase <= Phase.LAUNCH
        or data.shown >> explorer & 1
    )
    return SheetRow("saved", "11.2", facts, (data.value[explorer] or None) if shown else None)
