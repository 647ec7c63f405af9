"""What is kept: matches with their logs, what is due later, people, talk.

A match is changed by `append` alone, which demands the version it was read at: of two workers that
go on from the same entry, one gets a `Conflict` and nothing of it is written.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from fernweh.play.entry import Entry, Header, parse, spell
from fernweh.server.database import Conflict, Database, Row, Statement
from fernweh.server.talk_pace import MOST_KEPT
from fernweh.server.terms import State, Terms, changed
from fernweh.server.timepiece import date_ms, now_ms

_state = msgspec.json.Decoder(State)
_terms = msgspec.json.Decoder(Terms)
_encode = msgspec.json.Encoder().encode
_PART = 500  # tables


class Kept(NamedTuple):
    """A match as it is stored, without its log."""

    id: str
    header: Header
    secret: bytes
    terms: Terms
    state: State
    version: int
    n: int
    phase: str
    made: int
    changed: int


class Due(NamedTuple):
    """Something to be done for a match at a time; entry `n` is the one it was planned after."""

    match: str
    kind: str  # "bot", "flag", "nonces", "answer", "notice"
    n: int
    at: int
    watched: int = 0  # 1 for what waits until somebody looks


class Change(NamedTuple):
    """What one deed writes, all of it or nothing."""

    kept: Kept  # as it was read
    state: State
    phase: str
    entries: Sequence[Entry] = ()
    command: str = ""
    snapshot: tuple[str, bytes] | None = None  # stamp and data, taken after the last entry
    due: Sequence[Due] = ()
    not_due: Sequence[str] = ()  # kinds
    talk: tuple[bytes, str] | None = None  # a line, and the command that it came by
    also: Sequence[Statement] = ()  # what else follows from it


_COLUMNS = "id, header, secret, terms, state, version, n, phase, made, changed"


class Store:
    """The shelves."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Matches

    async def make(self, kept: Kept, change: Change) -> None:
        await self.database.write(made(kept, change))

    async def find(self, id: str) -> Kept | None:
        rows = await self.database.read(f"SELECT {_COLUMNS} FROM matches WHERE id = $1", [id])
        return _kept(rows[0]) if rows else None

    async def version(self, id: str) -> int:
        rows = await self.database.read("SELECT version FROM matches WHERE id = $1", [id])
        return int(rows[0][0]) if rows else -1

    async def snapshot(self, id: str, stamp: str) -> bytes | None:
        rows = await self.database.read(
            "SELECT data FROM snapshots WHERE match = $1 AND stamp = $2", [id, stamp]
        )
        return rows[0][0] if rows else None

    async def lines(self, id: str, after: int = 0, to: int = 10**9) -> list[bytes]:
        """The entries after that number, as they were written."""
        rows = await self.database.read(
            "SELECT line FROM entries WHERE match = $1 AND n > $2 AND n <= $3 ORDER BY n",
            [id, after, to],
        )
        return [row[0] for row in rows]

    async def entries(self, id: str, after: int = 0, to: int = 10**9) -> list[Entry]:
        return [_entry(line) for line in await self.lines(id, after, to)]

    async def append(self, change: Change) -> Kept:
        """Write a deed; `Conflict` if the match was changed since it was read."""
        kept = change.kept
        n, when = kept.n + len(change.entries), date_ms()
        row = Statement(
            "UPDATE matches SET state = $3, version = version + 1, n = $4, phase = $5, changed = $6"
            " WHERE id = $1 AND version = $2",
            (kept.id, kept.version, _encode(change.state), n, change.phase, when),
            rows=1,
        )
        await self.database.write(
            [
                row,
                *_entries(change),
                *_snapshot(change, n),
                *_due(change),
                *_talk(change),
                *_seats(change),
                *change.also,
            ]
        )
        return kept._replace(
            state=change.state, version=kept.version + 1, n=n, phase=change.phase, changed=when
        )

    async def done_by(self, id: str, command: str) -> int | None:
        """The entry that a command has written, if it has."""
        rows = await self.database.read(
            "SELECT n FROM entries WHERE match = $1 AND command = $2", [id, command]
        )
        return rows[0][0] if rows else None

    async def delete(self, id: str) -> str:
        """A match and all that hangs on it; of the finished one that led there, which leads nowhere
        now, the name.
        """
        tables = ("entries", "snapshots", "seats", "chat", "due", "present", "owners", "results",
                  "unwritten", "waiting", "invitations")  # fmt: skip
        parts = [Statement(f"DELETE FROM {each} WHERE match = $1", [id]) for each in tables]
        before = await self._leading_to(id)
        lost = [_lost(before)] if before else []
        parts.append(Statement("DELETE FROM matches WHERE id = $1", [id]))
        await self.database.write([*parts, *lost])
        return before.id if before else ""

    async def _leading_to(self, id: str) -> Kept | None:
        kept = await self.find(id)
        before = await self.find(kept.state.series.before) if kept else None
        leads = before is not None and id in await self._way(before.state.rematch)
        return before if leads else None

    async def _way(self, id: str) -> list[str]:
        """From table to table, as it has moved; the last is "" where that one is no more."""
        way = []
        while id:
            kept = await self.find(id)
            way.append(id if kept else "")
            id = kept.state.moved if kept else ""
        return way

    async def leads_on(self, id: str) -> bool:
        """Whether that way ends at a table."""
        return bool(id) and bool((await self._way(id))[-1])

    async def is_others_too(self, id: str, person: str) -> bool:
        """Whether somebody else, who was not forgotten, plays there or has played there."""
        sql = "SELECT 1 FROM seats WHERE match = $1 AND person <> $2"
        return bool(await self.database.read(sql, [id, person]))

    async def awaited(self, live: int, days: int, most: int) -> list[tuple[Kept, int]]:
        """Tables for all at which somebody waits and was seen since then, with when that was. The
        newest of every network come before the second newest of any: nobody fills the list alone.
        """
        columns = ", ".join(f"matches.{each.strip()}" for each in _COLUMNS.split(","))
        rows = await self.database.read(
            f"SELECT {columns}, waiting.seen FROM waiting"
            " JOIN matches ON matches.id = waiting.match WHERE matches.listed = 1"
            " AND matches.phase IN ('seating', 'nonces')"
            " AND (waiting.at_once = 0 OR waiting.sits > 0) AND waiting.seen > CASE"
            " WHEN waiting.pace LIKE 'days%' THEN CAST($2 AS BIGINT) ELSE CAST($1 AS BIGINT) END"
            " ORDER BY ROW_NUMBER() OVER (PARTITION BY waiting.sender ORDER BY changed DESC),"
            " changed DESC LIMIT $3",
            [live, days, most],
        )
        return [(_kept(row[:-1]), row[-1]) for row in rows]

    async def watchable(self, most: int) -> list[tuple[Kept, int]]:
        """Tables for all that are being played."""
        rows = await self.database.read(
            f"SELECT {_COLUMNS}, changed FROM matches WHERE listed = 1 AND phase = 'play'"
            " ORDER BY changed DESC LIMIT $1",
            [most],
        )
        return [(_kept(row[:-1]), row[-1]) for row in rows]

    async def of_club(self, club: str, most: int = 50) -> list[Kept]:
        rows = await self.database.read(
            f"SELECT {_COLUMNS} FROM matches WHERE club = $1 AND club <> ''"
            " AND phase IN ('seating', 'nonces', 'play') ORDER BY changed DESC LIMIT $2",
            [club, most],
        )
        return [_kept(row) for row in rows]

    async def matches_of(self, person: str, most: int = 200) -> list[Kept]:
        columns = ", ".join(f"matches.{each.strip()}" for each in _COLUMNS.split(","))
        rows = await self.database.read(
            f"SELECT {columns} FROM matches JOIN seats ON seats.match = matches.id"
            " WHERE seats.person = $1 ORDER BY changed DESC LIMIT $2",
            [person, most],
        )
        return [_kept(row) for row in rows]

    async def going_on_with(self, person: str) -> list[Kept]:
        """All tables at which somebody sits that are not over."""
        columns = ", ".join(f"matches.{each.strip()}" for each in _COLUMNS.split(","))
        rows = await self.database.read(
            f"SELECT {columns} FROM matches JOIN seats ON seats.match = matches.id"
            " WHERE seats.person = $1 AND phase IN ('seating', 'nonces', 'play')",
            [person],
        )
        return [_kept(row) for row in rows]

    async def latest_of(self, person: str, most: int = 20) -> list[str]:
        rows = await self.database.read(
            "SELECT id FROM matches JOIN seats ON seats.match = matches.id"
            " WHERE seats.person = $1 ORDER BY changed DESC LIMIT $2",
            [person, most],
        )
        return [row[0] for row in rows]

    async def not_begun_with(self, person: str) -> list[str]:
        """Tables before the start that know of somebody, whether they sit there or not."""
        found: list[str] = []
        last, part = "", [("", b"")]
        while part:
            part = [(row[0], bytes(row[1])) for row in await self._not_begun(last)]
            found += [id for id, state in part if person.encode() in state]
            last = part[-1][0] if part else last
        return found

    async def _not_begun(self, after: str) -> list[Row]:
        """A part of them: so few are held at a time."""
        return await self.database.read(
            "SELECT id, state FROM matches WHERE phase IN ('seating', 'nonces') AND id > $1"
            f" ORDER BY id LIMIT {_PART}",
            [after],
        )

    async def abandoned(self, before: int) -> list[str]:
        """Tables that have not begun, where nothing was done since then and nobody is."""
        rows = await self.database.read(
            "SELECT id FROM matches WHERE phase IN ('seating', 'nonces') AND changed < $1"
            " AND NOT EXISTS (SELECT 1 FROM present WHERE match = matches.id)"
            f" ORDER BY id LIMIT {_PART}",
            [before],
        )
        return [row[0] for row in rows]

    async def all_ids(self) -> list[str]:
        return [row[0] for row in await self.database.read("SELECT id FROM matches ORDER BY made")]

    # Talk

    async def talk(self, id: str, most: int = 100) -> list[bytes]:
        rows = await self.database.read(
            "SELECT line FROM chat WHERE match = $1 ORDER BY k DESC LIMIT $2", [id, most]
        )
        return [row[0] for row in reversed(rows)]

    async def talk_after(self, id: str, k: int, most: int = 100) -> list[bytes]:
        """What was said after that line."""
        rows = await self.database.read(
            "SELECT line FROM chat WHERE match = $1 AND k > $2 ORDER BY k LIMIT $3", [id, k, most]
        )
        return [row[0] for row in rows]

    async def said(self, id: str, most: int = 100) -> list[tuple[bytes, str]]:
        """The last lines, each with the command that it came by."""
        rows = await self.database.read(
            "SELECT line, command FROM chat WHERE match = $1 ORDER BY k DESC LIMIT $2", [id, most]
        )
        return [(row[0], row[1]) for row in reversed(rows)]

    async def said_by(self, id: str, command: str) -> bool:
        return bool(
            await self.database.read(
                "SELECT k FROM chat WHERE match = $1 AND command = $2", [id, command]
            )
        )

    # What is due later

    async def take_due(
        self, now: int, alive: int, worker: str, looked_at: Sequence[str] = (), most: int = 64
    ) -> list[Due]:
        """Rows whose time has come, leased to this worker; who has not beaten since `alive` holds
        none. What waits for somebody who looks is taken for tables that are looked at here.
        """
        rows = await self.database.take(
            f"UPDATE due SET worker = $2 WHERE (match, kind) IN (SELECT match, kind FROM due"
            f" WHERE at <= $1 AND watched = 0 AND {_FREE} ORDER BY at LIMIT $4) AND {_FREE}"
            " RETURNING match, kind, n, at, watched",
            [now, worker, alive, most],
        )
        if looked_at:
            rows += await self.database.take(
                f"UPDATE due SET worker = $2 WHERE at <= $1 AND watched = 1 AND {_FREE}"
                f" AND match IN ({_places(looked_at, 4)}) RETURNING match, kind, n, at, watched",
                [now, worker, alive, *_padded(looked_at)],
            )
        return [Due(*row) for row in rows]

    async def next_due(self) -> int | None:
        """When the next row that nobody has leased comes due; what waits to be looked at aside."""
        rows = await self.database.read(
            "SELECT at FROM due WHERE watched = 0 AND worker = '' ORDER BY at LIMIT 1"
        )
        return rows[0][0] if rows else None

    async def watched_due(self, looked_at: Sequence[str]) -> dict[str, int | None]:
        """Of these tables, those that wait for somebody who looks, and when they come due; None
        where a worker has leased it.
        """
        if not looked_at:
            return {}
        rows = await self.database.read(
            "SELECT match, CASE WHEN worker = '' THEN at END FROM due WHERE watched = 1"
            f" AND match IN ({_places(looked_at, 1)})",
            _padded(looked_at),
        )
        return {row[0]: row[1] for row in rows}

    async def not_due(self, due: Due) -> None:
        """It is done, or not to be done any more; unless it has been put off meanwhile."""
        sql = f"DELETE FROM due WHERE {_THIS_ROW}"
        await self.database.write([Statement(sql, due[:4])])

    async def due_again(self, due: Due, at: int) -> None:
        sql = f"UPDATE due SET at = $5, worker = '' WHERE {_THIS_ROW}"
        await self.database.write([Statement(sql, (*due[:4], at))])

    async def stop_clocks(self, last: int, now: int, claim: Statement) -> None:
        """Between these times nobody served: live clocks stand still; all of it or nothing."""
        columns = ", ".join(f"matches.{each.strip()}" for each in _COLUMNS.split(","))
        rows = await self.database.read(
            f"SELECT {columns} FROM matches JOIN due ON due.match = matches.id"
            " WHERE due.kind = 'flag'"
        )
        running = [kept for kept in map(_kept, rows) if kept.terms.clock.kind == "live"]
        stopped = [part for kept in running for part in _stopped(kept, last, now)]
        await self.database.write([claim, *stopped])


