"""Many tables of one game, stepped in place by compiled code on all cores.

    tables = Vector("lost_cities", 4096, rounds=1)
    tables.reset(seed=7)
    while learning:
        actions = choose(tables.observations, tables.masks)
        tables.step(actions)          # all arrays now hold what comes next

Whoever is to act at a table is seen there: `seats[i]` says who, `observations[i]` what that seat
sees, `masks[i]` what it may do. Chance acts inside. Where a game ends, `ended[i]` is set,
`rewards[i]` has what every seat gets, `cut[i]` says whether a cap ended it, and the next game has
begun already. With `learner`, only one seat is yours and the others are played by `others`, inside,
by compiled code too: `random` and `greedy`, by seats or from a pool (`fernweh.rl.company`).

With `keeps`, a game that has ended stays at its table, which is stepped no more, and `seats[i]` is
who acted last, until `begin_next` begins the next one there.

Nothing is copied: the arrays are the same for ever, and may be your own.
"""

from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from fernweh.games.observation import observation_spec
from fernweh.kernel import lanes, policies
from fernweh.kernel.batch import cores
from fernweh.kernel.bits import Word, words_for
from fernweh.kernel.fault import Fault
from fernweh.kernel.lanes import LEARNER, Lanes
from fernweh.kernel.planes import observe_all
from fernweh.kernel.posts import CHECK, LINE, PICK, STEP, attend
from fernweh.kernel.protocol import Piece
from fernweh.kernel.record import blank
from fernweh.kernel.rule import for_these
from fernweh.rl.company import compiled_styles
from fernweh.rl.crew import Crew
from fernweh.rl.form import PLANES, Form
from fernweh.rl.seed import checked_seed
from fernweh.rl.simulation import (
    Simulation,
    must_be_alike,
    reward_number,
    simulation,
)

Array = np.ndarray[Any, Any]

EVERYONE, IN_TURN = "everyone", "in turn"  # who is the learner


class SavedTables(msgspec.Struct, frozen=True):
    """Everything that a `Vector` goes on from."""

    game: str
    seats: int
    options: dict[str, Any]
    count: int
    learner: int | str
    others: Any
    reward: str
    seed: int
    arrays: dict[str, bytes]


