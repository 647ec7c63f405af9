"""What a seat sees, as plain data for any interface (§9). All seats see the same.

It shows what lies open; what a good memory adds (§9.2) is for programs and hints, not for the
picture.
"""

from typing import Any

import msgspec

from fernweh.games.lost_cities_rivals.components import COLOURS, PILE, RANK_COUNT, RANKS
from fernweh.games.lost_cities_rivals.notation import cards_in, colours_in, names_of
from fernweh.games.lost_cities_rivals.options import SEAT_NAMES
from fernweh.games.lost_cities_rivals.rules import actor, score
from fernweh.games.lost_cities_rivals.rules.auction import leader
from fernweh.games.lost_cities_rivals.rules.scoring import expedition_points
from fernweh.games.lost_cities_rivals.state import Phase


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
    waiting = max(0, int(table.deck_left) - 1) // PILE
    return View(
        viewer=viewer,
        actor=int(actor(box, table)),
        phase=Phase(int(table.phase)).name.lower().replace("_", "-"),
        turn=int(table.turn),
        display=names_of(cards_in(table.display)),
        pile=int(table.deck_left) - PILE * waiting,
        waiting=waiting,
        bank=int(table.bank),
        bid=int(table.bid),
        leader=int(leader(table)) if table.bid else -1,
        out=cards_in(table.out).total(),
        seats=[_seat(box, table, seat) for seat in range(box.seats)],
    )


def _seat(box: Any, table: Any, seat: int) -> Seat:
    total = int(score(box, table, seat))
    return Seat(
        name=SEAT_NAMES[seat],
        coins=int(table.purse[seat]),
        bidding=bool(int(table.bidders) >> seat & 1),
        expeditions={name: _expedition(table, seat, c) for c, name in enumerate(COLOURS)},
        points=total - int(table.purse[seat]),
        total=total,
    )


def _expedition(table: Any, seat: int, colour: int) -> Expedition:
    started = COLOURS[colour] in colours_in(table.starting[seat])
    laid = sorted(cards_in(table.laid[seat]).elements())
    ranks = [RANKS[kind % RANK_COUNT] for kind in laid if kind // RANK_COUNT == colour]
    points = int(expedition_points(table, seat, colour))
    return Expedition([RANKS[0]] * started + ranks, started, points)
