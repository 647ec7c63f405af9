"""Tables: made, joined, played, left, come back to."""

import asyncio
import random

import pytest

from fernweh.play.archive import read
from fernweh.play.verify import verify
from tests.server.guests import actor_of, begun, play_on, serving


def run(work):
    return asyncio.run(asyncio.wait_for(work, 60))


@pytest.mark.parametrize("game", ["lost_cities", "lost_cities_rivals", "lost_cities_board_game"])
def test_a_match_of_two_from_link_to_record(tmp_path, game):
    async def work():
        async with serving(tmp_path) as site:
            sockets = await begun(site, game)
            await play_on(sockets, random.Random(1), 12)
            await actor_of(sockets)
            assert await sockets[0].done("resign", at=sockets[0].n)
            await actor_of(sockets)
            assert sockets[1].result["places"] == [2, 1]
            table = sockets[0].table_id
            answer = await sockets[1].guest.http.get(f"/api/tables/{table}/record")
            assert verify(answer.content).fairness == "proved"
            assert read(answer.content)[0].id == table

    run(work())
