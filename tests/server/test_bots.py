"""Bots think elsewhere: many at once, dying, failing, and the match goes on."""

import asyncio
import os
import signal
import time

import pytest

from tests.server.guests import begun
from tests.server.test_tables import served


async def against_bots(site, bot="random", **terms):
    guest = await site.guest("Ada")
    table = await guest.make(bots=["", bot], **terms)
    socket = await guest.at(table)
    await socket.sit(0)
    await socket.done("start")
    await socket.show(0)
    await socket.done("look", viewer=0)
    return socket


async def turn(socket, rounds=3):
    """Play on until it was one's turn so many times."""
    while rounds and socket.result is None:
        if socket.now["actor"] == 0:
            await socket.act(socket.now["choices"][-1]["move"])
            await socket.settle()
            rounds -= socket.now["actor"] != 0
        else:
            await socket.hear()


def test_a_bot_that_dies_is_started_again(tmp_path):
    async def work(site):
        socket = await against_bots(site)
        await turn(socket)
        thinking = site.house.thinkers
        for _ in range(3):
            for pid in thinking.pids():
                os.kill(pid, signal.SIGKILL)
            await turn(socket)
        assert thinking.restarts >= 1

    served(work, tmp_path)


def test_a_bot_that_is_lost_with_its_worker_is_asked_by_another(tmp_path):
    """The row stays until it is done: its lease runs out."""

    async def work(site):
        hall = site.house.hall
        choose, hall.thinkers.choose = hall.thinkers.choose, None  # every thought fails
        socket = await against_bots(site)
        if socket.now["actor"] == 0:
            while socket.now["actor"] == 0:
                await socket.act(socket.now["choices"][-1]["move"])
                await socket.settle()
        await asyncio.sleep(0.7)
        hall.thinkers.choose = choose
        await socket.until_true(lambda s: s.now["actor"] == 0)

    served(work, tmp_path)


@pytest.mark.timed
def test_people_are_answered_while_twenty_bots_think(tmp_path):
    async def work(site):
        async def slow(seen, bot, *asked):
            await asyncio.sleep(0.2)
            return seen.moves()[0]

        site.house.thinkers.choose = slow
        tables = [await against_bots(site) for _ in range(20)]
        people = await begun(site)
        busy = asyncio.gather(*(turn(socket, 2) for socket in tables))
        times = []
        for _ in range(20):
            started = time.perf_counter()
            await people[0].settle()
            times.append(time.perf_counter() - started)
            await asyncio.sleep(0.02)
        await busy
        assert sorted(times)[10] < 0.5

    served(work, tmp_path)
