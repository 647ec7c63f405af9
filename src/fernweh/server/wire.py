"""The messages of the socket, beside those of `fernweh.play.wire`: JSON, a message a frame.

Every command has an `id` chosen by the sender and is answered by `done` or `refused` with that id.
A command sent again is answered again and does nothing twice. `at` is the number of the last entry
that the sender has seen. `docs/wire.md` tells it in prose; types for TypeScript are generated from
here (`fernweh.server.typescript`).
"""

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from fernweh.play.entry import Hash
from fernweh.play.wire import (
    Act,
    Ahead,
    CommandId,
    Done,
    Gesture,
    Key,
    LastSeen,
    LookAhead,
    Refused,
    Resign,
    Seated,
    Sig,
    Step,
    TakeBack,
    Welcome,
    Why,
)
from fernweh.server.faces import Face
from fernweh.server.phrases import Phrase, Reaction
from fernweh.server.series import Wins
from fernweh.server.terms import BotName, Offer, Onward, PersonName, SeatNumber, Terms

VERSION = 1
LONGEST_TALK = 500

Viewer = Annotated[int, Meta(ge=-1, le=15)]  # a seat, or -1 to look on


class _Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From the table."""


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From a person."""

    id: CommandId


# To the table


class Hello(_Asked, frozen=True, tag="hello"):
    """The first message: who speaks, from whose eyes, and what was seen last (-1 for nothing)."""

    version: int
    client: Annotated[str, Meta(min_length=1, max_length=40)]
    viewer: Viewer = -1
    since: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1


class Look(_Asked, frozen=True, tag="look"):
    """See the table from another seat of one's own, or look on."""

    viewer: Viewer


class Sit(_Asked, frozen=True, tag="sit"):
    """Take a seat, with the SHA-256 of a nonce that is shown at the start, and the public key by
    which the seat's deeds will be signed.
    """

    seat: SeatNumber
    name: PersonName
    nonce_hash: Hash
    key: Key = ""


class TakeKey(_Asked, frozen=True, tag="take-key"):
    """Sign with another key from now on; `sig` is by the one before, where it is at hand."""

    at: LastSeen
    seat: SeatNumber
    key: Hash
    sig: Sig = ""


class GetUp(_Asked, frozen=True, tag="get-up"):
    """Leave a seat before the start; the maker may also send a bot away."""

    seat: SeatNumber


class SeatBot(_Asked, frozen=True, tag="seat-bot"):
    """The maker puts a bot on a free seat."""

    seat: SeatNumber
    bot: BotName


class Exchange(_Asked, frozen=True, tag="exchange"):
    """The maker lets two seats change places: bots at once, people as soon as their pages sit."""

    at: LastSeen
    seat: SeatNumber
    other: SeatNumber


class SendAway(_Asked, frozen=True, tag="send-away"):
    """The maker frees the seat of whoever is named, who may not sit again; or, where nobody sits
    yet, the seat that is kept for them.
    """

    seat: SeatNumber
    name: PersonName


class LetBack(_Asked, frozen=True, tag="let-back"):
    """The maker lets somebody sit again who was sent away."""

    voice: Annotated[str, Meta(max_length=40)]


class CloseSeat(_Asked, frozen=True, tag="close-seat"):
    """The maker takes a free seat away: a new table for fewer, to which everybody is led."""

    seat: SeatNumber


class OpenSeat(_Asked, frozen=True, tag="open-seat"):
    """One seat more, in the same way."""


class Start(_Asked, frozen=True, tag="start"):
    """The maker starts the match: now every seat shows its nonce, or is free again."""


class ShowNonce(_Asked, frozen=True, tag="show-nonce"):
    seat: SeatNumber
    nonce: Hash


class Ask(_Asked, frozen=True, tag="ask"):
    """Ask the others for a take-back, or for a bot in a seat that left."""

    kind: Literal["take-back", "bot-in"]
    seat: SeatNumber


class Reply(_Asked, frozen=True, tag="reply"):
    """Agree to what was asked, or not."""

    kind: Literal["take-back", "bot-in"]
    seat: SeatNumber
    agree: bool


class ComeBack(_Asked, frozen=True, tag="come-back"):
    """Play on where a bot has played."""

    seat: SeatNumber
    key: Key = ""


class AskHint(_Asked, frozen=True, tag="ask-hint"):
    at: LastSeen


