"""Pairs of tables that differ only in what a viewer may not know, and every message compared.

    python -m tests.server.leaks --pairs 100000
    python -m tests.server.leaks --pairs 5000 --game survive --seed 7   # a part of it, by itself

From random positions a twin of the match is made for each viewer: everything that this viewer
cannot know is dealt anew. Both are put into rooms of a server and the same things happen there:
people come in, ask why, act, ask the others, talk; the draws that follow are made independently in
both. Wherever the concealed tables are still equal (the laws of the kernel hold `conceal` itself),
every byte that the viewer was sent must be equal: views, patches, events, refusals, hints, what
REST tells, in number, order and size.
"""

import argparse
import asyncio
import copy
import gc
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache, partial

import msgspec

from fernweh.bots import find
from fernweh.games import CATALOGUE, load
from fernweh.kernel.chance import generator
from fernweh.kernel.event import SPECTATOR
from fernweh.play import bind, fairness
from fernweh.play import wire as game
from fernweh.play.clock import Clock, ClockTerms
from fernweh.play.late import Late
from fernweh.play.match import Match
from fernweh.play.party import Player, begin
from fernweh.server import deeds, replays, rest, wire
from fernweh.server import room as rooms
from fernweh.server.hall import Hall
from fernweh.server.room import Room
from fernweh.server.store import Change, Kept
from fernweh.server.terms import State, Terms

NOW = 1_800_000_000_000
SAMPLE = 8  # of so many pairs one is looked at: does anything hidden differ?


@contextmanager
def stopped_clock() -> Iterator[None]:
    """Times are in messages too: both worlds have the same; and binds, which tell no world from
    another to who has not the secret.
    """
    real, dated, binds = rooms.now_ms, deeds.date_ms, bind.bind
    rooms.now_ms = deeds.now_ms = deeds.date_ms = lambda: NOW
    bind.bind = lambda secret, n, line: f"{n:064x}"  # salted by the secret: test_hiding.py
    try:
        yield
    finally:
        bind.bind = binds
        rooms.now_ms = deeds.now_ms = real
        deeds.date_ms = dated


class Empty:
    """A database without a row."""

    async def read(self, sql: str, values: object = ()) -> list[object]:
        return []


class Shelf:
    """A store that keeps nothing: the room has it all."""

    database = Empty()

    async def append(self, change: Change) -> Kept:
        n = change.kept.n + len(change.entries)
        return change.kept._replace(
            state=change.state, version=change.kept.version + 1, n=n, phase=change.phase
        )

    async def done_by(self, id: str, command: str) -> None:
        return None

    async def said_by(self, id: str, command: str) -> bool:
        return False

    async def talk(self, id: str) -> list[bytes]:
        return []

    async def talk_after(self, id: str, k: int) -> list[bytes]:
        return []


class Ear:
    """Somebody connected: remembers every byte."""

    def __init__(self, person: str, viewer: int) -> None:
        self.person, self.client, self.lag, self.muted = person, "client", 0, {}
        self.viewer = self.wish = self.shown = viewer
        self.address = self.entered = ""
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)

    def end(self, code: int) -> None:
        self.heard.append(str(code).encode())


def person(seat: int) -> str:
    return f"person-{seat}"


