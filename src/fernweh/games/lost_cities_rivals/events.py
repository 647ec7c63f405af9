"""What can happen, and what of it is whose secret."""

from dataclasses import dataclass

from fernweh.kernel.event import Event


@dataclass(frozen=True)
class LotDrawn(Event):
    seat: int  # who begins


@dataclass(frozen=True)
class Dealt(Event):
    seat: int
    colour: str  # of a starting wager


@dataclass(frozen=True)
class TurnedUp(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Died(Event):
    card: str  # nobody could lay it (§4.2)


@dataclass(frozen=True)
class Opened(Event):
    seat: int
    coins: int


@dataclass(frozen=True)
class Raised(Event):
    seat: int
    coins: int


@dataclass(frozen=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True)
class Won(Event):
    seat: int
    coins: int  # paid into the bank (§5.5)


@dataclass(frozen=True)
class Took(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Trashed(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Purged(Event):
    card: str  # left the display by the house rule (§10.2)


@dataclass(frozen=True)
class BankShared(Event):
    pile: int  # the number of the pile that is used up
    coins: int  # for each player
    bank: int  # what stays


@dataclass(frozen=True)
class GameEnded(Event):
    players: int
    totals: list[int]
    winner: int  # a seat, or -1 for a shared victory


EVENTS = (
    LotDrawn, Dealt, TurnedUp, Died, Opened, Raised, Passed, Won, Took, Trashed, Purged, BankShared,
    GameEnded,
)  # fmt: skip
