"""Bots of others at tables: by the operator's leave alone, and no harm comes of a bad one."""

import logging
import os
import time

import pytest

from fernweh.kernel.fault import Fault
from fernweh.server import thinkers
from fernweh.server.runner import let_in_bots
from tests.processes import ROOT
from tests.server.test_bots import against_bots, turn
from tests.server.test_tables import served

HERE = "tests.bots.strangers"


@pytest.fixture
def let_in(monkeypatch):
    """Leave for bots of the tests' own, under their names; the processes that think know it too."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
    monkeypatch.setenv("FERNWEH_BOTS", "")

    def leave(*names):
        let_in_bots(",".join(f"{name.lower()}={HERE}:{name}" for name in names))

    return leave


@pytest.mark.parametrize("name", ["numbered", "Talker"])
def test_one_plays_under_its_name(tmp_path, let_in, name):
    async def work(site):
        socket = await against_bots(site, name.lower())
        await turn(socket)
        assert socket.table["seats"][1]["bot"] == name.lower()
        assert site.house.thinkers.restarts == 0
        told = (await socket.guest.http.get("/api/games")).json()
        assert told["visitors"] == [name.lower()] and told["bots"][-1] == name.lower()

    let_in(name)
    served(work, tmp_path)


@pytest.mark.parametrize("name", ["broken", "dying"])
def test_a_bad_one_does_not_stop_the_match(tmp_path, let_in, name, caplog):
    """Its moves are the first legal ones, the log says why, and ours think on."""

    async def work(site):
        socket = await against_bots(site, name)
        await turn(socket, rounds=2)
        other = await against_bots(site, "greedy")
        await turn(other, rounds=1)

    let_in(name)
    with caplog.at_level(logging.WARNING, "fernweh.thinkers"):
        served(work, tmp_path)
    assert f"bot {name}: " in caplog.text
    assert name == "dying" or f"bot='{name}'" in caplog.text or f":{name}'" in caplog.text


def test_one_that_hangs_is_waited_for_once(tmp_path, let_in, monkeypatch):
    monkeypatch.setattr(thinkers, "_FIRST", 4)

    async def work(site):
        socket = await against_bots(site, "hanging")
        await turn(socket, rounds=1)
        started = time.monotonic()
        await turn(socket, rounds=1)
        moves = 2  # of a turn, a second each
        assert time.monotonic() - started < 4 * moves
        other = await against_bots(site, "greedy")
        await turn(other, rounds=1)

    let_in("hanging")
    served(work, tmp_path, bot_limit=1)


@pytest.mark.parametrize("bot", [f"{HERE}:Last", "os:abort"])
def test_without_leave_nobody_sits_down(tmp_path, let_in, bot):
    async def work(site):
        guest = await site.guest("Ada")
        terms = {"game": "lost_cities", "bots": ["", bot]}
        answer = await guest.http.post("/api/tables", json=terms)
        assert answer.status_code == 422 and "no-such-bot" in answer.text
        socket = await guest.at(await guest.make())
        assert await socket.refused("seat-bot", seat=1, bot=bot) == "no-such-bot"
        assert (await guest.http.get("/api/games")).json()["visitors"] == []

    served(work, tmp_path)


def test_a_match_goes_on_after_leave_was_taken(tmp_path, let_in):
    async def work(site):
        socket = await against_bots(site, "last")
        await turn(socket, rounds=1)
        let_in()
        await site.house.thinkers.stop()
        await turn(socket, rounds=1)

    let_in("Last")
    served(work, tmp_path)


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ("careful", "no-such-bot"), ("careful=", "no-such-bot"), ("=x:Y", "bot-name"),
        ("greedy=x:Y", "bot-name"), ("Careful=x:Y", "bot-name"), ("a=none:Y", "bot-unloadable"),
        (f"a={HERE}:Nobody", "bot-cannot-choose"), (f"a={HERE}:Unready", "bot-unloadable"),
    ],
)  # fmt: skip
def test_a_bot_that_cannot_play_ends_the_start(let_in, told, code):
    with pytest.raises(Fault) as caught:
        let_in_bots(told)
    assert caught.value.code == code
