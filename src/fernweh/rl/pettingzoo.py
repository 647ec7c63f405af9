"""PettingZoo's AEC environment of any game.

    from fernweh.rl import pettingzoo

    env = pettingzoo.env("el_dorado", seats=3, render_mode="ansi")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ...

An observation is `{"observation": uint8, "action_mask": int8}`; the mask is in `info` too. Rewards
come at the end of a game. Chance acts inside.
"""

from typing import Any, cast

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from fernweh.kernel.verbs import NOBODY
from fernweh.rl.picture import RENDER_MODES, checked_mode, picture_of, text_for
from fernweh.rl.simulation import Simulation
from fernweh.rl.single import Single, checked_seed

Observation = dict[str, np.ndarray[Any, Any]]

ILLEGAL_REWARD = -1.0  # as much as the last place


def env(
    game: str, seats: int | None = None, render_mode: str | None = None, **options: Any
) -> AECEnv[str, Any, Any]:
    """With the customary wrappers: an illegal action loses, calls out of order are refused."""
    bare = raw_env(game, seats, render_mode, **options)
    wrapped = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801 (PettingZoo's name for it)
    """Without wrappers: an illegal action is a fault, and changes nothing."""

    def __init__(
        self, game: str, seats: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.table = Single(game, seats, **options)
        self.render_mode = checked_mode(render_mode)
        sim = self.table.simulation
        self.metadata = _metadata(sim)
        self.possible_agents = [f"player_{seat}" for seat in range(sim.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen_space(sim) for agent in self.possible_agents}
        self.action_spaces = {
            agent: cast("spaces.Space[Any]", spaces.Discrete(sim.actions))
            for agent in self.possible_agents
        }
        self._mask = self.table.mask.view(np.int8)
        self._closed = np.zeros(sim.actions, np.int8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(_any_seed(seed, self.table))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._closed} for agent in self.agents}
        self._turn_to(self.table.seat)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.table.step(action)
        self.infos[agent] = {"action_mask": self._closed}
        if seat == NOBODY:
            self._end()
        else:
            self._turn_to(seat)

    def _turn_to(self, seat: int) -> None:
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": self._mask.copy()}

    def _end(self) -> None:
        """Nothing was won before: the rewards of the last step are all there are."""
        self.rewards = dict(zip(self.agents, self.table.rewards.tolist(), strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def __setstate__(self, state: dict[str, Any]) -> None:
        """From a pickle: the mask is the table's own again, not a copy."""
        self.__dict__.update(state, _mask=state["table"].mask.view(np.int8))

    # Seeing

    def observe(self, agent: str) -> Observation:
        table, seat = self.table, self._seat_of[agent]
        if seat == table.seat:
            seen = table.observation.copy()
            return {"observation": seen, "action_mask": self.infos[agent]["action_mask"]}
        seen = np.zeros_like(table.observation)
        table.observe(seat, seen)
        return {"observation": seen, "action_mask": self._closed.copy()}

    def render(self) -> Any:
        """What the agent that acts may know: as the table's text, or as a picture of it."""
        if self.render_mode is None:
            return None
        text = text_for(self.table.game, self.table.seat)
        return text if self.render_mode == "ansi" else picture_of(text)


def seen_space(sim: Simulation) -> spaces.Space[Any]:
    """Observation and mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(sim.most), sim.most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (sim.actions,), np.int8),
        }
    )


def _metadata(sim: Simulation) -> dict[str, Any]:
    name = f"{sim.rules.NAME}_v{sim.rules.RULES_VERSION}"
    return {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2}


def _any_seed(seed: int | None, table: Single) -> int | None:
    """As given; the first time, and without one, any: later games of the same seed follow."""
    if seed is None and table.number == 0 and table.seed == 0:
        return int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
    return None if seed is None else checked_seed(seed)
