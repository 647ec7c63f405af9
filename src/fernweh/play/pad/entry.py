"""What people with the boxed games enter at the score pad, a schema a game, and what they get.

No rule is here, and no game is loaded: the tables are built in the files beside this one, the
counting is done by the games' own score sheets. What is left out lies nowhere.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from fernweh.kernel.sheet import Sheet

Colour = Literal["yellow", "blue", "white", "green", "red"]
SixColours = Literal["yellow", "blue", "white", "green", "red", "purple"]
Rank = Literal["wager", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
Cards = Annotated[list[Rank], Meta(max_length=20)]
Points = Annotated[int, Meta(ge=-999, le=9999)]
Options = dict[str, bool | int | Annotated[str, Meta(max_length=4000)]]


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person enters."""


# Lost Cities


class LostCitiesSeat(_Entry, frozen=True):
    expeditions: dict[SixColours, Cards] = {}
    points: Annotated[list[Points], Meta(max_length=3)] = []  # of the rounds before this one


class LostCitiesPad(_Entry, frozen=True):
    """A round of Lost Cities as it lies."""

    seats: Annotated[list[LostCitiesSeat], Meta(min_length=1, max_length=4)]
    options: Options = {}


# Rivals


class RivalsSeat(_Entry, frozen=True):
    expeditions: dict[Colour, Cards] = {}  # starting wagers apart
    started: Annotated[list[Colour], Meta(max_length=10)] = []  # starting wagers
    coins: Annotated[int, Meta(ge=0, le=99)] = 0


class RivalsPad(_Entry, frozen=True):
    """The end of a game of Rivals."""

    seats: Annotated[list[RivalsSeat], Meta(min_length=1, max_length=4)]
    options: Options = {}


# The Board Game


class BoardGameSeat(_Entry, frozen=True):
    stones: dict[Colour, Annotated[int, Meta(ge=1, le=9)]] = {}  # where explorers stand
    researcher: Literal["", "yellow", "blue", "white", "green", "red"] = ""  # its path
    points: Annotated[int, Meta(ge=0, le=9999)] = 0  # victory points before this is counted
    artifacts: Annotated[int, Meta(ge=0, le=99)] = 0  # tiles and tokens


class BoardGamePad(_Entry, frozen=True):
    """The end of an expedition of the Board Game."""

    seats: Annotated[list[BoardGameSeat], Meta(min_length=1, max_length=4)]
    expedition: Annotated[int, Meta(ge=1, le=3)] = 1  # with the last one artifacts count
    options: Options = {}


# El Dorado


class PadPawn(_Entry, frozen=True):
    q: Annotated[int, Meta(ge=-99, le=99)] = 0
    r: Annotated[int, Meta(ge=-99, le=99)] = 0
    arrived: bool = False


class ElDoradoSeat(_Entry, frozen=True):
    pawns: Annotated[list[PadPawn], Meta(max_length=2)] = []  # else on the start spaces
    blockades: Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(max_length=12)] = []


class ElDoradoPad(_Entry, frozen=True):
    """The end of a game of El Dorado."""

    seats: Annotated[list[ElDoradoSeat], Meta(min_length=1, max_length=4)]
    order: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(max_length=4)] = []  # of arrival
    options: Options = {}


# Survive


class SurviveSeat(_Entry, frozen=True):
    saved: dict[
        Literal["red", "blue", "green", "yellow"],
        Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(max_length=20)],
    ] = {}  # the values of the saved, by colour


class SurvivePad(_Entry, frozen=True):
    """The end of a game of Survive."""

    seats: Annotated[list[SurviveSeat], Meta(min_length=1, max_length=4)]
    options: Options = {}


PADS: dict[str, type[msgspec.Struct]] = {
    "lost_cities": LostCitiesPad,
    "lost_cities_rivals": RivalsPad,
    "lost_cities_board_game": BoardGamePad,
    "el_dorado": ElDoradoPad,
    "survive": SurvivePad,
}


# What they get


class PadSpace(msgspec.Struct, frozen=True):
    """A space of El Dorado's map, to put pawns on."""

    q: int
    r: int
    terrain: str
    need: int
    open: bool  # whether a pawn can stand there
    is_finish: bool
    seat: int  # whose pawn stands there, or -1
    pawn: int  # which of them, from 0


class Counted(msgspec.Struct, frozen=True):
    """The rulebook's score for what was entered."""

    sheets: list[Sheet]
    places: list[int]
    spaces: list[PadSpace] = []  # of El Dorado alone


def facts_of(entry: Any) -> tuple[int, dict[str, Any]]:
    """How many seats, and the options."""
    return len(entry.seats), dict(entry.options)
