"""Fernweh: five lost-world board games as one program.

Importing this package is cheap; a game, and the compiler with it, is loaded when first asked for.
"""

from typing import TYPE_CHECKING, Any

from fernweh.kernel.fault import Fault
from fernweh.kernel.first_compile import Told

if TYPE_CHECKING:
    from fernweh.games.game import Game as Game

__version__ = "0.1.0"
__all__ = ["Game", "__version__"]


def __getattr__(name: str) -> Any:
    if name == "Game":
        from fernweh.games.game import Game

        return Game
    raise AttributeError(name)


def _sentence(fault: Fault) -> str:
    """In a traceback, in the language of whoever runs this; read when first needed."""
    from fernweh.words import sentence

    return sentence(fault)


def _title() -> str:
    from fernweh.words import spoken

    return spoken("warming-title")


Fault.sentence_of = staticmethod(_sentence)
Told.title = staticmethod(_title)
