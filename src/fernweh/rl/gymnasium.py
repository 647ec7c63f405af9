"""Gymnasium's interfaces for one learner; the other seats are played by a bot.

    import gymnasium
    import fernweh.rl.gymnasium                                  # registers the games

    env = gymnasium.make("fernweh/lost_cities-v1", others="greedy", rounds=1)
    envs = gymnasium.make_vec("fernweh/lost_cities-v1", num_envs=4096, others="greedy")

An observation is an array of bytes; `info["action_mask"]` says what may be done, as `sample` of the
action space and sb3-contrib's maskable learners take it. An illegal action loses the game.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from fernweh.bots import Bot, parse
from fernweh.games import CATALOGUE
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import NOBODY
from fernweh.rl.gymnasium_vector import ILLEGAL_REWARD
from fernweh.rl.picture import RENDER_MODES, checked_mode, picture_of, text_for
from fernweh.rl.single import Single
from fernweh.rl.vector import IN_TURN

Array = np.ndarray[Any, Any]
Info = dict[str, Any]

VERSION = 1  # of the interface: rises when an observation or an action means something else


class Env(gymnasium.Env[Array, np.int64]):
    """One table, one learner: a seat, or each seat in turn."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        learner: int | str = IN_TURN,
        others: str = "random",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Single(game, seats, **options)
        self.render_mode = checked_mode(render_mode)
        sim = self.table.simulation
        if learner != IN_TURN and learner not in range(sim.seats):
            raise Fault("bad-learner", learner=str(learner)[:40], seats=sim.seats)
        self._turn = learner == IN_TURN
        self.learner = -1 if isinstance(learner, str) else int(learner)
        self._bot: Bot | None = None if others == "random" else parse(others)
        self.observation_space = spaces.Box(np.zeros_like(sim.most), sim.most, dtype=np.uint8)
        self.action_space = spaces.Discrete(sim.actions)

    # Playing

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Array, Info]:
        super().reset(seed=seed)
        self.table.reset(int(self.np_random.integers(1 << 62)))
        if self._turn:
            before = -1 if seed is not None else self.learner
            self.learner = (before + 1) % self.table.simulation.seats
        self._let_others()
        while self.table.is_over:  # before the learner got to act at all
            self.table.reset()
            self._let_others()
        return self._seen()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, Info]:
        if self.table.is_over or not self.action_space.contains(action):
            raise Fault("illegal-action", row=0, action=str(action)[:40])
        if not self.table.mask[action]:
            seen, info = self._seen()
            return seen, ILLEGAL_REWARD, True, False, {**info, "illegal": True}
        self.table.step(action)
        self._let_others()
        seen, info = self._seen()
        return seen, float(self.table.rewards[self.learner]), self.table.is_over, False, info

    def _let_others(self) -> None:
        while self.table.seat not in (self.learner, NOBODY):
            self.table.step(self._other_action())

    def _other_action(self) -> int:
        if self._bot is None:
            return self.table.random_action()
        seen = self.table.game.seen_by(self.table.seat)
        return seen.rules.action_of(self._bot.choose(seen, self.table.picks))

    # Seeing

    def _seen(self) -> tuple[Array, Info]:
        seen = self.table.observation.copy()
        if self.table.is_over:
            self.table.observe(self.learner, seen)
        return seen, {"action_mask": self.action_masks(), "seat": self.learner}

    def action_masks(self) -> Array:
        """What may be done now, under the name that sb3-contrib asks for."""
        return self.table.mask.astype(np.int8)

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        text = text_for(self.table.game, self.learner)
        return text if self.render_mode == "ansi" else picture_of(text)


def _register() -> None:
    for name in CATALOGUE:
        gymnasium.register(
            f"fernweh/{name}-v{VERSION}",
            entry_point="fernweh.rl.gymnasium:Env",
            vector_entry_point="fernweh.rl.gymnasium_vector:vector",
            kwargs={"game": name},
        )


_register()
