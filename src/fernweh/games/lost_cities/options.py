"""What can be chosen when a table is made (§10), and the box that follows from it."""

from typing import Annotated, Literal

import msgspec

from fernweh.games.lost_cities.components import COLOUR, RANK_COUNT, WAGERS, kinds_where
from fernweh.games.lost_cities.state import BOX, LOT
from fernweh.kernel.record import Rows, blank
from fernweh.kernel.starter import starter_of

SEAT_NAMES = ("north", "south")
SIMULATION = {"cap": 300}  # §10.4
SEARCH = {"spread": 40.0, "scale": 40.0, "most": 400}  # points: see fernweh.bots.search.style


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """§10. The defaults are those of a table of people."""

    colours: Literal[5, 6] = 5
    rounds: Literal[1, 2, 3] = 3
    starter: Literal["lot", "north", "south"] = "lot"
    cap: Annotated[int, msgspec.Meta(ge=0, le=9999)] = 0


def lay_out(options: Options, seats: int = 2) -> Rows:
    """The box for these options."""
    assert seats == len(SEAT_NAMES)
    box = blank(BOX)
    box[0].kinds = kinds_where(COLOUR < options.colours)
    box[0].colours = options.colours
    box[0].cards = options.colours * (RANK_COUNT - 1 + WAGERS)
    box[0].rounds = options.rounds
    box[0].cap = options.cap
    box[0].starter = starter_of(options.starter, SEAT_NAMES, LOT)
    return box
