"""Who was forgotten: what is written later does not bring them back."""

from collections.abc import Iterable

from fernweh.server.database import Database

NOT_GONE = "NOT EXISTS (SELECT 1 FROM gone WHERE gone.name = $1)"


async def forgotten_among(database: Database, people: Iterable[str]) -> set[str]:
    sql = "SELECT 1 FROM gone WHERE name = $1"
    return {each for each in {*people} if each and await database.read(sql, [each])}
