"""Strangers: led to each other in one press, at one worker and at several; a bot until then."""

import asyncio

import httpx
import pytest

from fernweh.server.database import Conflict, Statement
from tests.server.guests import begun, serving
from tests.server.test_tables import bots_play, run, served

LIVE = {"kind": "live", "initial": 600, "increment": 5}


async def pressed(guest, game="lost_cities", port=None, **wish):
    at = f"http://127.0.0.1:{port or guest.site.next_port()}"
    headers = {"origin": at, "cookie": f"fernweh={guest.cookie}"}
    answer = await guest.http.post(f"{at}/api/play", json={"game": game, **wish}, headers=headers)
    return answer.json()


async def emptied(site):
    """Several stories are told on one PostgreSQL."""
    for each in ("waiting", "ratings", "rating_steps", "clubs", "members", "invitations"):
        await site.house.store.database.write([Statement(f"DELETE FROM {each}")])


async def came(guest, led):
    """As the page does it: sit where one was led."""
    socket = await guest.at(led["id"])
    await socket.sit(led["seat"])
    return socket


async def opened(site):
    ada = await site.guest("Ada")
    answer = await ada.http.get("/api/tables")
    return {each["id"]: each for each in answer.json()["tables"]}


def test_two_who_press_meet_and_play(tables):
    async def work(site):
        await emptied(site)
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        first = await pressed(ada)
        assert first["is_new"] and first["seat"] == 0
        one = await came(ada, first)
        assert first["id"] in await opened(site)
        second = await pressed(ben)
        assert second == {"id": first["id"], "seat": 1, "is_new": False}
        two = await came(ben, second)
        await one.until_true(lambda it: it.table["started"])  # nobody has to start it
        await one.show(0), await two.show(1)
        await one.until_true(lambda it: it.table["phase"] == "play")
        await one.settle()
        assert not (await opened(site))[first["id"]]["free"]  # it can be watched

    tables(work)


def test_many_press_at_once_and_pair_off(tables):
    """Whoever is led to a table has it alone; nobody waits beside somebody who waits."""

    async def work(site):
        await emptied(site)
        guests = [await site.guest(f"Guest {n}") for n in range(12)]
        led = await asyncio.gather(*(pressed(guest) for guest in guests))
        tables = {each["id"] for each in led}
        assert len(tables) == 6
        assert all(sorted(e["seat"] for e in led if e["id"] == t) == [0, 1] for t in tables)
        assert sum(each["is_new"] for each in led) == 6

    tables(work, tables_per_hour=1000)


def test_only_who_fits_meets(tables):
    async def work(site):
        await emptied(site)
        guests = [await site.guest(f"Guest {n}") for n in range(6)]
        wishes = [
            {"lang": "fa"}, {"lang": "ja"}, {"clock": LIVE}, {"game": "survive"},
            {"lang": "fa", "clock": LIVE},
        ]  # fmt: skip
        led = [await pressed(g, **wish) for g, wish in zip(guests, wishes, strict=False)]
        assert [each["is_new"] for each in led] == [True, True, True, True, False]
        assert led[4]["id"] == led[2]["id"]  # where any language will do
        assert await pressed(guests[0], lang="fa") == led[0] | {"is_new": False}  # one's own
        anybody = await pressed(guests[5])
        assert anybody["id"] == led[0]["id"]

    tables(work)


def test_who_was_led_and_does_not_come_keeps_nobody_out(tables, monkeypatch):
    async def work(site):
        await emptied(site)
        ada, ben, eve = [await site.guest(each) for each in ("Ada", "Ben", "Eve")]
        first = await pressed(ada)
        await came(ada, first)
        assert (await pressed(ben))["id"] == first["id"]
        assert (await pressed(ben))["id"] == first["id"]  # again
        monkeypatch.setattr("fernweh.server.strangers.CLAIMED_FOR", -1)
        assert (await pressed(eve))["id"] == first["id"]

    tables(work)


