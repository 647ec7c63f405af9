"""Where a card would carry a pawn (§5.1, §5.2, §9.5): the rules themselves, tried on copies."""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any, NamedTuple

import numpy as np

from fernweh.games.el_dorado.components import ACTIONS, OBJECT, SIDES_OF_HEX, VERB, Verb
from fernweh.games.el_dorado.notation import action_of, coordinates, move_of
from fernweh.games.el_dorado.state import Phase
from fernweh.kernel import border
from fernweh.kernel.bits import members, words_for
from fernweh.kernel.way import Way
from fernweh.kernel.record import Rows, copied, fixed, plain, rows_of

MOST = 200  # ways of one answer; a test finds no map with as many
Stand = tuple[int, int]  # a pawn, and the space it stands on or is brought to


class _Trail(NamedTuple):
    """A table to try from, in the order of trying: the most power first, then the earliest."""

    spent: int
    number: int
    table: Rows
    moves: list[str]


def ahead_of(box: Any, table: Any, move: str) -> list[Way]:
    """Every space that steps lead to after `move`, or by the card that moves now if it is "".

    One way for each pawn and space: the one that leaves the most power. A space asks for the same
    from every side, so this is the first way found when those with the most power go on first.
    """
    boxes, begun, ways = rows_of(box), copied(rows_of(table)), list[Way]()
    if move:
        border.apply(boxes, begun, action_of(move))
    found, waiting = _stands(boxes, begun), [_Trail(0, 0, begun, [move] if move else [])]
    while waiting and len(ways) < MOST:
        trail = heappop(waiting)
        for action, stand in _steps(boxes, trail.table):
            if stand not in found and len(ways) < MOST:
                found.add(stand)
                further = _stepped(boxes, trail, action, len(ways) + 1)
                ways.append(_way(boxes, further, stand))
                heappush(waiting, further)
    return ways


def _stands(boxes: Rows, table: Rows) -> set[Stand]:
    """Where the player's pawns are: no way leads back there."""
    data = plain(table[0])
    return set(enumerate(data.at[data.turn][: fixed(boxes[0]).pawns]))


def _steps(boxes: Rows, table: Rows) -> Iterator[tuple[int, Stand]]:
    """The legal steps of what is moving; in another phase a step begins something else (§5.5)."""
    data, mask = plain(table[0]), np.zeros(words_for(len(ACTIONS)), np.uint64)
    if data.phase not in (Phase.MOVE, Phase.FREE):
        return
    border.legal(boxes, table, mask)
    for action in members(mask):
        if VERB[action] == Verb.STEP:
            pawn, direction = divmod(int(OBJECT[action]), SIDES_OF_HEX)
            yield action, (pawn, fixed(boxes[0]).next[data.at[data.turn][pawn]][direction])


def _stepped(boxes: Rows, trail: _Trail, action: int, number: int) -> _Trail:
    table = copied(trail.table)
    border.apply(boxes, table, action)
    return _Trail(-plain(table[0]).power, number, table, [*trail.moves, move_of(action)])


def _way(boxes: Rows, trail: _Trail, stand: Stand) -> Way:
    q, r = coordinates(fixed(boxes[0]), stand[1])
    return Way(trail.moves, {"pawn": stand[0] + 1, "q": q, "r": r, "left": -trail.spent})
