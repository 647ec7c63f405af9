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
from fernweh.server.terms import BotName, Offer, PersonName, SeatNumber, Terms

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


class Mute(_Asked, frozen=True, tag="mute"):
    """Hear no more from this voice, or hear it again."""

    voice: Annotated[str, Meta(max_length=40)]
    mute: bool


class Rematch(_Asked, frozen=True, tag="rematch"):
    """A new table on the same terms; who asks later gets the same one."""


class Ping(_Asked, frozen=True, tag="ping"):
    """Answered at once. `lag` is what the last one took, as the page has it: clocks do not ask."""

    lag: Annotated[int, Meta(ge=0, le=60_000)] = 0


Command = (
    Hello | Look | Sit | TakeKey | GetUp | SeatBot | Start | ShowNonce | Act | Gesture | TakeBack
    | Resign | Why | LookAhead | Ask | Reply | ComeBack | AskHint | Say | Mute | Rematch | Ping
)  # fmt: skip


# From the table


class Times(_Told, frozen=True, tag="times"):
    """What every seat has left, in milliseconds, and whose time runs (-1 for nobody's)."""

    left: list[int]
    running: int


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
    last: list[str] = []  # of one's own seats the hash of the last signature; "" for the others


class Talk(_Told, frozen=True, tag="talk"):
    """What somebody said; `voice` names who, the same for all they say at this table."""

    k: int
    at: int
    voice: str
    seat: int  # -1 for who looks on
    name: str
    text: str


class Hint(_Told, frozen=True, tag="hint"):
    id: str
    at: int
    move: str


class Pong(_Told, frozen=True, tag="pong"):
    id: str


Told = Table | Welcome | Step | Times | Talk | Hint | Ahead | Pong | Done | Refused


decode: Callable[[bytes], Command] = msgspec.json.Decoder(Command).decode
encode = msgspec.json.Encoder().encode
