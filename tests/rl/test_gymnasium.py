"""Gymnasium's own checkers, and what they do not ask."""

import pickle
import subprocess
import sys
from itertools import combinations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from fernweh.games import CATALOGUE
from fernweh.kernel.fault import Fault
from fernweh.rl import illegal_action
from fernweh.rl.gymnasium import Env
from fernweh.rl.gymnasium_vector import Tables, vector
from fernweh.rl.ids import id_of
from fernweh.rl.vector import Vector
from tests import sample
from tests.games import part_of_tests

pytestmark = pytest.mark.compiled

GAMES = pytest.mark.parametrize("name", CATALOGUE)
SOME = sample.games("lost_cities", "lost_cities_board_game")
CAPPED = {
    "lost_cities": {"rounds": 1, "cap": 6},
    "lost_cities_board_game": {"cap": 6},
    "el_dorado": {"cap": 1},
}
CUT = pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.slow] * (name == "el_dorado")) for name in CAPPED],
)


def legal(env, info):
    return env.action_space.sample(info["action_mask"])


def ended(env, seed=1):
    """The last step of a game at random."""
    _, info = env.reset(seed=seed)
    while True:
        step = env.step(legal(env, info))
        info = step[-1]
        if step[2] or step[3]:
            return step


@SOME
@pytest.mark.parametrize("every_count", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_gymnasium_s_check_env(name, every_count):
    counts = CATALOGUE[name].seats if every_count else CATALOGUE[name].seats[:1]
    for seats in counts:
        check_env(gymnasium.make(id_of(name), seats=seats).unwrapped)


@pytest.mark.parametrize(
    "said",
    [
        "import gymnasium\nenv = gymnasium.make('fernweh.rl:fernweh/LostCities-v0', rounds=1)",
        "import fernweh.rl, gymnasium\nenv = gymnasium.make('fernweh/LostCities-v0', rounds=1)",
        "import sys\nsys.modules['gymnasium'] = None\nimport fernweh.rl\n",
    ],
)
def test_ids_are_known_where_gymnasium_is(said):
    done = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=False)
    assert not done.stderr


def test_ids_are_written_as_gymnasium_s_own():
    assert [id_of(name) for name in ("survive", "lost_cities_board_game", "el_dorado")] == [
        "fernweh/Survive-v0", "fernweh/LostCitiesBoardGame-v0", "fernweh/ElDorado-v0",
    ]  # fmt: skip


@SOME
def test_episodes_end_with_a_reward_for_the_learner(name):
    env = gymnasium.make(id_of(name), others="greedy")
    env.action_space.seed(1)
    rewards, seats = [], []
    for seed in (1, None, None, None):
        seen, info = env.reset(seed=seed)
        over = cut = False
        while not (over or cut):
            assert env.observation_space.contains(seen) and info["action_mask"].any()
            seen, reward, over, cut, info = env.step(legal(env, info))
            assert over or cut or reward == 0
            assert set(info) == {"action_mask", "seat", "illegal"} and not info["illegal"]
        rewards.append(reward)
        seats.append(info["seat"])
    assert len(set(seats)) == min(4, env.unwrapped.table.simulation.seats)
    assert min(rewards) < 0 and all(-1 <= reward <= 1 for reward in rewards)


@SOME
@pytest.mark.parametrize("others", ["random", "greedy"])
@pytest.mark.parametrize("learner", [1, "in turn"])
def test_the_same_games_as_a_vector(name, others, learner):
    settings = {"learner": learner, "others": others, "reward": "margin"}
    env, many = Env(name, **settings), Vector(name, 1, threads=1, **settings)
    many.reset(7)
    seen, info = env.reset(seed=7)
    for _ in range(400):
        assert (seen == many.observations[0]).all() and (info["action_mask"] == many.masks[0]).all()
        assert info["seat"] == many.seats[0]
        actions = many.random_actions()
        seen, reward, over, cut, info = env.step(int(actions[0]))
        many.step(actions)
        assert (over or cut) == many.ended[0] and reward == many.rewards[0, env.learner]
        if over or cut:
            seen, info = env.reset()


