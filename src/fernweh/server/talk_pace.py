"""How much is said at a table: freely at first, then slowly."""

import math
import time

from fernweh.kernel.fault import Fault
from fernweh.server.limits import Bucket

MOST_KEPT = 500  # lines of a table; older ones go
MOST_MUTED = 1_000  # voices; the newest always counts
_FREELY = 30  # lines at once, and one more every two seconds
_FREELY_RATE = 0.5
_SLOWLY = 5.0  # seconds from one line of a person to the next
_ALL_RATE, _ALL_AT_ONCE = 2.0, 60  # lines a second of however many people


class TalkPace:
    """Of one table."""

    def __init__(self) -> None:
        self._freely = Bucket(_FREELY_RATE, _FREELY)
        self._all = Bucket(_ALL_RATE, _ALL_AT_ONCE)
        self._last: dict[str, float] = {}

    def must_be_slow(self, person: str) -> None:
        """Beyond what a table may say freely, a line of each person every few seconds."""
        now, last = time.monotonic(), self._last.get(person, -math.inf)
        if not self._freely.take() and (now - last < _SLOWLY or not self._all.take()):
            wait = math.ceil(max(1.0, _SLOWLY - (now - last)))
            raise Fault("talk-slow", seconds=wait)
        self._last = {who: at for who, at in self._last.items() if now - at < _SLOWLY}
        self._last[person] = now


def mute(muted: dict[str, None], voice: str) -> None:
    """The newest mute always counts; past the most the oldest is heard again."""
    muted.pop(voice, None)
    muted[voice] = None
    if len(muted) > MOST_MUTED:
        del muted[next(iter(muted))]
