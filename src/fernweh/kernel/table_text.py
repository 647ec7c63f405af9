"""The text of a table read back, line by line, for every game's `reader.py`.

A line is a subject and its fields: `north  hand: red-7  red: 3 5`. A fault names the line.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from fernweh.kernel.fault import Fault

Fields = dict[str, list[str]]


class TableReader:
    """The skeleton of a game's reader: lines by their subjects, each written once."""

    def __init__(
        self, box: Any, table: Any, names: Sequence[str], turns: Mapping[str, Any]
    ) -> None:
        self.box, self.table, self.names, self.turns = box, table, names, turns
        self.turn: Any = None  # what the last line says, once it is read
        self.number = 1  # of the line that is being read
        self.where: dict[str, int] = {}  # the line of each subject, and of each field without one

    def read(self, line: str) -> None:
        if line in self.turns:
            self.once("whose turn")
            self.turn = self.turns[line]
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

    def finish(self) -> None:
        """What follows from all lines together."""

    def fault(self, code: str, name: str, token: str) -> Fault:
        """A fault found at the end that lies in what was written of `name`."""
        line = {"line": self.where[name]} if name in self.where else {}
        return Fault(code, token=token[:40], **line)


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


def hand_of(values: list[str], most: int) -> tuple[list[str], int]:
    """The cards of a hand that are named, and how many are not."""
    if len(values) > most:
        raise Fault("table-count", token=" ".join(values)[:40])
    named = [value for value in values if value != "?"]
    return named, len(values) - len(named)


def is_number(deck: list[str] | None) -> bool:
    """Whether a draw pile is counted, or left out, rather than named card by card."""
    return deck is None or (len(deck) == 1 and deck[0][:1].isdigit())


def one_of(values: Sequence[str], names: Sequence[str]) -> int:
    """Which of the names is written here."""
    text = " ".join(values)
    if text not in names:
        raise unreadable(text)
    return names.index(text)
