"""After the game: score sheets, replays, and playing on."""

import random

import msgspec
import pytest

from fernweh.play import archive
from fernweh.play.patch import merge
from fernweh.play.replay import KEYFRAME_EVERY
from fernweh.play.verify import verify
from tests.server.guests import begun, play_on
from tests.server.test_tables import bots_play, served

SHORT = {"options": {"rounds": 1, "cap": 12}}


async def over(site, **terms):
    """A finished match: its sockets, and what REST answers."""
    sockets = await begun(site, **(SHORT | terms))
    await play_on(sockets, random.Random(3))
    return sockets


async def asked(guest, path, method="GET", **facts):
    return await guest.http.request(method, path, **facts)


def view_at(replay, n):
    """As the page does it: from the keyframe before, patch by patch."""
    frame = replay["keyframes"][n // KEYFRAME_EVERY]
    view = frame["view"]
    for step in replay["steps"][frame["n"] : n]:
        view = merge(view, step.get("patch", {}))
    return view


def test_a_slider_finds_every_view(tmp_path):
    async def work(site):
        sockets = await over(site)
        guest, id = sockets[0].guest, sockets[0].table_id
        for viewer in (0, 1, -1, -2):
            replay = (await asked(guest, f"/api/tables/{id}/replay?viewer={viewer}")).json()
            assert replay["viewer"] == viewer and replay["result"] == sockets[0].result
            assert [step["n"] for step in replay["steps"]] == [*range(1, sockets[0].n + 1)]
            for n in (0, 1, KEYFRAME_EVERY - 1, KEYFRAME_EVERY, len(replay["steps"])):
                view_at(replay, n)
            for frame in replay["keyframes"][1:]:
                before = merge(
                    view_at(replay, frame["n"] - 1),
                    replay["steps"][frame["n"] - 1].get("patch", {}),
                )
                assert before == frame["view"]
        assert view_at(replay, 30)["seats"][0]["hand"] and view_at(replay, 30)["seats"][1]["hand"]
        last = view_at(replay, len(replay["steps"]))
        mine = [step for step in sockets[0].heard if step["type"] == "step"]
        assert last["seats"][0]["total"] == sockets[0].result["scores"][0] and mine

    served(work, tmp_path)


def test_nobody_replays_a_running_match(tmp_path):
    async def work(site):
        sockets = await begun(site)
        guest, id = sockets[0].guest, sockets[0].table_id
        for path in (f"/api/tables/{id}/replay", f"/api/tables/{id}/replay?viewer=-2"):
            answer = await asked(guest, path)
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        wish = {"n": 5, "seat": 0, "bots": ["", "greedy"]}
        answer = await asked(guest, f"/api/tables/{id}/branch", "POST", json=wish)
        assert answer.json()["code"] == "not-over"
        assert (await asked(guest, "/api/tables/nowhere/replay")).status_code == 404

    served(work, tmp_path)


def test_sheets_while_it_runs_and_after(tmp_path):
    async def work(site):
        sockets = await begun(site, "lost_cities_board_game", options={"expeditions": 1})
        await play_on(sockets, random.Random(1), 30)
        guest, id = sockets[0].guest, sockets[0].table_id
        mine = (await asked(guest, f"/api/tables/{id}/sheet?viewer=0")).json()
        assert mine["result"] is None
        assert mine["sheets"][0]["total"] is not None and mine["sheets"][1]["total"] is None
        lookers = (await asked(guest, f"/api/tables/{id}/sheet")).json()
        assert [sheet["total"] for sheet in lookers["sheets"]] == [None, None]
        for viewer in ("1", "-2"):
            answer = await asked(guest, f"/api/tables/{id}/sheet?viewer={viewer}")
            assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
        for viewer in ("x", "7", "-3", "1e3"):
            answer = await asked(guest, f"/api/tables/{id}/sheet?viewer={viewer}")
            assert answer.json()["code"] == "no-such-seat"
        await sockets[0].settle()
        await sockets[0].done("resign", at=sockets[0].n)
        for viewer in ("0", "1", "-1", "-2"):
            after = (await asked(guest, f"/api/tables/{id}/sheet?viewer={viewer}")).json()
            assert [sheet["total"] for sheet in after["sheets"]] == after["result"]["scores"]

    served(work, tmp_path)


def test_a_record_is_replayed_from_a_file(tmp_path):
    async def work(site):
        sockets = await over(site)
        guest, id = sockets[0].guest, sockets[0].table_id
        record = (await asked(guest, f"/api/tables/{id}/record")).content
        answer = await asked(guest, "/api/replay?viewer=1", "POST", content=record)
        stored = await asked(guest, f"/api/tables/{id}/replay?viewer=1")
        assert answer.status_code == 200 and answer.json() == stored.json()
        damaged = record.replace(b"north", b"nadir", 1)
        for wrong, code in ((damaged, "line-damaged"), (b"", "record-truncated")):
            answer = await asked(guest, "/api/replay", "POST", content=wrong)
            assert (answer.status_code, answer.json()["code"]) == (422, code)
        answer = await asked(guest, "/api/replay", "POST", content=b"x" * 2**21)
        assert answer.status_code == 413

    served(work, tmp_path)


def test_playing_on_from_a_position(tmp_path):
    async def work(site):
        sockets = await over(site)
        guest, id = sockets[0].guest, sockets[0].table_id
        n = next(s["n"] for s in sockets[0].heard if s["type"] == "step" and s["n"] > 40)
        replay = (await asked(guest, f"/api/tables/{id}/replay?viewer=1")).json()
        wish = {"n": n, "seat": 1, "bots": ["greedy", ""]}
        made = await asked(guest, f"/api/tables/{id}/branch", "POST", json=wish)
        assert made.status_code == 200, made.text
        table = await guest.at(made.json()["id"])
        await table.sit(1)
        await table.done("start")
        await table.show(1)
        await table.done("look", viewer=1)
        table.viewer = 1  # for `bots_play`
        begins = next(each for each in table.heard if each["type"] == "welcome")["view"]
        then = view_at(replay, n)
        assert begins["seats"][0]["expeditions"] == then["seats"][0]["expeditions"]
        rng = random.Random(2)
        while True:
            await table.settle()
            await bots_play(table)
            if table.result is not None:
                break
            await table.act(rng.choice(table.now["choices"])["move"])
        await table.settle()
        record = (await asked(guest, f"/api/tables/{table.table_id}/record")).content
        report = verify(record)
        assert report.chance == "proved"
        assert (report.origin.id, report.origin.n) == (id, n)
        again = await asked(guest, "/api/replay?viewer=-2", "POST", content=record)
        assert again.status_code == 200 and again.json()["origin"] == id
        forged = _elsewhere(record)
        answer = await asked(guest, "/api/replay", "POST", content=forged)
        assert answer.json()["code"] == "origin-unknown"
        for odd, code in (
            ({"n": 10**6, "seat": 1, "bots": ["greedy", ""]}, "no-such-entry"),
            ({"n": n, "seat": 1, "bots": ["greedy"]}, "bad-seats"),
            ({"n": n, "seat": 1, "bots": ["", ""]}, "no-such-bot"),
            ({"n": 1, "seat": 1, "bots": ["greedy", ""]}, "not-begun"),
            ({"n": sockets[0].n, "seat": 1, "bots": ["greedy", ""]}, "match-over"),
        ):
            answer = await asked(guest, f"/api/tables/{id}/branch", "POST", json=odd)
            assert answer.json()["code"] == code, answer.text

    served(work, tmp_path)


def _elsewhere(record: bytes) -> bytes:
    """The same record, said to go on from a match that this server does not have."""
    header, *lines = archive.read(record)[0], *archive.read(record)[1], archive.read(record)[2]
    origin = msgspec.structs.replace(header.origin, id="elsewhere")
    return archive.sealed([msgspec.structs.replace(header, origin=origin), *lines])


@pytest.mark.parametrize("text", ["north to lay", "over, north was last", "round: 9\nnorth to lay"])
def test_a_position_must_be_one(text):
    from fernweh.kernel.fault import Fault
    from fernweh.play.entry import Origin
    from fernweh.play.match import Match

    with pytest.raises(Fault):
        Match.open("lost_cities", 2, {}, origin=Origin("x", 1, text))


def test_headers_without_an_origin_are_written_as_before():
    from fernweh.play.entry import spell
    from fernweh.play.match import Match

    assert b"origin" not in spell(Match.open("lost_cities").header)
