"""The board game under other names: the seats moved round, two paths that are alike exchanged."""

from typing import Any

import numpy as np

from fernweh.games.lost_cities_board_game.components import (
    ACTIONS,
    KIND,
    MARKED,
    PATHS,
    VALUE_COUNT,
    Verb,
)
from fernweh.games.lost_cities_board_game.state import LOT, Phase
from fernweh.kernel.record import Rows
from fernweh.laws.table_laws import Relabelling

OF_SEATS = (
    "hand",
    "known",
    "laid",
    "shut",
    "points",
    "stone",
    "researcher",
    "found",
    "tokens",
    "veiled",
)
WORDS = ("deck", "hand", "known", "laid", "shut")
SETS = ("closed", "researcher")
GREEN, WHITE = 1, 4


def relabellings(seats: int = 2, **_: Any) -> list[Relabelling]:
    return [moved_round(seats, steps) for steps in range(1, seats)]


# Seats


def moved_round(seats: int, steps: int) -> Relabelling:
    """Everybody moves so many seats clockwise; the turns go round as before."""
    to = (np.arange(seats) + steps) % seats
    names = [(verb, _moved(verb, thing, to)) for verb, thing in ACTIONS]
    return Relabelling(
        f"{steps} seats on",
        lambda box: _move_box(box, to),
        lambda tables: _move_table(tables, to),
        _indices(names),
        to,
    )


def _moved(verb: Verb, thing: int, to: np.ndarray) -> int:
    return int(to[thing]) if verb == Verb.START and thing < len(to) else thing


def _move_box(box: Rows, to: np.ndarray) -> Rows:
    new = box.copy()
    new["starter"] = np.where(box["starter"] == LOT, LOT, to[box["starter"]])
    return new


def _move_table(tables: Rows, to: np.ndarray) -> Rows:
    new = tables.copy()
    for field in OF_SEATS:
        new[field][:, to] = tables[field][:, : len(to)]
    begun = tables.phase != Phase.START  # before the lot there is no starter yet
    new.turn = np.where(begun, to[tables.turn], tables.turn)
    new.starter = np.where(begun, to[tables.starter], tables.starter)
    return new


# Paths


def exchanged(seats: int) -> Relabelling:
    """Green for white (§1.7); not while tiles are being laid, whose order tells paths apart."""
    assert MARKED[GREEN] == MARKED[WHITE]
    to = np.arange(PATHS)
    to[[GREEN, WHITE]] = WHITE, GREEN
    names = [(verb, _renamed(verb, thing, to)) for verb, thing in ACTIONS]
    return Relabelling(
        "green for white",
        lambda box: box.copy(),
        lambda tables: _exchange(tables, to),
        _indices(names),
        np.arange(seats),
    )


def _renamed(verb: Verb, thing: int, to: np.ndarray) -> int:
    if verb in (Verb.MOVE, Verb.TAKE):
        return int(to[thing])
    if verb in (Verb.PLAY, Verb.DISCARD, Verb.TURN_UP):
        return int(KIND[to[thing // VALUE_COUNT], thing % VALUE_COUNT])
    return thing


def _exchange(tables: Rows, to: np.ndarray) -> Rows:
    new = tables.copy()
    for field in WORDS:
        new[field] = _exchange_word(tables[field], to)
    for field in SETS:
        new[field] = sum((tables[field] >> path & 1) << int(to[path]) for path in range(PATHS))
    new.pile[:, to] = tables.pile
    new.stone[:, :, to] = tables.stone
    new.path = np.where(tables.phase == Phase.SEND, to[tables.path], 0)
    new.tile[:, to] = tables.tile
    return new


def _exchange_word(word: np.ndarray, to: np.ndarray) -> np.ndarray:
    new = np.zeros_like(word)
    for path in range(PATHS):
        column = word >> np.uint64(VALUE_COUNT * path) & np.uint64(2**VALUE_COUNT - 1)
        new |= column << np.uint64(VALUE_COUNT * int(to[path]))
    return new


def _indices(names: list[tuple[Verb, int]]) -> np.ndarray:
    return np.array([ACTIONS.index(name) for name in names])
