"""Players that think, or at least choose.

    bot = find("greedy")
    bot.choose(game.seen_by(seat), rng)      # "play red-7"

A bot is given what its seat may know, never the table.
"""

import difflib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.games.game import Game
    from fernweh.kernel.chance import Rng


class Bot(Protocol):
    """Chooses a move of the game that it is shown; `rng` is all the chance it may use."""

    @property
    def name(self) -> str: ...

    def choose(self, seen: "Game", rng: "Rng") -> str: ...


class _Random:
    """Any legal move, each as likely."""

    name = "random"

    def choose(self, seen: "Game", rng: "Rng") -> str:
        from fernweh.kernel.chance import below

        moves = seen.moves()
        return moves[int(below(rng, len(moves)))]


class _Greedy:
    """The game's own fast sensible move."""

    name = "greedy"

    def choose(self, seen: "Game", rng: "Rng") -> str:
        from fernweh.kernel import border

        return seen.rules.move_of(int(border.policy(seen.box, seen.table, rng)))


BOTS: Mapping[str, Bot] = {bot.name: bot for bot in (_Random(), _Greedy())}


def find(name: str) -> Bot:
    """The bot of that name; a fault if there is none."""
    if name not in BOTS:
        near = difflib.get_close_matches(name, BOTS, n=1, cutoff=0.0)
        raise Fault("no-such-bot", name=name[:40], near=near[0], allowed=", ".join(BOTS))
    return BOTS[name]
