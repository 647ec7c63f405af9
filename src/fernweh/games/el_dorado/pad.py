"""The end of a game of El Dorado from the score pad, on a table; and the map to put pawns on."""

from itertools import pairwise
from typing import Annotated, Any

from msgspec import Meta

from fernweh.games.el_dorado.notation import coordinates
from fernweh.games.el_dorado.state import ARRIVED, Phase
from fernweh.games.el_dorado.view import LOOKS
from fernweh.kernel.fault import Fault
from fernweh.kernel.pad import PadEntry, EntryOptions, must_be_at_most, must_be_in_the_box, PadSpace

COUNTED_BY = ("map", "caves")  # the options that can change a score
FIXED = {"starter": "north"}  # so that pawns have their start spaces


class PadPawn(PadEntry, frozen=True):
    q: Annotated[int, Meta(ge=-99, le=99)] = 0
    r: Annotated[int, Meta(ge=-99, le=99)] = 0
    arrived: bool = False


class ElDoradoSeat(PadEntry, frozen=True):
    pawns: Annotated[list[PadPawn], Meta(max_length=2)] = []  # else on the start spaces
    blockades: Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(max_length=12)] = []


class ElDoradoPad(PadEntry, frozen=True):
    """The end of a game of El Dorado."""

    seats: Annotated[list[ElDoradoSeat], Meta(min_length=1, max_length=4)]
    order: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(max_length=4)] = []  # of arrival
    options: EntryOptions = {}


_CLOSED = {LOOKS.index("mountain"), LOOKS.index("cave")}


def lay(box: Any, table: Any, entry: ElDoradoPad) -> None:
    _check_blockades(entry, int(box.lines))
    for at, seat in enumerate(entry.seats):
        must_be_at_most(len(seat.pawns), int(box.pawns), "pawn")
        for n, pawn in enumerate(seat.pawns):
            table.at[at][n] = _space(box, pawn)
        table.won[at] = sum(1 << number - 1 for number in seat.blockades)
    _must_not_share(box, table)
    _arrive(box, table, entry.order)
    table.phase = Phase.OVER


def _check_blockades(entry: ElDoradoPad, lines: int) -> None:
    """§1.4, §3.2."""
    won = [str(number) for seat in entry.seats for number in seat.blockades]
    must_be_in_the_box(won, dict.fromkeys("123456", 1))
    must_be_at_most(len(won), lines, "blockade")


def _space(box: Any, pawn: PadPawn) -> int:
    """§5.7, §5.11: who enters a finishing space is in El Dorado."""
    if pawn.arrived:
        return ARRIVED
    for space in range(int(box.spaces)):
        if coordinates(box, space) == (pawn.q, pawn.r) and box.looks[space] not in _CLOSED:
            return ARRIVED if space >= box.finish else space
    raise Fault("pad-no-space", q=pawn.q, r=pawn.r)


def _pawns(box: Any, table: Any) -> list[tuple[int, int, int]]:
    """Space, seat and number of every pawn that has not arrived."""
    numbers = range(int(box.pawns))
    found = [(int(table.at[seat, n]), seat, n) for seat in range(int(box.seats)) for n in numbers]
    return sorted(each for each in found if each[0] != ARRIVED)


def _must_not_share(box: Any, table: Any) -> None:
    """§5.7; §10.9: with the caves' tokens pawns may."""
    for (one, *_), (other, *_) in pairwise(_pawns(box, table)):
        if one == other and not box.caves:
            q, r = coordinates(box, one)
            raise Fault("pad-occupied", q=q, r=r)


def _arrive(box: Any, table: Any, order: list[int]) -> None:
    """§11.2: who is not named in the order comes after those who are."""
    here = [seat for seat in range(int(box.seats)) if (table.at[seat] == ARRIVED).all()]
    named = [seat for seat in dict.fromkeys(order) if seat in here]
    for n, seat in enumerate([*named, *(seat for seat in here if seat not in named)], 1):
        table.arrival[seat] = n


def spaces(box: Any, table: Any) -> list[PadSpace]:
    standing = {space: (seat, n) for space, seat, n in _pawns(box, table)}
    return [_drawn(box, n, *standing.get(n, (-1, -1))) for n in range(int(box.spaces))]


def _drawn(box: Any, n: int, seat: int, pawn: int) -> PadSpace:
    looks = int(box.looks[n])
    is_open, is_finish = looks not in _CLOSED, n >= int(box.finish)
    q, r = coordinates(box, n)
    return PadSpace(q, r, LOOKS[looks], int(box.need[n]), is_open, is_finish, seat, pawn)


Pad = ElDoradoPad
