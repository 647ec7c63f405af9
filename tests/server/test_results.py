"""How each seat came out, kept for records and statistics: written once, together with the end."""

import asyncio
import random
import sqlite3

import msgspec

from fernweh.server import records
from fernweh.server.database import Statement, migrations
from fernweh.server.results import SeatRow, write_missing
from tests.server.guests import actor_of, begun, play_on
from tests.server.test_tables import served


async def rows_of(site, table):
    sql = "SELECT seat, name, bot, game, seats, place, ended, person FROM results WHERE match = $1"
    return sorted(await site.house.store.database.read(sql, [table]))


def test_a_finished_match_leaves_a_row_a_seat(tmp_path):
    async def work(site):
        sockets = await begun(site)
        table = sockets[0].table_id
        await play_on(sockets, random.Random(1), 4)
        await actor_of(sockets)
        assert await rows_of(site, table) == []
        await sockets[0].done("resign", at=sockets[0].n)
        await actor_of(sockets)
        rows = [tuple(row) for row in await rows_of(site, table)]
        assert [row[:7] for row in rows] == [
            (0, "Guest 0", "", "lost_cities", 2, 2, "resigned"),
            (1, "Guest 1", "", "lost_cities", 2, 1, "resigned"),
        ]
        assert all(row[7] for row in rows) and rows[0][7] != rows[1][7]
        await site.house.hall.delete(table)
        assert await rows_of(site, table) == []

    served(work, tmp_path)


async def whole_rows(site, table):
    sql = f"SELECT {', '.join(SeatRow._fields)} FROM results WHERE match = $1 ORDER BY seat"
    return [SeatRow(*row) for row in await site.house.store.database.read(sql, [table])]


async def finished(site, **terms):
    """A match that the first of two guests has given up."""
    sockets = await begun(site, **terms)
    await play_on(sockets, random.Random(2), 40)
    await actor_of(sockets)
    await sockets[0].done("resign", at=sockets[0].n)
    await actor_of(sockets)
    return sockets


async def forgotten_rows(site, *tables):
    """As the store was before there were rows."""
    for table in tables:
        await site.house.store.database.write([
            Statement("DELETE FROM results WHERE match = $1", [table]),
            Statement("INSERT INTO unwritten (match) VALUES ($1)", [table]),
        ])  # fmt: skip


def test_a_row_tells_all_that_statistics_ask(tmp_path):
    async def work(site):
        sockets = await finished(site, options={"rounds": 1}, clock={"kind": "days", "days": 2})
        row = (await whole_rows(site, sockets[0].table_id))[0]
        assert (row.nth, row.others, row.firsts, row.clock) == (0, 1, 1, "days")
        assert msgspec.json.decode(row.options)["rounds"] == 1
        assert row.began <= row.at

    served(work, tmp_path)


def test_seats_of_one_device_are_numbered_and_are_not_others(tmp_path):
    async def work(site):
        guest = await site.guest("Ada")
        table = await guest.make("survive", seats=3, bots=["", "", "greedy"])
        socket = await guest.at(table)
        for seat, name in enumerate(("Ada", "Bob")):
            guest.name = name
            await socket.sit(seat)
        await socket.done("start")
        for seat in (0, 1):
            await socket.show(seat)
        for seat in (0, 1):
            await socket.done("look", viewer=seat)
            await socket.done("resign", at=socket.n)
        await socket.settle()
        rows = await whole_rows(site, table)
        assert [(row.name, row.nth, row.others) for row in rows[:2]] == [
            ("Ada", 0, 1),
            ("Bob", 1, 1),
        ]
        assert (rows[2].person, rows[2].bot, rows[2].others) == ("", "greedy", 2)

    served(work, tmp_path)


