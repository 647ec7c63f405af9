"""What is agreed when a table is made, and what is kept of a match beside its log."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from fernweh.play.clock import Clock, ClockTerms

LEAST = "explorer"  # nobody is replaced by less
TOO_WEAK = ("random", "novice")

BotName = Annotated[str, Meta(min_length=1, max_length=40)]
PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the maker of a table chooses."""

    game: Annotated[str, Meta(max_length=40)]
    seats: SeatNumber = 2
    options: dict[str, bool | int | Annotated[str, Meta(max_length=1000)]] = {}
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = []
    clock: ClockTerms = ClockTerms()
    listed: bool = False  # among the open tables; else by link alone
    hints: bool = False
    substitute: BotName = LEAST  # plays on for who left or ran out of time

    @property
    def stand_in(self) -> str:
        """The substitute; of tables that were made when any bot could be named, none too weak."""
        return LEAST if self.substitute in TOO_WEAK else self.substitute


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position of a match that is over, against bots."""

    n: Annotated[int, Meta(ge=1, le=1_000_000)]  # the entry after which it goes on
    seat: SeatNumber  # one's own
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)]  # a seat each


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What needs the agreement of the others: a take-back, or a bot for a seat that left."""

    kind: Literal["take-back", "bot-in"]
    seat: int  # whose move is taken back, or to whose seat the bot comes
    to: int  # the entry to go back to
    agreed: list[int]  # seats


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept of a match beside its log, written together with it."""

    maker: str
    people: list[str]  # the person of each seat; "" for none
    clock: Clock
    started: bool = False
    offers: list[Offer] = []
    rematch: str = ""
    chats: int = 0
    due: list[str] = []  # kinds of what is due later
    turn: int = -1  # the seat to act; for lists of tables, as are the next two
    names: list[str] = []  # of who sits on each seat
    bots: list[str] = []  # on each seat, "" for a person

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, each in enumerate(self.people) if person and each == person]


def changed(state: State, **facts: Any) -> State:
    return msgspec.structs.replace(state, **facts)
