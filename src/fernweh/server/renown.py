"""What is known of people: for the operator by a part of their name, which can be changed; for
oneself all that is kept beside one's matches.
"""

from typing import Any

import msgspec

from fernweh.server.database import Database, Statement
from fernweh.server.given_names import given
from fernweh.server.letters import named
from fernweh.server.ratings import ratings_of

_MOST = 100


async def named_like(database: Database, part: str) -> list[tuple[str, str]]:
    """Id and name; where one has never stored a name, by that at a finished match or in a club."""
    rows = await database.read(
        "SELECT id, name FROM people UNION SELECT person, name FROM results WHERE person <> ''"
        " UNION SELECT person, name FROM members ORDER BY 2, 1"
    )
    folded = part.casefold()
    return [(row[0], row[1]) for row in rows if folded in row[1].casefold()][:_MOST]


async def rename(database: Database, person: str, name: str) -> bool:
    """Everywhere but in what was played: records are signed. For a while they keep it."""
    name = named(name)
    if not await is_known(database, person):
        return False
    await database.write([
        given(person, name),
        Statement("UPDATE people SET name = $2 WHERE id = $1", (person, name)),
        Statement("UPDATE members SET name = $2 WHERE person = $1", (person, name)),
        Statement("UPDATE ratings SET name = $2 WHERE person = $1", (person, name)),
        Statement("UPDATE results SET name = $2 WHERE person = $1 AND nth = 0", (person, name)),
    ])  # fmt: skip
    return True


_NAMED_IN = {
    "people": "id", "results": "person", "members": "person", "seats": "person",
    "tokens": "person", "waiting": "maker", "reports": "accused",
}  # fmt: skip


async def is_known(database: Database, person: str) -> bool:
    """Whether there is anything of theirs."""
    parts = [f"SELECT 1 FROM {table} WHERE {column} = $1" for table, column in _NAMED_IN.items()]
    return bool(await database.read(" UNION ".join(parts), [person]))


_KEPT = {
    "clubs": "SELECT clubs.id, clubs.name, joined FROM members JOIN clubs ON clubs.id = club"
    " WHERE person = $1 ORDER BY joined",
    "free_until": "SELECT free FROM about WHERE person = $1",
    "wants_rating_since": "SELECT at FROM raters WHERE person = $1",
    "invitations": "SELECT match, club, game, answer, at FROM invitations"
    " WHERE host = $1 OR guest = $1 ORDER BY at",
    "names_given": "SELECT name, until FROM given_names WHERE id = $1",
    "vacations": "SELECT began, until FROM vacations WHERE person = $1 ORDER BY nth",
    "reported": "SELECT at, match, name, reason FROM reports WHERE reporter = $1 ORDER BY at",
}


async def known_of(database: Database, person: str) -> bytes:
    """As JSON, for the export."""
    found: dict[str, Any] = {
        name: [list(row) for row in await database.read(sql, [person])]
        for name, sql in _KEPT.items()
    }
    return msgspec.json.encode(found | {"ratings": await ratings_of(database, person)})
