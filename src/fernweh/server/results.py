"""How each seat of a finished match came out: a row a seat, written together with the end.

Of matches that ended before there were such rows they are written from the logs, one match after
the other, whenever a server starts and finds some left. Who was forgotten is in no row.
"""

import asyncio
import logging
from contextlib import suppress
from datetime import datetime
from typing import NamedTuple

import msgspec

from fernweh.kernel.fault import Fault
from fernweh.play import snapshot
from fernweh.play.entry import Entry
from fernweh.play.match import Match
from fernweh.play.wire import Result
from fernweh.server.database import Conflict, Statement
from fernweh.server.store import Kept, Store
from fernweh.server.terms import State
from fernweh.server.timepiece import date_ms

_log = logging.getLogger(__name__)
_INSERT = (
    "INSERT INTO results (match, seat, person, name, bot, game, seats, place, score, ended, length,"
    " began, at, options, clock, nth, others, firsts) VALUES ($1, $2, CASE WHEN EXISTS"
    " (SELECT 1 FROM gone WHERE gone.name = $3) THEN '' ELSE $3 END,"
    " $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)"
    " ON CONFLICT DO NOTHING"
)
_PAUSE = 0.02  # seconds from one match to the next: people play meanwhile


class SeatRow(NamedTuple):
    """A row, as the table has it."""

    match: str
    seat: int
    person: str  # "" for a bot
    name: str
    bot: str  # of a person's seat, the one that plays on for them at the end
    game: str
    seats: int
    place: int
    score: int
    ended: str  # "rules", "resigned", "flag"
    length: int  # entries
    began: int
    at: int  # the end
    options: str
    clock: str
    nth: int  # which of the person's seats it is: 0 is their own, the others are their device's
    others: int  # seats that are not this person's
    firsts: int  # seats that share the first place


def rows_of(kept: Kept, match: Match, state: State, at: int = 0) -> list[Statement]:
    """None before the end."""
    result = match.result
    if result is None:
        return []
    seats = range(len(state.people))
    rows = [_row(kept, match, state, result, seat, at or date_ms()) for seat in seats]
    return [Statement(_INSERT, row) for row in rows]


def _row(kept: Kept, match: Match, state: State, result: Result, seat: int, at: int) -> SeatRow:
    who, header, people = match.now.sitting[seat], kept.header, state.people
    mine = state.seats_of(people[seat]) or [seat]
    options = msgspec.json.encode(header.options).decode()
    return SeatRow(
        kept.id, seat, people[seat], who.name, who.bot, header.game, header.seats,
        result.places[seat], result.scores[seat], result.by, match.n, kept.made, at, options,
        kept.terms.clock.kind, mine.index(seat), header.seats - len(mine), result.places.count(1),
    )  # fmt: skip


def end_of(match: Match) -> int:
    """When its last entry was written, in milliseconds since 1970."""
    return int(datetime.fromisoformat(match.now.at).timestamp() * 1000)


# Of matches that ended before


async def write_missing(store: Store) -> None:
    """Those that no program here can read any more stay without rows."""
    for id in await _unwritten(store):
        try:
            await _write_one(store, id)
        except Exception:
            _log.exception("no results of %s until the next start", id)
        await asyncio.sleep(_PAUSE)


async def _write_one(store: Store, id: str) -> None:
    kept = await store.find(id)
    rows = [] if kept is None else await _from_log(store, kept)
    mine = Statement("DELETE FROM unwritten WHERE match = $1", [id], rows=1)
    with suppress(Conflict):  # another worker was first, or it was deleted
        await store.database.write([mine, *rows])


async def _unwritten(store: Store) -> list[str]:
    return [row[0] for row in await store.database.read("SELECT match FROM unwritten")]


async def _from_log(store: Store, kept: Kept) -> list[Statement]:
    """From a snapshot and what came after it, where there is one: then it takes a moment."""
    try:
        data = await store.snapshot(kept.id, snapshot.stamp(kept.header.game))
        entries = await store.entries(kept.id, 0, kept.n)
        match = await asyncio.to_thread(_replayed, kept, data, entries)
    except Fault as fault:
        _log.warning("no results of %s: %s", kept.id, fault.code)
        return []
    return rows_of(kept, match, kept.state, end_of(match))


def _replayed(kept: Kept, data: bytes | None, entries: list[Entry]) -> Match:
    match = Match.from_snapshot(kept.header, kept.secret, data) if data else None
    match = match or Match(kept.header, kept.secret)
    for entry in entries[match.n :]:
        match.append(entry)
    return match