def test_a_table_by_hand_is_found_too_once_its_host_sits(tmp_path):
    async def work(site):
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        table = await ada.make(listed=True)
        assert (await pressed(ben))["is_new"]
        await (await ada.at(table)).sit(1)
        eve = await site.guest("Eve")
        await asyncio.gather(*(site.house.hall.delete(t) for t in await opened(site) if t != table))
        assert await pressed(eve) == {"id": table, "seat": 0, "is_new": False}

    served(work, tmp_path)


def test_who_comes_and_shows_nothing_makes_nobody_invisible(tmp_path):
    async def work(site):
        ada, ben, eve = [await site.guest(each) for each in ("Ada", "Ben", "Eve")]
        first = await pressed(ada)
        waits = await came(ada, first)
        come = await came(ben, await pressed(ben))
        await waits.until_true(lambda it: it.table["started"])
        await waits.show(0)
        schedule, room = site.house.schedule, site.room(first["id"])
        await site.house.hall.with_room(room, lambda: schedule._unseat(room))
        await come.settle(), await waits.settle()
        assert [(each["seat"], each["is_me"]) for each in waits.table["expected"]] == [(0, True)]
        assert len(come.table["expected"]) == 1 and come.table["mine"] == []
        await waits.sit(0)
        led = await pressed(eve)
        assert led == {"id": first["id"], "seat": 1, "is_new": False}
        await came(eve, led)
        await waits.until_true(lambda it: it.table["started"])

    served(work, tmp_path)


def test_a_seat_that_was_kept_in_vain_is_found(tables, monkeypatch):
    monkeypatch.setattr("fernweh.server.schedule._SEE_EVERY", 0.1)
    monkeypatch.setattr("fernweh.server.terms.KEPT_FOR", 1_500)

    async def work(site):
        await emptied(site)
        ada, ben, eve = [await site.guest(each) for each in ("Ada", "Ben", "Eve")]
        table = await ada.make(listed=True)
        host, other = await ada.at(table), await ben.at(table)
        await host.sit(0)
        await other.sit(1)
        await host.settle()
        await host.done("exchange", at=host.n, seat=0, other=1)
        await host.sit(1)
        await other.close()
        rows = await site.house.store.database.read("SELECT free FROM waiting")
        assert [row[0] for row in rows] == [0]  # it is kept for Ben
        await asyncio.sleep(2)
        assert await pressed(eve) == {"id": table, "seat": 0, "is_new": False}

    tables(work)


def test_who_was_sent_away_is_not_led_back(tables):
    async def work(site):
        await emptied(site)
        ada, ben, eve = [await site.guest(each) for each in ("Ada", "Ben", "Eve")]
        table = await ada.make(listed=True)
        host, other = await ada.at(table), await ben.at(table)
        await host.sit(0)
        await other.sit(1)
        await host.settle()
        await host.done("send-away", seat=1, name="Ben")
        led = await pressed(ben)
        assert led["is_new"] and led["id"] != table
        assert (await pressed(eve))["id"] == table  # and others are

    tables(work)


def test_nobody_is_led_to_whoever_went_away(tmp_path, monkeypatch):
    async def work(site):
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        first = await pressed(ada)
        socket = await came(ada, first)
        assert not (await opened(site))[first["id"]]["stale"]
        await socket.close()
        monkeypatch.setattr("fernweh.server.strangers.HERE", 0)
        monkeypatch.setattr("fernweh.server.strangers.STALE", 0)
        monkeypatch.setattr("fernweh.server.rest.STALE", 0)
        await asyncio.sleep(0.05)
        assert (await opened(site))[first["id"]]["stale"]
        assert (await pressed(ben))["is_new"]
        await asyncio.sleep(1.1)
        assert first["id"] not in await opened(site)

    served(work, tmp_path, open_table_stays=1)


def test_who_is_at_the_table_keeps_it_on_the_list(tmp_path, monkeypatch):
    monkeypatch.setattr("fernweh.server.schedule._SEE_EVERY", 0.2)

    async def work(site):
        ada = await site.guest("Ada")
        first = await pressed(ada)
        await came(ada, first)
        site.room(first["id"]).park()  # nothing of it is in memory
        await asyncio.sleep(1.5)
        assert not (await opened(site))[first["id"]]["stale"]

    served(work, tmp_path, open_table_stays=1)


