"""A score sheet: what a seat's points are made of, in the rulebook's order.

Numbers and keys only. A row cites its paragraph; rows add up to the total (a law). What the viewer
is not shown is None, and so is every sum that it is part of.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

ALL_SEEING = -2  # a viewer from whom nothing is hidden: after the end, and at the score pad


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a row's arithmetic."""

    key: str  # "sum", "cost", "wagers" …
    rule: str  # the paragraph of RULES.md
    value: int
    times: bool = False  # what stands before it is multiplied by it, not added to


class SheetRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that counts."""

    key: str  # "expedition", "coins" …
    rule: str
    facts: dict[str, Any]
    points: int | None
    counts: list[Count] = []


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's points."""

    seat: int
    rows: list[SheetRow]
    total: int | None


def sheet(seat: int, rows: Sequence[SheetRow]) -> Sheet:
    """The sheet with these rows: what is not known of a row is not known of the total."""
    points = [row.points for row in rows]
    known = [each for each in points if each is not None]
    return Sheet(seat, list(rows), sum(known) if len(known) == len(points) else None)
