"""Gymnasium's vector interface of many tables with one learner each.

A finished game is begun anew in the same step, and a finished table shows nothing: there is no
`final_obs`. With the bots `random` and `greedy` everything is compiled; any other bot plays in
Python, a table at a time.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space

from fernweh.kernel.fault import Fault
from fernweh.rl.single import checked_seed
from fernweh.rl.vector import IN_TURN, OTHERS, Vector

Array = np.ndarray[Any, Any]
Info = dict[str, Any]

ILLEGAL_REWARD = -1.0  # as much as the last place


def vector(num_envs: int, game: str, *, others: str = "random", **settings: Any) -> Any:
    """Many tables of a game, compiled where the bot is."""
    if others in OTHERS:
        return Tables(num_envs, game, others=others, **settings)
    from fernweh.rl.gymnasium import Env

    def one() -> Env:
        return Env(game, others=others, **settings)

    return SyncVectorEnv([one] * num_envs, autoreset_mode=AutoresetMode.SAME_STEP)


class Tables(VectorEnv[Array, Array, Array]):
    """N tables stepped by compiled code on all cores; `copy=False` hands out its own arrays."""

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        *,
        learner: int | str = IN_TURN,
        others: str = "random",
        copy: bool = True,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        self.tables = Vector(
            game, num_envs, seats, learner=learner, others=others, threads=threads, **options
        )
        sim = self.tables.simulation
        self.num_envs, self._copy, self._begun = num_envs, copy, False
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = spaces.Box(
            np.zeros_like(sim.most), sim.most, dtype=np.uint8
        )
        self.single_action_space = spaces.Discrete(sim.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Array, Info]:
        """Games 0 to n - 1 of the seed; without one, the next, or at first any."""
        super().reset(seed=seed)
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(1 << 62))
        self._begun = True
        self.tables.reset(None if seed is None else checked_seed(seed))
        return self._seen()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, Info]:
        taken = self._checked(actions)
        illegal = self.tables.masks[self._rows, taken] == 0
        learners = self.tables.seats.astype(np.intp)
        if illegal.any():
            taken = np.where(illegal, self.tables.masks.argmax(axis=1), taken)
        self.tables.step(taken)
        rewards = self.tables.rewards[self._rows, learners].astype(np.float64)
        rewards[illegal] = ILLEGAL_REWARD
        for row in np.flatnonzero(illegal):
            self.tables.begin_next(int(row))
        seen, info = self._seen()
        ended = self.tables.ended | illegal
        return seen, rewards, ended, np.zeros(self.num_envs, np.bool_), {**info, "illegal": illegal}

    def _checked(self, actions: Any) -> Array:
        taken = np.asarray(actions)
        if taken.shape != (self.num_envs,) or taken.dtype.kind not in "iu":
            raise Fault("bad-actions", shape=str(taken.shape), dtype=str(taken.dtype))
        wrong = (taken < 0) | (taken >= self.tables.simulation.actions)
        if wrong.any():
            row = int(wrong.argmax())
            raise Fault("illegal-action", row=row, action=int(taken[row]))
        return taken

    def _seen(self) -> tuple[Array, Info]:
        seen, mask = self.tables.observations, self.tables.masks.view(np.int8)
        seats = self.tables.seats
        if self._copy:
            seen, mask, seats = seen.copy(), mask.copy(), seats.copy()
        return seen, {"action_mask": mask, "seat": seats}

    def close_extras(self, **kwargs: Any) -> None:
        self.tables.close()
