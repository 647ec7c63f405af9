"""One connection stops nobody: attacks with plain sockets, on what lies below the protocol."""

import asyncio
import base64
import os
import random
import select
import socket
import struct
import time
from contextlib import closing, suppress

import pytest

from fernweh.server import entrance, farewell, gate
from fernweh.server.addresses import Proxies, network_of
from fernweh.server.heads import Heads
from tests.server.guests import HERE, begun, play_on
from tests.server.test_tables import served

PATIENCE = 10.0  # seconds: far more than any of this takes
USUAL = {"socket_rate": 20, "socket_burst": 60}


def frame(code: int, data: bytes = b"") -> bytes:
    """Masked with zeros; with its end bit where the code has it."""
    size = len(data)
    head = bytes([code, 0x80 | size]) if size < 126 else struct.pack("!BBH", code, 0xFE, size)
    return head + bytes(4) + data


PING, TEXT, BEGUN, MORE, LAST = 0x89, 0x81, 0x01, 0x00, 0x80


def connected(site) -> socket.socket:
    return socket.create_connection((HERE, site.port), PATIENCE)


def asked(site, path: str = "/api/games", more: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {HERE}:{site.port}\r\n{more}\r\n".encode()


def upgrade(site, table: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    more = (
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n"
    )
    return asked(site, f"/socket/{table}", more)


def greeted(site, table: str = "nothing") -> socket.socket:
    found = connected(site)
    found.sendall(upgrade(site, table))
    assert b" 101 " in found.recv(4096)
    return found


def heard(found: socket.socket) -> bytes:
    """Everything until the other side ends it."""
    data = b""
    with suppress(ConnectionError):
        while part := found.recv(65_536):
            data += part
    return data


def sent(found: socket.socket, batch: bytes, times: int) -> int:
    """How many of these were taken before the connection was cut."""
    for n in range(times):
        try:
            found.sendall(batch)
        except OSError:
            return n
    return times


def closed_with(found: socket.socket) -> int:
    """The code of the close frame, which is the last that comes."""
    data = b""
    while data[-4:-2] != b"\x88\x02":
        part = found.recv(65_536)
        assert part, data
        data += part
    return int.from_bytes(data[-2:], "big")


def attacked(tmp_path, attack, **settings):
    """The attack runs in a thread of its own while two people play."""

    async def work(site):
        sockets = await begun(site)
        under_way = asyncio.create_task(asyncio.to_thread(attack, site))
        longest = 0.0
        while not under_way.done():
            began = time.monotonic()
            await play_on(sockets, random.Random(1), 1)
            longest = max(longest, time.monotonic() - began)
            await asyncio.sleep(0.2)  # within their own limits
        await under_way
        assert longest < 5, "somebody waited"

    served(work, tmp_path, **({"address_factor": 1_000} | USUAL | settings))


# Frames


def test_a_flood_of_pings_is_cut_off(tmp_path):
    def attack(site):
        with closing(greeted(site)) as found:
            found.sendall(frame(PING) * 1_000)
            assert closed_with(found) == 4429
        with closing(greeted(site)) as found:
            assert sent(found, frame(PING) * 10_000, 180) < 180  # 1.8 million would be all

    attacked(tmp_path, attack)


def test_a_flood_of_empty_fragments_is_cut_off(tmp_path):
    def attack(site):
        with closing(greeted(site)) as found:
            found.sendall(frame(BEGUN) + frame(MORE) * 10_000)
            assert closed_with(found) == 4413

    attacked(tmp_path, attack)


def test_fragments_are_few_however_slowly_they_come(tmp_path):
    def attack(site):
        with closing(greeted(site)) as found:
            found.sendall(frame(BEGUN, b"{"))
            for _ in range(80):
                found.sendall(frame(MORE, b" "))
                time.sleep(0.005)
            assert closed_with(found) == 4413

    attacked(tmp_path, attack)


def test_frames_of_an_address_count_together(tmp_path):
    def attack(site):
        found = [greeted(site) for _ in range(4)]
        for each in found:
            each.sendall(frame(PING) * 150)
        codes = [each.recv(65_536)[-4:-2] == b"\x88\x02" for each in found]
        for each in found:
            each.close()
        assert any(codes)

    async def work(site):
        await asyncio.to_thread(attack, site)

    served(work, tmp_path, address_factor=1, **USUAL)


def test_frames_before_the_answer_are_not_taken(tmp_path):
    def attack(site):
        with closing(connected(site)) as found:
            found.sendall(upgrade(site, "nothing") + frame(PING) * 10)
            assert b" 101 " not in heard(found)

    attacked(tmp_path, attack)


def test_heads_are_found_however_the_bytes_are_cut():
    rng = random.Random(3)
    sizes = [rng.choice([0, 1, 125, 126, 300, 70_000]) for _ in range(200)]
    data = b"".join(
        struct.pack("!BBQ", TEXT, 0xFF, size) + bytes(4 + size)
        if size > 65_535
        else frame(TEXT, bytes(size))
        for size in sizes
    )
    for longest in (1, 7, 5_000, len(data)):
        heads, found, at = Heads(), 0, 0
        while at < len(data):
            end = at + rng.randint(1, longest)
            found += heads.count(data[at:end], 10**9, 10)
            at = end
        assert found == len(sizes) and heads.fragments == 0
    assert Heads().count(frame(PING) * 5_000, 240, 64) == 241


# Who does not read


def test_who_does_not_read_is_not_read(tmp_path, monkeypatch):
    monkeypatch.setattr(farewell.Patience, "seconds", 0.5)

    def attack(site):
        with closing(socket.socket()) as found:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1_024)
            found.settimeout(PATIENCE)
            found.connect((HERE, site.port))
            found.sendall(upgrade(site, "nothing"))
            assert found.recv(12).endswith(b"101")
            ping = frame(PING, b"x" * 125) * 500
            assert sent(found, ping, 4_000) < 4_000  # 250 MB would be all

    attacked(tmp_path, attack, socket_rate=1_000_000, socket_burst=1_000_000)


def test_who_leaves_an_answer_unread_is_cut_off(tmp_path, monkeypatch):
    monkeypatch.setattr(farewell.Patience, "seconds", 0.5)

    def attack(site):
        with closing(socket.socket()) as found:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1_024)
            found.connect((HERE, site.port))
            with suppress(OSError):
                for _ in range(200):
                    found.sendall(asked(site, "/api/openapi.json"))
                    time.sleep(0.005)
            poll = select.poll()
            poll.register(found, 0)  # errors alone
            assert poll.poll(PATIENCE * 1_000)

    attacked(tmp_path, attack)


