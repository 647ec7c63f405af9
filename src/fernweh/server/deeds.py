"""What each command does at a table. A fault changes nothing; what is done is committed here.

Each deed runs with the room's lock held. It answers with the number of the last entry.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from fernweh.bots import find
from fernweh.kernel.fault import Fault
from fernweh.play import wire as game
from fernweh.play.door import Door
from fernweh.play.moment import MatchPhase
from fernweh.play.seats import HOST
from fernweh.server import agreements, talk_pace, wire
from fernweh.server.letters import plain
from fernweh.server.room import Listener, Room
from fernweh.server.store import now_ms
from fernweh.server.terms import changed
from fernweh.server.timepiece import date_ms

_MOST_LATE = 1_000  # milliseconds after zero in which a move still counts: the way here


Told = game.Done | game.Ahead


class Deed(msgspec.Struct):
    """Who asks, at which table, and under which id."""

    room: Room
    who: Listener
    id: str

    @property
    def key(self) -> str:
        """The command's, in the store."""
        return f"{self.who.person}:{self.who.client}:{self.id}"

    @property
    def door(self) -> Door:
        return self.room.door(self.room.eyes_of(self.who))

    @property
    def done(self) -> game.Done:
        return game.Done(self.id, self.room.match.n)

    async def commit(self, **facts: Any) -> int:
        await self.room.commit(**({"command": self.key} | facts))
        return self.room.match.n

    def must_be_known(self) -> None:
        if not self.who.person:
            raise Fault("not-known")

    def must_be_maker(self) -> None:
        if not self.who.person or self.who.person != self.room.kept.state.maker:
            raise Fault("not-the-maker")

    def must_hold(self, seat: int) -> None:
        name = self.room.match.now.name_of(seat)
        if seat not in self.room.kept.state.seats_of(self.who.person):
            raise Fault("not-your-seat", seat=name)


# Seats


async def sit(deed: Deed, command: wire.Sit) -> int:
    deed.must_be_known()
    room, state = deed.room, deed.room.kept.state
    room.match.take_seat(command.seat, plain(command.name), command.nonce_hash, command.key)
    people = list(state.people)
    people[command.seat] = deed.who.person
    return await deed.commit(state=changed(state, people=people))


async def take_key(deed: Deed, command: wire.TakeKey) -> int:
    """From another device, or from one that is the first to sign; what is asked twice is found."""
    deed.must_hold(command.seat)
    room, seat = deed.room, command.seat
    done = await room.store.done_by(room.id, deed.key)
    if done is not None:
        return done
    if command.sig and command.at != room.match.n:
        raise Fault("stale", at=command.at, n=room.match.n)
    if room.match.now.sitting[seat].bot:
        raise Fault("bot-sits", seat=room.match.now.names[seat])
    room.match.take_key(seat, command.key, command.sig)
    return await deed.commit()


async def get_up(deed: Deed, command: wire.GetUp) -> int:
    room, state = deed.room, deed.room.kept.state
    at = room.match.now.name_of(command.seat)
    if room.match.now.sitting[command.seat].bot:
        deed.must_be_maker()
        room.match.leave_seat(command.seat, by=HOST)
    else:
        deed.must_hold(command.seat)
        room.match.leave_seat(command.seat, by=at)
    return await deed.commit(state=changed(state, started=False))


async def seat_bot(deed: Deed, command: wire.SeatBot) -> int:
    deed.must_be_maker()
    deed.room.match.seat_bot(command.seat, find(command.bot).name)
    return await deed.commit()


async def start(deed: Deed, command: wire.Start) -> int:
    """From here on nonces are shown; with bots alone it begins at once."""
    deed.must_be_maker()
    room, state = deed.room, deed.room.kept.state
    if room.match.now.phase is MatchPhase.SEATING:
        raise Fault("seats-free")
    if state.started:
        return room.match.n
    room.match.go_on()
    return await deed.commit(state=changed(state, started=True))


async def show_nonce(deed: Deed, command: wire.ShowNonce) -> int:
    deed.must_hold(command.seat)
    if not deed.room.kept.state.started:
        raise Fault("not-started")
    deed.room.match.show_nonce(command.seat, bytes.fromhex(command.nonce))
    return await deed.commit()


# Play


async def play(deed: Deed, command: game.Command) -> int:
    """What a seat does; what is asked twice is found in the log."""
    room, seat = deed.room, deed.room.eyes_of(deed.who)
    if command.at < room.match.n:
        done = await room.store.done_by(room.id, deed.key)
        if done is not None:
            return done
    _must_play(deed, seat)
    await _mind_the_clock(deed, seat)
    n = room.door(seat).do(command)
    await deed.commit(lag=deed.who.lag)
    return n


