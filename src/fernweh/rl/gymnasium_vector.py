"""Gymnasium's vector interface of many tables with one learner each.

What becomes of a table whose game has ended is said by `autoreset_mode`, as Gymnasium names it: the
next game begins in the same step (then `final_obs` and `final_info` have how the last one ended),
in the next one, or when `reset` is asked for it by `reset_mask`. With the bots `random` and
`greedy` everything is compiled; any other bot plays in Python, a table at a time.
"""

from typing import Any

import numpy as np

from fernweh.kernel.fault import ExtraMissing, Fault

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as missing:
    raise ExtraMissing("rl") from missing

from fernweh.games import load
from fernweh.games.game import checked_seats
from fernweh.rl import illegal_action
from fernweh.rl.company import are_compiled
from fernweh.rl.form import BYTES, Form
from fernweh.rl.seed import next_seed
from fernweh.rl.vector import IN_TURN, Vector

Array = np.ndarray[Any, Any]
Info = dict[str, Any]

SAME_STEP = AutoresetMode.SAME_STEP


def vector(
    num_envs: int,
    game: str,
    seats: int | None = None,
    *,
    others: Any = "random",
    autoreset_mode: AutoresetMode | str = SAME_STEP,
    copy: bool = True,
    **settings: Any,
) -> Any:
    """Many tables of a game, compiled where all bots are."""
    if are_compiled(others, checked_seats(load(game), seats)):
        return Tables(
            num_envs, game, seats, others=others, autoreset_mode=autoreset_mode, copy=copy,
            **settings,
        )  # fmt: skip
    from fernweh.rl.gymnasium import Env

    def one() -> Env:
        return Env(game, seats, others=others, **settings)

    return SyncVectorEnv([one] * num_envs, copy=copy, autoreset_mode=autoreset_mode)


class Tables(VectorEnv[Array, Array, Array]):
    """N tables stepped by compiled code on all cores; `copy=False` hands out its own arrays."""

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        *,
        learner: int | str = IN_TURN,
        others: Any = "random",
        reward: str = "place",
        autoreset_mode: AutoresetMode | str = SAME_STEP,
        copy: bool = True,
        threads: int | None = None,
        observation: str = BYTES,
        **options: Any,
    ) -> None:
        self.tables = Vector(
            game, num_envs, seats, learner=learner, others=others, reward=reward, keeps=True,
            threads=threads, **options,
        )  # fmt: skip
        sim = self.tables.simulation
        self.num_envs, self._copy, self._begun = num_envs, copy, False
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self._form = form = Form(sim, observation)
        self.single_observation_space = spaces.Box(
            np.zeros_like(form.most), form.most, dtype=form.dtype
        )
        self.single_action_space = spaces.Discrete(sim.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._illegal_reward = illegal_action.REWARD[reward]
        self._rows, self._all = np.arange(num_envs), np.ones(num_envs, np.bool_)
        self._all.flags.writeable = False

    # Playing

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Array, Info]:
        """Games 0 to n - 1 of the seed; without one, the next, or at first any.

        With `reset_mask` among the options, the next games at these tables alone.
        """
        asked = (options or {}).get("reset_mask")
        if asked is not None:
            self._begin_some(asked, seed)
        else:
            chosen = next_seed(seed, self._begun)
            super().reset(seed=None if seed is None else chosen)
            self.tables.reset(chosen)
        self._begun = True
        return self._seen(), self._told()

    def _begin_some(self, chosen: Any, seed: int | None) -> None:
        asked = np.asarray(chosen)
        wrong = asked.dtype != np.bool_ or asked.shape != (self.num_envs,) or not asked.any()
        if wrong or seed is not None or not self._begun:
            raise Fault("bad-reset-mask", count=self.num_envs)
        self.tables.begin_next(asked)

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, Info]:
        tables, taken = self.tables, self._checked(actions)
        over, learners = tables.ended.copy(), tables.seats.astype(np.intp)
        illegal = (tables.masks[self._rows, taken] == 0) & ~over
        tables.ended |= illegal  # and so they are not stepped
        tables.step_checked(taken)
        tables.masks[illegal] = 0
        if over.any():
            tables.begin_next(over)
        rewards = tables.rewards[self._rows, learners].astype(np.float64)
        rewards[illegal] = self._illegal_reward
        ended, cut = tables.ended.copy(), tables.cut.copy()
        if self.autoreset_mode == SAME_STEP and ended.any():
            finals = self._finals(ended, illegal)
            tables.begin_next(ended)
            return self._seen(), rewards, ended & ~cut, cut, {**self._told(), **finals}
        return self._seen(), rewards, ended & ~cut, cut, self._told(illegal)

    def _checked(self, actions: Any) -> Array:
        taken = self.tables.shaped(actions)
        wrong = (taken < 0) | (taken >= self.tables.simulation.actions)
        if wrong.any():
            row = int(np.argmax(wrong))
            raise Fault("illegal-action", row=row, action=int(taken[row]))
        if not self._begun:
            raise Fault("must-reset", row=0)
        if self.autoreset_mode == AutoresetMode.DISABLED and self.tables.ended.any():
            raise Fault("must-reset", row=int(np.argmax(self.tables.ended)))
        return taken

    # Seeing

    def _seen(self) -> Array:
        seen = self.tables.observations
        return seen.copy() if self._copy and self._form.is_bytes else self._form.of(seen)

    def _told(self, illegal: Array | None = None) -> Info:
        mask = self.tables.masks.view(np.int8)
        return self._marked(
            self._all,
            action_mask=mask.copy() if self._copy else mask,
            seat=self.tables.seats.astype(np.int64),
            illegal=np.zeros(self.num_envs, np.bool_) if illegal is None else illegal,
        )

    def _finals(self, ended: Array, illegal: Array) -> Info:
        """How the games ended, at the tables where one did."""
        seen = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ended):
            seen[row] = self._form.of(self.tables.observations[row].copy())
        told = self._marked(
            ended,
            action_mask=np.zeros_like(self.tables.masks, np.int8),
            seat=np.where(ended, self.tables.seats, 0).astype(np.int64),
            illegal=illegal,
        )
        return self._marked(ended, final_obs=seen, final_info=told)

    @staticmethod
    def _marked(where: Array, **told: Any) -> Info:
        """Gymnasium's form: beside each entry, of which tables it tells."""
        return told | {f"_{name}": where for name in told}

    def close_extras(self, **kwargs: Any) -> None:
        self.tables.close()
