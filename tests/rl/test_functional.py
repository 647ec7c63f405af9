"""Tables as values: nothing is changed, everything can be kept and branched."""

from dataclasses import fields

import numpy as np
import pytest

from fernweh.games import CATALOGUE
from fernweh.kernel.fault import Fault
from fernweh.rl.functional import Functional
from fernweh.rl.single import Single

pytestmark = pytest.mark.compiled

SEEDS = [7, 8, 9, 2**64 - 1]


def same(one, other):
    names = [field.name for field in fields(one)]
    return all(getattr(one, name).tobytes() == getattr(other, name).tobytes() for name in names)


@pytest.fixture(scope="module")
def play():
    return Functional("lost_cities", rounds=1)


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[pytest.mark.slow] * (at > 1)) for at, n in enumerate(CATALOGUE)]
)  # fmt: skip
def test_a_table_is_game_0_of_its_seed(name):
    play, rng = Functional(name), np.random.default_rng(1)
    singles, tables = [Single(name) for _ in SEEDS], play.init(SEEDS)
    for single, seed in zip(singles, SEEDS, strict=True):
        single.reset(seed)
    for _ in range(60):
        for row, single in enumerate(singles):
            assert tables.observations[row].tobytes() == single.observation.tobytes()
            assert tables.masks[row].tobytes() == single.mask.tobytes()
            assert tables.seats[row] == single.seat
        actions = play.random_actions(tables, rng)
        tables = play.step(tables, actions)
        if tables.ended.any():
            break
        for single, action in zip(singles, actions, strict=True):
            single.step(action)


def test_a_step_leaves_the_old_tables_as_they_were(play):
    rng, tables = np.random.default_rng(1), play.init(SEEDS)
    twin, actions = tables[:], play.random_actions(tables, rng)
    after = play.step(tables, actions)
    assert same(tables, twin) and not same(tables, after)
    assert same(play.step(tables, actions), after)
    with pytest.raises(ValueError, match="read-only"):
        tables.rewards[0] = 1


def test_games_end_and_stay_so(play):
    rng, tables = np.random.default_rng(2), play.init(range(30))
    won = np.zeros_like(tables.rewards)
    while not tables.ended.all():
        before = tables.ended
        tables = play.step(tables, play.random_actions(tables, rng))
        assert not tables.rewards[before].any() and not tables.masks[tables.ended].any()
        won += tables.rewards
    assert set(np.abs(won[:, 0])) <= {0, 1} and not won.sum(axis=1).any()
    rest = play.step(tables, np.full(30, 10**6))
    assert rest.tables.tobytes() == tables.tables.tobytes() and not rest.rewards.any()


def test_tables_are_branched_by_rows(play):
    tables = play.init(SEEDS)
    branches = tables[np.repeat([2, 0], [3, 1])]
    assert len(branches) == 4 and same(branches[-1], tables[0]) and same(branches[1], tables[2])
    legal = np.flatnonzero(tables.masks[2])[:3]
    after = play.step(branches[:3], legal)
    assert len({row.tobytes() for row in after.tables}) == 3


def test_another_luck_brings_other_cards(play):
    tables = play.init([5])[np.zeros(40, int)]
    draw = play.simulation.rules.action_of("draw")
    while not tables.masks[0, draw]:
        tables = play.step(tables, np.full(40, np.flatnonzero(tables.masks[0])[0]))
    drawn = play.step(tables, np.full(40, draw))
    assert len({row.tobytes() for row in drawn.tables}) == 1
    others = play.step(tables.with_luck(range(40)), np.full(40, draw))
    assert len({row.tobytes() for row in others.tables}) > 10


@pytest.mark.parametrize(
    ("actions", "key"),
    [
        ([0], "bad-actions"),
        ([0.5] * 4, "bad-actions"),
        ([-1] * 4, "illegal-action"),
        ([10**6] * 4, "illegal-action"),
    ],
)
def test_what_is_wrong_is_said(play, actions, key):
    with pytest.raises(Fault, match=key):
        play.step(play.init(SEEDS), actions)


@pytest.mark.parametrize(
    ("seeds", "key"), [([], "bad-count"), ([-1], "bad-seed"), ("x", "bad-seed")]
)
def test_wrong_seeds_are_refused(play, seeds, key):
    with pytest.raises(Fault, match=key):
        play.init(seeds)
