"""A person's finished matches, with whom and how they came out.

Who else was there goes by a voice that is good for the one who asks only: nobody learns an id, and
two who compare notes do not find out that they have met the same person.
"""

import hmac
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from fernweh.kernel.fault import Fault
from fernweh.server.database import Database
from fernweh.server.faces import Face, Faces, face_by

PAGE = 50  # matches
MOST = 10_000  # the newest: what statistics and exports look at
Outcome = Literal["won", "drawn", "lost", "left", "alone"]


class PastSeat(msgspec.Struct, frozen=True):
    """A seat of a finished match."""

    seat: int
    name: str
    bot: str  # of a person's seat, the one that plays on for them at the end
    place: int
    score: int
    is_mine: bool
    voice: str = ""  # of a person, good for the asker only; "" for bots, one's own, the forgotten
    face: Face | None = None


class PastMatch(msgspec.Struct, frozen=True):
    """A match that is over, as one of those who played it sees it."""

    id: str
    game: str
    options: dict[str, Any]
    clock: str
    at: int  # the end, in milliseconds since 1970
    length: int  # entries
    ended: str  # "rules", "resigned", "flag"
    outcome: Outcome
    place: int
    score: int
    players: list[PastSeat]
    may_delete: bool  # its maker, where it is nobody else's


class PastPage(msgspec.Struct, frozen=True):
    matches: list[PastMatch]
    next: str  # the cursor of what comes after these; "" after the last


class HistoryQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which matches, and after which."""

    game: Annotated[str, Meta(pattern=r"^([a-z][a-z0-9_]{0,39})?\Z")] = ""
    voice: Annotated[str, Meta(pattern=r"^([0-9a-f]{24})?\Z")] = ""
    cursor: Annotated[str, Meta(pattern=r"^([0-9]{1,15}-[0-9a-z-]{1,64})?\Z")] = ""


class _Made(msgspec.Struct):
    """Of a match's state who made the table."""

    maker: str


_maker = msgspec.json.Decoder(_Made).decode


class OwnRow(NamedTuple):
    """One's own first seat of a match."""

    match: str
    seat: int
    game: str
    seats: int
    place: int
    score: int
    ended: str
    length: int
    at: int
    bot: str
    others: int
    firsts: int
    options: str
    clock: str

    @property
    def outcome(self) -> Outcome:
        return outcome_of(self.bot, self.others, self.place, self.firsts)


OWN = ", ".join(OwnRow._fields)


def outcome_of(bot: str, others: int, place: int, firsts: int) -> Outcome:
    """A first place that several share is a draw. Who was replaced by a bot when it ended has left,
    whatever the bot made of it. Alone, against seats of one's own device, nobody wins.
    """
    if bot:
        return "left"
    if not others:
        return "alone"
    if place > 1:
        return "lost"
    return "won" if firsts == 1 else "drawn"


class Voices:
    """Names for others, each good for one asker."""

    def __init__(self, key: bytes, asker: str) -> None:
        self._key, self._asker = key, asker

    def of(self, person: str) -> str:
        if not person or person == self._asker:
            return ""
        both = f"voice:{self._asker}:{person}".encode()
        return hmac.digest(self._key, both, "sha256")[:12].hex()


class Meeting(NamedTuple):
    """How often two have met at a game, and who came before whom."""

    person: str  # "" for a bot
    bot: str
    game: str
    met: int
    ahead: int
    level: int
    behind: int
    last: int  # when

    @property
    def broken(self) -> int:
        """One of them was replaced by a bot when it ended: that says nothing."""
        return self.met - self.ahead - self.level - self.behind


_STAYED = "results.bot = '' AND (others.person = '' OR others.bot = '')"
_COUNTS = ", ".join(
    f"SUM(CASE WHEN {_STAYED} AND results.place {sign} others.place THEN 1 ELSE 0 END)"
    for sign in ("<", "=", ">")
)
# A bot's own seat goes by the bot's name; a person's that was forgotten belongs to nobody.
_MEETINGS = (
    "SELECT others.person, CASE WHEN others.person = '' THEN others.bot ELSE '' END, results.game,"
    f" COUNT(*), {_COUNTS}, MAX(results.at) FROM results JOIN results AS others"
    " ON others.match = results.match AND others.person <> results.person AND others.nth = 0"
    " WHERE results.person = $1 AND results.nth = 0"
    " AND (others.person <> '' OR others.name = others.bot)"
)
_NAMES = (
    "SELECT person, name FROM results WHERE person IN ({places}) AND nth = 0 AND at = (SELECT"
    " MAX(met.at) FROM results AS met JOIN results AS mine ON mine.match = met.match"
    " WHERE met.person = results.person AND mine.person = {me})"
)


