"""Who plays beside a learner: one bot for all other seats, one for each, or any of a pool.

others="greedy"                                    # or any bot that `fernweh.bots` can be given
others=["greedy", "random", my_bot]                # by seats; the learner's own is not asked
others=Pool("greedy", "explorer", my_bot)          # drawn anew for every game and seat
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from fernweh.bots import as_bot
from fernweh.kernel.batch import POLICY, RANDOM
from fernweh.kernel.chance import below
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.rl.single import Single

Array = np.ndarray[Any, Any]

STYLES = {"random": RANDOM, "greedy": POLICY}  # compiled, for many tables at once


class Pool:
    """Players of whom one is drawn."""

    def __init__(self, *players: Any) -> None:
        if not players:
            raise Fault("empty-pool")
        self.players = players

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pool) and self.players == other.players

    def __hash__(self) -> int:
        return hash(self.players)

    def __repr__(self) -> str:
        return f"Pool({', '.join(map(repr, self.players))})"


def by_seat(others: Any, seats: int) -> list[tuple[Any, ...]]:
    """For each seat, those of whom one plays there."""
    told = others if isinstance(others, Sequence) and not isinstance(others, str) else None
    if told is not None and len(told) != seats:
        raise Fault("bad-others", count=len(told), seats=seats)
    each = [others] * seats if told is None else told
    return [one.players if isinstance(one, Pool) else (one,) for one in each]


def are_compiled(others: Any, seats: int) -> bool:
    players = [player for pool in by_seat(others, seats) for player in pool]
    return all(isinstance(player, str) and player in STYLES for player in players)


def compiled_styles(others: Any, seats: int) -> list[list[int]]:
    """How each seat plays, a row for every game in turn; a fault if others than ours play."""
    pools = by_seat(others, seats)
    for player in (player for pool in pools for player in pool):
        if not isinstance(player, str) or player not in STYLES:
            allowed = ", ".join(STYLES)
            raise Fault("bots-compiled-only", name=str(player)[:40], allowed=allowed)
    rows = np.lcm.reduce([len(pool) for pool in pools])
    return [[STYLES[pool[row % len(pool)]] for pool in pools] for row in range(rows)]


class Company:
    """The others at one table that is stepped from Python."""

    def __init__(self, others: Any, seats: int) -> None:
        self._pools = [[_player(one) for one in pool] for pool in by_seat(others, seats)]
        self._style = np.zeros(seats, np.int8)
        self._bots: list[Any] = [None] * seats
        self._is_ready = False

    def begin(self, table: "Single") -> None:
        """Who plays this game: drawn by the table's own luck, so a seed says it too."""
        if not self._is_ready:
            self._make_ready(table)
        for seat, pool in enumerate(self._pools):
            player = pool[int(below(table.picks, len(pool))) if len(pool) > 1 else 0]
            self._bots[seat] = None if isinstance(player, int) else player
            self._style[seat] = player if isinstance(player, int) else 0

    def _make_ready(self, table: "Single") -> None:
        """No move waits for what thinking needs."""
        for player in (player for pool in self._pools for player in pool):
            if not isinstance(player, int):
                player.ready(table.game)
        self._is_ready = True

    def action(self, table: "Single") -> int:
        bot = self._bots[table.seat]
        if bot is None:
            return table.styled_action(self._style)
        seen = table.game.seen_by(table.seat)
        return seen.rules.action_of(bot.choose(seen, table.picks))


def _player(one: Any) -> Any:
    """A style where it is compiled, else a bot."""
    is_ours = isinstance(one, str) and one in STYLES
    return int(STYLES[one]) if is_ours else as_bot(one)
