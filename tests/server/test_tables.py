"""Tables: made, joined, played, left, come back to."""

import asyncio
import random

import pytest

from fernweh.games import CATALOGUE
from fernweh.kernel.fault import Fault
from fernweh.play.archive import read
from fernweh.play.verify import verify
from fernweh.server import agreements, presence
from fernweh.server.terms import Offer, Terms
from tests.server.guests import actor_of, begun, play_on, serving


def run(work):
    return asyncio.run(asyncio.wait_for(work, 60))


def served(work, folder, **settings):
    """Run a story on a server of its own."""

    async def story():
        async with serving(folder, **settings) as site:
            await work(site)

    run(story())


async def bots_play(socket, most=400):
    """Hear the bots until it is this person's turn, or over."""
    while socket.result is None and socket.now.get("actor") != socket.viewer:
        await socket.hear()


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_match_of_two_from_link_to_record(tables, game):
    async def work(site):
        sockets = await begun(site, game)
        await play_on(sockets, random.Random(1), 12)
        await actor_of(sockets)
        await sockets[0].done("resign", at=sockets[0].n)
        await actor_of(sockets)
        assert sockets[1].result["places"] == [2, 1]
        table = sockets[0].table_id
        answer = await sockets[1].guest.http.get(f"/api/tables/{table}/record")
        assert verify(answer.content).chance == "proved"
        assert read(answer.content)[0].id == table

    tables(work)


def test_against_a_bot_to_the_end_and_again(tables):
    async def work(site):
        ada = await site.guest("Ada")
        table = await ada.make(bots=["", "greedy"], options={"rounds": 1, "cap": 8})
        socket = await ada.at(table)
        await socket.sit(0)
        await socket.done("start")
        await socket.show(0)
        await socket.done("look", viewer=0)
        while socket.result is None:
            if socket.now["actor"] == 0:
                await socket.act(socket.now["choices"][-1]["move"])
                await socket.settle()
            else:
                await socket.hear()
        assert verify((await ada.http.get(f"/api/tables/{table}/record")).content).draws > 10
        await socket.done("rematch")
        await socket.until_true(lambda s: s.table["rematch"])
        again = await ada.at(socket.table["rematch"])
        assert again.table["seats"][1]["bot"] == "greedy" and again.table["is_maker"]
        mine = (await ada.http.get("/api/me/tables")).json()["tables"]
        assert {each["id"] for each in mine} == {table}

    tables(work)


def test_pass_and_play_on_one_device(tables):
    async def work(site):
        ada = await site.guest("Ada")
        socket = await ada.at(await ada.make())
        for seat in (0, 1):
            await socket.sit(seat)
        await socket.done("start")
        for seat in (0, 1):
            await socket.show(seat)
        assert socket.now["choices"] == [] and socket.table["mine"] == [0, 1]
        for _ in range(6):
            await socket.settle()
            actor = socket.now["actor"]
            await socket.done("look", viewer=actor)
            own = socket.view["seats"][actor]["hand"]
            assert len(own) in (7, 8) and socket.view["seats"][1 - actor]["hand"] == []
            await socket.act(socket.now["choices"][0]["move"])

    tables(work)


def test_four_seats_one_leaves_before_the_start(tables):
    async def work(site):
        guests = [await site.guest(f"G{n}") for n in range(4)]
        table = await guests[0].make("lost_cities_rivals", seats=4)
        sockets = [await guest.at(table) for guest in guests]
        for seat in (0, 1, 2, 3):
            await sockets[seat].sit(seat)
        await sockets[0].done("start")
        await sockets[1].show(1)
        await sockets[3].done("get-up", seat=3)
        await sockets[0].settle()
        assert [each["name"] for each in sockets[0].table["seats"]] == ["G0", "", "G2", ""]
        assert not sockets[0].table["started"]
        await sockets[1].sit(1)
        await sockets[0].done("seat-bot", seat=3, bot="random")
        assert await sockets[1].refused("start") == "not-the-maker"
        await sockets[0].done("start")
        for seat in (0, 1, 2):
            await sockets[seat].show(seat)
        await sockets[0].settle()
        assert sockets[0].table["phase"] == "play"

    tables(work)


def test_spectators_and_strangers(tables):
    async def work(site):
        sockets = await begun(site)
        stranger = await site.guest("Eve")
        looking = await stranger.at(sockets[0].table_id, viewer=0)
        assert looking.view["seats"][0]["hand"] == [] and looking.now["choices"] == []
        move = sockets[0].now["choices"] or sockets[1].now["choices"]
        assert await looking.refused("act", at=looking.n, move=move[0]["move"]) == "not-seated"
        assert await looking.refused("look", viewer=0) == "not-your-seat"
        assert await looking.refused("get-up", seat=0) == "not-your-seat"
        assert await looking.refused("ask", kind="bot-in", seat=0) == "not-seated"
        assert await looking.refused("ask-hint", at=looking.n) == "no-hints"
        assert await looking.refused("rematch") == "not-seated"
        assert await looking.refused("resign", at=looking.n) == "not-seated"

    tables(work)


