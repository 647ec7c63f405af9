"""The text of a table read back, line by line, for every game's `reader.py`.

A line is a subject and its fields: `north  hand: red-7  red: 3 5`. A fault names the line.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from fernweh.kernel import border
from fernweh.kernel.bits import words_for
from fernweh.kernel.fault import Fault
from fernweh.kernel.record import Rows, blank, rows_of
from fernweh.kernel.verbs import NOBODY, action_count

Fields = dict[str, list[str]]

WHOSE_TURN = "whose turn"


class TableReader:
    """The skeleton of a game's reader: lines by their subjects, each written once."""

    def __init__(
        self, box: Any, table: Any, names: Sequence[str], turns: Mapping[str, Any]
    ) -> None:
        self.box, self.table, self.names, self.turns = box, table, names, turns
        self.seats = len(names)
        self.turn: Any = None  # what the last line says, once it is read: the phase, the seat, …
        self.said = ""  # that line
        self.number = 1  # of the line that is being read
        self.where: dict[str, int] = {}  # the line of each subject, and of each field without one

    def read(self, line: str) -> None:
        if line in self.turns:
            self.read_turn(line)
            return
        subject, fields = fields_of(line)
        for name in [subject] if subject else [f"{name}:" for name in fields]:
            self.once(name)
        if subject in self.names:
            self.seat(self.names.index(subject), fields)
        elif subject:
            self.part(subject, fields)
        else:
            self.general(fields)

    def read_turn(self, line: str) -> None:
        self.once(WHOSE_TURN)
        self.turn, self.said = self.turns[line], line

    def once(self, name: str) -> None:
        if name in self.where:
            raise unreadable(name)
        self.where[name] = self.number

    def seat(self, seat: int, fields: Fields) -> None:
        """The line of a seat."""

    def general(self, fields: Fields) -> None:
        """A line without a subject."""

    def part(self, subject: str, fields: Fields) -> None:
        """The line of anything else."""
        raise unreadable(subject)

    # What follows from all lines together

    def finish(self) -> None:
        """Somebody has the turn, all fits together, and whoever acts can do something."""
        self.number = self.where.get(WHOSE_TURN, self.number)
        if self.turn is None or self.turn[1] >= self.seats:
            raise Fault("table-turn")
        self.table.phase, self.table.turn = self.turn[:2]
        self.settle()
        if not (self.is_over() or self.is_veiled() or self.can_act()):
            raise Fault("table-stuck", token=self.said)

    def settle(self) -> None:
        """A game's own: what is left over has its place, and what cannot be is refused."""

    def is_over(self) -> bool:
        return bool(border.actor(rows_of(self.box), rows_of(self.table)) == NOBODY)

    def is_veiled(self) -> bool:
        """Whether what can be done hangs on what this table does not name."""
        return False

    def can_act(self) -> bool:
        mask = np.zeros(words_for(action_count(self.table)), np.uint64)
        border.legal(rows_of(self.box), rows_of(self.table), mask)
        return bool(mask.any())

    # Which line

    def fault(self, code: str, name: str, token: str) -> Fault:
        """A fault found at the end that lies in what was written of `name`."""
        line = {"line": self.where[name]} if name in self.where else {}
        return Fault(code, token=token[:40], **line)

    @contextmanager
    def line_of(self, name: str) -> Iterator[None]:
        """What is wrong in here lies in what was written of `name`."""
        before, self.number = self.number, self.where.get(name, self.number)
        yield
        self.number = before

    def must(self, fits: Any, name: str, token: str = "") -> None:
        """What was written of `name` fits the other lines."""
        if not fits:
            raise self.fault("table-fit", name, token=token or name)


def reading(declared: np.dtype[Any], reader: Callable[..., TableReader]) -> Callable[..., Rows]:
    """A game's `table_of`."""

    def table_of(box: Any, text: str) -> Rows:
        """The table that a text describes; a fault names the line that cannot be read."""
        table = blank(declared)
        read_lines(text, reader(box, table[0]))
        return table

    return table_of


def read_lines(text: str, reader: TableReader) -> None:
    """Every line that is not blank, then what follows from all; a fault says which line."""
    try:
        for at, line in enumerate(text.splitlines(), 1):
            if line.strip():
                reader.number = at
                reader.read(line.strip())
        reader.finish()
    except Fault as fault:
        raise fault.at(**{"line": reader.number, **fault.facts}) from None


def fields_of(line: str) -> tuple[str, Fields]:
    """`north  hand: red-7  red: 3 5` as ("north", {"hand": ["red-7"], "red": ["3", "5"]})."""
    subject, _, rest = line.partition(" ") if not re.match(r"[\w-]+:", line) else ("", "", line)
    fields: Fields = {}
    values: list[str] | None = None
    for token in rest.split():
        if token.endswith(":") and token[:-1] not in fields:
            values = fields[token[:-1]] = []
        elif values is None or token.endswith(":"):
            raise unreadable(token)
        else:
            values.append(token)
    return subject, fields


# Small things to read


def unreadable(token: Any) -> Fault:
    """The fault of a word that means nothing where it stands."""
    return Fault("table-line", token=str(token)[:40])


def whole(values: Sequence[str], least: int, most: int) -> int:
    """The one whole number that is written here."""
    text = " ".join(values)
    if not re.fullmatch(r"-?[0-9]{1,5}", text) or not least <= int(text) <= most:
        raise Fault("table-number", token=text[:40])
    return int(text)


def at_most(count: int, most: int, token: str) -> int:
    if count > most:
        raise Fault("table-count", token=token)
    return count


def one_of(values: Sequence[str], names: Sequence[str]) -> int:
    """Which of the names is written here."""
    text = " ".join(values)
    if text not in names:
        raise unreadable(text)
    return names.index(text)


def some_of(values: Sequence[str], names: Sequence[str]) -> int:
    """Which of the names are written here, each once, as a set."""
    found = 0
    for value in values:
        one = 1 << one_of([value], names)
        if found & one:
            raise unreadable(value)
        found |= one
    return found
