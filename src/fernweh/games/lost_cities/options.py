"""What can be chosen when a table is made (§10), and the box that follows from it."""

from typing import Annotated, Any, Literal

import msgspec

from fernweh.games.lost_cities.components import (
    COLOUR, HAND_SIZE, MOST_COLOURS, RANK, RANK_COUNT, RANKS, SEATS, WAGER, WAGERS, kinds_where,
)  # fmt: skip
from fernweh.games.lost_cities.state import BOX, LOT
from fernweh.kernel.record import Rows, blank
from fernweh.kernel.smaller import in_full, must_be_within, number, smaller
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


LEAST_VALUE, MOST_VALUE = int(RANKS[1]), int(RANKS[-1])  # §1.3

Small = smaller(
    Options,
    colours=(number(1, MOST_COLOURS), 5),
    lowest=(number(LEAST_VALUE, MOST_VALUE), LEAST_VALUE),  # value of a card
    wagers=(number(0, WAGERS), WAGERS),  # of each colour
    hand=(number(1, HAND_SIZE), HAND_SIZE),  # cards
)


def lay_out(options: Options, seats: int = 2) -> Rows:
    """The box for these options; a fault if there are too few cards for the hands."""
    assert seats == len(SEAT_NAMES)
    terms, box = in_full(options, Small), blank(BOX)
    box[0].kinds = kinds_where(_is_in_play(terms))
    box[0].colours = terms.colours
    box[0].cards = terms.colours * (MOST_VALUE - terms.lowest + 1 + terms.wagers)
    box[0].rounds = terms.rounds
    box[0].cap = terms.cap
    box[0].starter = starter_of(terms.starter, SEAT_NAMES, LOT)
    box[0].hand = terms.hand
    box[0].wagers = terms.wagers
    must_be_within("hand", terms.hand, 1, (int(box[0].cards) - 1) // SEATS)
    return box


def _is_in_play(terms: Any) -> Any:
    """Of each kind: the wager of a colour, or a value that is not too low."""
    lowest = RANK_COUNT - 1 - (MOST_VALUE - terms.lowest)
    ranks = (RANK >= lowest) | ((RANK == WAGER) & (terms.wagers > 0))
    return ranks & (COLOUR < terms.colours)
