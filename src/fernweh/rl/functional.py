"""Many tables as values: `init` and `step` give new ones, and the old ones stay as they were.

    play = Functional("lost_cities", rounds=1)
    tables = play.init([7, 8, 9])              # a table for each seed
    after = play.step(tables, actions)         # `tables` can be stepped again, and otherwise

In the manner of Pgx, for searches and learners that keep and branch states; `Vector`, which steps
in place, is faster. Chance acts inside, and its luck is part of the value: the same actions lead to
the same tables, and `with_luck` gives them another. A game that has ended stays as it is, and has
its rewards only from the step that ended it.
"""

from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any

import numpy as np

from fernweh.games.observation import observation_spec
from fernweh.kernel import lanes
from fernweh.kernel.bits import Word, words_for
from fernweh.kernel.chance import stream
from fernweh.kernel.fault import Fault
from fernweh.kernel.lanes import LEARNER, Lanes
from fernweh.kernel.protocol import Piece
from fernweh.kernel.record import Rows, blank
from fernweh.kernel.rule import for_these
from fernweh.rl.seed import checked_seed
from fernweh.rl.simulation import reward_number, simulation

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Snapshot:
    """Tables side by side as they are now, a row a table; nothing in it can be changed."""

    observations: Array  # what the seat that acts sees; where a game is over, who acted last
    masks: Array  # what it may do, a byte an action
    seats: Array  # who that is
    rewards: Array  # of the step that led here, for every seat
    ended: Array
    cut: Array  # whether a cap ended it
    words: Array  # the masks, a bit an action
    tables: Rows
    luck: Array

    def __post_init__(self) -> None:
        for field in fields(self):
            getattr(self, field.name).flags.writeable = False

    def __len__(self) -> int:
        return len(self.seats)

    def __getitem__(self, rows: Any) -> "Snapshot":
        """Some of the tables, in any order and as often as is asked: so a state is branched."""
        chosen = np.atleast_1d(np.arange(len(self))[rows])
        return Snapshot(*(_taken(array, chosen) for array in self._arrays()))

    def _arrays(self) -> list[Array]:
        return [getattr(self, field.name) for field in fields(self)]

    def with_luck(self, seeds: Any) -> "Snapshot":
        """The same tables, at which chance brings something else from here on."""
        luck = np.zeros(len(self), np.uint64)
        for row, seed in enumerate(_seeds(seeds, len(self))):
            stream(luck[row : row + 1], seed, Word(0))
        return replace(self, luck=luck)


class Functional:
    """A game with its options and seats, and the functions that lead from table to table."""

    def __init__(
        self, game: str, seats: int | None = None, *, reward: str = "place", **options: Any
    ) -> None:
        self.simulation = simulation(game, seats, options)
        self._reward = reward_number(reward)
        self._styles = np.full((1, self.simulation.seats), LEARNER, np.int8)

    def init(self, seeds: Any) -> Snapshot:
        """Game 0 of every seed, as `Single.reset(seed)` begins it."""
        chosen = _seeds(seeds, np.size(seeds))
        new = self._blank(len(chosen))
        self._reset(self._lanes(new), chosen, self._styles)
        return Snapshot(**new)

    def step(self, tables: Snapshot, actions: Any) -> Snapshot:
        """What one action at every table leads to; at one whose game is over, none is looked at."""
        taken = self._checked(tables, np.asarray(actions))
        new = {field.name: _copied(getattr(tables, field.name)) for field in fields(tables)}
        self._step(self._lanes(new, taken), Word(0))
        new["rewards"][tables.ended] = 0
        return Snapshot(**new)

    def random_actions(self, tables: Snapshot, rng: np.random.Generator) -> Array:
        """A legal action for every table, each as likely; 0 where the game is over."""
        order: Array = rng.random(tables.masks.shape, np.float32) * tables.masks
        taken: Array = order.argmax(axis=1).astype(np.int32)
        return taken

    def observation_spec(self) -> dict[str, tuple[slice, Piece]]:
        return observation_spec(self.simulation.rules)

    def _checked(self, tables: Snapshot, actions: Array) -> Array:
        if actions.shape != (len(tables),) or actions.dtype.kind not in "iu":
            raise Fault("bad-actions", shape=str(actions.shape), dtype=str(actions.dtype))
        inside = (actions >= 0) & (actions < self.simulation.actions)
        taken = np.where(inside, actions, 0).astype(np.int32)
        legal = inside & (tables.masks[np.arange(len(tables)), taken] != 0) | tables.ended
        if not legal.all():
            row = int(np.argmin(legal))
            raise Fault("illegal-action", row=row, action=str(actions[row])[:40])
        return taken

    def _blank(self, n: int) -> dict[str, Array]:
        sim = self.simulation
        return {
            "observations": np.zeros((n, len(sim.most)), np.uint8),
            "masks": np.zeros((n, sim.actions), np.uint8),
            "seats": np.zeros(n, np.int8),
            "rewards": np.zeros((n, sim.seats), np.float32),
            "ended": np.zeros(n, np.bool_),
            "cut": np.zeros(n, np.bool_),
            "words": np.zeros((n, words_for(sim.actions)), np.uint64),
            "tables": np.asarray(blank(sim.rules.TABLE, n)),
            "luck": np.zeros(n, np.uint64),
        }

    def _lanes(self, new: dict[str, Array], actions: Array | None = None) -> Lanes:
        n = len(new["seats"])
        return Lanes(
            boxes=self.simulation.box,
            fresh=self.simulation.fresh,
            tables=new["tables"],
            rngs=new["luck"],
            games=np.zeros(n, np.int64),
            actions=np.zeros(n, np.int32) if actions is None else actions,
            words=new["words"],
            masks=new["masks"],
            seen=new["observations"],
            seats=new["seats"],
            rewards=new["rewards"],
            ended=new["ended"],
            cut=new["cut"],
            picks=new["luck"],
            every=1,
            reward=self._reward,
            keeps=1,
        )

    @cached_property
    def _reset(self) -> Any:
        some = self._lanes(self._blank(1))
        return for_these(lanes.reset_each, some, np.zeros(1, np.uint64), self._styles)

    @cached_property
    def _step(self) -> Any:
        return for_these(lanes.step_all, self._lanes(self._blank(1)), Word(0))


def _seeds(given: Any, count: int) -> Array:
    """A seed for each table."""
    seeds = [checked_seed(seed) for seed in np.asarray(given, object).reshape(-1)]
    if not seeds or len(seeds) != count:
        raise Fault("bad-count", count=len(seeds))
    return np.array(seeds, np.uint64)


def _copied(array: Array) -> Array:
    """Byte for byte: NumPy goes field by field."""
    if array.dtype.names is None:
        return array.copy()
    return np.frombuffer(bytearray(array.tobytes()), array.dtype)


def _taken(array: Array, rows: Array) -> Array:
    if array.dtype.names is None:
        return array[rows]
    whole = array.view(np.uint8).reshape(len(array), -1)
    return whole[rows].reshape(-1).view(array.dtype)
