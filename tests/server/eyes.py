"""Walks from an empty table, with a law after every step: each connection sees what its person may.

    python -m tests.server.eyes --walks 200
    python -m tests.server.eyes --walks 50 --game survive --seed 7

People sit, get up, are unseated for a nonce that never came, are replaced by bots and come back;
they look on, look from seats that they hold and from seats that they held, change sockets and
workers; the host exchanges seats, sends people away and lays the table anew, and after the match
they play again, where the walk goes on; two workers share one store. After every command and every
event of the table the last view of every connection, put together from its messages by the code
below, must be the view of the seat that it asked to see through if its person holds that seat now,
and a spectator's if not.
"""

import argparse
import asyncio
import hashlib
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from fernweh.games import CATALOGUE, load
from fernweh.kernel.fault import Fault
from fernweh.play import wire as game
from fernweh.play.clock import ClockTerms
from fernweh.server import agreements, room, wire
from fernweh.server.hall import Hall
from fernweh.server.presence import GRACE
from fernweh.server.schedule import Schedule
from fernweh.server.sqlite import Sqlite
from fernweh.server.store import Due, Store
from fernweh.server.terms import Terms
from fernweh.server.timepiece import now_ms
from fernweh.server.worker import Worker

PEOPLE = ("ada", "ben", "cyd", "dot", "eve")
SPECTATOR = -1


def merged(whole: Any, patch: Any) -> Any:
    """RFC 7396, from its text."""
    if not isinstance(patch, dict):
        return patch
    found = dict(whole) if isinstance(whole, dict) else {}
    for key, value in patch.items():
        if value is None:
            found.pop(key, None)
        else:
            found[key] = merged(found.get(key), value)
    return found


