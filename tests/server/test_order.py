"""Order: bans where one would sit or talk, reports, and what an operator does about them."""

import asyncio
import io
import sqlite3
import zipfile
from contextlib import closing
from datetime import UTC, datetime

import pytest
from typer.testing import CliRunner

from fernweh.kernel.fault import Fault
from fernweh.server import bans, renown, reports
from fernweh.server.addresses import network_of
from fernweh.server.agreements import voice_of
from fernweh.server.database import Statement
from fernweh.server.letters import line, named
from tests.server.guests import begun
from tests.server.test_clubs import asked, founded, known, seen, with_members
from tests.server.test_operating import app, command
from tests.server.test_results import finished
from tests.server.test_strangers import came, emptied, opened, pressed
from tests.server.test_tables import served

SEAT = {"seat": 0, "name": "Ada", "nonce_hash": "11" * 32}


async def id_of(site, table, seat=0):
    return (await site.house.store.find(table)).state.people[seat]


def test_who_is_banned_is_told_why_wherever_they_would_sit_or_talk(tables):
    async def work(site):
        sockets = await begun(site)
        ada, table = sockets[0].guest, sockets[0].table_id
        person = await id_of(site, table)
        database = site.house.store.database
        await bans.ban(database, bans.PERSON, person, 7, "You were rude.")
        answer = await sockets[0].ask("say", text="hello")
        facts = {"days": 7, "reason": "You were rude."}
        assert (answer["code"], answer["facts"]) == ("banned", facts)
        free = await (await site.guest("Ben")).make()
        assert await (await ada.at(free)).refused("sit", **SEAT) == "banned"
        for path, body in (
            ("/api/tables", {"game": "survive"}), ("/api/clubs", {"name": "Club"}),
            ("/api/play", {"game": "survive"}), (f"/api/tables/{table}/report", {"seat": 1}),
            (f"/api/tables/{table}/branch", {"n": 1, "seat": 0, "bots": ["", "greedy"]}),
        ):  # fmt: skip
            refused = await ada.http.post(path, json=body)
            assert (refused.status_code, refused.json()["code"]) == (403, "banned"), path
        await sockets[0].settle()
        assert sockets[0].table["mine"] == [0]  # a match that runs is played on
        await sockets[1].done("say", text="hello")
        assert await bans.lift(database, person)
        await sockets[0].done("say", text="hello")

    tables(work)


