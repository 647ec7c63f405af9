"""Whether a record holds: replayed by the rules, and every draw made again from the key.

`verify` needs nothing but the record. It says three things apart: whether chance is proved, which
seats' moves are signed, and whose word stands for the rest. What each proves and what not is said
in docs/records.md.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from fernweh.kernel.fault import Fault
from fernweh.play import archive
from fernweh.play.entry import (
    Action,
    BotIn,
    BotOut,
    Entry,
    FlagFallen,
    Origin,
    SeatKey,
    SeatTaken,
    TakeBackAgreed,
)
from fernweh.play.match import Match
from fernweh.play.moment import MatchPhase
from fernweh.play.wire import Result, Seated

By = Literal["signed", "since", "unsigned", "bot"]
_WORDS = FlagFallen | BotIn | BotOut | TakeBackAgreed


class Moves(msgspec.Struct, frozen=True):
    """Whose a seat's moves are, as far as its signatures say."""

    seat: str
    by: By
    since: int  # the entry that brought the key without a signature by the one before; else 0
    key: str  # that the seat had in the end


class Word(msgspec.Struct, frozen=True):
    """An entry for which only the host's word stands."""

    n: int
    kind: str
    seat: str


class Report(msgspec.Struct, frozen=True):
    """What a sound record tells."""

    id: str
    game: str
    rules_version: int
    seats: list[Seated]
    entries: int
    actions: int
    draws: int
    result: Result | None  # None while the match is not over
    commitment: str
    origin: Origin | None  # where another match's position is the beginning
    chance: Literal["proved", "not-yet"]  # not before the secret is revealed
    moves: list[Moves]
    words: list[Word]
    server: str  # the key of the server that signed the record; "" for none
    pinned: bool  # whether that is the key that was asked for


def verify(source: bytes | Path, server_key: str = "") -> Report:
    """The report on a record; a fault names the first line that is wrong, or says that it is not
    signed by this server.
    """
    record = archive.read(source)
    match = archive.replayed(record)
    if match.now.phase is MatchPhase.OVER:  # the host kept to itself what would prove the draws
        raise Fault("secret-withheld", line=match.n + 2)
    server = record.signed.key if record.signed else ""
    if server_key and server != server_key:
        raise Fault("server-key-differs" if server else "server-key-missing", found=server)
    return _report(match, server, bool(server_key))


def _report(match: Match, server: str, pinned: bool) -> Report:
    header, now = match.header, match.now
    return Report(
        id=header.id,
        game=header.game,
        rules_version=header.rules_version,
        seats=now.seated(),
        entries=match.n,
        actions=sum(isinstance(entry, Action) for entry in match.log),
        draws=now.draws,
        result=now.result,
        commitment=header.commitment,
        origin=header.origin,
        chance="proved" if now.phase is MatchPhase.CLOSED else "not-yet",
        moves=[moves_of(match.log, seat) for seat in now.names],
        words=[_word(entry) for entry in match.log if _rests_on_word(entry)],
        server=server,
        pinned=pinned,
    )


def moves_of(log: Sequence[Entry], seat: str) -> Moves:
    """Every signature was checked when the log was replayed: here is only what they cover."""
    found = Moves(seat, "unsigned", 0, "")
    for entry in log:
        if getattr(entry, "seat", "") == seat:
            found = _after(found, entry)
    return found


def _after(found: Moves, entry: Entry) -> Moves:
    """A bot that comes in changes nothing: its entry is named, and who comes back has a key."""
    seat = found.seat
    match entry:
        case SeatTaken():
            person: By = "signed" if entry.key else "unsigned"
            return Moves(seat, "bot" if entry.bot else person, 0, entry.key)
        case BotOut() if not entry.key:
            return Moves(seat, "unsigned", 0, "")
        case BotOut() if entry.key != found.key:
            return Moves(seat, "since", entry.n, entry.key)
        case SeatKey(sig="") if entry.by == seat:
            return Moves(seat, "since", entry.n, entry.key)
        case SeatKey() if entry.by == seat:
            return msgspec.structs.replace(found, key=entry.key)
        case _:
            return found


def _rests_on_word(entry: Entry) -> bool:
    return isinstance(entry, _WORDS) or (isinstance(entry, SeatKey) and not entry.sig)


def _word(entry: Entry) -> Word:
    return Word(entry.n, entry.kind, getattr(entry, "seat", entry.by))
