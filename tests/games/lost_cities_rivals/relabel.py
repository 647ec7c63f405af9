"""Lost Cities: Rivals under other names: the seats moved round, the colours shuffled."""

from typing import Any

import numpy as np

from fernweh.games.lost_cities_rivals.components import (
    ACTIONS,
    COLOUR_COUNT,
    PAIRS,
    RANK_COUNT,
    Verb,
)
from fernweh.games.lost_cities_rivals.state import LOT, Phase
from fernweh.kernel.record import Rows
from fernweh.laws.table_laws import Relabelling

OF_SEATS = ("laid", "open", "starting", "purse")
WORDS = ("deck", "display", "out", "laid", "open")
OF_CARDS = (Verb.TAKE, Verb.TRASH, Verb.TURN_UP)


def relabellings(seats: int = 2, colours: int = 5, **_: Any) -> list[Relabelling]:
    orders = (np.roll(np.arange(colours), -2), np.array([1, 0]))
    return [moved_round(seats), *(shuffled(order, seats) for order in orders)]


# Seats: everybody moves one seat to the left


def moved_round(seats: int) -> Relabelling:
    new = (np.arange(4) + 1) % seats
    new[seats:] = range(seats, 4)  # empty seats stay where they are
    names = [(verb, int(new[thing]) if verb == Verb.START else thing) for verb, thing in ACTIONS]
    return Relabelling(
        "seats",
        lambda box: _move_box(box, new),
        lambda tables: _move_table(tables, new),
        _indices(names),
        new[:seats],
    )


def _move_box(box: Rows, new: np.ndarray) -> Rows:
    moved = box.copy()
    moved["starter"] = np.where(box["starter"] == LOT, LOT, new[box["starter"]])
    return moved


def _move_table(tables: Rows, new: np.ndarray) -> Rows:
    moved = tables.copy()
    for field in OF_SEATS:
        moved[field][:, new] = tables[field]
    moved.bidders = sum((tables.bidders >> seat & 1) << int(new[seat]) for seat in range(4))
    nobodys = (tables.phase == Phase.START) | (tables.phase == Phase.OVER)
    moved.turn = np.where(nobodys, tables.turn, new[tables.turn])
    return moved


# Colours


def shuffled(new: np.ndarray, seats: int) -> Relabelling:
    """Colour `c` becomes `new[c]`; colours that are not mentioned stay."""
    to = np.arange(COLOUR_COUNT)
    to[: len(new)] = new
    names = [(verb, _renamed(verb, thing, to)) for verb, thing in ACTIONS]
    return Relabelling(
        f"colours {new}",
        lambda box: box.copy(),
        lambda tables: _shuffle_table(tables, to),
        _indices(names),
        np.arange(seats),
    )


def _renamed(verb: Verb, thing: int, to: np.ndarray) -> int:
    if verb in OF_CARDS:
        return int(RANK_COUNT * to[thing // RANK_COUNT] + thing % RANK_COUNT)
    if verb == Verb.DEAL:
        one, other = sorted(int(to[colour]) for colour in PAIRS[thing])
        return PAIRS.index((one, other))
    return thing


def _shuffle_table(tables: Rows, to: np.ndarray) -> Rows:
    new = tables.copy()
    for field in WORDS:
        new[field] = _shuffle_word(tables[field], to)
    new.starting = sum(
        (tables.starting >> colour & 1) << int(to[colour]) for colour in range(COLOUR_COUNT)
    )
    return new


def _shuffle_word(word: np.ndarray, to: np.ndarray) -> np.ndarray:
    new = np.zeros_like(word)
    for colour in range(COLOUR_COUNT):
        column = word >> np.uint64(RANK_COUNT * colour) & np.uint64(1023)
        new |= column << np.uint64(RANK_COUNT * int(to[colour]))
    return new


def _indices(names: list[tuple[Verb, int]]) -> np.ndarray:
    return np.array([ACTIONS.index(name) for name in names])
