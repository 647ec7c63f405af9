"""One's finished matches: listed, filtered, counted and taken away, and nobody else's."""

import csv
import io
import random
import time
import zipfile

import msgspec
import pytest

from fernweh.server import ledger
from fernweh.server.database import Statement
from fernweh.server.history import OwnRow, Voices, outcome_of
from fernweh.server.statistics import counted, streak
from tests.server.guests import actor_of, begun, play_on
from tests.server.test_tables import served


async def got(guest, path, status=200):
    answer = await guest.http.get(f"/api/{path}")
    assert answer.status_code == status, answer.text
    return answer.json()


async def resigned(sockets, seat=0):
    await sockets[seat].done("resign", at=sockets[seat].n)
    await actor_of(sockets)


async def again(sockets):
    """The same people at another table; the first gives up."""
    guests = [each.guest for each in sockets]
    table = await guests[0].make("lost_cities", seats=2)
    fresh = [await guest.at(table) for guest in guests]
    for seat, socket in enumerate(fresh):
        await socket.sit(seat)
    await fresh[0].done("start")
    for seat, socket in enumerate(fresh):
        await socket.show(seat)
    for seat, socket in enumerate(fresh):
        await socket.done("look", viewer=seat)
    return fresh


# What counts as what


@pytest.mark.parametrize(
    ("bot", "others", "place", "firsts", "outcome"),
    [
        ("", 1, 1, 1, "won"),
        ("", 1, 1, 2, "drawn"),
        ("", 2, 2, 1, "lost"),
        ("explorer", 1, 1, 1, "left"),
        ("", 0, 1, 1, "alone"),
    ],
)
def test_how_a_seat_came_out(bot, others, place, firsts, outcome):
    assert outcome_of(bot, others, place, firsts) == outcome


def test_a_streak_ends_with_what_is_not_won_and_is_not_touched_by_matches_alone():
    assert streak([]) == streak(["lost"])
    told = streak(["won", "alone", "won", "drawn", "won", "won", "won", "left"])
    assert (told.now, told.longest) == (2, 3)


def own(outcome, n, game="survive", score=0, ended="rules"):
    bot, others = ("x" if outcome == "left" else ""), (0 if outcome == "alone" else 1)
    place, firsts = (2 if outcome == "lost" else 1), (2 if outcome == "drawn" else 1)
    return OwnRow(f"m{n}", 0, game, 2, place, score, ended, 9, n, bot, others, firsts, "{}", "none")


def test_statistics_are_what_the_rows_come_to():
    rows = [own("won", 9, score=5), own("lost", 8, score=30), own("left", 7, score=99)]
    rows += [own("drawn", 6, "el_dorado", -4), own("won", 5, score=40, ended="resigned")]
    told = counted(rows, [])
    assert (told.all.played, told.all.won, told.all.lost) == (5, 2, 1)
    assert [(each.game, each.tally.played) for each in told.games] == [
        ("survive", 4), ("el_dorado", 1),
    ]  # fmt: skip
    assert told.games[0].best.match == "m8"  # not where a bot sat, nor where it was not played out
    assert [each.match for each in told.curve] == ["m5", "m6", "m7", "m8", "m9"]


def test_a_voice_is_good_for_one_asker_only():
    key = b"k" * 32
    assert Voices(key, "ada").of("bob") == Voices(key, "ada").of("bob") != ""
    assert Voices(key, "ada").of("bob") != Voices(key, "cem").of("bob")
    assert Voices(key, "ada").of("bob") != Voices(b"l" * 32, "ada").of("bob")
    assert Voices(key, "ada").of("ada") == Voices(key, "ada").of("") == ""


def test_a_name_is_no_formula():
    assert ledger.harmless("=1+1") == "'=1+1"
    assert ledger.harmless("Ada") == "Ada"


# Matches that were played


def test_records_statistics_and_cards_of_real_matches(tables):
    async def story(site):
        sockets = await begun(site)
        ada, bob = [each.guest for each in sockets]
        await play_on(sockets, random.Random(1), 6)
        await actor_of(sockets)
        await resigned(sockets)
        second = await again(sockets)
        await resigned(second, 1)
        page = await got(ada, "me/records")
        assert [each["outcome"] for each in page["matches"]] == ["won", "lost"]
        latest = page["matches"][0]
        assert (latest["id"], latest["ended"], page["next"]) == (
            second[0].table_id, "resigned", "",
        )  # fmt: skip
        assert not latest["may_delete"] and latest["length"] > 4
        mine, other = latest["players"]
        assert (mine["is_mine"], mine["voice"], other["name"]) == (True, "", "Guest 1")
        assert other["face"]["portrait"] and len(other["voice"]) == 24
        theirs = (await got(bob, "me/records"))["matches"]
        assert [each["outcome"] for each in theirs] == ["lost", "won"]
        assert theirs[0]["players"][0]["voice"] not in ("", other["voice"])

        told = await got(ada, "me/statistics")
        assert (told["all"]["played"], told["all"]["won"], told["all"]["lost"]) == (2, 1, 1)
        card = await got(ada, f"me/opponents/{other['voice']}")
        assert (card["name"], card["all"]["met"]) == ("Guest 1", 2)
        assert (card["all"]["ahead"], card["all"]["behind"]) == (1, 1)
        assert told["opponents"] == [card] == (await got(ada, "me/opponents"))["cards"]
        cards = (await got(ada, f"tables/{latest['id']}/cards"))["cards"]
        assert cards[0] is None and cards[1] == card

        told = msgspec.json.encode([page, theirs, told, card, cards]).decode()
        rows = await site.house.store.database.read("SELECT DISTINCT person FROM results")
        assert len(rows) >= 2 and not any(row[0] and row[0] in told for row in rows)

    tables(story)