def _must_play(deed: Deed, seat: int) -> None:
    """From a seat of one's own, and no bot plays on it."""
    if seat < 0:
        raise Fault("not-seated")
    now = deed.room.match.now
    if now.sitting[seat].bot:
        raise Fault("bot-sits", seat=now.names[seat])


async def _mind_the_clock(deed: Deed, seat: int) -> None:
    """A move that comes too late finds the flag fallen."""
    clock = deed.room.kept.state.clock
    if clock.running == seat and clock.falls is not None and clock.falls + _MOST_LATE < now_ms():
        await fall(deed.room)
        raise Fault("too-late")


async def fall(room: Room) -> None:
    """The running seat's time is up: by the terms it loses, or a bot takes the seat."""
    terms, clock, match = room.kept.terms, room.kept.state.clock, room.match
    if terms.clock.at_zero == "bot":
        match.bot_in(clock.running, terms.stand_in)
    else:
        match.flag(clock.running, terms.stand_in)
    await room.commit()


async def why(deed: Deed, command: game.Why) -> Told:
    """A fault where the move may not be made, from what this seat may know."""
    deed.door.check(command.move)
    return deed.done


async def ahead(deed: Deed, command: game.LookAhead) -> Told:
    """Where moves would lead: nothing is done, and nobody else is told."""
    return deed.door.ahead(command)


async def look(deed: Deed, command: wire.Look) -> Told:
    """From another seat of one's own, or as a spectator."""
    if not deed.room.may_look(deed.who.person, command.viewer):
        raise Fault("not-your-seat", seat=str(command.viewer))
    deed.who.wish = command.viewer
    deed.room.show(deed.who)
    return deed.done


async def come_back(deed: Deed, command: wire.ComeBack) -> int:
    """A person who was replaced and has not lost plays on, with a tenth of the time at least."""
    deed.must_hold(command.seat)
    room, state = deed.room, deed.room.kept.state
    room.match.bot_out(command.seat, room.match.now.sitting[command.seat].name, command.key)
    left = list(state.clock.left)
    if left:
        left[command.seat] = max(left[command.seat], room.kept.terms.clock.whole // 10)
    clock = msgspec.structs.replace(state.clock, left=left)
    return await deed.commit(state=changed(state, clock=clock))


# Agreements


async def ask(deed: Deed, command: wire.Ask) -> int:
    _must_be_playing_here(deed)
    room = deed.room
    offer = await agreements.ask(room, deed.who.person, command.kind, command.seat)
    return await agreements.settle(deed.commit, room, offer)


async def reply(deed: Deed, command: wire.Reply) -> int:
    _must_be_playing_here(deed)
    offer = agreements.answer(deed.room, deed.who.person, command)
    return await agreements.settle(deed.commit, deed.room, offer)


def _must_be_playing_here(deed: Deed) -> None:
    if not deed.room.kept.state.seats_of(deed.who.person):
        raise Fault("not-seated")


# Talk


async def say(deed: Deed, command: wire.Say) -> int:
    deed.must_be_known()
    room, state = deed.room, deed.room.kept.state
    if await room.store.said_by(room.id, deed.key):
        return room.match.n
    text = plain(command.text)
    if not text.strip():
        raise Fault("talk-empty")
    room.talk_pace.must_be_slow(deed.who.person)
    talk = _talk(deed, text)
    line = wire.encode(talk)
    await deed.commit(state=changed(state, chats=talk.k), talk=(line, deed.key), command="")
    return room.match.n


def _talk(deed: Deed, text: str) -> wire.Talk:
    room, state = deed.room, deed.room.kept.state
    seats = state.seats_of(deed.who.person)
    name = room.match.now.sitting[seats[0]].name if seats else ""
    voice = agreements.voice_of(room.id, deed.who.person)
    seat = seats[0] if seats else -1
    return wire.Talk(state.chats + 1, date_ms(), voice, seat, name, text)


async def mute(deed: Deed, command: wire.Mute) -> Told:
    """For this connection: the page says it again when it comes back."""
    if command.mute:
        talk_pace.mute(deed.who.muted, command.voice)
    else:
        deed.who.muted.pop(command.voice, None)
    return deed.done


# What is written and told to everybody, and what only its asker is told
WRITTEN: dict[type, Callable[[Deed, Any], Awaitable[int]]] = {
    wire.Sit: sit,
    wire.TakeKey: take_key,
    wire.GetUp: get_up,
    wire.SeatBot: seat_bot,
    wire.Start: start,
    wire.ShowNonce: show_nonce,
    game.Act: play,
    game.Gesture: play,
    game.TakeBack: play,
    game.Resign: play,
    wire.Ask: ask,
    wire.Reply: reply,
    wire.ComeBack: come_back,
    wire.Say: say,
}
READ: dict[type, Callable[[Deed, Any], Awaitable[Told]]] = {
    game.Why: why,
    game.LookAhead: ahead,
    wire.Look: look,
    wire.Mute: mute,
}
