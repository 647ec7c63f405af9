"""A socket that came to the wrong worker, handed on byte by byte to the one whose match it is.

Whoever a proxy sends elsewhere than its `hash` would still sits with all others of the match, so
that a move is made and told by one process. The worker in the middle keeps guarding what comes in;
the other one learns who it is from a header that only workers with the same key can mark.
"""

import asyncio
import hmac
from collections.abc import Sequence
from typing import Any

from fernweh.server.frames import Frames

HEADER = "x-fernweh-passed"
_WITHIN = 2.0  # seconds to reach the other worker


def mark(key: bytes, table: str, address: str) -> str:
    """What a worker says of who comes through it."""
    return f"{address} {hmac.digest(key, f'passed {table} {address}'.encode(), 'sha256').hex()}"


def passed_for(key: bytes, table: str, headers: Sequence[tuple[bytes, bytes]]) -> str:
    """The address for which another worker passes this socket on; "" where none does."""
    for name, value in headers:
        if name.lower() == HEADER.encode():
            address = value.decode("latin-1").partition(" ")[0]
            said = mark(key, table, address).encode("latin-1")
            return address if hmac.compare_digest(value, said) else ""
    return ""


class Upstream(asyncio.Protocol):
    """The way to the other worker, and what comes back by it."""

    def __init__(self, frames: Frames) -> None:
        self._frames = frames
        self.ended = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self._frames.transport.write(data)

    def pause_writing(self) -> None:
        self._frames.transport.pause_reading()

    def resume_writing(self) -> None:
        self._frames.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._frames.transport.close()
        if not self.ended.done():
            self.ended.set_result(None)


def _unmarked(head: bytes) -> bytes:
    """A request's head without its end, and without what a client says in a worker's name."""
    lines = head.removesuffix(b"\r\n\r\n").split(b"\r\n")
    ours = f"{HEADER}:".encode()
    return b"".join(line + b"\r\n" for line in lines if not line.lower().startswith(ours))


async def pass_on(frames: Frames, address: str, said: str) -> bool:
    """Until either side ends it; False where the other worker is not there."""
    host, _, port = address.rpartition(":")
    loop = asyncio.get_running_loop()
    head = _unmarked(frames.request.serialize()) + f"{HEADER}: {said}\r\n\r\n".encode()
    try:
        connecting = loop.create_connection(lambda: Upstream(frames), host.strip("[]"), int(port))
        _, upstream = await asyncio.wait_for(connecting, _WITHIN)
    except (OSError, ValueError, TimeoutError):
        return False
    upstream.transport.write(head)
    frames.pass_on(upstream.transport)
    await upstream.ended
    return True