class World:
    """A match in a room, with a viewer who hears, and everybody else."""

    def __init__(self, match: Match, viewer: int) -> None:
        seats = match.header.seats
        terms = Terms(match.header.game, seats, clock=ClockTerms("live"), hints=True)
        people = [person(seat) for seat in range(seats)]
        clock = Clock.of(terms.clock, seats).turned(terms.clock, match.actor, NOW - 5_000)
        state = State(people[0], people, clock, started=True)
        self.hall = Hall(Shelf(), None)
        self.room = Room(match.header.id, Shelf(), 0)
        self.room._match = match
        self.room._kept = Kept(match.header.id, match.header, match.secret, terms, state, 0,
                               match.n, match.now.phase.value, NOW, NOW)  # fmt: skip
        self.room.seen, self.room._version_seen = match.n, 0
        self.began = match.n
        self.hall.rooms[match.header.id] = self.room
        self.ears = [Ear(person(seat), seat) for seat in range(seats) if seat != viewer]
        self.viewer = Ear(person(viewer) if viewer >= 0 else "", viewer)
        self.room.listeners = {self.viewer}

    @property
    def match(self) -> Match:
        return self.room.match

    def known(self) -> str:
        match = self.match
        return match.now.phase.value + match.game.seen_by(self.viewer.viewer).text()

    def way(self) -> list[str]:
        """What may be known after each entry: one's own cards may come in another order, and the
        hand be the same in the end.
        """
        games = [self.match.moments[n].game for n in range(self.began, self.match.n + 1)]
        return [game.seen_by(self.viewer.viewer).text() for game in games]

    async def tell(self, ear: Ear, command: wire.Command) -> None:
        await self.hall.receive(self.room, ear, command)

    async def look(self) -> None:
        """What a newcomer with the same eyes is told, and what REST says."""
        viewer, send = self.viewer.viewer, self.viewer.send
        send(wire.encode(self.room.table(self.viewer.person)))
        send(wire.encode(self.room.door(viewer).welcome()))
        for each in self.room.times():
            send(each)
        send(msgspec.json.encode(rest._table(self.room.kept, self.viewer.person, {})))
        if self.match.result is None:  # after it, everybody is shown all of it
            kept, person = self.room.kept, self.viewer.person
            send(msgspec.json.encode(await replays.sheets_of(self.hall, kept, viewer, person)))

    def hint(self, seed: int) -> None:
        """A bot of this seat is given what it may know, and nothing else decides."""
        match, seat = self.match, self.viewer.viewer
        if match.actor == seat != SPECTATOR:
            seen = self.room.door(seat).known()
            self.viewer.send(seen.table.tobytes())
            self.viewer.send(find("greedy").choose(seen, generator(seed)).encode())


def twin(match: Match, viewer: int, seed: int) -> Match:
    """The same match with everything else where this viewer cannot see."""
    other = copy.copy(match)
    hidden = match.game.determinized(viewer, generator(seed))
    other.moments = Late(
        [(n, match.moments[n]) for n in match.now.trail] + [(match.n, match.now.then(game=hidden))]
    )
    other.log = Late([(n, match.log[n]) for n in range(match.n) if match.log.knows(n)], match.n)
    return other


def opened(match: Match) -> Match:
    """A copy to play on."""
    other = copy.copy(match)
    other.moments = Late([(n, match.moments[n]) for n in (*match.now.trail, match.n)])
    other.log = Late([(n, match.log[n]) for n in range(match.n) if match.log.knows(n)], match.n)
    return other


@lru_cache
def all_moves(name: str) -> list[str]:
    rules = load(name)
    return [rules.move_of(action) for action in range(len(rules.ACTIONS))]


def commands(match: Match, rng: random.Random) -> list[wire.Command]:
    moves = all_moves(match.header.game)
    n = match.n
    return [
        *(game.Why(f"why {i}", rng.choice(moves)) for i in range(3)),
        game.Why("odd", "xyzzy"),
        *(game.LookAhead(f"ahead {i}", n, move) for i, move in enumerate(match.game.moves()[:6])),
        game.LookAhead("ahead", n),
        game.Act("stale", max(0, n - 1), rng.choice(moves)),
        wire.Ask("ask", "bot-in", rng.randrange(match.header.seats)),
        wire.Say("say", "hello"),
        wire.SayPhrase("say-phrase", "good-luck"),
        wire.AskHint("hint", n),
        wire.ComeBack("back", rng.randrange(match.header.seats)),
    ]


async def happen(world: World, asked: list[wire.Command], move: str, seed: int) -> None:
    await world.look()
    world.hint(seed)
    for command in asked:
        if not isinstance(command, wire.AskHint):
            await world.tell(world.viewer, command)
    seat = world.match.actor
    actor = (
        world.viewer
        if seat == world.viewer.viewer
        else next(ear for ear in world.ears if ear.viewer == seat)
    )
    await world.tell(actor, game.Act("act", world.match.n, move))
    await world.look()
    world.hint(seed)


Outcomes = dict[int, str]  # by the number of the draw


