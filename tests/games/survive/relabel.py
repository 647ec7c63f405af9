"""Survive under other names: everybody moves some seats clockwise, the colours with them."""

from typing import Any

import numpy as np

from fernweh.games.survive.components import ACTIONS, ALL_EXPLORERS, EXPLORERS, VALUES, Verb
from fernweh.games.survive.state import LOT, Phase
from fernweh.kernel.record import Rows
from fernweh.laws.table_laws import Relabelling

OF_SEATS = ("hand", "kept")
OF_EXPLORERS = ("at", "value")
WORDS = ("on_land", "swimming", "aboard", "saved", "shown", "swum", "spent", "crew")
CHOOSING = (Phase.PLACE, Phase.GUIDE, Phase.STEP)


def relabellings(seats: int = 2, **_: Any) -> list[Relabelling]:
    return [moved_round(seats, steps) for steps in range(1, seats)]


def moved_round(seats: int, steps: int) -> Relabelling:
    to = (np.arange(seats) + steps) % seats
    colour = np.arange(4)
    for c in range(4 // seats * seats):
        colour[c] = to[c % seats] + c // seats * seats
    explorer = np.array([EXPLORERS * colour[e // EXPLORERS] + e % EXPLORERS for e in range(40)])
    names = [(verb, _renamed(verb, thing, to, colour, explorer)) for verb, thing in ACTIONS]
    return Relabelling(
        f"{steps} seats on",
        lambda box: _move_box(box, to, explorer),
        lambda tables: _move_table(tables, to, colour, explorer),
        np.array([ACTIONS.index(name) for name in names]),
        to,
    )


def _renamed(verb: Verb, thing: int, to: Any, colour: Any, explorer: Any) -> int:
    if verb == Verb.EXPLORER:
        return int(explorer[thing])
    if verb == Verb.PICK:
        return int(colour[thing // VALUES] * VALUES + thing % VALUES)
    return int(to[thing]) if verb == Verb.START and thing < len(to) else thing


def _move_box(box: Rows, to: Any, explorer: Any) -> Rows:
    new = box.copy()
    new["owned"][:, to] = _move_word(box["owned"][:, : len(to)], explorer)
    new["starter"] = np.where(box["starter"] == LOT, LOT, to[box["starter"]])
    return new


def _move_table(tables: Rows, to: Any, colour: Any, explorer: Any) -> Rows:
    new = tables.copy()
    for field in OF_SEATS:
        new[field][:, to] = tables[field][:, : len(to)]
    for field in OF_EXPLORERS:
        new[field][:, explorer] = tables[field]
    for field in WORDS:
        new[field] = _move_word(tables[field], explorer)
    new["placed"][:, colour] = tables["placed"]
    begun = tables["phase"] != Phase.START  # before the lot there is no starter yet
    for field in ("turn", "starter"):
        new[field] = np.where(begun, to[tables[field]], tables[field])
    chosen = np.isin(tables["phase"], CHOOSING)
    new["chosen"] = np.where(chosen, explorer[tables["chosen"]], tables["chosen"])
    new["asked"] = sum((tables["asked"] >> s & 1) << int(to[s]) for s in range(len(to)))
    return new


def _move_word(word: Any, explorer: Any) -> Any:
    new = np.zeros_like(word)
    for e in range(ALL_EXPLORERS):
        new |= (word >> np.uint64(e) & np.uint64(1)) << np.uint64(explorer[e])
    return new
