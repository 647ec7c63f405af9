"""A match that nobody looks at: nothing of it stays in memory."""

import asyncio
import gc

from fernweh.games.game import Game
from fernweh.play.door import Door
from fernweh.play.match import Match
from fernweh.play.moment import Moment
from fernweh.server.room import Room
from fernweh.server.store import Kept
from tests.server.guests import begun
from tests.server.test_tables import served

KINDS = (Door, Game, Kept, Match, Moment, Room)


def alive() -> dict[str, int]:
    gc.collect()
    counted = [type(each) for each in gc.get_objects() if isinstance(each, KINDS)]
    return {kind.__name__: counted.count(kind) for kind in KINDS}


def test_nothing_stays_of_a_parked_match(tmp_path):
    async def work(site):
        before = alive()
        for _ in range(3):
            for socket in await begun(site):
                await socket.close()
        while any(room.listeners for room in site.house.hall.rooms.values()):
            await asyncio.sleep(0.01)
        assert alive()["Match"] > before["Match"]
        site.house.hall.park_after = -1
        site.house.hall.park_idle()
        assert site.house.hall.rooms == {}
        assert alive() == before

    served(work, tmp_path)
