"""What a seat sees, as plain data for any interface (§13).

It is made from a table that `conceal` has been over. The map is told space by space, with
coordinates as in maps.py, ready for drawing.
"""

from functools import lru_cache
from typing import Any

import msgspec

from fernweh.games.el_dorado.components import (
    BLOCKADE_ASKS, BLOCKADE_POWER, CARDS, FOR_SALE, PRICE, PRICED, SIDES_OF_HEX, SLOTS, SPOT_ROW,
    SYMBOLS,
)  # fmt: skip
from fernweh.games.el_dorado.notation import coordinates, count_in, names_of, tokens_of
from fernweh.games.el_dorado.options import SEAT_NAMES
from fernweh.games.el_dorado.rules.market import for_sale
from fernweh.games.el_dorado.state import ARRIVED, NO_PAWN, Phase
from fernweh.kernel import border
from fernweh.kernel.bits import members_of
from fernweh.kernel.record import Rows, fixed, plain, rows_of

LOOKS = ("jungle", "water", "village", "rubble", "camp", "mountain", "cave", "start")
CAVE, START = LOOKS.index("cave"), LOOKS.index("start")
ASKS = (*SYMBOLS, "rubble")


class TerrainPiece(msgspec.Struct):
    letter: str
    turns: int  # clockwise, in sixths
    q: int
    r: int


class Space(msgspec.Struct):
    q: int
    r: int
    piece: int  # which of the pieces; the end tile comes after the last
    terrain: str
    need: int  # power, or cards; of a start space, its number


class Line(msgspec.Struct):
    edges: list[list[int]]  # q, r and a direction, from the side of the start
    blockade: int  # its number, or 0 for none
    asks: str  # a symbol, "rubble", or "" for none
    need: int


class Cave(msgspec.Struct):
    q: int
    r: int
    tokens: int


class Pawn(msgspec.Struct):
    number: int
    q: int
    r: int
    arrived: bool
    steps: int  # to El Dorado, without looking at blockades and pawns


class Pile(msgspec.Struct):
    card: str
    price: int
    left: int
    slot: bool  # whether it is on a slot of the market
    for_sale: bool  # §7.4, §7.5


class Seat(msgspec.Struct):
    name: str
    hand: list[str]  # cards by name: the viewer's own, else empty
    hand_size: int
    draw: int  # how many cards the draw pile has
    discard: list[str]
    removed: list[str]
    tokens: list[str]
    blockades: list[int]  # numbers
    pawns: list[Pawn]
    arrival: int  # 1 for who arrived first, 0 for not yet
    steps: int  # left, of all pawns together
    place: int


class View(msgspec.Struct):
    viewer: int  # a seat, or -1 for a spectator
    actor: int  # the seat to act, -1 chance, -2 nobody
    phase: str
    round: int
    cap: int
    starter: int
    turn: int  # whose turn it is
    pieces: list[TerrainPiece]
    spaces: list[Space]
    lines: list[Line]
    caves: list[Cave]  # with the variant only
    market: list[Pile]  # and the reserve
    vacant: int  # slots
    seats: list[Seat]
    played: list[str]  # in this turn
    gained: list[str]
    symbol: str  # of the card that moves, or ""
    power: int  # that it has left
    pawn: int  # that moves or has stopped, or 0
    owing: int  # cards still to pay, remove or replace
    coins: int  # gathered, in halves
    bought: bool
    passing: bool  # §10.9
    changed: bool  # §10.10


def view_of(box: Any, table: Any, viewer: int) -> View:
    data, terms, rows = plain(table), fixed(box), (rows_of(box), rows_of(table))
    chart = _chart_of(terms)
    return View(
        viewer=viewer,
        actor=int(border.actor(*rows)),
        phase=_PHASES[data.phase],
        round=data.rounds_done + (data.phase != Phase.OVER),
        cap=terms.cap,
        starter=data.starter,
        turn=data.turn,
        pieces=chart.pieces,
        spaces=chart.spaces,
        lines=_lines(chart, *data.blockade[: terms.lines]),
        caves=_caves(terms, data, chart),
        market=_market(table, data),
        vacant=SLOTS - data.market.bit_count(),
        seats=[_seat(terms, rows, data, seat, viewer) for seat in range(terms.seats)],
        played=names_of(data.played),
        gained=names_of(data.gained),
        symbol=SYMBOLS[data.symbol] if data.phase == Phase.MOVE else "",
        power=data.power,
        pawn=data.pawn + 1 if data.pawn != NO_PAWN else 0,
        owing=data.owing,
        coins=data.coins,
        bought=bool(data.bought),
        passing=bool(data.passing),
        changed=bool(data.changed),
    )


# The map: the same in every view of a match


class _Chart(msgspec.Struct):
    pieces: list[TerrainPiece]
    spaces: list[Space]
    edges: list[list[list[int]]]
    caves: list[Space]
    laid: dict[tuple[int, ...], list[Line]] = {}  # as all lines have been, by their blockades
    lines: dict[tuple[int, int], Line] = {}  # as they have been, by place and blockade
    pawns: dict[tuple[int, int], Pawn] = {}  # by number and space


