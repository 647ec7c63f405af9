"""Names that an operator gave, to a person or to a club: for a time they are not changed back."""

from fernweh.kernel.fault import Fault
from fernweh.server.database import Database, Statement
from fernweh.server.timepiece import date_ms

_DAY = 86_400_000
HELD_FOR = 30 * _DAY


def given(id: str, name: str) -> Statement:
    sql = (
        "INSERT INTO given_names (id, name, until) VALUES ($1, $2, $3)"
        " ON CONFLICT (id) DO UPDATE SET name = $2, until = $3"
    )
    return Statement(sql, (id, name, date_ms() + HELD_FOR))


async def given_to(database: Database, id: str) -> str:
    """ "" where they go by what name they like."""
    return (await _held(database, id))[0]


async def must_be_free(database: Database, id: str, name: str) -> None:
    held, until = await _held(database, id)
    if held and name != held:
        raise Fault("name-given", name=held, days=-(-(until - date_ms()) // _DAY))


async def _held(database: Database, id: str) -> tuple[str, int]:
    sql = "SELECT name, until FROM given_names WHERE id = $1 AND until > $2"
    rows = await database.read(sql, [id, date_ms()])
    return (rows[0][0], rows[0][1]) if rows else ("", 0)
