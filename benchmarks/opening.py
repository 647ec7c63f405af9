"""How long a match of 2,000 actions takes to open, in every game.

    python benchmarks/opening.py [--actions 2000] [--games lost_cities,survive]

A match is played at random; every dozen moves all agree to take them back, so that no game ends.
Then it is opened as a server does when somebody comes: after each of 32 further moves, since the
last snapshot lies 32 entries back at most. Times are from asking for the match to having it.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.server_load import told

from fernweh.games import CATALOGUE
from fernweh.play.clock import Clock
from fernweh.play.party import Player, begin
from fernweh.server.room import SNAPSHOT_EVERY, Room
from fernweh.server.sqlite import Sqlite
from fernweh.server.store import Change, Kept, Store
from fernweh.server.terms import State, Terms

TOGETHER = 12  # moves, and then they are taken back
TIMES = 8  # for each distance from the last snapshot


class Long:
    """A match in a store, played on and on."""

    def __init__(self, game: str, store: Store) -> None:
        self.store, self.rng, self.actions = store, random.Random(1), 0
        players, entropy = [Player("A"), Player("B")], self.rng.randbytes
        self.match = begin(game, players, entropy=entropy, signed=False)

    async def make(self) -> None:
        match = self.match
        terms = Terms(match.header.game, 2, dict(match.header.options))
        state = State("", ["a", "b"], Clock([]), started=True)
        kept = Kept(match.header.id, match.header, match.secret, terms, state, 0, 0, "play", 0, 0)
        await self.store.make(kept, Change(kept, state, "play", list(match.log)))
        self.room = Room(match.header.id, self.store, 0)
        await self.room.open()

    async def to_and_fro(self) -> None:
        """Some moves, each committed; then back to where they began."""
        seat, began = self.room.match.actor, self.room.match.n
        for _ in range(TOGETHER):
            await self.move()
        self.room.match.take_back_agreed(seat, began)
        await self._commit()

    async def move(self) -> None:
        match = self.room.match
        match.act(match.actor, self.rng.choice(match.game.moves()))
        self.actions += 1
        await self._commit()

    async def _commit(self) -> None:
        await self.room.commit()
        self.room.publish()

    async def opened(self) -> float:
        room, started = Room(self.room.id, self.store, 0), time.perf_counter()
        await room.open()
        took = time.perf_counter() - started
        assert room.match.n == self.room.match.n
        return took


async def measured(game: str, actions: int, folder: Path) -> dict:
    database = Sqlite(folder / f"{game}.sqlite")
    await database.open()
    long = Long(game, Store(database))
    await long.make()
    while long.actions < actions:
        await long.to_and_fro()
    times = []
    await long.opened()  # what is loaded once is loaded now
    for _ in range(SNAPSHOT_EVERY):
        times += [await long.opened() for _ in range(TIMES)]
        await long.move()
    await database.close()
    return {"game": game, "actions": long.actions, "entries": long.room.match.n, **told(times)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=2_000)
    parser.add_argument("--games", type=lambda text: text.split(","), default=list(CATALOGUE))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for game in given.games:
            found = asyncio.run(measured(game, given.actions, Path(folder)))
            sys.stdout.write(json.dumps(found) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