def _chart_of(terms: Any) -> _Chart:
    """Drawn once, and kept with the terms."""
    found: _Chart | None = terms.__dict__.get("chart")
    if found is None:
        found = terms.chart = _chart(terms)
    return found


def _chart(box: Any) -> _Chart:
    spaces = [_space(box, n) for n in range(box.spaces)]
    return _Chart(
        pieces=[_piece(box, n) for n in range(box.pieces)],
        spaces=spaces,
        edges=[_edges(box, line) for line in range(box.lines)],
        caves=[space for space in spaces if space.terrain == LOOKS[CAVE]],
    )


def _piece(box: Any, n: int) -> TerrainPiece:
    spot = int(box.middle[n])
    r = (spot + SPOT_ROW // 2) // SPOT_ROW
    return TerrainPiece(chr(box.letter[n]), int(box.turned[n]), spot - SPOT_ROW * r, r)


def _space(box: Any, n: int) -> Space:
    q, r = coordinates(box, n)
    looks = int(box.looks[n])
    need = [int(space) for space in box.start].index(n) + 1 if looks == START else int(box.need[n])
    return Space(q, r, int(box.piece[n]), LOOKS[looks], need)


def _edges(box: Any, line: int) -> list[list[int]]:
    found = []
    for n in range(box.spaces):
        word = int(box.edges[n]) >> SIDES_OF_HEX * line & 63
        if word and box.piece[n] == box.before[line]:
            found += [[*coordinates(box, n), direction] for direction in members_of(word)]
    return found


# What changes


def _lines(chart: _Chart, *blockades: int) -> list[Line]:
    if blockades not in chart.laid:
        chart.laid[blockades] = [_line(chart, *each) for each in enumerate(blockades)]
    return chart.laid[blockades]


def _line(chart: _Chart, line: int, number: int) -> Line:
    if (line, number) not in chart.lines:
        asks = ASKS[BLOCKADE_ASKS[number]] if number else ""
        found = Line(chart.edges[line], number, asks, int(BLOCKADE_POWER[number]))
        chart.lines[line, number] = found
    return chart.lines[line, number]


def _caves(terms: Any, data: Any, chart: _Chart) -> list[Cave]:
    tokens = data.cave[: terms.caves]
    return [Cave(space.q, space.r, left) for space, left in zip(chart.caves, tokens, strict=False)]


def _market(table: Any, data: Any) -> list[Pile]:
    if (data.stock, data.market) not in _MARKETS:
        if len(_MARKETS) >= _MOST_MARKETS:
            _MARKETS.clear()
        _MARKETS[data.stock, data.market] = _laid_out(table, data)
    return _MARKETS[data.stock, data.market]


def _laid_out(table: Any, data: Any) -> list[Pile]:
    open_now = int(for_sale(table))
    return [
        Pile(
            card=CARDS[PRICED + kind],
            price=int(PRICE[PRICED + kind]),
            left=data.stock >> 3 * (PRICED + kind) & 7,
            slot=bool(data.market >> kind & 1),
            for_sale=bool(open_now >> kind & 1),
        )
        for kind in range(FOR_SALE)
    ]


_MARKETS: dict[tuple[int, int], list[Pile]] = {}  # a market changes seldom in a game
_MOST_MARKETS = 1024


def _seat(terms: Any, rows: tuple[Rows, Rows], data: Any, seat: int, viewer: int) -> Seat:
    """`lies` is the table as Python numbers; the rules are asked about the rows themselves."""
    return Seat(
        name=SEAT_NAMES[seat],
        hand=names_of(data.hand[seat]) if seat == viewer else [],
        hand_size=count_in(data.hand[seat]) + data.veiled[seat],
        draw=count_in(data.pile[seat]) - data.veiled[seat],
        discard=names_of(data.discard[seat]),
        removed=names_of(data.removed[seat]),
        tokens=tokens_of(data.tokens[seat]),
        blockades=_blockades(data.won[seat]),
        pawns=[_pawn(terms, data.at[seat][pawn], pawn) for pawn in range(terms.pawns)],
        arrival=data.arrival[seat],
        steps=-int(border.score(*rows, seat)),
        place=int(border.place(*rows, seat)),
    )


@lru_cache(maxsize=256)
def _blockades(won: int) -> list[int]:
    return [n + 1 for n in members_of(won)]


def _pawn(terms: Any, space: int, pawn: int) -> Pawn:
    if space == ARRIVED:
        return Pawn(pawn + 1, 0, 0, arrived=True, steps=0)
    kept = _chart_of(terms).pawns
    if (pawn, space) not in kept:
        q, r = coordinates(terms, space)
        kept[pawn, space] = Pawn(pawn + 1, q, r, arrived=False, steps=terms.steps[space])
    return kept[pawn, space]


_PHASES = {int(phase): phase.name.lower().replace("_", "-") for phase in Phase}
