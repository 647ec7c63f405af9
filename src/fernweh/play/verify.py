"""Whether a record holds: replayed by the rules, and every draw made again from the key.

`verify` needs nothing but the record. What a sound record proves and what not is said in
`fernweh.play.fairness`.
"""

from pathlib import Path
from typing import Literal

import msgspec

from fernweh.kernel.fault import Fault
from fernweh.play.archive import load
from fernweh.play.entry import Action, Origin
from fernweh.play.match import Match
from fernweh.play.moment import Phase
from fernweh.play.wire import Result, Seated


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
    fairness: Literal["proved", "not-yet"]  # not before the secret is revealed


def verify(source: bytes | Path) -> Report:
    """The report on a record; a fault names the first line that is wrong."""
    match = load(source)
    if match.now.phase is Phase.OVER:  # the host kept to itself what would prove the draws
        raise Fault("secret-withheld", line=match.n + 2)
    return _report(match)


def _report(match: Match) -> Report:
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
        fairness="proved" if now.phase is Phase.CLOSED else "not-yet",
    )
