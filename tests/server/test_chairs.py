"""Before the start: the host exchanges seats, sends away, lets back, closes and opens."""

import hashlib
import secrets

from fernweh.play.archive import read
from fernweh.play.verify import verify
from fernweh.server import terms
from tests.server.test_tables import served


def names(socket):
    return [each["name"] for each in socket.table["seats"]]


def expected(socket):
    return {each["seat"]: (each["name"], each["is_me"]) for each in socket.table["expected"]}


async def company(site, *people, game="lost_cities", **facts):
    """A table, and who looks at it; the first has made it."""
    guests = [await site.guest(name) for name in people]
    table = await guests[0].make(game, **facts)
    return [await guest.at(table) for guest in guests]


async def exchanged(host, seat, other):
    await host.settle()
    await host.done("exchange", at=host.n, seat=seat, other=other)


async def come(socket):
    """What a page does by itself: sit where one is expected."""
    await socket.settle()
    for seat, (_, is_me) in expected(socket).items():
        if is_me:
            await socket.sit(seat)


async def begin(host, *people):
    await host.done("start")
    for socket in people:
        await socket.settle()
        for seat in socket.table["mine"]:
            await socket.show(seat)
            await socket.done("look", viewer=seat)


def test_two_people_change_places_and_the_record_is_proved(tables):
    async def work(site):
        ada, ben = await company(site, "Ada", "Ben")
        await ada.sit(0)
        await ben.sit(1)
        await exchanged(ada, 0, 1)
        await ben.settle()
        assert names(ben) == ["", ""] and expected(ben) == {0: ("Ben", True), 1: ("Ada", False)}
        assert ben.table["mine"] == []
        for each in (ada, ben):
            await come(each)
        await ada.settle()
        assert names(ada) == ["Ben", "Ada"] and expected(ada) == {}
        await begin(ada, ada, ben)
        await ada.settle()
        await ada.done("resign", at=ada.n)
        record = (await ada.guest.http.get(f"/api/tables/{ada.table_id}/record")).content
        assert verify(record).chance == "proved"
        assert read(record)[0].id == ada.table_id

    tables(work)


def test_a_bot_changes_places_at_once_and_an_empty_seat_may_be_one_of_them(tables):
    async def work(site):
        (ada,) = await company(
            site, "Ada", game="lost_cities_rivals", seats=3, bots=["", "greedy", ""]
        )
        await ada.sit(0)
        await exchanged(ada, 0, 1)
        await ada.settle()
        assert [each["bot"] for each in ada.table["seats"]] == ["greedy", "", ""]
        await come(ada)
        await exchanged(ada, 1, 2)
        await come(ada)
        await ada.settle()
        assert names(ada) == ["greedy", "", "Ada"]
        await ada.done("seat-bot", seat=1, bot="random")
        await begin(ada, ada)
        await ada.settle()
        assert ada.table["phase"] == "play" and ada.viewer == 2

    tables(work)


def test_an_exchange_asked_twice_is_one(tables):
    async def work(site):
        ada, ben = await company(site, "Ada", "Ben")
        await ada.sit(0)
        await ada.settle()
        asked = {"at": ada.n, "seat": 0, "other": 1}
        n = await ada.done("exchange", **asked)
        ada._ids -= 1  # the same command again, as after a reconnection
        ada.answers.clear()
        assert await ada.done("exchange", **asked) == n
        assert await ada.refused("exchange", **asked) == "stale"
        await ada.settle()
        assert expected(ada) == {1: ("Ada", True)}
        assert await ben.refused("exchange", at=n, seat=0, other=1) == "not-the-maker"
        assert await ada.refused("exchange", at=n, seat=0, other=0) == "seat-empty"
        assert await ada.refused("exchange", at=n, seat=0, other=7) == "no-such-seat"
        assert await ada.refused("exchange", at=n, seat=0, other=1) == "seat-empty"  # only expected

    tables(work)


