"""A match that is over, as somebody saw it, entry by entry: for a slider.

Views are told as patches, with the whole view every so often, so that a page can go to any entry
without going through all of them. `ALL_SEEING` sees every hand and value.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from fernweh.games.game import Game
from fernweh.kernel.event import SPECTATOR, Event
from fernweh.kernel.record import Rows, copied
from fernweh.kernel.sheet import ALL_SEEING, Sheet
from fernweh.play.match import Match
from fernweh.play.moment import Moment
from fernweh.play.patch import diff
from fernweh.play.wire import Result, Seated

KEYFRAME_EVERY = 50
_OPENED = ("show_own", "open_totals")  # of a box: options that only the view obeys


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
    views = _Views(viewer)
    keyframes = [Keyframe(0, views.at(match.moments[0]))]
    steps = []
    for n in range(1, match.n + 1):
        steps.append(_shown(match, n, views))
        if n % KEYFRAME_EVERY == 0:
            keyframes.append(Keyframe(n, views.at(match.moments[n])))
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


def _shown(match: Match, n: int, views: "_Views") -> ReplayStep:
    entry, before, then = match.log[n - 1], match.moments[n - 1], match.moments[n]
    old, new = views.at(before), views.at(then)
    return ReplayStep(
        n=n,
        at=entry.at,
        kind=entry.kind,
        by=entry.by,
        actor=then.actor,
        events=list(_told(then.events, views.viewer)),
        patch=diff(old, new),
        seats=then.seated() if then.seated() != before.seated() else [],
    )


def _told(events: tuple[Event, ...], viewer: int) -> Iterator[dict[str, Any]]:
    for event in events:
        yield event.facts() if viewer == ALL_SEEING else event.seen_by(viewer).facts()


class _Views:
    """Views of one viewer; the last one is kept, for the next patch starts from it."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self._last: tuple[Game, dict[str, Any]] | None = None
        self._box: Rows | None = None

    def at(self, moment: Moment) -> dict[str, Any]:
        if self._last is None or self._last[0] is not moment.game:
            seen = self._all_seen if self.viewer == ALL_SEEING else self._seen
            self._last = (moment.game, seen(moment.game))
        return self._last[1]

    def _all_seen(self, game: Game) -> dict[str, Any]:
        if self._box is None:
            self._box = opened_box(game)
        return all_seen(game, self._box)

    def _seen(self, game: Game) -> dict[str, Any]:
        view: dict[str, Any] = msgspec.to_builtins(game.view(self.viewer))
        return view


def opened_box(game: Game) -> Rows:
    """One for a whole replay: what views read of a box is remembered by the box."""
    box = copied(game.box)
    for field in set(_OPENED) & set(box.dtype.names or ()):
        box[field] = 1
    return box


def all_seen(game: Game, opened: Rows | None = None) -> dict[str, Any]:
    """What a spectator sees, and beside each seat what that seat sees of itself."""
    box = opened_box(game) if opened is None else opened
    view_of, table = game.rules.view_of, game.table[0]
    view: dict[str, Any] = msgspec.to_builtins(view_of(box[0], table, SPECTATOR))
    owners = (msgspec.to_builtins(view_of(box[0], table, seat)) for seat in range(game.seats))
    view["seats"] = [own["seats"][seat] for seat, own in enumerate(owners)]
    return view
