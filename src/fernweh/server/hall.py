"""All tables of this process: made here, found here, parked when nobody needs them."""

import asyncio
import base64
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from fernweh.bots import find
from fernweh.kernel.fault import Fault
from fernweh.play.clock import Clock
from fernweh.play.entry import Origin
from fernweh.play.match import Match
from fernweh.play.wire import Ahead, Done, Refused, refusal
from fernweh.server import admission, agreements, plan, strangers, wire
from fernweh.server.chairs import ARRANGED
from fernweh.server.database import Statement, Trouble
from fernweh.server.deeds import READ, WRITTEN, Deed
from fernweh.server.owners import Owners
from fernweh.server.room import Listener, Room
from fernweh.server.signer import keyring_of
from fernweh.server.store import Change, Conflict, Kept, Store, now_ms
from fernweh.server.successor import LEADING, Laying
from fernweh.server.terms import LEAST, TOO_WEAK, State, Terms, changed
from fernweh.server.thinkers import Thinkers
from fernweh.server.timepiece import date_ms

_log = logging.getLogger("fernweh.hall")
_TRIES = 3
DEEDS = {**WRITTEN, **ARRANGED}
GONE, TROUBLE = 4404, 4500
# Announced for a version: read it again; somebody came or went; whoever writes there, tell us
ANEW, PRESENCE, ASK, FACES = 0, -1, -2, -3
Work = Callable[[], Awaitable[int]]
Announce = Callable[[str, int], Awaitable[None]]
Hinted = Callable[[Room, Listener, int, int], Awaitable[str]]
Answer = Done | Ahead | Refused


async def _nobody_else(match: str, version: int) -> None:
    """One process has nobody to tell."""


async def _no_hints(room: Room, who: Listener, seat: int, at: int) -> str:
    raise Fault("no-hints")


