"""Tables that come after a table: the next match of the same people, or the same table laid anew.

A new table and the way to it are written in one transaction: of two who press at once, or at two
workers, one lays it, and the other is led there. Seats are kept for those who sat at the old one;
talk, and who has won how often, go with them.
"""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from fernweh.bots import find
from fernweh.kernel.fault import Fault
from fernweh.play.moment import MatchPhase
from fernweh.server import admission, series, strangers, wire
from fernweh.server.database import Statement
from fernweh.server.deeds import Deed
from fernweh.server.oblivion import forgotten_among
from fernweh.server.room import Listener, Room
from fernweh.server.store import Change, made, now_ms, said_again, unlisted
from fernweh.server.terms import Onward, Series, Terms, changed

if TYPE_CHECKING:
    from fernweh.server.hall import Hall

_BEFORE = (MatchPhase.SEATING, MatchPhase.NONCES)
_talk = msgspec.json.Decoder(wire.Talk)


class Laying(msgspec.Struct):
    """Who lays a table after which. The deed may be done again, and counts once."""

    hall: "Hall"
    room: Room
    person: str
    address: str
    is_counted: bool = False

    async def must_be_allowed(self, terms: Terms) -> None:
        """The table that goes on at a new one makes room for it."""
        await admission.to_make(self.room.store.database, terms, self.person, self.address)
        await self.hall.must_have_room(self.person, terms, self.address, self.room.id)
        if not self.is_counted:
            self.hall.meter(self.person, self.address)
            self.is_counted = True


# After the match


async def rematch(laying: Laying, who: Listener, command: wire.Rematch) -> int:
    """The same people on the same terms; the next seat begins, or where a game has no such option,
    everybody moves on by a seat. With bots it is not rated.
    """
    room = laying.room
    _must_have_played(room, who.person)
    if await room.store.leads_on(room.kept.state.rematch):
        return room.kept.n
    bots, seats = await _bots(room, who.person, command.bot), len(room.kept.state.people)
    terms, names = room.kept.terms, room.match.now.names
    options, turned = terms.options, 0
    if room.match.header.origin is None:
        options = series.next_options(options, names, room.kept.state.first)
        turned = 0 if series.has_starter(options) else 1
    to = {seat: (seat + turned) % seats for seat in range(seats)}
    sit = {to[seat]: bot for seat, bot in enumerate(bots)}
    bots = [sit[seat] for seat in range(seats)]
    rated = terms.rated and not any(bots)
    terms = changed(terms, options=options, bots=bots, rated=rated, listed=False)
    people = {seat: new for seat, new in to.items() if not bots[new]}
    return await _go_on_to(laying, terms, people, is_same=True)


async def _bots(room: Room, person: str, bot: str) -> list[str]:
    """Bots sit again; one is put in for everybody who is gone, if that is asked."""
    state, sitting = room.kept.state, room.match.now.sitting
    await room.look_elsewhere()
    name = find(bot).name if bot else ""
    return [
        (name if name and each != person and not room.is_present(each) else "") if each else who.bot
        for each, who in zip(state.people, sitting, strict=True)
    ]


def _must_have_played(room: Room, person: str) -> None:
    if not room.kept.state.seats_of(person):
        raise Fault("not-seated")
    if room.match.result is None:
        raise Fault("not-over")


async def _go_on_to(laying: Laying, terms: Terms, to: dict[int, int], is_same: bool) -> int:
    room, state = laying.room, laying.room.kept.state
    counted = series.counted(state, room.match.result)
    new, also = await _laid(laying, terms, to, counted, gathers=True)
    by = Onward(state.names[state.seats_of(laying.person)[0]], terms.game, is_same)
    await room.commit(changed(state, rematch=new.kept.id, onward=by), also=also)
    return room.kept.n


# Before it


async def close_seat(laying: Laying, who: Listener, command: wire.CloseSeat) -> int:
    room = laying.room
    deed = Deed(room, who, command.id)
    if room.kept.state.moved:
        return room.kept.n
    deed.must_arrange()
    name, kept = room.match.now.name_of(command.seat), room.kept.state.kept_for
    if room.match.now.sitting[command.seat].name or kept(command.seat, now_ms()):
        raise Fault("seat-taken", seat=name)
    old = range(len(room.kept.state.people))
    left = [seat for seat in old if seat != command.seat]
    return await _lay_anew(laying, {seat: to for to, seat in enumerate(left)}, len(left))


async def open_seat(laying: Laying, who: Listener, command: wire.OpenSeat) -> int:
    room = laying.room
    deed = Deed(room, who, command.id)
    if room.kept.state.moved:
        return room.kept.n
    deed.must_arrange()
    seats = len(room.kept.state.people)
    return await _lay_anew(laying, {seat: seat for seat in range(seats)}, seats + 1)


