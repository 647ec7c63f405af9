"""What a seat sees, as plain data for any interface (§10).

It is made from a table that `conceal` has been over. It shows what lies open; what a good memory
adds (§10.3 to §10.5) is for programs and hints, not for the picture.
"""

from typing import Any

import msgspec

from fernweh.games.lost_cities_board_game.components import (
    CITY, COLOURS, EXPLORERS, LONG_TRACK, PATHS, SHORT_TRACK, STONE_VALUE, TILES, VALUE_COUNT,
    VALUES,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.notation import (
    CARDS, multiset, piece_on, row_of, stack_of,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.options import SEAT_NAMES
from fernweh.games.lost_cities_board_game.rules import actor, artifacts, explorer_points, standing
from fernweh.games.lost_cities_board_game.state import Phase

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
    over, sends = table.phase == Phase.OVER, table.phase == Phase.SEND
    return View(
        viewer=viewer,
        actor=int(actor(box, table)),
        phase=Phase(int(table.phase)).name.lower().replace("_", "-"),
        expedition=int(table.expeditions_done) + (not over),
        expeditions=int(box.expeditions),
        starter=int(table.starter),
        deck=int(table.deck_left),
        turns=int(table.ply),
        cap=int(box.cap),
        crossed=int(table.crossed),
        path=COLOURS[table.path] if sends else "",
        closed="".join(name for c, name in enumerate(COLOURS) if int(table.closed) >> c & 1),
        up_and_down=bool(box.up_and_down),
        values=[int(value) for value in STONE_VALUE[1:]],
        track=_track(box),
        paths={name: _path(table, path) for path, name in enumerate(COLOURS)},
        piles={name: _pile(table, colour) for colour, name in enumerate(COLOURS)},
        seats=[_seat(box, table, seat, viewer) for seat in range(box.seats)],
    )


def _track(box: Any) -> list[int]:
    printed = SHORT_TRACK if box.expeditions == 1 else LONG_TRACK
    return [int(points) for points in box.track[: len(printed)]]


def _path(table: Any, path: int) -> list[str]:
    return ["" if tile == 0 else TILES[tile - 1] for tile in table.tile[path, 1 : CITY + 1]]


def _pile(table: Any, colour: int) -> Pile:
    stack = stack_of(table.pile[colour], colour)
    return Pile(top=CARDS[stack[-1]] if stack else "", size=len(stack))


def _seat(box: Any, table: Any, seat: int, viewer: int) -> Seat:
    hand = sorted(multiset(table.hand[seat]).elements())
    out, researcher = int((table.stone[seat] > 0).sum()), bool(table.researcher[seat])
    return Seat(
        name=SEAT_NAMES[seat],
        hand=[CARDS[kind] for kind in hand] if seat == viewer else [],
        hand_size=len(hand) + int(table.veiled[seat]),
        rows={COLOURS[path]: _row(table, seat, path) for path in range(PATHS)},
        adventurers=EXPLORERS - 1 - (out - researcher),
        researcher=not researcher,
        artifacts=int(artifacts(table, seat)),
        standing=int(standing(table, seat)),
        points=int(table.points[seat]) if _is_shown(box, table, seat, viewer) else FACE_DOWN,
    )


def _is_shown(box: Any, table: Any, seat: int, viewer: int) -> bool:
    """§10.3, §11.5: whose victory points this viewer sees."""
    return bool(seat == viewer or box.open_totals or table.phase == Phase.OVER)


def _row(table: Any, seat: int, path: int) -> Row:
    stone = int(table.stone[seat, path])
    return Row(
        cards=[VALUES[kind % VALUE_COUNT] for kind in row_of(table, seat, path)],
        explorer=piece_on(table, seat, path) if stone else "",
        stone=stone,
        points=int(explorer_points(table, seat, path)),
    )
