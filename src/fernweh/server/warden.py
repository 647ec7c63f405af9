"""Who is where they may not be any more: banned, at a table that has not begun; no member, at a
club's.

The store is asked again and again, so that an operator's command, or another worker, counts like
what is done here.
"""

import asyncio
import logging
from contextlib import suppress
from functools import partial

from fernweh.kernel.fault import Fault
from fernweh.play.moment import MatchPhase
from fernweh.play.seats import HOST
from fernweh.server import bans, clubs, strangers
from fernweh.server.database import Conflict, Trouble
from fernweh.server.deeds import freed_with
from fernweh.server.hall import GONE, Hall
from fernweh.server.room import Room
from fernweh.server.terms import changed
from fernweh.server.timepiece import date_ms

_log = logging.getLogger(__name__)
EVERY = 2.0  # seconds
_LATELY = 60_000  # milliseconds: clocks may differ, and a command takes a moment
_BEFORE = (MatchPhase.SEATING, MatchPhase.NONCES)


class Warden:
    def __init__(self, hall: Hall, key: bytes) -> None:
        self.hall, self._key = hall, key
        self._since = 0  # at the start all bans are looked at

    async def run(self) -> None:
        """For ever; trouble with the store is waited out."""
        while True:
            with suppress(Exception):
                await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        now, database = date_ms(), self.hall.store.database
        for kind, name in await bans.since(database, self._since):
            if kind == bans.PERSON:
                await self._put_out(name)
            else:
                sender = strangers.sender_of(self._key, name)
                await database.write([strangers.gone_from(sender)])
        self._since = now - _LATELY
        for room in [each for each in self.hall.rooms.values() if each.club and each.listeners]:
            await self._shut(room)

    async def _put_out(self, person: str) -> None:
        """Of their seats, wherever it has not begun."""
        for kept in await self.hall.store.going_on_with(person):
            if kept.phase in _BEFORE:
                await self._put_out_at(self.hall.room(kept.id), person)

    async def _put_out_at(self, room: Room, person: str) -> None:
        try:
            with suppress(Fault):
                await self.hall.with_room(room, partial(_unseat, room, person))
                await self.hall.announce(room.id, room.version)
        except (Conflict, Trouble) as trouble:
            _log.warning("who was banned may still sit at %s: %r", room.id, trouble)

    async def _shut(self, room: Room) -> None:
        """Who has left a club, or was removed, or whose club is closed, looks on no more."""
        may = await clubs.who_may_look(self.hall.store.database, room.club, room.id)
        for listener in [each for each in room.listeners if each.person not in may]:
            listener.end(GONE)


async def _unseat(room: Room, person: str) -> int:
    state, match = room.kept.state, room.match
    own = state.seats_of(person)
    if not own or match.now.phase not in _BEFORE:
        return room.kept.n
    expected = [each for each in freed_with(room, {*own}) if each.person != person]
    for seat in own:
        if match.now.sitting[seat].name:  # with a nonce that was shown, it is free already
            match.leave_seat(seat, by=HOST)
    facts = {"expected": expected, "started": False, "meanwhile": "", "gathers": False}
    await room.commit(changed(state, **facts))
    return room.kept.n