def test_an_exchange_while_somebody_gets_up_finds_the_table_changed(tables):
    async def work(site):
        ada, ben = await company(site, "Ada", "Ben")
        await ada.sit(0)
        await ben.sit(1)
        await ada.settle()
        seen = ada.n
        await ben.done("get-up", seat=1)
        assert await ada.refused("exchange", at=seen, seat=0, other=1) == "stale"
        await ada.settle()
        assert names(ada) == ["Ada", ""] and expected(ada) == {}

    tables(work)


def test_a_kept_seat_is_nobody_elses_and_not_for_ever(tables, monkeypatch):
    async def work(site):
        ada, ben, eve = await company(site, "Ada", "Ben", "Eve")
        await ben.sit(0)
        await exchanged(ada, 0, 1)
        hashed = hashlib.sha256(secrets.token_bytes(32)).hexdigest()
        forged = {"seat": 1, "name": "Ben", "nonce_hash": hashed}
        assert await eve.refused("sit", **forged) == "seat-kept"
        answer = await ada.guest.http.get(f"/api/tables/{ada.table_id}")
        assert answer.json()["free"] == 1
        await come(ben)
        await exchanged(ada, 1, 0)
        monkeypatch.setattr(terms, "KEPT_FOR", 0)
        await come(ben)
        await exchanged(ada, 0, 1)  # kept for no time
        await ada.settle()
        assert expected(ada) == {}
        await eve.done("sit", **forged)

    tables(work)


def test_who_was_sent_away_comes_back_when_the_host_lets_them(tables):
    async def work(site):
        ada, ben, eve = await company(site, "Ada", "Ben", "Eve")
        second = await ben.guest.at(ben.table_id)
        await ben.sit(0)
        assert await eve.refused("send-away", seat=0, name="Ben") == "not-the-maker"
        assert await ada.refused("send-away", seat=0, name="Eve") == "not-there"
        await ada.done("send-away", seat=0, name="Ben")
        await ada.done("send-away", seat=0, name="Ben")  # and is gone already
        for each in (ben, second):
            await each.settle()
            assert each.table["is_sent_away"] and each.table["mine"] == []
            hashed = hashlib.sha256(secrets.token_bytes(32)).hexdigest()
            asked = {"seat": 1, "name": "Benno", "nonce_hash": hashed}
            assert await each.refused("sit", **asked) == "sent-away"
        await eve.settle()
        assert eve.table["sent_away"] == [] and not eve.table["is_sent_away"]
        await ada.settle()
        (gone,) = ada.table["sent_away"]
        assert gone["name"] == "Ben"
        assert await eve.refused("let-back", voice=gone["voice"]) == "not-the-maker"
        await ada.done("let-back", voice=gone["voice"])
        await ben.sit(0)
        await ada.settle()
        assert ada.table["sent_away"] == []

    tables(work)


def test_a_host_frees_a_kept_seat_and_gets_up_without_being_banned(tables):
    async def work(site):
        ada, ben = await company(site, "Ada", "Ben")
        await ben.sit(0)
        await exchanged(ada, 0, 1)
        await ada.done("send-away", seat=1, name="Ben")
        await ben.settle()
        assert expected(ben) == {} and not ben.table["is_sent_away"]
        await ada.sit(0)
        await ada.done("send-away", seat=0, name="Ada")
        await ada.sit(0)

    tables(work)


def test_after_the_start_nothing_is_arranged(tables):
    async def work(site):
        ada, ben = await company(site, "Ada", "Ben")
        await ada.sit(0)
        await ben.sit(1)
        await ada.done("start")
        await ada.settle()
        asked = [("exchange", {"at": ada.n, "seat": 0, "other": 1}), ("open-seat", {}),
                 ("send-away", {"seat": 1, "name": "Ben"}), ("close-seat", {"seat": 1}),
                 ("let-back", {"voice": "0"})]  # fmt: skip
        for kind, facts in asked:
            assert await ada.refused(kind, **facts) == "already-begun"
        for socket, seat in ((ada, 0), (ben, 1)):
            await socket.show(seat)
        for kind, facts in asked:
            assert await ada.refused(kind, **facts) == "already-begun"
            assert await ben.refused(kind, **facts) == "not-the-maker"

    tables(work)


