"""The entries of a log, and the first and last line of a record, each checked by its schema.

An entry has a number (1, 2, 3 …, never used again), a time and an author: a seat's name, `chance`
or `host`. Moves stand in notation. `table`, in every entry of the game itself, is the hash of the
table after it. A seat may have a key, and then signs what it does: see `fernweh.play.signature`.
"""

import re
import unicodedata
from datetime import UTC, datetime
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from fernweh.kernel.fault import Fault
from fernweh.play.wire import Key, Result, Sig

MOST_ENTRIES = 1_000_000
LONGEST_NAME = 40
LONGEST_TABLE = 8_000
_JOINERS = "\u200c\u200d"  # Persian names and joined emoji need them

Number = Annotated[int, Meta(ge=1, le=MOST_ENTRIES)]
Time = Annotated[str, Meta(pattern=r"^[0-9-]{10}T[0-9:]{8}\.[0-9]{3}Z\Z")]
Word = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_-]*\Z", max_length=32)]
Move = Annotated[str, Meta(min_length=1, max_length=100)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
ShortHash = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}\Z")]


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position from which a match goes on: that of another one, after entry `n`."""

    id: Annotated[str, Meta(pattern=r"^[0-9a-z-]{1,64}\Z")]
    n: Annotated[int, Meta(ge=1, le=MOST_ENTRIES)]
    table: Annotated[str, Meta(min_length=1, max_length=LONGEST_TABLE)]  # as the notation has it


class Header(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="header",
    omit_defaults=True,
):  # fmt: skip
    """The first line of a record: what was agreed when the table was made."""

    format: Annotated[int, Meta(ge=1, le=9999)]
    id: Annotated[str, Meta(pattern=r"^[0-9a-z-]{1,64}\Z")]
    made: Time
    game: Word
    rules_version: Annotated[int, Meta(ge=1, le=9999)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[Word, bool | int | Annotated[str, Meta(max_length=1000)]]
    commitment: Hash
    origin: Origin | None = None  # None for a match from the beginning


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="end"):
    """The last line of a record."""

    entries: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
    result: Result | None


class Signed(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="signed"
):
    """After the end: a server's word for all lines before this one."""

    key: Hash
    sig: Annotated[str, Meta(pattern=r"^[0-9a-f]{128}\Z")]


class Entry(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", omit_defaults=True
):
    """What all entries have; what a seat without a key leaves out is not written."""

    n: Number
    at: Time
    by: Word

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class Action(Entry, frozen=True, tag="action"):
    move: Move
    table: ShortHash
    sig: Sig = ""


class Chance(Entry, frozen=True, tag="chance"):
    """What chance gave, and the outcomes it was picked from: see `fernweh.play.weights`."""

    move: Move
    weights: Annotated[str, Meta(min_length=1, max_length=12_000)]
    table: ShortHash


class SeatTaken(Entry, frozen=True, tag="seat-taken"):
    seat: Word
    name: Name
    bot: Annotated[str, Meta(max_length=LONGEST_NAME)]  # "" for a person
    nonce_hash: Hash
    key: Key = ""


class SeatKey(Entry, frozen=True, tag="seat-key"):
    """The seat signs with another key, from another device perhaps; `sig` is by the key before."""

    seat: Word
    key: Hash
    sig: Sig = ""


class SeatLeft(Entry, frozen=True, tag="seat-left"):
    seat: Word


class Nonce(Entry, frozen=True, tag="nonce"):
    seat: Word
    nonce: Hash


class TakeBack(Entry, frozen=True, tag="take-back"):
    """The table is again as it was after entry `to`."""

    to: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
    table: ShortHash
    sig: Sig = ""


class TakeBackAgreed(Entry, frozen=True, tag="take-back-agreed"):
    """As a take-back, across whatever came between: every other seat has agreed."""

    to: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
    agreed: Annotated[list[Word], Meta(max_length=16)]
    table: ShortHash


class Resigned(Entry, frozen=True, tag="resigned"):
    table: ShortHash
    sig: Sig = ""


class FlagFallen(Entry, frozen=True, tag="flag-fallen"):
    seat: Word
    table: ShortHash


class BotIn(Entry, frozen=True, tag="bot-in"):
    """A bot goes on for whoever sits there."""

    seat: Word
    bot: Name
    key: Key = ""


class BotOut(Entry, frozen=True, tag="bot-out"):
    """A person goes on where a bot sat."""

    seat: Word
    name: Name
    key: Key = ""


class SecretRevealed(Entry, frozen=True, tag="secret-revealed"):
    secret: Hash


AnyEntry = (
    Action | Chance | SeatTaken | SeatKey | SeatLeft | Nonce | TakeBack | TakeBackAgreed | Resigned
    | FlagFallen | BotIn | BotOut | SecretRevealed
)  # fmt: skip
Hashed = Action | Chance | TakeBack | TakeBackAgreed | Resigned | FlagFallen
Line = Header | AnyEntry | End | Signed

_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)
_encode = msgspec.json.Encoder().encode
L = TypeVar("L", bound=msgspec.Struct)


def spell(line: msgspec.Struct) -> bytes:
    """A line as JSON; there is one way to write it."""
    return _encode(line)


def parse(text: bytes) -> Line:
    """The line that a JSON text spells; a fault names the field that is wrong."""
    try:
        line = _decoder.decode(text)
    except (ValueError, RecursionError) as error:
        raise Fault("line-schema", field=_field_in(error)) from None
    if _encode(line) != text:  # spaces, doubled keys, other spellings of the same
        raise Fault("line-spelling")
    return line


def checked(line: L) -> L:
    """A line made in this process, held to the same schema as one that was read; of spelling there
    is nothing to check.
    """
    try:
        _decoder.decode(_encode(line))
    except UnicodeEncodeError:
        raise Fault("line-schema", field="$") from None
    except (ValueError, RecursionError) as error:
        raise Fault("line-schema", field=_field_in(error)) from None
    return line


def _field_in(error: Exception) -> str:
    """msgspec ends its messages with "- at `$.move`"."""
    found = re.search(r"`(\$[^`]*)`$", str(error))
    return found[1] if found else "$"


def check_name(name: str, field: str) -> None:
    """A name has no control characters and no space around it."""
    if not name or name != name.strip() or not all(map(_may_stand_in_a_name, name)):
        raise Fault("bad-name", field=field)


def _may_stand_in_a_name(char: str) -> bool:
    return unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Zl", "Zp"} or char in _JOINERS


def stamp(time: datetime) -> str:
    """RFC 3339, UTC, with milliseconds."""
    utc = time if time.tzinfo is UTC else time.astimezone(UTC)
    return f"{utc.replace(tzinfo=None).isoformat(timespec='milliseconds')}Z"


def check_time(at: str, before: str) -> None:
    """Times exist, and do not run backwards."""
    try:
        datetime.fromisoformat(at)
    except ValueError:
        raise Fault("no-such-time", at=at) from None
    if at < before:
        raise Fault("time-runs-backwards", at=at, before=before)
