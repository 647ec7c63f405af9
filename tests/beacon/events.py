"""What can happen, and what of it is whose secret."""

from fernweh.kernel.event import Event, secret


class Drew(Event):
    seat: int
    value: int = secret(to="seat")


class Rolled(Event):
    seat: int
    value: int
    fire: int  # with it


class WentOut(Event):
    seat: int
    fire: int  # what there was


class Kept(Event):
    seat: int
    fire: int


class Shown(Event):
    seat: int
    value: int


class GameEnded(Event):
    players: int
    totals: list[int]
    winner: int  # a seat


EVENTS = (Drew, Rolled, WentOut, Kept, Shown, GameEnded)
