"""Whether the store can be read and written, for those who watch over a server.

It is asked in earnest, with a row that is written to the disk; who asks at once shares the answer.
"""

import asyncio
import time

from fernweh.server.database import Statement, Trouble
from fernweh.server.metrics import PROBES, TROUBLES
from fernweh.server.store import Store, now_ms

_WRITTEN = (
    "INSERT INTO beats (name, at) VALUES ('health', $1) ON CONFLICT (name) DO UPDATE SET at = $1"
)
_FRESH = 1.0  # seconds for which an answer holds
_WITHIN = 5.0  # seconds; a store that takes longer is no store


class Probe:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._until = 0.0
        self._found: Trouble | None = None

    async def must_hold(self) -> None:
        """Raises `Trouble` where it does not."""
        async with self._lock:
            if time.monotonic() >= self._until:
                self._found = await self._ask()
                self._until = time.monotonic() + _FRESH
        if self._found is not None:
            raise Trouble(self._found.is_full) from self._found

    async def _ask(self) -> Trouble | None:
        try:
            with PROBES.time():
                await asyncio.wait_for(self._use(), _WITHIN)
        except (Trouble, TimeoutError) as error:
            TROUBLES.inc()
            return error if isinstance(error, Trouble) else Trouble()
        return None

    async def _use(self) -> None:
        await self._store.database.read("SELECT header FROM matches LIMIT 1")
        await self._store.database.write([Statement(_WRITTEN, [now_ms()])])
