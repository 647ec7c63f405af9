"""Those who want a server to stop: plain sockets, nothing of ours, on this machine alone.

Each attack goes on until its time is over, and comes back at once when it is cut off.
"""

import base64
import os
import socket
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

VICTIM = "127.0.0.1"
PAGE = Path(__file__).parents[1] / "src/fernweh/server/static"
BATCH = 65_536  # bytes
MOST = 4_000  # connections at once that one attack may hold; and a hundred times that in all
_NO_PORT_YET = 24  # IP_BIND_ADDRESS_NO_PORT of Linux
PING = b"\x89\x80\0\0\0\0"  # empty, masked with zeros
TEXT_BEGUN, MORE = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"


class Attack:
    """`made` counts the connections, for whoever measures."""

    def __init__(self, port: int, seconds: float, made: Any) -> None:
        self.port, self.until, self.made = port, time.monotonic() + seconds, made

    def goes_on(self) -> bool:
        return time.monotonic() < self.until and self.made.value < MOST * 100

    def connected(self, of: int = 2) -> socket.socket:
        """From an address of its own: 127.0.0.2, or another of that network; left without a trace,
        so that its ports do not run out.
        """
        found = socket.socket()
        found.settimeout(2)
        found.setsockopt(socket.IPPROTO_IP, _NO_PORT_YET, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        found.bind((f"127.0.0.{of}", 0))
        found.connect((VICTIM, self.port))
        self.made.value += 1
        return found

    def greeted(self, of: int = 2, room: int = 0) -> socket.socket:
        """A WebSocket, as far as it goes without a cookie."""
        found = self.connected(of)
        if room:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        key = base64.b64encode(os.urandom(16)).decode()
        found.sendall(
            f"GET /socket/nothing HTTP/1.1\r\nHost: {VICTIM}:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
            .encode()
        )  # fmt: skip
        found.recv(4096)
        return found

    def flood(self, made: Callable[[], socket.socket], first: bytes, rest: bytes) -> None:
        """The same bytes again and again."""
        batch = rest * (BATCH // len(rest))
        while self.goes_on():
            with suppress(OSError), made() as found:
                found.sendall(first)
                while self.goes_on():
                    found.sendall(batch)

    def hold(self, head: bytes, drip: bytes, addresses: int = 1) -> None:
        """As many connections as there can be, each kept alive by a few bytes now and then."""
        held: list[socket.socket] = []
        while self.goes_on():
            with suppress(OSError):
                if len(held) < min(MOST, 1_100 * addresses):
                    held.append(self.connected(2 + len(held) % addresses))
                    held[-1].sendall(head)
                    continue
            time.sleep(0.05)
            held = [each for each in held if _dripped(each, drip)]


def _dripped(found: socket.socket, drip: bytes) -> bool:
    """Whether it is still there."""
    try:
        found.sendall(drip)
        found.settimeout(0)
        return bool(found.recv(1))
    except BlockingIOError:
        return True
    except OSError:
        return False
    finally:
        with suppress(OSError):
            found.settimeout(2)


def pings(attack: Attack) -> None:
    attack.flood(attack.greeted, PING, PING)


def fragments(attack: Attack) -> None:
    attack.flood(attack.greeted, TEXT_BEGUN, MORE)


def unread(attack: Attack) -> None:
    """Asks for answers, and never takes one."""
    ping = b"\x89\xfd" + bytes(4) + b"x" * 125
    attack.flood(lambda: attack.greeted(room=1024), ping, ping)


def headers(attack: Attack) -> None:
    attack.flood(attack.connected, b"GET / HTTP/1.1\r\n", b"x-more: " + b"y" * 1000 + b"\r\n")


def one_header(attack: Attack) -> None:
    attack.flood(attack.connected, b"GET / HTTP/1.1\r\nx-long: ", b"y" * 1024)


def url(attack: Attack) -> None:
    attack.flood(attack.connected, b"GET /", b"a" * 1024)


def half_requests(attack: Attack) -> None:
    attack.hold(b"GET / HTTP/1.1\r\nHost: ", b"a")


def half_requests_of_eight(attack: Attack) -> None:
    attack.hold(b"GET / HTTP/1.1\r\nHost: ", b"a", addresses=8)


def half_bodies(attack: Attack) -> None:
    host = f"{VICTIM}:{attack.port}".encode()
    head = b"PUT /api/me HTTP/1.1\r\nHost: " + host + b"\r\nContent-Length: 60000\r\n\r\n{"
    attack.hold(head, b" ")


def requests(attack: Attack) -> None:
    """Many at once on one connection."""
    host = f"{VICTIM}:{attack.port}".encode()
    attack.flood(attack.connected, b"", b"GET /api/games HTTP/1.1\r\nHost: " + host + b"\r\n\r\n")


def files(attack: Attack) -> None:
    """The largest of the page, taken as fast as it comes; where nothing is built, none."""
    found = max(PAGE.glob("assets/*.js"), key=lambda it: it.stat().st_size, default=PAGE)
    head = f"GET /assets/{found.name} HTTP/1.1\r\nHost: {VICTIM}:{attack.port}\r\n"
    while attack.goes_on():
        with suppress(OSError), attack.connected() as line:
            while attack.goes_on():
                line.sendall(f"{head}Accept-Encoding: br\r\n\r\n".encode())
                if not line.recv(BATCH):
                    break


def connections(attack: Attack) -> None:
    """Made and left, as fast as it goes."""
    while attack.goes_on():
        with suppress(OSError):
            attack.connected().close()


def sockets(attack: Attack) -> None:
    """Made and left, each after a whole handshake."""
    while attack.goes_on():
        with suppress(OSError):
            attack.greeted().close()


def crumbs(attack: Attack) -> None:
    """One byte of a frame in each packet."""
    while attack.goes_on():
        with suppress(OSError), attack.greeted() as found:
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            while attack.goes_on():
                for byte in b"\x81\xfe\x3f\xff" + bytes(4) + b"x" * 1_000:
                    found.sendall(bytes([byte]))


ATTACKS: dict[str, Callable[[Attack], None]] = {
    each.__name__: each
    for each in (
        pings, fragments, unread, headers, one_header, url, half_requests, half_requests_of_eight,
        half_bodies, requests, files, connections, sockets, crumbs,
    )
}  # fmt: skip
