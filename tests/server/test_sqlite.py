"""Writes in groups: each transaction stands or falls by itself, and nobody waits in the loop."""

import asyncio
import sqlite3

from fernweh.server.database import Conflict, Statement, Trouble
from fernweh.server.sqlite import Sqlite

ADD = "INSERT INTO beats (name, at) VALUES ($1, $2)"


def added(name, at=0):
    return Statement(ADD, (name, at))


def seen(path):
    """What another process would find."""
    connection = sqlite3.connect(path)
    try:
        return {row[0] for row in connection.execute("SELECT name FROM beats")}
    finally:
        connection.close()


def with_database(work, tmp_path):
    async def run():
        database = Sqlite(tmp_path / "d.sqlite")
        await database.open()
        try:
            await work(database, database.path)
        finally:
            await database.close()

    asyncio.run(run())


def test_what_is_answered_is_written(tmp_path):
    async def work(database, path):
        await database.write([added("a"), added("b")])
        assert seen(path) == {"a", "b"}

    with_database(work, tmp_path)


def test_of_a_group_only_the_one_that_fails_falls(tmp_path):
    async def work(database, path):
        wrong = Statement("INSERT INTO nowhere VALUES (1)")
        stale = Statement("UPDATE beats SET at = 1 WHERE name = $1", ("nobody",), rows=1)
        group = [[added("a")], [added("b"), added("a")], [added("c"), wrong], [added("d"), stale],
                 [added("e")]]  # fmt: skip
        answers = await asyncio.gather(*map(database.write, group), return_exceptions=True)
        kinds = [type(each) for each in answers]
        assert kinds == [type(None), Conflict, Trouble, Conflict, type(None)]
        assert seen(path) == {"a", "e"}

    with_database(work, tmp_path)


def test_the_loop_goes_on_while_another_process_writes(tmp_path):
    async def work(database, path):
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.ensure_future(database.write([added("a")]))
        for _ in range(20):
            await asyncio.sleep(0.005)
        assert not writing.done()
        other.execute("COMMIT")
        other.close()
        await writing
        await database.write([added("b")])
        assert seen(path) == {"a", "b"}

    with_database(work, tmp_path)


def test_a_commit_that_fails_is_told_to_all_who_wait(tmp_path):
    async def work(database, path):
        class Full:
            """A disk with no space left, for one commit."""

            def __init__(self, connection):
                self.connection = connection

            def execute(self, sql, *args):
                if sql == "COMMIT":
                    database._connection = self.connection
                    raise sqlite3.OperationalError("database or disk is full")
                return self.connection.execute(sql, *args)

        database._connection = Full(database._connection)
        answers = await asyncio.gather(
            *(database.write([added(name)]) for name in "ab"), return_exceptions=True
        )
        assert [type(each) for each in answers] == [Trouble] * 2
        assert seen(path) == set()
        await database.write([added("c")])
        assert seen(path) == {"c"}

    with_database(work, tmp_path)


def test_closing_waits_for_what_was_asked(tmp_path):
    async def work():
        database = Sqlite(tmp_path / "d.sqlite")
        await database.open()
        writing = [asyncio.ensure_future(database.write([added(str(n))])) for n in range(600)]
        await asyncio.sleep(0)
        await database.close()
        await asyncio.gather(*writing)
        assert len(seen(database.path)) == 600

    asyncio.run(work())


def test_what_comes_soon_after_a_group_shares_the_next(tmp_path, monkeypatch):
    monkeypatch.setattr("fernweh.server.sqlite._APART", 0.3)

    async def work(database, path):
        commits = []
        database._connection.set_trace_callback(
            lambda sql: commits.append(sql) if sql == "COMMIT" else None
        )
        await database.write([added("first")])
        writing = []
        for n in range(5):
            writing.append(asyncio.ensure_future(database.write([added(str(n))])))
            await asyncio.sleep(0)
        await asyncio.gather(*writing)
        assert len(commits) == 2
        assert len(seen(path)) == 6

    with_database(work, tmp_path)
