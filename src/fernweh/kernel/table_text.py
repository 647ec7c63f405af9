"""The text of a table read back, line by line, for every game's `reading.py`.

A line is a subject and its fields: `north  hand: red-7  red: 3 5`. A fault names the line.
"""

import re
from collections.abc import Sequence
from typing import Any, Protocol

from fernweh.kernel.fault import Fault

Fields = dict[str, list[str]]


class Reader(Protocol):
    """What a game reads a table with."""

    def read(self, line: str) -> None: ...

    def finish(self) -> None:
        """What follows from all lines together."""
        ...


def read_lines(text: str, reader: Reader) -> None:
    """Every line that is not blank, then what follows from all; a fault says which line."""
    number = 1
    try:
        for at, line in enumerate(text.splitlines(), 1):
            if line.strip():
                number = at
                reader.read(line.strip())
        reader.finish()
    except Fault as fault:
        raise fault.at(line=number) from None


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


def one_of(values: Sequence[str], names: Sequence[str]) -> int:
    """Which of the names is written here."""
    text = " ".join(values)
    if text not in names:
        raise unreadable(text)
    return names.index(text)