# Requests


@pytest.mark.parametrize(
    ("first", "rest", "status"),
    [
        (b"GET /", b"a" * 1_000, b" 414 "),
        (b"GET / HTTP/1.1\r\n", b"x-more: " + b"y" * 1_000 + b"\r\n", b" 431 "),
        (b"GET / HTTP/1.1\r\n", b"a:b\r\n", b" 431 "),
        (b"GET / HTTP/1.1\r\nx-long: ", b"y" * 1_000, b" 431 "),
        (b"", b"\r\n" * 500, b" 431 "),
    ],
    ids=["url", "headers", "many", "one", "empty"],
)
def test_the_head_of_a_request_is_short(tmp_path, first, rest, status):
    def attack(site):
        with closing(connected(site)) as found:
            found.sendall(first + rest * 200)
            assert status in heard(found)
        with closing(connected(site)) as found:
            found.sendall(first)
            assert sent(found, rest * 100, 6_000) < 6_000

    attacked(tmp_path, attack)


def test_a_body_says_how_long_it_is(tmp_path):
    def attack(site):
        more = "Transfer-Encoding: chunked\r\n"
        with closing(connected(site)) as found:
            found.sendall(asked(site, more=more) + b"1\r\nx\r\n" * 1_000)
            assert b" 411 " in heard(found)
        with closing(connected(site)) as found:
            found.sendall(asked(site, more="Content-Length: 99999999\r\n"))
            assert sent(found, b"x" * 100_000, 1_000) < 1_000

    attacked(tmp_path, attack)


