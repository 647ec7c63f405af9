"""What a seat sees, as plain data for any interface (§9). All seats see the same.

It shows what lies open; what a good memory adds (§9.2) is for programs and hints, not for the
picture.
"""

from typing import Any

import msgspec

from fernweh.games.lost_cities_rivals.components import COLOURS, PILE, RANKS, WAGER
from fernweh.games.lost_cities_rivals.notation import (
    cards_in, colours_in, columns_of, names_of,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.options import SEAT_NAMES
from fernweh.games.lost_cities_rivals.rules import actor, score
from fernweh.games.lost_cities_rivals.rules.auction import leader
from fernweh.games.lost_cities_rivals.rules.scoring import expedition_points
from fernweh.games.lost_cities_rivals.state import Phase
from fernweh.kernel.record import plain


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
    lies = plain(table)
    waiting = max(0, lies.deck_left - 1) // PILE
    return View(
        viewer=viewer,
        actor=int(actor(box, table)),
        phase=Phase(lies.phase).name.lower().replace("_", "-"),
        turn=lies.turn,
        display=names_of(cards_in(lies.display)),
        pile=lies.deck_left - PILE * waiting,
        waiting=waiting,
        bank=lies.bank,
        bid=lies.bid,
        leader=int(leader(table)) if lies.bid else -1,
        out=cards_in(lies.out).total(),
        seats=[_seat(box, table, lies, seat) for seat in range(box.seats)],
    )


def _seat(box: Any, table: Any, lies: Any, seat: int) -> Seat:
    """`lies` is the table as Python numbers; the rules are asked about the table itself."""
    total = int(score(box, table, seat))
    return Seat(
        name=SEAT_NAMES[seat],
        coins=lies.purse[seat],
        bidding=bool(lies.bidders >> seat & 1),
        expeditions=_expeditions(table, lies, seat),
        points=total - lies.purse[seat],
        total=total,
    )


def _expeditions(table: Any, lies: Any, seat: int) -> dict[str, Expedition]:
    laid = columns_of(cards_in(lies.laid[seat]))
    started = colours_in(lies.starting[seat])
    return {
        name: Expedition(
            cards=[RANKS[WAGER]] * (name in started) + laid.get(name, []),
            started=name in started,
            points=int(expedition_points(table, seat, colour)),
        )
        for colour, name in enumerate(COLOURS)
    }
