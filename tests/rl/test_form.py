"""Observations as planes, and what all seats see together."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from fernweh.kernel.fault import Fault
from fernweh.rl import gymnasium_vector, pettingzoo
from fernweh.rl.form import planes_spec
from fernweh.rl.gymnasium import Env
from fernweh.rl.single import Single
from fernweh.rl.vector import Vector
from tests import sample

pytestmark = pytest.mark.compiled
SOME = sample.games("lost_cities", "survive")


def bytes_in(planes, most):
    """The bytes that these planes were made of, one by one."""
    at, found = 0, []
    for size in most.astype(int) + 1:
        assert planes[at : at + size].sum() == 1
        found.append(int(planes[at : at + size].argmax()))
        at += size
    assert at == len(planes)
    return found


@SOME
def test_planes_hold_what_the_bytes_hold(name):
    table = Single(name)
    for _ in range(80):
        if table.seat < 0:
            break
        planes = table.planes()
        assert planes.dtype == np.float32
        assert bytes_in(planes, table.simulation.most) == table.observation.tolist()
        table.step(table.random_action())


@SOME
def test_a_piece_is_found_among_the_planes(name):
    table = Single(name)
    for piece, (place, shape) in planes_spec(table.simulation).items():
        where, _ = table.observation_spec()[piece]
        found = table.planes()[place].reshape(shape).argmax(axis=1)
        assert found.tolist() == table.observation[where].tolist()


@SOME
def test_the_state_is_what_every_seat_sees(name):
    tables, single = Vector(name, 5), Single(name)
    for _ in range(60):
        tables.step(tables.random_actions())
    state, rows = tables.state(), np.arange(5)
    assert state.shape == (5, tables.simulation.seats, tables.observations.shape[1])
    assert np.array_equal(state[rows, tables.seats], tables.observations)
    assert np.array_equal(tables.planes()[3], tables._planes.of(tables.observations[3]))
    for seat, row in enumerate(single.state()):
        seen = np.zeros_like(row)
        single.observe(seat, seen)
        assert np.array_equal(row, seen)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("form", ["bytes", "planes"])
def test_pettingzoo_hands_out_both_forms_and_a_state(form):
    env = pettingzoo.env("lost_cities", rounds=1, cap=6, observation=form)
    env.reset(seed=3)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.concatenate(seen))
    assert env.unwrapped.state_space.contains(env.state())
    assert env.observation_space("player_0").contains(env.observe("player_0"))
    api_test(env, num_cycles=60)


def test_gymnasium_hands_out_planes():
    env, plain = (Env("lost_cities", rounds=1, observation=form) for form in ("planes", "bytes"))
    check_env(env, skip_render_check=True)
    planes, _ = env.reset(seed=5)
    seen, _ = plain.reset(seed=5)
    assert bytes_in(planes, env.table.simulation.most) == seen.tolist()


def test_gymnasium_s_vector_hands_out_planes():
    envs = gymnasium_vector.vector(4, "lost_cities", rounds=1, cap=6, observation="planes")
    seen, info = envs.reset(seed=5)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(30):
        assert envs.observation_space.contains(seen)
        actions = [rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        seen, _, over, cut, info = envs.step(np.array(actions))
        for row in np.flatnonzero(over | cut):
            assert envs.single_observation_space.contains(info["final_obs"][row])
            ended += 1
    assert ended


def test_another_form_is_refused():
    with pytest.raises(Fault, match="observation: words"):
        gymnasium.make("fernweh.rl:fernweh/LostCities-v0", observation="words")