def made(kept: Kept, change: Change) -> list[Statement]:
    """What writes a new match."""
    row = Statement(
        "INSERT INTO matches (id, game, header, secret, terms, state, version, n, phase,"
        " listed, made, changed, club) VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $8, $9, $10, $10,"
        " $11)",
        (
            kept.id, kept.header.game, spell(kept.header), kept.secret, _encode(kept.terms),
            _encode(change.state), len(change.entries), change.phase,
            int(kept.terms.listed and not kept.terms.club), kept.made, kept.terms.club,
        ),
    )  # fmt: skip
    people = {each for each in change.state.people if each}
    seats = [Statement(_SEATED, (kept.id, person)) for person in sorted(people)]
    return [row, *_entries(change), *_due(change), *seats, *change.also]


def unlisted(id: str) -> Statement:
    """Nobody finds it among the open tables, or a club's."""
    return Statement("UPDATE matches SET listed = 0, club = '' WHERE id = $1", [id])


def said_again(id: str, k: int, line: bytes, command: str) -> Statement:
    """A line of talk that was said at another table."""
    sql = "INSERT INTO chat (match, k, line, command) VALUES ($1, $2, $3, $4)"
    return Statement(sql, (id, k, line, command))


_THIS_ROW = "match = $1 AND kind = $2 AND n = $3 AND at = $4"
# Leased to nobody who lives, and of no match that is another's
_FREE = (
    "worker <> $2 AND worker NOT IN (SELECT id FROM workers WHERE at > $3)"
    " AND match NOT IN (SELECT owners.match FROM owners JOIN workers ON workers.id = owners.worker"
    " WHERE owners.worker <> $2 AND workers.at > $3)"
)


