"""A long match opens soon: a snapshot and the few entries after it, not the whole log."""

import asyncio
import time

import pytest

from fernweh.play.clock import Clock
from fernweh.play.match import Match
from fernweh.play.party import Player, begin
from fernweh.server.database import Statement
from fernweh.server.room import SNAPSHOT_EVERY, Room
from fernweh.server.sqlite import Sqlite
from fernweh.server.store import Change, Kept, Store, now_ms
from fernweh.server.terms import State, Terms

ACTIONS = 2_000


async def kept_match(store: Store) -> Kept:
    """A match of two thousand actions, most of them taken back."""
    match = begin("lost_cities", [Player("A"), Player("B")], signed=False)
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
        await room.publish()
    return room.kept


def with_store(work, tmp_path):
    async def run() -> None:
        database = Sqlite(tmp_path / "long.sqlite")
        await database.open()
        await work(Store(database))
        await database.close()

    asyncio.run(run())


@pytest.mark.parametrize("had_none", [False, True])
def test_a_match_opens_after_all_went_back_to_before_its_snapshot(tmp_path, had_none):
    async def work(store: Store) -> None:
        kept = await kept_match(store)
        room = Room(kept.id, store, 0)
        await room.open()
        seat, began = room.match.actor, room.match.n
        while room.match.n < began + SNAPSHOT_EVERY:
            room.match.act(room.match.actor, room.match.game.moves()[0])
            await room.commit()
        sql = "SELECT n, stamp, data FROM snapshots WHERE match = $1"
        before = (await store.database.read(sql, [kept.id]))[0]
        assert before[0] > began
        room.match.take_back_agreed(seat, began)
        await room.commit()
        if had_none:  # as programs wrote it that took no snapshot then
            back = "UPDATE snapshots SET n = $2, stamp = $3, data = $4 WHERE match = $1"
            await store.database.write([Statement(back, (kept.id, *before))])
        again = Room(kept.id, store, 0)
        await again.open()
        assert not again.adjourned
        assert again.match.game.text() == room.match.game.text()
        assert (again.match.n, again.match.actor) == (room.match.n, seat)

    with_store(work, tmp_path)


@pytest.mark.timed
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
