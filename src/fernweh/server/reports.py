"""Reports: somebody tells the operator of somebody at a table, with what was said there."""

import secrets

import msgspec

from fernweh.kernel.fault import Fault
from fernweh.server import wire
from fernweh.server.agreements import voice_of
from fernweh.server.database import Database, Row, Statement
from fernweh.server.letters import line
from fernweh.server.oblivion import forgotten_among
from fernweh.server.store import Kept, Store
from fernweh.server.timepiece import date_ms

_MOST_LINES = 20
_MOST_READ = 200  # reports
_talk = msgspec.json.Decoder(wire.Talk)


class Accusation(msgspec.Struct, frozen=True):
    """A report, as the operator reads it."""

    id: str
    at: int
    match: str
    reporter: str
    accused: str
    name: str
    reason: str
    lines: list[str]
    closed: bool

    @property
    def known_reporter(self) -> str:
        """ "" where they were forgotten since."""
        return "" if self.reporter.startswith("-") else self.reporter


async def write(
    store: Store, kept: Kept, reporter: str, voice: str, seat: int, reason: str
) -> None:
    """Of a voice or of a seat. Who is reported again by the same person is so once, and who was
    forgotten is nobody.
    """
    accused, name = await _accused(store, kept, voice, seat)
    if await forgotten_among(store.database, [accused]):
        raise Fault("nobody-reported")
    if accused == reporter:
        raise Fault("report-oneself")
    lines = msgspec.json.encode(await _said_by(store, kept, accused))
    row = Statement(
        "INSERT INTO reports (id, at, match, reporter, accused, name, reason, lines, closed)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0) ON CONFLICT DO NOTHING",
        (secrets.token_hex(6), date_ms(), kept.id, reporter, accused, name, line(reason), lines),
    )
    await store.database.write([row])


async def _accused(store: Store, kept: Kept, voice: str, seat: int) -> tuple[str, str]:
    people, names = kept.state.people, kept.state.names
    if not voice:
        if not 0 <= seat < len(people) or not people[seat]:
            raise Fault("nobody-reported")
        return people[seat], names[seat]
    for at, person in enumerate(people):
        if person and voice_of(kept.state.series.root or kept.id, person) == voice:
            return person, names[at]
    for person, talk in await _talk_of(store, kept):
        if talk.voice == voice:
            return person, talk.name
    raise Fault("nobody-reported")


async def _talk_of(store: Store, kept: Kept) -> list[tuple[str, wire.Talk]]:
    """Every line that is kept, with who said it: the command it came by begins with them."""
    rows = await store.database.read(
        "SELECT command, line FROM chat WHERE match = $1 ORDER BY k", [kept.id]
    )
    return [(command.partition(":")[0], _talk.decode(talk)) for command, talk in rows]


async def _said_by(store: Store, kept: Kept, person: str) -> list[str]:
    talk = await _talk_of(store, kept)
    said = [line(each.text) or each.phrase for who, each in talk if who == person]
    return said[-_MOST_LINES:]


# For the operator


async def all_of(database: Database, closed: bool = False) -> list[Accusation]:
    """The open ones, or those that were closed too; the latest first."""
    rows = await database.read(
        "SELECT id, at, match, reporter, accused, name, reason, lines, closed FROM reports"
        " WHERE closed <= $1 ORDER BY at DESC LIMIT $2",
        [int(closed), _MOST_READ],
    )
    return [_read(row) for row in rows]


def _read(row: Row) -> Accusation:
    id, at, match, reporter, accused, name, reason, lines, closed = row
    said = msgspec.json.decode(lines, type=list[str])
    return Accusation(id, at, match, reporter, accused, name, reason, said, bool(closed))


async def close(database: Database, id: str) -> bool:
    sql = "UPDATE reports SET closed = 1 WHERE id = $1 RETURNING id"
    return bool(await database.take(sql, [id]))
