"""What can happen, and what of it is whose secret."""

from dataclasses import dataclass

from fernweh.kernel.event import Event, secret


@dataclass(frozen=True)
class LotDrawn(Event):
    seat: int  # who begins


@dataclass(frozen=True)
class Dealt(Event):
    seat: int
    card: str = secret(to="seat")


@dataclass(frozen=True)
class Played(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Discarded(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Took(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Drew(Event):
    seat: int
    card: str = secret(to="seat")


@dataclass(frozen=True)
class RoundEnded(Event):
    round: int
    points: list[int]  # a seat a number
    by: str  # "deck" or "cap"


@dataclass(frozen=True)
class RoundBegan(Event):
    round: int
    seat: int  # who begins


@dataclass(frozen=True)
class MatchEnded(Event):
    totals: list[int]
    winner: int  # a seat, or -1 for a draw


EVENTS = (LotDrawn, Dealt, Played, Discarded, Took, Drew, RoundEnded, RoundBegan, MatchEnded)
