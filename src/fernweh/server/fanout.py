"""Between workers: "match m has grown to version v", "somebody came or went there", or "whoever
writes there, tell me", over Redis.

A lost message costs delay, not state.
"""

import asyncio
import logging
from contextlib import suppress

import redis.asyncio as redis
from redis.exceptions import RedisError

from fernweh.server.hall import Hall

_log = logging.getLogger("fernweh.fanout")
_CHANNEL = "fernweh"
_AGAIN = 0.5  # seconds


class Fanout:
    def __init__(self, address: str, hall: Hall, worker: str) -> None:
        self.hall = hall
        self._redis = redis.from_url(address)
        hall.announce, hall.owners.worker = self._announce, worker

    async def _announce(self, match: str, version: int) -> None:
        try:
            await self._redis.publish(_CHANNEL, f"{self.hall.owners.worker} {match} {version}")
        except (RedisError, OSError) as trouble:
            _log.warning("announce: %s", type(trouble).__name__)

    async def listen(self) -> None:
        """For ever; whoever is connected catches up when Redis comes back."""
        while True:
            try:
                await self._hear()
            except (RedisError, OSError) as trouble:
                _log.warning("listen: %s", type(trouble).__name__)
                await asyncio.sleep(_AGAIN)

    async def _hear(self) -> None:
        async with self._redis.pubsub() as heard:
            await heard.subscribe(_CHANNEL)
            self.hall.start_over()
            async for message in heard.listen():
                if message["type"] == "message":
                    self._take(message["data"].decode(errors="replace"))

    async def close(self) -> None:
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    def _take(self, text: str) -> None:
        try:
            who, match, version = text.split(" ")
            if who != self.hall.owners.worker:
                self.hall.hear_of(match, int(version))
        except ValueError:  # nothing of ours
            _log.warning("unreadable: %.60s", text)
