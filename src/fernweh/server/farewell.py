"""The end of a connection that is turned away, and of one whose peer takes nothing any more.

Bytes that nobody reads make the system answer with a reset, which would swallow what was said last.
So whoever is sent away is still heard for a moment, and nothing of it is looked at.
"""

import asyncio

_FOR = 1.0  # seconds
_MOST = 1 << 18  # bytes


class Farewell(asyncio.Protocol):
    """Takes the place of the protocol that has nothing more to say."""

    def __init__(
        self,
        former: asyncio.Protocol,
        transport: asyncio.Transport,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self._former, self._transport, self._left = former, transport, _MOST
        self.timer = loop.call_later(_FOR, transport.abort)
        transport.set_protocol(self)
        transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self._left -= len(data)
        if self._left < 0:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.timer.cancel()
        self._former.connection_lost(exc)


class Patience:
    """How long a peer may leave what it is owed where it lies."""

    __slots__ = ("_loop", "_timer")
    seconds = 30.0

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        """Nothing happens to a connection that is gone by then."""
        self.end()
        self._timer = self._loop.call_later(self.seconds, transport.abort)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
