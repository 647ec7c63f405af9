"""A game's drawings for the terminal: the board, and the short forms of its moves.

Each is the package `terminal` in the game's folder; what several share is here.
"""

from typing import Protocol, cast

from rich.console import RenderableType

from fernweh.cli.scene import Scene
from fernweh.games import part_of
from fernweh.words import Words


class Board(Protocol):
    """The names of a game's `terminal`."""

    def draw(self, scene: Scene, words: Words) -> RenderableType:
        """The table, in at most 80 cells, with the numbers of the choices."""
        ...

    def status(self, scene: Scene, words: Words) -> str:
        """Whose turn it is, in a sentence."""
        ...

    def spelled_out(self, typed: str, words: Words) -> str | None:
        """`p r7` as `play red-7`; None where it means nothing."""
        ...


def board_of(game: str) -> Board:
    return cast(Board, part_of(game, "terminal"))