def test_matches_that_ended_before_are_written_from_their_logs_once(tables):
    async def story(site):
        tables = [(await finished(site))[0].table_id for _ in range(2)]
        before = [await whole_rows(site, table) for table in tables]
        await forgotten_rows(site, *tables)
        store = site.house.store
        await asyncio.gather(write_missing(store), write_missing(store))
        for rows, table in zip(before, tables, strict=True):
            again = await whole_rows(site, table)
            assert [row._replace(at=0) for row in again] == [row._replace(at=0) for row in rows]
            assert abs(again[0].at - rows[0].at) < 5_000
        assert await store.database.read("SELECT match FROM unwritten") == []

    tables(story)


def test_what_no_program_can_read_is_left_out_and_not_tried_again(tmp_path):
    async def work(site):
        table = (await finished(site))[0].table_id
        await forgotten_rows(site, table, "gone")
        store = site.house.store
        broken = "UPDATE entries SET line = $2 WHERE match = $1 AND n = 3"
        drop = Statement("DELETE FROM snapshots WHERE match = $1", [table])
        line = (await store.lines(table))[0].replace(b'"n":1', b'"n":3')
        await store.database.write([Statement(broken, (table, line)), drop])
        await write_missing(store)
        assert await whole_rows(site, table) == []
        assert await store.database.read("SELECT match FROM unwritten") == []

    served(work, tmp_path)


def test_one_that_fails_keeps_no_other_from_being_written(tmp_path, monkeypatch, caplog):
    async def work(site):
        tables = [(await finished(site))[0].table_id for _ in range(3)]
        await forgotten_rows(site, *tables)
        store, database = site.house.store, site.house.store.database
        rows = await database.read("SELECT match FROM unwritten")
        bad, find = rows[0][0], store.find

        async def found(id):
            if id == bad:
                raise ValueError("odd")
            return await find(id)

        monkeypatch.setattr(store, "find", found)
        await write_missing(store)
        assert await database.read("SELECT match FROM unwritten") == [(bad,)]
        assert all([bool(await whole_rows(site, each)) is (each != bad) for each in tables])
        assert bad in caplog.text

    served(work, tmp_path)


def test_who_is_forgotten_is_in_no_row_not_even_in_one_written_later(tmp_path):
    async def work(site):
        sockets = await finished(site)
        table, guest = sockets[0].table_id, sockets[0].guest
        id = (await whole_rows(site, table))[0].person
        await guest.http.delete("/api/me")
        assert [bool(row.person) for row in await whole_rows(site, table)] == [False, True]
        await forgotten_rows(site, table)
        await write_missing(site.house.store)
        rows = await whole_rows(site, table)
        assert [bool(row.person) for row in rows] == [False, True] and rows[0].name == "Guest 0"
        assert id not in {row.person for row in rows}

    served(work, tmp_path)


def test_a_record_that_is_brought_in_has_its_rows(tmp_path):
    async def work(site):
        table = (await finished(site))[0].table_id
        store, before = site.house.store, await whole_rows(site, table)
        await records.export(store, tmp_path / "out", table)
        await site.house.hall.delete(table)
        await records.bring_in(store, tmp_path / "out" / f"{table}.fernweh")
        again = await whole_rows(site, table)
        assert [row[:11] for row in again] == [row[:11] for row in before]

    served(work, tmp_path)


def test_a_server_that_starts_writes_what_ended_before_there_were_rows(tmp_path):
    """As the store of an earlier commit is after its migration: matches, and no row yet."""
    found = {}

    async def before(site):
        table = (await finished(site))[0].table_id
        found[table] = await whole_rows(site, table)

    served(before, tmp_path)
    with sqlite3.connect(tmp_path / "fernweh.sqlite") as connection:
        for each in ("results", "unwritten"):
            connection.execute(f"DROP TABLE {each}")
        for number, statements in migrations():
            if number in (7, 10):
                for each in statements:
                    connection.execute(each)
    connection.close()

    async def after(site):
        for table, rows in found.items():
            for _ in range(500):
                again = await whole_rows(site, table)
                if again:
                    break
                await asyncio.sleep(0.02)
            assert [row[:11] for row in again] == [row[:11] for row in rows]

    served(after, tmp_path)
