"""A map as the box has it: neighbours, needs, lines and distances, in numbers (§2)."""

import heapq
from collections.abc import Iterator
from functools import cache
from typing import Any

from fernweh.games.el_dorado.components import BLOCKADES, MOST_POWER, SIDES_OF_HEX, SPOT_ROW
from fernweh.games.el_dorado.maps import Hex, Map, around, enterable, lines_of, map_of, steps_left
from fernweh.games.el_dorado.state import BOX
from fernweh.kernel.record import Rows, blank

TERRAINS = "JWVRB"  # in the order of components: machete, paddle, coin, rubble, camp
LOOKS = TERRAINS + "MCS"
NEEDS = 4  # the highest of a space
FREE, WITHIN = 0, 1  # box.goal: over all edges, or over no line

# What a space costs in effort, in tenths of a step: by terrain and need. For the policy only, and
# settled by play (benchmarks/tune_el_dorado.py)
EFFORT = {
    "J": (10, 18, 28),
    "W": (12, 30, 36, 50),
    "V": (10, 20, 30, 42),
    "R": (16, 32, 48),
    "B": (12, 26, 42),
}


class Chart:
    """The spaces of a map by number."""

    def __init__(self, found: Map) -> None:
        self.map, self.spaces = found, found.spaces
        self.number = {space.place: n for n, space in enumerate(self.spaces)}
        self.last = len(found.pieces)

    def next_to(self, n: int) -> list[int]:
        """The spaces around, by direction; -1 for none."""
        return [self.number.get(place, -1) for place in around(self.spaces[n].place)]

    def can_enter(self, n: int) -> bool:
        return n >= 0 and enterable(self.spaces[n].code)

    def terrain(self, n: int) -> int:
        """§1.3; -1 where nobody enters."""
        return TERRAINS.index(self.spaces[n].code[0]) if self.can_enter(n) else -1

    def need(self, n: int) -> int:
        return int(self.spaces[n].code[1]) if self.can_enter(n) else 0

    def effort(self, n: int) -> int:
        return EFFORT[self.spaces[n].code[0]][self.need(n) - 1]

    def is_finish(self, n: int) -> bool:
        return self.spaces[n].piece == self.last


@cache
def chart_of(text: str, entry_side: bool, caves: bool) -> Rows:
    """The part of a box that the map decides."""
    found = map_of(text)
    chart, box = Chart(found), blank(BOX)
    _fill_spaces(chart, box[0])
    _fill_lines(chart, box[0], lines_of(found, entry_side)[:BLOCKADES])
    _fill_caves(chart, box[0], caves)
    _fill_distances(chart, box[0])
    return box


def _fill_spaces(chart: Chart, box: Any) -> None:
    box.next[:] = -1
    box.terrain[:] = -1
    box.spaces = len(chart.spaces)
    box.finish = next(n for n in range(len(chart.spaces)) if chart.is_finish(n))
    box.pieces = chart.last
    for n, piece in enumerate(chart.map.pieces):
        box.letter[n], box.turned[n] = ord(piece.letter), piece.turns
        box.middle[n] = spot_of(piece.place)
    for n, space in enumerate(chart.spaces):
        box.spot[n], box.looks[n] = spot_of(space.place), LOOKS.index(space.code[0])
        box.next[n] = chart.next_to(n)
        box.terrain[n], box.need[n], box.piece[n] = chart.terrain(n), chart.need(n), space.piece
        box.open[n] = sum(1 << d for d, m in enumerate(chart.next_to(n)) if chart.can_enter(m))
        box.ways[n] = [_ways(chart, n, terrain) for terrain in range(len(TERRAINS))]
        if space.code[0] == "S":
            box.start[int(space.code[1]) - 1] = n


def spot_of(place: Hex) -> int:
    """A place as one number, so that the difference of two tells the direction."""
    return SPOT_ROW * place[1] + place[0]


def _ways(chart: Chart, n: int, terrain: int) -> int:
    """See `box.ways`."""
    word = 0
    for direction, m in enumerate(chart.next_to(n)):
        if m >= 0 and chart.terrain(m) == terrain:
            for power in range(chart.need(m), NEEDS + 1):
                word |= 1 << SIDES_OF_HEX * (power - 1) + direction
    return word


