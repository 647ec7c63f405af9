"""Bots that others wrote: by the text that names one, or the thing itself.

    mybots:Careful                a class, an instance or a function of a module
    careful                       an entry point of the group `fernweh.bots` of an installed package
    net:FOLDER, careful:bold      the same, called with what follows the colon

A bot may be a function of `(seen, rng)` that gives a move or the number of an action, or anything
with such a `choose`. `name`, `time` and `ready` may be left out.
"""

import importlib
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
    """Somebody else's bot, with all that ours have. Whatever is wrong with it is a fault that names
    it, and what it chooses is legal.
    """

    def __init__(self, name: str, thing: Any) -> None:
        self.name, self._thing = name, thing
        self._choose: Callable[..., Any] = getattr(thing, "choose", thing)
        if not callable(self._choose):
            raise Fault("bot-cannot-choose", bot=name[:80])
        time = getattr(thing, "time", 0.0)
        self.time = float(time) if isinstance(time, (int, float)) else 0.0

    def ready(self, game: "Game") -> None:
        ready = getattr(self._thing, "ready", None)
        if ready is not None:
            with _blaming(self._failed, passes=Fault):
                ready(game)

    def choose(self, seen: "Game", rng: "Rng") -> str:
        """The move, also where it was told by its number."""
        legal = seen.actions()  # before: a bot may play on with what it was given
        with _blaming(self._failed):
            chosen = self._choose(seen, rng)
        number = _number(seen, chosen)
        if number not in legal:
            raise Fault("bot-illegal", bot=self.name[:80], move=f"{chosen!s:.40}")
        return seen.rules.move_of(number)

    def _failed(self, reason: str) -> Fault:
        return Fault("bot-failed", bot=self.name[:80], reason=reason)


def _number(seen: "Game", chosen: Any) -> int:
    """Of the action that was chosen; -1 if it is none."""
    try:
        return seen.rules.action_of(chosen) if isinstance(chosen, str) else index(chosen)
    except (Fault, TypeError):
        return -1


@contextmanager
def _blaming(
    fault: Callable[[str], Fault], passes: type[Exception] | tuple[()] = ()
) -> Iterator[None]:
    """Whatever goes wrong in others' code, the end of the process among it, is this bot's fault."""
    try:
        yield
    except passes:
        raise
    except (Exception, SystemExit) as error:
        raise fault(_told(error)) from error


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

    def unloadable(reason: str) -> Fault:
        return Fault("bot-unloadable", bot=spec[:80], reason=reason)

    with _blaming(unloadable, passes=Fault):
        thing = load()
        if argument:
            return thing(argument)
        return thing() if isinstance(thing, type) else thing


def _told(error: BaseException) -> str:
    """What went wrong in others' code, and in which line of it."""
    lines = [each for each in traceback.extract_tb(error.__traceback__) if _is_theirs(each)]
    where = f" ({Path(lines[-1].filename).name}:{lines[-1].lineno})" if lines else ""
    return f"{type(error).__name__}: {error!s:.300}{where}"


def _is_theirs(line: traceback.FrameSummary) -> bool:
    return line.filename not in (__file__, importlib.__file__) and line.filename[:1] != "<"
