"""Clubs: joined by a link, seen by members alone; thirty people on one server."""

import asyncio
import io
import json
import zipfile

import pytest
from websockets.exceptions import ConnectionClosed

from fernweh.server import about, clubs
from fernweh.server.database import Statement, Trouble
from tests.server.guests import serving
from tests.server.test_ratings import rated_guest
from tests.server.test_strangers import emptied, opened
from tests.server.test_tables import run, served


async def known(site, name):
    """With a name that is stored."""
    guest = await site.guest(name)
    await guest.http.put("/api/me", json={"name": name})
    return guest


async def asked(guest, method, path, body=None):
    answer = await guest.http.request(method, path, json=body)
    return answer.json()


async def founded(guest, name="Nomads"):
    return (await asked(guest, "POST", "/api/clubs", {"name": name}))["id"]


async def seen(guest, club):
    return await asked(guest, "GET", f"/api/clubs/{club}")


async def joined(guest, link):
    return await asked(guest, "POST", "/api/clubs/join", {"link": link})


async def with_members(site, *names):
    guests = [await known(site, name) for name in names]
    club = await founded(guests[0])
    link = (await seen(guests[0], club))["link"]
    for guest in guests[1:]:
        await joined(guest, link)
    return guests, club


def handle(found, name):
    return next(each["id"] for each in found["members"] if each["name"] == name)


def test_a_link_makes_members(tables):
    async def work(site):
        await emptied(site)
        ada, ben, eve = [await known(site, name) for name in ("Ada", "Ben", "Eve")]
        club = await founded(ada, "کوچ‌نشین‌ها")
        link = (await seen(ada, club))["link"]
        behind = await asked(ben, "POST", "/api/clubs/behind", {"link": link})
        assert behind == {"id": club, "name": "کوچ‌نشین‌ها", "size": 1}
        assert (await seen(ben, club))["code"] == "no-such-club"
        assert (await joined(ben, link))["size"] == (await joined(ben, link))["size"] == 2
        found = await seen(ben, club)
        assert [(m["name"], m["is_founder"], m["is_me"]) for m in found["members"]] == [
            ("Ada", True, False), ("Ben", False, True)
        ]  # fmt: skip
        assert found["link"] == link and not found["is_founder"]
        wrong = link[:-1] + ("a" if link[-1] != "a" else "b")
        assert (await joined(eve, wrong))["code"] == "club-link-old"
        assert [each["name"] for each in (await asked(ben, "GET", "/api/clubs"))["clubs"]] == [
            "کوچ‌نشین‌ها"
        ]

    tables(work)


def test_the_founder_renames_removes_and_makes_a_new_link(tmp_path):
    async def work(site):
        (ada, ben, eve), club = await with_members(site, "Ada", "Ben", "Eve")
        old = (await seen(ada, club))["link"]
        assert (await asked(ben, "PUT", f"/api/clubs/{club}", {"name": "X"}))["code"] == (
            "not-the-founder"
        )
        await asked(ada, "PUT", f"/api/clubs/{club}", {"name": "Sea \u202eDogs"})
        assert (await seen(ben, club))["name"] == "Sea Dogs"
        for wrong in ("", " x", "x" * 41, "a\nb"):
            told = await asked(ada, "PUT", f"/api/clubs/{club}", {"name": wrong})
            assert told["code"] in ("bad-name", "body-unreadable")
        found = await seen(ada, club)
        gone = f"/api/clubs/{club}/members/{handle(found, 'Eve')}"
        assert (await asked(ben, "DELETE", gone))["code"] == "not-the-founder"
        assert await asked(ada, "DELETE", gone) == {}
        assert (await seen(eve, club))["code"] == "no-such-club"
        assert (await asked(ben, "POST", f"/api/clubs/{club}/link"))["code"] == "not-the-founder"
        assert (await joined(eve, old))["code"] == "club-link-old"
        between = (await seen(ada, club))["link"]
        fresh = (await asked(ada, "POST", f"/api/clubs/{club}/link"))["link"]
        assert (await joined(eve, between))["code"] == "club-link-old"
        assert (await joined(eve, fresh))["size"] == 3

    served(work, tmp_path)


