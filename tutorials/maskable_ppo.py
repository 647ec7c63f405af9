"""MaskablePPO of sb3-contrib on the Gymnasium environment, as anybody would use the two together.

    python tutorials/maskable_ppo.py --picture maskable_ppo.svg

It learns one round of Lost Cities against `random`, and is judged against `random` and `greedy`.
"""

import argparse
import time
from pathlib import Path

import curve
import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from gymnasium.wrappers import TransformObservation, TransformReward
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import fernweh.rl  # noqa: F401 (makes the ids known)

ID = "fernweh/LostCities-v0"


def arguments(given=None):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--steps", type=int, default=100_000, help="decisions to learn from")
    parser.add_argument("--tables", type=int, default=8, help="environments beside each other")
    parser.add_argument("--others", default="random", help="who plays beside it")
    parser.add_argument("--games", type=int, default=200, help="to be judged by, each time")
    parser.add_argument("--looks", type=int, default=10, help="times that it is judged")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="where to draw the learning curve")
    return parser.parse_args(given)


def table(others):
    """Bytes become numbers from 0 to 1, and the margin hundreds of points. `action_masks` of our
    environment is found through all wrappers.
    """
    env = gymnasium.make(ID, others=others, rounds=1, reward="margin")
    return TransformReward(scaled(env), lambda points: points / 100)


def scaled(env):
    most = np.maximum(env.observation_space.high, 1).astype(np.float32)
    space = spaces.Box(0, 1, most.shape, np.float32)
    return TransformObservation(env, lambda seen: seen / most, space)


def share_of_wins(model, others, games, seed):
    """In percent, over the first game at each of so many tables."""
    envs = gymnasium.make_vec(ID, num_envs=games, others=others, rounds=1)
    most = np.maximum(envs.single_observation_space.high, 1)
    seen, info = envs.reset(seed=seed)
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        masks = info["action_mask"]
        actions, _ = model.predict(seen / most, action_masks=masks, deterministic=True)
        seen, rewards, over, cut, info = envs.step(actions)
        won = np.where(np.isnan(won) & (over | cut), rewards, won)
    return 50 * (1 + won.mean())


class Judge(BaseCallback):
    """Plays now and then, and keeps the curves."""

    def __init__(self, every, games):
        super().__init__()
        self.every, self.games, self.next, self.start = every, games, 0, time.time()
        self.curves = {"random": [], "greedy": []}

    def _on_rollout_start(self):
        if self.num_timesteps >= self.next:
            self.next += self.every
            self.judge()

    def _on_step(self):
        return True

    def judge(self):
        for others, points in self.curves.items():
            won = share_of_wins(self.model, others, self.games, seed=1_000)
            points.append((self.num_timesteps, won))
        told = ", ".join(f"{points[-1][1]:5.1f} % against {o}" for o, points in self.curves.items())
        seconds = time.time() - self.start
        print(f"{self.num_timesteps:10,} steps {seconds:5.0f} s: {told}", flush=True)


def learn(given):
    torch.set_num_threads(1)  # small matrices
    envs = make_vec_env(lambda: table(given.others), n_envs=given.tables, seed=given.seed)
    model = MaskablePPO(
        "MlpPolicy", envs, n_steps=512, batch_size=512, n_epochs=4, gamma=1.0, ent_coef=0.01,
        learning_rate=1e-3, seed=given.seed, device="cpu",
    )  # fmt: skip
    judge = Judge(given.steps / given.looks, given.games)
    model.learn(given.steps, callback=judge)
    judge.judge()
    return judge.curves


def main(given=None):
    told = arguments(given)
    curves = learn(told)
    if told.picture:
        title = "MaskablePPO: one round of Lost Cities, games won in percent"
        curve.draw(told.picture, title, "decisions that it learnt from", curves, most=100)


if __name__ == "__main__":
    main()
