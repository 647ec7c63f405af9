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
from fernweh.server import (
    admission,
    agreements,
    given_names,
    meanwhile,
    talk_pace,
    vacations,
    wire,
)
from fernweh.server.letters import line, named
from fernweh.server.room import Listener, Room
from fernweh.server.store import now_ms
from fernweh.server.terms import Expected, changed
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

    def must_be_here(self) -> None:
        """Unless the table goes on elsewhere."""
        if self.room.kept.state.moved:
            raise Fault("table-moved")

    def must_arrange(self) -> None:
        """The maker, and not once nonces are being shown."""
        self.must_be_maker()
        self.must_be_here()
        is_early = self.room.match.now.phase in (MatchPhase.SEATING, MatchPhase.NONCES)
        if self.room.kept.state.started or not is_early:
            raise Fault("already-begun")

    def must_hold(self, seat: int) -> None:
        name = self.room.match.now.name_of(seat)
        if seat not in self.room.kept.state.seats_of(self.who.person):
            raise Fault("not-your-seat", seat=name)


# Seats


async def sit(deed: Deed, command: wire.Sit) -> int:
    """Asked twice it is found: a page that took it for refused would forget its nonce."""
    deed.must_be_known()
    deed.must_be_here()
    room, state, person = deed.room, deed.room.kept.state, deed.who.person
    done = await room.store.done_by(room.id, deed.key)
    if done is not None:
        return done
    await admission.to_sit(room, deed.who)
    kept = _seat_for(deed, command.seat)
    name = await given_names.given_to(room.store.database, person) or named(command.name)
    room.match.take_seat(command.seat, name, command.nonce_hash, command.key)
    people = list(state.people)
    people[command.seat] = person
    expected = [each for each in state.expected if each.seat != command.seat]
    gathers = state.gathers and kept is not None
    clock = await vacations.of_seat(room, command.seat, person)
    state = changed(state, people=people, expected=expected, gathers=gathers, clock=clock)
    return await deed.commit(state=meanwhile.begun_at_once(room, state))


def _seat_for(deed: Deed, seat: int) -> Expected | None:
    """Whether it is kept for who asks; a fault where it is for somebody else, or they were sent
    away.
    """
    state, person = deed.room.kept.state, deed.who.person
    kept = state.kept_for(seat, now_ms())
    if any(each.person == person for each in state.sent_away):
        raise Fault("sent-away")
    if kept is not None and kept.person != person:
        raise Fault("seat-kept", seat=deed.room.match.now.name_of(seat), name=kept.name)
    return kept


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
    at, expected = room.match.now.name_of(command.seat), freed_with(room, {command.seat})
    if room.match.now.sitting[command.seat].bot:
        deed.must_be_maker()
        room.match.leave_seat(command.seat, by=HOST)
    else:
        deed.must_hold(command.seat)
        room.match.leave_seat(command.seat, by=at)
    goes_on = await meanwhile.going_on(room)
    state = changed(state, expected=expected, started=False, meanwhile=goes_on, gathers=False)
    return await deed.commit(state=state)


def freed_with(room: Room, seats: set[int]) -> list[Expected]:
    """Whose nonces were shown lose their seats with these; they are kept for them."""
    state, until = room.kept.state, room.kept.terms.until(now_ms())
    sitting = enumerate(room.match.now.sitting)
    shown = [seat for seat, who in sitting if who.nonce and seat not in seats]
    return [*state.expected, *state.keeping({seat: seat for seat in shown}, until)]


async def seat_bot(deed: Deed, command: wire.SeatBot) -> int:
    deed.must_be_maker()
    admission.must_not_be_rated(deed.room.kept.terms)
    deed.must_be_here()
    state = deed.room.kept.state
    deed.room.match.seat_bot(command.seat, find(command.bot).name)
    expected = [each for each in state.expected if each.seat != command.seat]
    return await deed.commit(state=changed(state, expected=expected, gathers=False))


async def start(deed: Deed, command: wire.Start) -> int:
    """From here on nonces are shown; with bots alone it begins at once."""
    deed.must_be_maker()
    deed.must_be_here()
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
    is_late = clock.falls is not None and clock.falls + _MOST_LATE < now_ms()
    if clock.running == seat and is_late and await fall(deed.room):
        raise Fault("too-late")


async def fall(room: Room) -> bool:
    """The running seat's time is up: by the terms it loses, or a bot takes the seat. Unless its
    person is on vacation, of which this table has not heard.
    """
    terms, clock, match = room.kept.terms, room.kept.state.clock, room.match
    rested = await vacations.of_seat(room, clock.running, room.kept.state.people[clock.running])
    if rested != clock and rested.falls is not None and rested.falls > now_ms():
        await room.commit(changed(room.kept.state, clock=rested))
        return False
    if terms.clock.at_zero == "bot":
        match.bot_in(clock.running, terms.stand_in)
    else:
        match.flag(clock.running, terms.stand_in)
    await room.commit()
    return True


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
    if command.kind == "take-back":
        admission.must_not_be_rated(room.kept.terms)
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
    text = line(command.text).strip()
    if not text:
        raise Fault("talk-empty")
    return await _say(deed, text=text)


async def say_phrase(deed: Deed, command: wire.SayPhrase) -> int:
    return await _say(deed, phrase=command.phrase)


async def _say(deed: Deed, **what: str) -> int:
    """What is said twice is found."""
    deed.must_be_known()
    await admission.to_talk(deed.room, deed.who)
    room, state = deed.room, deed.room.kept.state
    if await room.store.said_by(room.id, deed.key):
        return room.match.n
    room.talk_pace.must_be_slow(deed.who.person)
    talk = await _talk(deed, **what)
    said = wire.encode(talk), deed.key
    await deed.commit(state=changed(state, chats=talk.k), talk=said, command="")
    return room.match.n


async def _talk(deed: Deed, text: str = "", phrase: str = "") -> wire.Talk:
    room, state = deed.room, deed.room.kept.state
    seats = state.seats_of(deed.who.person)
    name = room.match.now.sitting[seats[0]].name if seats else ""
    voice = room.voice_of(deed.who.person)
    seat = seats[0] if seats else -1
    face = await room.face_of(deed.who.person)
    return wire.Talk(state.chats + 1, date_ms(), voice, seat, name, text, face, phrase)


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
    wire.SayPhrase: say_phrase,
    wire.Meanwhile: meanwhile.begin,
    wire.FreshDeal: meanwhile.answer,
}
READ: dict[type, Callable[[Deed, Any], Awaitable[Told]]] = {
    game.Why: why,
    game.LookAhead: ahead,
    wire.Look: look,
    wire.Mute: mute,
}
