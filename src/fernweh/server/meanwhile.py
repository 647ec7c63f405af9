"""Who waits at a table that begins by itself, and plays a bot until somebody comes.

Whoever comes then waits for their answer: a fresh deal between the two, or on with the bot.
"""

from typing import TYPE_CHECKING

from fernweh.kernel.fault import Fault
from fernweh.play.moment import MatchPhase
from fernweh.play.seats import HOST
from fernweh.server import wire
from fernweh.server.store import Kept
from fernweh.server.terms import State, changed

if TYPE_CHECKING:
    from fernweh.server.deeds import Deed
    from fernweh.server.room import Room


def begun_at_once(room: "Room", state: State) -> State:
    """Where the table begins by itself and all sit, unless one of them plays a bot meanwhile."""
    is_ready = room.match.now.phase is MatchPhase.NONCES and not state.meanwhile
    if not (is_ready and (room.kept.terms.at_once or state.gathers)):
        return state
    room.match.go_on()
    return changed(state, started=True, gathers=False)


async def player(room: "Room") -> str:
    """Who sits here and plays that match; "" where nobody does any more."""
    state, sitting = room.kept.state, room.match.now.sitting
    kept = await room.store.find(state.meanwhile) if state.meanwhile else None
    here = (person for person, who in zip(state.people, sitting, strict=True) if who.name)
    return next((each for each in here if kept and kept.state.seats_of(each)), "")


async def going_on(room: "Room") -> str:
    """The match with the bot, unless who plays it has got up."""
    return room.kept.state.meanwhile if await player(room) else ""


# Deeds


async def begin(deed: "Deed", command: wire.Meanwhile) -> int:
    """Nothing begins here before they say so. Who has come is not made to wait by it."""
    room, state, person = deed.room, deed.room.kept.state, deed.who.person
    _must_be_waiting(deed)
    is_early = room.match.now.phase is MatchPhase.SEATING
    if not is_early or await player(room) not in ("", person):
        raise Fault("already-begun")
    if not _is_with_bots(await room.store.find(command.table), person):
        raise Fault("no-such-table")
    return await deed.commit(state=changed(state, meanwhile=command.table))


def _is_with_bots(kept: Kept | None, person: str) -> bool:
    return kept is not None and kept.phase == "play" and {*kept.state.people} == {person, ""}


async def answer(deed: "Deed", command: wire.FreshDeal) -> int:
    """By who plays the bot, and nobody else."""
    _must_be_waiting(deed)
    if await player(deed.room) not in ("", deed.who.person):
        raise Fault("not-asked")
    state = changed(deed.room.kept.state, meanwhile="")
    return await deed.commit(state=begun_at_once(deed.room, state))


def _must_be_waiting(deed: "Deed") -> None:
    room = deed.room
    if not room.kept.terms.at_once or not room.kept.state.seats_of(deed.who.person):
        raise Fault("not-seated")
    if room.match.now.phase not in (MatchPhase.SEATING, MatchPhase.NONCES):
        raise Fault("already-begun")


async def unanswered(room: "Room", n: int) -> int:
    """Since that entry. Who has come waits no longer: who plays the bot goes on with it, and the
    table waits on; where nobody plays one any more, it begins.
    """
    state, match = room.kept.state, room.match
    if state.meanwhile and match.n == n and match.now.phase is MatchPhase.NONCES:
        for seat in state.seats_of(await player(room)):
            match.leave_seat(seat, by=HOST)
        await room.commit(begun_at_once(room, changed(state, meanwhile="")))
    return room.kept.n