def _fill_lines(chart: Chart, box: Any, lines: list[tuple[int, int]]) -> None:
    box.lines = len(lines)
    box.before[:] = -1
    for line, pair in enumerate(lines):
        box.before[line] = pair[0]
        for n, direction, _ in _edges(chart, pair):
            box.edges[n] |= 1 << SIDES_OF_HEX * line + direction


def _edges(chart: Chart, pair: tuple[int, int]) -> Iterator[tuple[int, int, int]]:
    """The edges between two pieces, seen from both sides: space, direction, space."""
    for n, space in enumerate(chart.spaces):
        for direction, m in enumerate(chart.next_to(n)):
            if m >= 0 and {space.piece, chart.spaces[m].piece} == set(pair):
                yield n, direction, m


def _fill_caves(chart: Chart, box: Any, caves: bool) -> None:
    """§10.1: with the variant only."""
    found = [n for n, space in enumerate(chart.spaces) if space.code == "C" and caves]
    box.caves = len(found)
    for cave, n in enumerate(found):
        for m in chart.next_to(n):
            if m >= 0 and chart.can_enter(m):
                box.near[m] |= 1 << cave


# Distances


def _fill_distances(chart: Chart, box: Any) -> None:
    left = steps_left(chart.map)
    tolls = _tolls(chart)
    for n, space in enumerate(chart.spaces):
        box.steps[n] = left.get(space.place, 0)
        box.toll[n] = tolls.get(n, NOWHERE)
        box.goal[FREE, n] = box.goal[WITHIN, n] = n
    _fill_goals(chart, box, tolls)
    _fill_ahead(chart, box, tolls)


NOWHERE = 30_000


def _tolls(chart: Chart) -> dict[int, int]:
    """From each space, the least effort to El Dorado."""
    tolls: dict[int, int] = {}
    queue = [(0, n) for n in range(len(chart.spaces)) if chart.is_finish(n)]
    while queue:
        toll, n = heapq.heappop(queue)
        if n in tolls:
            continue
        tolls[n] = toll
        if chart.can_enter(n):
            for m in chart.next_to(n):
                if m >= 0 and m not in tolls and chart.spaces[m].code[0] not in "MC":
                    heapq.heappush(queue, (toll + chart.effort(n), m))
    return tolls


def _fill_goals(chart: Chart, box: Any, tolls: dict[int, int]) -> None:
    for n in range(len(chart.spaces)):
        if n in tolls and not chart.is_finish(n):
            for symbol in range(3):
                for within in (FREE, WITHIN):
                    box.goal[within, n, symbol] = _goals(chart, n, symbol, within, tolls)


def _goals(chart: Chart, n: int, symbol: int, within: int, tolls: dict[int, int]) -> list[int]:
    """With power 0, 1, 2 …: the space of least toll that can be reached over one symbol."""
    spent = {n: 0}
    queue = [(0, n)]
    while queue:
        power, at = heapq.heappop(queue)
        for m in chart.next_to(at) if not chart.is_finish(at) else []:
            if m < 0 or chart.terrain(m) != symbol or power + chart.need(m) > MOST_POWER:
                continue
            if within and chart.spaces[m].piece not in (chart.spaces[at].piece, chart.last):
                continue
            if power + chart.need(m) < spent.get(m, MOST_POWER + 1):
                spent[m] = power + chart.need(m)
                heapq.heappush(queue, (spent[m], m))
    return [
        min((m for m in spent if spent[m] <= power), key=lambda m: (tolls[m], spent[m], m))
        for power in range(MOST_POWER + 1)
    ]


def _fill_ahead(chart: Chart, box: Any, tolls: dict[int, int]) -> None:
    """What the way of least effort asks for, from each space on."""
    for n in sorted(tolls, key=tolls.__getitem__):
        if chart.is_finish(n):
            continue
        onward = [m for m in chart.next_to(n) if m in tolls and chart.can_enter(m)]
        after = min(onward, key=lambda m: (tolls[m] + chart.effort(m), m))
        terrain, need = chart.terrain(after), chart.need(after)
        box.ahead[n], box.most[n] = box.ahead[after], box.most[after]
        box.ahead[n, terrain] = min(255, int(box.ahead[n, terrain]) + need)
        box.most[n, terrain] = max(int(box.most[n, terrain]), need)
