"""What the host does with the seats before the start: exchange them, send somebody away.

Who is moved gets up in the log, and the other seat is kept for them: their page sits down there by
itself, under a new nonce and that seat's key. So a seat's hash and key never change owner, and a
record says nothing that it did not say before.
"""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from fernweh.bots import find
from fernweh.kernel.fault import Fault
from fernweh.play.moment import MatchPhase
from fernweh.play.seats import HOST
from fernweh.server import meanwhile, wire
from fernweh.server.database import Conflict, Trouble
from fernweh.server.deeds import Deed, freed_with
from fernweh.server.room import Room
from fernweh.server.store import now_ms
from fernweh.server.terms import SentAway, State, changed

if TYPE_CHECKING:
    from fernweh.server.hall import Hall

_log = logging.getLogger(__name__)
_BEFORE = (MatchPhase.SEATING, MatchPhase.NONCES)
_MOST_SENT_AWAY = 100  # the newest are remembered


async def exchange(deed: Deed, command: wire.Exchange) -> int:
    """Each seat's bot sits down on the other at once; for a person it is kept."""
    deed.must_arrange()
    room, match, state = deed.room, deed.room.match, deed.room.kept.state
    pair = (command.seat, command.other)
    names = [match.now.name_of(seat) for seat in pair]
    done = await room.store.done_by(room.id, deed.key)
    if done is not None:
        return done
    if command.at != match.n:
        raise Fault("stale", at=command.at, n=match.n)
    before = [match.now.sitting[seat] for seat in pair]
    if pair[0] == pair[1] or not any(who.name for who in before):
        raise Fault("seat-empty", seat=names[0])
    to = {seat: seat for seat in range(len(state.people))} | dict(
        zip(pair, pair[::-1], strict=True)
    )
    until, sits = room.kept.terms.until(now_ms()), {seat: to[seat] for seat in pair}
    kept = [each for each in state.expected if each.seat not in pair]
    expected = [*kept, *state.keeping(sits, until)]
    for seat, who in zip(pair, before, strict=True):
        if who.name:
            match.leave_seat(seat, by=HOST)
    for seat, who in zip(pair, before, strict=True):
        if who.bot:
            match.seat_bot(to[seat], find(who.bot).name)
    return await deed.commit(state=changed(state, expected=expected, gathers=False))


async def send_away(deed: Deed, command: wire.SendAway) -> int:
    """Whoever is meant, if they are still there; a person with all their seats."""
    deed.must_arrange()
    room, state, seat = deed.room, deed.room.kept.state, command.seat
    room.match.now.name_of(seat)
    name, person = _who(deed, seat), state.people[seat]
    if not name:
        return room.match.n  # gone already
    if name != command.name:
        raise Fault("not-there", name=command.name)
    for each in _seats_with(deed, seat):
        room.match.leave_seat(each, by=HOST)
    expected = [each for each in state.expected if each.seat != seat and each.person != person]
    facts = {"sent_away": _sent_away(state, person, name), "gathers": False}
    facts["meanwhile"] = await meanwhile.going_on(room)
    return await deed.commit(state=changed(state, expected=expected, **facts))


def _who(deed: Deed, seat: int) -> str:
    """The name there, of whoever sits or is expected."""
    kept = deed.room.kept.state.kept_for(seat, now_ms())
    return deed.room.match.now.sitting[seat].name or (kept.name if kept else "")


def _seats_with(deed: Deed, seat: int) -> list[int]:
    state = deed.room.kept.state
    is_taken = bool(deed.room.match.now.sitting[seat].name)
    return state.seats_of(state.people[seat]) or [seat] * is_taken


def _sent_away(state: State, person: str, name: str) -> list[SentAway]:
    """A host who sends themselves away has only got up."""
    if not person or person == state.maker:
        return state.sent_away
    others = [each for each in state.sent_away if each.person != person]
    return [*others, SentAway(person, name)][-_MOST_SENT_AWAY:]


async def let_back(deed: Deed, command: wire.LetBack) -> int:
    deed.must_arrange()
    room, state = deed.room, deed.room.kept.state
    gone = [each for each in state.sent_away if room.voice_of(each.person) != command.voice]
    return await deed.commit(state=changed(state, sent_away=gone), command="")


# Who is forgotten


async def forget(hall: "Hall", person: str) -> None:
    """Before a start they get up; no seat is kept for them any more, and no host reads that they
    were sent away. They are gone already: a table where that fails keeps neither the others nor
    them.
    """
    try:
        for id in await hall.store.not_begun_with(person):
            await _forget_at(hall, id, person)
    except Trouble as trouble:
        _log.warning("no table could be looked through for who was forgotten: %s", trouble)


async def _forget_at(hall: "Hall", id: str, person: str) -> None:
    room = hall.room(id)
    try:
        with suppress(Fault):
            await hall.with_room(room, partial(_forget, room, person))
            await hall.announce(id, room.version)
    except (Conflict, Trouble) as trouble:
        _log.warning("who was forgotten may still be expected at %s: %r", id, trouble)


async def _forget(room: Room, person: str) -> int:
    state = room.kept.state
    own = state.seats_of(person) if room.match.now.phase in _BEFORE else []
    kept = freed_with(room, {*own}) if own else state.expected
    expected = [each for each in kept if each.person != person]
    gone = [each for each in state.sent_away if each.person != person]
    if own or (expected, gone) != (state.expected, state.sent_away):
        facts = {"expected": expected, "sent_away": gone, "gathers": False} | await _up(room, own)
        await room.commit(changed(state, **facts))
    return room.kept.n


async def _up(room: Room, seats: list[int]) -> dict[str, Any]:
    """These seats are free; so is, with the first, each whose nonce was shown."""
    for seat in seats:
        if room.match.now.sitting[seat].name:
            room.match.leave_seat(seat, by=HOST)
    if not seats:
        return {}
    return {"started": False, "meanwhile": await meanwhile.going_on(room)}


ARRANGED: dict[type, Callable[[Deed, Any], Awaitable[int]]] = {
    wire.Exchange: exchange,
    wire.SendAway: send_away,
    wire.LetBack: let_back,
}
