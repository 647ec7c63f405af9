"""A round of Lost Cities from the score pad, on a table."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from fernweh.games.lost_cities.components import COLOUR, RANK, WAGER
from fernweh.games.lost_cities.notation import CARDS, KIND_OF, all_cards
from fernweh.games.lost_cities.state import Phase
from fernweh.kernel.bits import Word
from fernweh.kernel.fault import Fault
from fernweh.kernel.pad import PadEntry, EntryOptions, must_be_in_the_box

COUNTED_BY = ("colours", "rounds")  # the options that can change a score
SixColours = Literal["yellow", "blue", "white", "green", "red", "purple"]
Rank = Literal["wager", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
Cards = Annotated[list[Rank], Meta(max_length=20)]
Points = Annotated[int, Meta(ge=-999, le=9999)]


class LostCitiesSeat(PadEntry, frozen=True):
    expeditions: dict[SixColours, Cards] = {}
    points: Annotated[list[Points], Meta(max_length=3)] = []  # of the rounds before this one


class LostCitiesPad(PadEntry, frozen=True):
    """A round of Lost Cities as it lies."""

    seats: Annotated[list[LostCitiesSeat], Meta(min_length=1, max_length=4)]
    options: EntryOptions = {}


def lay(box: Any, table: Any, entry: LostCitiesPad) -> None:
    """A round under way: what is counted lies open."""
    in_the_box = {CARDS[kind]: n for kind, n in all_cards(box).items()}
    must_be_in_the_box((card for seat in entry.seats for card in _cards(seat)), in_the_box)
    before = {len(seat.points) for seat in entry.seats}
    if len(before) > 1 or max(before) >= box.rounds:
        raise Fault("pad-rounds", most=int(box.rounds) - 1)
    for at, seat in enumerate(entry.seats):
        table.points[at][: len(seat.points)] = seat.points
        for card in _cards(seat):
            _lay(table, at, KIND_OF[card])
    table.rounds_done = max(before)
    table.phase = Phase.LAY


def _cards(seat: LostCitiesSeat) -> list[str]:
    return [f"{colour}-{rank}" for colour, ranks in seat.expeditions.items() for rank in ranks]


def _lay(table: Any, seat: int, kind: int) -> None:
    if RANK[kind] == WAGER:
        table.laid_wagers[seat][COLOUR[kind]] += 1
    else:
        table.laid[seat] |= Word(1 << kind)


Pad = LostCitiesPad
