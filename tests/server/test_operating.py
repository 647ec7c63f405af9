"""What an operator does: settings, backup, export, import, delete, doctor; notices that go out."""

import asyncio
import email
import random
import smtplib
import sqlite3
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import ClassVar

import pytest
from typer.testing import CliRunner

from fernweh.cli.app import app
from fernweh.kernel.fault import Fault
from fernweh.play.verify import verify
from fernweh.server import records
from fernweh.server.notices import must_be_public
from fernweh.server.settings import settings_from
from tests.server.guests import actor_of, begun, play_on, serving
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
    with sqlite3.connect(tmp_path / "copy.sqlite") as copy:
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
    with sqlite3.connect(folder / "fernweh.sqlite") as database:
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


# Notices


class Hook(BaseHTTPRequestHandler):
    heard: ClassVar[list[bytes]] = []

    def do_POST(self):
        self.heard.append(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


def test_at_your_turn_a_webhook_and_a_mail(tmp_path, monkeypatch):
    monkeypatch.setattr("fernweh.server.plan.NOTICE_AFTER", 50)
    letters = []
    monkeypatch.setattr(smtplib.SMTP, "__init__", lambda self, *a, **k: None)
    monkeypatch.setattr(smtplib.SMTP, "__enter__", lambda self: self)
    monkeypatch.setattr(smtplib.SMTP, "__exit__", lambda self, *a: None)
    monkeypatch.setattr(smtplib.SMTP, "has_extn", lambda self, name: False)
    monkeypatch.setattr(smtplib.SMTP, "send_message", lambda self, m: letters.append(m))
    server = HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    async def work(site):
        sockets = await begun(site, clock={"kind": "days", "days": 3})
        actor = await actor_of(sockets)
        notices = {
            "mail": "ada@games.example",
            "webhook": f"http://127.0.0.1:{server.server_port}/",
            "lang": "fa",
        }
        for socket in sockets:
            answer = await socket.guest.http.put("/api/me/notices", json=notices)
            assert answer.status_code == 200, answer.text
        other = next(each for each in sockets if each is not actor)
        await other.close()
        while (actor.now["actor"]) == sockets.index(actor):
            await actor.act(actor.now["choices"][0]["move"])
            await actor.settle()
        for _ in range(100):
            if Hook.heard and letters:
                break
            await asyncio.sleep(0.1)
        assert actor.table_id.encode() in Hook.heard[-1] and b"your-turn" in Hook.heard[-1]
        assert (
            isinstance(letters[-1], email.message.EmailMessage)
            and letters[-1]["To"] == "ada@games.example"
        )

    served(
        work,
        tmp_path,
        private_webhooks=True,
        smtp="smtp://localhost:25",
        mail_from="f@games.example",
    )
    server.shutdown()
    server.server_close()


def test_webhooks_do_not_lead_inside():
    for url in (
        "http://example.org/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "file:///etc/passwd",
    ):
        with pytest.raises((ValueError, OSError)):
            must_be_public(url)


def test_web_push_is_signed_and_sealed(tmp_path, monkeypatch):
    """What goes to the push service can be opened by the subscriber alone."""
    import base64

    import http_ece
    import requests
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    own = ec.generate_private_key(ec.SECP256R1())
    auth = b"0123456789abcdef"
    text = lambda data: base64.urlsafe_b64encode(data).rstrip(b"=").decode()  # noqa: E731
    public = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    posted = []

    def post(url, data=None, headers=None, timeout=None, **_):
        posted.append((url, data, headers))
        answer = requests.Response()
        answer.status_code = 201
        return answer

    monkeypatch.setattr(requests, "post", post)

    async def work():
        async with serving(
            tmp_path, push_contact="mailto:op@games.example", private_webhooks=True
        ) as site:
            guest = await site.guest("Ada")
            keys = {"p256dh": text(public), "auth": text(auth)}
            push = [{"endpoint": "https://push.example/1", "keys": keys}]
            assert (await guest.http.put("/api/me/notices", json={"push": push})).status_code == 200
            me = (await guest.http.get("/api/me")).json()
            assert len(me["push_key"]) == 87
            table = await guest.make()
            person = await site.house.people.known_by(guest.cookie)
            await site.house.notifier.tell(person, await site.house.store.find(table))

    asyncio.run(work())
    url, data, headers = posted[0]
    opened = http_ece.decrypt(data, private_key=own, auth_secret=auth, version="aes128gcm")
    assert url == "https://push.example/1" and b"your-turn" in opened
    assert "vapid" in headers["authorization"].lower() if "authorization" in headers else headers
