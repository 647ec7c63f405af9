"""What can happen at a table, and which part of it is a secret (§13)."""

from fernweh.kernel.common_events import LotDrawn, Discarded, Took, Drew
from fernweh.kernel.event import Event, events_of, secret


class BlockadeLaid(Event):
    blockade: int  # its number
    line: int  # counted from the start


class Dealt(Event):
    seat: int
    card: str = secret(to="seat")


class MovedWith(Event):
    seat: int
    card: str
    symbol: str


class Stepped(Event):
    seat: int
    pawn: int
    place: str  # the coordinates of the space
    terrain: str
    power: int  # that the space asks for


class SetAbout(Event):
    seat: int
    pawn: int
    terrain: str  # "rubble" or "camp"
    cards: int  # to be paid


class Paid(Event):
    seat: int
    card: str
    removed: bool  # in a base camp


class BlockadeWon(Event):
    seat: int
    blockade: int


class Stopped(Event):
    seat: int


class PawnArrived(Event):
    seat: int
    pawn: int


class AllArrived(Event):
    seat: int
    last: bool  # whether nobody comes after in this round


class PaidCoins(Event):
    seat: int
    card: str
    coins: int  # gathered so far, whole ones
    half: bool  # and a half


class Bought(Event):
    seat: int
    card: str


class Acted(Event):
    seat: int
    card: str


class Removed(Event):
    seat: int
    card: str


class Shuffled(Event):
    seat: int


class Declined(Event):
    seat: int
    what: str  # "keep", "remove", "replace" or "explore"


class TurnEnded(Event):
    seat: int


class Used(Event):
    seat: int
    token: str


class Replaced(Event):
    seat: int
    card: str


class Saved(Event):
    seat: int
    card: str


class Explored(Event):
    seat: int
    cave: int


class Found(Event):
    seat: int
    token: str


class RoundBegan(Event):
    number: int


class Ranked(Event):
    seat: int
    place: int
    steps: int  # left, of all pawns together


class GameEnded(Event):
    winner: int  # a seat, or -1 where several share the first place
    by: str  # "arrival" or "cap"


EVENTS = (LotDrawn, Discarded, Took, Drew, *events_of(__name__))
