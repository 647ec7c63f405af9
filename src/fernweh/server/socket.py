"""A person's connection to one table: every message parsed by its schema, limited, and answered.

Closed with a code: 4400 for messages that cannot be read, again and again; 4401 for who was signed
out; 4403 for a foreign origin; 4404 for a table that is not there; 4408 for no greeting in time;
4413 for what is too long; 4429 for too many; 4500 for a store that cannot be read or written; 1012
when the server goes down; 1013 for who does not read.
"""

import asyncio
import logging
import time
from contextlib import suppress
from typing import get_args

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from fernweh.kernel.event import SPECTATOR
from fernweh.kernel.fault import Fault
from fernweh.play.wire import refusal
from fernweh.server import relay, wire
from fernweh.server.database import Trouble
from fernweh.server.frames import TOO_LONG, TOO_MANY, frames_of, nothing_waits
from fernweh.server.hall import TROUBLE
from fernweh.server.house import House
from fernweh.server.letters import has_null
from fernweh.server.limits import Bucket
from fernweh.server.metrics import LATENCY, MESSAGES
from fernweh.server.people import Known
from fernweh.server.room import Room

_log = logging.getLogger("fernweh.socket")
_GREETING_WITHIN = 20.0
_PING_EVERY = 5.0  # seconds, where a live clock runs
_MOST_WAITING = 512  # messages
_MOST_UNREADABLE = 20
UNREADABLE, FOREIGN, NO_TABLE, SILENT = 4400, 4403, 4404, 4408
GOING_DOWN, DOES_NOT_READ, SIGNED_OUT = 1012, 1013, 4401
_COUNTED = {kind: MESSAGES.labels(kind.__struct_config__.tag) for kind in get_args(wire.Command)}


class _Close(Exception):
    """The connection ends, with this code."""


class Connection:
    """One socket."""

    def __init__(self, house: House, socket: WebSocket, known: Known, address: str) -> None:
        self.house, self.socket, self.known, self.address = house, socket, known, address
        self.person = known.person
        self.wish = self.shown = SPECTATOR
        self.client = self.entered = ""
        self.muted: dict[str, None] = {}
        self.room: Room | None = None
        settings = house.settings
        self._bucket = Bucket(settings.socket_rate, settings.socket_burst)
        self._unreadable = 0
        self._waiting: list[bytes] = []
        self._is_ending = False
        self._loop = asyncio.get_running_loop()
        self._in = socket._receive  # past Starlette's checks: who reads here has accepted
        self._frames = frames_of(socket.scope)
        self._frames.on_writable = self._flush

    @property
    def lag(self) -> int:
        """What we have timed ourselves, whatever anybody says."""
        return self._frames.lag

    # Out

    def send(self, data: bytes) -> None:
        if len(self._waiting) >= _MOST_WAITING:
            self.end(DOES_NOT_READ)
        elif not self._is_ending:
            if not self._waiting:
                self._loop.call_soon(self._flush)
            self._waiting.append(data)

    def tell(self, message: msgspec.Struct) -> None:
        self.send(wire.encode(message))

    def _flush(self) -> None:
        """What has gathered in this turn of the loop goes out at once; if not now, when it can."""
        if self._waiting and self._frames.write(self._waiting):
            self._waiting.clear()

    def end(self, code: int) -> None:
        """From outside."""
        if not self._is_ending:
            self._is_ending = True
            self._waiting.clear()
            self.house.hall.spawn(self._close(code))

    def sign_out(self) -> None:
        """Whatever still comes is nobody's."""
        self.known, self.person, self.wish = Known(), "", SPECTATOR
        self.end(SIGNED_OUT)

    async def _close(self, code: int) -> None:
        """Who does not read would not read the code either."""
        self._is_ending = True
        if self._frames.is_full:
            self._frames.transport.abort()
            return
        with suppress(RuntimeError, WebSocketDisconnect, OSError):
            await self.socket.close(code)

    # In

    async def passed_on(self, table: str) -> bool:
        """Whether another worker, whose match it is, has answered instead."""
        owner = await self.house.hall.owner_of(table)
        if not owner:
            return False
        client = (self.socket.scope["client"] or ("", 0))[0]
        said = relay.mark(self.house.key, table, client)
        return await relay.pass_on(self._frames, owner, said)

    async def run(self, id: str) -> None:
        await self.socket.accept()
        self._frames.forget_handshake()
        self.house.connections.add(self)
        try:
            await self._greet(id)
            while True:
                await self._take(await self._read())
        except _Close as closing:
            self._flush()  # what was answered already
            await self._close(closing.args[0])
        except WebSocketDisconnect:
            self._is_ending = True
        except Exception as trouble:
            await self._fail(trouble)
        finally:
            self._leave()

    async def _fail(self, trouble: Exception) -> None:
        """Nobody is left waiting: the page is told, and the operator."""
        if isinstance(trouble, Trouble):
            _log.error("store: %s", trouble.__cause__)
        else:
            _log.error("socket", exc_info=trouble)
        self._flush()
        await self._close(TROUBLE)

    def _leave(self) -> None:
        self._frames.on_writable = nothing_waits  # no circle: what is gone is gone at once
        self.house.connections.discard(self)
        self.house.collector.ended += 1
        if self.room is not None:
            self.house.hall.leave(self.room, self)

    async def _read(self) -> wire.Command | None:
        """The next message; None where it could not be read, which is answered."""
        message = await self._in()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        data = text.encode("utf-8", "surrogatepass") if text is not None else message["bytes"]
        self._count(data)
        try:
            if has_null(data):
                raise UnicodeError("U+0000")
            command = wire.decode(data)
            _COUNTED[type(command)].inc()
            return command
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._not_read(error)
            return None

    def _count(self, data: bytes) -> None:
        house = self.house
        if len(data) > house.settings.largest_message:
            raise _Close(TOO_LONG)
        fair = self._bucket.take() and house.by_address.take(self.address)
        if not fair or (self.person and not house.by_person.take(self.person)):
            raise _Close(TOO_MANY)

    def _not_read(self, error: Exception) -> None:
        MESSAGES.labels("unreadable").inc()
        self._unreadable += 1
        if self._unreadable > _MOST_UNREADABLE:
            raise _Close(UNREADABLE)
        self.tell(refusal("", Fault("message-unreadable", reason=str(error)[:200])))

    # The greeting

    async def _greet(self, id: str) -> None:
        try:
            hello = await asyncio.wait_for(self._read(), _GREETING_WITHIN)
        except TimeoutError:
            raise _Close(SILENT) from None
        if not isinstance(hello, wire.Hello) or hello.version != wire.VERSION:
            self.tell(refusal("", Fault("no-greeting", version=wire.VERSION)))
            raise _Close(UNREADABLE)
        self.client = hello.client
        self.room = self.house.hall.room(id)
        try:
            terms = await self.house.hall.enter(self.room, self, hello)
        except Fault as fault:
            raise _Close(NO_TABLE if fault.code == "no-such-table" else TROUBLE) from None
        if terms.clock.kind == "live":
            self._frames.mind_lag(_PING_EVERY)

    # Commands

    async def _take(self, command: wire.Command | None) -> None:
        match command:
            case None:
                return
            case wire.Ping():
                self.tell(wire.Pong(command.id))
            case wire.Hello():
                self.tell(refusal(command.id, Fault("greeted")))
            case _:
                assert self.room is not None
                began = self.house.collector.commanded = time.perf_counter()
                await self.house.hall.receive(self.room, self, command)
                LATENCY.observe(time.perf_counter() - began)
