"""Lost Cities under other names: the seats swapped, the colours shuffled."""

from typing import Any

import numpy as np

from fernweh.games.lost_cities.components import ACTIONS, KIND, MOST_COLOURS, RANK_COUNT, Verb
from fernweh.games.lost_cities.state import LOT, Phase
from fernweh.kernel.record import Rows
from fernweh.laws.table_laws import Relabelling

OF_SEATS = (
    "hand",
    "known",
    "laid",
    "points",
    "veiled",
    "hand_wagers",
    "known_wagers",
    "laid_wagers",
)
WORDS = ("deck", "hand", "known", "laid")
WAGERS = ("deck_wagers", "hand_wagers", "known_wagers", "laid_wagers")


def relabellings(colours: int = 5, **_: Any) -> list[Relabelling]:
    rolled = np.roll(np.arange(colours), 2)
    return [swapped_seats(), shuffled(rolled), shuffled(np.arange(min(colours, 2))[::-1])]


# Seats


def swapped_seats() -> Relabelling:
    names = [(verb, 1 - thing if verb == Verb.START else thing) for verb, thing in ACTIONS]
    return Relabelling("seats", _swap_box, _swap_table, _indices(names), np.array([1, 0]))


def _swap_box(box: Rows) -> Rows:
    new = box.copy()
    new["starter"] = np.where(box["starter"] == LOT, LOT, 1 - box["starter"])
    return new


def _swap_table(tables: Rows) -> Rows:
    new = tables.copy()
    for field in OF_SEATS:
        new[field] = tables[field][:, ::-1]
    dealt = tables.phase != Phase.START  # before the lot there is no starter yet
    new.turn = np.where(dealt, 1 - tables.turn, tables.turn)
    new.starter = np.where(dealt, 1 - tables.starter, tables.starter)
    return new


# Colours


def shuffled(new: np.ndarray) -> Relabelling:
    """Colour `c` becomes `new[c]`; colours that are not mentioned stay."""
    to = np.arange(MOST_COLOURS)
    to[: len(new)] = new
    names = [(verb, _renamed(verb, thing, to)) for verb, thing in ACTIONS]
    return Relabelling(
        f"colours {new}",
        lambda box: box.copy(),
        lambda tables: _shuffle_table(tables, to),
        _indices(names),
        np.arange(2),
    )


def _renamed(verb: Verb, thing: int, to: np.ndarray) -> int:
    if verb == Verb.TAKE:
        return int(to[thing])
    if verb in (Verb.PLAY, Verb.DISCARD, Verb.TURN_UP):
        return int(KIND[to[thing // RANK_COUNT], thing % RANK_COUNT])
    return thing


def _shuffle_table(tables: Rows, to: np.ndarray) -> Rows:
    new = tables.copy()
    for field in WORDS:
        new[field] = _shuffle_word(tables[field], to)
    for field in WAGERS:
        new[field][..., to] = tables[field]
    new.pile[:, to] = tables.pile
    new.closed = sum((tables.closed >> c & 1) << int(to[c]) for c in range(MOST_COLOURS))
    return new


def _shuffle_word(word: np.ndarray, to: np.ndarray) -> np.ndarray:
    new = np.zeros_like(word)
    for colour in range(MOST_COLOURS):
        column = word >> np.uint64(RANK_COUNT * colour) & np.uint64(1023)
        new |= column << np.uint64(RANK_COUNT * int(to[colour]))
    return new


def _indices(names: list[tuple[Verb, int]]) -> np.ndarray:
    return np.array([ACTIONS.index(name) for name in names])