def test_the_oldest_member_goes_on_and_the_last_one_ends_it(tmp_path):
    async def work(site):
        (ada, ben), club = await with_members(site, "Ada", "Ben")
        await asked(ada, "DELETE", f"/api/clubs/{club}/members/me")
        found = await seen(ben, club)
        assert found["is_founder"] and len(found["members"]) == 1
        await asked(ben, "DELETE", f"/api/clubs/{club}/members/me")
        assert await site.house.store.database.read("SELECT id FROM clubs") == []

    served(work, tmp_path)


def test_a_club_is_as_large_as_it_has_members_however_they_go(tables):
    async def work(site):
        await emptied(site)
        [ada, *_], club = await with_members(site, "Ada", "Ben", "Eve", "Joe")
        store = site.house.store
        people = {row[1]: row[0] for row in await site.house.clubs.members(club)}
        twice = await clubs.forgotten(store.database, people["Ben"])
        await asyncio.gather(store.database.write(twice), store.database.write(twice))
        assert [each["size"] for each in (await asked(ada, "GET", "/api/clubs"))["clubs"]] == [3]
        both = [await clubs.forgotten(store.database, people[name]) for name in ("Eve", "Joe")]
        await asyncio.gather(*map(store.database.write, both))
        assert [each["size"] for each in (await asked(ada, "GET", "/api/clubs"))["clubs"]] == [1]

    tables(work)


def test_a_club_closes_whole_or_not_at_all(tmp_path, monkeypatch):
    async def work(site):
        (ada, _), club = await with_members(site, "Ada", "Ben")
        database, write = site.house.store.database, site.house.store.database.write

        async def full(statements):
            raise Trouble

        monkeypatch.setattr(database, "write", full)
        with pytest.raises(Trouble):
            await site.house.clubs.close(club)
        monkeypatch.setattr(database, "write", write)
        assert len((await seen(ada, club))["members"]) == 2
        assert await site.house.clubs.close(club) and not await site.house.clubs.close(club)
        assert await database.read("SELECT club FROM members") == []

    served(work, tmp_path)


def test_limits(tmp_path, monkeypatch):
    monkeypatch.setattr(clubs, "MOST_MEMBERS", 3)
    monkeypatch.setattr(clubs, "MOST_CLUBS", 2)

    async def work(site):
        guests = [await known(site, f"Guest {n}") for n in range(5)]
        club = await founded(guests[0])
        link = (await seen(guests[0], club))["link"]
        told = await asyncio.gather(*(joined(guest, link) for guest in guests[1:]))
        assert sorted(each.get("code", "") for each in told) == ["", "", "club-full", "club-full"]
        assert len((await seen(guests[0], club))["members"]) == 3
        await founded(guests[0])
        answer = await asked(guests[0], "POST", "/api/clubs", {"name": "One more"})
        assert answer["code"] == "clubs-many"

    served(work, tmp_path)


def test_nobody_joins_more_clubs_than_they_may_by_joining_at_once(tables, monkeypatch):
    monkeypatch.setattr(clubs, "MOST_CLUBS", 3)

    async def work(site):
        await emptied(site)
        hosts, ada = [await known(site, f"Guest {n}") for n in range(8)], await known(site, "Ada")
        links = [(await seen(host, await founded(host)))["link"] for host in hosts]
        told = await asyncio.gather(*(joined(ada, link) for link in links))
        assert sorted(each.get("code", "") for each in told) == ["", "", "", *["clubs-many"] * 5]
        assert len((await asked(ada, "GET", "/api/clubs"))["clubs"]) == 3
        sizes = [row[2] for row in await site.house.clubs.all()]
        assert sorted(sizes) == [1, 1, 1, 1, 1, 2, 2, 2]

    tables(work)


async def turned_away(socket):
    with pytest.raises(ConnectionClosed):
        while True:
            await socket.hear()
    return socket.ws.close_code


