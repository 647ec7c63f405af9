"""PettingZoo's AEC environment of any game.

    from fernweh.rl import pettingzoo

    env = pettingzoo.env("el_dorado", seats=3, render_mode="ansi")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ...

An observation is `{"observation": uint8, "action_mask": int8}`, or `float32` planes with
`observation="planes"`; the mask is in `info` too. Rewards
come at the end of a game, and one that a cap ended is truncated. Chance acts inside.
"""

from typing import Any, cast

import numpy as np

from fernweh.kernel.fault import ExtraMissing, Fault

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise ExtraMissing("rl") from missing

from fernweh.kernel.verbs import NOBODY
from fernweh.rl import illegal_action
from fernweh.rl.form import BYTES, Form
from fernweh.rl.picture import RENDER_MODES, checked_mode, rendered
from fernweh.rl.seed import next_seed
from fernweh.rl.simulation import Simulation
from fernweh.rl.single import Single

Mask = np.ndarray[Any, Any]
Observation = dict[str, np.ndarray[Any, Any]]


def env(
    game: str, seats: int | None = None, render_mode: str | None = None, **settings: Any
) -> AECEnv[str, Any, Any]:
    """With the customary wrappers: an illegal action loses, calls out of order are refused."""
    return wrapped(raw_env(game, seats, render_mode, **settings))


def wrapped(bare: "raw_env") -> AECEnv[str, Any, Any]:
    return Ordered(wrappers.AssertOutOfBoundsWrapper(IllegalLoses(bare)))


class IllegalLoses(wrappers.BaseWrapper[str, Any, Any]):
    """An illegal action ends the game; by PettingZoo's own wrapper it would also be cut short."""

    def step(self, action: Any) -> None:
        bare: Any = self.unwrapped
        if bare.is_illegal(action):
            bare.lose()
        else:
            super().step(action)


class Ordered(wrappers.OrderEnforcingWrapper[str, Any, Any]):
    """To step on after the end is a fault; PettingZoo's own wrapper only warns."""

    def step(self, action: Any) -> None:
        if self._has_reset and not self.agents:
            raise Fault("must-reset", row=0)
        super().step(action)


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801 (PettingZoo's name for it)
    """Without wrappers: an illegal action is a fault, and changes nothing."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        render_mode: str | None = None,
        *,
        reward: str = "place",
        observation: str = BYTES,
        **options: Any,
    ) -> None:
        super().__init__()
        self.table = Single(game, seats, reward=reward, **options)
        self.render_mode = checked_mode(render_mode)
        sim = self.table.simulation
        self.metadata = _metadata(sim)
        self.possible_agents = [f"player_{seat}" for seat in range(sim.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._form = form = Form(sim, observation)
        self.observation_spaces = {agent: seen_space(sim, form) for agent in self.possible_agents}
        most = np.tile(form.most, sim.seats)
        self.state_space = spaces.Box(np.zeros_like(most), most, dtype=form.dtype)
        self.action_spaces = {
            agent: cast("spaces.Space[Any]", spaces.Discrete(sim.actions))
            for agent in self.possible_agents
        }
        self._mask = self.table.mask.view(np.int8)
        self._illegal_reward = illegal_action.REWARD[reward]
        self.agents: list[str] = []
        self._begun = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Game 0 of the seed; without one, the next, or at first any."""
        self.table.reset(next_seed(seed, self._begun))
        self._begun = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing()} for agent in self.agents}
        self._turn_to(self.table.seat)

    def step(self, action: Any) -> None:
        if not self.agents:
            raise Fault("must-reset", row=0)
        agent = self.agent_selection
        if self._is_over(agent):
            self._was_dead_step(action)
            return
        seat = self.table.step(action)
        self.infos[agent] = {"action_mask": self._nothing()}
        if seat == NOBODY:
            rewards = dict(zip(self.agents, self.table.rewards.tolist(), strict=True))
            self._end(rewards, self.table.is_cut)
        else:
            self._turn_to(seat)

    def is_illegal(self, action: Any) -> bool:
        """Whether the agent that acts may not do it."""
        return (
            bool(self.agents)
            and not self._is_over(self.agent_selection)
            and (not self.table.mask[action])
        )

    def lose(self) -> None:
        """Let the agent that acts lose, and the others get nothing."""
        agent = self.agent_selection
        self.infos[agent] = {"action_mask": self._nothing()}
        self._end(dict.fromkeys(self.agents, 0.0) | {agent: self._illegal_reward}, cut=False)

    def _turn_to(self, seat: int) -> None:
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": self._mask.copy()}
        self._show()

    def _end(self, rewards: dict[str, float], cut: bool) -> None:
        """Nothing was won before: the rewards of the last step are all there are."""
        self.rewards, self._cumulative_rewards = rewards, dict(rewards)
        self.terminations = dict.fromkeys(self.agents, not cut)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._show()
        self._deads_step_first()

    def _is_over(self, agent: str) -> bool:
        return self.terminations[agent] or self.truncations[agent]

    def _nothing(self) -> Mask:
        """The mask of an agent that is not asked."""
        return np.zeros_like(self._mask)

    def __setstate__(self, state: dict[str, Any]) -> None:
        """From a pickle: the mask is the table's own again, not a copy."""
        self.__dict__.update(state, _mask=state["table"].mask.view(np.int8))

    # Seeing

    def observe(self, agent: str) -> Observation:
        table, seat = self.table, self._seat_of[agent]
        asked = seat == table.seat and not self.terminations.get(agent, True)
        mask = self._mask.copy() if asked else self._nothing()
        if seat == table.seat:
            return {"observation": self._form.of(table.observation.copy()), "action_mask": mask}
        seen = np.zeros_like(table.observation)
        table.observe(seat, seen)
        return {"observation": self._form.of(seen), "action_mask": mask}

    def state(self) -> np.ndarray[Any, Any]:
        """What every agent sees, one after the other: for training with all of it at hand."""
        return self._form.of(self.table.state()).reshape(-1)

    def render(self) -> Any:
        """What the agent that acts may know: printed, as the table's text, or as a picture."""
        return rendered(self.render_mode, self.table.game, self.table.seat)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def seen_space(sim: Simulation, form: Form | None = None) -> spaces.Space[Any]:
    """Observation and mask."""
    form = form or Form(sim)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(form.most), form.most, dtype=form.dtype),
            "action_mask": spaces.Box(0, 1, (sim.actions,), np.int8),
        }
    )


def _metadata(sim: Simulation) -> dict[str, Any]:
    name = f"{sim.rules.NAME}_v{sim.rules.RULES_VERSION}"
    return {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2}