def test_half_requests_and_half_bodies_end(tmp_path, monkeypatch):
    monkeypatch.setattr(entrance, "HEAD_WITHIN", 0.5)
    monkeypatch.setattr(entrance, "BODY_WITHIN", 0.5)

    def attack(site):
        whole = asked(site)
        body = whole.replace(b"GET", b"PUT").replace(
            b"\r\n\r\n", b"\r\nContent-Length: 50\r\n\r\n{"
        )
        for half in (b"", b"G", whole[:-2], body):
            with closing(connected(site)) as found:
                found.sendall(half)
                began = time.monotonic()
                while time.monotonic() - began < PATIENCE and sent(found, b" " if half else b"", 1):
                    time.sleep(0.05)
                    found.settimeout(0.01)
                    with suppress(TimeoutError, ConnectionError):
                        if not found.recv(1):
                            break
                assert time.monotonic() - began < PATIENCE, half

    attacked(tmp_path, attack)


def test_half_a_body_writes_no_trace(tmp_path, caplog):
    """Who goes away in mid-sentence is no trouble of ours."""

    def attack(site):
        more = f"Origin: http://{HERE}:{site.port}\r\nContent-Length: 50\r\n"
        with closing(connected(site)) as found:
            found.sendall(asked(site, "/api/me", more).replace(b"GET", b"PUT") + b"{")
            time.sleep(0.3)

    attacked(tmp_path, attack)
    assert "ASGI" not in caplog.text


def test_few_requests_wait_on_one_connection(tmp_path):
    def attack(site):
        with closing(connected(site)) as found:
            found.sendall(asked(site) * 5)
            data = b""
            while data.count(b"HTTP/1.1 200") < 5:
                data += found.recv(65_536)
        with closing(connected(site)) as found:
            found.sendall(asked(site) * 1_000)
            assert heard(found).count(b"HTTP/1.1 200") < 100

    attacked(tmp_path, attack)


def test_an_address_has_so_many_connections(tmp_path):
    def attack(site):
        found = [connected(site) for _ in range(30)]
        found[0].sendall(asked(site))
        assert b" 200 " in found[0].recv(65_536)
        time.sleep(0.5)
        gone = []
        for each in found[1:]:
            each.settimeout(0.01)
            try:
                gone.append(each.recv(1) == b"")
            except TimeoutError:
                gone.append(False)
            except ConnectionError:
                gone.append(True)
        for each in found:
            each.close()
        assert gone == sorted(gone) and 30 - sum(gone) == 5 + 5

    async def work(site):
        await asyncio.to_thread(attack, site)
        await asyncio.sleep(0.5)
        await site.guest("Ada")  # there is place again

    served(work, tmp_path, sockets_per_address=5, connections_per_address=5)


def test_a_proxy_may_have_more(tmp_path):
    def attack(site):
        found = [connected(site) for _ in range(30)]
        for each in found:
            each.sendall(asked(site))
            assert b" 200 " in each.recv(65_536)
            each.close()

    async def work(site):
        await asyncio.to_thread(attack, site)

    served(work, tmp_path, sockets_per_address=5, connections_per_address=5, proxies="127.0.0.0/8")


def test_whose_an_address_is():
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7" != network_of("::ffff:192.0.2.8")
    assert network_of("2001:db8::1") == network_of("2001:db8::2%eth0") == "2001:db8::/64"
    assert "10.0.0.7" in Proxies("192.0.2.1, 10.0.0.0/8") and "11.0.0.7" not in Proxies(
        "10.0.0.0/8"
    )
    assert "192.0.2.9" in Proxies("*") and "" not in Proxies("")


def test_a_server_opens_as_many_files_as_it_may():
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
        assert gate.most_connections() == 256
        gate.raise_open_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(before[1], 65_536)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# Ordinary use


def test_ordinary_use_is_untouched(tmp_path):
    """A page asks and asks again on one connection, a client pings, sends parts and waits."""

    def attack(site):
        with closing(connected(site)) as found:
            for _ in range(10):
                found.sendall(asked(site, more="Cookie: " + "a" * 4_000 + "\r\n"))
                while not found.recv(65_536).endswith(b"}"):
                    pass
        with closing(greeted(site)) as found:
            found.sendall(frame(PING, b"here?"))
            assert found.recv(100) == b"\x8a\x05here?"
            hello = b'{"type":"hello","id":"1","version":1,"client":"c"}'
            found.sendall(frame(BEGUN, hello[:9]) + frame(MORE, hello[9:20]) + frame(PING))
            found.sendall(frame(LAST, hello[20:]))
            assert closed_with(found) == 4404

    attacked(tmp_path, attack)
