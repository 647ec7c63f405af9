"""SQLite inside the process: one thread writes, in groups; others read.

Whatever waits when the writer is free goes into one commit, so that many matches share one wait for
the disk. Each transaction in a group stands or falls by itself.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from fernweh.server.database import Conflict, Row, Statement, migrations

_MOST_IN_A_GROUP = 256
_BUSY = 30.0  # seconds to wait for another process, such as a backup
_READERS = 2


class _Job(NamedTuple):
    """`deed` runs in the writer's thread."""

    deed: Callable[[sqlite3.Connection], Any]
    done: "asyncio.Future[Any]"


class Sqlite:
    """A database in one file."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(_READERS, "reader")
        self._local = threading.local()
        self._writer: threading.Thread | None = None

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._readers, self._migrate)
        self._writer = threading.Thread(target=self._write_for_ever, name="writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        self._jobs.put(None)
        if self._writer:
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()

    async def write(self, statements: Sequence[Statement]) -> None:
        await self._asked(lambda connection: _run(connection, statements))

    async def take(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        return list(await self._asked(lambda c: c.execute(_spelled(sql), args).fetchall()))

    def _asked(self, deed: Callable[[sqlite3.Connection], Any]) -> "asyncio.Future[Any]":
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(deed, done))
        return done

    async def read(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._fetch, sql, args)

    # In threads

    def _connected(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self.path, timeout=_BUSY, isolation_level=None, cached_statements=256
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # on disk before it is answered
        return connection

    def _fetch(self, sql: str, args: Sequence[Any]) -> list[Row]:
        if not hasattr(self._local, "connection"):
            self._local.connection = self._connected()
        return list(self._local.connection.execute(_spelled(sql), args).fetchall())

    def _migrate(self) -> None:
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")
        known = connection.execute("PRAGMA user_version").fetchone()[0]
        for number, statements in migrations():
            if number > known:
                for each in statements:
                    connection.execute(each)
                connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
        connection.close()

    def _write_for_ever(self) -> None:
        connection = self._connected()
        while (job := self._jobs.get()) is not None:
            self._write_group(connection, self._group(job))
        connection.close()

    def _group(self, first: _Job) -> list[_Job]:
        group = [first]
        with suppress(Empty):
            while len(group) < _MOST_IN_A_GROUP:
                job = self._jobs.get_nowait()
                if job is None:
                    self._jobs.put(None)  # the end: come back to it
                    break
                group.append(job)
        return group

    def _write_group(self, connection: sqlite3.Connection, group: list[_Job]) -> None:
        """Commit, and only then tell those who wait."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            results = [_attempted(connection, job.deed) for job in group]
            connection.execute("COMMIT")
        except (sqlite3.Error, OSError) as error:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            results = [error] * len(group)
        jobs = list(zip(group, results, strict=True))
        with suppress(RuntimeError):  # the loop is gone: nobody waits
            group[0].done.get_loop().call_soon_threadsafe(_tell, jobs)


def _attempted(connection: sqlite3.Connection, deed: Callable[[sqlite3.Connection], Any]) -> Any:
    connection.execute("SAVEPOINT job")
    try:
        result = deed(connection)
    except (sqlite3.IntegrityError, Conflict):
        result = Conflict()
    except Exception as error:
        result = error
    if isinstance(result, Exception):
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")
    return result


def _run(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    for each in statements:
        changed = connection.execute(_spelled(each.sql), each.args).rowcount
        if each.rows is not None and changed != each.rows:
            raise Conflict


def _tell(jobs: Sequence[tuple[_Job, Any]]) -> None:
    for job, result in jobs:
        if job.done.done():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


_spellings: dict[str, str] = {}


def _spelled(sql: str) -> str:
    """`$1` is `?1` here."""
    found = _spellings.get(sql)
    if found is None:
        found = _spellings[sql] = sql.replace("$", "?")
    return found
