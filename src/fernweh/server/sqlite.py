"""SQLite inside the process: writes in groups, each group one commit; others read.

The statements run in the loop's thread, where they take microseconds and nobody fights for the
interpreter. The commit, which waits for the disk, runs in a thread of its own. Whatever comes
meanwhile makes the next group, so that many matches share one wait. Each transaction in a group
stands or falls by itself, and nobody is answered before the commit.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

from fernweh.server.database import Conflict, Row, Statement, Trouble, migrations
from fernweh.server.timepiece import date_ms

_MOST_IN_A_GROUP = 256
_BUSY = 30.0  # seconds to wait for another process, such as an import
_READERS = 2
_APART = 0.008  # seconds from one group to the next: on a quick disk, too, many share a commit
_AT_ONCE = "PRAGMA busy_timeout = 0"  # the loop does not wait for another process
_PATIENTLY = f"PRAGMA busy_timeout = {int(_BUSY * 1000)}"

Deed = Callable[[sqlite3.Connection], Any]


class _Job(NamedTuple):
    """`deed` runs inside a transaction."""

    deed: Deed
    done: "asyncio.Future[Any]"


class Sqlite:
    """A database in one file."""

    is_shared = False

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self._jobs: list[_Job] = []
        self._is_writing = False
        self._began = 0.0  # the last group, by the loop's clock
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(_READERS, "reader")
        self._local = threading.local()
        self._reading: list[sqlite3.Connection] = []
        self._committer: threading.Thread | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._loop.run_in_executor(self._readers, self._migrate)
        self._connection = self._connected(check_same_thread=False)
        self._connection.execute(_AT_ONCE)
        self._committer = threading.Thread(target=self._commit_for_ever, daemon=True)
        self._committer.start()

    async def close(self) -> None:
        """What was asked before is still written; then the log is folded into the file."""
        while self._is_writing:
            await asyncio.sleep(0.001)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._reading:
            connection.close()
        self._work.put(None)
        if self._committer:
            await asyncio.to_thread(self._committer.join)

    async def write(self, statements: Sequence[Statement]) -> None:
        await self._ask(lambda connection: _run(connection, statements))

    async def take(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        return list(await self._ask(lambda c: c.execute(_spelled(sql), args).fetchall()))

    def _ask(self, deed: Deed) -> "asyncio.Future[Any]":
        done: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.append(_Job(deed, done))
        if not self._is_writing:
            self._is_writing = True
            self._write_soon()
        return done

    # Groups, in the loop's thread

    def _write_soon(self) -> None:
        """With all that comes in this turn of the loop, or a little longer after the last one."""
        at = self._began + _APART
        if at <= self._loop.time():
            self._loop.call_soon(self._write_group)
        else:
            self._loop.call_at(at, self._write_group)

    def _write_group(self) -> None:
        """The connection is this thread's until the commit, and again after it."""
        self._began = self._loop.time()
        group, self._jobs = self._jobs[:_MOST_IN_A_GROUP], self._jobs[_MOST_IN_A_GROUP:]
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error:  # another process writes: wait for it elsewhere
            self._work.put(lambda: self._begin_patiently(group))
            return
        self._run_group(group)

    def _run_group(self, group: list[_Job]) -> None:
        try:
            results = _done(self._connection, group)
        except (sqlite3.Error, OSError) as error:
            self._loop.call_soon(self._tell, group, self._failed(group, error))
        else:
            self._work.put(lambda: self._commit(group, results))

    def _tell(self, group: list[_Job], results: list[Any]) -> None:
        """The next group goes its way first: the disk is what takes longest."""
        self._is_writing = bool(self._jobs)
        if self._is_writing:
            self._write_soon()
        for job, result in zip(group, results, strict=True):
            if job.done.done():
                continue
            if isinstance(result, Exception):
                job.done.set_exception(_troubled(result))
            else:
                job.done.set_result(result)

    async def read(self, sql: str, args: Sequence[Any] = ()) -> list[Row]:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, self._fetch, sql, args)
        except (sqlite3.Error, OSError) as error:
            raise _troubled(error) from error

    async def now(self) -> int:
        return date_ms()

    # In threads

    def _connected(self, **how: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = sqlite3.connect(
            self.path, timeout=_BUSY, isolation_level=None, cached_statements=256, **how
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # on disk before it is answered
        return connection

    def _fetch(self, sql: str, args: Sequence[Any]) -> list[Row]:
        if not hasattr(self._local, "connection"):
            self._local.connection = self._connected(check_same_thread=False)
            self._reading.append(self._local.connection)
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

    def _commit_for_ever(self) -> None:
        while (work := self._work.get()) is not None:
            work()
        with suppress(sqlite3.Error):  # as far as other processes let us
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()

    def _commit(self, group: list[_Job], results: list[Any]) -> None:
        try:
            self._connection.execute("COMMIT")
        except (sqlite3.Error, OSError) as error:
            results = self._failed(group, error)
        self._back(self._tell, group, results)

    def _begin_patiently(self, group: list[_Job]) -> None:
        try:
            self._connection.execute(_PATIENTLY)
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.execute(_AT_ONCE)
        except (sqlite3.Error, OSError) as error:
            self._back(self._tell, group, self._failed(group, error))
        else:
            self._back(self._run_group, group)

    def _failed(self, group: list[_Job], error: Exception) -> list[Any]:
        for sql in ("ROLLBACK", _AT_ONCE):
            with suppress(sqlite3.Error):
                self._connection.execute(sql)
        return [error] * len(group)

    def _back(self, work: Callable[..., None], *args: Any) -> None:
        with suppress(RuntimeError):  # the loop is gone: nobody waits
            self._loop.call_soon_threadsafe(work, *args)


def _troubled(error: Exception) -> Exception:
    """What the disk did not do is trouble; the rest is what it is."""
    if not isinstance(error, (sqlite3.Error, OSError)):
        return error
    found = Trouble(getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL)
    found.__cause__ = error
    return found


def _done(connection: sqlite3.Connection, group: list[_Job]) -> list[Any]:
    """What each job gives. Mostly none fails; else all are done anew, each in a shell."""
    try:
        return [job.deed(connection) for job in group]
    except Exception:
        if connection.in_transaction:  # a full disk ends it by itself
            connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        return [_attempted(connection, job.deed) for job in group]


def _attempted(connection: sqlite3.Connection, deed: Deed) -> Any:
    connection.execute("SAVEPOINT job")
    try:
        result = deed(connection)
    except (sqlite3.IntegrityError, Conflict):
        result = Conflict()
    except Exception as error:
        if not connection.in_transaction:
            raise
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


_spellings: dict[str, str] = {}


def _spelled(sql: str) -> str:
    """`$1` is `?1` here."""
    found = _spellings.get(sql)
    if found is None:
        found = _spellings[sql] = sql.replace("$", "?")
    return found
