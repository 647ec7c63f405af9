"""PettingZoo's own kit on every game, and what it does not ask."""

import pickle
from itertools import combinations

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from fernweh.games import CATALOGUE
from fernweh.kernel.fault import Fault
from fernweh.rl import illegal_action, pettingzoo
from fernweh.rl.single import Single
from tests import sample

pytestmark = [
    pytest.mark.compiled,
    # The kit knows by name the environments that may have a mask beside the observation
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

EVERY = sample.games("lost_cities", "lost_cities_rivals")
CAPPED = {
    "lost_cities": {"rounds": 1, "cap": 6},
    "lost_cities_board_game": {"cap": 6},
    "el_dorado": {"cap": 1},
}


def counts(name):
    """Of seats: the fewest and the most."""
    return {CATALOGUE[name].seats[0], CATALOGUE[name].seats[-1]}


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
def test_pettingzoo_s_api_test(name):
    for seats in counts(name):
        api_test(pettingzoo.env(name, seats), num_cycles=300)


@EVERY
def test_pettingzoo_s_seed_test(name):
    for seats in counts(name):
        seed_test(lambda seats=seats: pettingzoo.env(name, seats), num_cycles=60)


@EVERY
def test_pettingzoo_s_render_test(name):
    render_test(lambda render_mode: pettingzoo.env(name, render_mode=render_mode))


@pytest.mark.slow  # five seconds each
@EVERY
def test_pettingzoo_s_performance_benchmark(name, capsys):
    performance_benchmark(pettingzoo.env(name))
    assert "turns per second" in capsys.readouterr().out


@EVERY
def test_games_end_and_somebody_wins(name):
    for seats in counts(name):
        env = pettingzoo.env(name, seats)
        results = [played(env, seed) for seed in range(3)]
        assert all(len(got) == seats and abs(sum(got.values())) < 1e-5 for got, _ in results)
        if name != "survive":  # four who move at random there save nobody
            assert any(max(got.values()) > 0 for got, _ in results)
        assert results == [played(pettingzoo.env(name, seats), seed) for seed in range(3)]


@pytest.mark.parametrize("name", CAPPED)
def test_a_cap_ends_as_truncation(name):
    """PettingZoo's `max_cycles_test` asks for an environment in which all act at once."""
    env = pettingzoo.env(name, **CAPPED[name])
    env.reset(seed=1)
    while not any(env.truncations.values()):
        assert not any(env.terminations.values())
        env.step(env.unwrapped.table.random_action())
    assert all(env.truncations.values()) and not any(env.terminations.values())
    played(env, 1)


def test_a_seed_is_the_same_game_as_everywhere():
    env, table = pettingzoo.raw_env("lost_cities"), Single("lost_cities")
    for seed in (0, 7, None):
        env.reset(seed=seed)
        table.reset(seed)
        assert env.table.save() == table.save()
    for wrong in (-1, 2**64, 0.5):
        with pytest.raises(Fault, match="bad-seed"):
            env.reset(seed=wrong)


def test_masks_are_shared_with_nobody():
    env = pettingzoo.env("lost_cities")
    env.reset(seed=1)
    env.step(env.unwrapped.table.random_action())
    masks = [env.observe(agent)["action_mask"] for agent in [*env.agents, *env.agents]]
    masks += [env.infos[agent]["action_mask"] for agent in env.agents]
    masks.append(env.unwrapped.table.mask)
    assert not any(np.shares_memory(one, other) for one, other in combinations(masks, 2))


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


def test_what_people_are_shown(capsys):
    env = pettingzoo.env("lost_cities", render_mode="human")
    env.reset(seed=1)
    shown = capsys.readouterr().out
    hands = [line for line in shown.splitlines() if "hand:" in line]
    assert sum("?" in line for line in hands) == 1
    env.step(env.unwrapped.table.random_action())
    assert capsys.readouterr().out not in ("", shown)


@pytest.mark.parametrize("reward", ["place", "margin"])
def test_an_illegal_action_ends_the_game_with_the_worst_of_rewards(reward):
    env = pettingzoo.env("lost_cities", reward=reward)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values()) and not any(env.truncations.values())
    assert sum(env.rewards.values()) == env.rewards[agent] == illegal_action.REWARD[reward]
    got = {}
    for each in env.agent_iter():
        seen, got[each], *_ = env.last()
        assert not seen["action_mask"].any()
        with pytest.raises(ValueError):
            env.step(0)
        env.step(None)
    assert got == {"player_0": 0.0, "player_1": 0.0} | {agent: illegal_action.REWARD[reward]}
    with pytest.raises(Fault, match="must-reset"):
        env.step(None)
    played(env, 1)


def test_after_the_end_a_step_is_a_fault():
    env = pettingzoo.raw_env("lost_cities", rounds=1)
    for begun in (False, True):
        if begun:
            played(env, 1)
        with pytest.raises(Fault, match="must-reset"):
            env.step(0)


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
        pettingzoo.env("lost_cities", render_mode="film")
    env = pettingzoo.raw_env("lost_cities")
    env.reset(seed=1)
    with pytest.raises(Fault):
        env.step(187)