def test_who_is_no_member_any_more_says_nothing_at_its_tables(tmp_path, monkeypatch):
    monkeypatch.setattr("fernweh.server.warden.EVERY", 100)

    async def work(site):
        (ada, ben), club = await with_members(site, "Ada", "Ben")
        table = await ada.make(club=club)
        looks = await ben.at(table)
        await asked(ben, "DELETE", f"/api/clubs/{club}/members/me")
        assert await looks.refused("say", text="Hello") == "no-such-table"

    served(work, tmp_path)


def test_who_is_no_member_any_more_hears_nothing_at_its_tables(tables, monkeypatch):
    monkeypatch.setattr("fernweh.server.warden.EVERY", 0.2)

    async def work(site):
        await emptied(site)
        (ada, ben, eve, joe), club = await with_members(site, "Ada", "Ben", "Eve", "Joe")
        table = await ada.make(club=club)
        host, seated, looks, other = [await each.at(table) for each in (ada, ben, eve, joe)]
        await host.sit(0), await seated.sit(1)
        found = await seen(ada, club)
        for name in ("Ben", "Eve"):
            await asked(ada, "DELETE", f"/api/clubs/{club}/members/{handle(found, name)}")
        assert await turned_away(looks) == 4404
        await seated.done("say", text="I still sit here")
        await other.done("say", text="I am a member")
        await site.house.clubs.close(club)
        assert await turned_away(other) == 4404
        await seated.done("say", text="I sit here still")

    tables(work)


