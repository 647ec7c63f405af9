"""After the game: score sheets, replays from any seat's eyes, and playing on from a position."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from fernweh.bots import find
from fernweh.kernel.event import SPECTATOR
from fernweh.kernel.fault import Fault
from fernweh.kernel.sheet import ALL_SEEING, Sheet
from fernweh.play import archive
from fernweh.play.clock import ClockTerms
from fernweh.play.entry import Origin
from fernweh.play.match import Match
from fernweh.play.replay import replay_of
from fernweh.play.seats import must_be_playing
from fernweh.play.wire import Missed, Result
from fernweh.server.hall import Hall
from fernweh.server.records import replayed
from fernweh.server.store import Kept, Store
from fernweh.server.terms import Branch

LARGEST_RECORD = 1024 * 1024
_REMEMBERED = 16  # replays, ready to be sent: whoever drags a slider asks for other eyes too

T = TypeVar("T")

_ready: OrderedDict[tuple[str, int], bytes] = OrderedDict()
_reader = ThreadPoolExecutor(1, "replay")  # one at a time: a long log takes seconds


class Sheets(msgspec.Struct, frozen=True):
    """The score sheets of all seats, as one viewer is shown them."""

    viewer: int
    sheets: list[Sheet]
    result: Result | None


# Score sheets


async def sheets_of(hall: Hall, kept: Kept, viewer: int, person: str) -> Sheets:
    """While it runs, from one's own seat or as a spectator; then from any."""
    room = hall.room(kept.id)
    async with room.lock:
        await room.open(kept.version)
        game, result = room.match.game, room.match.result
        if viewer not in (SPECTATOR, ALL_SEEING):
            room.match.now.name_of(viewer)
        if result is None and not room.may_look(person, viewer):
            raise Fault("not-your-seat", seat=str(viewer))
        eyes = viewer if result is None else ALL_SEEING
        return Sheets(viewer, [game.sheet(seat, eyes) for seat in range(game.seats)], result)


async def missed_by(hall: Hall, kept: Kept, viewer: int, person: str) -> Missed:
    """What the others did since this seat last acted, however far back that lies."""
    room = hall.room(kept.id)
    async with room.lock:
        await room.open(kept.version)
        if viewer == SPECTATOR or not room.may_look(person, viewer):
            raise Fault("not-your-seat", seat=str(viewer))
        try:
            return room.door(viewer).missed()
        except Fault as fault:
            if fault.code != "entry-forgotten":
                raise
        await room.remember_all()
        return room.door(viewer).missed()


# Replays


async def replay(store: Store, kept: Kept, viewer: int) -> bytes:
    """Compressed JSON of a match that is over."""
    if kept.phase != "closed":
        raise Fault("not-over")
    key = (kept.id, viewer)
    if key not in _ready:
        lines = await store.lines(kept.id, 0, kept.n)
        _ready[key] = await _in_turn(lambda: _packed(replayed(kept, lines), viewer))
        if len(_ready) > _REMEMBERED:
            _ready.popitem(last=False)
    _ready.move_to_end(key)
    return _ready[key]


async def replay_record(store: Store, data: bytes, viewer: int) -> bytes:
    """Of a record that somebody sends: checked as `fernweh verify` does."""
    if len(data) > LARGEST_RECORD:
        raise Fault("record-too-large", most=LARGEST_RECORD)
    origin = archive.read(data)[0].origin
    if origin is not None:
        await _must_be_ours(store, origin)
    return await _in_turn(lambda: _packed(archive.load(data), viewer))


async def _must_be_ours(store: Store, origin: Origin) -> None:
    """A position from outside is believed only if a match of this server has come to it."""
    kept = await store.find(origin.id)
    if kept is None or origin.n > kept.n or kept.phase != "closed":
        raise Fault("origin-unknown", id=origin.id)
    lines = await store.lines(origin.id, 0, origin.n)
    match = await _in_turn(lambda: replayed(kept, lines))
    if match.game.text() != origin.table:
        raise Fault("origin-table")


async def _in_turn(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(_reader, work)


def _packed(match: Match, viewer: int) -> bytes:
    return gzip.compress(msgspec.json.encode(replay_of(match, viewer)), 6)


# Playing on


async def branch(hall: Hall, kept: Kept, person: str, wish: Branch) -> str:
    """A new table at which a person plays on against bots from entry n of a match that is over."""
    if kept.phase != "closed":
        raise Fault("not-over")
    if not 1 <= wish.n <= kept.n:
        raise Fault("no-such-entry", n=wish.n)
    bots = _bots(kept, wish)
    lines = await hall.store.lines(kept.id, 0, wish.n)
    match = await _in_turn(lambda: replayed(kept, lines))
    must_be_playing(match.now)
    terms = msgspec.structs.replace(
        kept.terms, seats=kept.header.seats, bots=bots, clock=ClockTerms(), listed=False,
        rated=False, club="", at_once=False,
    )  # fmt: skip
    return await hall.make(person, terms, origin=Origin(kept.id, wish.n, match.game.text()))


def _bots(kept: Kept, wish: Branch) -> list[str]:
    """A bot on every seat but the person's."""
    seats = kept.header.seats
    if len(wish.bots) != seats or wish.seat >= seats:
        raise Fault("bad-seats", seats=len(wish.bots), allowed=str(seats))
    return ["" if seat == wish.seat else find(bot).name for seat, bot in enumerate(wish.bots)]
