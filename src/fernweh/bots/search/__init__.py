"""Search: every legal move is tried in many worlds that the seat could be in.

    bot = Search("search", {}, {"worlds": 100})
    bot.choose(game.seen_by(seat), rng)      # "play red-7"
    bot.values(game.seen_by(seat), rng)      # [Value(move, worth, lead, chances, error, worlds), …]

Nothing but what the seat may know goes in: the table is concealed once more at the door.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from fernweh.bots.search.style import Style
from fernweh.bots.search.values import Value

if TYPE_CHECKING:
    from fernweh.games.game import Game
    from fernweh.kernel.chance import Rng
    from fernweh.kernel.protocol import Rulebook

__all__ = ["Search", "Style", "Value"]


class Search:
    """A bot that tries moves out. What was given comes before the game's own, that before ours."""

    def __init__(self, name: str, ours: Mapping[str, Any], given: Mapping[str, Any]) -> None:
        self.name = name
        self._ours, self._given = ours, given

    @property
    def time(self) -> float:
        style = msgspec.convert({**self._ours, **self._given}, Style)
        return 0.0 if style.worlds else style.time

    def style(self, rules: "Rulebook") -> Style:
        games = getattr(rules, "SEARCH", {})
        return msgspec.convert({**games, **self._ours, **self._given}, Style)

    def ready(self, game: "Game") -> None:
        from fernweh.bots.search.thought import made_ready

        made_ready(game)

    def choose(self, seen: "Game", rng: "Rng") -> str:
        from fernweh.bots.search.thought import Thought

        thought = Thought(seen, rng, self.style(seen.rules))
        if thought.is_open:
            thought.think()
        return thought.chosen()

    def values(self, seen: "Game", rng: "Rng") -> list[Value]:
        """What was found out about each legal move, the one to choose first."""
        from fernweh.bots.search.thought import Thought

        thought = Thought(seen, rng, self.style(seen.rules))
        thought.think()
        return thought.values()
