"""A match's last moments as bytes: a cache, stamped, that may be thrown away at any time.

The stamp names the layout of the table and the version of the rules. A snapshot with another stamp
is not read: the log is replayed instead.
"""

import hashlib
from functools import cache
from typing import Any

import msgspec
import numpy as np

from fernweh.games import load
from fernweh.games.game import Game
from fernweh.play.entry import Header
from fernweh.play.header import game_for
from fernweh.play.late import Late
from fernweh.play.moment import MatchPhase, Moment, Sitting
from fernweh.play.wire import Result

_FORMAT = 2


class _Kept(msgspec.Struct, array_like=True):
    """A moment, without its events: who needs those looks into the log."""

    n: int
    at: str
    table: bytes
    phase: MatchPhase
    sitting: tuple[Sitting, ...]
    draws: int
    trail: tuple[int, ...]
    result: Result | None
    hashes: list[str]
    lost: tuple[int, ...]


class _Snapshot(msgspec.Struct, array_like=True):
    stamp: str
    moments: list[_Kept]


@cache
def stamp(game: str) -> str:
    """The name of the layout that this program keeps the game's tables in."""
    rules = load(game)
    layout = repr((_FORMAT, rules.RULES_VERSION, np.dtype(rules.TABLE).descr))
    return hashlib.sha256(layout.encode()).hexdigest()[:16]


def taken(game: str, moments: Late[Moment]) -> bytes:
    """The last moment, and those to which its actor may go back."""
    now = moments[-1]
    kept = [_kept(moments[n]) for n in (*now.trail, now.n)]
    return msgspec.msgpack.encode(_Snapshot(stamp(game), kept))


def _kept(moment: Moment) -> _Kept:
    return _Kept(
        moment.n,
        moment.at,
        moment.game.table.tobytes(),
        moment.phase,
        moment.sitting,
        moment.draws,
        moment.trail,
        moment.result,
        sorted(moment.hashes),
        moment.lost,
    )


def opened(header: Header, data: bytes) -> Late[Moment] | None:
    """The moments of a snapshot; None if it was not taken by a program like this one."""
    try:
        found = msgspec.msgpack.decode(data, type=_Snapshot)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    game = game_for(header)
    if found.stamp != stamp(header.game) or not found.moments:
        return None
    return Late((each.n, _moment(game, each)) for each in found.moments)


def _moment(game: Game, kept: _Kept) -> Moment:
    facts: dict[str, Any] = msgspec.structs.asdict(kept)
    rows = np.frombuffer(facts.pop("table"), game.rules.TABLE).copy()
    hashes = frozenset(facts.pop("hashes"))
    return Moment(game=game.with_table(rows), hashes=hashes, **facts)
