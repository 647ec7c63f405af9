"""What can happen, and what of it is whose secret."""

from fernweh.kernel.common_events import LotDrawn, Took
from fernweh.kernel.event import Event, events_of


class Dealt(Event):
    seat: int
    colour: str  # of a starting wager


class TurnedUp(Event):
    seat: int
    card: str


class Died(Event):
    card: str  # nobody could lay it (§4.2)


class Opened(Event):
    seat: int
    coins: int


class Raised(Event):
    seat: int
    coins: int


class Passed(Event):
    seat: int


class Won(Event):
    seat: int
    coins: int  # paid into the bank (§5.5)


class Trashed(Event):
    seat: int
    card: str


class Purged(Event):
    card: str  # left the display by the house rule (§10.2)


class BankShared(Event):
    pile: int  # the number of the pile that is used up
    coins: int  # for each player
    bank: int  # what stays


class GameEnded(Event):
    players: int
    totals: list[int]
    winner: int  # a seat, or -1 for a shared victory


EVENTS = (LotDrawn, Took, *events_of(__name__))