def test_a_table_for_a_club_is_there_for_its_members_alone(tables):
    async def work(site):
        await emptied(site)
        (ada, ben), club = await with_members(site, "Ada", "Ben")
        eve = await known(site, "Eve")
        told = await asked(eve, "POST", "/api/tables", {"game": "survive", "club": club})
        assert told["code"] == "no-such-club"
        table = await ada.make(club=club, listed=True)
        assert table not in await opened(site)
        assert [each["id"] for each in (await seen(ben, club))["tables"]] == [table]
        for path in ("", "/record", "/sheet"):
            answer = await eve.http.get(f"/api/tables/{table}{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
        assert (await ben.http.get(f"/api/tables/{table}")).status_code == 200
        one, two = await ada.at(table), await ben.at(table)
        await one.sit(0), await two.sit(1)
        await asked(ben, "DELETE", f"/api/clubs/{club}/members/me")
        assert (await ben.at(table)).table["mine"] == [1]  # who sits there stays

    tables(work)


def test_a_clubs_tables_tell_their_bots_from_people_and_show_faces(tables):
    async def work(site):
        await emptied(site)
        (ada,), club = await with_members(site, "Ada")
        table = await ada.make(club=club, seats=3, bots=["", "explorer", ""], game="survive")
        await (await ada.at(table)).sit(0)
        (found,) = (await seen(ada, club))["tables"]
        assert (found["bots"], found["free"]) == (["", "explorer", ""], 1)
        mine = (await asked(ada, "GET", "/api/me"))["face"]
        assert found["faces"] == [mine, None, None]

    tables(work)


def test_a_stranger_at_the_door_of_a_clubs_table_finds_none(tmp_path):
    async def work(site):
        (ada,), club = await with_members(site, "Ada")
        eve = await known(site, "Eve")
        table = await ada.make(club=club)
        with pytest.raises(ConnectionClosed):
            await eve.at(table)
        assert eve.sockets[-1].ws.close_code == 4404
        for path in ("", "/cards", "/sheet", "/missed", "/record", "/replay"):
            answer = await eve.http.get(f"/api/tables/{table}{path}")
            assert answer.json()["code"] == "no-such-table", path

    served(work, tmp_path)


def test_play_leads_both_to_a_table_that_begins(tables, monkeypatch):
    async def work(site):
        await emptied(site)
        (ada, ben, eve), club = await with_members(site, "Ada", "Ben", "Eve")
        found = await seen(ada, club)
        wish = {"member": handle(found, "Ben"), "game": "lost_cities"}
        asks = f"/api/clubs/{club}/invite"
        assert (await asked(ada, "POST", asks, wish))["code"] == "member-not-free"
        await asked(ben, "PUT", "/api/me/free", {"is_free": True})
        member = next(m for m in (await seen(ada, club))["members"] if m["name"] == "Ben")
        assert member["is_free"] and member["is_about"]
        table = (await asked(ada, "POST", asks, wish))["id"]
        [told] = (await asked(ben, "GET", "/api/me/invitations"))["to_me"]
        assert (told["id"], told["name"], told["game"]) == (table, "Ada", "lost_cities")
        answer = f"/api/me/invitations/{table}"
        assert (await asked(eve, "POST", answer, {"play": True}))["code"] == "no-such-invitation"
        await asked(ben, "POST", answer, {"play": True})
        [told] = (await asked(ada, "GET", "/api/me/invitations"))["by_me"]
        assert (told["answer"], told["name"]) == ("yes", "Ben")
        one, two = await ada.at(table), await ben.at(table)
        await one.sit(0), await two.sit(1)
        await one.until_true(lambda it: it.table["started"])
        await one.show(0), await two.show(1)
        await one.until_true(lambda it: it.table["phase"] == "play")
        assert not (await asked(ben, "GET", "/api/clubs"))["is_free"]  # it lapses

    tables(work)


def test_free_now_lapses_by_itself(tmp_path, monkeypatch):
    monkeypatch.setattr(about, "FREE_FOR", 300)

    async def work(site):
        (ada,), club = await with_members(site, "Ada")
        await asked(ada, "PUT", "/api/me/free", {"is_free": True})
        assert (await seen(ada, club))["members"][0]["is_free"]
        await asyncio.sleep(0.4)
        assert not (await seen(ada, club))["members"][0]["is_free"]

    served(work, tmp_path)


def test_forgetting_and_exporting_cover_clubs(tmp_path):
    async def work(site):
        (ada, ben), club = await with_members(site, "Ada", "Ben")
        await asked(ada, "PUT", "/api/me/free", {"is_free": True})
        await rated_guest(site, "Rated")
        await ada.http.put("/api/me/ratings", json={"wants": True})
        packed = (await ada.http.get("/api/me/export")).content
        told = json.loads(zipfile.ZipFile(io.BytesIO(packed)).read("people.json"))
        assert told["clubs"][0][:2] == [club, "Nomads"] and told["free_until"][0][0] > 0
        assert told["wants_rating_since"] and told["ratings"] == []
        await ada.http.delete("/api/me")
        found = await seen(ben, club)
        assert found["is_founder"] and [each["name"] for each in found["members"]] == ["Ben"]
        for each in ("members", "about", "raters"):
            sql = f"SELECT person FROM {each}"
            assert len(await site.house.store.database.read(sql)) <= 1
        assert "Ada" not in str(await site.house.store.database.read("SELECT * FROM members"))

    served(work, tmp_path)


def test_standings_count_as_much_as_a_replay(tmp_path, monkeypatch):
    async def work(site):
        (ada,), club = await with_members(site, "Ada")
        taken, requests = [], site.house.requests
        take = requests.take
        monkeypatch.setattr(requests, "take", lambda *each: taken.append(each[1:]) or take(*each))
        await asked(ada, "GET", f"/api/clubs/{club}/standings")
        assert taken == [(1.0,), (10,)]

    served(work, tmp_path)


def test_who_is_not_rated_asks_nobody_and_is_not_asked_to_a_rated_match(tmp_path):
    async def work(site):
        (ada, ben), club = await with_members(site, "Ada", "Ben")
        await asked(ben, "PUT", "/api/me/free", {"is_free": True})
        member = handle(await seen(ada, club), "Ben")
        invite = f"/api/clubs/{club}/invite"
        wish = {"member": member, "game": "survive", "rated": True}
        table = "/api/tables", {"game": "survive", "rated": True}
        for path, body in ((invite, wish), table):
            assert (await asked(ada, "POST", path, body))["code"] == "rating-off"
        await ada.http.put("/api/me/ratings", json={"wants": True})
        assert "id" in await asked(ada, "POST", *table)
        assert (await asked(ada, "POST", invite, wish))["code"] == "member-unrated"
        assert "id" in await asked(ada, "POST", invite, wish | {"rated": False})
        await ben.http.put("/api/me/ratings", json={"wants": True})
        assert "id" in await asked(ada, "POST", invite, wish)

    served(work, tmp_path)


def test_an_invitation_and_its_table_are_written_together(tmp_path, monkeypatch):
    async def work(site):
        (ada, ben), club = await with_members(site, "Ada", "Ben")
        await asked(ben, "PUT", "/api/me/free", {"is_free": True})
        wish = {"member": handle(await seen(ada, club), "Ben"), "game": "survive"}
        wrong = Statement("INSERT INTO no_such_table (id) VALUES ($1)", ["x"])
        monkeypatch.setattr(about, "asked", lambda *_: wrong)
        answer = await ada.http.post(f"/api/clubs/{club}/invite", json=wish)
        assert answer.status_code == 503
        assert await site.house.store.all_ids() == []
        monkeypatch.undo()
        for _ in range(3):
            assert "id" in await asked(ada, "POST", f"/api/clubs/{club}/invite", wish)
        refused = await asked(ada, "POST", f"/api/clubs/{club}/invite", wish)
        assert refused["code"] == "tables-wait"

    served(work, tmp_path)


def test_a_win_is_the_first_place_alone_and_played_to_the_end(tmp_path):
    async def work(site):
        _, club = await with_members(site, "Ada", "Ben")
        people = [row[0] for row in await site.house.clubs.members(club)]
        sql = (
            "INSERT INTO results (match, seat, person, name, bot, game, seats, place, score, ended,"
            " length, began, at, firsts) VALUES ($1, $2, $3, '', $4, 'survive', 2, $5, 0, 'rules',"
            " 1, 0, 0, $6)"
        )
        for match, bot, firsts in (("won", "", 1), ("drawn", "", 2), ("left", "greedy", 1)):
            places = (1, 1 if firsts == 2 else 2)
            await site.house.store.database.write([
                Statement(sql, (match, seat, person, "" if seat else bot, places[seat], firsts))
                for seat, person in enumerate(people)
            ])  # fmt: skip
        told = {row[0]: tuple(row[3:]) for row in await site.house.clubs.played(club)}
        assert told == {people[0]: (3, 1), people[1]: (3, 0)}

    served(work, tmp_path)


def test_thirty_people_in_one_club_pair_off_and_play(tmp_path):
    """All join by the link, say that they are free, ask each other, play and are counted."""

    async def pair(one, two, club):
        found = await seen(one, club)
        wish = {"member": handle(found, two.name), "game": "lost_cities", "rated": True}
        table = (await asked(one, "POST", f"/api/clubs/{club}/invite", wish))["id"]
        [told] = (await asked(two, "GET", "/api/me/invitations"))["to_me"]
        await asked(two, "POST", f"/api/me/invitations/{told['id']}", {"play": True})
        sockets = [await one.at(table), await two.at(table)]
        for seat, socket in enumerate(sockets):
            await socket.sit(seat)
        for seat, socket in enumerate(sockets):
            await socket.settle()
            await socket.show(seat)
        await sockets[0].done("look", viewer=0)
        await sockets[0].settle()
        assert len((await seen(two, club))["members"]) == 30
        await sockets[0].done("resign", at=sockets[0].n)

    async def work():
        async with serving(tmp_path) as site:
            guests, club = await with_members(site, *(f"Member {n}" for n in range(30)))
            for each in guests:
                await each.http.put("/api/me/ratings", json={"wants": True})
                await asked(each, "PUT", "/api/me/free", {"is_free": True})
            members = (await seen(guests[29], club))["members"]
            assert len(members) == 30 and all(m["is_free"] and m["is_about"] for m in members)
            pairs = zip(guests[::2], guests[1::2], strict=True)
            await asyncio.gather(*(pair(one, two, club) for one, two in pairs))
            rows = (await asked(guests[0], "GET", f"/api/clubs/{club}/standings"))["rows"]
            assert len(rows) == 30 and sum(row["wins"] for row in rows) == 15
            assert [row["wins"] for row in rows] == [1] * 15 + [0] * 15  # the best first
            assert all(row["matches"] == 1 and row["rating"] for row in rows)
            members = (await seen(guests[0], club))["members"]
            assert not any(each["is_free"] for each in members)

    run(work())
