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
    lies, terms = plain(table), fixed(box)
    return View(
        viewer=viewer,
        actor=int(border.actor(rows_of(box), rows_of(table))),
        turn=lies.turn,
        phase=Phase(lies.phase).name.lower(),
        night=min(lies.turns // terms.seats + 1, terms.nights),
        nights=terms.nights,
        fire=lies.fire,
        die=lies.die,
        seats=[_seat(lies, seat, viewer) for seat in range(terms.seats)],
    )


def _seat(lies: Any, seat: int, viewer: int) -> Seat:
    """Whoever sees all looks at each seat as that seat does, so its lantern is asked for twice."""
    is_open = seat == viewer or lies.shown[seat]
    return Seat(
        name=SEAT_NAMES[seat],
        kept=lies.kept[seat],
        lantern=max(0, lies.lantern[seat]) if is_open else 0,
        drawn=lies.lantern[seat] != NO_LANTERN,
        shown=bool(lies.shown[seat]),
    )
