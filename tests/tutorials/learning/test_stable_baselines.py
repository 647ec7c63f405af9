"""Stable-Baselines3's own checker on every game; run by `make test-tutorials`."""

import gymnasium
import numpy as np
import pytest
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import DummyVecEnv

from fernweh.games import CATALOGUE
from fernweh.rl.gymnasium import Env
from fernweh.rl.ids import id_of

pytestmark = [pytest.mark.slow, pytest.mark.compiled]


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", CATALOGUE)
def test_stable_baselines_check_env(name):
    for seats in {CATALOGUE[name].seats[0], CATALOGUE[name].seats[-1]}:
        check_env(Env(name, seats))


@pytest.mark.parametrize("name", CATALOGUE)
def test_its_learner_finds_the_masks_through_its_wrappers(name):
    envs = make_vec_env(id_of(name), n_envs=2, seed=1, vec_env_cls=DummyVecEnv)
    seen = envs.reset()
    assert is_masking_supported(envs) and seen.dtype == np.uint8
    masks = get_action_masks(envs)
    assert masks.shape == (2, envs.action_space.n) and masks.any(axis=1).all()


def test_a_masked_learner_never_does_what_is_illegal():
    env = gymnasium.make(id_of("lost_cities"), rounds=1)
    model = MaskablePPO("MlpPolicy", env, n_steps=128, batch_size=64, seed=1, device="cpu")
    model.learn(256)
    seen, info = env.reset(seed=1)
    for _ in range(60):
        action, _ = model.predict(seen, action_masks=info["action_mask"])
        seen, _, over, cut, info = env.step(action)
        assert not info["illegal"]
        if over or cut:
            seen, info = env.reset()