def test_bots_are_opponents_and_seats_of_ones_own_device_are_not(tmp_path):
    async def work(site):
        guest = await site.guest("Ada")
        for bots in (["", "", "greedy"], ["", ""]):
            game = "survive" if len(bots) == 3 else "lost_cities"
            table = await guest.make(game, seats=len(bots), bots=bots)
            socket = await guest.at(table)
            for seat, name in enumerate(("Ada", "Bob")):
                guest.name = name
                await socket.sit(seat)
            await socket.done("start")
            for seat in (0, 1):
                await socket.show(seat)
            await socket.done("look", viewer=1)
            await socket.done("resign", at=socket.n)
            await socket.done("look", viewer=0)
            if not socket.result:
                await socket.done("resign", at=socket.n)
            await socket.settle()
        matches = (await got(guest, "me/records"))["matches"]
        assert len(matches) == 2
        assert matches[0]["outcome"] == "alone"
        names = [(each["name"], each["voice"]) for each in matches[1]["players"]]
        assert names == [("Ada", ""), ("Bob", ""), ("greedy", "")]
        assert matches[1]["players"][0]["face"] != matches[1]["players"][1]["face"]
        told = await got(guest, "me/statistics")
        assert [(each["bot"], each["voice"]) for each in told["opponents"]] == [("greedy", "")]
        assert told["all"]["played"] == 2 and told["all"]["alone"] == 1

    served(work, tmp_path)


def test_who_was_replaced_by_a_bot_has_left_whatever_it_makes_of_it(tables):
    async def story(site):
        sockets = await begun(site, "survive", seats=3)
        await resigned(sockets, 0)
        await resigned(sockets, 1)
        outcomes = []
        for socket in sockets:
            match = (await got(socket.guest, "me/records"))["matches"][0]
            outcomes.append((match["outcome"], match["players"][socket.viewer]["bot"]))
        assert outcomes == [("left", "explorer"), ("lost", ""), ("won", "")]
        cards = (await got(sockets[2].guest, "me/opponents"))["cards"]
        told = sorted((c["name"], c["all"]["ahead"], c["all"]["broken"]) for c in cards)
        assert told == [("Guest 0", 0, 1), ("Guest 1", 1, 0)]
        first = (await got(sockets[0].guest, "me/statistics"))["all"]
        assert (first["played"], first["left"], first["lost"]) == (1, 1, 0)

    tables(story)


# What is asked wrongly


