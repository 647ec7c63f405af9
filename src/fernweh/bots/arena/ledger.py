"""The file of results: a line of JSON for the plan, then one for every game, as they come.

After an interruption the arena reads it and plays what is missing. A last line that is cut short is
played again.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from fernweh.bots.arena.bout import Outcome
from fernweh.bots.arena.plan import ArenaPlan, Bout
from fernweh.kernel.fault import Fault


class Ledger:
    """The results of one plan, in a file or only in memory."""

    def __init__(self, plan: ArenaPlan, path: Path | None) -> None:
        self.plan, self.path = plan, path
        self.outcomes: list[Outcome] = []
        if path is not None and path.exists() and path.stat().st_size:
            self.outcomes = _whole(plan, _read(plan, path))
        self._rewrite()

    def missing(self) -> list[Bout]:
        done = {(each.line_up, each.deal) for each in self.outcomes}
        return [bout for bout in self.plan.bouts if bout not in done]

    def add(self, outcomes: Iterable[Outcome]) -> None:
        """At once to the disk."""
        fresh = list(outcomes)
        self.outcomes += fresh
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(b"".join(map(_line, fresh)))

    def in_order(self) -> list[Outcome]:
        """However many played them: by deal, line-up and seating."""
        return sorted(self.outcomes, key=lambda each: (each.deal, each.line_up, each.seating))

    def _rewrite(self) -> None:
        """Without what was cut short."""
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(b"".join([_line(self.plan), *map(_line, self.outcomes)]))


def _line(each: ArenaPlan | Outcome) -> bytes:
    return msgspec.json.encode(each) + b"\n"


def _read(plan: ArenaPlan, path: Path) -> list[Outcome]:
    *lines, _cut_short = path.read_bytes().split(b"\n")
    if not lines:
        raise Fault("arena-file", path=str(path), line=1)
    if _parsed(lines[0], ArenaPlan, path, 1) != plan:
        raise Fault("arena-other-plan", path=str(path))
    return [_parsed(line, Outcome, path, number) for number, line in enumerate(lines[1:], 2)]


T = TypeVar("T", ArenaPlan, Outcome)


def _parsed(line: bytes, kind: type[T], path: Path, number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Fault("arena-file", path=str(path), line=number) from None


def _whole(plan: ArenaPlan, outcomes: list[Outcome]) -> list[Outcome]:
    """Only deals that were played in every seating."""
    counts: dict[tuple[int, int], int] = {}
    for each in outcomes:
        counts[each.line_up, each.deal] = counts.get((each.line_up, each.deal), 0) + 1
    return [each for each in outcomes if counts[each.line_up, each.deal] == plan.seats]
