"""What can be chosen when a table is made (§10), and the box that follows from it."""

from typing import Any, Literal

import msgspec
import numpy as np

from fernweh.games.lost_cities_rivals.components import (
    CARD_COUNT, COINS, COLOUR, COLOUR_COUNT, COPIES, DEALS, PILE, RANK, RANK_COUNT, RANKS, WAGER,
    kinds_where,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.state import BOX, LOT
from fernweh.kernel.fault import Fault
from fernweh.kernel.record import Rows, blank
from fernweh.kernel.smaller import in_full, must_be_within, number, smaller
from fernweh.kernel.starter import starter_of

SEAT_NAMES = ("north", "east", "south", "west")  # §1.1, clockwise
SIMULATION: dict[str, Any] = {}  # nothing: every game ends (§7.4)
SEARCH = {"scale": 15.0, "most": 20}  # points: see fernweh.bots.search.style
LEARNING = {"taught": 0.5}  # see fernweh.rl.train.settings


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """§10. The defaults are those of a table of people."""

    starter: Literal["lot", "north", "east", "south", "west"] = "lot"
    purge_display: bool = False


LEAST_VALUE, MOST_VALUE = int(RANKS[1]), int(RANKS[-1])  # §1.3
MOST_PILES = CARD_COUNT // PILE  # §2.3

Small = smaller(
    Options,
    colours=(number(2, COLOUR_COUNT), COLOUR_COUNT),
    lowest=(number(LEAST_VALUE, MOST_VALUE), LEAST_VALUE),  # value of a card
    wagers=(number(0, COPIES[WAGER]), COPIES[WAGER]),  # of each colour, starting wagers apart
    piles=(number(1, MOST_PILES), MOST_PILES),
    purse=(number(0, COINS // 2), 0),  # coins of each player at the start; 0: §2.4
)


def lay_out(options: Options, seats: int = 2) -> Rows:
    """The box for these options and that many players; a fault if the starter's seat is empty, or
    if a smaller box has too little for so many.
    """
    terms, box = in_full(options, Small), blank(BOX)
    copies = _copies(terms)
    _must_be_enough(terms, int(copies.sum()), seats)
    box[0].deck = [kinds_where(copies % 2 == 1), kinds_where(copies >= 2)]
    box[0].seats = seats
    box[0].purge = terms.purge_display
    box[0].starter = starter_of(terms.starter, SEAT_NAMES[:seats], LOT)
    box[0].colours = terms.colours
    box[0].cards = copies.sum()
    box[0].pile = copies.sum() // terms.piles
    box[0].purse = terms.purse or COINS // seats
    return box


def _copies(terms: Any) -> Any:
    """How many cards there are of each kind (§1.3)."""
    copies = np.array(COPIES)[RANK]
    copies[RANK == WAGER] = terms.wagers
    too_low = (RANK != WAGER) & (RANK_COUNT - RANK > MOST_VALUE - terms.lowest + 1)
    copies[too_low | (COLOUR >= terms.colours)] = 0
    return copies


def _must_be_enough(terms: Any, cards: int, seats: int) -> None:
    """All coins are in the box, piles are alike, and starting wagers can be dealt (§2.1, §2.3)."""
    must_be_within("purse", terms.purse, 0, COINS // seats)
    if cards % terms.piles:
        fitting = [piles for piles in range(1, MOST_PILES + 1) if cards % piles == 0]
        raise Fault("option-value", option="piles", value=str(terms.piles),
                    allowed=", ".join(map(str, fitting)))  # fmt: skip
    least = next(many for many in range(2, COLOUR_COUNT + 1) if DEALS[many, 0, seats])
    must_be_within("colours", terms.colours, least, COLOUR_COUNT)
