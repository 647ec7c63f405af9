"""What a seat sees, as plain data for any interface (§9). All seats see the same.

It shows what lies open; what a good memory adds (§9.2) is for programs and hints, not for the
picture.
"""

from typing import Any

import msgspec

from fernweh.games.lost_cities_rivals.components import (
    COLOURS, COLUMN, RANK_COUNT, RANKS, WAGER,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.notation import cards_of, count_in, names_in
from fernweh.games.lost_cities_rivals.options import SEAT_NAMES
from fernweh.games.lost_cities_rivals.rules.auction import leader
from fernweh.games.lost_cities_rivals.rules.scoring import expedition_points
from fernweh.games.lost_cities_rivals.state import Phase
from fernweh.kernel import border
from fernweh.kernel.record import fixed, plain, rows_of


class Expedition(msgspec.Struct):
    cards: list[str]  # ranks in the order laid: "wager", "2", …; a starting wager is the first
    started: bool  # begun with a starting wager (§2.1)
    points: int  # as it lies (§8)


class Seat(msgspec.Struct):
    name: str
    coins: int
    bidding: bool  # has not passed in this auction
    expeditions: dict[str, Expedition]
    points: int  # of the expeditions as they lie
    total: int  # coins counted (§8.4)


class View(msgspec.Struct):
    viewer: int  # a seat, or -1 for a spectator
    actor: int  # the seat to act, -1 chance, -2 nobody
    phase: str
    turn: int  # whose turn it is, or who bids or has won
    display: list[str]  # cards by name, colour by colour
    pile: int  # cards in the draw pile
    waiting: int  # piles that wait (§2.3)
    bank: int
    bid: int  # the highest, or 0
    leader: int  # who made it, or -1
    out: int  # how many cards went back to the box
    seats: list[Seat]


def view_of(box: Any, table: Any, viewer: int) -> View:
    data, terms, boxes, tables = plain(table), fixed(box), rows_of(box), rows_of(table)
    waiting = max(0, data.deck_left - 1) // terms.pile
    return View(
        viewer=viewer,
        actor=int(border.actor(boxes, tables)),
        phase=_PHASES[data.phase],
        turn=data.turn,
        display=list(names_in(*data.display)),
        pile=data.deck_left - terms.pile * waiting,
        waiting=waiting,
        bank=data.bank,
        bid=data.bid,
        leader=int(leader(table)) if data.bid else -1,
        out=count_in(*data.out),
        seats=[
            _seat(table, data, seat, int(border.score(boxes, tables, seat)))
            for seat in range(terms.seats)
        ],
    )


def _seat(table: Any, data: Any, seat: int, total: int) -> Seat:
    """`lies` is the table as Python numbers; the rules are asked about the table itself."""
    return Seat(
        name=SEAT_NAMES[seat],
        coins=data.purse[seat],
        bidding=bool(data.bidders >> seat & 1),
        expeditions=_expeditions(table, data, seat),
        points=total - data.purse[seat],
        total=total,
    )


def _expeditions(table: Any, data: Any, seat: int) -> dict[str, Expedition]:
    """In most moves nobody's change."""
    key = (*data.laid[seat], data.starting[seat])
    if key not in _LAID:
        if len(_LAID) >= _MOST_LAID:
            _LAID.clear()
        _LAID[key] = {n: _expedition(table, data, seat, c) for c, n in enumerate(COLOURS)}
    return _LAID[key]


def _expedition(table: Any, data: Any, seat: int, colour: int) -> Expedition:
    """The rules count it once: the same cards are worth the same in any colour (§8)."""
    ones, twos = (word >> RANK_COUNT * colour & _COLUMN for word in data.laid[seat])
    started = bool(data.starting[seat] >> colour & 1)
    found = _EXPEDITIONS.get((ones, twos, started))
    if found is None:
        cards = [RANKS[WAGER]] * started + [RANKS[kind] for kind in cards_of(ones, twos)]
        found = Expedition(cards, started, int(expedition_points(table, seat, colour)))
        if len(_EXPEDITIONS) < _MOST:
            _EXPEDITIONS[ones, twos, started] = found
    return found


_LAID: dict[tuple[int, ...], dict[str, Expedition]] = {}
_MOST_LAID = 512
_EXPEDITIONS: dict[tuple[int, int, bool], Expedition] = {}
_MOST = 10_000
_COLUMN = int(COLUMN)
_PHASES = {int(phase): phase.name.lower().replace("_", "-") for phase in Phase}