class Hall:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        pace: int = 0,
        park_after: int = 30,
        key: bytes = b"",
    ) -> None:
        self._key = key
        self.store, self.thinkers, self.pace, self.park_after = store, thinkers, pace, park_after
        self.owners = Owners(store.database)
        self.rooms: dict[str, Room] = {}
        self.announce: Announce = _nobody_else
        self.hint: Hinted = _no_hints
        self.wake: Callable[[], None] = lambda: None  # something may be due
        self.want: Callable[[str], None] = lambda game: None  # its bots are to think soon
        self.is_awake: Callable[[str], bool] = lambda game: True  # whether they can by now
        self.open_tables = strangers.OpenTables()
        self.meter: Callable[[str, str], None] = lambda person, address: None  # of new tables
        self.awaited: dict[str, object] = {}  # tables looked at where a bot is to move
        self._tasks: set[asyncio.Task[None]] = set()

    # Tables

    async def make(
        self,
        maker: str,
        terms: Terms,
        address: str = "",
        origin: Origin | None = None,
        also: Sequence[Statement] = (),
    ) -> str:
        """A new table; bots sit down at once."""
        new = self.lay(maker, terms, address, origin)
        new = new._replace(also=[*also, *new.also])
        try:
            await self.store.make(new.kept, new)
        except Conflict:
            if also or not new.also:
                raise
            await self.must_have_room(maker, terms, address)
            raise
        return new.kept.id

    async def must_have_room(self, maker: str, terms: Terms, address: str, but: str = "") -> None:
        """For one more table that others may find, that one aside."""
        if strangers.is_shown(terms):
            sender = strangers.sender_of(self._key, "" if terms.club else address)
            most, database = self.open_tables, self.store.database
            await strangers.must_have_room(database, maker, sender, most, but)

    def lay(
        self, maker: str, terms: Terms, address: str, origin: Origin | None = None, **facts: Any
    ) -> Change:
        """A new table as it is to be written, with these facts in its state."""
        admission.check_terms(terms)
        id = base64.b32encode(secrets.token_bytes(15)).decode().lower()
        match = Match.open(terms.game, terms.seats, terms.options, id=id, origin=origin)
        match.keyring = keyring_of(self._key, id)
        terms = msgspec.structs.replace(terms, options=dict(match.header.options))
        if find(terms.substitute).name in TOO_WEAK:
            raise Fault("substitute-too-weak", bot=terms.substitute, least=LEAST)
        for seat, bot in enumerate(terms.bots):
            if bot:
                match.seat_bot(seat, find(bot).name)
        state = State(maker, [""] * terms.seats, Clock.of(terms.clock, terms.seats), **facts)
        state = plan.shown(match, state)
        secret, phase = match.secret or b"", match.now.phase.value
        kept = Kept(id, match.header, secret, terms, state, 0, 0, phase, date_ms(), date_ms())
        sender = strangers.sender_of(self._key, address)
        waits = strangers.opened(kept, state, sender, self.open_tables)
        return Change(kept, state, phase, list(match.log), also=waits)

    def room(self, id: str) -> Room:
        if id not in self.rooms:
            self.rooms[id] = Room(id, self.store, self.pace, self.owners.worker, self._key)
            self.rooms[id].is_awake = self.is_awake
        return self.rooms[id]

    async def delete(self, id: str) -> None:
        """Whoever is connected is told that the table is gone, also at the one that led there."""
        before = await self.store.delete(id)
        if id in self.rooms:
            self._drop(self.rooms[id])
        await self.announce(id, ANEW)
        if before:
            self.hear_of(before, ANEW)
            await self.announce(before, ANEW)

    # Whose it is, where there are several workers

    async def owner_of(self, match: str) -> str:
        """Its address, "" for us; whoever had it before learns of it."""
        was_ours = match in self.owners.owned
        owner = await self.owners.owner_of(match)
        if match in self.owners.owned and not was_ours:
            self.spawn(self.announce(match, ASK))
        return owner

    def ask(self) -> None:
        """Again and again: a question that is lost costs a moment, and an answer as much."""
        for id, room in self.rooms.items():
            if room.listeners and self.owners.is_anothers(id):
                self.spawn(self._ask(id))

    async def _ask(self, match: str) -> None:
        """Unless it is nobody's by now, and so becomes ours."""
        await self.owner_of(match)
        if self.owners.is_anothers(match):
            await self.announce(match, ASK)

    async def _tell_asker(self, room: Room) -> None:
        """How far we have come; and it may be the asker's by now."""
        if room.id in self.owners.owned:
            self.owners.owned.pop(room.id)  # until the store says so again, if it can be asked
            with suppress(Trouble):
                await self.owners.owner_of(room.id)
        await self.announce(room.id, room.version)

    def start_over(self) -> None:
        """Others may have taken us for dead, or not been heard: nothing is ours for sure."""
        self.owners.owned.clear()
        for id, room in self.rooms.items():
            if room.listeners:
                self.hear_of(id, ANEW)

    def tell_awake(self, game: str) -> None:
        for room in self.rooms.values():
            room.tell_awake(game)

    # Who comes and goes

    async def enter(self, room: Room, who: Listener, hello: wire.Hello) -> Terms:
        """Somebody connects, and is shown the table; a fault if there is none of that name."""
        async with room.lock:
            try:
                await room.open()
            except Fault:
                self.rooms.pop(room.id, None)
                raise
            await admission.to_look(self.store.database, room.kept, who.person)
            if self.owners.is_anothers(room.id):
                self.spawn(self.announce(room.id, ASK))  # whoever has gone on meanwhile says so
            await room.look_elsewhere()
            await room.publish()  # so that nobody hears of what they come upon once more
            is_new, who.wish, who.entered = who.person not in room.here(), hello.viewer, who.person
            room.listeners.add(who)
            self._greet(room, who, hello)
            terms = room.kept.terms
        self.want(terms.game)
        self.look_after(room)
        for line in await room.store.talk(room.id):
            who.send(line)
        if who.person and is_new:
            await self._came(room, who.person)
        return terms

    def _greet(self, room: Room, who: Listener, hello: wire.Hello) -> None:
        try:
            room.show(who, hello.since)
        except Fault as fault:
            who.send(wire.encode(refusal(hello.id, fault)))
        else:
            who.send(wire.encode(Done(hello.id, room.match.n)))

    async def _came(self, room: Room, person: str) -> None:
        if self.owners.worker:
            await self.owners.come(room.id, person)
            self.spawn(self.announce(room.id, PRESENCE))
        async with room.lock:
            await room.open()
            state = room.kept.state
            offers = agreements.without_bots_for(state.offers, state.seats_of(person))
        if len(offers) < len(state.offers):
            await self.with_room(room, lambda: self._withdrawn(room, person))
        room.tell_presence()

    async def _withdrawn(self, room: Room, person: str) -> int:
        """What the others asked of a bot for a seat whose person is back."""
        state = room.kept.state
        offers = agreements.without_bots_for(state.offers, state.seats_of(person))
        await room.commit(changed(state, offers=offers))
        return room.kept.n

    def leave(self, room: Room, who: Listener) -> None:
        room.listeners.discard(who)
        here = {each.entered for each in room.listeners}
        if self.owners.worker and who.entered and who.entered not in here:
            self.spawn(self._leave(room, who.entered))
        if room.is_open or room.adjourned:
            room.tell_presence()
        elif room.listeners:
            self.spawn(self._look_around(room))

    async def _leave(self, room: Room, person: str) -> None:
        await self.owners.go(room.id, person)
        await self.announce(room.id, PRESENCE)

    # Commands

    async def receive(self, room: Room, who: Listener, command: wire.Command) -> None:
        """Do what somebody asks and answer them: the one place where a fault becomes a refusal.

        What is done is committed, then told to everybody, then answered.
        """
        try:
            answer = await self._answer(room, who, command)
        except Fault as fault:
            answer = refusal(command.id, fault)
        except Conflict:
            answer = refusal(command.id, Fault("conflict"))
        except Trouble:
            answer = refusal(command.id, Fault("storage"))
            self._end_unreadable(room)  # unanswered, then: their page asks again when it is back
        if answer is not None:
            who.send(wire.encode(answer))

    async def _answer(self, room: Room, who: Listener, command: wire.Command) -> Answer | None:
        """None where the answer comes later."""
        kind, deed = type(command), Deed(room, who, command.id)
        if kind in DEEDS:
            n = await self.with_room(room, lambda: DEEDS[kind](deed, command))
            return Done(command.id, n)
        if kind in READ:
            async with room.lock:
                await room.open()
                return await READ[kind](deed, command)
        if kind in LEADING:
            laying = Laying(self, room, who.person, who.address)
            n = await self.with_room(room, lambda: LEADING[kind](laying, who, command))
            return Done(command.id, n)
        assert isinstance(command, wire.AskHint)
        self.spawn(self._hint(room, who, command))
        return None

    async def _hint(self, room: Room, who: Listener, command: wire.AskHint) -> None:
        """A good move, unless the seat has changed hands while it was thought about."""
        try:
            seat = await self._eyes_of(room, who)
            move = await self.hint(room, who, seat, command.at)
            if await self._eyes_of(room, who) != seat:
                raise Fault("not-seated")
        except Fault as fault:
            who.send(wire.encode(refusal(command.id, fault)))
        except Trouble:
            who.end(TROUBLE)
        else:
            who.send(wire.encode(wire.Hint(command.id, command.at, move)))
            who.send(wire.encode(Done(command.id, command.at)))

    async def _eyes_of(self, room: Room, who: Listener) -> int:
        async with room.lock:
            await room.open()
            return room.eyes_of(who)

    async def with_room(self, room: Room, deed: Work) -> int:
        """One deed at a time; where another worker was first, once more on what it wrote."""
        async with room.lock:
            await room.open()
            before = room.kept.version
            try:
                return await self._try(room, deed)
            finally:
                await self._publish(room, before)

    async def _try(self, room: Room, deed: Work) -> int:
        for _ in range(_TRIES):
            try:
                return await deed()
            except Conflict:
                await room.open()
            except Fault:
                room.undo()
                if not (self.owners.worker and await room.is_overtaken()):
                    raise
                room.park()
                await room.open()
        raise Conflict

    async def _publish(self, room: Room, before: int) -> None:
        """Also after a fault: a flag may have fallen, or another worker have written."""
        if not room.is_open:
            await room.open()
        await room.publish()
        if room.kept.version > before:
            if room.kept.state.due:
                self.look_after(room)
            if self.owners.are_asked(room.id):
                self.spawn(self.announce(room.id, room.kept.version))

    # Keeping house

    def _end_unreadable(self, room: Room) -> None:
        """Nobody waits at a table that cannot be read; their pages try again by themselves."""
        if not room.is_open and not room.adjourned:
            for listener in list(room.listeners):
                listener.end(TROUBLE)

    def spawn(self, work: "asyncio.Future[None] | Awaitable[None]") -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: "asyncio.Task[None]") -> None:
        """What nobody waits for is at least written down."""
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("task: %r", task.exception())

    def hear_of(self, match: str, version: int) -> None:
        """Another worker says that a match has gone on, that somebody came or went, or asks."""
        if version == ASK:
            self.owners.note_asked(match)
        room = self.rooms.get(match)
        if room is None:
            return
        if 0 < version < room.version:
            self.spawn(self.announce(match, room.version))  # they have not heard of it
        elif room.is_behind(version):
            self.spawn(self._follow(room, version))

    async def _follow(self, room: Room, version: int) -> None:
        if version == ASK:
            await self._tell_asker(room)
        elif not room.listeners:
            await self._close(room)
        elif version == PRESENCE:
            await self._look_around(room)
        elif version == FACES:
            await self._look_at_faces(room)
        else:
            await self._catch_up(room)

    async def _close(self, room: Room) -> None:
        """Nobody looks: it is read again when somebody does."""
        async with room.lock:
            room.park()

    def look_around(self) -> None:
        """Where people are at several workers: whoever was at one that died is missed."""
        for room in self.rooms.values():
            if room.listeners and room.presence.elsewhere:
                self.spawn(self._look_around(room))

    async def _look_around(self, room: Room) -> None:
        async with room.lock:
            await room.open()
            await room.look_elsewhere()
            room.tell_presence()

    async def look_anew(self, person: str) -> None:
        """Somebody has another face: who is at a table with them sees it."""
        for id in await self.store.latest_of(person):
            self.hear_of(id, FACES)
            self.spawn(self.announce(id, FACES))

    async def _look_at_faces(self, room: Room) -> None:
        async with room.lock:
            await room.open()
            await room.look_at_faces()
            room.tell_presence()

    async def _catch_up(self, room: Room) -> None:
        try:
            await room.catch_up()
        except Fault:  # deleted there
            self._drop(room)
        except Trouble:
            self._end_unreadable(room)
        else:
            self.look_after(room)

    def look_after(self, room: Room) -> None:
        """Something may be due there, and somebody may be looking whom a bot waits for."""
        if room.listeners and room.is_open and "bot" in room.kept.state.due:
            self.awaited[room.id] = object()  # another one each time: see `Schedule`
        self.wake()

    def _drop(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        for listener in list(room.listeners):
            listener.end(GONE)

    def park_idle(self) -> None:
        before = now_ms() - self.park_after * 1000
        for id, room in list(self.rooms.items()):
            if room.used < before and not room.lock.locked():
                room.park()
                if not room.listeners:
                    del self.rooms[id]
        self.spawn(self.owners.give_up(before, self.rooms))

    def waited_at(self) -> list[str]:
        """Tables on the list at which somebody who waits there is."""
        return [id for id, room in self.rooms.items() if room.listeners and room.is_waited_at]

    async def stop(self) -> None:
        """Let what is being done end, for a moment."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)
        for task in list(self._tasks):
            task.cancel()
