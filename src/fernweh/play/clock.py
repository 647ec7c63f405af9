"""The clocks of a match: none, live (a time and what each move adds), or days for each turn.

A clock is a value: every move makes the next one. Times are in milliseconds, and `now` is always
handed in. What happens at zero is agreed when the table is made.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

DAY = 86_400_000
SECOND = 1000
MOST_LAG = 1 * SECOND  # credited for one move
NOBODY = -1


class ClockTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed about time when a table is made."""

    kind: Literal["none", "live", "days"] = "none"
    initial: Annotated[int, Meta(ge=10, le=86_400)] = 900  # seconds; live
    increment: Annotated[int, Meta(ge=0, le=600)] = 10  # seconds; live
    days: Annotated[int, Meta(ge=1, le=30)] = 3  # for each turn; days
    at_zero: Literal["bot", "lose"] = "lose"

    @property
    def whole(self) -> int:
        """What a seat has at the start."""
        return self.days * DAY if self.kind == "days" else self.initial * SECOND


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every seat has left, and whose time runs since when."""

    left: list[int]
    running: int = NOBODY
    since: int = 0
    off: list[int] = []  # for each seat until when it is on vacation, and no time of its runs

    @classmethod
    def of(cls, terms: ClockTerms, seats: int) -> "Clock":
        return cls([terms.whole] * seats if terms.kind != "none" else [])

    def at(self, now: int) -> list[int]:
        """What every seat has at this time."""
        return [
            max(0, left - max(0, now - self._counts_from)) if seat == self.running else left
            for seat, left in enumerate(self.left)
        ]

    @property
    def falls(self) -> int | None:
        """When the flag of the running seat falls."""
        return self._counts_from + self.left[self.running] if self.running >= 0 else None

    @property
    def _counts_from(self) -> int:
        return max(self.since, self.off_until(self.running))

    def off_until(self, seat: int) -> int:
        return self.off[seat] if 0 <= seat < len(self.off) else 0

    def resting(self, seat: int, since: int, until: int) -> "Clock":
        """With this seat on vacation between these times; what a turn took before counts."""
        if not self.left:
            return self
        off = [until if each == seat else self.off_until(each) for each in range(len(self.left))]
        if seat != self.running:
            return msgspec.structs.replace(self, off=off)
        since = max(since, self.since)
        return Clock(self.at(since), seat, since, off)

    def turned(self, terms: ClockTerms, actor: int, now: int, lag: int = 0) -> "Clock":
        """It is this seat's turn, or nobody's (below 0); `lag` is given back to who moved."""
        if not self.left or actor == self.running:
            return self
        left = self.at(now)
        if 0 <= self.running:
            left[self.running] = self._moved(terms, left[self.running], lag)
        return Clock(left, max(actor, NOBODY), now, self.off)

    def _moved(self, terms: ClockTerms, left: int, lag: int) -> int:
        """Never more is given back than the turn took."""
        if terms.kind == "days":
            return terms.whole
        took = self.left[self.running] - left
        return left + terms.increment * SECOND + min(max(lag, 0), MOST_LAG, took)

    def stopped(self, last: int, now: int) -> "Clock":
        """A live clock does not run while there is no server, that is between these times."""
        return msgspec.structs.replace(self, since=self.since + max(0, now - max(last, self.since)))
