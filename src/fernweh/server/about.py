"""Who is about, and free to play now: for an hour, or until they begin a match.

And "play?": one member asks another who is free, and both are led to a table that begins by itself.
"""

from collections.abc import Iterable

import msgspec

from fernweh.server.database import Database, Statement
from fernweh.server.timepiece import date_ms

FREE_FOR = 3_600_000  # milliseconds
ABOUT_FOR = 45_000  # after one was last seen
ASKED_FOR = 300_000
_SEEN_EVERY = 15_000
_MOST_REMEMBERED = 10_000


class Invitation(msgspec.Struct, frozen=True):
    """To a table; `answer` is "" while there is none, "yes" or "no"."""

    id: str
    club: str
    name: str  # of the other one
    game: str
    answer: str
    at: int


class Invitations(msgspec.Struct, frozen=True):
    to_me: list[Invitation]
    by_me: list[Invitation]


class About:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._seen: dict[str, int] = {}

    async def see(self, person: str) -> None:
        """Not oftener than need be."""
        now = date_ms()
        if not person or self._seen.get(person, 0) > now - _SEEN_EVERY:
            return
        if len(self._seen) >= _MOST_REMEMBERED:
            self._seen.clear()
        self._seen[person] = now
        sql = (
            "INSERT INTO about (person, seen, free) VALUES ($1, $2, 0)"
            " ON CONFLICT (person) DO UPDATE SET seen = $2"
        )
        await self._database.write([Statement(sql, (person, now))])

    async def be_free(self, person: str, is_free: bool) -> None:
        now = date_ms()
        sql = (
            "INSERT INTO about (person, seen, free) VALUES ($1, $2, $3)"
            " ON CONFLICT (person) DO UPDATE SET seen = $2, free = $3"
        )
        until = now + FREE_FOR if is_free else 0
        await self._database.write([Statement(sql, (person, now, until))])

    async def is_free(self, person: str) -> bool:
        sql = "SELECT free FROM about WHERE person = $1 AND free > $2"
        return bool(await self._database.read(sql, [person, date_ms()]))

    # Invitations

    async def invited(self, person: str) -> Invitations:
        """Those that are not too old, and whose table still waits."""
        await self.see(person)
        return Invitations(await self._asked(person, to_me=True), await self._asked(person, False))

    async def _asked(self, person: str, to_me: bool) -> list[Invitation]:
        own, other = ("guest", "host") if to_me else ("host", "guest")
        rows = await self._database.read(
            "SELECT i.match, i.club, coalesce(nullif(people.name, ''), members.name), i.game,"
            " i.answer, i.at FROM invitations AS i JOIN matches ON matches.id = i.match"
            f" JOIN members ON members.club = i.club AND members.person = i.{other}"
            f" LEFT JOIN people ON people.id = i.{other}"
            f" WHERE i.{own} = $1 AND i.at > $2 AND matches.phase = 'seating'"
            + (" AND i.answer = ''" if to_me else "")
            + " ORDER BY i.at",
            [person, date_ms() - ASKED_FOR],
        )
        return [Invitation(*row) for row in rows]

    async def answer(self, match: str, person: str, says: str) -> bool:
        sql = "UPDATE invitations SET answer = $3 WHERE match = $1 AND guest = $2 RETURNING match"
        return bool(await self._database.take(sql, [match, person, says]))


def asked(match: str, club: str, host: str, guest: str, game: str) -> Statement:
    sql = (
        "INSERT INTO invitations (match, club, host, guest, game, answer, at)"
        " VALUES ($1, $2, $3, $4, $5, '', $6)"
    )
    return Statement(sql, (match, club, host, guest, game, date_ms()))


def busy(people: Iterable[str]) -> list[Statement]:
    """Who begins a match is not free any more."""
    sql = "UPDATE about SET free = 0 WHERE person = $1 AND free > 0"
    return [Statement(sql, [each]) for each in sorted(filter(None, people))]
