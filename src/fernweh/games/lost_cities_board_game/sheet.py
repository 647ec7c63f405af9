"""The score sheet of the Board Game (§8, §9): victory points, explorers, artifacts.

Nobody has less than 0, after an expedition and at the end: where that gives points, a row says so.
At the end the table no longer tells what victory points there were before: they are what is left of
the total, and where it was 0 at some time, one row has both.
"""

from collections.abc import Iterator
from typing import Any

from fernweh.games.lost_cities_board_game.components import COLOURS, PIECES, STONE_VALUE
from fernweh.games.lost_cities_board_game.notation import piece_on
from fernweh.games.lost_cities_board_game.rules import artifacts, explorer_points, standing
from fernweh.games.lost_cities_board_game.state import Phase
from fernweh.kernel.record import plain
from fernweh.kernel.sheet import ALL_SEEING, Count, SheetRow, Sheet, sheet


def sheet_of(box: Any, table: Any, seat: int, viewer: int) -> Sheet:
    data = plain(table)
    rows = _at_the_end if data.phase == Phase.OVER else _so_far
    return sheet(seat, list(rows(box, table, data, seat, viewer)))


def _so_far(box: Any, table: Any, data: Any, seat: int, viewer: int) -> Iterator[SheetRow]:
    """§8.3; §10.3: the others' victory points lie face down."""
    shown = viewer in (seat, ALL_SEEING) or box.open_totals
    points = data.points[seat] if shown else None
    yield SheetRow("victory", "8.3", {}, points)
    yield from _explorers(table, data, seat)
    if points is not None:
        yield from _floor("8.3", points + int(standing(table, seat)))
    yield SheetRow("artifacts-later", "9.1", {"artifacts": int(artifacts(table, seat))}, 0)


def _at_the_end(box: Any, table: Any, data: Any, seat: int, viewer: int) -> Iterator[SheetRow]:
    found, stand = int(artifacts(table, seat)), int(standing(table, seat))
    bonus, total = int(box.track[found]), data.points[seat]
    before = total - bonus - stand
    lost = total == 0 or total - bonus == 0  # some of it may have been below zero
    yield SheetRow("victory-or-floor" if lost else "victory", "8.3", {}, before)
    yield from _explorers(table, data, seat)
    yield SheetRow("artifacts", "9.1", {"artifacts": found}, bonus)


def _explorers(table: Any, data: Any, seat: int) -> Iterator[SheetRow]:
    """§8.1, §8.2."""
    for path, colour in enumerate(COLOURS):
        stone = data.stone[seat][path]
        if stone:
            piece = piece_on(data, seat, path)
            facts = {"colour": colour, "explorer": piece, "stone": stone}
            steps = [Count("stone", "8.1", int(STONE_VALUE[stone]))]
            if piece == PIECES[1]:
                steps.append(Count("researcher", "8.2", 2, times=True))
            yield SheetRow("explorer", "8.1", facts, int(explorer_points(table, seat, path)), steps)


def _floor(rule: str, points: int) -> Iterator[SheetRow]:
    if points < 0:
        yield SheetRow("floor", rule, {}, -points)
