"""Gymnasium's own checkers on every game, and what they do not ask."""

import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from fernweh.games import CATALOGUE
from fernweh.kernel.fault import Fault
from fernweh.rl.gymnasium import Env
from fernweh.rl.gymnasium_vector import Tables
from tests import sample

pytestmark = pytest.mark.compiled

GAMES = pytest.mark.parametrize("name", CATALOGUE)
CASES = [
    pytest.param(name, seats, marks=[] if seats == CATALOGUE[name].seats[0] else pytest.mark.slow)
    for name in CATALOGUE
    for seats in CATALOGUE[name].seats
]


def legal(env, info):
    return env.action_space.sample(info["action_mask"])


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_gymnasium_s_check_env(name, seats):
    check_env(gymnasium.make(f"fernweh/{name}-v1", seats=seats).unwrapped)


@GAMES
def test_episodes_end_with_a_reward_for_the_learner(name):
    env = gymnasium.make(f"fernweh/{name}-v1", others="greedy")
    env.action_space.seed(1)
    rewards, seats = [], []
    for seed in (1, None, None, None):
        seen, info = env.reset(seed=seed)
        ended = False
        while not ended:
            assert env.observation_space.contains(seen) and info["action_mask"].any()
            seen, reward, ended, cut, info = env.step(legal(env, info))
            assert not cut and (ended or reward == 0)
        rewards.append(reward)
        seats.append(info["seat"])
    assert len(set(seats)) == min(4, env.unwrapped.table.simulation.seats)
    assert min(rewards) < 0 and all(-1 <= reward <= 1 for reward in rewards)


@sample.games("lost_cities", "lost_cities_board_game")
def test_many_tables_in_gymnasium_s_wrappers(name):
    envs = RecordEpisodeStatistics(gymnasium.make_vec(f"fernweh/{name}-v1", num_envs=16))
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert isinstance(envs.unwrapped, Tables)
    seen, info = envs.reset(seed=3)
    ended = 0
    for _ in range(1500):  # a game of the Board Game takes half as many
        assert envs.observation_space.contains(seen)
        actions = envs.unwrapped.tables.random_actions().astype(np.int64)
        assert info["action_mask"][np.arange(16), actions].all()
        seen, rewards, over, cut, info = envs.step(actions)
        assert not cut.any() and not rewards[~over].any() and not info["illegal"].any()
        ended += over.sum()
    assert ended > 0 and len(envs.length_queue) == min(ended, 100)
    envs.close()


def test_seeds_reproduce():
    def told(seed):
        envs = Tables(5, "lost_cities")
        envs.reset(seed=seed)
        return [envs.step(envs.tables.random_actions().copy())[0].tobytes() for _ in range(20)]

    assert told(1) == told(1) != told(2)


def test_an_illegal_action_loses():
    env, envs = Env("lost_cities"), Tables(3, "lost_cities", learner=1)
    _, info = env.reset(seed=1)
    _, reward, ended, _, info = env.step(int(np.argmin(info["action_mask"])))
    assert reward == -1 and ended and info["illegal"]
    _, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[1] = info["action_mask"][1].argmin()
    games = envs.tables.games.copy()
    _, rewards, ended, _, info = envs.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert ended.tolist() == info["illegal"].tolist() == [False, True, False]
    assert (envs.tables.games - games).tolist() == [0, 3, 0]


def test_random_play_without_a_look_at_the_masks():
    envs = gymnasium.make_vec("fernweh/lost_cities-v1", num_envs=8)
    envs.reset(seed=1)
    lost = sum(envs.step(envs.action_space.sample())[2].sum() for _ in range(50))
    assert lost > 50


def test_a_bot_that_thinks_in_python():
    envs = gymnasium.make_vec("fernweh/lost_cities-v1", num_envs=2, others="novice", rounds=1)
    seen, info = envs.reset(seed=1)
    for _ in range(5):
        seen, *_, info = envs.step(info["action_mask"].argmax(axis=1))
    assert seen.shape[0] == 2
    envs.close()


def test_without_copies_the_arrays_are_the_vector_s():
    envs = Tables(3, "lost_cities", copy=False)
    seen, info = envs.reset(seed=1)
    assert np.shares_memory(seen, envs.tables.observations)
    assert np.shares_memory(info["action_mask"], envs.tables.masks)


def test_a_running_environment_is_pickled():
    env = Env("lost_cities", others="greedy")
    _, info = env.reset(seed=2)
    other = pickle.loads(pickle.dumps(env))
    for _ in range(10):
        action = int(info["action_mask"].argmax())
        (seen, *_, info), (again, *_) = env.step(action), other.step(action)
        assert (seen == again).all()


def test_what_is_wrong_is_said():
    for wrong in ({"learner": 4}, {"others": "nobody"}, {"render_mode": "human"}, {"colours": 9}):
        with pytest.raises(Fault):
            Env("lost_cities", **wrong)
    envs = Tables(2, "lost_cities")
    envs.reset(seed=1)
    for wrong in ([0], [0.5, 1.0], [-1, 0], [999, 0]):
        with pytest.raises(Fault):
            envs.step(np.array(wrong))
