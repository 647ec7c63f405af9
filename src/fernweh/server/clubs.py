"""Clubs: groups that a link makes. Members see each other's tables, who is about and who is free.

A club's link is made from its name, a number and our key, so nothing that opens it is stored; a new
number ends the link before. Who is who is said to members by a handle that is good in this club
alone.
"""

import base64
import hmac
import secrets

from fernweh.kernel.fault import Fault
from fernweh.server.database import Conflict, Database, Row, Statement
from fernweh.server.given_names import given
from fernweh.server.letters import named
from fernweh.server.store import Store
from fernweh.server.strangers import counted_up
from fernweh.server.timepiece import date_ms

MOST_CLUBS, MOST_MEMBERS = 20, 200  # of a person, of a club
_MARK = 15
_BETWEEN = "."


def handle_of(club: str, person: str) -> str:
    return hmac.digest(club.encode(), person.encode(), "sha256").hex()[:16]


class Clubs:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store, self._key = store, key
        self._database = store.database

    # The link

    def link_of(self, club: str, number: int) -> str:
        return f"{club}{_BETWEEN}{self._mark(club, number)}"

    def _mark(self, club: str, number: int) -> str:
        digest = hmac.digest(self._key, f"club {club} {number}".encode(), "sha256")
        return base64.b32encode(digest[:_MARK]).decode().lower()

    async def behind(self, link: str) -> Row:
        """The club that a link leads to: its row."""
        id, _, mark = link.partition(_BETWEEN)
        rows = await self._read(id)
        if not rows or not hmac.compare_digest(mark, self._mark(id, rows[0][3])):
            raise Fault("club-link-old")
        return rows[0]

    async def _read(self, club: str) -> list[Row]:
        sql = "SELECT id, name, founder, link, size, made FROM clubs WHERE id = $1"
        return await self._database.read(sql, [club])

    async def found(self, club: str, person: str) -> Row:
        """For its members; to others there is no such club."""
        rows = await self._read(club)
        if not rows or not await is_member(self._database, club, person):
            raise Fault("no-such-club")
        return rows[0]

    async def led_by(self, club: str, person: str) -> Row:
        row = await self.found(club, person)
        if row[2] != person:
            raise Fault("not-the-founder")
        return row

    # Made, joined, left

    async def make(self, person: str, name: str, own: str) -> str:
        id = base64.b32encode(secrets.token_bytes(10)).decode().lower()
        club = Statement(
            "INSERT INTO clubs (id, name, founder, link, size, made) VALUES ($1, $2, $3, 0, 1, $4)",
            (id, named(name), person, date_ms()),
        )
        try:
            await self._database.write([*_joined(id, person, own), club])
        except Conflict:
            await self._must_have_room(person)
            raise
        return id

    async def _must_have_room(self, person: str) -> None:
        """A clear word; the statement that writes it counts for itself."""
        sql = "SELECT COUNT(*) FROM members WHERE person = $1"
        if (await self._database.read(sql, [person]))[0][0] >= MOST_CLUBS:
            raise Fault("clubs-many", most=MOST_CLUBS)

    async def join(self, link: str, person: str, own: str) -> str:
        """Who is a member already stays one."""
        club = str((await self.behind(link))[0])
        if await is_member(self._database, club, person):
            return club
        grown = "UPDATE clubs SET size = size + 1 WHERE id = $1 AND size < $2"
        row = Statement(grown, (club, MOST_MEMBERS), rows=1)
        try:
            await self._database.write([*_joined(club, person, own), row])
        except Conflict:
            if not await is_member(self._database, club, person):
                await self._must_have_room(person)
                raise Fault("club-full", most=MOST_MEMBERS) from None
        return club

    async def leave(self, club: str, person: str, *also: Statement) -> None:
        """The oldest member goes on where the founder leaves; nobody is left, no club is."""
        sql = "DELETE FROM members WHERE club = $1 AND person = $2"
        try:
            row = Statement(sql, (club, person), rows=1)
            await self._database.write([row, *_left(club), *also])
        except Conflict:
            raise Fault("no-such-member") from None

    async def remove(self, club: str, founder: str, member: str) -> None:
        """The link that they know ends with it."""
        await self.led_by(club, founder)
        people = [row[0] for row in await self.members(club)]
        person = next((each for each in people if handle_of(club, each) == member), "")
        if not person or person == founder:
            raise Fault("no-such-member")
        await self.leave(club, person, _new_link(club))

    async def rename(self, club: str, name: str) -> bool:
        sql = "UPDATE clubs SET name = $2 WHERE id = $1 RETURNING id"
        return bool(await self._database.take(sql, [club, named(name)]))

    async def give_name(self, club: str, name: str) -> bool:
        """An operator's, which its founder cannot change back at once."""
        is_there = await self.rename(club, name)
        if is_there:
            await self._database.write([given(club, named(name))])
        return is_there

    async def new_link(self, club: str) -> None:
        await self._database.write([_new_link(club)])

    async def close(self, club: str) -> bool:
        """For everybody; what was played stays theirs."""
        gone = [f"DELETE FROM {each} WHERE club = $1" for each in ("members", "invitations")]
        row = Statement("DELETE FROM clubs WHERE id = $1", [club], rows=1)
        try:
            await self._database.write([row, *(Statement(sql, [club]) for sql in gone)])
        except Conflict:
            return False
        return True

    # Looked at

    async def of(self, person: str) -> list[Row]:
        """Id, name and size of a person's clubs, by name."""
        return await self._database.read(
            "SELECT clubs.id, clubs.name, clubs.size FROM clubs JOIN members"
            " ON members.club = clubs.id WHERE members.person = $1 ORDER BY clubs.name",
            [person],
        )

    async def members(self, club: str) -> list[Row]:
        """Person, name, joined, seen, free until: the oldest member first."""
        return await self._database.read(
            "SELECT members.person, coalesce(nullif(people.name, ''), members.name), joined,"
            " coalesce(about.seen, 0), coalesce(about.free, 0) FROM members"
            " LEFT JOIN people ON people.id = members.person"
            " LEFT JOIN about ON about.person = members.person"
            " WHERE club = $1 ORDER BY joined, members.person",
            [club],
        )

    async def all(self) -> list[Row]:
        """For the operator: id, name, size, founder, when it was made."""
        return await self._database.read(
            "SELECT id, name, size, founder, made FROM clubs ORDER BY made"
        )

    async def played(self, club: str) -> list[Row]:
        """Person, game, seats, matches and wins of members who played each other, and nobody else
        with them.
        """
        return await self._database.read(
            "SELECT person, game, seats, COUNT(*), COUNT(CASE WHEN place = 1"
            " AND firsts = 1 AND bot = '' THEN 1 END)"
            " FROM results WHERE match IN (SELECT r.match FROM results AS r LEFT JOIN members AS m"
            " ON m.person = r.person AND m.club = $1 WHERE r.match IN (SELECT own.match FROM"
            " results AS own JOIN members ON members.person = own.person AND members.club = $1)"
            " GROUP BY r.match HAVING COUNT(m.person) = COUNT(*) AND COUNT(DISTINCT r.person) > 1)"
            " AND nth = 0 GROUP BY person, game, seats ORDER BY game, seats",
            [club],
        )

    async def rated(self, club: str) -> list[Row]:
        """Person, game, seats, mu, sigma of members who want to be rated."""
        return await self._database.read(
            "SELECT ratings.person, game, seats, mu, sigma FROM ratings"
            " JOIN raters ON raters.person = ratings.person"
            " JOIN members ON members.person = ratings.person WHERE members.club = $1",
            [club],
        )


