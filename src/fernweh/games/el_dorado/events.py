"""What can happen at a table, and which part of it is a secret (§13)."""

from dataclasses import dataclass

from fernweh.kernel.event import Event, secret


@dataclass(frozen=True)
class LotDrawn(Event):
    seat: int  # who begins


@dataclass(frozen=True)
class BlockadeLaid(Event):
    blockade: int  # its number
    line: int  # counted from the start


@dataclass(frozen=True)
class Dealt(Event):
    seat: int
    card: str = secret(to="seat")


@dataclass(frozen=True)
class MovedWith(Event):
    seat: int
    card: str
    symbol: str


@dataclass(frozen=True)
class Stepped(Event):
    seat: int
    pawn: int
    place: str  # the coordinates of the space
    terrain: str
    power: int  # that the space asks for


@dataclass(frozen=True)
class SetAbout(Event):
    seat: int
    pawn: int
    terrain: str  # "rubble" or "camp"
    cards: int  # to be paid


@dataclass(frozen=True)
class Paid(Event):
    seat: int
    card: str
    removed: bool  # in a base camp


@dataclass(frozen=True)
class BlockadeWon(Event):
    seat: int
    blockade: int


@dataclass(frozen=True)
class Stopped(Event):
    seat: int


@dataclass(frozen=True)
class PawnArrived(Event):
    seat: int
    pawn: int


@dataclass(frozen=True)
class AllArrived(Event):
    seat: int
    last: bool  # whether nobody comes after in this round


@dataclass(frozen=True)
class PaidCoins(Event):
    seat: int
    card: str
    coins: int  # gathered so far, whole ones
    half: bool  # and a half


@dataclass(frozen=True)
class Bought(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Acted(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Took(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Removed(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Shuffled(Event):
    seat: int


@dataclass(frozen=True)
class Drew(Event):
    seat: int
    card: str = secret(to="seat")


@dataclass(frozen=True)
class Discarded(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Declined(Event):
    seat: int
    what: str  # "keep", "remove", "replace" or "explore"


@dataclass(frozen=True)
class TurnEnded(Event):
    seat: int


@dataclass(frozen=True)
class Used(Event):
    seat: int
    token: str


@dataclass(frozen=True)
class Replaced(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Saved(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Explored(Event):
    seat: int
    cave: int


@dataclass(frozen=True)
class Found(Event):
    seat: int
    token: str


@dataclass(frozen=True)
class RoundBegan(Event):
    number: int


@dataclass(frozen=True)
class Ranked(Event):
    seat: int
    place: int
    steps: int  # left, of all pawns together


@dataclass(frozen=True)
class GameEnded(Event):
    winner: int  # a seat, or -1 where several share the first place
    by: str  # "arrival" or "cap"


EVENTS = (
    LotDrawn, BlockadeLaid, Dealt, MovedWith, Stepped, SetAbout, Paid, BlockadeWon, Stopped,
    PawnArrived, AllArrived, PaidCoins, Bought, Acted, Took, Removed, Shuffled, Drew, Discarded,
    Declined, TurnEnded, Used, Replaced, Saved, Explored, Found, RoundBegan, Ranked,
    GameEnded,
)  # fmt: skip
