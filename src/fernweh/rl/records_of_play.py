"""Games of bots, position by position: what the seat that acts saw, did, and got in the end.

Bots that are compiled (`random`, `greedy`) play many tables at once; any other bot is asked in
Python, a game at a time. In game `g` the bots sit `g` places further on.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from fernweh.bots import Bot, parse
from fernweh.kernel.bits import Word
from fernweh.kernel.chance import stream
from fernweh.kernel.fault import Fault
from fernweh.rl.company import STYLES
from fernweh.rl.simulation import Simulation, simulation
from fernweh.rl.single import Single
from fernweh.rl.vector import Vector

Array = np.ndarray[Any, Any]

TABLES = 64  # side by side: their games are held until they end
FIRST_ROOM = 512  # steps for which there is room at first
BOTS = Word(1 << 62)  # streams from here on are for bots asked in Python


@dataclass(frozen=True)
class DatasetPlan:
    """Which games are played."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int

    @property
    def simulation(self) -> Simulation:
        return simulation(self.game, self.seats, self.options)

    def bot_at(self, game: int, seat: int) -> str:
        return self.bots[(seat + game) % len(self.bots)]


@dataclass(frozen=True)
class PlayedGame:
    """A whole game; row `n` of each array is its position `n`."""

    game: int
    seats: Array
    observations: Array
    masks: Array
    actions: Array
    results: Array  # what each seat got


def play(plan: DatasetPlan) -> Iterator[PlayedGame]:
    """All games of the plan, as they end."""
    if len(plan.bots) > plan.seats:
        raise Fault("too-many-bots", bots=len(plan.bots), seats=plan.seats)
    bots = {name: parse(name) for name in plan.bots}
    if all(name in STYLES for name in plan.bots):
        return _compiled(plan)
    return (_asked(plan, bots, game) for game in range(plan.games))


def _compiled(plan: DatasetPlan) -> Iterator[PlayedGame]:
    tables = Vector(plan.game, min(TABLES, plan.games), plan.seats, threads=1, **plan.options)
    tables.reset(plan.seed)
    styles, held = _styles(plan), Held(tables)
    left = plan.games
    while left:
        actions = tables.styled_actions(styles)
        held.note(actions)
        tables.step(actions)
        ended = [game for game in held.ended() if game.game < plan.games]
        left -= len(ended)
        yield from ended


def _styles(plan: DatasetPlan) -> Array:
    """How each seat plays, a row for every game in turn."""
    turns = [
        [STYLES[plan.bot_at(game, seat)] for seat in range(plan.seats)]
        for game in range(len(plan.bots))
    ]
    return np.array(turns, np.int8)


class Held:
    """The positions of games that have not ended, in rings of as many steps as the longest."""

    def __init__(self, tables: Vector) -> None:
        self.tables, self.now = tables, 0
        self.since = np.zeros(tables.count, np.int64)
        self.games = tables.games.copy()
        self._rings = {
            name: np.zeros((FIRST_ROOM, *array.shape), array.dtype)
            for name, array in self._sources(np.zeros(tables.count, np.int32)).items()
        }

    def _sources(self, actions: Array) -> dict[str, Array]:
        tables = self.tables
        return {
            "seats": tables.seats, "observations": tables.observations, "masks": tables.masks,
            "actions": actions,
        }  # fmt: skip

    def note(self, actions: Array) -> None:
        """The position at every table, and what is about to be done there."""
        room = len(self._rings["seats"])
        if self.now - np.min(self.since) == room:
            self._grow(room)
            room *= 2
        for name, source in self._sources(actions).items():
            self._rings[name][self.now % room] = source
        self.now += 1

    def _grow(self, room: int) -> None:
        """Twice the room; every step goes to where it lies there."""
        steps = np.arange(self.now - room, self.now)
        for name, ring in self._rings.items():
            wider = np.zeros((2 * room, *ring.shape[1:]), ring.dtype)
            wider[steps % (2 * room)] = ring[steps % room]
            self._rings[name] = wider

    def ended(self) -> Iterator[PlayedGame]:
        """The games that the last step ended."""
        for row in np.flatnonzero(self.tables.ended):
            steps = np.arange(self.since[row], self.now) % len(self._rings["seats"])
            told = {name: ring[steps, row] for name, ring in self._rings.items()}
            yield PlayedGame(int(self.games[row]), results=self.tables.rewards[row].copy(), **told)
            self.since[row], self.games[row] = self.now, self.tables.games[row]


def _asked(plan: DatasetPlan, bots: dict[str, Bot], game: int) -> PlayedGame:
    """One game of bots that are asked in Python."""
    table, rng = Single(plan.game, plan.seats, **plan.options), np.zeros(1, np.uint64)
    table.reset(plan.seed)
    table.begin(game)
    stream(rng, Word(plan.seed), BOTS + Word(game))
    rows: list[tuple[int, Array, Array, int]] = []
    while not table.is_over:
        seen = table.game.seen_by(table.seat)
        move = bots[plan.bot_at(game, table.seat)].choose(seen, rng)
        action = seen.rules.action_of(move)
        rows.append((table.seat, table.observation.copy(), table.mask.copy(), action))
        table.step(action)
    seats, observations, masks, actions = map(np.array, zip(*rows, strict=True))
    return PlayedGame(
        game, seats.astype(np.int8), observations, masks, actions.astype(np.int32),
        table.rewards.copy(),
    )  # fmt: skip
