"""Between workers: "match m has grown to version v", or "somebody came or went there", over Redis.

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
        hall.announce, hall.worker = self._announce, worker

    async def _announce(self, match: str, version: int) -> None:
        try:
            await self._redis.publish(_CHANNEL, f"{self.hall.worker} {match} {version}")
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
            self._catch_all_up()
            async for message in heard.listen():
                if message["type"] == "message":
                    self._take(message["data"].decode())

    async def close(self) -> None:
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    def _take(self, text: str) -> None:
        who, match, version = text.split(" ")
        if who != self.hall.worker:
            self.hall.reached(match, int(version))

    def _catch_all_up(self) -> None:
        for id, room in self.hall.rooms.items():
            if room.listeners:
                self.hall.reached(id, 0)