def test_few_tables_wait_for_one_person(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        make = {"game": "lost_cities", "listed": True}
        answers = await asyncio.gather(
            *(ada.http.post("/api/tables", json=make) for _ in range(100))
        )
        codes = [each.json().get("code") for each in answers]
        assert codes.count(None) == 3 and codes.count("tables-wait") == 97
        assert (await pressed(ada))["code"] == "tables-wait"
        assert len(await opened(site)) == 3
        await ada.make(listed=False)  # for friends as many as ever

    served(work, tmp_path)


PROXY = {"proxies": "127.0.0.1"}


async def guest_from(site, name, address):
    """Behind a proxy; of so many none keeps a connection that the server may close."""
    guest = await site.guest(name)
    first, headers = guest.http, {"x-forwarded-for": address, "origin": site.address}
    guest.http = httpx.AsyncClient(
        base_url=site.address, headers=headers, cookies=first.cookies, timeout=60,
        limits=httpx.Limits(max_keepalive_connections=0),
    )  # fmt: skip
    await first.aclose()
    return guest


def test_one_address_does_not_fill_the_list(tmp_path):
    """However many cookies it has, and whether anybody sits at its tables or not."""

    async def work(site):
        honest = await guest_from(site, "Ada", "198.51.100.7")
        table = await honest.make(listed=True)
        await (await honest.at(table)).sit(0)
        eves = [await guest_from(site, f"Eve {n}", "203.0.113.9") for n in range(70)]
        codes = []
        for game in ("survive", "lost_cities", "el_dorado"):
            make = {"game": game, "listed": True, "at_once": game == "survive"}
            posts = [eve.http.post("/api/tables", json=make) for eve in eves]
            codes += [each.json().get("code") for each in await asyncio.gather(*posts)]
        assert codes.count(None) == 20 and {*codes} == {None, "tables-wait-near"}
        shown = await opened(site)
        assert table in shown and len(shown) <= 21
        assert all(not each["terms"]["at_once"] for each in shown.values())  # nobody sits there
        again = await guest_from(site, "Ben", "198.51.100.7")
        assert await again.make(listed=True) in await opened(site)
        assert (await honest.http.post("/api/tables", json={"game": "survive"})).status_code == 200
        await eves[0].make(listed=False)  # for friends as many as ever

    served(work, tmp_path, **PROXY)


def test_the_list_takes_turns_among_networks(tmp_path):
    async def work(site):
        strangers, ours = site.house.strangers, site.house.hall.open_tables
        ada = await guest_from(site, "Ada", "198.51.100.7")
        table = await ada.make(listed=True)
        for n in range(5):
            eve = await guest_from(site, f"Eve {n}", "203.0.113.9")
            await eve.make(listed=True)
        two = [each.kept.id for each in await strangers.open_tables(ours, 2)]
        assert len(two) == 2 and table in two
        database = site.house.store.database
        rows = await database.read("SELECT sender FROM waiting")
        assert len({row[0] for row in rows}) == 2 and "203.0.113.9" not in str(rows)

    served(work, tmp_path, **PROXY)


def test_a_hundred_open_tables_of_many_people(tables):
    async def work(site):
        await emptied(site)
        guests = [await guest_from(site, f"Guest {n}", f"198.51.100.{n}") for n in range(100)]
        made = await asyncio.gather(*(guest.make(listed=True) for guest in guests))
        began = asyncio.get_running_loop().time()
        shown = await opened(site)
        assert asyncio.get_running_loop().time() - began < 10  # however busy the machine is
        assert {*made} <= {*shown} and len(shown) <= 200
        assert all(each["free"] == 2 for id, each in shown.items() if id in made)

    tables(work, **PROXY)


def test_who_stops_waiting_may_wait_elsewhere(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        for game in ("lost_cities", "survive", "el_dorado", "lost_cities_rivals"):
            led = await pressed(ada, game=game)
            socket = await came(ada, led)
            await socket.done("get-up", seat=led["seat"])
            assert led["id"] not in await opened(site)
        assert (await pressed(ada))["is_new"]

    served(work, tmp_path)


def test_a_full_table_counts_among_those_that_wait(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        for _ in range(3):
            socket = await ada.at(await ada.make(listed=True))
            await socket.sit(0), await socket.sit(1)
        assert (await pressed(ada))["code"] == "tables-wait"

    served(work, tmp_path)


def test_talk_of_passers_by_keeps_no_table_on_the_list(tmp_path, monkeypatch):
    monkeypatch.setattr("fernweh.server.schedule._SEE_EVERY", 0.1)

    async def work(site):
        ada, eve = await site.guest("Ada"), await site.guest("Eve")
        first = await pressed(ada)
        await (await came(ada, first)).close()
        await asyncio.sleep(1)
        await (await eve.at(first["id"])).done("say", text="Is anybody there?")
        await asyncio.sleep(0.2)
        assert first["id"] not in await opened(site)

    served(work, tmp_path, open_table_stays=1)


def test_a_seat_is_kept_once_for_who_does_not_come(tmp_path, monkeypatch):
    monkeypatch.setattr("fernweh.server.strangers.CLAIMED_FOR", 300)

    async def work(site):
        ada, ben, eve = [await site.guest(each) for each in ("Ada", "Ben", "Eve")]
        first = await pressed(ada)
        await came(ada, first)
        assert (await pressed(ben))["id"] == first["id"]
        await asyncio.sleep(0.2)
        assert (await pressed(ben))["id"] == first["id"]  # and is not kept any longer by it
        await asyncio.sleep(0.2)
        assert (await pressed(eve))["id"] == first["id"]
        await asyncio.sleep(0.4)
        assert (await pressed(eve))["is_new"]  # others first
        monkeypatch.setattr("fernweh.server.strangers.AGAIN_AFTER", 0)
        assert (await pressed(await site.guest("Joe")))["id"] == first["id"]

    served(work, tmp_path)


def test_presses_are_counted_by_address(tmp_path):
    async def work(site):
        codes = []
        for n in range(5):
            ada = await site.guest(f"Guest {n}")
            codes.append((await pressed(ada)).get("code"))
        assert codes == [None, None, None, "too-many", "too-many"]

    served(work, tmp_path, tables_per_hour=3)


def test_what_never_began_is_cleared_away(tables):
    async def work(site):
        await emptied(site)
        ada = await site.guest("Ada")
        old, here, new = [await ada.make() for _ in range(3)]
        await ada.at(here)
        began = await begun(site)
        database = site.house.store.database
        sql = "UPDATE matches SET changed = 1 WHERE id = $1"
        await database.write([Statement(sql, [each]) for each in (old, here, began[0].table_id)])
        await site.house._clear_away()
        assert await site.house.store.find(old) is None
        for id in (here, new, began[0].table_id):
            assert await site.house.store.find(id)

    tables(work)


def test_however_often_others_are_faster_a_press_counts_once(tmp_path, monkeypatch):
    async def work(site):
        ada, house, makes, counted = await site.guest("Ada"), site.house, [], []
        make, take = house.hall.make, house.tables_by_person.take

        async def late(*given, **named):
            makes.append(1)
            if len(makes) < 5:
                raise Conflict
            return await make(*given, **named)

        monkeypatch.setattr(house.hall, "make", late)
        monkeypatch.setattr(
            house.tables_by_person, "take", lambda *each: counted.append(each) or take(*each)
        )
        assert (await pressed(ada))["is_new"]
        assert (len(makes), len(counted)) == (5, 1)

    served(work, tmp_path)


# A bot until somebody comes


async def with_a_bot(guest, waits):
    """Begin a match with a bot, and say so at the table where one waits."""
    bot = await guest.at(await guest.make(bots=["", "greedy"]))
    await bot.sit(0)
    await bot.done("start")
    await bot.show(0)
    await bot.done("look", viewer=0)
    await bots_play(bot)
    await waits.done("meanwhile", table=bot.table_id)
    return bot


async def taken(bot, turns):
    for _ in range(turns):
        while bot.now["actor"] == 0:
            await bot.act(bot.now["choices"][0]["move"])
        await bots_play(bot)


def test_both_are_offered_a_fresh_deal_before_the_third_turn(tables):
    async def work(site):
        await emptied(site)
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        first = await pressed(ada)
        waits = await came(ada, first)
        bot = await with_a_bot(ada, waits)
        await taken(bot, 1)
        led = await pressed(ben)
        assert led["id"] == first["id"]
        come = await came(ben, led)
        await waits.until_true(lambda it: it.table["phase"] == "nonces")
        await come.settle()
        assert come.table["meanwhile"] and not come.table["started"]  # nobody was asked yet
        await waits.done("fresh-deal")
        await come.until_true(lambda it: it.table["started"])
        await waits.show(0), await come.show(1)
        await come.until_true(lambda it: it.table["phase"] == "play")
        await taken(bot, 1)  # the match with the bot is kept
        assert bot.result is None

    tables(work)


def test_nobody_is_left_for_a_bot_once_the_table_begins(tables):
    async def work(site):
        await emptied(site)
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        waits = await came(ada, await pressed(ada))
        bot = await ada.at(await ada.make(bots=["", "greedy"]))
        await bot.sit(0)
        come = await came(ben, await pressed(ben))
        await waits.until_true(lambda it: it.table["started"])
        await waits.show(0)
        assert await waits.refused("meanwhile", table=bot.table_id) == "already-begun"
        await come.show(1)
        await waits.until_true(lambda it: it.table["phase"] == "play")
        assert not waits.table["meanwhile"]
        assert await waits.refused("meanwhile", table=bot.table_id) == "already-begun"

    tables(work)


def test_from_the_third_turn_on_nobody_is_asked_to_leave_the_bot(tmp_path):
    async def work(site):
        ada, ben, eve = [await site.guest(each) for each in ("Ada", "Ben", "Eve")]
        first = await pressed(ada)
        waits = await came(ada, first)
        bot = await with_a_bot(ada, waits)
        await taken(bot, 3)
        assert (await pressed(ben))["is_new"]
        await waits.done("get-up", seat=0)
        assert first["id"] not in await opened(site)
        assert await waits.refused("fresh-deal") == "not-seated"
        assert await (await eve.at(first["id"])).refused("meanwhile", table="x") == "not-seated"

    served(work, tmp_path)


def test_who_stays_with_the_bot_leaves_the_other_waiting(tmp_path):
    async def work(site):
        ada, ben, eve = [await site.guest(each) for each in ("Ada", "Ben", "Eve")]
        first = await pressed(ada)
        waits = await came(ada, first)
        await with_a_bot(ada, waits)
        two = await came(ben, await pressed(ben))
        await waits.done("get-up", seat=0)
        await two.until_true(lambda it: it.table["phase"] == "seating")
        assert not two.table["meanwhile"] and two.table["mine"] == [1]
        assert await pressed(eve) == {"id": first["id"], "seat": 0, "is_new": False}

    served(work, tmp_path)


def test_a_press_is_refused_clearly(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        assert (await pressed(ada, game="chess"))["code"] == "no-such-game"
        assert (await pressed(ada, rated=True))["code"] == "rating-off"
        assert (await pressed(ada, lang="xx"))["code"] == "body-unreadable"
        told = (await ada.http.get("/api/lobby")).json()
        assert told == {"bot_after": 60, "bot_turns": 3}

    served(work, tmp_path)


def test_the_waiting_ends_with_its_table_and_its_person(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        first = await pressed(ada)
        second = await pressed(ada, game="survive")
        await site.house.hall.delete(first["id"])
        await ada.http.delete("/api/me")
        rows = await site.house.store.database.read("SELECT match FROM waiting")
        assert rows == [] and second["id"] not in await opened(site)

    served(work, tmp_path)


@pytest.mark.parametrize("ends", ["resign"])
def test_a_rematch_among_strangers_is_their_own(tmp_path, ends):
    async def work():
        async with serving(tmp_path) as site:
            sockets = await begun(site, listed=True)
            await sockets[0].done(ends, at=sockets[0].n)
            await sockets[0].done("rematch")
            again = await site.house.store.find(sockets[0].table["rematch"])
            assert not again.terms.listed

    run(work())
