"""What can be chosen when a table is made (§14), and the box that follows from it."""

from typing import Annotated, Literal

import msgspec

from fernweh.games.el_dorado.chart import chart_of
from fernweh.games.el_dorado.components import (
    COPIES, FOR_SALE, HAND_SIZE, MARKET_AT_FIRST, MOST_ROUNDS, PAWNS, PRICED, STARTING,
)  # fmt: skip
from fernweh.games.el_dorado.maps import LONGEST
from fernweh.games.el_dorado.state import LOT
from fernweh.kernel.record import Rows
from fernweh.kernel.smaller import in_full, must_be_within, number, smaller
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


EXPLORERS, TRAVELERS, SAILORS = STARTING.tolist()  # §1.5

Small = smaller(
    Options,
    explorers=(number(0, EXPLORERS), EXPLORERS),
    travelers=(number(0, TRAVELERS), TRAVELERS),
    sailors=(number(0, SAILORS), SAILORS),
    hand=(number(1, HAND_SIZE), HAND_SIZE),  # cards
    copies=(number(0, COPIES), COPIES),  # of each kind with a price
    pawns=(number(0, PAWNS), 0),  # of each player; 0: §1.8
)


def lay_out(options: Options, seats: int = 2) -> Rows:
    """The box for these options and that many players; a fault if there are too few cards."""
    terms = in_full(options, Small)
    deck = (terms.explorers, terms.travelers, terms.sailors)
    pawns = terms.pawns or (PAWNS if seats == 2 else 1)
    must_be_within("hand", terms.hand, 1, sum(deck))
    must_be_within("pawns", terms.pawns, 0, PAWNS if seats == 2 else 1)
    box = chart_of(terms.map, terms.strip_blockades == "entry_side", terms.caves).copy()
    box[0].deck = sum(many << 3 * kind for kind, many in enumerate(deck))
    box[0].stock = sum(terms.copies << 3 * (PRICED + kind) for kind in range(FOR_SALE))
    box[0].market = int(MARKET_AT_FIRST) if terms.copies else 0
    box[0].cap = terms.cap
    box[0].seats = seats
    box[0].pawns = pawns
    box[0].starter = starter_of(terms.starter, SEAT_NAMES[:seats], LOT)  # §14.2
    box[0].native_enters = terms.native_blockade == "remove_and_enter"
    box[0].replace_plays = terms.replace_to == "play_area"
    box[0].keep_any = terms.keep_item == "any_removal"
    box[0].hand = terms.hand
    return box