class Vector:
    """N tables of one game."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        *,
        learner: int | str = EVERYONE,
        others: Any = "random",
        reward: str = "place",
        keeps: bool = False,
        threads: int | None = None,
        arrays: dict[str, Array] | None = None,
        **options: Any,
    ) -> None:
        if count < 1:
            raise Fault("bad-count", count=count)
        self.simulation = simulation(game, seats, options)
        self.count, self.threads = count, threads or cores()
        self.styles = styles_for(self.simulation.seats, learner, others)
        self._beside = None if learner == EVERYONE else self.styles  # who plays beside the learner
        self._reward, self.keeps = reward_number(reward), keeps
        self._planes = Form(self.simulation, PLANES)
        self._terms = terms_of(self.simulation, count, learner, others, reward)
        self._lay_arrays(arrays or {})
        self._crew = Crew(count, self.threads, self._attend)
        self._laid = {part.start: self._lanes(part) for part in self._crew.parts}
        self.reset(0)

    def _lay_arrays(self, given: dict[str, Array]) -> None:
        sim, n = self.simulation, self.count
        words = words_for(sim.actions)
        self.observations = _array(given, "observations", (n, len(sim.most)), np.uint8)
        self.masks = _array(given, "masks", (n, sim.actions), np.uint8)
        self.seats = _array(given, "seats", (n,), np.int8)
        self.rewards = _array(given, "rewards", (n, sim.seats), np.float32)
        self.ended = _array(given, "ended", (n,), np.bool_)
        self.cut = _array(given, "cut", (n,), np.bool_)
        if given:
            raise Fault("bad-array", name=next(iter(given))[:40])
        self.words = np.zeros((n, words), np.uint64)  # the masks, a bit an action
        self.tables, self.games = blank(sim.rules.TABLE, n), np.zeros(n, np.int64)
        self._rngs, self._picks = np.zeros(n, np.uint64), np.zeros(n, np.uint64)
        self._actions, self._chosen = np.zeros(n, np.int32), np.ones(n, np.bool_)

    # Playing

    def reset(self, seed: int | None = None) -> None:
        """Begin games 0 to n - 1 of a seed; without one, the next games of the same seed."""
        if seed is None:
            self.games += self.count
        else:
            self.seed, self.games[:] = checked_seed(seed), np.arange(self.count)
            lanes.begin_picks(self._picks, Word(self.seed))
        self._chosen[:] = True
        self._crew.do(self._reset_part)

    def step(self, actions: Any) -> None:
        """Take one action at every table; a fault, and no change, if one of them is illegal."""
        taken = self.shaped(actions)
        self._hand_in(taken)
        self._crew.call(CHECK, self.seed)
        if (wrong := self._crew.first_wrong()) >= 0:
            raise Fault("illegal-action", row=wrong, action=int(taken[wrong]))
        self._crew.call(STEP, self.seed)

    def step_checked(self, actions: Any) -> None:
        """The same with actions that are known to be legal, but where a kept game has ended."""
        self._hand_in(actions)
        self._crew.call(STEP, self.seed)

    def shaped(self, actions: Any) -> Array:
        """Whole numbers, one for each table."""
        taken = np.asarray(actions)
        if taken.shape != (self.count,) or taken.dtype.kind not in "iu":
            raise Fault("bad-actions", shape=str(taken.shape), dtype=str(taken.dtype))
        return taken

    def _hand_in(self, actions: Array) -> None:
        """Into our own array; whatever does not fit there is illegal, and stays so."""
        if actions.dtype != np.int32:
            actions = np.clip(actions, -1, self.simulation.actions)
        if actions is not self._actions:
            self._actions[:] = actions

    def begin_next(self, chosen: Array) -> None:
        """Leave the games at the tables that are chosen, a `bool` each, and begin the next there.

        The caller's own thread does it: to call the others would take longer.
        """
        self.games[chosen] += self.count
        self._chosen[:] = chosen
        self._reset_part(slice(None))

    def random_actions(self) -> Array:
        """A legal action for every table, each as likely."""
        self._crew.call(PICK, self.seed)
        return self._actions

    def policy_actions(self) -> Array:
        """What `greedy` would do at every table."""
        self._crew.do(self._advise_part)
        return self._actions

    def styled_actions(self, styles: Array) -> Array:
        """What the seat that acts at every table does if it plays in its style.

        Row `game % len(styles)` says how each seat plays: as `random`, or as `greedy`.
        """
        sim = self.simulation
        policies.act_part(
            sim.box, self.tables, self.seats, self.games, styles, self.words, self._picks,
            self._actions,
        )  # fmt: skip
        return self._actions

    def _reset_part(self, part: slice) -> None:
        lanes, chosen = self._lanes(part), self._chosen[part]
        self._resetting(lanes, Word(self.seed), self.styles, chosen)

    @cached_property
    def _resetting(self) -> Any:
        whole = self._lanes(slice(None))
        return for_these(lanes.reset_some, whole, Word(0), self.styles, self._chosen)

    def _attend(self, post: Array, patience: int, part: slice) -> None:
        self._attending(post, patience, self._laid[part.start], self._beside)

    @cached_property
    def _attending(self) -> Any:
        post = np.zeros(LINE, np.uint64)
        return for_these(attend, post, 0, self._lanes(slice(None)), self._beside)

    def _lanes(self, part: slice) -> Lanes:
        return Lanes(
            boxes=self.simulation.box,
            fresh=self.simulation.fresh,
            tables=self.tables[part],
            rngs=self._rngs[part],
            games=self.games[part],
            actions=self._actions[part],
            words=self.words[part],
            masks=self.masks[part],
            seen=self.observations[part],
            seats=self.seats[part],
            rewards=self.rewards[part],
            ended=self.ended[part],
            cut=self.cut[part],
            picks=self._picks[part],
            every=self.count,
            reward=self._reward,
            keeps=int(self.keeps),
        )

    def _advise_part(self, part: slice) -> None:
        box, tables = self.simulation.box, self.tables[part]
        lanes.advise_part(box, tables, self._picks[part], self._actions[part])

    # Seeing

    def planes(self) -> Array:
        """The observations as `float32` numbers that are 0 or 1: see `fernweh.rl.form`."""
        return self._planes.of(self.observations)

    def state(self) -> Array:
        """What every seat sees at every table: for training with all seats' knowledge at hand."""
        seen = np.empty((self.count, self.simulation.seats, self.observations.shape[1]), np.uint8)
        observe_all(self.simulation.box, self.tables, seen)
        return seen

    def observation_spec(self) -> dict[str, tuple[slice, Piece]]:
        return observation_spec(self.simulation.rules)

    # Keeping

    def save(self) -> SavedTables:
        """Everything, as bytes: to go on from later, or elsewhere on a machine of the same kind."""
        arrays = {name: getattr(self, name).tobytes() for name in _KEPT}
        return SavedTables(**self._terms, seed=self.seed, arrays=arrays)

    def restore(self, saved: SavedTables) -> None:
        """Go on from what was saved on the same terms, into the same arrays."""
        must_be_alike(msgspec.structs.asdict(saved), self._terms)
        for name in _KEPT:
            array = getattr(self, name)
            array[...] = np.frombuffer(saved.arrays[name], array.dtype).reshape(array.shape)
        self.seed = saved.seed

    def __reduce__(self) -> Any:
        """In a pickle, and copied: with arrays and threads of its own."""
        return _again, (self.save(), self.threads, self.keeps)

    def close(self) -> None:
        self._crew.close()


