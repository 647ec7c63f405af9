"""What the store asks of a database: transactions that are on disk when they return, and reads.

One text of SQL serves both databases: parameters are `$1`, `$2` …, numbers are BIGINT.
"""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, NamedTuple, Protocol

Row = Sequence[Any]


class Statement(NamedTuple):
    """`rows`: how many must change, where it matters."""

    sql: str
    args: Sequence[Any] = ()
    rows: int | None = None


class Conflict(Exception):
    """Somebody else was first: nothing was written."""


class Trouble(Exception):
    """The store could not be read or written, and nothing has happened; its cause says why."""

    def __init__(self, is_full: bool = False) -> None:
        super().__init__("disk-full" if is_full else "storage")
        self.is_full = is_full


class Database(Protocol):
    """All of these raise `Trouble` where the disk or the network does not do its part."""

    is_shared: bool  # by several workers

    async def open(self) -> None:
        """Connect, and bring the tables up to date."""
        ...

    async def write(self, statements: Sequence[Statement]) -> None:
        """All or nothing, and on disk when it returns; `Conflict` if a key exists already."""
        ...

    async def take(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        """One statement that changes rows and returns them."""
        ...

    async def read(self, sql: str, args: Sequence[Any] = ()) -> list[Row]: ...

    async def now(self) -> int:
        """Milliseconds since 1970, by a clock that all workers share."""
        ...

    async def close(self) -> None: ...


def migrations() -> list[tuple[int, list[str]]]:
    """The numbered migrations, each as its statements."""
    folder = files("fernweh.server").joinpath("migrations")
    found = sorted((each.name, each.read_text("utf-8")) for each in folder.iterdir())
    return [(int(name[:4]), _statements(text)) for name, text in found if name.endswith(".sql")]


def _statements(text: str) -> list[str]:
    lines = (line for line in text.splitlines() if not line.startswith("--"))
    return [each.strip() for each in "\n".join(lines).split(";") if each.strip()]
