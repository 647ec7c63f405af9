"""Clocks on the server: flags that fall, bots that take over, downtime that is nobody's."""

import asyncio
from types import SimpleNamespace

import pytest

from fernweh.play.clock import ClockTerms
from fernweh.server import plan
from fernweh.server.store import now_ms
from fernweh.server.terms import changed
from tests.server.guests import actor_of, begun
from tests.server.test_tables import served

LIVE = {"kind": "live", "initial": 600, "increment": 5}


async def run_out(site, sockets, left=50):
    """Leave the seat to act so many milliseconds."""
    actor = await actor_of(sockets)
    room = site.house.hall.rooms[actor.table_id]
    async with room.lock:
        await room.open()
        state = room.kept.state
        clock = state.clock
        times = [left if seat == clock.running else each for seat, each in enumerate(clock.left)]
        clock = type(clock)(times, clock.running, now_ms())
        await room.commit(changed(state, clock=clock, due=[]))
    site.house.hall.wake()
    return sockets.index(actor)


def test_time_runs_and_comes_back_with_a_move(tmp_path):
    async def work(site):
        sockets = await begun(site, clock=LIVE)
        actor = await actor_of(sockets)
        seat = sockets.index(actor)
        assert actor.times["running"] == seat and 590_000 < actor.times["left"][seat] <= 600_000
        while (await actor_of(sockets)) is actor:
            await actor.act(actor.now["choices"][0]["move"])
        assert actor.times["running"] == 1 - seat and actor.times["left"][seat] > 600_000

    served(work, tmp_path)


def test_at_zero_the_seat_loses(tmp_path):
    async def work(site):
        sockets = await begun(site, clock={**LIVE, "at_zero": "lose"})
        loser = await run_out(site, sockets)
        await sockets[loser].until_true(lambda s: s.result)
        assert sockets[loser].result["by"] == "flag"
        assert sockets[loser].result["places"][loser] == 2

    served(work, tmp_path)


def test_at_zero_a_bot_takes_the_seat(tmp_path):
    async def work(site):
        sockets = await begun(site, clock={**LIVE, "at_zero": "bot"})
        seat = await run_out(site, sockets)
        late = sockets[seat]
        await late.until_true(lambda s: s.table["seats"][seat]["bot"])
        await late.done("come-back", seat=seat)
        await late.settle()
        assert late.table["seats"][seat]["bot"] == "" and late.times["left"][seat] > 50_000

    served(work, tmp_path)


def test_with_three_the_others_play_on(tmp_path):
    async def work(site):
        sockets = await begun(site, "lost_cities_rivals", 3, clock={**LIVE, "at_zero": "lose"})
        seat = await run_out(site, sockets)
        out = sockets[seat]
        await out.until_true(lambda s: s.table["seats"][seat]["bot"])
        assert out.result is None
        assert await out.refused("come-back", seat=seat) == "seat-lost"

    served(work, tmp_path)


def test_a_move_that_comes_too_late_finds_the_flag_fallen(tmp_path):
    async def work(site):
        sockets = await begun(site, clock=LIVE)
        site.house.schedule._turn = lambda: asyncio.sleep(5)  # nobody else looks at the clock
        await asyncio.sleep(1.1)
        seat = await run_out(site, sockets, left=-2_000)
        actor = sockets[seat]
        move = actor.now["choices"][0]["move"]
        assert await actor.refused("act", at=actor.n, move=move) == "too-late"
        await actor.settle()
        assert actor.result["by"] == "flag"

    served(work, tmp_path)


def test_who_shows_no_nonce_is_unseated(tmp_path, monkeypatch):
    monkeypatch.setattr("fernweh.server.plan.NONCES_WITHIN", 50)

    async def work(site):
        ada, ben = await site.guest("Ada"), await site.guest("Ben")
        table = await ada.make()
        one, two = await ada.at(table), await ben.at(table)
        await one.sit(0)
        await two.sit(1)
        assert await one.refused("show-nonce", seat=0, nonce="0" * 64) == "not-started"
        await one.done("start")
        await one.show(0)
        await one.until_true(lambda s: s.table["phase"] == "seating")
        assert one.table["mine"] == [] and not one.table["started"]
        await one.sit(0)
        await two.sit(1)

    served(work, tmp_path)


def test_terms_have_bounds():
    assert ClockTerms("days", days=3).whole == 3 * 86_400_000


@pytest.mark.parametrize(("before", "wait"), [(0, 600), (1, 300), (-1, 600)])
def test_a_bot_goes_on_with_its_turn_in_half_the_time(before, wait):
    match, state = SimpleNamespace(actor=1), SimpleNamespace(turn=before)
    assert plan._pause(match, state, 600) == wait
