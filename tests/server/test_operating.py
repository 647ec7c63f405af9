"""What an operator does: settings, backup, export, import, delete, doctor."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fernweh.cli.app import app
from fernweh.kernel.fault import Fault
from fernweh.play.verify import verify
from fernweh.server import records
from fernweh.server.settings import settings_from
from tests.server.guests import begun, play_on
from tests.server.test_tables import served


def command(*words: object) -> str:
    done = CliRunner().invoke(app, [str(word) for word in words])
    assert done.exit_code == 0, done.output
    return done.output


@pytest.fixture
def played(tmp_path):
    """A folder with a finished match and a running one."""
    tables = {}

    async def work(site):
        over = await begun(site, options={"rounds": 1, "cap": 6})
        await play_on(over, random.Random(1))
        running = await begun(site)
        await play_on(running, random.Random(1), 5)
        tables.update(over=over[0].table_id, running=running[0].table_id)

    served(work, tmp_path)
    return tmp_path, tables


def test_backup_export_import_delete(played, tmp_path):
    folder, tables = played
    database = folder / "fernweh.sqlite"
    command("backup", tmp_path / "copy.sqlite", "--database", database)
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy, copy:
        assert copy.execute("SELECT count(*) FROM matches").fetchone()[0] == 2
    command("export", tmp_path / "out", "--database", database)
    record = tmp_path / "out" / f"{tables['over']}.fernweh"
    assert verify(record).chance == "proved"
    for id in tables.values():
        command("delete", id, "--database", database)
    for id in tables.values():
        command("import", tmp_path / "out" / f"{id}.fernweh", "--database", database)

    async def again(site):
        kept = await site.house.store.find(tables["running"])
        match = await site.house.hall.room(kept.id).read(kept)
        match.act(match.actor, match.game.moves()[0])
        assert verify(
            await records.record_of(site.house.store, await site.house.store.find(tables["over"]))
        )

    served(again, folder)


def test_a_match_that_no_longer_replays_is_adjourned(played):
    folder, tables = played
    with closing(sqlite3.connect(folder / "fernweh.sqlite")) as database, database:
        database.execute("DELETE FROM snapshots")
        line = database.execute(
            "SELECT line FROM entries WHERE match = ? AND n = 20", [tables["running"]]
        ).fetchone()[0]
        wrong = line[:-18] + b'0123456789abcdef"}'
        database.execute(
            "UPDATE entries SET line = ? WHERE match = ? AND n = 20", [wrong, tables["running"]]
        )

    async def work(site):
        guest = await site.guest("Eve")
        socket = await guest.at(tables["running"])
        assert socket.table["adjourned"] == "table-differs"
        assert await socket.refused("say", text="hello") == "adjourned"

    served(work, folder)


def test_settings_by_flag_environment_and_file(tmp_path):
    file = tmp_path / "fernweh.toml"
    file.write_text('port = 1\nhost = "a"\nbot_pace = 5\n')
    found = settings_from({"port": "3"}, file, {"FERNWEH_PORT": "2", "FERNWEH_HOST": "b"})
    assert (found.port, found.host, found.bot_pace) == (3, "b", 5)
    for text, code in (
        ("prot = 1", "no-such-setting"),
        ("port = -1", "setting-wrong"),
        ("=", "settings-unreadable"),
    ):
        file.write_text(text)
        with pytest.raises(Fault, match=code):
            settings_from({}, file, {})


def test_every_setting_is_in_the_guide():
    page = (Path(__file__).parents[2] / "docs/serving.md").read_text("utf-8")
    from fernweh.server.settings import FIELDS

    assert not [name for name in FIELDS if f"`{name}`" not in page]


def test_the_doctor(tmp_path, monkeypatch):
    monkeypatch.setenv("FERNWEH_DATABASE", str(tmp_path / "d.sqlite"))
    monkeypatch.setenv("FERNWEH_PORT", "0")
    assert "✗" not in command("doctor")
