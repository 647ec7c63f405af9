"""A game as simulations play it: what every interface of this room begins with."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from fernweh.games import load
from fernweh.games.game import checked_seats, studied_options
from fernweh.games.observation import layout_of, most_of
from fernweh.kernel import border
from fernweh.kernel.fault import Fault
from fernweh.kernel.protocol import Rulebook
from fernweh.kernel.record import Rows, blank

REWARDS = ("place", "margin")


@dataclass(frozen=True)
class Simulation:
    """A game, its options and its seats: all that is fixed while it is played again and again."""

    rules: Rulebook
    options: msgspec.Struct
    seats: int
    box: Rows

    def __reduce__(self) -> Any:
        """In a pickle: by name, since the rules are a module."""
        return simulation, tuple(self.terms.values())

    @property
    def terms(self) -> dict[str, Any]:
        """What it is that is played, as plain data."""
        options = msgspec.structs.asdict(self.options)
        return {"game": self.rules.NAME, "seats": self.seats, "options": options}

    @cached_property
    def fresh(self) -> Rows:
        """A table just laid out."""
        table = blank(self.rules.TABLE)
        border.setup(self.box, table)
        return table

    @property
    def actions(self) -> int:
        return len(self.rules.ACTIONS)

    @cached_property
    def most(self) -> np.ndarray[Any, Any]:
        """The highest value of each byte of an observation."""
        return most_of(self.rules)

    @property
    def layout(self) -> str:
        """A stamp of the bytes of an observation: what has learnt others cannot read these."""
        return layout_of(self.rules)


def simulation(name: str, seats: int | None, options: dict[str, Any]) -> Simulation:
    """The game with its settings for simulations (a cap on turns …), then these options."""
    rules = load(name)
    parsed = studied_options(rules, {**rules.SIMULATION, **options})
    count = checked_seats(rules, seats)
    return Simulation(rules, parsed, count, rules.lay_out(parsed, count))


def must_be_alike(saved: Mapping[str, Any], own: Mapping[str, Any]) -> None:
    """A fault that names the first of these terms on which something else was saved."""
    for what, mine in own.items():
        if saved[what] != mine:
            theirs = saved[what]
            raise Fault(
                "other-vector", what=what, saved=_told(theirs, mine), own=_told(mine, theirs)
            )


def _told(terms: Any, others: Any) -> str:
    """Of options, those that the others have not."""
    if not isinstance(terms, dict):
        return str(terms)
    return ", ".join(f"{name}={terms[name]}" for name in terms if terms[name] != others.get(name))


def reward_number(name: str) -> int:
    if name not in REWARDS:
        raise Fault("bad-reward", reward=str(name)[:40], allowed=", ".join(REWARDS))
    return REWARDS.index(name)