def draws(seed: int, same: Outcomes, made: Outcomes, always: bool = False):
    """Chance of its own for each world; half of the time what the other world drew."""
    rng = random.Random(seed)

    def pick(key: bytes, draw: int, weights: dict[str, int]) -> str:
        found = same.get(draw, "")
        if found not in weights or not (always or rng.random() < 0.5):
            found = rng.choices(list(weights), list(weights.values()))[0]
        made[draw] = found
        return found

    return pick


async def compare(match: Match, viewer: int, seed: int) -> bool | None:
    """Whether both worlds told the viewer the same; None if they differ in what may be known."""
    rng = random.Random(seed)
    one, two = World(opened(match), viewer), World(twin(match, viewer, seed), viewer)
    assert one.known() == two.known()
    shared = sorted(set(one.match.game.moves()) & set(two.match.game.moves()))
    if not shared:
        return None
    move, asked = rng.choice(shared), commands(match, rng)
    first, second = {}, {}
    await drawn(one, draws(seed, {}, first), asked, move, seed)
    await drawn(two, draws(seed + 1, first, second), asked, move, seed)
    if one.known() != two.known() or one.match.n != two.match.n:
        return None
    if one.viewer.heard == two.viewer.heard:
        return True
    if one.way() != two.way():
        return None
    again = partial(redrawn, match, viewer, seed, asked, move)
    other = {draw: found for draw, found in second.items() if found != first.get(draw)}
    open_dice = {
        draw: found
        for draw, found in other.items()
        if left_no_trace(one, await again(first | {draw: found}))
    }
    third = await again(first | open_dice)
    return None if open_dice and third.viewer.heard == two.viewer.heard else False


async def redrawn(
    match: Match, viewer: int, seed: int, asked: list[wire.Command], move: str, same: Outcomes
) -> World:
    """The first world once more, with these outcomes."""
    world = World(opened(match), viewer)
    await drawn(world, draws(seed, same, {}, always=True), asked, move, seed)
    return world


def left_no_trace(one: World, other: World) -> bool:
    """Another outcome in the same world, and the whole table is the same: what fell was no secret
    of the table, but a die that everybody saw and that moved nothing.
    """
    return one.match.game.text() == other.match.game.text()


async def drawn(world: World, pick, asked: list[wire.Command], move: str, seed: int) -> None:
    real, fairness.pick = fairness.pick, pick
    try:
        await happen(world, asked, move, seed)
    finally:
        fairness.pick = real


def position(name: str, rng: random.Random) -> Match:
    seats = rng.choice(load(name).SEATS)
    match = begin(name, [Player(f"P{n}") for n in range(seats)], entropy=rng.randbytes)
    match.forget(match.n)
    return match


async def soak(name: str, pairs: int, seed: int = 0) -> tuple[int, int, int]:
    """(compared, with hidden parts that really differ, unequal)."""
    with stopped_clock():
        return await _soaked(name, pairs, seed)


async def _soaked(name: str, pairs: int, seed: int) -> tuple[int, int, int]:
    rng, compared, moved, unequal = random.Random(seed), 0, 0, 0
    match = position(name, rng)
    while compared < pairs:
        if match.actor < 0 or match.result or rng.random() < 0.005:
            match = position(name, rng)
        for viewer in (SPECTATOR, *range(match.header.seats)):
            twin_seed = rng.getrandbits(62)
            same = await compare(match, viewer, twin_seed)
            if same is not None:
                compared += 1
                unequal += not same
                if compared % SAMPLE == 0:
                    moved += twin(match, viewer, twin_seed).game.text() != match.game.text()
        for _ in range(rng.randint(1, 4)):
            if match.actor >= 0:
                match.act(match.actor, rng.choice(match.game.moves()))
        match.forget(match.n - 8)
    return compared, moved * SAMPLE, unequal


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--game", choices=sorted(CATALOGUE))
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    failed = False
    gc.set_threshold(100_000, 20)  # worlds come and go: look for garbage now and then
    for name in [given.game] if given.game else CATALOGUE:
        compared, moved, unequal = asyncio.run(soak(name, given.pairs, given.seed))
        hidden = f"hidden parts differ in about {moved}"
        sys.stdout.write(f"{name}: {compared} pairs, {hidden}, unequal: {unequal}\n")
        sys.stdout.flush()
        failed |= bool(unequal)
    sys.exit(failed)


if __name__ == "__main__":
    main()
