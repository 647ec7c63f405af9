"""Players that think, or at least choose.

    bot = find("pathfinder")
    bot.choose(game.seen_by(seat), rng)      # "play red-7"

A bot is given what its seat may know, never the table. `parse("search:worlds=100")` sets what can
be set of a search: see `fernweh.bots.search.style`.
"""

import difflib
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from fernweh.bots.levels import LEVELS, SEARCHES
from fernweh.bots.simple import Greedy, Novice, Random
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.bots.search import Search
    from fernweh.games.game import Game
    from fernweh.kernel.chance import Rng

_BETWEEN, _IS = ":", "="


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
    """The bot of that name; a fault if there is none. What comes from a network ends here."""
    if name not in BOTS:
        near = difflib.get_close_matches(name, BOTS, n=1, cutoff=0.0)
        raise Fault("no-such-bot", name=name[:40], near=near[0], allowed=", ".join(BOTS))
    return searcher(name) if name in SEARCHES else SIMPLE[name]


def parse(spec: str, **otherwise: Any) -> Bot:
    """The bot of a text like `legend` or `search:worlds=100`: a name, and after colons settings.

    `otherwise` is what a search is given where the text says nothing.
    """
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
    return spec.split(_BETWEEN, maxsplit=1)[0] in BOTS


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
