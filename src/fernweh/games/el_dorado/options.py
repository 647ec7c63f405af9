"""What can be chosen when a table is made (§14), and the box that follows from it."""

from typing import Annotated, Literal

import msgspec

from fernweh.games.el_dorado.chart import chart_of
from fernweh.games.el_dorado.components import MOST_ROUNDS, PAWNS
from fernweh.games.el_dorado.maps import LONGEST
from fernweh.games.el_dorado.state import LOT
from fernweh.kernel.record import Rows
from fernweh.kernel.starter import starter_of

SEAT_NAMES = ("north", "east", "south", "west")  # §1.1, clockwise
SIMULATION = {"cap": 60}  # §14.8
SEARCH = {"spread": 10.0, "scale": 10.0, "most": 40}  # steps: see fernweh.bots.search.style
LEARNING = {"taught": 0.4, "close": 3.0, "width": 512}  # see fernweh.rl.train.settings


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """§14. The defaults are those of a table of people."""

    map: Annotated[str, msgspec.Meta(max_length=LONGEST)] = "first"
    starter: Literal["lot", "north", "east", "south", "west"] = "lot"
    caves: bool = False
    strip_blockades: Literal["every_connection", "entry_side"] = "every_connection"
    native_blockade: Literal["remove", "remove_and_enter"] = "remove"
    replace_to: Literal["discard", "play_area"] = "discard"
    keep_item: Literal["item", "any_removal"] = "item"
    cap: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)] = 0


def lay_out(options: Options, seats: int = 2) -> Rows:
    """The box for these options and that many players."""
    box = chart_of(options.map, options.strip_blockades == "entry_side", options.caves).copy()
    box[0].cap = options.cap
    box[0].seats = seats
    box[0].pawns = PAWNS if seats == 2 else 1
    box[0].starter = starter_of(options.starter, SEAT_NAMES[:seats], LOT)  # §14.2
    box[0].native_enters = options.native_blockade == "remove_and_enter"
    box[0].replace_plays = options.replace_to == "play_area"
    box[0].keep_any = options.keep_item == "any_removal"
    return box
