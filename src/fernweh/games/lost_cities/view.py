"""What a seat sees, as plain data for any interface (§9).

It is made from a table that `conceal` has been over. It shows what lies open; what a good memory
adds (§9.3, §9.4) is for programs and hints, not for the picture.
"""

from functools import lru_cache
from typing import Any

import msgspec

from fernweh.games.lost_cities.components import COLOURS
from fernweh.games.lost_cities.notation import (
    CARDS, columns_in, count_in, names_in, ranks_of, stack_of,
)  # fmt: skip
from fernweh.games.lost_cities.options import SEAT_NAMES
from fernweh.games.lost_cities.rules import expedition_points
from fernweh.games.lost_cities.state import Phase
from fernweh.kernel import border
from fernweh.kernel.record import fixed, plain, rows_of


class Expedition(msgspec.Struct):
    cards: list[str]  # ranks in the order laid: "wager", "2", …
    points: int  # as it lies (§7)


class Seat(msgspec.Struct):
    name: str
    hand: list[str]  # cards by name: the viewer's own, else empty
    hand_size: int  # §9.1
    expeditions: dict[str, Expedition]
    round_points: int  # this round as it lies
    points: list[int]  # the rounds that are over
    total: int


class Pile(msgspec.Struct):
    top: str  # a card, or "" for an empty pile
    size: int


class View(msgspec.Struct):
    viewer: int  # a seat, or -1 for a spectator
    actor: int  # the seat to act, -1 chance, -2 nobody
    phase: str
    round: int
    rounds: int
    starter: int
    deck: int  # §6.3
    turns: int  # taken in this round
    cap: int
    closed: str  # the colour closed for this turn, or ""
    piles: dict[str, Pile]
    seats: list[Seat]


def view_of(box: Any, table: Any, viewer: int) -> View:
    data, terms, boxes, tables = plain(table), fixed(box), rows_of(box), rows_of(table)
    return View(
        viewer=viewer,
        actor=int(border.actor(boxes, tables)),
        phase=_PHASES[data.phase],
        round=data.rounds_done + (data.phase != Phase.OVER),
        rounds=terms.rounds,
        starter=data.starter,
        deck=data.deck_left,
        turns=data.ply,
        cap=terms.cap,
        closed=_closed(data.closed),
        piles=_piles(terms.colours, *data.pile),
        seats=[
            _seat(table, data, seat, viewer, terms.colours, int(border.score(boxes, tables, seat)))
            for seat in (0, 1)
        ],
    )


@lru_cache
def _closed(closed: int) -> str:
    return "".join(name for c, name in enumerate(COLOURS) if closed >> c & 1)


@lru_cache(maxsize=1024)
def _piles(colours: int, *piles: int) -> dict[str, Pile]:
    return {name: _pile(piles[c], c) for c, name in enumerate(COLOURS[:colours])}


@lru_cache(maxsize=1024)
def _pile(pile: int, colour: int) -> Pile:
    stack = stack_of(pile, colour)
    return Pile(top=CARDS[stack[-1]] if stack else "", size=len(stack))


def _seat(table: Any, data: Any, seat: int, viewer: int, colours: int, total: int) -> Seat:
    """`data` is the table as Python numbers; the rules are asked about the table itself."""
    word, wagers = data.hand[seat], data.hand_wagers[seat]
    expeditions, points = _expeditions(table, data, seat, colours)
    return Seat(
        name=SEAT_NAMES[seat],
        hand=list(names_in(word, tuple(wagers))) if seat == viewer else [],
        hand_size=count_in(word, wagers) + data.veiled[seat],
        expeditions=expeditions,
        round_points=points,
        points=data.points[seat][: data.rounds_done],
        total=total,
    )


def _expeditions(
    table: Any, data: Any, seat: int, colours: int
) -> tuple[dict[str, Expedition], int]:
    """With their points. In most moves one seat's change, or nobody's."""
    key = (data.laid[seat], tuple(data.laid_wagers[seat]), colours)
    if key not in _LAID:
        if len(_LAID) >= _MOST_LAID:
            _LAID.clear()
        columns = columns_in(*key[:2])[:colours]
        laid = [_expedition(table, seat, colour, *column) for colour, column in enumerate(columns)]
        points = sum(each.points for each in laid)
        _LAID[key] = (dict(zip(COLOURS, laid, strict=False)), points)
    return _LAID[key]


def _expedition(table: Any, seat: int, colour: int, column: int, wagers: int) -> Expedition:
    """The rules count it once: the same cards are worth the same in any colour (§7)."""
    found = _EXPEDITIONS.get((column, wagers))
    if found is None:
        points = int(expedition_points(table, seat, colour))
        found = Expedition(list(ranks_of(column, wagers)), points)
        _EXPEDITIONS[column, wagers] = found
    return found


_LAID: dict[tuple[Any, ...], tuple[dict[str, Expedition], int]] = {}
_MOST_LAID = 512
_EXPEDITIONS: dict[tuple[int, int], Expedition] = {}  # at most some thousands
_PHASES = {int(phase): phase.name.lower().replace("_", "-") for phase in Phase}
