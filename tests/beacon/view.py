"""What a seat sees, as plain data for any interface (§5); the table is concealed already."""

from typing import Any

import msgspec

from fernweh.kernel import border
from fernweh.kernel.record import fixed, plain, rows_of
from tests.beacon.options import SEAT_NAMES
from tests.beacon.state import NO_LANTERN, Phase


class Seat(msgspec.Struct):
    name: str
    kept: int
    lantern: int  # its number: the viewer's own, or one that is shown; else 0
    drawn: bool  # whether the seat has a lantern
    shown: bool


class View(msgspec.Struct):
    viewer: int  # a seat, or -1 for a spectator
    actor: int  # the seat to act, -1 chance, -2 nobody
    turn: int  # whose fire it is
    phase: str
    night: int
    nights: int
    fire: int
    die: int  # the face that fell last, or 0
    seats: list[Seat]


def view_of(box: Any, table: Any, viewer: int) -> View:
    data, terms = plain(table), fixed(box)
    return View(
        viewer=viewer,
        actor=int(border.actor(rows_of(box), rows_of(table))),
        turn=data.turn,
        phase=Phase(data.phase).name.lower(),
        night=min(data.turns // terms.seats + 1, terms.nights),
        nights=terms.nights,
        fire=data.fire,
        die=data.die,
        seats=[_seat(data, seat, viewer) for seat in range(terms.seats)],
    )


def _seat(data: Any, seat: int, viewer: int) -> Seat:
    """Whoever sees all looks at each seat as that seat does, so its lantern is asked for twice."""
    is_open = seat == viewer or data.shown[seat]
    return Seat(
        name=SEAT_NAMES[seat],
        kept=data.kept[seat],
        lantern=max(0, data.lantern[seat]) if is_open else 0,
        drawn=data.lantern[seat] != NO_LANTERN,
        shown=bool(data.shown[seat]),
    )
