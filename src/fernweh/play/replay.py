"""A match that is over, as somebody saw it, entry by entry: for a slider.

Views are told as patches, with the whole view every so often, so that a page can go to any entry
without going through all of them.
"""

from typing import Any

import msgspec

from fernweh.kernel.event import SPECTATOR
from fernweh.kernel.sheet import ALL_SEEING, Sheet
from fernweh.play.match import Match
from fernweh.play.projection import Projection
from fernweh.play.wire import Result, Seated

KEYFRAME_EVERY = 50


class Keyframe(msgspec.Struct, frozen=True):
    """The whole view after entry `n`."""

    n: int
    view: dict[str, Any]


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry; what it leaves as it was is left out."""

    n: int
    at: str
    kind: str
    by: str
    actor: int  # who acts after it: a seat, -1 chance, -2 nobody
    events: list[dict[str, Any]] = []
    patch: dict[str, Any] = {}
    seats: list[Seated] = []


class Replay(msgspec.Struct, frozen=True):
    """A whole match, as one viewer saw it."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    made: str
    viewer: int  # a seat, -1 for a spectator, -2 for all-seeing
    seats: list[Seated]  # who sat there in the end
    commitment: str
    origin: str  # the match from whose position this one went on; "" for none
    result: Result | None
    sheets: list[Sheet]  # of the end
    keyframes: list[Keyframe]
    steps: list[ReplayStep]


def replay_of(match: Match, viewer: int) -> Replay:
    """Everything that this viewer saw; the caller has seen to it that the match is over."""
    if viewer not in (SPECTATOR, ALL_SEEING):
        match.now.name_of(viewer)
    header, now = match.header, match.now
    projection = Projection(viewer)
    keyframes = [Keyframe(0, projection.plain(match.moments[0].game))]
    steps = []
    for n in range(1, match.n + 1):
        steps.append(_shown(match, n, projection))
        if n % KEYFRAME_EVERY == 0:
            keyframes.append(Keyframe(n, projection.plain(match.moments[n].game)))
    return Replay(
        id=header.id,
        game=header.game,
        rules_version=header.rules_version,
        options=dict(header.options),
        made=header.made,
        viewer=viewer,
        seats=now.seated(),
        commitment=header.commitment,
        origin=header.origin.id if header.origin else "",
        result=now.result,
        sheets=[now.game.sheet(seat) for seat in range(now.game.seats)],
        keyframes=keyframes,
        steps=steps,
    )


def _shown(match: Match, n: int, projection: Projection) -> ReplayStep:
    entry, before, then = match.log[n - 1], match.moments[n - 1], match.moments[n]
    return ReplayStep(
        n=n,
        at=entry.at,
        kind=entry.kind,
        by=entry.by,
        actor=then.actor,
        events=projection.events(then.events),
        patch=projection.patch(before.game, then.game),
        seats=then.seated() if then.seated() != before.seated() else [],
    )
