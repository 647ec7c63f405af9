"""The protocol of a socket, with a short way for what comes and goes most often.

A text frame that arrives whole and alone is unmasked and handed on; all that has gathered for a
socket goes out with one system call. The rest (the handshake, fragments, pings, closing) is done by
uvicorn and websockets; of their state only what is left of the handshake is thrown away.

Every frame is counted before it is parsed, whatever it is, and nothing is read while what is owed
is not taken.
"""

from collections.abc import Callable, Iterable
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # compiled, where it can be
from websockets.http11 import Request

from fernweh.server.addresses import network_of
from fernweh.server.farewell import Farewell, Patience
from fernweh.server.gate import Guarded
from fernweh.server.heads import Heads
from fernweh.server.metrics import CUT_OFF

_TEXT, _MASKED, _TWO_BYTES, _EIGHT_BYTES = 0x81, 0x80, 126, 127  # RFC 6455, 5.2
_MOST_QUEUED = 16  # messages; then the socket is read no more until they are done
_MOST_FRAGMENTS = 64  # of one message
TOO_LONG, TOO_MANY = 4413, 4429


def head_of(size: int) -> bytes:
    """The head of a text frame of that many bytes, from a server."""
    if size < _TWO_BYTES:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return bytes((_TEXT, _TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((_TEXT, _EIGHT_BYTES)) + size.to_bytes(8, "big")


def nothing_waits() -> None:
    """Nobody has anything to send."""


class Frames(WebSocketsSansIOProtocol):
    config: Guarded
    on_writable: Callable[[], None] = staticmethod(nothing_waits)
    leave: Callable[[], None] = staticmethod(nothing_waits)

    def __init__(self, config: Guarded, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self._gate, self._heads, self._network = config.gate, Heads(), ""
        self._bucket = self._gate.bucket()
        self._patience = Patience(self.loop)
        self._upstream: Any = None  # where all goes, if another worker answers

    def handle_connect(self, event: Request) -> None:
        """Whoever answers this socket finds the short way in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["frames"] = self

    def forget_handshake(self) -> None:
        """It is done, and what was said there has been read; so is who a proxy speaks for."""
        del self.request, self.response
        self.scope["headers"] = []
        self._network = network_of((self.scope["client"] or ("", 0))[0])

    def connection_lost(self, exc: Exception | None) -> None:
        self._patience.end()
        self.leave()
        if self._upstream is not None:
            self._upstream.close()
        super().connection_lost(exc)
        self._untie()

    def _untie(self) -> None:
        """No circles: what is gone is gone at once, and a flood leaves no garbage."""
        self.conn.parser = None  # type: ignore[assignment]  # a generator that holds its owner
        self.conn.reader.buffer.clear()
        if self.close_sent and self.handshake_initiated:
            self.scope["state"].pop("frames", None)  # nobody has answered

    def pass_on(self, upstream: Any) -> None:
        """From here on another worker answers, the handshake too; frames are counted here still."""
        self._upstream = upstream
        self.handshake_complete = self.close_sent = True  # as far as uvicorn is concerned

    # The way there and back

    def mind_lag(self, every: float) -> None:
        """Ping now, and then this often: our own ping, with a word that nobody can guess."""
        self.ping_interval = every
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()

    @property
    def lag(self) -> int:
        """Milliseconds that our last ping took, as we have timed it."""
        return int(self.last_ping_rtt * 1000)

    # In

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete and self.handshake_initiated:
            self.transport.abort()  # a client waits for the answer (RFC 6455, 4.1)
            return
        if self._upstream is not None:
            self._pass(data)
            return
        text = self._alone(data)
        refused = self.handshake_initiated and self._refused(data, text is not None)
        if refused:
            self.cut_off(refused)
        elif text is None:
            super().data_received(data)
        else:
            self._hand_on(text)

    def _pass(self, data: bytes) -> None:
        if self._refused(data, is_alone=False):
            CUT_OFF.labels("frames").inc()
            self.transport.abort()
        else:
            self._upstream.write(data)

    def _refused(self, data: bytes, is_alone: bool) -> int:
        """The code with which these bytes are turned away before anybody parses them, or 0."""
        n = 1 if is_alone else self._heads.count(data, self._gate.frame_burst, _MOST_FRAGMENTS)
        if self._heads.fragments > _MOST_FRAGMENTS:
            return TOO_LONG
        fair = n == 0 or (self._bucket.take(n) and self._is_fair_to_others(n))
        return 0 if fair else TOO_MANY

    def _is_fair_to_others(self, n: int) -> bool:
        """Sockets of an address share what it may send, once it is known who a proxy speaks for."""
        return not self._network or self._gate.frames.take(self._network, n)

    def cut_off(self, code: int) -> None:
        """Told why, where that can be, and heard no more."""
        CUT_OFF.labels("frames").inc()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if self.is_full:
            self.transport.abort()
            return
        if not self.close_sent:
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = Farewell(self, self.transport, self.loop).timer

    def _alone(self, data: bytes) -> bytes | None:
        """The text of the frame that these bytes are; None where they are anything else."""
        if len(data) < 6 or data[0] != _TEXT or data[1] < _MASKED or self._is_under_way():
            return None
        size, at = data[1] - _MASKED, 2
        if size == _TWO_BYTES:
            size, at = int.from_bytes(data[2:4], "big"), 4
        if size == _EIGHT_BYTES or size > self.config.ws_max_size or len(data) != at + 4 + size:
            return None
        return bytes(apply_mask(data[at + 4 :], data[at : at + 4]))

    def _is_under_way(self) -> bool:
        """Whether a handshake, half a frame, a fragmented message or the end is."""
        conn = self.conn
        busy = conn.reader.buffer or conn.current_size is not None
        return bool(busy or self.close_sent or self.disconnected or not self.handshake_complete)

    def _hand_on(self, text: bytes) -> None:
        """As bytes: who parses it finds out whether it is UTF-8."""
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() > _MOST_QUEUED and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """As uvicorn has it, but who does not take what is owed is not read either."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty() and not self.is_full:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    # Out

    @property
    def is_full(self) -> bool:
        """Whether the other side does not read what lies here already."""
        return not self.writable.is_set()

    def write(self, messages: Iterable[bytes]) -> bool:
        """A frame each, all at once; False where that cannot be now."""
        if self.is_full or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(b"".join([p for data in messages for p in (head_of(len(data)), data)]))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self.read_paused = True
        (self._upstream or self.transport).pause_reading()
        self._patience.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._patience.end()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            (self._upstream or self.transport).resume_reading()
        self.on_writable()

    def keepalive_timeout(self) -> None:
        """Who does not answer may not read either: the last word is not waited for without end."""
        super().keepalive_timeout()
        self._patience.begin(self.transport)


def frames_of(scope: Any) -> Frames:
    """Once: the scope keeps nothing, which would be a circle."""
    found = scope["state"].pop("frames")
    assert isinstance(found, Frames)
    return found
