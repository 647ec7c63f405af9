"""Many tables behind Gymnasium's vector interface: its modes, its infos, its wrappers."""

from itertools import combinations

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces, wrappers
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import (
    ClipReward,
    DictInfoToList,
    DtypeObservation,
    FlattenObservation,
    NormalizeObservation,
    NormalizeReward,
    RecordEpisodeStatistics,
    TransformObservation,
    TransformReward,
    VectorizeTransformObservation,
)  # fmt: skip

from fernweh.games import CATALOGUE
from fernweh.kernel.fault import Fault
from fernweh.rl import illegal_action
from fernweh.rl.gymnasium import Env
from fernweh.rl.gymnasium_vector import Tables, vector
from fernweh.rl.ids import id_of
from tests import sample

pytestmark = pytest.mark.compiled

SOME = sample.games("lost_cities", "lost_cities_board_game")
MODES = pytest.mark.parametrize("mode", list(AutoresetMode))
NEXT_STEP, SAME_STEP, DISABLED = AutoresetMode
KEYS = {"action_mask", "seat", "illegal"}
SHORT = {"rounds": 1, "cap": 30}


def keys(info):
    """Of an info, with a mark beside each: which tables it tells of."""
    named = {key for key in info if not key.startswith("_")}
    assert {key for key in info if key.startswith("_")} == {f"_{key}" for key in named}
    return named


def legal(envs, info):
    return np.array([np.random.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])


@SOME
def test_many_tables(name):
    envs = gymnasium.make_vec(id_of(name), num_envs=16)
    assert envs.metadata["autoreset_mode"] == SAME_STEP and isinstance(envs.unwrapped, Tables)
    seen, info = envs.reset(seed=3)
    ended = 0
    for _ in range(1500):  # a game of the Board Game takes half as many
        assert envs.observation_space.contains(seen) and keys(info) - {"final_obs"} >= KEYS
        actions = envs.unwrapped.tables.random_actions().astype(np.int64)
        assert info["action_mask"][np.arange(16), actions].all()
        seen, rewards, over, cut, info = envs.step(actions)
        assert not rewards[~(over | cut)].any() and not info["illegal"].any()
        ended += (over | cut).sum()
    assert ended > 0
    envs.close()


@MODES
def test_the_same_as_gymnasium_s_own_loop(mode):
    """Row 0 of both begins with game 0 of the seed, and has all the others to itself."""
    ours = Tables(1, "lost_cities", autoreset_mode=mode, **SHORT)
    theirs = SyncVectorEnv([lambda: Env("lost_cities", **SHORT)], autoreset_mode=mode)
    told = [envs.reset(seed=7) for envs in (ours, theirs)]
    over, n = False, 0
    for _ in range(150):
        n += over
        (seen, info), (again, other) = told
        assert (seen == again).all() and alike(info, other)
        if over and mode == DISABLED:
            options = {"reset_mask": np.ones(1, np.bool_)}
            told = [envs.reset(options=dict(options)) for envs in (ours, theirs)]
            over = False
            continue
        over = over and mode == NEXT_STEP
        actions = legal(ours, info) if info["action_mask"].any() else np.zeros(1, np.int64)
        steps = [envs.step(actions) for envs in (ours, theirs)]
        assert [part.tolist() for part in steps[0][1:4]] == [
            part.tolist() for part in steps[1][1:4]
        ]
        over = bool(steps[0][2][0] or steps[0][3][0])
        told = [(step[0], step[4]) for step in steps]
    assert n > 2


def alike(info, other):
    """Whether two infos have the same keys, and the same in them."""
    if set(info) != set(other):
        return False
    for key, mine in info.items():
        if isinstance(mine, dict):
            same = alike(mine, other[key])
        elif mine.dtype == object:
            same = all(np.array_equal(a, b) for a, b in zip(mine, other[key], strict=True))
        else:
            same = mine.dtype == other[key].dtype and np.array_equal(mine, other[key])
        if not same:
            return False
    return True


def until_one_ends(envs):
    _, info = envs.reset(seed=5)
    while True:
        before = envs.tables.seats.copy()
        step = envs.step(legal(envs, info))
        info = step[-1]
        if (step[2] | step[3]).any():
            return before, step


def test_in_the_same_step_the_last_look_is_kept():
    envs = Tables(8, "lost_cities", **SHORT)
    seats, (seen, rewards, over, cut, info) = until_one_ends(envs)
    ended = over | cut
    assert keys(info) == KEYS | {"final_obs", "final_info"} and keys(info["final_info"]) == KEYS
    assert info["_final_obs"].tolist() == info["_final_info"].tolist() == ended.tolist()
    assert (info["final_info"]["seat"] == np.where(ended, seats, 0)).all()
    for row, last in enumerate(info["final_obs"]):
        assert (last is not None) == ended[row]
        assert last is None or (last != seen[row]).any()
    assert info["action_mask"].any(axis=1).all() and rewards[ended].any()


