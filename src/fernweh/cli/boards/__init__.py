"""A game's drawings for the terminal: the board, the scoring, and the short forms of its moves."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from fernweh.cli.scene import Scene
from fernweh.words import Words


class Board(Protocol):
    """The names of a module in this folder."""

    def draw(self, scene: Scene, words: Words) -> RenderableType:
        """The table, in at most 80 cells, with the numbers of the choices."""
        ...

    def status(self, scene: Scene, words: Words) -> str:
        """Whose turn it is, in a sentence."""
        ...

    def scoring(self, scene: Scene, words: Words) -> Iterable[RenderableType]:
        """How the round that lies on the table is counted, a player at a time."""
        ...

    def ends_round(self, event: Mapping[str, Any]) -> bool:
        """Whether the table is counted now."""
        ...

    def spelled_out(self, typed: str, words: Words) -> str | None:
        """`p r7` as `play red-7`; None where it means nothing."""
        ...


def board_of(game: str) -> Board:
    return cast(Board, import_module(f"fernweh.cli.boards.{game}"))