def test_taking_back_by_the_rules_and_by_agreement(tables):
    async def work(site):
        sockets = await begun(site)
        actor = await actor_of(sockets)
        other = next(each for each in sockets if each is not actor)
        seat, before = sockets.index(actor), actor.view
        await actor.act(next(c["move"] for c in actor.now["choices"] if "discard" in c["move"]))
        await actor.settle()
        assert actor.now["take_back"]
        await actor.done("take-back", at=actor.n)
        await actor.settle()
        assert actor.view == before
        await play_on(sockets, random.Random(1), 2)  # a card was drawn: the turn has passed
        await actor.settle()
        assert await actor.refused("take-back", at=actor.n) == "no-take-back"
        assert await other.refused("ask", kind="take-back", seat=seat) == "not-your-seat"
        await actor.done("ask", kind="take-back", seat=seat)
        await other.settle()
        assert other.table["offers"][0]["agreed"] == [seat]
        await other.done("reply", kind="take-back", seat=seat, agree=False)
        assert (
            await other.refused("reply", kind="take-back", seat=seat, agree=True) == "no-such-offer"
        )
        await actor.done("ask", kind="take-back", seat=seat)
        await other.done("reply", kind="take-back", seat=seat, agree=True)
        await actor.settle()
        assert actor.now["actor"] == seat

    tables(work)


def test_a_bot_agrees_to_what_is_fair(tables):
    async def work(site):
        ada = await site.guest("Ada")
        table = await ada.make("lost_cities_board_game", bots=["", "greedy"])
        socket = await ada.at(table)
        await socket.sit(0)
        await socket.done("start")
        await socket.show(0)
        await socket.done("look", viewer=0)
        await socket.until_true(lambda s: s.now["actor"] == 0)
        heard = len(socket.heard)
        while all(each.get("now", {"actor": 0})["actor"] == 0 for each in socket.heard[heard:]):
            n = socket.n
            await socket.act(socket.now["choices"][0]["move"])
        await socket.until_true(lambda s: s.now["actor"] == 0)
        await socket.settle()
        room = site.room(table)
        await socket.done("ask", kind="take-back", seat=0)
        await socket.settle()
        offers = socket.table["offers"]
        drawn = any(entry.kind == "chance" for entry in room.match.log[n:])
        assert bool(offers) == drawn

    tables(work)


def waited(monkeypatch, milliseconds):
    """As if so much time had passed for who is missed."""
    monkeypatch.setattr(presence, "GRACE", presence.GRACE - milliseconds)


def test_a_seat_that_left_gets_a_bot_and_its_person_comes_back(tables, monkeypatch):
    async def work(site):
        sockets = await begun(site)
        ben = sockets[1].guest
        assert sockets[0].table["grace"] == [-1, -1]
        assert await sockets[0].refused("ask", kind="bot-in", seat=1) == "seat-present"
        await sockets[1].close()
        await sockets[0].until_true(lambda s: s.table["present"] == [0])
        assert 55_000 < sockets[0].table["grace"][1] <= 60_000
        assert await sockets[0].refused("ask", kind="bot-in", seat=1) == "seat-has-grace"
        waited(monkeypatch, 60_000)
        await sockets[0].done("ask", kind="bot-in", seat=1)
        await sockets[0].until_true(lambda s: s.table["seats"][1]["bot"])
        back = await ben.at(sockets[0].table_id, viewer=1)
        assert await back.refused("resign", at=back.n) == "bot-sits"
        await back.done("come-back", seat=1)
        await back.settle()
        assert back.table["seats"][1]["bot"] == ""
        kinds = [entry.bot for entry in site.room(back.table_id).match.log
                 if entry.kind == "bot-in"]  # fmt: skip
        assert kinds == ["explorer"]

    tables(work)


def test_nobody_is_replaced_who_is_back_when_the_last_agrees(tables, monkeypatch):
    async def work(site):
        sockets = await begun(site, "lost_cities_rivals", 3)
        waited(monkeypatch, 60_000)
        ben = sockets[1].guest
        await sockets[1].close()
        await sockets[0].until_true(lambda s: s.table["present"] == [0, 2])
        await sockets[0].done("ask", kind="bot-in", seat=1)
        assert [each["seat"] for each in sockets[0].table["offers"]] == [1]
        await sockets[2].until_true(lambda s: s.table["offers"])
        await ben.at(sockets[0].table_id, viewer=1)
        await sockets[2].until_true(lambda s: not s.table["offers"])  # who is back needs no bot
        reply = {"kind": "bot-in", "seat": 1, "agree": True}
        assert await sockets[2].refused("reply", **reply) == "no-such-offer"
        room = site.room(sockets[0].table_id)
        with pytest.raises(Fault, match="seat-present"):  # had the last agreed at that moment
            await agreements.settle(None, room, Offer("bot-in", 1, 0, [0, 1, 2]))
        assert not room.match.now.sitting[1].bot

    tables(work)


