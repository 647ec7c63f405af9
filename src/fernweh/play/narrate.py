"""What happens at a table beside the game, as events; seats by number, as in the games' events."""

from dataclasses import dataclass

from fernweh.kernel.event import Event


@dataclass(frozen=True)
class SeatTaken(Event):
    seat: int
    name: str
    bot: str  # "" for a person


@dataclass(frozen=True)
class KeyTaken(Event):
    seat: int


@dataclass(frozen=True)
class SeatLeft(Event):
    seat: int


@dataclass(frozen=True)
class NonceShown(Event):
    seat: int


@dataclass(frozen=True)
class TookBack(Event):
    seat: int


@dataclass(frozen=True)
class Resigned(Event):
    seat: int


@dataclass(frozen=True)
class FlagFallen(Event):
    seat: int


@dataclass(frozen=True)
class BotIn(Event):
    seat: int
    bot: str


@dataclass(frozen=True)
class BotOut(Event):
    seat: int
    name: str


@dataclass(frozen=True)
class SecretRevealed(Event):
    pass


EVENTS = (
    SeatTaken, KeyTaken, SeatLeft, NonceShown, TookBack, Resigned, FlagFallen, BotIn, BotOut,
    SecretRevealed,
)  # fmt: skip
