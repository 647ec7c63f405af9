"""What can happen at a table, and which part of it is a secret (§12)."""

from dataclasses import dataclass

from fernweh.kernel.event import Event, secret

# Setting up


@dataclass(frozen=True)
class LotDrawn(Event):
    seat: int  # who begins


@dataclass(frozen=True)
class TileLaid(Event):
    hex: str
    terrain: str


@dataclass(frozen=True)
class Picked(Event):
    seat: int
    explorer: str
    value: int = secret(to="seat")


@dataclass(frozen=True)
class Placed(Event):
    seat: int
    explorer: str
    hex: str


@dataclass(frozen=True)
class Launched(Event):
    seat: int
    hex: str


# The steps of a turn


@dataclass(frozen=True)
class TilePlayed(Event):
    seat: int
    tile: str


@dataclass(frozen=True)
class Finished(Event):
    seat: int
    step: str  # "play", "move", "tile" or "creature": what is over, or was left out


@dataclass(frozen=True)
class Walked(Event):
    seat: int
    explorer: str
    hex: str


@dataclass(frozen=True)
class Swam(Event):
    seat: int
    explorer: str
    hex: str


@dataclass(frozen=True)
class Boarded(Event):
    seat: int
    explorer: str
    hex: str


@dataclass(frozen=True)
class Jumped(Event):
    seat: int
    explorer: str
    hex: str


@dataclass(frozen=True)
class Saved(Event):
    seat: int
    explorer: str
    island: str


@dataclass(frozen=True)
class Sailed(Event):
    seat: int
    hex: str
    to: str


@dataclass(frozen=True)
class TileSunk(Event):
    seat: int
    hex: str
    terrain: str


@dataclass(frozen=True)
class FellIn(Event):
    explorer: str
    hex: str


@dataclass(frozen=True)
class TileKept(Event):
    seat: int
    terrain: str
    back: str = secret(to="seat")


@dataclass(frozen=True)
class TileShown(Event):
    seat: int
    back: str
    hex: str


@dataclass(frozen=True)
class Rescued(Event):
    explorer: str
    hex: str


@dataclass(frozen=True)
class Rolled(Event):
    seat: int
    creature: str
    useful: bool  # whether one of them can move


@dataclass(frozen=True)
class CreatureMoved(Event):
    seat: int
    creature: str
    hex: str
    to: str


# What comes of it


@dataclass(frozen=True)
class BoatLost(Event):
    hex: str


@dataclass(frozen=True)
class TippedOut(Event):
    explorer: str
    hex: str


@dataclass(frozen=True)
class Died(Event):
    explorer: str
    hex: str


@dataclass(frozen=True)
class CreatureGone(Event):
    creature: str
    hex: str


@dataclass(frozen=True)
class Repelled(Event):
    seat: int
    creature: str
    terrain: str  # of the tile


@dataclass(frozen=True)
class Declined(Event):
    seat: int


# The end


@dataclass(frozen=True)
class Ended(Event):
    by: str  # "volcano", "empty", "last-tile" or "limit"


@dataclass(frozen=True)
class ValueShown(Event):
    seat: int
    explorer: str
    value: int


@dataclass(frozen=True)
class Counted(Event):
    seat: int
    saved: int
    points: int


@dataclass(frozen=True)
class GameEnded(Event):
    winner: int  # a seat, or -1 where several share the victory


EVENTS = (
    LotDrawn, TileLaid, Picked, Placed, Launched, TilePlayed, Finished, Walked, Swam, Boarded,
    Jumped, Saved, Sailed, TileSunk, FellIn, TileKept, TileShown, Rescued, Rolled, CreatureMoved,
    BoatLost, TippedOut, Died, CreatureGone, Repelled, Declined, Ended, ValueShown, Counted,
    GameEnded,
)  # fmt: skip