def test_an_address_is_banned_for_a_time(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        database = site.house.store.database
        await bans.ban(database, bans.ADDRESS, "127.0.0.1", 0, "")
        assert (await pressed(ada))["facts"]["days"] == "0"
        await bans.ban(database, bans.ADDRESS, "127.0.0.1", -1, "")  # that is over
        assert (await pressed(ada))["is_new"]

    served(work, tmp_path)


def test_a_report_names_a_seat_or_a_voice_and_has_what_was_said(tables):
    async def work(site):
        await site.house.store.database.take("DELETE FROM reports RETURNING id")
        sockets = await begun(site)
        ada, table = sockets[0].guest, sockets[0].table_id
        eve = await site.guest("Eve")
        onlooker = await eve.at(table)
        await onlooker.done("say", text="first"), await onlooker.done("say", text="second")
        await sockets[1].done("say", text="not theirs")
        await sockets[0].settle()
        voice = next(m["voice"] for m in sockets[0].heard if m.get("text") == "first")
        report = f"/api/tables/{table}/report"
        for _ in range(2):
            assert await asked(ada, "POST", report, {"voice": voice, "reason": "rude"}) == {}
        await asked(ada, "POST", report, {"seat": 1})
        own = voice_of(table, await id_of(site, table))
        assert (await asked(ada, "POST", report, {"voice": own}))["code"] == "report-oneself"
        for wrong in ({"voice": "nobody"}, {"seat": 7}):
            assert (await asked(ada, "POST", report, wrong))["code"] == "nobody-reported"
        told = await reports.all_of(site.house.store.database)
        found = {tuple(each.lines): each for each in told}
        assert set(found) == {("first", "second"), ("not theirs",)}
        assert found["first", "second"].reason == "rude" and not found["not theirs",].reason
        await eve.http.delete("/api/me")
        assert len(await reports.all_of(site.house.store.database)) == 1
        await ada.http.delete("/api/me")
        [left] = await reports.all_of(site.house.store.database)
        assert left.known_reporter == ""

    tables(work)


def test_a_report_has_phrases_too(tmp_path):
    async def work(site):
        sockets = await begun(site)
        await sockets[1].done("say-phrase", phrase="good-luck")
        await asked(
            sockets[0].guest, "POST", f"/api/tables/{sockets[0].table_id}/report", {"seat": 1}
        )
        [told] = await reports.all_of(site.house.store.database)
        assert told.lines == ["good-luck"]

    served(work, tmp_path)


def test_an_operator_renames_nobody_at_the_same_device(tmp_path):
    async def work(site):
        database = site.house.store.database
        table = (await finished(site))[0].table_id
        [[person]] = await database.read("SELECT person FROM results WHERE seat = 0")
        both = "UPDATE results SET person = $1, name = 'Child', nth = 1 WHERE seat = 1"
        await database.write([Statement(both, [person])])
        assert await renown.rename(database, person, "Ada")
        sql = "SELECT name FROM results WHERE match = $1 ORDER BY seat"
        assert await database.read(sql, [table]) == [("Ada",), ("Child",)]

    served(work, tmp_path)


def test_two_who_reported_the_same_person_can_both_be_forgotten(tables):
    async def work(site):
        await site.house.store.database.take("DELETE FROM reports RETURNING id")
        sockets = await begun(site, "survive", 3)
        table = sockets[0].table_id
        for socket in sockets[:2]:
            await asked(socket.guest, "POST", f"/api/tables/{table}/report", {"seat": 2})
        for socket in sockets[:2]:
            assert (await socket.guest.http.delete("/api/me")).status_code == 200
        told = await reports.all_of(site.house.store.database)
        assert [each.known_reporter for each in told] == ["", ""]

    tables(work)


@pytest.mark.parametrize("who", ["2001:DB8:0:0::7", "2001:db8::/64", "2001:db8::7/64"])
def test_a_ban_is_spelled_as_senders_are_counted(tmp_path, who):
    async def work(site):
        database = site.house.store.database
        await bans.ban(database, *bans.whom(who), 0, "")
        with pytest.raises(Fault, match="banned"):
            await bans.must_be_welcome(database, "", network_of("2001:db8::1"))
        assert await bans.lift(database, who)
        await bans.must_be_welcome(database, "", network_of("2001:db8::1"))

    served(work, tmp_path)


@pytest.mark.parametrize("network", ["203.0.113.0/24", "2001:db8::/48", "2001:db8::/32"])
def test_a_network_that_no_sender_is_counted_by_is_refused(tmp_path, network):
    with pytest.raises(Fault, match="ban-network"):
        bans.whom(network)

    async def work(site):
        database = site.house.store.database
        await bans.ban(database, bans.ADDRESS, network, 0, "")  # as it was once
        assert await bans.lift(database, network)

    served(work, tmp_path)


def test_an_operator_keeps_order_by_command(tmp_path):
    known_to = {}

    async def work(site):
        (_, ben), club = await with_members(site, "Ada", "Ben")
        sockets = await begun(site)
        table = sockets[0].table_id
        await sockets[1].done("say", text="Something rude")
        await asked(sockets[0].guest, "POST", f"/api/tables/{table}/report", {"seat": 1})
        person = (await site.house.clubs.members(club))[1][0]
        known_to.update(club=club, ben=person)
        await founded(ben, "Other")

    served(work, tmp_path)
    at = ("--database", tmp_path / "fernweh.sqlite")
    club, ben = known_to["club"], known_to["ben"]
    assert "Nomads" in command("clubs", *at) and "Other" in command("clubs", *at)
    assert "Sea Dogs" in command("clubs", "--rename", club, "--name", "Sea Dogs", *at)
    assert ben in command("people", "ben", *at) and ben not in command("people", "ada", *at)
    assert "Benjamin" in command("people", "--rename", ben, "--name", "Benjamin", *at)
    assert "7 more days" in command("ban", ben, "--days", 7, "--reason", "rude", *at)
    assert "2001:db8::/64" in command("ban", "2001:db8::1", *at)
    assert ben not in command("ban", ben, "--lift", *at)
    told = command("reports", *at)
    assert "Something rude" in told and "Guest 1" in told
    assert datetime.now(UTC).date().isoformat() in told
    report = told.partition(":")[0]
    assert "Nothing is reported." in command("reports", "--close", report, *at)
    assert "Guest 1" in command("reports", "--all", *at)
    assert "Sea Dogs" not in command("clubs", "--close", club, *at)
    with closing(sqlite3.connect(tmp_path / "fernweh.sqlite")) as database:
        assert database.execute("SELECT name FROM people WHERE id = ?", [ben]).fetchall() == [
            ("Benjamin",)
        ]

    async def after(site):
        ada = await known(site, "Ada")
        assert (await seen(ada, club))["code"] == "no-such-club"

    served(after, tmp_path)


# What a ban, and a name that was given, hold


def test_who_is_banned_renames_nothing_and_nobody(tmp_path):
    async def work(site):
        (ada, ben), club = await with_members(site, "Ada", "Ben")
        found = await seen(ada, club)
        [person] = [row[0] for row in await site.house.clubs.members(club) if row[1] == "Ada"]
        await bans.ban(site.house.store.database, bans.PERSON, person, 0, "")
        other = next(each["id"] for each in found["members"] if not each["is_founder"])
        at, rude = f"/api/clubs/{club}", {"name": "Rude"}
        for method, path, body in (
            ("PUT", at, rude), ("POST", f"{at}/link", None), ("PUT", "/api/me", rude),
            ("DELETE", f"{at}/members/{other}", None),
        ):  # fmt: skip
            assert (await asked(ada, method, path, body))["code"] == "banned", path
        assert (await seen(ben, club))["name"] == "Nomads"
        assert await asked(ada, "DELETE", f"/api/clubs/{club}/members/me") == {}  # leaving is free

    served(work, tmp_path)


def test_a_name_that_was_given_stays(tables):
    async def work(site):
        (ada, _), club = await with_members(site, "Ada", "Ben")
        database = site.house.store.database
        [person] = [row[0] for row in await site.house.clubs.members(club) if row[1] == "Ada"]
        assert await renown.rename(database, person, "Someone")
        assert await site.house.clubs.give_name(club, "A Club")
        told = await asked(ada, "PUT", "/api/me", {"name": "Ada"})
        assert (told["code"], told["facts"]) == ("name-given", {"name": "Someone", "days": "30"})
        assert await asked(ada, "PUT", "/api/me", {"name": "Someone"}) == {}
        told = await asked(ada, "PUT", f"/api/clubs/{club}", {"name": "Nomads"})
        assert told["code"] == "name-given"
        socket = await ada.at(await ada.make())
        await socket.sit(0)
        await socket.settle()
        assert socket.table["seats"][0]["name"] == "Someone"
        with zipfile.ZipFile(io.BytesIO((await ada.http.get("/api/me/export")).content)) as files:
            assert "Someone" in files.read("people.json").decode()
        await database.write([Statement("UPDATE given_names SET until = 1")])
        assert await asked(ada, "PUT", "/api/me", {"name": "Ada"}) == {}

    tables(work)


def test_nobody_is_led_to_who_is_banned_and_they_get_up(tables, monkeypatch):
    monkeypatch.setattr("fernweh.server.warden.EVERY", 0.2)

    async def work(site):
        await emptied(site)
        ada, ben, eve = [await site.guest(each) for each in ("Ada", "Ben", "Eve")]
        first = await pressed(ada)
        socket = await came(ada, first)
        others = await ben.make(listed=True)
        at_bens = await ada.at(others)
        await at_bens.sit(0)
        database = site.house.store.database
        await bans.ban(database, bans.PERSON, await id_of(site, first["id"]), 7, "")
        assert (await pressed(eve))["is_new"]
        for each in (socket, at_bens):
            await each.until_true(lambda it: it.table["mine"] == [])
        shown = await opened(site)
        assert first["id"] not in shown and shown[others]["free"] == 2
        assert await socket.refused("sit", **SEAT) == "banned"

    tables(work)


def test_who_was_banned_while_nobody_served_gets_up_at_the_start(tmp_path):
    known_to = {}

    async def before(site):
        (ben,) = (await with_members(site, "Ben"))[0]
        table = await ben.make(listed=True)
        await (await ben.at(table)).sit(0)
        known_to.update(table=table, ben=await id_of(site, table))

    async def after(site):
        for _ in range(100):
            if not any((await site.house.store.find(known_to["table"])).state.people):
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError
        assert known_to["table"] not in await opened(site)

    served(before, tmp_path)
    command("ban", known_to["ben"], "--database", tmp_path / "fernweh.sqlite")
    served(after, tmp_path)


def test_who_is_nobody_cannot_be_banned(tmp_path):
    async def work(site):
        await site.guest("Ada")

    served(work, tmp_path)
    words = ["ban", "Ada", "--database", str(tmp_path / "fernweh.sqlite")]
    done = CliRunner().invoke(app, words)
    assert done.exit_code and "Ada" in done.output
    assert "2001:db8::/64" in command("ban", "2001:db8::1", *words[2:])


def test_reports_of_one_address_are_counted(tmp_path):
    async def work(site):
        sockets = await begun(site)
        report = f"/api/tables/{sockets[0].table_id}/report"
        codes = []
        for n in range(104):
            eve = await site.guest(f"Eve {n}")
            codes.append((await asked(eve, "POST", report, {"seat": 0})).get("code"))
        assert codes == [None] * 100 + ["too-many"] * 4

    served(work, tmp_path)


# Letters

HOSTILE = "\u001b[2J\u202ea\nb\u0007\u009b\u2028c"


def test_what_is_written_stays_on_its_line():
    assert line(HOSTILE) == "[2Ja b c"
    assert line("می\u200cروم") == "می\u200cروم"  # joiners stay


@pytest.mark.parametrize("name", ["\u200c", "\u2800", "\u3164", "\u200d\ufe0f", "a\tb", "\u0301"])
def test_a_name_that_nobody_can_see_is_refused(tmp_path, name):
    with pytest.raises(Fault, match="bad-name"):
        named(name)

    async def work(site):
        ada = await known(site, "Ada")
        assert (await asked(ada, "PUT", "/api/me", {"name": name}))["code"] == "bad-name"
        assert (await asked(ada, "POST", "/api/clubs", {"name": name}))["code"] == "bad-name"
        socket = await ada.at(await ada.make())
        assert await socket.refused("sit", **SEAT | {"name": name}) == "bad-name"

    served(work, tmp_path)


def test_no_word_of_a_report_steers_a_terminal(tmp_path):
    async def work(site):
        sockets = await begun(site)
        ada, ben = sockets
        await ben.done("say", text=HOSTILE)
        await ada.settle()
        assert next(m["text"] for m in ada.heard if m["type"] == "talk") == "[2Ja b c"
        report = f"/api/tables/{ada.table_id}/report"
        assert await asked(ada.guest, "POST", report, {"seat": 1, "reason": HOSTILE}) == {}
        [told] = await reports.all_of(site.house.store.database)
        assert (told.reason, told.lines) == ("[2Ja b c", ["[2Ja b c"])
        worse = "UPDATE reports SET reason = $1, name = $1"  # as it was written once
        await site.house.store.database.write([Statement(worse, [HOSTILE])])

    served(work, tmp_path)
    told = command("reports", "--database", tmp_path / "fernweh.sqlite")
    assert not {"\x1b", "\u202e", "\x9b", "\x07"} & {*told} and told.count("[2Ja b c") == 3
    assert len(told.splitlines()) == 3


def test_what_no_database_can_write_is_refused_clearly(tables):
    async def work(site):
        sockets = await begun(site)
        ada, table = sockets[0].guest, sockets[0].table_id
        for path, body in (
            (f"/api/tables/{table}/report", {"seat": 1, "reason": "a\0b"}),
            ("/api/clubs/join", {"link": "a\0b.c"}), ("/api/clubs/behind", {"link": "\0"}),
            ("/api/play", {"game": "\0"}),
        ):  # fmt: skip
            answer = await ada.http.post(path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (422, "body-unreadable"), path
        for path in ("/api/tables/%00", "/api/clubs/a%00b", "/api/me/opponents/%00"):
            assert (await asked(ada, "GET", path))["code"] == "body-unreadable"
        id = await sockets[0].send("say", text="a\0b")
        await sockets[0].hear()
        assert id not in sockets[0].answers and sockets[0].heard[-1]["code"] == "message-unreadable"
        await sockets[0].done("say", text="a\\u0000b")  # six letters

    tables(work)
