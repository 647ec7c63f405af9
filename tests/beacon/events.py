"""What can happen, and what of it is whose secret."""

from dataclasses import dataclass

from fernweh.kernel.event import Event, secret


@dataclass(frozen=True)
class Drew(Event):
    seat: int
    value: int = secret(to="seat")


@dataclass(frozen=True)
class Rolled(Event):
    seat: int
    value: int
    fire: int  # with it


@dataclass(frozen=True)
class WentOut(Event):
    seat: int
    fire: int  # what there was


@dataclass(frozen=True)
class Kept(Event):
    seat: int
    fire: int


@dataclass(frozen=True)
class Shown(Event):
    seat: int
    value: int


@dataclass(frozen=True)
class GameEnded(Event):
    players: int
    totals: list[int]
    winner: int  # a seat


EVENTS = (Drew, Rolled, WentOut, Kept, Shown, GameEnded)