@pytest.mark.parametrize(
    "query",
    [
        "cursor=1", "cursor=1-x'--", "cursor=99999999999999999999-a", "cursor=-1-a", "game=../etc",
        "voice=zz", "voice=" + "0" * 25, "person=x", "game=survive&game=el_dorado",
    ],
)  # fmt: skip
def test_a_query_that_is_none_is_refused(query, tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        assert (await got(ada, f"me/records?{query}", 422))["code"] == "body-unreadable"

    served(work, tmp_path)


def test_strangers_see_nothing_by_another_ones_voice_or_cursor(tmp_path):
    async def work(site):
        sockets = await begun(site)
        await resigned(sockets)
        ada, eve = sockets[0].guest, await site.guest("Eve")
        voice = (await got(ada, "me/records"))["matches"][0]["players"][1]["voice"]
        for path in (f"me/opponents/{voice}", f"me/records?voice={voice}", "me/opponents/nobody"):
            assert (await got(eve, path, 404))["code"] == "never-met"
        assert (await got(eve, "me/records?cursor=9999999999999-zz"))["matches"] == []
        assert (await got(eve, "me/statistics"))["all"]["played"] == 0
        table = await ada.make()
        await (await ada.at(table)).sit(0)
        for each in (sockets[0].table_id, table):  # nor by cards: nobody is the same at two tables
            assert (await got(eve, f"tables/{each}/cards"))["cards"] == [None, None]
        await (await eve.at(table)).sit(1)
        [card, own] = (await got(eve, f"tables/{table}/cards"))["cards"]
        assert card["all"]["met"] == 0 and own is None
        await got(eve, "tables/nowhere/cards", 404)

    served(work, tmp_path)


def test_who_is_nobody_has_no_records(tmp_path):
    async def work(site):
        guest = await site.guest("Ada")
        guest.http.cookies.clear()
        for path in ("records", "records.csv", "statistics", "opponents", "opponents/x"):
            assert (await got(guest, f"me/{path}", 401))["code"] == "not-known"

    served(work, tmp_path)


def test_the_forgotten_are_nobody_in_the_records_of_others(tmp_path):
    async def work(site):
        sockets = await begun(site)
        await resigned(sockets)
        ada, bob = [each.guest for each in sockets]
        voice = (await got(ada, "me/records"))["matches"][0]["players"][1]["voice"]
        await bob.http.delete("/api/me")
        other = (await got(ada, "me/records"))["matches"][0]["players"][1]
        assert (other["name"], other["voice"], other["face"]) == ("Guest 1", "", None)
        await got(ada, f"me/opponents/{voice}", 404)
        assert (await got(ada, "me/statistics"))["opponents"] == []

    served(work, tmp_path)


# To take away


def test_records_as_a_table_and_with_the_export(tmp_path):
    async def work(site):
        guests = [await site.guest(name) for name in ("=Ada", "\u0622\u062f\u0627")]
        table = await guests[0].make("lost_cities", seats=2)
        sockets = [await guest.at(table) for guest in guests]
        for seat, socket in enumerate(sockets):
            await socket.sit(seat)
        await sockets[0].done("start")
        for seat, socket in enumerate(sockets):
            await socket.show(seat)
        await sockets[0].done("look", viewer=0)
        await resigned(sockets)
        answer = await guests[0].http.get("/api/me/records.csv")
        assert answer.headers["content-type"] == "text/csv; charset=utf-8"
        rows = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"))))
        assert len(rows) == 1 and rows[0]["match"] == table
        assert (rows[0]["name"], rows[0]["outcome"]) == ("'=Ada", "lost")
        assert rows[0]["others"].startswith("\u0622\u062f\u0627 (#1, ")
        data = (await guests[0].http.get("/api/me/export")).content
        with zipfile.ZipFile(io.BytesIO(data)) as folder:
            assert folder.read("records.csv") == answer.content
            told = msgspec.json.decode(folder.read("statistics.json"))
            assert told["all"]["lost"] == 1
            assert f"{table}.fernweh" in folder.namelist()

    served(work, tmp_path)


# Many


async def filled(site, person, count):
    """So many matches of a person, against forty others, at five games."""
    sql = (
        "INSERT INTO results (match, seat, person, name, bot, game, seats, place, score, ended,"
        " length, began, at, nth, others, firsts)"
        " VALUES ($1, $2, $3, $4, '', $5, 2, $6, $7, 'rules', 90, $8, $8, 0, 1, 1)"
    )
    games = ("lost_cities", "lost_cities_rivals", "survive", "el_dorado", "lost_cities_board_game")
    rows = []
    for n in range(count):
        at = 1_700_000_000_000 + n // 2  # two at a time end at the same moment
        other, place = f"{person}-{n % 40}", 1 + n % 2
        game = games[n % 5]
        rows += [
            Statement(sql, (f"{person[:8]}{n:06}", 0, person, "Ada", game, place, n % 100, at)),
            Statement(
                sql, (f"{person[:8]}{n:06}", 1, other, f"O{n % 40}", game, 3 - place, 50, at)
            ),
        ]
    await site.house.store.database.write(rows)


async def all_pages(guest, query):
    found, cursor = [], ""
    while True:
        page = await got(guest, f"me/records?{query}&cursor={cursor}")
        found += page["matches"]
        cursor = page["next"]
        if not cursor:
            return found


async def person_of(site, guest):
    return await site.house.people.known_by(guest.cookie)


def test_pages_hold_every_match_once_and_filters_go_together(tables):
    async def story(site):
        ada = await site.guest("Ada")
        await filled(site, await person_of(site, ada), 430)
        found = await all_pages(ada, "game=")
        assert len(found) == 430 == len({each["id"] for each in found})
        assert [each["at"] for each in found] == sorted((e["at"] for e in found), reverse=True)
        name, voice = (found[0]["players"][1][each] for each in ("name", "voice"))
        theirs = await all_pages(ada, f"voice={voice}")
        assert theirs and {each["players"][1]["name"] for each in theirs} == {name}
        game = theirs[0]["game"]
        both = await all_pages(ada, f"voice={voice}&game={game}")
        assert [e["id"] for e in both] == [e["id"] for e in theirs if e["game"] == game]
        assert await all_pages(ada, "game=no_such_game") == []

    tables(story)


def test_thousands_of_matches_stay_quick_by_an_index(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        await filled(site, await person_of(site, ada), 6000)
        for path in ("me/records?game=survive", "me/statistics", "me/opponents", "me/records.csv"):
            began = time.perf_counter()
            assert (await ada.http.get(f"/api/{path}")).status_code == 200
            assert time.perf_counter() - began < 3.0, path
        plans = [
            "SELECT * FROM results WHERE person = 'x' AND nth = 0 ORDER BY at DESC, match DESC",
            "SELECT * FROM results WHERE person = 'x' AND nth = 0 AND game = 'y' ORDER BY at DESC",
            "SELECT * FROM results WHERE match IN ('a', 'b')",
        ]
        for sql in plans:
            rows = await site.house.store.database.read(f"EXPLAIN QUERY PLAN {sql}")
            assert all("SCAN" not in row[3] for row in rows), (sql, rows)

    served(work, tmp_path)
