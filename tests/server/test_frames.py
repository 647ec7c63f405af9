"""The short way of the socket's protocol says what the long way says."""

import asyncio
import contextlib
import random
from itertools import pairwise

import uvicorn
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from fernweh.server.entrance import Entrance
from fernweh.server.frames import Frames, frames_of
from fernweh.server.gate import Guarded
from fernweh.server.runner import listening
from fernweh.server.settings import Settings
from tests.server.guests import begun
from tests.server.test_tables import served

SIZES = (0, 1, 125, 126, 127, 4_000, 65_535, 65_536, 70_000)


async def echo(scope, receive, send):
    """Says every message again, by the short way."""
    await receive()
    await send({"type": "websocket.accept"})
    frames = frames_of(scope)
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text")
        frames.write([message["bytes"] if text is None else text.encode()])


@contextlib.asynccontextmanager
async def echoing():
    settings = Settings(port=0, socket_rate=100_000, socket_burst=100_000)
    bound = listening(settings)
    config = Guarded(
        settings, echo, ws=Frames, http=Entrance, lifespan="off", log_config=None,
        ws_max_size=100_000,
    )  # fmt: skip
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None
    task = asyncio.create_task(server.serve(sockets=[bound]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield bound.getsockname()[1]
    finally:
        server.should_exit = True
        await task


class Raw:
    """A client that decides itself which bytes go together."""

    async def open(self, port):
        self.conn = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/"))
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port)
        self.conn.send_request(self.conn.connect())
        self.writer.write(b"".join(self.conn.data_to_send()))
        while not any(isinstance(each, Response) for each in await self.hear()):
            pass

    async def hear(self):
        self.conn.receive_data(await asyncio.wait_for(self.reader.read(1 << 20), 20))
        return self.conn.events_received()

    def bytes_of(self, text, rng):
        """A message as one frame or as fragments, with a ping before it now and then."""
        if rng.random() < 0.2:
            self.conn.send_ping(b"here?")
        parts = rng.choice([1, 1, 1, 2, 3])
        cuts = [0, *sorted(rng.randrange(len(text) + 1) for _ in range(parts - 1)), len(text)]
        for n, (start, end) in enumerate(pairwise(cuts)):
            kind = self.conn.send_continuation if n else self.conn.send_text
            kind(text[start:end], fin=n + 1 == parts)
        return b"".join(self.conn.data_to_send())


def texts(events):
    return [each.data for each in events if isinstance(each, Frame) and each.opcode is Opcode.TEXT]


def test_messages_arrive_however_their_bytes_are_cut():
    async def work():
        async with echoing() as port:
            client, rng, heard = Raw(), random.Random(4), []
            await client.open(port)
            wanted = [b"x" * size for size in SIZES] + [f"è{n}".encode() * n for n in range(200)]
            for text in wanted:
                data = client.bytes_of(text, rng)
                at = rng.choice([len(data), rng.randrange(len(data) + 1)])
                for part in (data[:at], data[at:]):
                    client.writer.write(part)
                    await asyncio.sleep(0)
                if rng.random() < 0.5:
                    heard += texts(await client.hear())
            while len(heard) < len(wanted):
                heard += texts(await client.hear())
            assert heard == wanted
            client.writer.close()

    asyncio.run(work())


def test_who_does_not_read_is_cut_off(tmp_path):
    async def work(site):
        sockets = await begun(site)
        connection = next(each for each in site.house.connections if each.person and each.wish == 1)
        sockets[1].ws.transport.pause_reading()
        while connection in site.house.connections:
            for _ in range(100):
                connection.send(b'"' + b"x" * 100_000 + b'"')
            await asyncio.sleep(0.01)
        await sockets[0].settle()

    served(work, tmp_path)
