"""Ratings: written with the end of a match, once, and nobody's lost."""

import asyncio
import io
import json
import zipfile
from types import SimpleNamespace

import msgspec
import pytest
from openskill.models import PlackettLuce

from fernweh.server import ratings
from fernweh.server.database import Statement
from tests.server.conftest import _KEY
from tests.server.guests import serving
from tests.server.test_clocks import run_out
from tests.server.test_strangers import came, emptied, pressed
from tests.server.test_tables import run, served, waited


async def rated_guest(site, name):
    guest = await site.guest(name)
    answer = await guest.http.put("/api/me/ratings", json={"wants": True})
    assert answer.status_code == 200
    return guest


async def rated_match(site, one, other, game="lost_cities", **terms):
    """Begun between two, at a table that starts by itself."""
    table = await one.make(game, rated=True, at_once=True, **terms)
    sockets = [await one.at(table), await other.at(table)]
    for seat, socket in enumerate(sockets):
        await socket.sit(seat)
    for seat, socket in enumerate(sockets):
        await socket.settle()
        await socket.show(seat)
    for seat, socket in enumerate(sockets):
        await socket.done("look", viewer=seat)
    return sockets


async def resigned(socket):
    await socket.settle()
    await socket.done("resign", at=socket.n)


async def mine(guest):
    told = (await guest.http.get("/api/me/ratings")).json()["ratings"]
    return told[0] if told else None


async def numbers(site):
    sql = "SELECT name, mu, sigma, matches FROM ratings ORDER BY name"
    return {row[0]: tuple(row[1:]) for row in await site.house.store.database.read(sql)}


def test_a_rating_comes_with_the_end_and_has_its_history(tables):
    async def work(site):
        await emptied(site)
        ada, ben = await rated_guest(site, "Ada"), await rated_guest(site, "Ben")
        for _ in range(2):
            sockets = await rated_match(site, ada, ben)
            assert (await numbers(site)).get("Ada", (0, 0, 0))[2] == _
            await resigned(sockets[1])
        model = PlackettLuce()
        one, two = model.rating(), model.rating()
        for _ in range(2):
            [[one], [two]] = model.rate([[one], [two]], ranks=[1, 2])
        found = await numbers(site)
        assert found["Ada"] == pytest.approx((one.mu, one.sigma, 2))
        assert found["Ben"] == pytest.approx((two.mu, two.sigma, 2))
        told = await mine(ada)
        assert (told["game"], told["seats"], told["matches"]) == ("lost_cities", 2, 2)
        assert [each["place"] for each in told["steps"]] == [1, 1]
        rise = [each["strength"]["number"] for each in told["steps"]]
        assert 1500 < rise[0] < rise[1] == told["strength"]["number"]
        assert told["strength"]["doubt"] < told["steps"][0]["strength"]["doubt"] < 400
        rows = (await ada.http.get("/api/standings/lost_cities/2")).json()["rated"]
        assert [(each["name"], each["is_me"]) for each in rows] == [("Ada", True), ("Ben", False)]

    tables(work)


def test_two_matches_that_end_at_once_lose_nothing(tables):
    async def work(site):
        await emptied(site)
        ada = await rated_guest(site, "Ada")
        others = [await rated_guest(site, f"Guest {n}") for n in range(4)]
        matches = [await rated_match(site, ada, other) for other in others]
        for match in matches:
            for socket in match:
                await socket.settle()
        await asyncio.gather(*(each[1].done("resign", at=each[1].n) for each in matches))
        assert (await numbers(site))["Ada"][2] == 4
        assert len((await mine(ada))["steps"]) == 4

    tables(work)


def test_a_restart_counts_nothing_twice(tmp_path):
    async def work():
        async with serving(tmp_path) as site:
            ada, ben = await rated_guest(site, "Ada"), await rated_guest(site, "Ben")
            sockets = await rated_match(site, ada, ben)
            await resigned(sockets[0])
            before = await numbers(site)
        async with serving(tmp_path) as site:
            socket = await (await site.guest("Eve")).at(sockets[0].table_id)
            assert socket.result and await numbers(site) == before

    run(work())


