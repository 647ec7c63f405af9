"""What can happen at a table, and which part of it is a secret (§10)."""

from fernweh.kernel.common_events import LotDrawn, Played, Discarded, Took, Drew
from fernweh.kernel.event import Event, events_of, secret


class TileLaid(Event):
    colour: str
    stone: int
    tile: str


class Dealt(Event):
    seat: int
    card: str = secret(to="seat")


class SetOut(Event):
    seat: int
    piece: str
    colour: str


class Moved(Event):
    seat: int
    piece: str
    colour: str
    stone: int


class ArtifactFound(Event):
    seat: int


class PointsFound(Event):
    seat: int
    points: int


class ArrowFound(Event):
    seat: int
    useful: bool  # whether an explorer can move


class Declined(Event):
    seat: int


class ExpeditionEnded(Event):
    expedition: int
    by: str  # "bridge", "deck" or "cap"


class ExplorersCounted(Event):
    seat: int
    points: int
    stones: list[int]  # a path a number, 0 without an explorer
    researcher: str  # its path, or ""


class ExpeditionBegan(Event):
    expedition: int
    seat: int  # who begins


class ArtifactsCounted(Event):
    seat: int
    artifacts: int
    points: int
    total: int  # of victory points, at the end


class GameEnded(Event):
    winner: int  # a seat, or -1 where several share the win


EVENTS = (LotDrawn, Played, Discarded, Took, Drew, *events_of(__name__))