def _padded(names: Sequence[str]) -> list[str]:
    """To a power of two: so there are few texts of SQL."""
    return [*names, *[names[-1]] * ((1 << (len(names) - 1).bit_length()) - len(names))]


def _places(names: Sequence[str], first: int) -> str:
    return ", ".join(f"${first + k}" for k in range(len(_padded(names))))


def _stopped(kept: Kept, last: int, now: int) -> list[Statement]:
    clock = kept.state.clock.stopped(last, now)
    if clock.falls is None:
        return []
    return [
        Statement(
            "UPDATE matches SET state = $3, version = version + 1 WHERE id = $1 AND version = $2",
            (kept.id, kept.version, _encode(changed(kept.state, clock=clock))),
            rows=1,
        ),
        Statement(
            "UPDATE due SET at = $2 WHERE match = $1 AND kind = 'flag'", (kept.id, clock.falls)
        ),
    ]


def _lost(kept: Kept) -> Statement:
    """The next table is laid anew by whoever asks for it."""
    sql = "UPDATE matches SET state = $3, version = version + 1 WHERE id = $1 AND version = $2"
    state = changed(kept.state, rematch="", onward=None)
    return Statement(sql, (kept.id, kept.version, _encode(state)))


def _entry(line: bytes) -> Entry:
    entry = parse(line)
    assert isinstance(entry, Entry), line
    return entry


