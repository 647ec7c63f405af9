"""The end of a game of Beacon from the score pad, on a table."""

from typing import Annotated, Any

from msgspec import Meta

from fernweh.kernel.pad import PadEntry, EntryOptions, must_be_in_the_box
from tests.beacon.components import LANTERNS, MOST_KEPT
from tests.beacon.state import Phase

COUNTED_BY = ()  # the options that can change a score
IN_THE_BOX = {str(number): 1 for number in range(1, LANTERNS + 1)}  # §1.3


class BeaconSeat(PadEntry, frozen=True):
    kept: Annotated[int, Meta(ge=0, le=MOST_KEPT)] = 0
    lantern: Annotated[int, Meta(ge=0, le=LANTERNS)] = 0  # its number; 0 if it is not entered


class BeaconPad(PadEntry, frozen=True):
    """The end of a game of Beacon."""

    seats: Annotated[list[BeaconSeat], Meta(min_length=1, max_length=3)]
    options: EntryOptions = {}


def lay(box: Any, table: Any, entry: BeaconPad) -> None:
    """§4.2: the lanterns are shown."""
    must_be_in_the_box((str(seat.lantern) for seat in entry.seats if seat.lantern), IN_THE_BOX)
    for at, seat in enumerate(entry.seats):
        table.kept[at], table.lantern[at] = seat.kept, seat.lantern
        table.shown[at] = 1
    table.phase = Phase.OVER


Pad = BeaconPad