async def is_member(database: Database, club: str, person: str) -> bool:
    sql = "SELECT 1 FROM members WHERE club = $1 AND person = $2"
    return bool(person and await database.read(sql, [club, person]))


async def who_may_look(database: Database, club: str, match: str) -> set[str]:
    """At a club's table: its members, and who sits there."""
    sql = (
        "SELECT person FROM members WHERE club = $1 UNION SELECT person FROM seats WHERE match = $2"
    )
    return {row[0] for row in await database.read(sql, [club, match])}


def _joined(club: str, person: str, name: str) -> list[Statement]:
    """Unless one is in so many already: who joins elsewhere meanwhile waits for this."""
    sql = (
        "INSERT INTO members (club, person, name, joined) SELECT $1, $2, $3, CAST($4 AS BIGINT)"
        " WHERE (SELECT COUNT(*) FROM members WHERE person = $2) < $5"
    )
    row = Statement(sql, (club, person, name, date_ms(), MOST_CLUBS), rows=1)
    return [counted_up(person), row]


def _new_link(club: str) -> Statement:
    return Statement("UPDATE clubs SET link = link + 1 WHERE id = $1", [club])


def _left(club: str) -> list[Statement]:
    """What follows when somebody has gone. Whoever counts waits first for whoever else changes the
    club, and then sees what they have written.
    """
    oldest = "SELECT person FROM members WHERE club = $1 ORDER BY joined, person LIMIT 1"
    return [
        Statement("UPDATE clubs SET size = size WHERE id = $1", [club]),
        Statement(
            "UPDATE clubs SET size = (SELECT COUNT(*) FROM members WHERE club = $1) WHERE id = $1",
            [club],
        ),
        Statement(
            f"UPDATE clubs SET founder = ({oldest}) WHERE id = $1 AND size > 0 AND founder NOT IN"
            " (SELECT person FROM members WHERE club = $1)",
            [club],
        ),
        Statement("DELETE FROM clubs WHERE id = $1 AND size = 0", [club]),
    ]


async def forgotten(database: Database, person: str) -> list[Statement]:
    sql = "SELECT club FROM members WHERE person = $1 ORDER BY club"
    rows = await database.read(sql, [person])
    gone = [
        Statement("DELETE FROM members WHERE person = $1", [person]),
        Statement("DELETE FROM about WHERE person = $1", [person]),
        Statement("DELETE FROM invitations WHERE host = $1 OR guest = $1", [person]),
    ]
    return [*gone, *(each for row in rows for each in _left(row[0]))]