@CUT
def test_a_cap_ends_as_truncation(name):
    *_, over, cut, info = ended(Env(name, **CAPPED[name]))
    assert cut and not over and not info["action_mask"].any()
    envs = Tables(3, name, autoreset_mode="Disabled", **CAPPED[name])
    envs.reset(seed=1)
    while not envs.tables.ended.any():
        *_, over, cut, _ = envs.step(envs.tables.random_actions())
    assert cut.any() and not over.any()


@pytest.mark.parametrize("reward", ["place", "margin"])
def test_an_illegal_action_ends_an_episode_with_the_worst_of_rewards(reward):
    env = Env("lost_cities", reward=reward, rounds=1)
    _, info = env.reset(seed=1)
    _, got, over, cut, info = env.step(int(np.argmin(info["action_mask"])))
    assert got == illegal_action.REWARD[reward] and over and not cut
    assert info["illegal"] and not info["action_mask"].any() and not env.action_masks().any()
    with pytest.raises(Fault, match="must-reset"):
        env.step(0)
    env.reset()
    assert env.table.number == 1 and env.action_masks().any()


def test_no_legal_loss_is_as_bad():
    assert illegal_action.REWARD["place"] < -1
    for name in CATALOGUE:
        facts = part_of_tests(name, "facts")
        bounds = [facts.bounds(**each) for each in ({}, *facts.SOME_OPTIONS, *facts.ALL_OPTIONS)]
        assert illegal_action.REWARD["margin"] < min(least - most for least, most in bounds)


def test_after_the_end_a_step_is_a_fault():
    env = Env("lost_cities", rounds=1)
    for begun in (False, True):
        if begun:
            ended(env)
        with pytest.raises(Fault, match="must-reset"):
            env.step(0)


def test_masks_are_shared_with_nobody():
    env = Env("lost_cities", rounds=1)
    _, first = env.reset(seed=1)
    *_, second = env.step(legal(env, first))
    masks = [first["action_mask"], second["action_mask"], env.action_masks(), env.table.mask]
    assert not any(np.shares_memory(one, other) for one, other in combinations(masks, 2))


def test_what_people_are_shown(capsys):
    env = Env("lost_cities", render_mode="human", learner=0)
    assert not capsys.readouterr().out
    _, info = env.reset(seed=1)
    shown = capsys.readouterr().out
    hands = [line for line in shown.splitlines() if "hand:" in line]
    assert sum("?" in line for line in hands) == 1
    env.step(legal(env, info))
    assert capsys.readouterr().out not in ("", shown)
    assert env.render() is None and capsys.readouterr().out


def test_a_running_environment_is_pickled():
    env = Env("lost_cities", others="greedy")
    _, info = env.reset(seed=2)
    other = pickle.loads(pickle.dumps(env))
    for _ in range(10):
        action = int(info["action_mask"].argmax())
        (seen, *_, info), (again, *_) = env.step(action), other.step(action)
        assert (seen == again).all()


def test_what_is_wrong_is_said():
    wrong_settings = (
        {"learner": 4}, {"others": "nobody"}, {"render_mode": "film"}, {"colours": 9},
        {"reward": "gold"},
    )  # fmt: skip
    for wrong in wrong_settings:
        with pytest.raises(Fault):
            Env("lost_cities", **wrong)
    env = Env("lost_cities")
    env.reset(seed=1)
    for wrong in (-1, 9999, 0.5, None):
        with pytest.raises(Fault, match="illegal-action"):
            env.step(wrong)


@pytest.mark.parametrize("wrong", [-1, 2**64, 0.5, "7", [1, 2]])
def test_a_wrong_seed_is_a_fault(wrong):
    python = vector(2, "lost_cities", others="novice", autoreset_mode=AutoresetMode.NEXT_STEP)
    for env in (Env("lost_cities"), Tables(2, "lost_cities"), *python.envs):
        with pytest.raises(Fault, match="bad-seed"):
            env.reset(seed=wrong)