async def _lay_anew(laying: Laying, to: dict[int, int], seats: int) -> int:
    """The same table for another number of seats: what was agreed for these holds no more."""
    room = laying.room
    terms, rules, sitting = room.kept.terms, room.match.game.rules, room.match.now.sitting
    if seats not in rules.SEATS:
        allowed = ", ".join(map(str, rules.SEATS))
        raise Fault("bad-seats", seats=seats, allowed=allowed)
    then = rules.SEAT_NAMES[:seats]
    options = series.moved_options(terms.options, room.match.now.names, then, to)
    bots = [""] * seats
    for seat, new in to.items():
        bots[new] = sitting[seat].bot
    terms = changed(terms, seats=seats, options=options, bots=bots)
    return await _move_to(laying, terms, to)


async def _move_to(laying: Laying, terms: Terms, to: dict[int, int]) -> int:
    """Nobody sits here any more, and whoever comes by the old link is led on."""
    room, state = laying.room, laying.room.kept.state
    new, also = await _laid(laying, terms, to, state.series, gathers=state.gathers)
    nobody = [""] * len(state.people)
    state = changed(state, people=nobody, expected=[], sent_away=[], moved=new.kept.id)
    await room.commit(state, also=[unlisted(room.id), strangers.gone(room.id), *also])
    return room.kept.n


# Either


async def next_by(hall: "Hall", id: str, person: str, address: str, terms: Terms) -> str:
    """A table on other terms, or of another game, with the people of this one: after the match, or
    by the maker before it.
    """
    room = hall.room(id)
    laying = Laying(hall, room, person, address)
    await hall.with_room(room, lambda: _next_by(laying, terms))
    await hall.announce(id, room.version)  # it may be another worker's
    kept = await hall.store.find(id)
    assert kept is not None
    return kept.state.moved or kept.state.rematch


async def _next_by(laying: Laying, terms: Terms) -> int:
    room, person, state = laying.room, laying.person, laying.room.kept.state
    to = _placed(room, terms)
    if room.match.now.phase not in _BEFORE:
        _must_have_played(room, person)
        if await room.store.leads_on(state.rematch):
            raise Fault("next-laid", name=state.onward.by if state.onward else "")
        return await _go_on_to(laying, terms, to, is_same=False)
    if await room.store.leads_on(state.moved):
        return room.kept.n
    if not person or person != state.maker:
        raise Fault("not-the-maker")
    if state.started:
        raise Fault("already-begun")
    return await _move_to(laying, terms, to)


def _placed(room: Room, terms: Terms) -> dict[int, int]:
    """People keep their seats where these are for people; the others take what is left in order.
    Who finds none may watch.
    """
    bots = [*terms.bots, *[""] * terms.seats]
    free = [seat for seat in range(terms.seats) if not bots[seat]]
    state = room.kept.state
    old = sorted({*(seat for seat, each in enumerate(state.people) if each),
                  *(each.seat for each in state.expected)})  # fmt: skip
    to = {seat: seat for seat in old if seat in free}
    rest = [seat for seat in free if seat not in to]
    return to | dict(zip([seat for seat in old if seat not in to], rest, strict=False))


async def _laid(
    laying: Laying, terms: Terms, to: dict[int, int], told: Series, gathers: bool
) -> tuple[Change, list[Statement]]:
    """The new table, not written yet. Nobody who was forgotten is expected there."""
    await laying.must_be_allowed(terms)
    room, state = laying.room, laying.room.kept.state
    said, expected = await room.store.said(room.id), state.keeping(to, terms.until(now_ms()))
    known = [*(each.person for each in expected), *(each.person for each in state.sent_away)]
    gone = await forgotten_among(room.store.database, known)
    facts: dict[str, Any] = {
        "expected": [each for each in expected if each.person not in gone],
        "sent_away": [each for each in state.sent_away if each.person not in gone],
        "series": changed(told, root=told.root or room.id, before=_before(room)),
        "chats": len(said),
        "gathers": gathers,
    }
    new = laying.hall.lay(laying.person, terms, laying.address, **facts)
    talk = [_carried(new.kept.id, k, *each, to) for k, each in enumerate(said, 1)]
    return new, [*made(new.kept, new), *talk]


def _before(room: Room) -> str:
    """A table that never began is none of the series."""
    is_over = room.match.now.phase not in _BEFORE
    return room.id if is_over else room.kept.state.series.before


def _carried(id: str, k: int, line: bytes, command: str, to: dict[int, int]) -> Statement:
    talk = _talk.decode(line)
    talk = msgspec.structs.replace(talk, k=k, seat=to.get(talk.seat, -1))
    return said_again(id, k, wire.encode(talk), command)


LEADING: dict[type, Callable[[Laying, Listener, Any], Awaitable[int]]] = {
    wire.Rematch: rematch,
    wire.CloseSeat: close_seat,
    wire.OpenSeat: open_seat,
}
