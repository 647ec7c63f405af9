"""A connection that waits keeps little: no frames of middleware, nothing of the handshake."""

import asyncio

from fernweh.server.frames import Frames
from tests.server.guests import begun
from tests.server.test_tables import served

MOST_FRAMES = 8  # of functions that wait, from uvicorn's own down to the queue of messages


def waiting_in(task):
    """The functions that a task waits in, the outermost first."""
    found, coroutine = [], task.get_coro()
    while hasattr(coroutine, "cr_code"):
        found.append(coroutine.cr_code.co_qualname)
        coroutine = coroutine.cr_await
    return found


def test_a_socket_that_waits_keeps_few_frames(tmp_path):
    async def work(site):
        sockets = await begun(site)
        await asyncio.sleep(0.05)
        chains = [waiting_in(task) for task in asyncio.all_tasks()]
        of_sockets = [each for each in chains if "Connection.run" in each]
        assert len(of_sockets) == len(sockets)
        assert max(map(len, of_sockets)) <= MOST_FRAMES, of_sockets

    served(work, tmp_path)


def test_nothing_stays_of_a_handshake(tmp_path):
    async def work(site):
        await begun(site)
        protocols = [each._frames for each in site.house.connections]
        assert protocols and all(isinstance(each, Frames) for each in protocols)
        for each in protocols:
            assert each.scope["headers"] == []
            assert not hasattr(each, "request") and not hasattr(each, "response")

    served(work, tmp_path)
