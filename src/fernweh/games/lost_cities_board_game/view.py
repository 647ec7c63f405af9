"""What a seat sees, as plain data for any interface (§10).

It is made from a table that `conceal` has been over. It shows what lies open; what a good memory
adds (§10.3 to §10.5) is for programs and hints, not for the picture.
"""

from functools import lru_cache
from typing import Any

import msgspec

from fernweh.games.lost_cities_board_game.components import (
    COLOURS, EXPLORERS, LONG_TRACK, SHORT_TRACK, STONE_VALUE, TILES, VALUE_COUNT, VALUES,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.notation import (
    CARDS, names_in, piece_on, row_of, stack_of,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.options import SEAT_NAMES
from fernweh.games.lost_cities_board_game.rules import explorer_points
from fernweh.games.lost_cities_board_game.state import Phase
from fernweh.kernel import border
from fernweh.kernel.record import fixed, plain, rows_of

FACE_DOWN = -1  # for points that are not shown


class Row(msgspec.Struct):
    cards: list[str]  # values in the order laid
    explorer: str  # "adventurer", "researcher", or "" for none
    stone: int  # where it stands, 1 to 9; 0 for none
    points: int  # what it is worth there (§8)


class Seat(msgspec.Struct):
    name: str
    hand: list[str]  # cards by name: the viewer's own, else empty
    hand_size: int  # §10.1
    rows: dict[str, Row]
    adventurers: int  # at home
    researcher: bool  # whether it is at home
    artifacts: int  # tiles and tokens
    standing: int  # what the explorers are worth as they stand
    points: int  # victory points; -1 where they lie face down (§10.3)


class Pile(msgspec.Struct):
    top: str  # a card, or "" for an empty pile
    size: int


class View(msgspec.Struct):
    viewer: int  # a seat, or -1 for a spectator
    actor: int  # the seat to act, -1 chance, -2 nobody
    phase: str
    expedition: int
    expeditions: int
    starter: int
    deck: int  # §6.4
    turns: int  # taken in this expedition
    cap: int
    crossed: int  # explorers beyond a bridge; five end the expedition (§7.1)
    path: str  # the path on which somebody is about to set out, or ""
    closed: str  # the colour closed for this turn, or ""
    up_and_down: bool  # §11.3
    values: list[int]  # of the stones 1 to 9 (§1.5)
    track: list[int]  # what 0, 1, 2 … artifacts bring; the last number is for more too (§9)
    paths: dict[str, list[str]]  # the tiles on the stones 1 to 9, "" for none
    piles: dict[str, Pile]
    seats: list[Seat]


def view_of(box: Any, table: Any, viewer: int) -> View:
    data, terms = plain(table), fixed(box)
    return View(
        viewer=viewer,
        actor=int(border.actor(rows_of(box), rows_of(table))),
        phase=_PHASES[data.phase],
        expedition=data.expeditions_done + (data.phase != Phase.OVER),
        expeditions=terms.expeditions,
        starter=data.starter,
        deck=data.deck_left,
        turns=data.ply,
        cap=terms.cap,
        crossed=data.crossed,
        path=COLOURS[data.path] if data.phase == Phase.SEND else "",
        closed=_closed(data.closed),
        up_and_down=bool(terms.up_and_down),
        values=_VALUES,
        track=_track(terms),
        paths=_paths(*map(tuple, data.tile)),
        piles=_piles(*map(tuple, data.pile)),
        seats=[_seat(terms, table, data, seat, viewer) for seat in range(terms.seats)],
    )


@lru_cache
def _closed(closed: int) -> str:
    return "".join(name for c, name in enumerate(COLOURS) if closed >> c & 1)


def _track(terms: Any) -> list[int]:
    printed = SHORT_TRACK if terms.expeditions == 1 else LONG_TRACK
    points: list[int] = terms.track[: len(printed)]
    return points


@lru_cache(maxsize=1024)
def _paths(*tiles: tuple[int, ...]) -> dict[str, list[str]]:
    return {name: _path(tiles[path]) for path, name in enumerate(COLOURS)}


@lru_cache(maxsize=1024)
def _path(tiles: tuple[int, ...]) -> list[str]:
    return [TILES[tile - 1] if tile else "" for tile in tiles[1:]]


@lru_cache(maxsize=1024)
def _piles(*piles: tuple[int, int]) -> dict[str, Pile]:
    return {name: _pile(piles[colour], colour) for colour, name in enumerate(COLOURS)}


@lru_cache(maxsize=1024)
def _pile(pile: tuple[int, int], colour: int) -> Pile:
    stack = stack_of(pile, colour)
    return Pile(top=CARDS[stack[-1]] if stack else "", size=len(stack))


def _seat(terms: Any, table: Any, data: Any, seat: int, viewer: int) -> Seat:
    """`lies` is the table as Python numbers; the rules are asked about the table itself."""
    hand, researcher = names_in(*data.hand[seat]), data.researcher[seat] != 0
    shown = seat == viewer or terms.open_totals or data.phase == Phase.OVER  # §10.3, §11.5
    rows, standing = _rows(table, data, seat)
    return Seat(
        name=SEAT_NAMES[seat],
        hand=list(hand) if seat == viewer else [],
        hand_size=len(hand) + data.veiled[seat],
        rows=rows,
        adventurers=EXPLORERS - 1 - sum(stone > 0 for stone in data.stone[seat]) + researcher,
        researcher=not researcher,
        artifacts=data.tokens[seat] + data.found[seat],
        standing=standing,
        points=data.points[seat] if shown else FACE_DOWN,
    )


def _rows(table: Any, data: Any, seat: int) -> tuple[dict[str, Row], int]:
    """With what they are worth as they stand. In most moves one seat's change, or nobody's."""
    cards, stones = tuple(data.laid[seat]), tuple(data.stone[seat])
    key = (cards, data.shut[seat], stones, data.researcher[seat])
    if key not in _ROWS:
        if len(_ROWS) >= _MOST_ROWS:
            _ROWS.clear()
        rows = {name: _row(table, data, seat, path) for path, name in enumerate(COLOURS)}
        _ROWS[key] = (rows, sum(row.points for row in rows.values()))
    return _ROWS[key]


def _row(table: Any, data: Any, seat: int, path: int) -> Row:
    stone = data.stone[seat][path]
    explorer = piece_on(data, seat, path) if stone else ""
    return Row(
        cards=[VALUES[kind % VALUE_COUNT] for kind in row_of(data, seat, path)],
        explorer=explorer,
        stone=stone,
        points=_points(table, seat, path, explorer, stone),
    )


def _points(table: Any, seat: int, path: int, explorer: str, stone: int) -> int:
    """The rules count it once: an explorer is worth the same on any path (§8.1, §8.2)."""
    if (explorer, stone) not in _POINTS:
        _POINTS[explorer, stone] = int(explorer_points(table, seat, path))
    return _POINTS[explorer, stone]


_ROWS: dict[tuple[Any, ...], tuple[dict[str, Row], int]] = {}
_MOST_ROWS = 512
_POINTS: dict[tuple[str, int], int] = {}
_VALUES: list[int] = STONE_VALUE[1:].tolist()
_PHASES = {int(phase): phase.name.lower().replace("_", "-") for phase in Phase}
