"""Matches for the tests: the same for the same seed, down to the times."""

import json
import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import count
from typing import Any

from hypothesis import HealthCheck, settings
from tests.scale import scaled

from fernweh.play import archive
from fernweh.play.fairness import SIZE, hash_of
from fernweh.play.match import Match, TimeSource
from fernweh.play.party import Player, begin
from fernweh.play.signature import Keyring

ADA, BOT = Player("Ada"), Player("Greedy", bot="greedy")
SHORT = {"rounds": 1, "cap": 8}
CALM = settings(
    deadline=None, max_examples=scaled(30, 10), suppress_health_check=[HealthCheck.too_slow]
)


def ticking() -> TimeSource:
    """A clock that goes on by a quarter of a second each time it is read."""
    start, ticks = datetime(2026, 1, 31, 23, 59, 58, tzinfo=UTC), count()
    return lambda: start + timedelta(milliseconds=250 * next(ticks))


def begun(seed: int = 0, players: tuple[Player, ...] = (ADA, BOT), **options: Any) -> Match:
    entropy = random.Random(seed).randbytes
    return begin("lost_cities", players, options or SHORT, clock=ticking(), entropy=entropy)


def play_on(match: Match, choose: Callable[[list[str]], str], most: int = 10**6) -> Match:
    """Moves for whoever must act, until it is over or that many were made."""
    for _ in range(most):
        if match.actor < 0:
            break
        match.act(match.actor, choose(match.game.moves()))
    return match


def played(seed: int = 0, **options: Any) -> Match:
    """A random match to the end."""
    return play_on(begun(seed, **options), random.Random(seed).choice)


def eventful(seed: int = 0, end: str = "resign", signed: bool = False) -> Match:
    """A match with every kind of entry; signed, one seat has a key from the start, one later."""
    rng = random.Random(seed)
    match = Match.open("lost_cities", options={"rounds": 1}, secret=rng.randbytes(SIZE),
                       clock=ticking(), id="eventful")  # fmt: skip
    nonces = [rng.randbytes(SIZE) for _ in range(4)]
    match.keyring = Keyring(bytes(SIZE), match.header.id) if signed else None
    keys = [match.keyring.key(name) if match.keyring else "" for name in match.now.names]
    match.take_seat(0, "Zoë", hash_of(nonces[0]))
    match.take_seat(1, "سارا", hash_of(nonces[1]))
    match.show_nonce(0, nonces[0])
    match.leave_seat(1)  # so the nonce that was shown is void
    match.take_seat(0, "Zoë", hash_of(nonces[2]), keys[0])
    match.seat_bot(1, "greedy")
    match.leave_seat(1, by="host")
    match.take_seat(1, "Юрий", hash_of(nonces[3]))
    match.show_nonce(1, nonces[3])
    match.show_nonce(0, nonces[2])
    play_on(match, rng.choice, 5)
    if signed:
        match.take_key(1, keys[1])
    play_on(match, rng.choice, 1)
    lay_and_take_back(match, rng)
    match.bot_in(0, "greedy")
    play_on(match, rng.choice, 2)
    match.bot_out(0, "Zoë", keys[0])
    play_on(match, rng.choice, 4)
    match.take_back_agreed(match.actor, last_turn(match, match.actor))
    {"resign": match.resign, "flag": match.flag}[end](1)
    return match


def last_turn(match: Match, seat: int) -> int:
    """The last entry but the present one after which it was this seat's turn."""
    return next(n for n in range(match.n - 1, 0, -1) if match.moments[n].actor == seat)


def lay_and_take_back(match: Match, rng: random.Random) -> None:
    """Go to the first half of a turn, lay a card, take it back, lay another."""
    if match.game.view(0).phase == "draw":
        match.act(match.actor, "draw")
    seat = match.actor
    match.act(seat, rng.choice(match.game.moves()))
    match.take_back(seat)
    match.act(seat, rng.choice(match.game.moves()))


@cache
def record(seed: int = 0) -> bytes:
    """The record of a short random match."""
    return archive.write(played(seed))


def unsigned(data: bytes) -> bytes:
    """The same record without keys and signatures, as records were before there were any."""
    lines = [json.loads(text) for text in archive.unsealed(data)]
    for line in lines[1:]:
        line.pop("key", None), line.pop("sig", None)
    texts = [json.dumps(line, separators=(",", ":"), ensure_ascii=False) for line in lines]
    return archive.seal_texts([text.encode() for text in texts])


@cache
def eventful_record() -> bytes:
    return archive.write(eventful())
