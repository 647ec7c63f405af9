"""PettingZoo's own kit on every game, and what it does not ask."""

import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from fernweh.games import CATALOGUE
from fernweh.kernel.fault import Fault
from fernweh.rl import pettingzoo

pytestmark = [
    pytest.mark.compiled,
    # The kit knows by name the environments that may have a mask beside the observation
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

CASES = [
    pytest.param(name, seats, marks=[] if seats == CATALOGUE[name].seats[-1] else pytest.mark.slow)
    for name in CATALOGUE
    for seats in CATALOGUE[name].seats
]
EVERY = pytest.mark.parametrize(("name", "seats"), CASES)


def played(env, seed):
    """A game at random: what everybody got, and how many steps it took."""
    rng, got, steps = np.random.default_rng(seed), {}, 0
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, termination, truncation, info = env.last()
        got[agent] = reward
        if termination or truncation:
            env.step(None)
            continue
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert env.observation_space(agent).contains(seen)
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
    return got, steps


@EVERY
def test_pettingzoo_s_api_test(name, seats):
    api_test(pettingzoo.env(name, seats), num_cycles=300)


@EVERY
def test_pettingzoo_s_seed_test(name, seats):
    seed_test(lambda: pettingzoo.env(name, seats), num_cycles=60)


@pytest.mark.slow  # five seconds each
@EVERY
def test_pettingzoo_s_performance_benchmark(name, seats, capsys):
    performance_benchmark(pettingzoo.env(name, seats))
    assert "turns per second" in capsys.readouterr().out


@EVERY
def test_games_end_and_somebody_wins(name, seats):
    env = pettingzoo.env(name, seats)
    results = [played(env, seed) for seed in range(3)]
    assert all(len(got) == seats and abs(sum(got.values())) < 1e-5 for got, _ in results)
    if name != "survive":  # four who move at random there save nobody
        assert any(max(got.values()) > 0 for got, _ in results)
    assert results == [played(pettingzoo.env(name, seats), seed) for seed in range(3)]


@pytest.mark.parametrize("name", CATALOGUE)
def test_rendered(name):
    env = pettingzoo.env(name, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 3
    drawn = pettingzoo.raw_env(name, render_mode="rgb_array")
    drawn.reset(seed=1)
    picture = drawn.render()
    assert picture.shape[2] == 3 and picture.dtype == np.uint8 and picture.std() > 5


def test_what_is_rendered_is_what_the_agent_may_know():
    env = pettingzoo.raw_env("lost_cities", render_mode="ansi")
    env.reset(seed=1)
    hands = [line for line in env.render().splitlines() if "hand:" in line]
    assert sum("?" in line for line in hands) == 1


def test_an_illegal_action_loses():
    env = pettingzoo.env("lost_cities")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.terminations[agent] and env.rewards[agent] == -1


def test_a_running_game_is_pickled():
    env = pettingzoo.raw_env("lost_cities_rivals", 3)
    env.reset(seed=4)
    for _ in range(30):
        env.step(env.table.random_action())
    other = pickle.loads(pickle.dumps(env))
    while env.agents and not any(env.terminations.values()):
        assert other.agent_selection == env.agent_selection
        seen, again = (each.last()[0] for each in (env, other))
        assert all((seen[piece] == again[piece]).all() for piece in seen)
        action = env.table.random_action()
        env.step(action)
        other.step(action)
    assert other.rewards == env.rewards


def test_what_is_wrong_is_said():
    with pytest.raises(Fault):
        pettingzoo.env("lost_cities", seats=5)
    with pytest.raises(Fault):
        pettingzoo.env("lost_cities", render_mode="human")
    env = pettingzoo.raw_env("lost_cities")
    env.reset(seed=1)
    with pytest.raises(Fault):
        env.step(187)
