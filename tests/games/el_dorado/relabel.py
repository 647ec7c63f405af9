"""El Dorado under other names: the seats moved round."""

from typing import Any

import numpy as np

from fernweh.games.el_dorado.components import ACTIONS, Verb
from fernweh.games.el_dorado.state import LOT, Phase
from fernweh.kernel.record import Rows
from fernweh.laws.table_laws import Relabelling

OF_SEATS = (
    "pile",
    "hand",
    "known",
    "discard",
    "removed",
    "tokens",
    "at",
    "won",
    "mark",
    "arrival",
    "veiled",
)


def relabellings(seats: int = 2, **_: Any) -> list[Relabelling]:
    return [moved_round(seats, steps) for steps in range(1, seats)]


def moved_round(seats: int, steps: int) -> Relabelling:
    """Everybody moves so many seats clockwise; the turns go round as before."""
    to = (np.arange(seats) + steps) % seats
    names = [(verb, _moved(verb, thing, to)) for verb, thing in ACTIONS]
    return Relabelling(
        f"{steps} seats on",
        lambda box: _move_box(box, to),
        lambda tables: _move_table(tables, to),
        np.array([ACTIONS.index(name) for name in names]),
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
    begun = tables["phase"] != Phase.START  # before the lot there is no starter yet
    for field in ("turn", "starter"):
        new[field] = np.where(begun, to[tables[field]], tables[field])
    return new
