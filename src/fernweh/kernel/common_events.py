"""Events that several games have: the lot for the start, and what a seat does with a card."""

from fernweh.kernel.event import Event, secret


class LotDrawn(Event):
    seat: int  # who begins


class Played(Event):
    seat: int
    card: str


class Discarded(Event):
    seat: int
    card: str


class Took(Event):
    seat: int
    card: str


class Drew(Event):
    seat: int
    card: str = secret(to="seat")
