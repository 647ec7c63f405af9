"""A match after one entry. Moments never change, so going back is taking an earlier one again."""

from enum import StrEnum
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from fernweh.games.game import Game
from fernweh.kernel.event import Event
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import NOBODY
from fernweh.play import weights
from fernweh.play.wire import Result, Seated


class MatchPhase(StrEnum):
    SEATING = "seating"  # seats are free
    NONCES = "nonces"  # all sit; nonces are being shown
    PLAY = "play"
    OVER = "over"  # the result is known, the secret not yet
    CLOSED = "closed"  # nothing more is written


class Sitting(NamedTuple):
    """Who sits on a seat, what that seat gave to chance, and how it signs."""

    name: str = ""
    bot: str = ""
    derived: bool = False  # a bot took the seat, so its nonce comes from the secret
    nonce_hash: str = ""
    nonce: str = ""
    key: str = ""  # "" for a seat that does not sign
    last: str = ""  # the hash of its last signature by this key
    changes: int = 0  # of the key since it last signed


class Moment(msgspec.Struct, frozen=True):
    n: int  # the entry after which this is
    at: str
    game: Game  # whole, and never changed: copy before playing on
    phase: MatchPhase
    sitting: tuple[Sitting, ...]
    draws: int = 0  # chance entries so far
    trail: tuple[int, ...] = ()  # entries to which the actor may still go back, earliest first
    events: tuple[Event, ...] = ()  # of this entry, whole: only `seen_by` leaves the process
    result: Result | None = None
    hashes: frozenset[str] = frozenset()  # persons' nonces, not to come again
    lost: tuple[int, ...] = ()  # seats that resigned or ran out of time, the first one first
    _actor: int | None = None  # both are found when they are first asked for
    _table: str = ""

    def then(self, **facts: Any) -> "Moment":
        """The same but for these facts."""
        if "game" in facts or "phase" in facts:
            return msgspec.structs.replace(self, **facts, _actor=None, _table="")
        return msgspec.structs.replace(self, **facts)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, in order."""
        return self.game.rules.SEAT_NAMES[: self.game.seats]

    @property
    def actor(self) -> int:
        """The seat to act, CHANCE, or NOBODY: also before the match begins and when it is over."""
        if self._actor is None:
            actor = self.game.actor if self.phase is MatchPhase.PLAY else NOBODY
            msgspec.structs.force_setattr(self, "_actor", actor)
            return actor
        return self._actor

    @property
    def table(self) -> str:
        """The hash of the table."""
        if not self._table:
            msgspec.structs.force_setattr(self, "_table", self.game.digest())
        return self._table

    @property
    def weights(self) -> dict[str, int]:
        """At chance's turn: the outcomes with the number of ways in which each comes."""
        return _chances(self.game)[0]

    @property
    def odds(self) -> str:
        """The same as one line of text."""
        return _chances(self.game)[1]

    def seat_of(self, name: str) -> int:
        """The number of the seat of that name."""
        if name not in self.names:
            raise Fault("no-such-seat", seat=name)
        return self.names.index(name)

    def name_of(self, seat: int) -> str:
        names = self.names
        if not 0 <= seat < len(names):
            raise Fault("no-such-seat", seat=str(seat))
        return names[seat]

    def seated(self) -> list[Seated]:
        """Who sits where, as everybody may know it."""
        return list(_seated(self.names, tuple((who.name, who.bot) for who in self.sitting)))


@lru_cache(maxsize=4)
def _chances(game: Game) -> tuple[dict[str, int], str]:
    """For one draw they are asked for three times, and then never again."""
    found = game.weights()
    return found, weights.spell(found)


@lru_cache(maxsize=4096)
def _seated(names: tuple[str, ...], who: tuple[tuple[str, str], ...]) -> tuple[Seated, ...]:
    """The same for every step of a match, nearly."""
    return tuple(Seated(seat, *each) for seat, each in zip(names, who, strict=True))
