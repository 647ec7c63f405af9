"""A long match opens soon: a snapshot and the few entries after it, not the whole log."""

import asyncio
import time

from fernweh.play.clock import Clock
from fernweh.play.match import Match
from fernweh.play.seating import Player, begin
from fernweh.server.room import Room
from fernweh.server.sqlite import Sqlite
from fernweh.server.store import Change, Kept, Store, now_ms
from fernweh.server.terms import State, Terms

ACTIONS = 2_000


async def kept_match(store: Store) -> Kept:
    """A match of two thousand actions, most of them taken back."""
    match = begin("lost_cities", [Player("A"), Player("B")])
    terms = Terms("lost_cities", 2, dict(match.header.options))
    state = State("", ["a", "b"], Clock([]), started=True)
    kept = Kept(match.header.id, match.header, match.secret, terms, state, 0, 0, "play", 0, 0)
    await store.make(kept, Change(kept, state, "play", list(match.log)))
    room = Room(match.header.id, store, 0)
    for batch in range(ACTIONS // 50):
        await room.open()
        for _ in range(50):
            seat, move = room.match.actor, room.match.game.moves()[batch % 3]
            room.match.act(seat, move)
            room.match.take_back(seat)
        await room.commit()
        room.publish()
    return room.kept


def test_a_match_of_two_thousand_actions_opens_in_time(tmp_path):
    async def work() -> None:
        database = Sqlite(tmp_path / "long.sqlite")
        await database.open()
        store = Store(database)
        kept = await kept_match(store)
        times = []
        for _ in range(20):
            room, started = Room(kept.id, store, 0), time.perf_counter()
            await room.open()
            times.append(time.perf_counter() - started)
            assert room.match.n == kept.n > 2 * ACTIONS
        whole = await room.read(kept, whole=True)
        assert isinstance(whole, Match) and whole.game.text() == room.match.game.text()
        assert min(times) < 0.05, times
        await database.close()

    asyncio.run(work())
    assert now_ms() > 0