def _kept(row: Sequence[object]) -> Kept:
    id, header, secret, terms, state, *rest = row
    parsed = parse(header)  # type: ignore[arg-type]
    return Kept(id, parsed, secret, _terms.decode(terms), _state.decode(state), *rest)  # type: ignore[arg-type]


def _entries(change: Change) -> list[Statement]:
    sql = "INSERT INTO entries (match, n, line, command) VALUES ($1, $2, $3, $4)"
    commands = [change.command or None] + [None] * len(change.entries)
    return [
        Statement(sql, (change.kept.id, entry.n, spell(entry), command))
        for entry, command in zip(change.entries, commands, strict=False)
    ]


def _snapshot(change: Change, n: int) -> list[Statement]:
    if change.snapshot is None:
        return []
    sql = (
        "INSERT INTO snapshots (match, n, stamp, data) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (match) DO UPDATE SET n = $2, stamp = $3, data = $4"
    )
    return [Statement(sql, (change.kept.id, n, *change.snapshot))]


def _due(change: Change) -> list[Statement]:
    gone = "DELETE FROM due WHERE match = $1 AND kind = $2"
    come = (
        "INSERT INTO due (match, kind, n, at, lease, watched) VALUES ($1, $2, $3, $4, 0, $5)"
        " ON CONFLICT (match, kind) DO UPDATE SET n = $3, at = $4, watched = $5, worker = ''"
    )
    return [
        *(Statement(gone, (change.kept.id, kind)) for kind in change.not_due),
        *(Statement(come, tuple(due)) for due in change.due),
    ]


_SEATED = "INSERT INTO seats (match, person) VALUES ($1, $2) ON CONFLICT DO NOTHING"


def _seats(change: Change) -> list[Statement]:
    """Who sits at which table, to find one's matches by."""
    if change.kept.state.people == change.state.people:
        return []
    before, after = set(change.kept.state.people), set(change.state.people)
    gone = "DELETE FROM seats WHERE match = $1 AND person = $2"
    return [
        *(Statement(_SEATED, (change.kept.id, person)) for person in after - before if person),
        *(Statement(gone, (change.kept.id, person)) for person in before - after if person),
    ]


def _talk(change: Change) -> list[Statement]:
    if change.talk is None:
        return []
    (line, command), k = change.talk, change.state.chats
    return [
        Statement(
            "INSERT INTO chat (match, k, line, command) VALUES ($1, $2, $3, $4)",
            (change.kept.id, k, line, command),
        ),
        Statement("DELETE FROM chat WHERE match = $1 AND k <= $2", (change.kept.id, k - MOST_KEPT)),
    ]


__all__ = ["Change", "Conflict", "Due", "Kept", "Store", "now_ms"]
