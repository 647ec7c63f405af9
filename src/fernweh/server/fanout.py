"""Between workers: "match m has reached n", over Redis. A lost message costs delay, not state."""

import asyncio
import logging
import secrets

import redis.asyncio as redis
from redis.exceptions import RedisError

from fernweh.server.hall import Hall

_log = logging.getLogger("fernweh.fanout")
_CHANNEL = "fernweh"
_AGAIN = 0.5  # seconds


class Fanout:
    def __init__(self, address: str, hall: Hall) -> None:
        self.hall = hall
        self._redis = redis.from_url(address)
        self._me = secrets.token_hex(4)
        hall.announce, hall.is_shared = self._announce, True

    async def _announce(self, match: str, n: int) -> None:
        try:
            await self._redis.publish(_CHANNEL, f"{self._me} {match} {n}")
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

    def _take(self, text: str) -> None:
        who, match, n = text.split(" ")
        if who != self._me:
            self.hall.reached(match, int(n))

    def _catch_all_up(self) -> None:
        for id, room in self.hall.rooms.items():
            if room.listeners:
                self.hall.reached(id, 0)