class History:
    """What the store knows of finished matches."""

    def __init__(self, database: Database, faces: Faces, key: bytes) -> None:
        self._database, self._faces, self._key = database, faces, key

    # Pages

    async def page(self, person: str, query: HistoryQuery) -> PastPage:
        other = await self.behind(person, query.voice) if query.voice else ""
        rows = await self._rows(person, query, other)
        matches = await self.told(person, rows[:PAGE])
        last = rows[PAGE - 1] if len(rows) > PAGE else None
        return PastPage(matches, f"{last.at}-{last.match}" if last else "")

    async def _rows(self, person: str, query: HistoryQuery, other: str) -> list[OwnRow]:
        sql, args = f"SELECT {OWN} FROM results WHERE person = $1 AND nth = 0", [person]
        if query.game:
            args.append(query.game)
            sql += f" AND game = ${len(args)}"
        if other:
            args.append(other)
            sql += (
                " AND EXISTS (SELECT 1 FROM results AS others WHERE others.match = results.match"
                f" AND others.person = ${len(args)})"
            )
        return [OwnRow(*row) for row in await self._database.read(*_after(sql, args, query.cursor))]

    async def told(self, person: str, rows: Sequence[OwnRow]) -> list[PastMatch]:
        """With everybody who was there."""
        seats = await self._seats([row.match for row in rows])
        people = {each.person for found in seats.values() for each in found}
        made = await self._made_by(person, [*seats])
        how = Sight(person, Voices(self._key, person), await self._faces.of(people), made)
        return [_past(row, seats[row.match], how) for row in rows]

    async def _seats(self, matches: Sequence[str]) -> "dict[str, list[SeatOf]]":
        found: dict[str, list[SeatOf]] = defaultdict(list)
        columns = ", ".join(SeatOf._fields)
        for part, places in _parts(matches):
            sql = f"SELECT {columns} FROM results WHERE match IN ({places}) ORDER BY match, seat"
            for row in await self._database.read(sql, part):
                found[row[0]].append(SeatOf(*row))
        return found

    async def _made_by(self, person: str, matches: Sequence[str]) -> set[str]:
        found: set[str] = set()
        for part, places in _parts(matches):
            sql = f"SELECT id, state FROM matches WHERE id IN ({places})"
            rows = await self._database.read(sql, part)
            found |= {row[0] for row in rows if _maker(row[1]).maker == person}
        return found

    # Everything, for statistics and exports

    async def all(self, person: str) -> list[OwnRow]:
        """The newest first."""
        rows = await self._database.read(
            f"SELECT {OWN} FROM results WHERE person = $1 AND nth = 0"
            " ORDER BY at DESC, match DESC LIMIT $2",
            [person, MOST],
        )
        return [OwnRow(*row) for row in rows]

    # Others

    async def behind(self, person: str, voice: str) -> str:
        """Who goes by that name; a fault unless they have met in a match that is over."""
        rows = await self._database.read(
            "SELECT DISTINCT others.person FROM results JOIN results AS others"
            " ON others.match = results.match WHERE results.person = $1 AND others.person <> ''",
            [person],
        )
        voices = Voices(self._key, person)
        found = next((row[0] for row in rows if voices.of(row[0]) == voice), "")
        if not found:
            raise Fault("never-met")
        return str(found)

    def voices(self, person: str) -> Voices:
        return Voices(self._key, person)

    async def faces(self, people: Iterable[str]) -> dict[str, Face]:
        return await self._faces.of(people)

    async def meetings(self, person: str, other: str = "") -> list[Meeting]:
        """With each opponent at each game, or with one; the seats of one's own device are none."""
        sql, args = _MEETINGS, [person]
        if other:
            sql, args = f"{sql} AND others.person = $2", [person, other]
        rows = await self._database.read(f"{sql} GROUP BY 1, 2, 3", args)
        return [Meeting(*row[:3], *map(int, row[3:])) for row in rows]

    async def names(self, person: str, others: Sequence[str]) -> dict[str, str]:
        """As they were called when one last met them."""
        found: dict[str, str] = {}
        for part, places in _parts(others):
            sql = _NAMES.format(places=places, me=f"${len(part) + 1}")
            found |= {row[0]: row[1] for row in await self._database.read(sql, [*part, person])}
        return found


class SeatOf(NamedTuple):
    match: str
    seat: int
    person: str
    name: str
    bot: str
    place: int
    score: int
    nth: int


def _after(sql: str, args: list[Any], cursor: str) -> tuple[str, list[Any]]:
    if cursor:
        at, _, match = cursor.partition("-")
        args = [*args, int(at), match]
        n = len(args)
        sql += f" AND (at < ${n - 1} OR (at = ${n - 1} AND match < ${n}))"
    return f"{sql} ORDER BY at DESC, match DESC LIMIT {PAGE + 1}", args


class Sight(NamedTuple):
    """What somebody sees of others."""

    person: str
    voices: Voices
    faces: dict[str, Face]
    made: set[str]  # matches


def _past(row: OwnRow, seats: Sequence[SeatOf], how: Sight) -> PastMatch:
    is_mine = {each.person for each in seats} <= {how.person, ""}
    options = msgspec.json.decode(row.options)
    return PastMatch(
        row.match, row.game, options, row.clock, row.at, row.length, row.ended, row.outcome,
        row.place, row.score, [_seat(each, how) for each in seats],
        is_mine and row.match in how.made,
    )  # fmt: skip


def _seat(each: SeatOf, how: Sight) -> PastSeat:
    is_mine = each.person == how.person
    own = not each.nth  # else a name at somebody's device
    voice = how.voices.of(each.person) if own else ""
    face = how.faces.get(each.person) if own else face_by(f"{each.person}:{each.name}")
    return PastSeat(each.seat, each.name, each.bot, each.place, each.score, is_mine, voice, face)


def _parts(names: Sequence[str]) -> Iterator[tuple[list[str], str]]:
    """So many at once that one text of SQL serves all."""
    places = ", ".join(f"${n + 1}" for n in range(PAGE))
    for at in range(0, len(names), PAGE):
        part = [*names[at : at + PAGE]]
        yield [*part, *[part[-1]] * (PAGE - len(part))], places
