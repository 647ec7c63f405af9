"""Many tables of a game, reached by play: what a law is held against."""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from fernweh.kernel.bits import Word, words_for
from fernweh.kernel.event import SPECTATOR
from fernweh.kernel.fault import Fault
from fernweh.kernel.protocol import Rulebook
from fernweh.kernel.record import Rows, blank, plain
from fernweh.laws import sweep
from fernweh.laws.sweep import Column


class Broken(AssertionError):
    """A law does not hold; the message has the table."""


@dataclass(frozen=True)
class Positions:
    """Many tables of one game, reached by play, and the action taken at each."""

    rules: Rulebook
    box: Rows
    seats: int
    tables: Rows
    actions: Column
    seed: Word

    @property
    def viewers(self) -> tuple[int, ...]:
        return (SPECTATOR, *range(self.seats))

    def where(self, these: Column) -> "Positions":
        return replace(self, tables=picked(self.tables, these), actions=self.actions[these])

    def sample(self, count: int) -> "Positions":
        """That many of them, or all, evenly spread."""
        there_are = len(self.tables)
        return self.where(np.linspace(0, there_are - 1, min(count, there_are)).astype(int))

    def of(self, seat: int) -> "Positions":
        """Those at which this seat, or chance, is to act."""
        return self.where(sweep.actors(self.box, self.tables) == seat)

    def legals(self, tables: Rows) -> Column:
        """Of each of these tables, which bits of the mask are set."""
        return sweep.legals(self.box, tables, words_for(len(self.rules.ACTIONS)))

    def concealed(self, viewer: int) -> Rows:
        tables = self.tables.copy()
        sweep.conceal(self.box, tables, viewer)
        return tables

    def worlds(self, viewer: int) -> Rows:
        """For each table another that this viewer cannot tell from it."""
        tables = self.tables.copy()
        sweep.determinize(self.box, tables, viewer, self.seed)
        return tables

    def demand(self, law: str, holds: Column) -> None:
        wrong = np.flatnonzero(~np.asarray(holds, bool))
        if wrong.size:
            table = self.written(self.tables[wrong[0]])
            raise Broken(f"{law}: not at {wrong.size} of {len(holds)} tables, first at\n{table}")

    def written(self, table: Any) -> str:
        """The table as text; field by field where the game has no notation yet."""
        try:
            return self.rules.text_of(self.box[0], table)
        except Fault:
            return str(plain(table))


def positions(rules: Rulebook, box: Rows, seats: int, count: int, seed: int) -> Positions:
    """Games from the start, one after the other, until there are `count` tables."""
    tables = blank(rules.TABLE, count)
    actions = sweep.walk(box, tables, Word(seed))
    return Positions(rules, box, seats, tables, actions, Word(seed))


def after_each(at: Positions, most: int) -> list[Rows]:
    """Of each table, what comes of so many of its legal actions, picked at random."""
    may, found = at.legals(at.tables), []
    order = np.random.default_rng(int(at.seed)).random(may.shape) * may
    for _ in range(most):
        these = np.flatnonzero(order.any(axis=1))
        actions = np.argmax(order[these], axis=1)
        order[these, actions] = 0
        tables = picked(at.tables, these)
        sweep.apply(at.box, tables, actions)
        found.append(tables)
    return found


def picked(tables: Rows, these: Column) -> Rows:
    """A copy of these rows."""
    return tables[these].copy().view(np.recarray)


def alike(some: Rows, others: Rows) -> Column:
    """Which rows are the same to the last byte."""
    return (as_bytes(some) == as_bytes(others)).all(axis=1)


def as_bytes(tables: Rows) -> Column:
    return np.asarray(tables).view(np.uint8).reshape(len(tables), tables.itemsize)
