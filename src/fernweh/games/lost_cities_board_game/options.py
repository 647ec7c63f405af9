"""What can be chosen when a table is made (§11), and the box that follows from it."""

from typing import Annotated, Any, Literal

import msgspec

from fernweh.games.lost_cities_board_game.components import (
    COLOUR, COPIES, HAND_SIZE, LONG_TRACK, MARKED, MOST_ARTIFACTS, MOST_TURNS, PATHS, SET_ASIDE,
    SHORT_TRACK, TILE_COUNT, VALUE, VALUE_COUNT, Tile, kinds_where,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.state import BOX, LOT
from fernweh.kernel.record import Rows, blank
from fernweh.kernel.smaller import in_full, must_be_within, number, smaller
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


MARKS = len(MARKED[0])  # §1.7, of a path

Small = smaller(
    Options,
    paths=(number(1, PATHS), PATHS),
    values=(number(1, VALUE_COUNT), VALUE_COUNT),  # 0, 1, 2 …
    marks=(number(1, MARKS), MARKS),  # marked stones of a path, the first ones
    arrows=(number(0, int(TILE_COUNT[Tile.ARROW - 1])), int(TILE_COUNT[Tile.ARROW - 1])),
    hand=(number(1, HAND_SIZE), HAND_SIZE),  # cards
    aside=(number(0, SET_ASIDE), SET_ASIDE),  # cards set aside with two players
)


def lay_out(options: Options, seats: int = 2) -> Rows:
    """The box for these options and that many players; a fault if there are too few cards."""
    terms, box = in_full(options, Small), blank(BOX)
    aside = terms.aside if seats == 2 else 0
    cards = COPIES * terms.paths * terms.values - aside
    must_be_within("hand", terms.hand, 1, (cards - 1) // seats)
    must_be_within("arrows", terms.arrows, 0, terms.paths * terms.marks)
    box[0].kinds = kinds_where((terms.paths > COLOUR) & (terms.values > VALUE))
    box[0].slots = sum(((1 << terms.marks) - 1) << MARKS * path for path in range(terms.paths))
    box[0].track = _track(options)
    box[0].cap = terms.cap
    box[0].seats = seats
    box[0].expeditions = terms.expeditions
    box[0].starter = starter_of(terms.starter, SEAT_NAMES[:seats], LOT)  # §11.2
    box[0].cards = cards
    box[0].up_and_down = terms.up_and_down
    box[0].allow_take_back = terms.allow_take_back
    box[0].open_totals = terms.open_totals
    box[0].tiles = _tiles(terms)
    box[0].hand = terms.hand
    return box


def _tiles(terms: Any) -> list[int]:
    """§1.6: as many as there are marked stones: arrows first, then artifacts, then points."""
    left, tiles = terms.paths * terms.marks, [0] * len(TILE_COUNT)
    for tile in (Tile.ARROW, Tile.ARTIFACT, Tile.FIVE, Tile.TEN, Tile.FIFTEEN):
        many = terms.arrows if tile == Tile.ARROW else int(TILE_COUNT[tile - 1])
        tiles[tile - 1] = min(left, many)
        left -= tiles[tile - 1]
    return tiles


def _track(options: Options) -> list[int]:
    """§9.2, §9.3: what 0, 1, 2 … artifacts bring; the last number is for all beyond."""
    track = SHORT_TRACK if options.expeditions == 1 else LONG_TRACK
    return [track[min(number, len(track) - 1)] for number in range(MOST_ARTIFACTS + 1)]