@pytest.mark.parametrize(
    ("places", "lost", "bots", "expected"),
    [
        ([1, 2], (), (), [1, 2]),
        ([1, 1], (), (), [1, 1]),
        ([2, 1], (0,), (0,), [2, 1]),
        ([1, 2, 3, 4], (), (0,), [4, 1, 2, 3]),  # whose bot has won
        ([1, 2, 4, 3], (2,), (1, 2), [1, 3, 3, 2]),
        ([1, 2], (1,), (0, 1), [1, 1]),  # nobody stayed
    ],
)
def test_who_left_comes_after_everybody_who_stayed(places, lost, bots, expected):
    sitting = [SimpleNamespace(bot="explorer" * (seat in bots)) for seat in range(len(places))]
    now = SimpleNamespace(lost=lost, sitting=sitting)
    match = SimpleNamespace(now=now, result=SimpleNamespace(places=places))
    assert ratings.places_of(match) == expected


def test_three_of_whom_two_resign(tmp_path):
    async def work(site):
        guests = [await rated_guest(site, f"Guest {n}") for n in range(3)]
        table = await guests[0].make("survive", seats=3, rated=True, at_once=True)
        sockets = [await each.at(table) for each in guests]
        for seat, socket in enumerate(sockets):
            await socket.sit(seat)
        for seat, socket in enumerate(sockets):
            await socket.settle()
            await socket.show(seat)
        for seat in (1, 0):
            await sockets[seat].done("look", viewer=seat)
            await resigned(sockets[seat])
        steps = "SELECT name, place FROM rating_steps JOIN ratings USING (person) ORDER BY name"
        rows = await site.house.store.database.read(steps)
        assert [tuple(row) for row in rows] == [("Guest 0", 2), ("Guest 1", 2), ("Guest 2", 1)]

    served(work, tmp_path)


def test_a_rated_table_is_between_different_people_who_want_it(tmp_path):
    async def work(site):
        ada, ben = await rated_guest(site, "Ada"), await site.guest("Ben")
        for wrong in ({"hints": True}, {"bots": ["", "greedy"]}):
            answer = await ada.http.post(
                "/api/tables", json={"game": "lost_cities", "rated": True, **wrong}
            )
            assert answer.json()["code"] == "rated-people-only"
        table = await ada.make(rated=True)
        one, two = await ada.at(table), await ben.at(table)
        await one.sit(0)
        twice = {"seat": 1, "name": "Ada", "nonce_hash": "11" * 32}
        assert await one.refused("sit", **twice) == "rated-one-seat"
        assert await one.refused("seat-bot", seat=1, bot="greedy") == "rated-people-only"
        assert await two.refused("sit", **twice) == "rating-off"
        await ben.http.put("/api/me/ratings", json={"wants": True})
        await two.sit(1)
        await one.done("start")
        await one.show(0), await two.show(1)
        await one.done("look", viewer=0)
        assert await one.refused("ask", kind="take-back", seat=0) == "rated-people-only"

    served(work, tmp_path)


DAYS = {"kind": "days", "days": 3}


def test_no_bot_plays_on_at_zero_where_it_is_rated(tmp_path):
    async def work(site):
        ada = await rated_guest(site, "Ada")
        for clock, code in (
            ({"kind": "live", "at_zero": "bot"}, "rated-no-bot-at-zero"),
            ({**DAYS, "at_zero": "bot"}, "rated-no-bot-at-zero"),
            ({"kind": "none", "at_zero": "bot"}, None),
            ({**DAYS, "at_zero": "lose"}, None),
        ):
            terms = {"game": "lost_cities", "rated": True, "clock": clock}
            answer = await ada.http.post("/api/tables", json=terms)
            assert answer.json().get("code") == code
        asked = await pressed(ada, rated=True, clock={**DAYS, "at_zero": "bot"})
        assert asked["code"] == "rated-no-bot-at-zero"

    served(work, tmp_path)


