"""Ray RLlib: a table as its multi-agent environment, and PPO by self-play on a cluster.

    import ray
    from fernweh.rl.rllib import learning

    ray.init("auto")                                    # a cluster that runs
    algorithm = learning("lost_cities", runners=8, rounds=1).build_algo()
    algorithm.train()

All seats share one network. What may not be done is masked by RLlib's own module for that. A step
costs less than a message: each runner plays whole stretches of games by itself.
"""

from typing import Any

import numpy as np

from fernweh.kernel.fault import ExtraMissing

try:
    from gymnasium import spaces
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.env.multi_agent_env import MultiAgentEnv
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
except ModuleNotFoundError as missing:
    raise ExtraMissing("rllib") from missing

from fernweh.rl.seed import next_seed
from fernweh.rl.single import Single

EVERYONE = "everyone"  # the one policy that all seats share
NETWORK = {"head_fcnet_hiddens": [256, 256], "head_fcnet_activation": "relu"}
FRAGMENT = 500  # steps that a runner plays between two messages

ByAgent = dict[str, Any]


class RllibTable(MultiAgentEnv):
    """One table; whoever acts is the only agent that is asked."""

    def __init__(self, config: dict[str, Any] | None = None) -> None:
        super().__init__()
        told = dict(config or {})
        self.table = Single(told.pop("game"), told.pop("seats", None), **told)
        sim = self.table.simulation
        self._most = np.maximum(sim.most, 1).astype(np.float32)
        self.possible_agents = [f"player_{seat}" for seat in range(sim.seats)]
        self.agents = self.possible_agents[:]
        seen, actions = _spaces(sim.actions, len(sim.most))
        self.observation_spaces = dict.fromkeys(self.agents, seen)
        self.action_spaces = dict.fromkeys(self.agents, actions)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ByAgent, ByAgent]:
        self.table.reset(next_seed(seed, self._begun))
        self._begun = True
        return {self.possible_agents[self.table.seat]: self._seen(self.table.seat)}, {}

    def step(self, action_dict: ByAgent) -> tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]:
        self.table.step(int(action_dict[self.possible_agents[self.table.seat]]))
        over, cut = self.table.is_over, self.table.is_cut
        acting = range(len(self.agents)) if over else [self.table.seat]
        seen = {self.possible_agents[seat]: self._seen(seat) for seat in acting}
        rewards = dict(zip(self.agents, self.table.rewards.tolist(), strict=True))
        return seen, rewards, {"__all__": over and not cut}, {"__all__": cut}, {}

    def _seen(self, seat: int) -> ByAgent:
        seen = self.table.observation
        if seat != self.table.seat:
            seen = np.zeros_like(seen)
            self.table.observe(seat, seen)
        mask = self.table.mask.astype(np.float32)
        return {"observations": seen / self._most, "action_mask": mask}


def _spaces(actions: int, size: int) -> tuple[spaces.Space[Any], spaces.Space[Any]]:
    seen = spaces.Dict(
        {
            "observations": spaces.Box(0, 1, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.float32),
        }
    )
    return seen, spaces.Discrete(actions)


def learning(
    game: str, seats: int | None = None, *, runners: int = 2, batch: int = 4000, **options: Any
) -> PPOConfig:
    """PPO by self-play, its games spread over so many runners wherever the cluster has room."""
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config=NETWORK)
    settings = {"game": game, "seats": seats, **options}
    return (
        PPOConfig()
        # RLlib's checker acts without a look at the mask
        .environment(RllibTable, env_config=settings, disable_env_checking=True)
        .env_runners(num_env_runners=runners, rollout_fragment_length=FRAGMENT)
        .multi_agent(policies={EVERYONE}, policy_mapping_fn=lambda *_, **__: EVERYONE)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={EVERYONE: module}))
        .training(train_batch_size_per_learner=batch, minibatch_size=500, num_epochs=4)
    )
