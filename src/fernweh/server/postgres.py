"""PostgreSQL behind the same interface: every transaction is committed before it returns."""

import asyncio
from collections.abc import Sequence
from typing import Any

import asyncpg

from fernweh.server.database import Conflict, Row, Statement, Trouble, migrations

_LOCK = 0x6665726E  # held while the tables are brought up to date
_TRIES = 5
_TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class Postgres:
    """A database on the network."""

    is_shared = True

    def __init__(self, address: str, connections: int = 10) -> None:
        self.address, self.connections = address, connections
        self._pool: Any = None

    async def open(self) -> None:
        self._pool = await asyncpg.create_pool(self.address, min_size=1, max_size=self.connections)
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            await self._migrate(connection)

    async def _migrate(self, connection: Any) -> None:
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number BIGINT)")
        known = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
        for number, statements in migrations():
            if number > known:
                for each in statements:
                    await connection.execute(each.replace("BLOB", "BYTEA"))
                await connection.execute("INSERT INTO migrations VALUES ($1)", number)

    async def write(self, statements: Sequence[Statement]) -> None:
        for left in range(_TRIES, 0, -1):
            try:
                await self._write(statements)
                return
            except asyncpg.UniqueViolationError:
                raise Conflict from None
            except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError) as error:
                if left == 1:
                    raise Trouble from error
                await asyncio.sleep(0.01)
            except _TROUBLE as error:
                raise Trouble(isinstance(error, asyncpg.DiskFullError)) from error

    async def _write(self, statements: Sequence[Statement]) -> None:
        async with self._pool.acquire() as connection, connection.transaction():
            for each in statements:
                status = await connection.execute(each.sql, *each.args)
                if each.rows is not None and int(status.rpartition(" ")[2]) != each.rows:
                    raise Conflict

    async def take(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        return await self.read(sql, args)

    async def read(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        try:
            async with self._pool.acquire() as connection:
                return [tuple(row) for row in await connection.fetch(sql, *args)]
        except _TROUBLE as error:
            raise Trouble(isinstance(error, asyncpg.DiskFullError)) from error

    async def now(self) -> int:
        sql = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
        return int((await self.read(sql))[0][0])

    async def close(self) -> None:
        if self._pool:
            await self._pool.close()
