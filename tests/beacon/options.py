"""What can be chosen when a table is made (§6), and the box that follows from it."""

from typing import Any, Literal

import msgspec

from fernweh.kernel.record import Rows, blank
from tests.beacon.state import BOX

SEAT_NAMES = ("north", "east", "south")  # §1.1, in order of play
SIMULATION: dict[str, Any] = {}  # nothing: every game ends (§3.5, §4.1)
SEARCH = {"spread": 12.0, "scale": 12.0, "most": 100}  # points: see fernweh.bots.search.style


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """§6. The defaults are those of a table of people."""

    nights: Literal[3, 5, 7] = 5


def lay_out(options: Options, seats: int = 2) -> Rows:
    """The box for these options and that many players."""
    box = blank(BOX)
    box[0].seats = seats
    box[0].nights = options.nights
    return box
