"""What can happen at a table, and which part of it is a secret (§12)."""

from fernweh.kernel.common_events import LotDrawn
from fernweh.kernel.event import Event, events_of, secret

# Setting up


class TileLaid(Event):
    hex: str
    terrain: str


class Picked(Event):
    seat: int
    explorer: str
    value: int = secret(to="seat")


class Placed(Event):
    seat: int
    explorer: str
    hex: str


class Launched(Event):
    seat: int
    hex: str


# The steps of a turn


class TilePlayed(Event):
    seat: int
    tile: str


class Finished(Event):
    seat: int
    step: str  # "play", "move", "tile" or "creature": what is over, or was left out


class Walked(Event):
    seat: int
    explorer: str
    hex: str


class Swam(Event):
    seat: int
    explorer: str
    hex: str


class Boarded(Event):
    seat: int
    explorer: str
    hex: str


class Jumped(Event):
    seat: int
    explorer: str
    hex: str


class Saved(Event):
    seat: int
    explorer: str
    island: str


class Sailed(Event):
    seat: int
    hex: str
    to: str


class TileSunk(Event):
    seat: int
    hex: str
    terrain: str


class FellIn(Event):
    explorer: str
    hex: str


class TileKept(Event):
    seat: int
    terrain: str
    back: str = secret(to="seat")


class TileShown(Event):
    seat: int
    back: str
    hex: str


class Rescued(Event):
    explorer: str
    hex: str


class Rolled(Event):
    seat: int
    creature: str
    useful: bool  # whether one of them can move


class CreatureMoved(Event):
    seat: int
    creature: str
    hex: str
    to: str


# What comes of it


class BoatLost(Event):
    hex: str


class TippedOut(Event):
    explorer: str
    hex: str


class Died(Event):
    explorer: str
    hex: str


class CreatureGone(Event):
    creature: str
    hex: str


class Repelled(Event):
    seat: int
    creature: str
    terrain: str  # of the tile


class Declined(Event):
    seat: int


# The end


class Ended(Event):
    by: str  # "volcano", "empty", "last-tile" or "limit"


class ValueShown(Event):
    seat: int
    explorer: str
    value: int


class Counted(Event):
    seat: int
    saved: int
    points: int


class GameEnded(Event):
    winner: int  # a seat, or -1 where several share the victory


EVENTS = (LotDrawn, *events_of(__name__))
