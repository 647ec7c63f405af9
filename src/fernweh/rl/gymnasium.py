"""Gymnasium's interfaces for one learner; the other seats are played by a bot.

    import gymnasium
    import fernweh.rl                                            # makes the ids known

    env = gymnasium.make("fernweh/LostCities-v0", others="greedy", rounds=1)
    envs = gymnasium.make_vec("fernweh/LostCities-v0", num_envs=4096, others="greedy")

An observation is an array of bytes, or of planes with `observation="planes"`;
`info["action_mask"]` says what may be done, as `sample` of the action space and sb3-contrib's
maskable learners take it. An illegal action loses the game.
"""

from typing import Any

import numpy as np

from fernweh.kernel.fault import ExtraMissing, Fault

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as missing:
    raise ExtraMissing("rl") from missing

from fernweh.kernel.verbs import NOBODY
from fernweh.rl import illegal_action
from fernweh.rl.company import Company
from fernweh.rl.form import BYTES, Form
from fernweh.rl.picture import RENDER_MODES, checked_mode, rendered
from fernweh.rl.seed import next_seed
from fernweh.rl.single import Single
from fernweh.rl.vector import IN_TURN

Array = np.ndarray[Any, Any]
Info = dict[str, Any]


class Env(gymnasium.Env[Array, np.int64]):
    """One table, one learner: a seat, or each seat in turn. It plays the games of a `Vector`."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        learner: int | str = IN_TURN,
        others: Any = "random",
        reward: str = "place",
        render_mode: str | None = None,
        observation: str = BYTES,
        **options: Any,
    ) -> None:
        self.table = Single(game, seats, reward=reward, **options)
        self.render_mode = checked_mode(render_mode)
        sim = self.table.simulation
        if learner != IN_TURN and learner not in range(sim.seats):
            raise Fault("bad-learner", learner=str(learner)[:40], seats=sim.seats)
        self._turn = learner == IN_TURN
        self.learner = 0 if isinstance(learner, str) else int(learner)
        self._company = Company(others, sim.seats)
        self._illegal_reward = illegal_action.REWARD[reward]
        self._begun, self._over = False, True
        self._form = form = Form(sim, observation)
        self.observation_space = spaces.Box(np.zeros_like(form.most), form.most, dtype=form.dtype)
        self.action_space = spaces.Discrete(sim.actions)

    # Playing

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Array, Info]:
        """Game 0 of the seed; without one, the next, or at first any."""
        chosen = next_seed(seed, self._begun)
        super().reset(seed=None if seed is None else chosen)
        self._begin(chosen)
        while self.table.is_over:  # before the learner got to act at all
            self._begin(None)
        self._begun, self._over = True, False
        return self._seen(), self._told()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, Info]:
        if self._over:
            raise Fault("must-reset", row=0)
        if not self.action_space.contains(action):
            raise Fault("illegal-action", row=0, action=str(action)[:40])
        if not self.table.mask[action]:
            self._over = True
            return self._seen(), self._illegal_reward, True, False, self._told(illegal=True)
        self.table.step(action)
        self._let_others()
        self._over, cut = self.table.is_over, self.table.is_cut
        reward = float(self.table.rewards[self.learner])
        return self._seen(), reward, self._over and not cut, cut, self._told()

    def _begin(self, seed: int | None) -> None:
        self.table.reset(seed)
        self._company.begin(self.table)
        if self._turn:
            self.learner = self.table.number % self.table.simulation.seats
        self._let_others()

    def _let_others(self) -> None:
        while self.table.seat not in (self.learner, NOBODY):
            self.table.step(self._company.action(self.table))

    # Seeing

    def _seen(self) -> Array:
        seen = self.table.observation.copy()
        if self.table.is_over:
            self.table.observe(self.learner, seen)
        if self.render_mode == "human":
            self.render()
        return self._form.of(seen)

    def _told(self, illegal: bool = False) -> Info:
        return {"action_mask": self.action_masks(), "seat": self.learner, "illegal": illegal}

    def action_masks(self) -> Array:
        """What may be done now, under the name that sb3-contrib asks for."""
        mask = self.table.mask.astype(np.int8)
        return np.zeros_like(mask) if self._over else mask

    def render(self) -> Any:
        """What the learner may know: printed, as the table's text, or as a picture of it."""
        return rendered(self.render_mode, self.table.game, self.learner)
