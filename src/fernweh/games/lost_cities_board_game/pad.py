"""The end of an expedition of the Board Game from the score pad, on a table."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from fernweh.games.lost_cities_board_game.components import (
    BEYOND_BRIDGE,
    BRIDGE_LIMIT,
    COLOURS,
    EXPLORERS,
    TILE_COUNT,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.rules.expedition import end_expedition
from fernweh.games.lost_cities_board_game.state import Phase
from fernweh.kernel.fault import Fault
from fernweh.kernel.pad import PadEntry, EntryOptions, must_be_at_most

COUNTED_BY = ("expeditions",)  # the options that can change a score
Colour = Literal["yellow", "blue", "white", "green", "red"]


class BoardGameSeat(PadEntry, frozen=True):
    stones: dict[Colour, Annotated[int, Meta(ge=1, le=9)]] = {}  # where explorers stand
    researcher: Literal["", "yellow", "blue", "white", "green", "red"] = ""  # its path
    points: Annotated[int, Meta(ge=0, le=9999)] = 0  # victory points before this is counted
    artifacts: Annotated[int, Meta(ge=0, le=99)] = 0  # tiles and tokens


class BoardGamePad(PadEntry, frozen=True):
    """The end of an expedition of the Board Game."""

    seats: Annotated[list[BoardGameSeat], Meta(min_length=1, max_length=4)]
    expedition: Annotated[int, Meta(ge=1, le=3)] = 1  # with the last one artifacts count
    options: EntryOptions = {}


def lay(box: Any, table: Any, entry: BoardGamePad) -> None:
    """The last expedition is ended by the rules, so that artifacts count (§9.1)."""
    _check(entry, int(box.expeditions))
    for at, seat in enumerate(entry.seats):
        for colour, stone in seat.stones.items():
            table.stone[at][COLOURS.index(colour)] = stone
        if seat.researcher:
            table.researcher[at] = 1 << COLOURS.index(seat.researcher)
        table.points[at] = seat.points
        table.tokens[at] = seat.artifacts
    table.phase = Phase.LAY
    table.expeditions_done = entry.expedition - 1
    if entry.expedition == box.expeditions:
        end_expedition(box, table)


def _check(entry: BoardGamePad, expeditions: int) -> None:
    if entry.expedition > expeditions:
        raise Fault("pad-rounds", most=expeditions)
    artifacts = sum(seat.artifacts for seat in entry.seats)
    must_be_at_most(artifacts, int(TILE_COUNT[0]) * entry.expedition, "artifact")
    stones = [stone for seat in entry.seats for stone in seat.stones.values()]
    crossed = sum(stone >= BEYOND_BRIDGE for stone in stones)
    must_be_at_most(crossed, BRIDGE_LIMIT, "crossed")  # §7.1
    for seat in entry.seats:
        _check_explorers(seat)


def _check_explorers(seat: BoardGameSeat) -> None:
    """§1.8: four adventurers and a researcher."""
    if seat.researcher and seat.researcher not in seat.stones:
        raise Fault("pad-no-such", piece="researcher")
    adventurers = len(seat.stones) - bool(seat.researcher)
    must_be_at_most(adventurers, EXPLORERS - 1, "adventurer")


Pad = BoardGamePad
