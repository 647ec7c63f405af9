"""What can be chosen when a table is made (§10), and the box that follows from it."""

from typing import Any, Literal

import msgspec

from fernweh.games.lost_cities_rivals.state import BOX, LOT
from fernweh.kernel.record import Rows, blank
from fernweh.kernel.starter import starter_of

SEAT_NAMES = ("north", "east", "south", "west")  # §1.1, clockwise
SIMULATION: dict[str, Any] = {}  # nothing: every game ends (§7.4)
SEARCH = {"scale": 15.0, "most": 20}  # points: see fernweh.bots.search.style
LEARNING = {"taught": 0.5}  # see fernweh.rl.train.settings


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """§10. The defaults are those of a table of people."""

    starter: Literal["lot", "north", "east", "south", "west"] = "lot"
    purge_display: bool = False


def lay_out(options: Options, seats: int = 2) -> Rows:
    """The box for these options and that many players; a fault if the starter's seat is empty."""
    box = blank(BOX)
    box[0].seats = seats
    box[0].purge = options.purge_display
    box[0].starter = starter_of(options.starter, SEAT_NAMES[:seats], LOT)
    return box
