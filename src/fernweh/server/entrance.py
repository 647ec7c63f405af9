"""The protocol of requests, with a guard below it: uvicorn's, which limits none of this itself.

How many connections an address has, how long the head of a request is and how soon it must be here,
how many requests wait on one connection, and how long a peer may leave an answer unread. A proxy in
front keeps to its own limits too, and is let through by ours where it is named in `proxies`.
"""

import asyncio
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from fernweh.server.farewell import Farewell, Patience
from fernweh.server.frames import Frames, nothing_waits
from fernweh.server.gate import Guarded
from fernweh.server.metrics import CUT_OFF
from fernweh.server.replays import LARGEST_RECORD

LONGEST_URL = 4_096
LARGEST_HEAD = 32_768  # bytes
MOST_HEADERS = 100
MOST_WAITING = 8  # requests on one connection
HEAD_WITHIN, BODY_WITHIN = 10.0, 60.0  # seconds
_PART = 4_096  # bytes looked at between two looks at what they came to
_NO_BODY = b"content-length: 0\r\nconnection: close\r\n\r\n"


class _Refused(Exception):
    """Ends the parser's work; the status is kept by the connection."""


class Entrance(HttpToolsProtocol):
    config: Guarded

    def __init__(self, config: Guarded, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self._leave = nothing_waits
        self._head: int | None = 0  # bytes of the head under way; None while a body is
        self._body = 0
        self._status = 400
        self._deadline: asyncio.TimerHandle | None = None
        self._patience = Patience(self.loop)

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        leave = self.config.gate.enter(self.client[0] if self.client else "")
        if leave is None:
            CUT_OFF.labels("connections").inc()
            transport.abort()
        else:
            self._leave = leave
            self._expect(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(0)
        self._patience.end()
        self._leave()
        super().connection_lost(exc)
        self.pipeline.clear()  # no circles: what is gone is gone at once
        self.cycle = None  # type: ignore[assignment]

    def _expect(self, within: float) -> None:
        """What comes next comes within so many seconds; 0 where nothing is awaited."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(within, self._late) if within else None

    def _late(self) -> None:
        """Closed and not cut: a browser opens connections that it may never use."""
        CUT_OFF.labels("late").inc()
        self.transport.close()
        self._when_closed()

    # In

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        try:
            for at in range(0, len(data), _PART):
                self._take(data[at : at + _PART])
        except httptools.HttpParserUpgrade as upgrade:
            self._upgrade(is_early=len(data) > at + upgrade.args[0])
        except (httptools.HttpParserError, _Refused):
            self._turn_away()

    def _take(self, part: bytes) -> None:
        if self._head is not None:
            self._head += len(part)
            if self._deadline is None:
                self._expect(HEAD_WITHIN)
        self.parser.feed_data(part)
        self._must((self._head or 0) <= LARGEST_HEAD, 431)

    def _must(self, holds: bool, status: int) -> None:
        if not holds:
            self._status = status
            raise _Refused

    def _turn_away(self) -> None:
        """With a status, unless another answer is under way."""
        CUT_OFF.labels("requests").inc()
        self._expect(0)
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.abort()
            return
        self.transport.write(STATUS_LINE[self._status] + _NO_BODY)
        Farewell(self, self.transport, self.loop)

    def _upgrade(self, is_early: bool) -> None:
        """A client waits for the answer before it sends frames (RFC 6455, 4.1)."""
        self._expect(0)
        if not self._should_upgrade():
            self.cycle.keep_alive = False  # answered as if it had not asked for it
        elif is_early:
            self._turn_away()
        else:
            self.handle_websocket_upgrade()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        frames = self.transport.get_protocol()
        assert isinstance(frames, Frames)
        frames.leave, self._leave = self._leave, nothing_waits
        self.parser = None  # type: ignore[assignment]  # as at the end

    # A request, as the parser finds it

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._must(len(self.url) <= LONGEST_URL, 414)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._must(len(self.headers) <= MOST_HEADERS, 431)

    def on_headers_complete(self) -> None:
        self._must(len(self.pipeline) < MOST_WAITING, 429)
        self._must(all(name != b"transfer-encoding" for name, _ in self.headers), 411)
        self._head, self._body = None, 0
        self._expect(BODY_WITHIN)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        self._must(self._body <= LARGEST_RECORD, 413)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._expect(0)
        super().on_message_complete()

    # Out

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._when_closed()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._when_closed()

    def _when_closed(self) -> None:
        """What is left to send is waited for, but not without end."""
        if self.transport.is_closing() and self.transport.get_write_buffer_size():
            self._patience.begin(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._patience.end()
