"""Bots that others wrote: by the text that names one, or the thing itself.

    mybots:Careful                a class, an instance or a function of a module
    careful                       an entry point of the group `fernweh.bots` of an installed package
    net:FOLDER, careful:bold      the same, called with what follows the colon

A bot may be a function of `(seen, rng)` that gives a move or the number of an action, or anything
with such a `choose`. `name`, `time` and `ready` may be left out.
"""

import importlib
import traceback
from collections.abc import Callable
from importlib.metadata import entry_points
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.games.game import Game
    from fernweh.kernel.chance import Rng

GROUP = "fernweh.bots"
_ARGUMENT = ":"


class Visitor:
    """Somebody else's bot, with all that ours have."""

    def __init__(self, name: str, thing: Any) -> None:
        self.name, self._thing = name, thing
        self.time = float(getattr(thing, "time", 0.0))
        self._choose: Callable[..., Any] = getattr(thing, "choose", thing)
        if not callable(self._choose):
            raise Fault("bot-cannot-choose", bot=name[:40])

    def ready(self, game: "Game") -> None:
        ready = getattr(self._thing, "ready", None)
        if ready is not None:
            ready(game)

    def choose(self, seen: "Game", rng: "Rng") -> str:
        """The move, also where it was told by its number."""
        try:
            chosen = self._choose(seen, rng)
        except Fault:
            raise
        except Exception as error:
            raise Fault("bot-failed", bot=self.name[:80], reason=_told(error)) from error
        return chosen if isinstance(chosen, str) else _move_of(seen, chosen, self.name)


def _move_of(seen: "Game", action: Any, bot: str) -> str:
    try:
        number = index(action)
    except TypeError:
        number = -1
    if number not in seen.actions():
        raise Fault("bot-illegal", bot=bot[:80], move=str(action)[:40])
    return seen.rules.move_of(number)


def named(spec: str) -> Visitor | None:
    """The bot of that text, if an installed package or a module has one."""
    name, _, argument = spec.partition(_ARGUMENT)
    for entry in entry_points(group=GROUP, name=name):
        return Visitor(spec, _made(spec, entry.load, argument))
    if name and argument and all(map(str.isidentifier, [*name.split("."), argument])):
        return Visitor(spec, _made(spec, lambda: _attribute(name, argument), ""))
    return None


def _attribute(module: str, name: str) -> Any:
    return getattr(importlib.import_module(module), name)


def _made(spec: str, load: Callable[[], Any], argument: str) -> Any:
    """What is loaded; a class, and whatever takes an argument, is called for the bot."""
    try:
        thing = load()
        if argument:
            return thing(argument)
        return thing() if isinstance(thing, type) else thing
    except Fault:
        raise
    except Exception as error:  # others' code: whatever is wrong with it, this bot cannot play
        raise Fault("bot-unloadable", bot=spec[:80], reason=_told(error)) from error


def _told(error: Exception) -> str:
    """What went wrong in others' code, and in which line."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__}: {error} ({Path(frames[-1].filename).name}:{frames[-1].lineno})"
