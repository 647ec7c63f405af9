"""One table, stepped from Python as fast as Python goes: one compiled call a step.

    table = Single("lost_cities", rounds=1)
    table.reset(seed=7)
    while not table.is_over:
        table.step(table.random_action())
    table.rewards                         # what every seat gets

`seat` is who acts; `observation` is what that seat sees and `mask` what it may do, both `uint8`,
the same arrays for ever: copy what you keep. Chance acts inside. Game `n` of a seed is game `n` of
the same seed in a `Vector`.
"""

from operator import index
from typing import Any, Self

import msgspec
import numpy as np

from fernweh.games.game import Game
from fernweh.games.observation import observation_spec
from fernweh.kernel import border, single
from fernweh.kernel.bits import Word
from fernweh.kernel.chance import stream
from fernweh.kernel.fault import Fault
from fernweh.kernel.lanes import PICKS
from fernweh.kernel.protocol import Piece
from fernweh.kernel.record import copied
from fernweh.kernel.rule import for_these
from fernweh.kernel.single import BEGIN, ILLEGAL
from fernweh.kernel.verbs import NOBODY
from fernweh.rl.form import PLANES, Form
from fernweh.rl.seed import checked_seed
from fernweh.rl.simulation import (
    REWARDS,
    must_be_alike,
    reward_number,
    simulation,
)

Array = np.ndarray[Any, Any]

_KEPT = ("_table", "_rng", "picks", "_page", "rewards")


class SavedTable(msgspec.Struct, frozen=True):
    """Everything that a `Single` goes on from."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    number: int
    seat: int
    arrays: dict[str, bytes]


class Single:
    """A table of a game, for learners and searches."""

    def __init__(
        self, game: str, seats: int | None = None, *, reward: str = "place", **options: Any
    ) -> None:
        self.simulation = sim = simulation(game, seats, options)
        self._reward, self._planes = reward_number(reward), Form(sim, PLANES)
        self._page = np.zeros(sim.actions + len(sim.most), np.uint8)
        self.rewards = np.zeros(sim.seats, np.float32)
        self._table, self._rng = copied(sim.fresh), np.zeros(1, np.uint64)
        self.picks = np.zeros(1, np.uint64)
        self.seed = self.number = 0
        self.seat: int = NOBODY
        self._tie()
        self._step = for_these(single.step, *self._args, 0)
        self._pick = for_these(single.pick, self.mask, self.picks)
        self.reset(0)

    def _tie(self) -> None:
        """Views of the page, and what every step is handed."""
        actions, sim = self.simulation.actions, self.simulation
        self.mask, self.observation = self._page[:actions], self._page[actions:]
        self._args = (sim.box, self._table, self._rng, self._page, self.rewards, self._reward)

    # Playing

    @property
    def is_over(self) -> bool:
        return self.seat == NOBODY

    @property
    def is_cut(self) -> bool:
        """Whether a cap ended the game, and not its own rules."""
        return self.is_over and bool(border.is_cut(self.simulation.box, self._table))

    def reset(self, seed: int | None = None) -> None:
        """Begin game 0 of a seed; without one, the next game of the same seed."""
        if seed is None:
            self.begin(self.number + 1)
            return
        self.seed = checked_seed(seed)
        stream(self.picks, Word(self.seed), PICKS)
        self.begin(0)

    def begin(self, number: int) -> None:
        """Begin the game of that number in the seed."""
        self.number = number
        stream(self._rng, Word(self.seed), Word(number))
        self.rewards[:] = 0
        self._table.view(np.uint8)[:] = self.simulation.fresh.view(np.uint8)
        self.seat = self._step(*self._args, BEGIN)

    def step(self, action: int) -> int:
        """Take the action of the seat that acts; who acts next. A fault, and no change, if not."""
        try:
            seat = self._step(*self._args, index(action))
        except (TypeError, OverflowError):  # no whole number, or none of 64 bits
            seat = ILLEGAL
        if seat == ILLEGAL:
            raise Fault("illegal-action", row=0, action=str(action)[:40])
        self.seat = seat
        return self.seat

    def random_action(self) -> int:
        """A legal action, each as likely."""
        action: int = self._pick(self.mask, self.picks)
        return action

    def styled_action(self, style: Array) -> int:
        """What the seat that acts does if it plays in its style, as `Vector`'s others play: by the
        luck of the game.
        """
        action: int = single.styled(self.simulation.box, self._table, self._rng, self.seat, style)
        return action

    def observe(self, viewer: int, out: Array) -> None:
        """What another seat than the one that acts would see now."""
        border.observe(self.simulation.box, self._table, viewer, out)

    def planes(self) -> Array:
        """The observation as `float32` numbers that are 0 or 1: see `fernweh.rl.form`."""
        return self._planes.of(self.observation)

    def state(self) -> Array:
        """What every seat sees, a row a seat: for training with all seats' knowledge at hand."""
        seen = np.zeros((self.simulation.seats, len(self.observation)), np.uint8)
        for seat, row in enumerate(seen):
            self.observe(seat, row)
        return seen

    def observation_spec(self) -> dict[str, tuple[slice, Piece]]:
        return observation_spec(self.simulation.rules)

    @property
    def game(self) -> Game:
        """The same table with everything a `Game` has; it is no copy, and holds every secret."""
        sim, game = self.simulation, object.__new__(Game)
        game.rules, game.options, game.seats = sim.rules, sim.options, sim.seats
        game.box, game.table = sim.box, self._table
        return game

    # Keeping

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, _table=copied(self._table))
        for name in _KEPT[1:]:
            setattr(other, name, getattr(self, name).copy())
        other._tie()
        return other

    def save(self) -> SavedTable:
        """Everything, as bytes: to go on from later, or in another process."""
        arrays = {name: getattr(self, name).tobytes() for name in _KEPT}
        return SavedTable(
            **self.simulation.terms,
            seed=self.seed,
            number=self.number,
            seat=self.seat,
            arrays=arrays,
        )

    def restore(self, saved: SavedTable) -> None:
        """Go on from what was saved, in the same arrays."""
        must_be_alike(msgspec.structs.asdict(saved), self.simulation.terms)
        for name in _KEPT:
            array = getattr(self, name)
            array[...] = np.frombuffer(saved.arrays[name], array.dtype)
        self.seed, self.number, self.seat = saved.seed, saved.number, saved.seat

    def __reduce__(self) -> Any:
        return _again, (self.save(), REWARDS[self._reward])


def _again(saved: SavedTable, reward: str) -> Single:
    """A `Single` from its pickle."""
    table = Single(saved.game, saved.seats, reward=reward, **saved.options)
    table.restore(saved)
    return table