def test_who_was_replaced_by_a_bot_has_left_and_may_come_back(tmp_path, monkeypatch):
    waited(monkeypatch, 60_000)

    async def work(site):
        ada, ben = await rated_guest(site, "Ada"), await rated_guest(site, "Ben")
        one, two = await rated_match(site, ada, ben)
        await two.close()
        await one.until_true(lambda s: s.table["present"] == [0])
        await one.done("ask", kind="bot-in", seat=1)
        await one.until_true(lambda s: s.table["seats"][1]["bot"])
        back = await ben.at(one.table_id, viewer=1)
        await back.done("come-back", seat=1)
        await resigned(one)  # the other resigns even so: both have left
        found = await numbers(site)
        assert found["Ada"][0] == found["Ben"][0]
        step = "SELECT place FROM rating_steps"
        assert [row[0] for row in await site.house.store.database.read(step)] == [1, 1]

    served(work, tmp_path)


def test_a_rated_table_of_earlier_terms_opens_and_counts_who_left(tmp_path):
    """Such terms could be agreed on once."""

    async def work(site):
        ada, ben = await rated_guest(site, "Ada"), await rated_guest(site, "Ben")
        sockets = await rated_match(site, ada, ben, clock={"kind": "live", "initial": 600})
        room, database = site.room(sockets[0].table_id), site.house.store.database
        clock = msgspec.structs.replace(room.kept.terms.clock, at_zero="bot")
        terms = msgspec.structs.replace(room.kept.terms, clock=clock)
        sql = "UPDATE matches SET terms = $2 WHERE id = $1"
        await database.write([Statement(sql, (room.id, msgspec.json.encode(terms)))])
        room.park()
        seat = await run_out(site, sockets)
        late = sockets[seat]
        await late.until_true(lambda s: s.table["seats"][seat]["bot"])
        await late.done("come-back", seat=seat)
        await late.settle()
        assert room.kept.state.left == [seat] and not late.table["seats"][seat]["bot"]

    served(work, tmp_path)


def test_after_a_rated_match_one_plays_again_with_a_bot(tmp_path):
    async def work(site):
        ada, ben = await rated_guest(site, "Ada"), await rated_guest(site, "Ben")
        for bot, is_rated in (("", True), ("greedy", False)):
            one, two = await rated_match(site, ada, ben)
            await resigned(two)
            await two.close()
            await one.until_true(lambda s: s.table["present"] == [0])
            await one.done("rematch", bot=bot)
            await one.settle()
            terms = (await site.house.store.find(one.table["rematch"])).terms
            assert terms.rated == is_rated and sorted(terms.bots) == ["", bot]

    served(work, tmp_path)


def test_who_is_forgotten_while_a_match_is_rated_is_not_brought_back(tables, monkeypatch):
    async def work(site):
        await emptied(site)
        ada, ben = await rated_guest(site, "Ada"), await rated_guest(site, "Ben")
        sockets = await rated_match(site, ada, ben)
        known = ratings._known

        async def late(*given):
            await ada.http.delete("/api/me")
            return await known(*given)

        await sockets[1].settle()
        monkeypatch.setattr(ratings, "_known", late)
        await sockets[1].done("resign", at=sockets[1].n)
        assert list(await numbers(site)) == ["Ben"]
        steps = await site.house.store.database.read("SELECT match FROM rating_steps")
        assert len(steps) == 1

    tables(work)


def test_unrated_matches_are_not_rated_and_nobody_turns_it_off_before_they_lose(tmp_path):
    async def work(site):
        ada, ben = await rated_guest(site, "Ada"), await rated_guest(site, "Ben")
        sockets = await rated_match(site, ada, ben)
        await ada.http.put("/api/me/ratings", json={"wants": False})
        await resigned(sockets[0])
        found = await numbers(site)
        assert sorted(found) == ["Ada", "Ben"] and found["Ada"][0] < found["Ben"][0]
        shown = (await ben.http.get("/api/standings/lost_cities/2")).json()
        assert "Ada" not in msgspec.json.encode(shown).decode()
        led = await pressed(ada)
        one, two = await came(ada, led), await came(ben, await pressed(ben))
        await one.settle(), await one.show(0), await two.show(1)
        await one.done("look", viewer=0)
        await resigned(one)
        assert (await numbers(site))["Ada"][2] == 1

    served(work, tmp_path)


