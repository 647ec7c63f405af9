"""What can happen at a table, and which part of it is a secret (§10)."""

from dataclasses import dataclass

from fernweh.kernel.event import Event, secret


@dataclass(frozen=True)
class LotDrawn(Event):
    seat: int  # who begins


@dataclass(frozen=True)
class TileLaid(Event):
    colour: str
    stone: int
    tile: str


@dataclass(frozen=True)
class Dealt(Event):
    seat: int
    card: str = secret(to="seat")


@dataclass(frozen=True)
class Played(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class SetOut(Event):
    seat: int
    piece: str
    colour: str


@dataclass(frozen=True)
class Moved(Event):
    seat: int
    piece: str
    colour: str
    stone: int


@dataclass(frozen=True)
class ArtifactFound(Event):
    seat: int


@dataclass(frozen=True)
class PointsFound(Event):
    seat: int
    points: int


@dataclass(frozen=True)
class ArrowFound(Event):
    seat: int
    useful: bool  # whether an explorer can move


@dataclass(frozen=True)
class Declined(Event):
    seat: int


@dataclass(frozen=True)
class Discarded(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Took(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Drew(Event):
    seat: int
    card: str = secret(to="seat")


@dataclass(frozen=True)
class ExpeditionEnded(Event):
    expedition: int
    by: str  # "bridge", "deck" or "cap"


@dataclass(frozen=True)
class ExplorersCounted(Event):
    seat: int
    points: int
    stones: list[int]  # a path a number, 0 without an explorer
    researcher: str  # its path, or ""


@dataclass(frozen=True)
class ExpeditionBegan(Event):
    expedition: int
    seat: int  # who begins


@dataclass(frozen=True)
class ArtifactsCounted(Event):
    seat: int
    artifacts: int
    points: int
    total: int  # of victory points, at the end


@dataclass(frozen=True)
class GameEnded(Event):
    winner: int  # a seat, or -1 where several share the win


EVENTS = (
    LotDrawn, TileLaid, Dealt, Played, SetOut, Moved, ArtifactFound, PointsFound, ArrowFound,
    Declined, Discarded, Took, Drew, ExpeditionEnded, ExplorersCounted, ExpeditionBegan,
    ArtifactsCounted, GameEnded,
)  # fmt: skip
