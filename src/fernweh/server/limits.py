"""How much anybody may send: buckets that fill at a rate and empty by use."""

import time
from collections import OrderedDict

from fernweh.kernel.fault import Fault

_MOST_BUCKETS = 100_000


class Bucket:
    """So many at once, and so many more a second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left = rate, burst, burst
        self._at = time.monotonic()

    def take(self, n: float = 1.0) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < n:
            return False
        self._left -= n
        return True


class Buckets:
    """One for each name; the longest unused is forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, n: float = 1.0) -> bool:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self.rate, self.burst)
            if len(self._buckets) > _MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(name)
        return bucket.take(n)

    def must_take(self, name: str) -> None:
        if not self.take(name):
            raise Fault("too-many")


class Counts:
    """How many there are of each name at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: dict[str, int] = {}

    def enter(self, name: str) -> bool:
        if self._counts.get(name, 0) >= self.most:
            return False
        self._counts[name] = self._counts.get(name, 0) + 1
        return True

    def leave(self, name: str) -> None:
        left = self._counts.get(name, 0) - 1
        if left > 0:
            self._counts[name] = left
        else:
            self._counts.pop(name, None)
