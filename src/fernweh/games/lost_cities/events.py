"""What can happen, and what of it is whose secret."""

from fernweh.kernel.common_events import LotDrawn, Played, Discarded, Took, Drew
from fernweh.kernel.event import Event, events_of, secret


class Dealt(Event):
    seat: int
    card: str = secret(to="seat")


class RoundEnded(Event):
    round: int
    points: list[int]  # a seat a number
    by: str  # "deck" or "cap"


class RoundBegan(Event):
    round: int
    seat: int  # who begins


class MatchEnded(Event):
    totals: list[int]
    winner: int  # a seat, or -1 for a draw


EVENTS = (LotDrawn, Played, Discarded, Took, Drew, *events_of(__name__))
