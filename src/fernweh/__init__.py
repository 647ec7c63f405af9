"""Fernweh: five lost-world board games as one program.

Importing this package is cheap; a game, and the compiler with it, is loaded when first asked for.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fernweh.games.game import Game as Game

__version__ = "0.1.0"
__all__ = ["Game", "__version__"]


def __getattr__(name: str) -> Any:
    if name == "Game":
        from fernweh.games.game import Game

        return Game
    raise AttributeError(name)
