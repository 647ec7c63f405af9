"""A position to try a bot on: whatever compiles at the first call compiles there."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fernweh.games.game import Game


def opened(game: "Game") -> "Game":
    """The same game from the start, at the first decision of a seat."""
    from fernweh.kernel import border
    from fernweh.kernel.chance import generator

    fresh = game.copy()
    fresh.table[:] = 0
    border.setup(fresh.box, fresh.table)
    fresh.let_chance(generator(1))
    return fresh.seen_by(fresh.actor)