def test_who_gets_up_after_the_start_costs_nobody_else_their_seat(tables):
    async def work(site):
        ada, ben, cyd = await company(site, "Ada", "Ben", "Cyd", game="lost_cities_rivals", seats=3)
        for seat, each in enumerate((ada, ben, cyd)):
            await each.sit(seat)
        await ada.done("start")
        await ada.show(0)
        await ben.show(1)
        await cyd.done("get-up", seat=2)
        await ben.settle()
        assert names(ben) == ["", "", ""]
        assert expected(ben) == {0: ("Ada", False), 1: ("Ben", True)}
        for each in (ada, ben):
            await come(each)
        await cyd.sit(2)
        await begin(ada, ada, ben, cyd)
        await ada.settle()
        assert ada.table["phase"] == "play"

    tables(work)


def test_a_seat_is_closed_and_opened_at_a_new_table_to_which_all_are_led(tables):
    async def work(site):
        ada, ben = await company(
            site, "Ada", "Ben", game="lost_cities_rivals", seats=4,
            bots=["", "", "", "greedy"], listed=True, options={"starter": "south"},
        )  # fmt: skip
        await ada.sit(0)
        await ben.sit(2)
        await ben.done("say", text="hello")
        assert await ben.refused("close-seat", seat=1) == "not-the-maker"
        assert await ada.refused("close-seat", seat=2) == "seat-taken"
        await ada.done("close-seat", seat=1)
        await ada.done("close-seat", seat=1)  # asked twice
        for each in (ada, ben):
            await each.settle()
        moved = ben.table["moved"]
        assert moved == ada.table["moved"] and ben.table["mine"] == []
        assert await ben.refused("start") == "not-the-maker"
        assert await ada.refused("start") == "table-moved"
        listed = (await ada.guest.http.get("/api/tables")).json()["tables"]
        ids = [each["id"] for each in listed]
        assert moved in ids and ada.table_id not in ids
        there = [await each.guest.at(moved) for each in (ada, ben)]
        assert expected(there[1]) == {0: ("Ada", False), 1: ("Ben", True)}
        assert there[0].table["terms"]["options"]["starter"] == "east"
        assert there[0].table["is_maker"] and there[0].table["tally"] is None
        for each in there:
            await come(each)
        await there[0].settle()
        assert names(there[0]) == ["Ada", "Ben", "greedy"]
        said = [each for each in there[0].heard if each["type"] == "talk"]
        assert [(each["text"], each["seat"]) for each in said] == [("hello", 1)]
        await there[0].done("open-seat")
        await there[0].settle()
        whole = await ada.guest.at(there[0].table["moved"])
        assert len(whole.table["seats"]) == 4 and set(expected(whole)) == {0, 1}

    tables(work)


def test_there_are_as_many_seats_as_the_game_is_for(tables):
    async def work(site):
        (ada,) = await company(site, "Ada")
        assert ada.table["seat_counts"] == [2]
        assert await ada.refused("close-seat", seat=1) == "bad-seats"
        assert await ada.refused("open-seat") == "bad-seats"
        assert await ada.refused("close-seat", seat=9) == "no-such-seat"

    tables(work)


def test_tables_laid_anew_are_counted(tmp_path):
    async def work(site):
        (ada,) = await company(site, "Ada", game="survive", seats=3)
        for kind in ("open-seat", "close-seat"):
            facts = {"seat": 3} if kind == "close-seat" else {}
            await ada.done(kind, **facts)
            await ada.settle()
            ada = await ada.guest.at(ada.table["moved"])
        assert await ada.refused("open-seat") == "too-many"
        await ada.settle()
        assert ada.table["moved"] == ""

    served(work, tmp_path, tables_per_hour=3)


def test_a_late_nonce_leaves_the_seats_to_their_people(tmp_path):
    async def work(site):
        ada, ben = await company(site, "Ada", "Ben")
        await ada.sit(0)
        await ben.sit(1)
        await ada.done("start")
        await ada.show(0)
        hall, room = site.house.hall, site.room(ada.table_id)
        await hall.with_room(room, lambda: site.house.schedule._unseat(room))
        await ada.settle()
        assert names(ada) == ["", ""]
        assert expected(ada) == {0: ("Ada", True), 1: ("Ben", False)}

    served(work, tmp_path)
