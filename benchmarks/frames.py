"""A WebSocket client that costs little: for measuring a server, not for talking to the world."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable


class Client(asyncio.Protocol):
    """Sends and hears text frames. Frames are masked with zeros, which the protocol allows."""

    def __init__(self, path: str, host: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.path, self.host, self.cookie, self.heard = path, host, cookie, heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._data = bytearray()
        self._upgraded = False

    def connection_made(self, transport) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self.cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, error) -> None:
        for future in (self.open, self.closed):
            if not future.done():
                future.set_result(None)

    def send(self, data: bytes) -> None:
        n = len(data)
        if n < 126:
            head = struct.pack("!BBI", 0x81, 0x80 | n, 0)
        else:
            head = struct.pack("!BBHI", 0x81, 0xFE, n, 0)
        self.transport.write(head + data)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._upgraded:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in self._data[:20], bytes(self._data[:200])
            del self._data[: end + 4]
            self._upgraded = True
            self.open.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:
            kind, n, head = data[at] & 15, data[at + 1] & 127, 2
            if n == 126:
                head, n = (
                    4,
                    struct.unpack_from("!H", data, at + 2)[0] if len(data) >= at + 4 else 1 << 62,
                )
            elif n == 127:
                head, n = (
                    10,
                    struct.unpack_from("!Q", data, at + 2)[0] if len(data) >= at + 10 else 1 << 62,
                )
            if len(data) - at < head + n:
                break
            payload = bytes(data[at + head : at + head + n])
            at += head + n
            if kind == 1:
                self.heard(payload)
            elif kind == 9:
                self.transport.write(struct.pack("!BBI", 0x8A, 0x80 | len(payload), 0) + payload)
            elif kind == 8:
                self.transport.close()
        del data[:at]


async def connected(port: int, path: str, cookie: str, heard: Callable[[bytes], None]) -> Client:
    loop = asyncio.get_running_loop()
    host = f"127.0.0.1:{port}"
    _, client = await loop.create_connection(
        lambda: Client(path, host, cookie, heard), "127.0.0.1", port
    )
    await client.open
    return client
