"""What is agreed when a table is made, and what is kept of a match beside its log."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from fernweh.play.clock import Clock, ClockTerms

LEAST = "explorer"  # nobody is replaced by less
TOO_WEAK = ("random", "novice")
KEPT_FOR = 600_000  # milliseconds for which a seat waits for its person; over days, a turn's time

BotName = Annotated[str, Meta(min_length=1, max_length=40)]
PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Lang = Literal["", "en", "fa", "ru", "ja"]
S = TypeVar("S", bound=msgspec.Struct)


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
    rated: bool = (
        False  # between people who want it: no bots, no hints, nothing taken back by leave
    )
    club: Annotated[str, Meta(max_length=40)] = ""  # shown to its members only
    lang: Lang = ""  # in which whoever comes would talk
    at_once: bool = False  # begins by itself as soon as all seats are taken

    @property
    def stand_in(self) -> str:
        """The substitute; of tables that were made when any bot could be named, none too weak."""
        return LEAST if self.substitute in TOO_WEAK else self.substitute

    def until(self, now: int) -> int:
        """How long a seat is kept for who is to come."""
        return now + (self.clock.whole if self.clock.kind == "days" else KEPT_FOR)


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


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For whom a seat is kept, until when."""

    seat: int
    person: str
    name: str
    until: int  # milliseconds, by the clock of `now_ms`


class SentAway(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may not sit here again before the host lets them."""

    person: str
    name: str


class WonBy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    who: str  # as `fernweh.server.series` names a player
    times: int


class Series(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came before at other tables, played by the same people."""

    root: str = ""  # the first of these tables
    before: str = ""  # the last one
    won: list[WonBy] = []
    shared: int = 0  # matches that several have won


class Onward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table that comes after this one: who has laid it, and for what."""

    by: str  # a name
    game: str
    is_same: bool  # on the same terms


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
    meanwhile: str = ""  # the match with a bot that who waits here plays until somebody comes
    expected: list[Expected] = []
    sent_away: list[SentAway] = []
    series: Series = Series()
    onward: Onward | None = None  # of the table `rematch`
    moved: str = ""  # the table at which this one goes on, that never began here
    gathers: bool = False  # it begins by itself when everybody expected sits
    first: int = -1  # the seat that began
    left: list[int] = []  # at a rated table: seats that a bot has played for

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, each in enumerate(self.people) if person and each == person]

    def kept_for(self, seat: int, now: int) -> Expected | None:
        """Whose seat it will be, though nobody sits there."""
        return next(
            (each for each in self.expected if each.seat == seat and each.until > now), None
        )

    def free_seats(self, now: int) -> list[int]:
        """Which anybody may take."""
        seats = enumerate(self.names)
        return [seat for seat, name in seats if not name and not self.kept_for(seat, now)]

    def free(self, now: int) -> int:
        return len(self.free_seats(now))

    def keeping(self, seats: Mapping[int, int], until: int) -> list[Expected]:
        """Who sits or is expected on the first of each pair of seats, expected on the second."""
        sit = [
            Expected(seats[seat], person, name, until)
            for seat, (person, name) in enumerate(zip(self.people, self.names, strict=False))
            if person and seat in seats
        ]
        come = [each for each in self.expected if each.seat in seats]
        return [*sit, *(changed(each, seat=seats[each.seat]) for each in come)]


def changed(state: S, **facts: Any) -> S:
    return msgspec.structs.replace(state, **facts)
