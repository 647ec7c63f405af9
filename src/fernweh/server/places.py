"""When there are several workers: who is connected to which, and whose a match is.

What a worker has written counts while it beats: see `fernweh.server.worker`.
"""

from fernweh.server.database import Database, Statement


class Places:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def come(self, match: str, person: str, worker: str) -> None:
        sql = (
            "INSERT INTO present (match, person, worker) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        )
        await self._database.write([Statement(sql, (match, person, worker))])

    async def go(self, match: str, person: str, worker: str) -> None:
        sql = "DELETE FROM present WHERE match = $1 AND person = $2 AND worker = $3"
        await self._database.write([Statement(sql, (match, person, worker))])

    async def present(self, match: str, but: str, alive: int) -> frozenset[str]:
        """Who is connected to another worker than that, of those that have beaten since then."""
        rows = await self._database.read(
            "SELECT DISTINCT person FROM present JOIN workers ON workers.id = present.worker"
            " WHERE match = $1 AND worker <> $2 AND workers.at > $3",
            [match, but, alive],
        )
        return frozenset(row[0] for row in rows)

    async def own(self, match: str, worker: str, alive: int) -> tuple[str, str]:
        """Whose the match is, with that worker's address: ours, unless another has it and lives;
        nobody's, where there is no such match.
        """
        await self._database.take(
            "INSERT INTO owners (match, worker) SELECT $1, $2 WHERE EXISTS"
            " (SELECT 1 FROM matches WHERE id = $1) ON CONFLICT (match) DO UPDATE"
            " SET worker = $2 WHERE owners.worker NOT IN (SELECT id FROM workers WHERE at > $3)"
            " RETURNING worker",
            [match, worker, alive],
        )
        rows = await self._database.read(
            "SELECT worker, address FROM owners JOIN workers ON workers.id = owners.worker"
            " WHERE match = $1",
            [match],
        )
        return (rows[0][0], rows[0][1]) if rows else ("", "")

    async def disown(self, match: str, worker: str) -> None:
        sql = "DELETE FROM owners WHERE match = $1 AND worker = $2"
        await self._database.write([Statement(sql, (match, worker))])