def test_in_the_next_step_a_table_waits_for_it():
    envs = Tables(8, "lost_cities", autoreset_mode=NEXT_STEP, **SHORT)
    _, (_, _, over, cut, info) = until_one_ends(envs)
    ended, games = over | cut, envs.tables.games.copy()
    assert keys(info) == KEYS and (info["action_mask"].any(axis=1) == ~ended).all()
    actions = envs.tables.masks.argmax(axis=1)
    _, rewards, over, cut, info = envs.step(actions)
    assert (envs.tables.games - games == np.where(ended, 8, 0)).all()
    assert not rewards[ended].any() and not (over | cut)[ended].any()
    assert info["action_mask"].any(axis=1)[ended].all()


def test_without_autoreset_tables_are_begun_by_a_mask():
    envs = Tables(8, "lost_cities", autoreset_mode=DISABLED, **SHORT)
    with pytest.raises(Fault, match="must-reset"):
        envs.step(envs.tables.random_actions())
    _, (seen, _, over, cut, info) = until_one_ends(envs)
    ended = over | cut
    with pytest.raises(Fault, match="must-reset"):
        envs.step(envs.tables.masks.argmax(axis=1))
    again, info = envs.reset(options={"reset_mask": ended})
    assert info["action_mask"].any(axis=1).all()
    assert ((again == seen).all(axis=1) == ~ended).all()
    envs.step(legal(envs, info))


@pytest.mark.parametrize(
    ("seed", "mask"),
    [
        (None, np.zeros(2, np.bool_)), (None, np.ones(3, np.bool_)), (None, np.ones(2, np.int8)),
        (7, np.ones(2, np.bool_)),
    ],
)  # fmt: skip
def test_a_wrong_mask_is_a_fault(seed, mask):
    envs = Tables(2, "lost_cities")
    envs.reset(seed=1)
    with pytest.raises(Fault, match="bad-reset-mask"):
        envs.reset(seed=seed, options={"reset_mask": mask})


@pytest.mark.parametrize("reward", ["place", "margin"])
@MODES
def test_an_illegal_action_loses(mode, reward):
    envs = Tables(3, "lost_cities", learner=1, reward=reward, autoreset_mode=mode)
    _, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[1] = info["action_mask"][1].argmin()
    games = envs.tables.games.copy()
    _, rewards, over, cut, info = envs.step(actions)
    assert rewards.tolist() == [0, illegal_action.REWARD[reward], 0]
    assert over.tolist() == [False, True, False] and not cut.any()
    told = info["final_info"] if mode == SAME_STEP else info
    assert told["illegal"].tolist() == [False, True, False]
    assert not told["action_mask"][1].any()
    moved = 3 if mode == SAME_STEP else 0
    assert (envs.tables.games - games).tolist() == [0, moved, 0]


