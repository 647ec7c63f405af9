"""Fair thinking: who has many bots makes nobody else wait."""

import asyncio
import time

import pytest

from fernweh.server.lanes import Asker, NobodyLooks, ThinkingLanes
from tests.server.test_bots import against_bots, turn
from tests.server.test_tables import run, served


async def thought(lanes, asker, seconds, ended, name):
    async with lanes.lane(asker):
        await asyncio.sleep(seconds)
    ended.append(name)


def line(lanes, *asked, seconds=0.02):
    """What comes out of the lanes, in order, of what was asked in this order."""

    async def work():
        ended = []
        tasks = [
            asyncio.create_task(thought(lanes, asker, seconds, ended, name))
            for name, asker in asked
        ]
        await asyncio.gather(*tasks)
        return ended

    return run(work())


def test_people_take_turns():
    many = [(f"a{n}", Asker("ada", "1")) for n in range(5)]
    assert line(ThinkingLanes(1, 60, 60), *many, ("ben", Asker("ben", "1"))).index("ben") == 1


def test_addresses_take_turns_before_people_do():
    guests = [(f"g{n}", Asker(f"guest {n}", "1")) for n in range(6)]
    assert line(ThinkingLanes(1, 60, 60), *guests, ("ben", Asker("ben", "2"))).index("ben") == 1


def test_nobody_has_all_lanes():
    many = [(f"a{n}", Asker("ada", "1")) for n in range(6)]
    order = line(ThinkingLanes(3, 60, 60), *many, ("ben", Asker("ben", "1")))
    assert order.index("ben") <= 2


def test_who_is_over_budget_waits_for_all_who_are_not_and_has_one_lane():
    lanes = ThinkingLanes(3, 0.01, 60)
    line(lanes, ("ada", Asker("ada", "1")))
    held = []

    async def work():
        async def one():
            async with lanes.lane(Asker("ada", "1")):
                held.append(lanes.people.of("ada").held)
                await asyncio.sleep(0.01)

        await asyncio.gather(*(one() for _ in range(4)))

    run(work())
    assert held == [1, 1, 1, 1]
    busy = [(name, Asker(name, "1")) for name in "bcd"]
    assert line(lanes, *busy, ("ada", Asker("ada", "1")), *((n, Asker(n, "1")) for n in "ef"))[
        -1
    ] == ("ada")


def test_over_days_bots_think_when_nobody_else_does():
    patient = [(f"p{n}", Asker(f"p{n}", "", True)) for n in range(3)]
    order = line(
        ThinkingLanes(2, 60, 60), *patient, ("ben", Asker("ben", "1")), ("eva", Asker("eva", "1"))
    )
    assert set(order[:3]) == {"p0", "ben", "eva"}


def test_what_nobody_wants_any_more_has_no_lane():
    async def work():
        lanes, looks = ThinkingLanes(1, 60, 60), True
        busy = asyncio.create_task(thought(lanes, Asker("ada"), 0.05, [], ""))
        await asyncio.sleep(0)

        async def asked():
            async with lanes.lane(Asker("ben"), lambda: looks):
                raise AssertionError

        waiting = asyncio.create_task(asked())
        await asyncio.sleep(0)
        looks = False
        with pytest.raises(NobodyLooks):
            await waiting
        await busy

    run(work())


def test_who_gives_up_leaves_the_line_and_the_lane():
    async def work():
        lanes = ThinkingLanes(1, 60, 60)
        tasks = [asyncio.create_task(thought(lanes, Asker("a"), 9, [], "")) for _ in range(3)]
        await asyncio.sleep(0.01)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.wait_for(thought(lanes, Asker("b"), 0, [], ""), 1)
        assert lanes.people.of("a").held == 0 and lanes.addresses.of("").held == 0

    run(work())


# With a server


async def watched_legends(site, tables, seats=4):
    """One guest at many tables of bots alone."""
    eve = await site.guest("Eve")
    for _ in range(tables):
        table = await eve.make("lost_cities_rivals", seats=seats, bots=["legend"] * seats)
        socket = await eve.at(table)
        await socket.done("start")


@pytest.mark.timed
def test_fifty_five_tables_of_legends_delay_nobody_elses_bot(tmp_path):
    """Each of their moves takes a second of a thinker; Ada's bot still answers within one."""

    async def work(site):
        thinkers = site.house.thinkers._all

        async def slow(thinker, question):
            took = 1.0 if b"legend" in question else 0.01
            await asyncio.sleep(took)
            return await type(thinker).ask(thinker, question.replace(b"\xa6legend", b"\xa6greedy"))

        await turn(await against_bots(site, "explorer"), 1)  # what is started is started
        for each in thinkers:
            await each.start()
            each.ask = lambda question, each=each: slow(each, question)
        await watched_legends(site, 55)
        ada = await against_bots(site, "explorer")
        waits = []
        for _ in range(5):
            while ada.now["actor"] == 0:
                await ada.act(ada.now["choices"][-1]["move"])
                await ada.settle()
            began = time.monotonic()
            await ada.until_true(lambda s: s.now["actor"] == 0)
            waits.append(time.monotonic() - began)
        assert max(waits) < 2.0 and sorted(waits)[2] < 1.0, waits

    served(work, tmp_path)


def test_no_bot_thinks_at_a_live_table_that_nobody_looks_at(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        table = await ada.make(bots=["random", "random"])
        socket = await ada.at(table)
        await socket.done("start")
        await socket.close()
        await asyncio.sleep(0.5)
        n = (await site.house.store.find(table)).n
        await asyncio.sleep(1.5)
        assert (await site.house.store.find(table)).n == n
        again = await ada.at(table)
        await asyncio.wait_for(again.until(n + 3), 20)

    served(work, tmp_path, bot_pace=50)


def test_over_days_bots_move_though_nobody_looks(tmp_path):
    async def work(site):
        ada = await site.guest("Ada")
        table = await ada.make(bots=["random", "random"], clock={"kind": "days"})
        socket = await ada.at(table)
        await socket.done("start")
        await socket.close()
        n = (await site.house.store.find(table)).n
        for _ in range(200):
            await asyncio.sleep(0.1)
            if (await site.house.store.find(table)).n > n + 5:
                return
        raise AssertionError

    served(work, tmp_path, bot_pace=50)
