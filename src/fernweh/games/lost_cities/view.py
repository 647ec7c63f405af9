"""What a seat sees, as plain data for any interface (§9).

It is made from a table that `conceal` has been over. It shows what lies open; what a good memory
adds (§9.3, §9.4) is for programs and hints, not for the picture.
"""

from typing import Any

import msgspec

from fernweh.games.lost_cities.components import COLOURS, RANK_COUNT, RANKS
from fernweh.games.lost_cities.notation import CARDS, cards_in, stack_of
from fernweh.games.lost_cities.options import SEAT_NAMES
from fernweh.games.lost_cities.rules import actor, expedition_points, round_points, score
from fernweh.games.lost_cities.state import Phase
from fernweh.kernel.record import plain


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
    lies, colours = plain(table), COLOURS[: box.colours]
    return View(
        viewer=viewer,
        actor=int(actor(box, table)),
        phase=Phase(lies.phase).name.lower().replace("_", "-"),
        round=lies.rounds_done + (lies.phase != Phase.OVER),
        rounds=int(box.rounds),
        starter=lies.starter,
        deck=lies.deck_left,
        turns=lies.ply,
        cap=int(box.cap),
        closed="".join(name for c, name in enumerate(colours) if lies.closed >> c & 1),
        piles={name: _pile(lies.pile[c], c) for c, name in enumerate(colours)},
        seats=[_seat(box, table, lies, seat, viewer) for seat in range(len(SEAT_NAMES))],
    )


def _pile(pile: int, colour: int) -> Pile:
    stack = stack_of(pile, colour)
    return Pile(top=CARDS[stack[-1]] if stack else "", size=len(stack))


def _seat(box: Any, table: Any, lies: Any, seat: int, viewer: int) -> Seat:
    """`lies` is the table as Python numbers; the rules are asked about the table itself."""
    hand = sorted(cards_in(lies.hand[seat], lies.hand_wagers[seat]).elements())
    return Seat(
        name=SEAT_NAMES[seat],
        hand=[CARDS[kind] for kind in hand] if seat == viewer else [],
        hand_size=len(hand) + lies.veiled[seat],
        expeditions={
            name: _expedition(table, lies, seat, colour)
            for colour, name in enumerate(COLOURS[: box.colours])
        },
        round_points=int(round_points(table, seat)),
        points=lies.points[seat][: lies.rounds_done],
        total=int(score(box, table, seat)),
    )


def _expedition(table: Any, lies: Any, seat: int, colour: int) -> Expedition:
    column = lies.laid[seat] >> RANK_COUNT * colour
    wagers = [RANKS[0]] * lies.laid_wagers[seat][colour]
    numbers = [RANKS[rank] for rank in range(1, RANK_COUNT) if column >> rank & 1]
    return Expedition(wagers + numbers, int(expedition_points(table, seat, colour)))
