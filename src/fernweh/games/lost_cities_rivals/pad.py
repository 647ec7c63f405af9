"""The end of a game of Rivals from the score pad, on a table."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from fernweh.games.lost_cities_rivals.components import COINS, COLOURS
from fernweh.games.lost_cities_rivals.notation import ALL_CARDS, CARDS, KIND_OF
from fernweh.games.lost_cities_rivals.rules.cards import add
from fernweh.games.lost_cities_rivals.state import Phase
from fernweh.kernel.pad import PadEntry, EntryOptions, must_be_at_most, must_be_in_the_box

COUNTED_BY = ()  # the options that can change a score
Colour = Literal["yellow", "blue", "white", "green", "red"]
Rank = Literal["wager", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
Cards = Annotated[list[Rank], Meta(max_length=20)]


class RivalsSeat(PadEntry, frozen=True):
    expeditions: dict[Colour, Cards] = {}  # starting wagers apart
    started: Annotated[list[Colour], Meta(max_length=10)] = []  # starting wagers
    coins: Annotated[int, Meta(ge=0, le=99)] = 0


class RivalsPad(PadEntry, frozen=True):
    """The end of a game of Rivals."""

    seats: Annotated[list[RivalsSeat], Meta(min_length=1, max_length=4)]
    options: EntryOptions = {}


STARTING = 2  # §1.5, §2.1: of each colour in the box, and to each player


def lay(box: Any, table: Any, entry: RivalsPad) -> None:
    _check(entry)
    for at, seat in enumerate(entry.seats):
        table.purse[at] = seat.coins
        table.starting[at] = sum(1 << COLOURS.index(colour) for colour in seat.started)
        for card in _cards(seat):
            add(table.laid[at], KIND_OF[card])
    table.phase = Phase.OVER


def _check(entry: RivalsPad) -> None:
    """§1.3, §1.5, §1.6, §2.1."""
    in_the_box = {CARDS[kind]: n for kind, n in ALL_CARDS.items()}
    must_be_in_the_box((card for seat in entry.seats for card in _cards(seat)), in_the_box)
    for seat in entry.seats:
        must_be_in_the_box(map(_starting, seat.started), dict.fromkeys(map(_starting, COLOURS), 1))
        must_be_at_most(len(seat.started), STARTING, "starting")
    dealt = (_starting(colour) for seat in entry.seats for colour in seat.started)
    must_be_in_the_box(dealt, dict.fromkeys(map(_starting, COLOURS), STARTING))
    must_be_at_most(sum(seat.coins for seat in entry.seats), COINS, "coins")


def _starting(colour: str) -> str:
    return f"{colour}-wager"


def _cards(seat: RivalsSeat) -> list[str]:
    return [f"{colour}-{rank}" for colour, ranks in seat.expeditions.items() for rank in ranks]


Pad = RivalsPad
