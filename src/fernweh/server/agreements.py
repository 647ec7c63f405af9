"""What needs the agreement of the others: a take-back beyond the four rules, a bot for who left.

Bots agree to what is fair: a take-back across which neither chance has spoken nor a secret been
seen, and always to a bot for a seat whose person is away.
"""

import hashlib
from collections.abc import Awaitable, Callable

from fernweh.kernel.fault import Fault
from fernweh.play.match import Match
from fernweh.play.moment import MatchPhase
from fernweh.server import wire
from fernweh.server.presence import NOT_MISSED
from fernweh.server.room import Room
from fernweh.server.terms import Offer, changed


async def ask(room: Room, person: str, kind: str, seat: int) -> Offer:
    """A new offer, with who agrees from the start; asked again, the one there is."""
    if room.match.now.phase is not MatchPhase.PLAY:
        raise Fault("not-begun")
    room.match.now.name_of(seat)
    if kind == "take-back":
        return await _take_back(room, person, seat)
    return await _bot_in(room, person, seat)


async def _take_back(room: Room, person: str, seat: int) -> Offer:
    if seat not in room.kept.state.seats_of(person):
        raise Fault("not-your-seat", seat=room.match.now.name_of(seat))
    if not room.match.log.is_whole:
        await room.remember_all()
    to = last_turn(room.match, seat)
    fair = is_fair(room.match, to)
    bots = [each for each, who in enumerate(room.match.now.sitting) if who.bot and fair]
    own = room.kept.state.seats_of(person)
    return Offer("take-back", seat, to, sorted({*bots, *own, *room.match.now.lost}))


def last_turn(match: Match, seat: int) -> int:
    """The entry after which the seat last had to act, before what it did then."""
    name = match.now.name_of(seat)
    for n in range(match.n, 0, -1):
        entry = match.log[n - 1]
        if entry.kind == "action" and entry.by == name:
            return n - 1
    raise Fault("no-take-back")


def is_fair(match: Match, to: int) -> bool:
    """Whether nothing has become known since: no draw, no secret seen."""
    return not any(
        match.log[n - 1].kind == "chance" or any(e.reveals() for e in match.moments[n].events)
        for n in range(to + 1, match.n + 1)
    )


async def _bot_in(room: Room, person: str, seat: int) -> Offer:
    state, sitting = room.kept.state, room.match.now.sitting
    await must_be_away(room, seat)
    bots = [each for each, other in enumerate(sitting) if other.bot]
    away = [each for each, other in enumerate(state.people) if other == state.people[seat]]
    return Offer("bot-in", seat, 0, sorted({*bots, *state.seats_of(person), *away}))


async def must_be_away(room: Room, seat: int) -> None:
    """Only a person who is connected nowhere, and has been missed for a while, is replaced; where
    a turn takes days, nobody before the flag falls.
    """
    name = room.match.now.name_of(seat)
    if room.match.now.sitting[seat].bot:
        raise Fault("bot-sits", seat=name)
    if room.kept.terms.clock.kind == "days":
        raise Fault("seat-has-days", seat=name)
    await room.look_elsewhere()
    left = room.grace_of(seat)
    if left == NOT_MISSED:
        raise Fault("seat-present", seat=name)
    if left:
        raise Fault("seat-has-grace", seat=name, seconds=-(-left // 1000))


def answer(room: Room, person: str, reply: wire.Reply) -> Offer | None:
    """The offer with one more who agrees; None when it is declined."""
    for offer in room.kept.state.offers:
        if (offer.kind, offer.seat) == (reply.kind, reply.seat):
            agreed = sorted({*offer.agreed, *room.kept.state.seats_of(person)})
            return Offer(offer.kind, offer.seat, offer.to, agreed) if reply.agree else None
    raise Fault("no-such-offer")


async def settle(commit: Callable[..., Awaitable[int]], room: Room, offer: Offer | None) -> int:
    """Do what all agree to; else keep the offer, or drop what was declined."""
    state = room.kept.state
    if offer is None:
        return await commit(state=changed(state, offers=[]), command="")
    if len(offer.agreed) < len(state.people):
        others = [
            each for each in state.offers if (each.kind, each.seat) != (offer.kind, offer.seat)
        ]
        return await commit(state=changed(state, offers=[*others, offer]), command="")
    if offer.kind == "take-back":
        if not room.match.moments.knows(offer.to):
            await room.remember_all()
        room.match.take_back_agreed(offer.seat, offer.to)
    else:
        await must_be_away(room, offer.seat)  # asked again: the person may be back
        room.match.bot_in(offer.seat, room.kept.terms.stand_in)
    return await commit(state=changed(state, offers=[]))


def without_bots_for(offers: list[Offer], seats: list[int]) -> list[Offer]:
    """Who is back needs no bot."""
    return [each for each in offers if each.kind != "bot-in" or each.seat not in seats]


def voice_of(match: str, person: str) -> str:
    """A name for who talks, good at this table only."""
    return hashlib.sha256(f"{match}:{person}".encode()).hexdigest()[:12]
