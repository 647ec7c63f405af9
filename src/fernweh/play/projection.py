"""What one viewer is shown of a game: views, what changed from one to the next, events as they may
know them, and what they can do. A door, a replay and a lesson read it here.

`ALL_SEEING` sees every hand and value, which is for when a match is over.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from fernweh.games import load
from fernweh.games.game import Game
from fernweh.kernel.event import SPECTATOR, Event
from fernweh.kernel.record import Rows, copied
from fernweh.kernel.sheet import ALL_SEEING
from fernweh.play.patch import changes
from fernweh.play.wire import Choice


class Projection:
    """The last game is kept as it was seen: the next patch starts from it."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self._known: tuple[Game, Game] | None = None
        self._view: tuple[Game, msgspec.Struct] | None = None
        self._box: Rows | None = None  # for who sees all

    def known(self, game: Game) -> Game:
        """As far as the viewer may know it: views and choices are made of the same."""
        if self._known is None or self._known[0] is not game:
            known = game if self.viewer == ALL_SEEING else game.seen_by(self.viewer)
            self._known = (game, known)
        return self._known[1]

    def view(self, game: Game) -> msgspec.Struct:
        if self._view is None or self._view[0] is not game:
            self._view = (game, self._made(game))
        return self._view[1]

    def _made(self, game: Game) -> msgspec.Struct:
        if self.viewer == ALL_SEEING:
            return self._all_seen(game)
        known = self.known(game)
        return known.rules.view_of(known.box[0], known.table[0], self.viewer)

    def _all_seen(self, game: Game) -> msgspec.Struct:
        """What a spectator sees, and beside each seat what that seat sees of itself. One box for
        all: what views read of it is remembered by the box.
        """
        self._box = opened_box(game) if self._box is None else self._box
        box, table, view_of = self._box[0], game.table[0], game.rules.view_of
        own: list[Any] = [view_of(box, table, seat) for seat in range(game.seats)]
        seats = [view.seats[seat] for seat, view in enumerate(own)]
        return msgspec.structs.replace(view_of(box, table, SPECTATOR), seats=seats)

    def plain(self, game: Game) -> dict[str, Any]:
        """The view as JSON has it."""
        view: dict[str, Any] = msgspec.to_builtins(self.view(game))
        return view

    def patch(self, before: Game, then: Game) -> dict[str, Any]:
        return {} if before is then else changes(self.view(before), self.view(then))

    def events(self, events: Iterable[Event]) -> list[dict[str, Any]]:
        if self.viewer == ALL_SEEING:
            return [event.facts() for event in events]
        return [event.seen_by(self.viewer).facts() for event in events]

    def choices(self, game: Game) -> list[Choice]:
        return [choice_of(game.rules.NAME, action) for action in self.known(game).actions()]


@cache
def choice_of(game: str, action: int) -> Choice:
    rules = load(game)
    return Choice(rules.move_of(action), rules.spelled(action), rules.rule_of(action))


def opened_box(game: Game) -> Rows:
    """The box with nothing hidden that only views hide."""
    box = copied(game.box)
    for field in getattr(game.rules, "ONLY_VIEWS", ()):
        box[field] = 1
    return box
