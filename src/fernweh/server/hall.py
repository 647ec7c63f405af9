"""All tables of this process: made here, found here, parked when nobody needs them."""

import asyncio
import base64
import secrets
from collections.abc import Awaitable, Callable

import msgspec

from fernweh.bots import find
from fernweh.kernel.fault import Fault
from fernweh.play.clock import Clock
from fernweh.play.entry import Origin
from fernweh.play.match import Match
from fernweh.play.wire import Ahead, Done, LookAhead, Refused
from fernweh.server import plan, wire
from fernweh.server.deeds import DEEDS, Deed
from fernweh.server.room import Listener, Room, Trouble
from fernweh.server.store import Change, Conflict, Kept, Store, now_ms
from fernweh.server.terms import State, Terms, changed
from fernweh.server.thinking import Thinking

_TRIES = 3
GONE = 4404
Work = Callable[[], Awaitable[int]]
Announce = Callable[[str, int], Awaitable[None]]


async def _nobody_else(match: str, n: int) -> None:
    """One process has nobody to tell."""


def _ahead(room: Room, who: Listener, command: LookAhead) -> Ahead:
    if not room.may_look(who.person, who.viewer):
        raise Fault("not-your-seat", seat=str(who.viewer))
    return room.door(who.viewer).ahead(command)


class Hall:
    def __init__(
        self, store: Store, thinking: Thinking, pace: int = 0, park_after: int = 30
    ) -> None:
        self.store, self.thinking, self.pace, self.park_after = store, thinking, pace, park_after
        self.rooms: dict[str, Room] = {}
        self.announce: Announce = _nobody_else
        self.is_shared = False  # with other workers
        self.wake: Callable[[], None] = lambda: None  # something may be due
        self._tasks: set[asyncio.Task[None]] = set()

    # Tables

    async def make(self, maker: str, terms: Terms, origin: Origin | None = None) -> str:
        """A new table; bots sit down at once."""
        id = base64.b32encode(secrets.token_bytes(15)).decode().lower()
        match = Match.open(terms.game, terms.seats, terms.options, id=id, origin=origin)
        terms = msgspec.structs.replace(terms, options=dict(match.header.options))
        find(terms.substitute)
        for seat, bot in enumerate(terms.bots):
            if bot:
                match.seat_bot(seat, find(bot).name)
        state = State(maker, [""] * terms.seats, Clock.of(terms.clock, terms.seats))
        state = plan.shown(match, state)
        secret, phase = match.secret or b"", match.now.phase.value
        kept = Kept(id, match.header, secret, terms, state, 0, 0, phase, now_ms(), now_ms())
        await self.store.make(kept, Change(kept, state, phase, list(match.log)))
        return id

    def room(self, id: str) -> Room:
        if id not in self.rooms:
            self.rooms[id] = Room(id, self.store, self.pace)
        return self.rooms[id]

    async def delete(self, id: str) -> None:
        """Whoever is connected is told that the table is gone."""
        room = self.rooms.pop(id, None)
        await self.store.delete(id)
        for listener in list(room.listeners) if room else []:
            listener.end(GONE)

    def leave(self, room: Room, listener: Listener) -> None:
        room.listeners.discard(listener)
        room.tell_presence()

    # Commands

    async def receive(self, room: Room, who: Listener, client: str, command: wire.Command) -> None:
        """Do what somebody asks: commit, then answer, then tell everybody."""
        if isinstance(command, LookAhead):
            return await self._look_ahead(room, who, command)
        if isinstance(command, wire.Rematch):
            deed: Work = lambda: self._rematch(room, who)  # noqa: E731
        else:
            key = f"{who.person}:{client}:{command.id}"
            asked = Deed(room, who, key)
            deed = lambda: DEEDS[type(command)](asked, command)  # noqa: E731
        return await self._answered(room, who, command.id, deed)

    async def _look_ahead(self, room: Room, who: Listener, command: LookAhead) -> None:
        """Where moves would lead: nothing is done, and nobody else is told."""
        try:
            async with room.lock:
                await room.open()
                answer: Ahead | Refused = _ahead(room, who, command)
        except Fault as fault:
            answer = wire.refusal(command.id, fault)
        who.send(wire.encode(answer))

    async def _answered(self, room: Room, who: Listener, id: str, deed: Work) -> None:
        def done(n: int) -> None:
            who.send(wire.encode(Done(id, n)))

        try:
            await self.with_room(room, deed, done)
        except Fault as fault:
            who.send(wire.encode(wire.refusal(id, fault)))
        except Conflict:
            who.send(wire.encode(wire.refusal(id, Fault("conflict"))))
        except Trouble:
            who.send(wire.encode(wire.refusal(id, Fault("storage"))))

    async def with_room(
        self, room: Room, deed: Work, done: Callable[[int], None] = lambda n: None
    ) -> None:
        """One deed at a time; where another worker was first, once more on what it wrote."""
        async with room.lock:
            await room.open()
            before = room.kept.n
            try:
                done(await self._tried(room, deed))
            finally:
                await self._publish(room, before)

    async def _tried(self, room: Room, deed: Work) -> int:
        for _ in range(_TRIES):
            try:
                return await deed()
            except Conflict:
                await room.open()
            except Fault:
                if not (self.is_shared and await room.is_behind()):
                    raise
                room.park()
                await room.open()
        raise Conflict

    async def _publish(self, room: Room, before: int) -> None:
        """Also after a fault: a flag may have fallen, or another worker have written."""
        if not room.is_open:
            await room.open()
        room.publish()
        if room.kept.n > before:
            if room.kept.state.due:
                self.wake()
            await self.announce(room.id, room.kept.n)

    async def _rematch(self, room: Room, who: Listener) -> int:
        state = room.kept.state
        if not state.seats_of(who.person):
            raise Fault("not-seated")
        if room.match.result is None:
            raise Fault("not-over")
        if not state.rematch:
            id = await self.make(who.person, room.kept.terms)
            await room.commit(changed(state, rematch=id))
        return room.kept.n

    # Keeping house

    def spawn(self, work: "asyncio.Future[None] | Awaitable[None]") -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def reached(self, match: str, n: int) -> None:
        """Another worker says so."""
        room = self.rooms.get(match)
        if room is not None and (room.listeners or room.is_open):
            self.spawn(room.catch_up())

    def park_idle(self) -> None:
        before = now_ms() - self.park_after * 1000
        for id, room in list(self.rooms.items()):
            if room.used < before and not room.lock.locked():
                room.park()
                if not room.listeners:
                    del self.rooms[id]

    async def stop(self) -> None:
        """Let what is being done end, for a moment."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)
        for task in list(self._tasks):
            task.cancel()
