"""What can be chosen when a table is made (§11), and the box that follows from it."""

from typing import Annotated, Literal

import msgspec

from fernweh.games.lost_cities_board_game.components import (
    CARDS_IN_ALL, LONG_TRACK, MOST_ARTIFACTS, MOST_TURNS, SET_ASIDE, SHORT_TRACK,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.state import BOX, LOT
from fernweh.kernel.record import Rows, blank
from fernweh.kernel.starter import starter_of

SEAT_NAMES = ("north", "east", "south", "west")  # §1.1, clockwise
SIMULATION = {"cap": 600}  # §11.6
SEARCH = {"spread": 80.0, "scale": 100.0, "most": 50}  # points: see fernweh.bots.search.style
ONLY_VIEWS = ("open_totals",)  # §11.5


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """§11. The defaults are those of a table of people."""

    expeditions: Literal[1, 3] = 3
    starter: Literal["lot", "north", "east", "south", "west"] = "lot"
    up_and_down: bool = False
    allow_take_back: bool = False
    open_totals: bool = False
    cap: Annotated[int, msgspec.Meta(ge=0, le=MOST_TURNS)] = 0


def lay_out(options: Options, seats: int = 2) -> Rows:
    """The box for these options and that many players."""
    box = blank(BOX)
    box[0].track = _track(options)
    box[0].cap = options.cap
    box[0].seats = seats
    box[0].expeditions = options.expeditions
    box[0].starter = starter_of(options.starter, SEAT_NAMES[:seats], LOT)  # §11.2
    box[0].cards = CARDS_IN_ALL - (SET_ASIDE if seats == 2 else 0)
    box[0].up_and_down = options.up_and_down
    box[0].allow_take_back = options.allow_take_back
    box[0].open_totals = options.open_totals
    return box


def _track(options: Options) -> list[int]:
    """§9.2, §9.3: what 0, 1, 2 … artifacts bring; the last number is for all beyond."""
    track = SHORT_TRACK if options.expeditions == 1 else LONG_TRACK
    return [track[min(number, len(track) - 1)] for number in range(MOST_ARTIFACTS + 1)]
