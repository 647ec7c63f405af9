"""What happens at a table beside the game, as events; seats by number, as in the games' events."""

from fernweh.kernel.event import Event, events_of


class SeatTaken(Event):
    seat: int
    name: str
    bot: str  # "" for a person


class KeyTaken(Event):
    seat: int


class SeatLeft(Event):
    seat: int


class NonceShown(Event):
    seat: int


class TookBack(Event):
    seat: int


class Resigned(Event):
    seat: int


class FlagFallen(Event):
    seat: int


class BotIn(Event):
    seat: int
    bot: str


class BotOut(Event):
    seat: int
    name: str


class SecretRevealed(Event):
    pass


EVENTS = events_of(__name__)
