"""Players that think, or at least choose.

    bot = find("pathfinder")
    bot.choose(game.seen_by(seat), rng)      # "play red-7"

A bot is given what its seat may know, never the table. `parse("search:worlds=100")` sets what can
be set of a search: see `fernweh.bots.search.style`. Bots of others go by `module:Class` and more:
see `fernweh.bots.outside`; `as_bot` takes any callable.
"""

import difflib
import os
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from fernweh.bots.levels import LEVELS, SEARCHES
from fernweh.bots.outside import Visitor, named
from fernweh.bots.simple import Greedy, Novice, Random
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.bots.search import Search
    from fernweh.games.game import Game
    from fernweh.kernel.chance import Rng

_BETWEEN, _IS, _AND = ":", "=", ","
_NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
LET_IN = "FERNWEH_BOTS"  # in the environment: `careful=mybots:Careful,net=net:FOLDER`


class Bot(Protocol):
    """Chooses a move of the game that it is shown; `rng` is all the chance it may use."""

    @property
    def name(self) -> str: ...

    @property
    def time(self) -> float:
        """The seconds that it thinks about a move at most; 0 for no time worth speaking of."""
        ...

    def ready(self, game: "Game") -> None:
        """Compile whatever thinking needs, so that no move waits for it."""
        ...

    def choose(self, seen: "Game", rng: "Rng") -> str: ...


SIMPLE: dict[str, Bot] = {
    bot.name: bot
    for bot in (Random(), Greedy("greedy"), Novice("novice", slip=3), Greedy("explorer"))
}
BOTS = (*LEVELS, "random", "greedy", "search", "flat")


def find(name: str) -> Bot:
    """The bot of that name, ours or one that was let in; a fault if there is none. What comes from
    a network ends here: nothing is loaded by it that was not named beforehand.
    """
    if name in BOTS:
        return searcher(name) if name in SEARCHES else SIMPLE[name]
    visitors = let_in(os.environ.get(LET_IN, ""))
    if name not in visitors:
        names = [*BOTS, *visitors]
        near = difflib.get_close_matches(name, names, n=1, cutoff=0.0)
        raise Fault("no-such-bot", name=name[:40], near=near[0], allowed=", ".join(names))
    return _visitor(name, visitors[name])


def all_bots() -> list[str]:
    """By name, those that were let in after ours."""
    return [*BOTS, *let_in(os.environ.get(LET_IN, ""))]


@lru_cache(maxsize=8)
def let_in(told: str) -> Mapping[str, str]:
    """The bots of others that sit under a name at this machine's tables, by the texts that name
    them; a fault names the first that cannot be called so.
    """
    visitors: dict[str, str] = {}
    for each in filter(None, map(str.strip, told.split(_AND))):
        name, _, spec = map(str.strip, each.partition(_IS))
        if not _NAME.fullmatch(name) or name in BOTS or name in visitors:
            raise Fault("bot-name", name=name[:40])
        visitors[name] = spec
    return visitors


@lru_cache(maxsize=32)
def _visitor(name: str, spec: str) -> Bot:
    """Each is loaded when it is first asked for: one that cannot be is in nobody else's way."""
    return Visitor(name, parse(spec))


def as_bot(thing: Any) -> Bot:
    """A bot by its text, or whatever can choose a move: a function of `(seen, rng)` will do."""
    if isinstance(thing, str):
        return parse(thing)
    bot = thing() if isinstance(thing, type) else thing
    return Visitor(str(getattr(bot, "name", getattr(bot, "__name__", type(bot).__name__))), bot)


def parse(spec: str, **otherwise: Any) -> Bot:
    """The bot of a text like `legend` or `search:worlds=100`: a name, and after colons settings; or
    a bot of others, whose code is loaded.

    `otherwise` is what a search is given where the text says nothing.
    """
    ours = spec.split(_BETWEEN, maxsplit=1)[0] in BOTS
    return (None if ours else named(spec)) or known(spec, **otherwise)


def known(spec: str, **otherwise: Any) -> Bot:
    """The same of our own and those that were let in: no text makes it load any other code."""
    from fernweh.bots.search import Search

    name, *settings = spec.split(_BETWEEN)
    bot = find(name)
    if name in SEARCHES:
        return Search(spec, SEARCHES[name], {**otherwise, **_given(name, settings)})
    if settings:
        raise Fault("bot-setting", bot=name, setting=settings[0][:40], allowed="–")
    return bot


def searcher(name: str, **settings: Any) -> "Search":
    """A bot that tells what it thinks of each move, for hints."""
    from fernweh.bots.search import Search

    return Search(name, SEARCHES[name], settings)


def is_bot(spec: str) -> bool:
    """Whether a text names a bot, and not a person."""
    name = spec.split(_BETWEEN, maxsplit=1)[0]
    return name in all_bots() or named(spec) is not None


def _given(name: str, settings: list[str]) -> dict[str, Any]:
    """`["worlds=100"]` as settings of a search."""
    from fernweh.bots.search.style import Style

    pairs = [each.partition(_IS) for each in settings]
    try:
        given = {key: value for key, _, value in pairs}
        parsed = msgspec.convert(given, Style, strict=False)
    except msgspec.ValidationError:
        wrong = next(each for each in settings if not _fits(Style, each))
        allowed = ", ".join(Style.__struct_fields__)
        raise Fault("bot-setting", bot=name, setting=wrong[:40], allowed=allowed) from None
    return {key: getattr(parsed, key) for key in given}


def _fits(style: type[msgspec.Struct], setting: str) -> bool:
    key, _, value = setting.partition(_IS)
    try:
        msgspec.convert({key: value}, style, strict=False)
    except msgspec.ValidationError:
        return False
    return True