_KEPT = (
    "tables", "games", "words", "masks", "observations", "seats", "rewards", "ended", "cut",
    "_rngs", "_picks",
)  # fmt: skip


def _again(saved: SavedTables, threads: int, keeps: bool = False) -> Vector:
    """A `Vector` from its pickle."""
    settings: dict[str, Any] = {**saved.options, "learner": saved.learner, "others": saved.others}
    tables = Vector(
        saved.game, saved.count, saved.seats, reward=saved.reward, keeps=keeps, threads=threads,
        **settings,
    )  # fmt: skip
    tables.restore(saved)
    return tables


def terms_of(
    sim: Simulation, count: int, learner: int | str, others: Any, reward: str
) -> dict[str, Any]:
    """On what terms tables are stepped, as plain data."""
    seat = learner if isinstance(learner, str) else int(learner)
    return sim.terms | {"count": count, "learner": seat, "others": others, "reward": reward}


def styles_for(seats: int, learner: int | str, others: Any) -> Array:
    """Who plays each seat, a row for every game in turn."""
    company = compiled_styles(others, seats)
    if learner == EVERYONE:
        return np.full((1, seats), LEARNER, np.int8)
    mine: list[Any] = list(range(seats)) if learner == IN_TURN else [learner]
    if any(seat not in range(seats) for seat in mine):
        raise Fault("bad-learner", learner=str(learner)[:40], seats=seats)
    styles = np.repeat(np.array(company, np.int8), len(mine), axis=0)
    for row, style in enumerate(styles):
        style[mine[row % len(mine)]] = LEARNER
    return styles


def _array(given: dict[str, Array], name: str, shape: tuple[int, ...], dtype: Any) -> Array:
    """The caller's array, checked, or a new one."""
    array = given.pop(name, None)
    if array is None:
        return np.zeros(shape, dtype)
    if array.shape != shape or array.dtype != dtype or not array.flags.c_contiguous:
        raise Fault("bad-array", name=name, shape=str(shape), dtype=str(np.dtype(dtype)))
    return array