def test_where_a_turn_takes_days_a_bot_comes_with_the_flag_alone(tables, monkeypatch):
    async def work(site):
        sockets = await begun(site, clock={"kind": "days"})
        waited(monkeypatch, 60_000)
        await sockets[1].close()
        await sockets[0].until_true(lambda s: s.table["present"] == [0])
        assert sockets[0].table["grace"] == [-1, -1]
        assert await sockets[0].refused("ask", kind="bot-in", seat=1) == "seat-has-days"

    tables(work)


def test_nobody_is_replaced_by_less_than_an_explorer(tables):
    async def work(site):
        ada = await site.guest("Ada")
        for bot in ("random", "novice"):
            terms = {"game": "survive", "substitute": bot}
            answer = await ada.http.post("/api/tables", json=terms)
            assert answer.status_code == 422 and answer.json()["code"] == "substitute-too-weak"
        assert Terms("survive", substitute="novice").stand_in == "explorer"  # made before

    tables(work)


def test_talk_and_mute(tables):
    async def work(site):
        ada, ben = await begun(site)
        await ada.done("say", text="hello")
        await ben.settle()
        said = [each for each in ben.heard if each["type"] == "talk"]
        assert [each["text"] for each in said] == ["hello"] and said[0]["seat"] == 0
        await ben.done("mute", voice=said[0]["voice"], mute=True)
        await ada.done("say", text="again")
        await ben.settle()
        assert len([each for each in ben.heard if each["type"] == "talk"]) == 1
        late = await ben.guest.at(ben.table_id)
        await late.settle()
        texts = [each["text"] for each in late.heard if each["type"] == "talk"]
        assert texts == ["hello", "again"]

    tables(work)


def test_a_personal_link_moves_to_another_device_once(tables):
    async def work(site):
        sockets = await begun(site)
        ada = sockets[0].guest
        token = (await ada.http.post("/api/me/link")).json()["token"]
        phone = await site.guest("phone")
        answer = await phone.http.post("/api/me/move", json={"token": token})
        assert answer.status_code == 200
        there = await phone.at(sockets[0].table_id, viewer=0)
        assert there.table["mine"] == [0] and there.view["seats"][0]["hand"]
        again = await phone.http.post("/api/me/move", json={"token": token})
        assert again.status_code == 410

    tables(work)


def test_hints_where_they_are_allowed(tables):
    async def work(site):
        sockets = await begun(site, hints=True)
        actor = await actor_of(sockets)
        other = next(each for each in sockets if each is not actor)
        await actor.done("ask-hint", at=actor.n)
        hint = next(each for each in actor.heard if each["type"] == "hint")
        assert hint["move"] in {choice["move"] for choice in actor.now["choices"]}
        assert await other.refused("ask-hint", at=other.n) == "not-your-turn"
        assert await actor.refused("ask-hint", at=actor.n - 1) == "stale"

    tables(work)


def test_a_match_is_parked_and_opened_again(tables):
    async def work(site):
        sockets = await begun(site)
        await play_on(sockets, random.Random(2), 30)
        room = site.room(sockets[0].table_id)
        await actor_of(sockets)
        view = sockets[0].view
        room.park()
        await sockets[0].done("look", viewer=0)
        assert sockets[0].view == view
        room.park()
        await play_on(sockets, random.Random(3), 4)

    tables(work)


def test_deleting_and_exporting(tables):
    async def work(site):
        sockets = await begun(site)
        ada, ben = (each.guest for each in sockets)
        table = sockets[0].table_id
        assert (await ben.http.delete(f"/api/tables/{table}")).status_code == 403
        assert (await ada.http.delete(f"/api/tables/{table}")).status_code == 409
        seen = (await ben.http.get(f"/api/tables/{table}/record")).json()
        assert seen["welcome"]["viewer"] == 1 and len(seen["steps"]) == sockets[1].n
        assert (await ada.http.get("/api/me/export")).content[:2] == b"PK"
        await sockets[1].done("resign", at=sockets[1].n)
        answer = await ada.http.delete(f"/api/tables/{table}")  # it is their match too
        assert (answer.status_code, answer.json()["code"]) == (409, "others-keep")
        [kept] = (await ben.http.get("/api/me/records")).json()["matches"]
        assert kept["id"] == table and kept["outcome"] == "lost"
        await ben.http.delete("/api/me")
        [kept] = (await ada.http.get("/api/me/records")).json()["matches"]
        assert kept["may_delete"]
        assert (await ada.http.delete(f"/api/tables/{table}")).status_code == 200
        assert (await ada.http.get(f"/api/tables/{table}")).status_code == 404
        assert (await ada.http.delete("/api/me")).status_code == 200
        assert (await ada.http.get("/api/me")).json()["known"] is False

    tables(work)