WRAPPED = {
    "statistics": (RecordEpisodeStatistics, list(AutoresetMode)),
    "normalized": (NormalizeObservation, [NEXT_STEP]),
    "normalized rewards": (NormalizeReward, list(AutoresetMode)),
    "transformed": (
        lambda envs: TransformObservation(envs, lambda seen: seen // 2, envs.observation_space),
        [NEXT_STEP, DISABLED],
    ),
    "one by one": (
        lambda envs: VectorizeTransformObservation(
            envs,
            wrappers.TransformObservation,
            func=lambda seen: seen // 2,
            observation_space=envs.single_observation_space,
        ),
        [NEXT_STEP, DISABLED],
    ),
    "of another type": (lambda envs: DtypeObservation(envs, np.float32), [NEXT_STEP, DISABLED]),
    "flat": (FlattenObservation, [NEXT_STEP, DISABLED]),
    "rewards": (lambda envs: TransformReward(envs, lambda got: 2 * got), list(AutoresetMode)),
    "clipped": (lambda envs: ClipReward(envs, -1, 1), list(AutoresetMode)),
    "a list": (lambda envs: DictInfoToList(RecordEpisodeStatistics(envs)), list(AutoresetMode)),
}


@pytest.mark.parametrize(
    ("what", "mode"), [(what, mode) for what, (_, modes) in WRAPPED.items() for mode in modes]
)
@pytest.mark.parametrize("others", ["random", "novice"])
def test_the_standard_wrappers_run_on_it(what, mode, others):
    settings = {"rounds": 1, "cap": 6, "autoreset_mode": mode, "others": others}
    envs = WRAPPED[what][0](gymnasium.make_vec(id_of("lost_cities"), num_envs=3, **settings))
    seen, info = envs.reset(seed=3)
    ends = 0
    for _ in range(15):
        assert envs.observation_space.contains(seen)
        masks = [each["action_mask"] for each in info] if what == "a list" else info["action_mask"]
        actions = np.array([mask.argmax() for mask in masks])
        seen, rewards, over, cut, info = envs.step(actions)
        assert rewards.shape == (3,) and np.isfinite(rewards).all()
        ends += int((over | cut).sum())
        if mode == DISABLED and (over | cut).any():
            seen, info = envs.reset(options={"reset_mask": over | cut})
    assert ends > 2
    envs.close()


@pytest.mark.slow
@pytest.mark.parametrize("name", CATALOGUE)
@pytest.mark.parametrize("mode", [NEXT_STEP, SAME_STEP])
def test_the_standard_wrappers_run_on_every_game(name, mode):
    envs = gymnasium.make_vec(id_of(name), num_envs=4, others="greedy", autoreset_mode=mode)
    envs = DictInfoToList(NormalizeReward(RecordEpisodeStatistics(envs)))
    if mode == NEXT_STEP:
        envs = NormalizeObservation(envs)
    seen, told = envs.reset(seed=7)
    for _ in range(100):
        assert seen.shape[0] == 4 and np.isfinite(seen).all()
        actions = np.array([np.random.choice(np.flatnonzero(each["action_mask"])) if
                            each["action_mask"].any() else 0 for each in told])  # fmt: skip
        seen, rewards, *_, told = envs.step(actions)
        assert np.isfinite(rewards).all()
    envs.close()


def test_masks_are_shared_with_nobody():
    envs = Tables(3, "lost_cities", **SHORT)
    _, first = envs.reset(seed=1)
    kept = first["action_mask"].copy()
    *_, second = envs.step(legal(envs, first))
    arrays = [first["action_mask"], second["action_mask"], envs.tables.masks]
    assert not any(np.shares_memory(one, other) for one, other in combinations(arrays, 2))
    assert (first["action_mask"] == kept).all()


def test_statistics_are_counted():
    envs = RecordEpisodeStatistics(Tables(4, "lost_cities", **SHORT))
    _, info = envs.reset(seed=1)
    ended = 0
    for _ in range(100):
        *_, over, cut, info = envs.step(legal(envs, info))
        ended += (over | cut).sum()
    assert len(envs.length_queue) == ended > 4 and max(envs.length_queue) <= 60


def test_seeds_reproduce():
    def told(seed):
        envs = Tables(5, "lost_cities")
        envs.reset(seed=seed)
        return [envs.step(envs.tables.random_actions().copy())[0].tobytes() for _ in range(20)]

    assert told(1) == told(1) != told(2)


def test_random_play_without_a_look_at_the_masks():
    envs = gymnasium.make_vec(id_of("lost_cities"), num_envs=8)
    envs.reset(seed=1)
    lost = sum(envs.step(envs.action_space.sample())[2].sum() for _ in range(50))
    assert lost > 50


def test_a_bot_that_thinks_in_python():
    envs = gymnasium.make_vec(id_of("lost_cities"), num_envs=2, others="novice", rounds=1)
    seen, info = envs.reset(seed=1)
    for _ in range(5):
        seen, *_, info = envs.step(info["action_mask"].argmax(axis=1))
    assert seen.shape[0] == 2 and keys(info) == KEYS
    envs.close()


def test_without_copies_the_arrays_are_the_vector_s():
    envs = Tables(3, "lost_cities", copy=False)
    seen, info = envs.reset(seed=1)
    assert np.shares_memory(seen, envs.tables.observations)
    assert np.shares_memory(info["action_mask"], envs.tables.masks)


def test_what_is_wrong_is_said():
    envs = Tables(2, "lost_cities")
    envs.reset(seed=1)
    for wrong in ([0], [0.5, 1.0], [-1, 0], [999, 0]):
        with pytest.raises(Fault):
            envs.step(np.array(wrong))
    with pytest.raises(ValueError):
        vector(2, "lost_cities", autoreset_mode="some day")


def test_the_spaces_are_those_of_one_table():
    envs, env = Tables(2, "lost_cities"), Env("lost_cities")
    assert envs.single_observation_space == env.observation_space
    assert envs.single_action_space == env.action_space
    assert isinstance(envs.action_space, spaces.MultiDiscrete)