def test_being_forgotten_takes_ratings_and_history_along(tmp_path):
    async def work(site):
        ada, ben = await rated_guest(site, "Ada"), await rated_guest(site, "Ben")
        sockets = await rated_match(site, ada, ben)
        await ada.http.delete("/api/me")
        await resigned(sockets[1])
        assert list(await numbers(site)) == ["Ben"]
        steps = await site.house.store.database.read("SELECT person FROM rating_steps")
        assert len(steps) == 1

    served(work, tmp_path)


@pytest.mark.xdist_group("services")
def test_two_workers_end_matches_of_one_person_at_once(tmp_path, database):
    async def work():
        shared = {"database": database, "key": _KEY}
        async with serving(tmp_path, **shared) as one, serving(tmp_path, **shared) as two:
            ada = await rated_guest(one, "Ada P")
            others = [await rated_guest(site, f"Other {n}") for n, site in enumerate((one, two))]
            pairs = []
            for site, other in zip((one, two), others, strict=True):
                ada.site = site
                pairs.append((await rated_match(one, ada, other))[1])
            for socket in pairs:
                await socket.settle()
            await asyncio.gather(*(each.done("resign", at=each.n) for each in pairs))
            assert (await numbers(one))["Ada P"][2] == 2

    run(work())


def test_the_export_has_ratings_and_their_history(tmp_path):
    async def work(site):
        ada, ben = await rated_guest(site, "Ada"), await rated_guest(site, "Ben")
        for loser in (0, 1):
            sockets = await rated_match(site, ada, ben)
            await resigned(sockets[loser])
        packed = (await ada.http.get("/api/me/export")).content
        with zipfile.ZipFile(io.BytesIO(packed)) as files:
            told = json.loads(files.read("people.json"))
            records = [name for name in files.namelist() if name.endswith(".fernweh")]
        assert told["ratings"] == (await ada.http.get("/api/me/ratings")).json()["ratings"]
        [rating] = told["ratings"]
        assert rating["game"] == "lost_cities" and len(rating["steps"]) == 2
        assert told["wants_rating_since"][0][0] > 0 and len(records) == 2

    served(work, tmp_path)


LONGEST = ["م" * 40, "Ж" * 40, "旅" * 40, "ش\u200cر" * 13 + "ی", "אבג " * 9 + "דהו", "W" * 40]


@pytest.mark.parametrize("name", LONGEST)
def test_long_names_and_those_from_right_to_left_go_everywhere(tmp_path, name):
    assert len(name) <= 40

    async def work(site):
        ada, ben = await rated_guest(site, name), await rated_guest(site, name[::-1])
        for guest in (ada, ben):
            await guest.http.put("/api/me", json={"name": guest.name})
        led = await pressed(ada)
        await came(ada, led)
        shown = (await ben.http.get("/api/tables")).json()["tables"]
        assert [each["names"][0] for each in shown if each["id"] == led["id"]] == [name]
        club = (await ada.http.post("/api/clubs", json={"name": name})).json()["id"]
        told = (await ada.http.get(f"/api/clubs/{club}")).json()
        assert (told["name"], [each["name"] for each in told["members"]]) == (name, [name])
        await ben.http.post("/api/clubs/join", json={"link": told["link"]})
        sockets = await rated_match(site, ada, ben, club=club)
        await resigned(sockets[1])
        names = {name, name[::-1]}
        for path in ("standings/lost_cities/2", f"clubs/{club}/standings"):
            for _ in range(100):
                answer = (await ada.http.get(f"/api/{path}")).json()
                found = answer.get("rated") or answer.get("rows")
                if found:
                    break
                await asyncio.sleep(0.05)
            assert {each["name"] for each in found} == names, path
        told = (await ben.http.get("/api/me/records")).json()["matches"][0]["players"]
        assert {each["name"] for each in told} == names

    served(work, tmp_path)
