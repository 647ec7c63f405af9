"""The server's time: set once, when a worker starts, and then nobody can move it.

Between two beats of the store it goes on by the monotonic clock, so that whoever changes the
machine's clock loses nobody a match and silences no bot. Dates that people read follow the wall.
"""

import time
from datetime import UTC, datetime

_MS = 1_000_000  # nanoseconds


class Timepiece:
    def __init__(self) -> None:
        self._ahead = self._by_the_wall()

    @staticmethod
    def _by_the_wall() -> int:
        return time.time_ns() // _MS - time.monotonic_ns() // _MS

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._ahead + time.monotonic_ns() // _MS

    def set(self, now: int, last: int | None) -> None:
        """By a clock that all workers share, and not before what was written last."""
        now = max(now, last or 0)
        self._ahead = now - time.monotonic_ns() // _MS


_ours = Timepiece()
now_ms = _ours.now
set_time = _ours.set


def date_ms() -> int:
    """For people to read."""
    return time.time_ns() // _MS


def day_of(at: int) -> str:
    """The day of such a date, as it is written everywhere."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
