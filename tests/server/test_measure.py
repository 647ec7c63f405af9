"""Everything in measure: talk, voices, names, rematches, records, links."""

import asyncio
import random

import pytest

from fernweh.server import store, talk_pace
from tests.server.guests import begun, play_on
from tests.server.test_tables import served

ALE = "\u202e\u2067Ada\u2069\u200f\u202c"  # pasted, with marks of direction around it


async def say(socket, n):
    return [await socket.ask("say", text=f"line {k}") for k in range(n)]


def test_a_table_that_says_much_is_slow_for_each_person(tmp_path):
    async def work(site):
        one, two = await begun(site)
        answers = await say(one, 40)
        refused = [each for each in answers if each["type"] == "refused"]
        assert 5 <= len(refused) <= 10
        assert refused[-1]["code"] == "talk-slow" and 1 <= refused[-1]["facts"]["seconds"] <= 5
        assert await two.done("say", text="and I?") > 0  # each person by themselves
        assert await two.refused("say", text="and again") == "talk-slow"

    served(work, tmp_path)


def test_who_waited_may_speak_again(monkeypatch):
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    said = talk_pace.TalkPace()
    for _ in range(30):
        said.must_be_slow("ada")
    with pytest.raises(Exception, match="talk-slow"):
        said.must_be_slow("ada")
    now = 105.1
    for _ in range(2):
        said.must_be_slow("ada")
    with pytest.raises(Exception, match="talk-slow"):
        said.must_be_slow("ada")


def test_many_people_together_are_slow_too(monkeypatch):
    monkeypatch.setattr("time.monotonic", lambda: 100.0)
    said, refused = talk_pace.TalkPace(), 0
    for k in range(200):
        try:
            said.must_be_slow(f"person {k}")
        except Exception:
            refused += 1
    assert refused == 200 - 30 - 60


def test_the_oldest_lines_of_a_table_go(tmp_path, monkeypatch):
    monkeypatch.setattr(store, "MOST_KEPT", 5)

    async def work(site):
        one, _ = await begun(site)
        await say(one, 12)
        lines = await site.house.store.database.read("SELECT k FROM chat ORDER BY k")
        assert [row[0] for row in lines] == [8, 9, 10, 11, 12]

    served(work, tmp_path)


def test_marks_of_direction_are_left_out_of_names_and_talk(tmp_path):
    async def work(site):
        ada = await site.guest(ALE)
        assert (await ada.http.put("/api/me", json={"name": ALE})).status_code == 200
        assert (await ada.http.get("/api/me")).json()["name"] == "Ada"
        nothing = await ada.http.put("/api/me", json={"name": "\u202e\u2069"})
        assert nothing.json()["code"] == "bad-name"
        persian = "علی\u200cرضا"
        assert (await ada.http.put("/api/me", json={"name": persian})).status_code == 200
        assert (await ada.http.get("/api/me")).json()["name"] == persian
        socket = await ada.at(await ada.make())
        await socket.sit(0)
        await socket.until_true(lambda s: s.table["seats"][0]["name"] == "Ada")
        await socket.done("say", text="\u202eولی می\u200cآیم\u202c")
        assert [each["text"] for each in socket.heard if each["type"] == "talk"] == [
            "ولی می\u200cآیم"
        ]
        assert await socket.refused("say", text="\u202e \u2066") == "talk-empty"

    served(work, tmp_path)


def test_the_sixty_fifth_mute_mutes(tmp_path):
    async def work(site):
        one, two = await begun(site)
        for k in range(64):
            await one.done("mute", voice=f"voice-{k}", mute=True)
        await two.done("say", text="heard")
        await one.until_true(lambda s: s.heard[-1]["type"] == "talk")
        await one.done("mute", voice=one.heard[-1]["voice"], mute=True)
        await two.done("say", text="not heard")
        await one.settle()
        assert [each["text"] for each in one.heard if each["type"] == "talk"] == ["heard"]

    served(work, tmp_path)


def test_the_newest_mute_always_counts():
    muted = {}
    for k in range(talk_pace.MOST_MUTED + 10):
        talk_pace.mute(muted, f"voice-{k}")
    assert len(muted) == talk_pace.MOST_MUTED and f"voice-{talk_pace.MOST_MUTED + 9}" in muted


def test_rematches_are_new_tables(tmp_path):
    async def work(site):
        sockets = await begun(site)
        await play_on(sockets, random.Random(1), 4)
        await sockets[0].settle()
        await sockets[0].done("resign", at=sockets[0].n)
        await sockets[0].settle()
        assert await sockets[0].refused("rematch") == "too-many"

    served(work, tmp_path, tables_per_hour=1)


@pytest.mark.parametrize("path", ["/api/tables/{}/record", "/api/me/export"])
def test_records_and_exports_count_as_several_requests(tmp_path, path):
    async def work(site):
        sockets = await begun(site)
        http, address = sockets[0].guest.http, path.format(sockets[0].table_id)
        codes = [(await http.get(address)).status_code for _ in range(15)]
        assert codes[0] == 200 and 429 in codes
        assert codes.count(200) <= 11

    served(work, tmp_path, request_rate=20)


def test_files_of_the_page_count_as_a_part_of_a_request(tmp_path):
    """Phones of one house open the page for the first time, at once."""

    async def work(site):
        http = (await site.guest("Ada")).http
        codes = {(await http.get(f"/assets/{k}.js")).status_code for k in range(300)}
        assert 429 not in codes
        codes = {(await http.get("/api/games")).status_code for _ in range(60)}
        assert 429 in codes

    served(work, tmp_path, request_rate=5)


def test_a_large_export_is_possible_with_all_patience(tmp_path):
    """However much there is, somebody who has asked for nothing else gets it."""

    async def work(site):
        ada = await site.guest("Ada")
        for _ in range(6):
            socket = await ada.at(await ada.make())
            await socket.sit(0)
        await asyncio.sleep(1.5)
        assert (await ada.http.get("/api/me/export")).status_code == 200
        assert (await ada.http.get("/api/me/export")).status_code == 429

    served(work, tmp_path, request_rate=10)


def test_links_that_are_too_old_are_swept(tmp_path, monkeypatch):
    monkeypatch.setattr("fernweh.server.people._LINK_FOR", 0)

    async def work(site):
        ada = await site.guest("Ada")
        await ada.http.post("/api/me/link")
        await site.house.people.sweep()
        sql = "SELECT count(*) FROM tokens WHERE kind = 'link'"
        assert (await site.house.store.database.read(sql))[0][0] == 0

    served(work, tmp_path)
