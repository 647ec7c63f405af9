"""The end of a game of Survive from the score pad, on a table."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from fernweh.games.survive.components import COLOURS, EXPLORERS, VALUE_COUNT, VALUES
from fernweh.games.survive.state import Phase
from fernweh.kernel.fault import Fault
from fernweh.kernel.pad import PadEntry, EntryOptions, must_be_in_the_box

COUNTED_BY = ("two_colours", "all_are_equal", "tie_break")  # the options that can change a score


class SurviveSeat(PadEntry, frozen=True):
    saved: dict[
        Literal["red", "blue", "green", "yellow"],
        Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(max_length=20)],
    ] = {}  # the values of the saved, by colour


class SurvivePad(PadEntry, frozen=True):
    """The end of a game of Survive."""

    seats: Annotated[list[SurviveSeat], Meta(min_length=1, max_length=4)]
    options: EntryOptions = {}


IN_THE_BOX = {str(value): int(VALUE_COUNT[value]) for value in range(1, VALUES + 1)}  # §1.6


def lay(box: Any, table: Any, entry: SurvivePad) -> None:
    """§11.2: the saved have shown their values; which letter has which is all the same."""
    saved = 0
    for at, seat in enumerate(entry.seats):
        for name, values in seat.saved.items():
            colour = COLOURS.index(name)
            if colour >= box.colours or colour % int(box.seats) != at:
                raise Fault("pad-no-such", piece=name)
            must_be_in_the_box(map(str, values), IN_THE_BOX)
            for explorer, value in enumerate(sorted(values), EXPLORERS * colour):
                table.value[explorer] = value
                saved |= 1 << explorer
    table.saved = table.shown = saved
    table.phase = Phase.OVER


Pad = SurvivePad
