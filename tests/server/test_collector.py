"""Garbage is looked for at quiet moments, and at the latest when much is left behind."""

import asyncio
import gc
import time
import weakref

import pytest

from fernweh.server import collector
from fernweh.server.collector import Collector
from tests.server.guests import begun
from tests.server.test_tables import served


class Circle:
    def __init__(self):
        self.me = self


@pytest.fixture
def left_behind():
    """A circle that nobody holds, and nobody looks for."""
    gc.disable()
    try:
        yield weakref.ref(Circle())
    finally:
        gc.enable()


@pytest.mark.parametrize(
    ("ended", "since", "is_found"),
    [(63, 1.0, False), (64, 1.0, True), (64, 0.0, False), (2_047, 0.0, False), (2_048, 0.0, True)],
)
def test_a_whole_look_waits_for_quiet_or_for_many(left_behind, monkeypatch, ended, since, is_found):
    monkeypatch.setattr(time, "perf_counter", lambda: 1_000.0)
    tidy = Collector()
    tidy.ended, tidy.commanded = ended, 1_000.0 - since
    tidy.tidy()
    assert (left_behind() is None) == is_found
    assert (tidy.ended == 0) == is_found


@pytest.mark.parametrize(
    ("looks", "since", "is_found"),
    [(499, 1.0, False), (500, 1.0, True), (500, 0.0, False), (10_000, 0.0, True)],
)
def test_or_for_much_that_stayed(left_behind, monkeypatch, looks, since, is_found):
    monkeypatch.setattr(time, "perf_counter", lambda: 1_000.0)
    monkeypatch.setattr(gc, "get_count", lambda: (0, looks, 0))
    tidy = Collector()
    tidy.commanded = 1_000.0 - since
    tidy.tidy()
    assert (left_behind() is None) == is_found


def test_only_the_young_are_looked_at_by_themselves():
    before = gc.get_threshold()
    try:
        collector.look_at_the_young_alone()
        young, *older = gc.get_threshold()
        assert gc.isenabled()
        assert young <= 10_000  # ten milliseconds at most
        assert min(older) >= 1_000_000
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def test_where_python_looks_through_everything_nobody_else_does():
    """As in a program that has the server in it, and a heap of its own."""
    asyncio.run(asyncio.wait_for(Collector().run(), 10))


def test_sockets_and_requests_that_end_are_counted(tmp_path):
    async def work(site):
        tidy = site.house.collector
        tidy.commanded = 0.0
        sockets = await begun(site)
        assert tidy.commanded > 0
        before = tidy.ended
        await sockets[0].guest.http.get("/api/health")
        assert tidy.ended == before + 1
        for socket in sockets:
            await socket.close()
        while site.house.connections:
            await asyncio.sleep(0.01)
        assert tidy.ended == before + 1 + len(sockets)

    served(work, tmp_path)