class Say(_Asked, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)]


class SayPhrase(_Asked, frozen=True, tag="say-phrase"):
    """Talk that everybody reads in their own language."""

    phrase: Phrase | Reaction


class Mute(_Asked, frozen=True, tag="mute"):
    """Hear no more from this voice, or hear it again."""

    voice: Annotated[str, Meta(max_length=40)]
    mute: bool


class Rematch(_Asked, frozen=True, tag="rematch"):
    """A new table on the same terms, with the seats kept for who sits here; who asks later gets the
    same one. With a `bot` it takes the seats of those who are not at the table.
    """

    bot: Annotated[str, Meta(max_length=40)] = ""


class Meanwhile(_Asked, frozen=True, tag="meanwhile"):
    """Who waits here for somebody plays a match with a bot, at that table, until they come."""

    table: Annotated[str, Meta(max_length=40)]


class FreshDeal(_Asked, frozen=True, tag="fresh-deal"):
    """Somebody has come: leave the bot and begin here."""


class Ping(_Asked, frozen=True, tag="ping"):
    """Answered at once. `lag` is what the last one took, as the page has it: clocks do not ask."""

    lag: Annotated[int, Meta(ge=0, le=60_000)] = 0


Command = (
    Hello | Look | Sit | TakeKey | GetUp | SeatBot | Exchange | SendAway | LetBack | CloseSeat
    | OpenSeat | Start | ShowNonce | Act | Gesture | TakeBack
    | Resign | Why | LookAhead | Ask | Reply | ComeBack | AskHint | Say | SayPhrase | Mute
    | Rematch | Ping | Meanwhile | FreshDeal
)  # fmt: skip


# From the table


class Times(_Told, frozen=True, tag="times"):
    """What every seat has left, in milliseconds, and whose time runs (-1 for nobody's). It stands
    still while who sits there is on vacation, for so many milliseconds more.
    """

    left: list[int]
    running: int
    off: list[int] = []


class Coming(_Told, frozen=True):
    """For whom a seat is kept, and for how many milliseconds."""

    seat: int
    name: str
    left: int
    is_me: bool


class Absent(_Told, frozen=True):
    """Who was sent away, by their voice."""

    voice: str
    name: str


class Table(_Told, frozen=True, tag="table"):
    """What is known of a table beside its game."""

    id: str
    terms: Terms
    phase: str  # "seating", "nonces", "play", "over", "closed"
    seats: list[Seated]
    mine: list[int]  # this person's seats
    is_maker: bool
    started: bool
    present: list[int]  # seats whose person is connected
    grace: list[int]  # milliseconds until a bot may take each seat, if all agree; -1 where none may
    offers: list[Offer]
    rematch: str
    adjourned: str  # why the match cannot go on under these rules; "" if it can
    keys: list[str] = []  # the public key of each seat; "" for one that does not sign
    voice: str = ""  # this person's own, in talk
    said: int = 0  # the number of the last line of talk
    last: list[str] = []  # of one's own seats the hash of the last signature; "" for the others
    faces: list[Face | None] = []  # of each seat's person, also while a bot plays on for them
    meanwhile: bool = False  # who waits here plays a bot until somebody comes
    expected: list[Coming] = []
    sent_away: list[Absent] = []  # the maker is told
    is_sent_away: bool = False
    seat_counts: list[int] = []  # for how many the game is, before the start
    moved: str = ""  # the table at which this one goes on: go there
    onward: Onward | None = None  # what `rematch` is
    tally: Wins | None = None  # from the second table of a series on
    waking: bool = False  # bots that search play by their first thought: rules are being compiled


class Talk(_Told, frozen=True, tag="talk"):
    """What somebody said; `voice` names who, the same for all they say at this table."""

    k: int
    at: int
    voice: str
    seat: int  # -1 for who looks on
    name: str
    text: str
    face: Face | None = None  # as it was then
    phrase: str = ""  # instead of a text: a phrase, or a reaction


class Hint(_Told, frozen=True, tag="hint"):
    id: str
    at: int
    move: str


class Pong(_Told, frozen=True, tag="pong"):
    id: str


Told = Table | Welcome | Step | Times | Talk | Hint | Ahead | Pong | Done | Refused


decode: Callable[[bytes], Command] = msgspec.json.Decoder(Command).decode
encode = msgspec.json.Encoder().encode
