"""Vacation: while somebody is away, no time of theirs runs at tables over days.

What the store says of a person counts, and the clocks of their tables follow it: each is told when
a vacation begins or ends and when they sit down, and asks once more before a flag falls. Every day
that was begun counts, so that nobody stops their time by going on and off.
"""

import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
from msgspec import Meta

from fernweh.kernel.fault import Fault
from fernweh.play.clock import DAY, Clock
from fernweh.server.database import Conflict, Database, Statement, Trouble
from fernweh.server.room import Room
from fernweh.server.store import now_ms
from fernweh.server.terms import changed

if TYPE_CHECKING:
    from fernweh.server.hall import Hall

_log = logging.getLogger(__name__)
ALLOWED = 30  # days
_WITHIN = 365 * DAY


class Vacation(msgspec.Struct, frozen=True):
    """As its person is told."""

    rest: int  # milliseconds until it ends; 0 for none
    days: int  # that can be taken from now on
    allowed: int = ALLOWED


class WishedVacation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=ALLOWED)]  # from now on


class Period(NamedTuple):
    nth: int
    began: int
    until: int

    @property
    def days(self) -> int:
        return -(-(self.until - self.began) // DAY)


async def periods_of(database: Database, person: str) -> list[Period]:
    """All, the last one at the end."""
    sql = "SELECT nth, began, until FROM vacations WHERE person = $1 ORDER BY nth"
    return [Period(*row) for row in await database.read(sql, [person])]


def _running(periods: list[Period], now: int) -> Period | None:
    return periods[-1] if periods and periods[-1].until > now else None


def _days_left(periods: list[Period], now: int) -> int:
    """That can be taken from now on: of a running one counts what has begun."""
    recent = [each for each in periods if each.until > now - _WITHIN]
    taken = sum(each._replace(until=min(each.until, now)).days for each in recent)
    return max(0, ALLOWED - taken)


async def told(database: Database, person: str) -> Vacation:
    periods, now = await periods_of(database, person), now_ms()
    running = _running(periods, now)
    return Vacation(running.until - now if running else 0, _days_left(periods, now))


# What a person does


async def begin(hall: "Hall", person: str, days: int) -> None:
    """For so many days from now on; a running one is made longer or shorter."""
    database, now = hall.store.database, now_ms()
    periods = await periods_of(database, person)
    left = _days_left(periods, now)
    if days > left:
        raise Fault("vacation-too-long", left=left)
    running, until = _running(periods, now), now + days * DAY
    wanted = (running or Period(len(periods), now, until))._replace(until=until)
    await _write(database, person, wanted, running)
    await _tell_tables(hall, person, now, until)


async def end(hall: "Hall", person: str) -> None:
    """Now; whose vacation is over already loses nothing by it."""
    database, now = hall.store.database, now_ms()
    running = _running(await periods_of(database, person), now)
    if running:
        await _write(database, person, running._replace(until=now), running)
        await _tell_tables(hall, person, now, now)


async def _write(database: Database, person: str, wanted: Period, before: Period | None) -> None:
    """`Conflict` where the same person did something else meanwhile."""
    if before:
        sql = "UPDATE vacations SET until = $3 WHERE person = $1 AND nth = $2 AND until = $4"
        statement = Statement(sql, (person, wanted.nth, wanted.until, before.until), rows=1)
    else:
        sql = "INSERT INTO vacations (person, nth, began, until) VALUES ($1, $2, $3, $4)"
        statement = Statement(sql, (person, *wanted))
    await database.write([statement])


# Their tables


async def _tell_tables(hall: "Hall", person: str, since: int, until: int) -> None:
    """A table where that fails asks before the flag falls."""
    for kept in await hall.store.going_on_with(person):
        if kept.terms.clock.kind == "days":
            await _tell_table(hall, kept.id, person, since, until)


async def _tell_table(hall: "Hall", id: str, person: str, since: int, until: int) -> None:
    room = hall.room(id)
    try:
        with suppress(Fault):
            await hall.with_room(room, partial(_rest, room, person, since, until))
            await hall.announce(id, room.version)
    except (Conflict, Trouble) as trouble:
        _log.warning("a vacation was not told at %s: %r", id, trouble)


async def _rest(room: Room, person: str, since: int, until: int) -> int:
    state = room.kept.state
    clock = state.clock
    for seat in state.seats_of(person):
        clock = clock.resting(seat, since, until)
    await room.commit(changed(state, clock=clock))
    return room.kept.n


async def of_seat(room: Room, seat: int, person: str) -> Clock:
    """The clock of a table, with what the store says of who sits there."""
    clock, now = room.kept.state.clock, now_ms()
    if room.kept.terms.clock.kind != "days":
        return clock
    periods = await periods_of(room.store.database, person) if person else []
    for each in periods:
        if each.until > clock.since:  # one that is over may not have been heard of
            clock = clock.resting(seat, each.began, each.until)
    is_away = _running(periods, now) is not None
    return clock if is_away or clock.off_until(seat) <= now else clock.resting(seat, now, 0)