class Ear:
    """A connection, and what its messages come to."""

    def __init__(self, person: str, client: str, hall: Hall) -> None:
        self.person, self.client, self.hall = person, client, hall
        self.wish = self.shown = SPECTATOR
        self.wished = SPECTATOR  # by our own count
        self.address, self.entered, self.lag, self.muted = "", "", 0, {}
        self.n, self.viewer, self.view, self.choices = -1, SPECTATOR, {}, []
        self.table: dict[str, Any] = {}
        self.talk: set[int] = set()
        self.answers: dict[str, dict[str, Any]] = {}
        self.ended = 0

    def send(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        match message["type"]:
            case "welcome":
                self.viewer, self.view = message["viewer"], message["view"]
                self._here(message["now"])
            case "step":
                assert message["n"] == self.n + 1, (message["n"], self.n)
                self.view = merged(self.view, message["patch"])
                self._here(message["now"])
            case "table":
                self.table = message
            case "talk":
                self.talk.add(message["k"])
            case "done" | "refused" | "ahead":
                self.answers[message["id"]] = message

    def _here(self, now: dict[str, Any]) -> None:
        self.n, self.choices = now["n"], [each["move"] for each in now["choices"]]

    def end(self, code: int) -> None:
        self.ended = code


class Walk:
    """One table, two workers, and whatever people do there."""

    def __init__(self, name: str, store: Store, seed: int) -> None:
        self.name, self.store, self.rng = name, store, random.Random(seed)
        self.halls = [Hall(store, None), Hall(store, None)]
        for hall, other in (self.halls, self.halls[::-1]):
            hall.owners.worker = f"worker-{id(hall)}"
            hall.announce = self._announced_to(other)
        self.schedules = [Schedule(hall, None, Worker(store)) for hall in self.halls]
        self.ears: list[Ear] = []
        self.nonces: dict[tuple[str, int], bytes] = {}
        self.done: Counter[str] = Counter()
        self.ids, self.later = 0, 0

    def _announced_to(self, other: Hall):
        async def announce(match: str, version: int) -> None:
            other.hear_of(match, version)

        return announce

    async def begin(self) -> None:
        seats = self.rng.choice(load(self.name).SEATS)
        kind = self.rng.choice(["none", "live", "live", "days"])
        terms = Terms(self.name, seats, clock=ClockTerms(kind, at_zero="bot"), hints=True)
        self.id = await self.halls[0].make(PEOPLE[0], terms)
        self.seats = seats

    # What happens

    async def step(self) -> None:
        chances = [(self.come, 6), (self.go, 1), (self.sit, 8), (self.get_up, 1), (self.start, 5),
                   (self.show, 3), (self.look, 5), (self.play, 16), (self.take_back, 1),
                   (self.resign, 0.3), (self.ask, 3), (self.reply, 3), (self.come_back, 2),
                   (self.say, 1), (self.probe, 4), (self.unseat, 0.4), (self.fall, 0.5),
                   (self.seat_bot, 1), (self.wait, 2), (self.exchange, 1), (self.send_away, 0.5),
                   (self.let_back, 0.5), (self.lay_anew, 0.2), (self.rematch, 1)]  # fmt: skip
        deeds, weights = zip(*chances, strict=True)
        deed = self.rng.choices(deeds, weights)[0]
        self.last = deed.__name__
        await deed()
        await self.settle()
        await self.check()
        await self.follow()

    async def settle(self) -> None:
        for _ in range(200):
            if not any(hall._tasks for hall in self.halls):
                return
            await asyncio.sleep(0.001)
        raise AssertionError("it does not come to rest")

    def ear(self) -> Ear | None:
        return self.rng.choice(self.ears) if self.ears else None

    async def tell(self, ear: Ear | None, asked: type, /, **facts: Any) -> bool:
        if ear is None:
            return False
        self.ids += 1
        id = str(self.ids)
        await ear.hall.receive(ear.hall.room(self.id), ear, asked(id=id, **facts))
        answer = ear.answers[id]
        if answer["type"] == "done":
            self.done[asked.__struct_config__.tag] += 1
        return answer["type"] == "done"

    def any_seat(self) -> int:
        return self.rng.randrange(self.seats)

    async def come(self) -> None:
        if len(self.ears) > 8:
            return
        person = self.rng.choice([*PEOPLE, ""])
        ear = Ear(person, f"client {self.ids}", self.rng.choice(self.halls))
        await self.enter(ear, self.rng.choice([SPECTATOR, *range(self.seats)]))

    async def enter(self, ear: Ear, viewer: int) -> None:
        ear.wished = viewer
        hello = wire.Hello("hello", wire.VERSION, ear.client, viewer)
        await ear.hall.enter(ear.hall.room(self.id), ear, hello)
        self.ears.append(ear)

    async def go(self) -> None:
        if ear := self.ear():
            self.ears.remove(ear)
            ear.hall.leave(ear.hall.room(self.id), ear)

    async def sit(self) -> None:
        ear, seat = self.ear(), self.any_seat()
        nonce = self.rng.randbytes(32)
        hashed = hashlib.sha256(nonce).hexdigest()
        if ear and await self.tell(ear, wire.Sit, seat=seat, name=ear.person, nonce_hash=hashed):
            self.nonces[ear.person, seat] = nonce

    async def get_up(self) -> None:
        await self.tell(self.ear(), wire.GetUp, seat=self.any_seat())

    async def seat_bot(self) -> None:
        await self.tell(self.ear(), wire.SeatBot, seat=self.any_seat(), bot="greedy")

    async def exchange(self) -> None:
        ear = self.ear()
        if ear:
            at = max(0, ear.n)
            pair = {"seat": self.any_seat(), "other": self.any_seat()}
            await self.tell(ear, wire.Exchange, at=at, **pair)

    async def send_away(self) -> None:
        ear, seat = self.ear(), self.any_seat()
        kept = await self.store.find(self.id)
        await self.tell(ear, wire.SendAway, seat=seat, name=kept.state.names[seat] or "nobody")

    async def let_back(self) -> None:
        ear = self.ear()
        told = ear.table["sent_away"] if ear else []
        await self.tell(ear, wire.LetBack, voice=told[0]["voice"] if told else "somebody")

    async def lay_anew(self) -> None:
        if self.rng.random() < 0.5:
            await self.tell(self.ear(), wire.OpenSeat)
        else:
            await self.tell(self.ear(), wire.CloseSeat, seat=self.any_seat())

    async def rematch(self) -> None:
        await self.tell(self.ear(), wire.Rematch, bot=self.rng.choice(["", "greedy"]))

    async def follow(self) -> None:
        """Where it goes on at another table, everybody is led there, and the walk with them."""
        state = (await self.store.find(self.id)).state
        to = state.moved or state.rematch
        if not to:
            return
        for ear in list(self.ears):
            ear.hall.leave(ear.hall.room(self.id), ear)
        led, self.ears, self.id, self.nonces = self.ears, [], to, {}
        await self.settle()
        self.seats = (await self.store.find(to)).terms.seats
        for ear in led:
            await self.enter(Ear(ear.person, ear.client, ear.hall), SPECTATOR)
        await self.settle()
        await self.check()

    async def start(self) -> None:
        makers = [ear for ear in self.ears if ear.person == PEOPLE[0]]
        if makers and await self.tell(self.rng.choice(makers), wire.Start):
            await self.show()

    async def show(self) -> None:
        """Some are late, or gone."""
        for (person, seat), nonce in list(self.nonces.items()):
            theirs = [ear for ear in self.ears if ear.person == person]
            if theirs and self.rng.random() < 0.9:
                ear = self.rng.choice(theirs)
                await self.tell(ear, wire.ShowNonce, seat=seat, nonce=nonce.hex())

    async def look(self) -> None:
        ear, viewer = self.ear(), self.rng.choice([SPECTATOR, *range(self.seats)])
        if await self.tell(ear, wire.Look, viewer=viewer):
            ear.wished = viewer

    async def play(self) -> None:
        for ear in self.rng.sample(self.ears, len(self.ears)):
            if ear.choices:
                moves = [self.rng.choice(ear.choices)]
                if self.rng.random() < 0.3:
                    moves.append(self.rng.choice(ear.choices))  # as often as not it may not follow
                await self.tell(ear, game.Gesture, at=ear.n, moves=moves)
                return
        await self.bot()

    async def bot(self) -> None:
        hall = self.rng.choice(self.halls)
        found = await self.opened(hall)
        seat = found.match.actor
        if seat >= 0 and found.match.now.sitting[seat].bot:
            move = self.rng.choice(found.match.game.moves())
            due = Due(self.id, "bot", found.kept.n, 0)
            schedule = self.schedules[self.halls.index(hall)]
            await hall.with_room(found, lambda: schedule._move(found, due, seat, move))
            self.done["bot"] += 1

    async def take_back(self) -> None:
        ear = self.ear()
        if ear:
            await self.tell(ear, game.TakeBack, at=max(0, ear.n))

    async def resign(self) -> None:
        ear = self.ear()
        if ear:
            await self.tell(ear, game.Resign, at=max(0, ear.n))

    async def ask(self) -> None:
        kind = self.rng.choice(["take-back", "bot-in"])
        await self.tell(self.ear(), wire.Ask, kind=kind, seat=self.any_seat())

    async def reply(self) -> None:
        kind, agree = self.rng.choice(["take-back", "bot-in"]), self.rng.random() < 0.8
        await self.tell(self.ear(), wire.Reply, kind=kind, seat=self.any_seat(), agree=agree)

    async def come_back(self) -> None:
        await self.tell(self.ear(), wire.ComeBack, seat=self.any_seat())

    async def say(self) -> None:
        await self.tell(self.ear(), wire.Say, text="hello")

    async def probe(self) -> None:
        """Ask what only a seat may ask: who holds none learns nothing."""
        ear = self.ear()
        if ear is None:
            return
        rules = load(self.name)
        move = rules.move_of(self.rng.randrange(len(rules.ACTIONS)))
        await self.tell(ear, game.Why, move=move)
        answer = ear.answers[str(self.ids)]
        held = await self.held_by(ear.person)
        assert ear.wished in held or answer.get("code") == "not-seated", answer
        await self.tell(ear, game.LookAhead, at=max(0, ear.n))
        assert ear.wished in held or ear.answers[str(self.ids)]["type"] == "refused"

    async def unseat(self) -> None:
        """The nonces come too late."""
        hall = self.rng.choice(self.halls)
        schedule, found = self.schedules[self.halls.index(hall)], await self.opened(hall)
        await hall.with_room(found, lambda: schedule._unseat(found))

    async def fall(self) -> None:
        """Somebody's time is up, or nobody's."""
        hall = self.rng.choice(self.halls)
        schedule, found = self.schedules[self.halls.index(hall)], await self.opened(hall)
        if found.kept.state.clock.running >= 0:
            self.later += 4 * 86_400_000
            await hall.with_room(found, lambda: schedule._let_flag_fall(found))
            self.done["flag"] += 1

    async def wait(self) -> None:
        self.later += self.rng.choice([1_000, GRACE])

    async def opened(self, hall: Hall) -> room.Room:
        found = hall.room(self.id)
        async with found.lock:
            await found.open()
            return found

    async def held_by(self, person: str) -> list[int]:
        kept = await self.store.find(self.id)
        return [seat for seat, each in enumerate(kept.state.people) if person and each == person]

    # The law

    async def check(self) -> None:
        kept = await self.store.find(self.id)
        fresh = await room.Room(self.id, self.store, 0).read(kept, whole=True)
        for hall in self.halls:
            here = hall.rooms.get(self.id)
            assert not here or not here.is_open or here.match.n == here.kept.n, "not written"
        for ear in self.ears:
            held = await self.held_by(ear.person)
            eyes = ear.wished if ear.wished in held else SPECTATOR
            wanted = msgspec.to_builtins(fresh.game.view(eyes))
            assert (ear.n, ear.ended) == (kept.n, 0), (ear.person, ear.n, kept.n)
            assert ear.viewer == eyes, (ear.person, ear.viewer, eyes, held)
            assert ear.view == wanted, ear.person
            mine = fresh.actor == eyes != SPECTATOR
            assert bool(ear.choices) <= mine, (ear.person, ear.choices)
            self.check_table(ear, kept, held)

    def check_table(self, ear: Ear, kept: Any, held: list[int]) -> None:
        """All are told the same of the table, at whichever worker they are."""
        here = {each.person for each in self.ears}
        present = [seat for seat, each in enumerate(kept.state.people) if each and each in here]
        assert ear.table["mine"] == held
        assert ear.table["present"] == present, (ear.table["present"], present)
        assert ear.table["offers"] == msgspec.to_builtins(kept.state.offers)
        self.check_company(ear, kept.state)
        if ear.talk:
            assert max(ear.talk) == kept.state.chats

    def check_company(self, ear: Ear, state: Any) -> None:
        """Who is expected is told to all, without saying who they are; who was sent away, to the
        host and to themselves.
        """
        told = [each["seat"] for each in ear.table["expected"] if each["is_me"]]
        mine = [each.seat for each in state.expected if each.person == ear.person]
        assert told == mine, (told, mine)
        is_host = ear.person == state.maker and ear.table["phase"] in ("seating", "nonces")
        assert len(ear.table["sent_away"]) == (len(state.sent_away) if is_host else 0)
        gone = any(each.person == ear.person for each in state.sent_away)
        early = ear.table["phase"] in ("seating", "nonces")
        assert ear.table["is_sent_away"] == (gone and early)
        named = {*state.names, *(each.name for each in (*state.expected, *state.sent_away))}
        told = msgspec.json.encode(ear.table).decode()
        assert not any(f'"{person}"' in told for person in PEOPLE if person not in named)


async def walk(name: str, seed: int, steps: int, folder: Path) -> Counter[str]:
    database = Sqlite(folder / f"{name}-{seed}.sqlite")
    await database.open()
    try:
        found = Walk(name, Store(database), seed)
        await database.write(_alive(found))
        clocks = (room, agreements) if hasattr(agreements, "now_ms") else (room,)
        with Later(found, *clocks):
            await found.begin()
            for at in range(steps):
                try:
                    await found.step()
                except (AssertionError, Fault) as wrong:
                    raise AssertionError(
                        f"{name}, seed {seed}, step {at}, {found.last}: {wrong}"
                    ) from wrong
        return found.done
    finally:
        await database.close()


def _alive(walk: Walk) -> list[Any]:
    from fernweh.server.database import Statement

    sql = "INSERT INTO workers (id, at, address) VALUES ($1, $2, '')"
    return [Statement(sql, (hall.owners.worker, 2**60)) for hall in walk.halls]


class Later:
    """Time that a walk can let pass."""

    def __init__(self, walk: Walk, *modules: Any) -> None:
        from fernweh.server import deeds, schedule

        self.walk, self.modules = walk, (*modules, deeds, schedule)

    def __enter__(self) -> None:
        for module in self.modules:
            module.now_ms = lambda: now_ms() + self.walk.later

    def __exit__(self, *_: Any) -> None:
        for module in self.modules:
            module.now_ms = now_ms


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--walks", type=int, default=100)
    parser.add_argument("--steps", type=int, default=250)
    parser.add_argument("--game", choices=sorted(CATALOGUE))
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    for name in [given.game] if given.game else CATALOGUE:
        done: Counter[str] = Counter()
        for seed in range(given.seed, given.seed + given.walks):
            with tempfile.TemporaryDirectory() as folder:
                done += asyncio.run(walk(name, seed, given.steps, Path(folder)))
        told = ", ".join(f"{kind} {count}" for kind, count in sorted(done.items()))
        sys.stdout.write(f"{name}: {given.walks} walks of {given.steps} steps: {told}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
