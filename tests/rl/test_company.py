"""Who plays beside a learner: one for all, one for each seat, a pool, and bots of others."""

import pickle

import gymnasium
import numpy as np
import pytest

from fernweh.kernel.fault import Fault
from fernweh.rl.company import Pool, are_compiled, by_seat, compiled_styles
from fernweh.rl.gymnasium import Env
from fernweh.rl.gymnasium_vector import Tables
from fernweh.rl.ids import id_of
from fernweh.rl.vector import Vector
from tests.bots import strangers

pytestmark = pytest.mark.compiled

SHORT = {"rounds": 1, "cap": 20}
HERE = "tests.bots.strangers"


class Notes:
    """Notes at which seats it was asked."""

    name = "notes"

    def __init__(self):
        self.seats = []

    def choose(self, seen, rng):
        self.seats.append(seen.actor)
        assert seen.text() == seen.seen_by(seen.actor).text()
        return seen.moves()[0]


def rewards(env, games=4, seed=7):
    """Of games in which the learner does the first thing that is legal."""
    told = []
    for n in range(games):
        _, info = env.reset(seed=None if n else seed)
        over = cut = False
        while not (over or cut):
            _, reward, over, cut, info = env.step(int(info["action_mask"].argmax()))
        told.append(reward)
    return told


@pytest.mark.parametrize(
    "others",
    [
        strangers.first, strangers.Last, strangers.Last(), f"{HERE}:first", "explorer",
        Pool("random", strangers.first), ["greedy", strangers.Last()],
    ],
)  # fmt: skip
def test_any_bot_plays_beside_a_learner(others):
    env = Env("lost_cities", others=others, reward="margin", **SHORT)
    assert rewards(env) == rewards(Env("lost_cities", others=others, reward="margin", **SHORT))


def test_each_seat_has_its_own_and_the_learner_s_is_not_asked():
    bots = [Notes(), Notes(), Notes()]
    rewards(Env("lost_cities_rivals", 3, learner=1, others=bots), games=2)
    assert [set(bot.seats) for bot in bots] == [{0}, set(), {2}]
    rewards(Env("lost_cities_rivals", 3, others=bots), games=3)
    assert [set(bot.seats) for bot in bots] == [{0}, {1}, {2}]


def test_of_a_pool_one_is_drawn_for_every_game_by_the_seed():
    def asked(seed):
        bots = [Notes(), Notes()]
        env = Env("lost_cities", learner=0, others=Pool(*bots), **SHORT)
        told = []
        for n in range(8):
            before = [len(bot.seats) for bot in bots]
            rewards_of_one(env, seed if n == 0 else None)
            told.append([len(bot.seats) - was for bot, was in zip(bots, before, strict=True)])
        return [tuple(bool(count) for count in each) for each in told]

    assert set(asked(1)) == {(True, False), (False, True)} and asked(1) == asked(1) != asked(3)


def rewards_of_one(env, seed):
    _, info = env.reset(seed=seed)
    over = cut = False
    while not (over or cut):
        *_, over, cut, info = env.step(int(info["action_mask"].argmax()))


def test_pools_of_ours_are_compiled_and_change_from_game_to_game():
    pools = [Pool("random", "greedy"), "greedy"]
    assert are_compiled(pools, 2) and not are_compiled(Pool("greedy", "novice"), 2)
    first, second = compiled_styles(pools, 2)
    assert first[1] == second[1] and first[0] != second[0]
    assert isinstance(gymnasium.make_vec(id_of("lost_cities"), num_envs=2, others=pools).unwrapped,
                      Tables)  # fmt: skip


def test_a_vector_plays_its_pool_by_turns():
    """Game by game as with one of them alone, where every second game is the other's."""
    settings = {"learner": 0, "reward": "margin", **SHORT}
    one, other, both = (
        Vector("lost_cities", 1, others=others, threads=1, **settings)
        for others in ("random", "greedy", Pool("random", "greedy"))
    )
    told = [results(tables, 6) for tables in (one, other, both)]
    assert told[0] != told[1]
    assert told[2] == [told[n % 2][n] for n in range(6)]


def results(tables, games):
    tables.reset(5)
    found = []
    while len(found) < games:
        game = int(tables.games[0])
        tables.step(tables.masks.argmax(axis=1))
        if tables.ended[0]:
            assert game == len(found)
            found.append(tables.rewards[0].tolist())
    return found


def test_many_tables_with_a_bot_of_others():
    envs = gymnasium.make_vec(id_of("lost_cities"), num_envs=2, others=strangers.first, **SHORT)
    _, info = envs.reset(seed=1)
    for _ in range(30):
        *_, info = envs.step(info["action_mask"].argmax(axis=1))
    envs.close()


def test_a_learner_s_table_is_pickled_with_its_company():
    env = Env("lost_cities", others=Pool("greedy", strangers.Last()), **SHORT)
    env.reset(seed=2)
    other = pickle.loads(pickle.dumps(env))
    assert rewards(env, seed=None) == rewards(other, seed=None)


@pytest.mark.parametrize(
    ("others", "code"),
    [
        (["greedy"], "bad-others"), (["greedy"] * 3, "bad-others"), ("nobody", "no-such-bot"),
        (None, "bot-cannot-choose"), (f"{HERE}:Unready", "bot-unloadable"),
        (Pool("greedy", 7), "bot-cannot-choose"),
    ],
)  # fmt: skip
def test_company_that_cannot_be_is_a_fault(others, code):
    with pytest.raises(Fault) as caught:
        Env("lost_cities", others=others)
    assert caught.value.code == code


def test_an_empty_pool_is_a_fault():
    with pytest.raises(Fault, match="empty-pool"):
        Pool()


@pytest.mark.parametrize(
    ("others", "code"),
    [(strangers.broken, "bot-failed"), (strangers.wrong, "bot-illegal"),
     (strangers.leaving, "bot-failed")],
)  # fmt: skip
def test_a_bad_bot_is_named_to_the_learner(others, code):
    env = Env("lost_cities", learner=0, others=others, **SHORT)
    with pytest.raises(Fault) as caught:
        rewards(env)
    assert (caught.value.code, caught.value.facts["bot"]) == (code, others.__name__)


@pytest.mark.parametrize("others", [strangers.first, "novice", Pool("greedy", strangers.Last)])
def test_compiled_tables_say_who_plays_there(others):
    with pytest.raises(Fault, match="bots-compiled-only"):
        Vector("lost_cities", 2, learner=0, others=others)


def test_equal_pools_are_alike():
    assert Pool("a", "b") == Pool("a", "b") != Pool("b", "a")
    assert hash(Pool("a")) == hash(Pool("a")) and repr(Pool("a")) == "Pool('a')"
    assert by_seat(Pool("a", "b"), 2) == [("a", "b"), ("a", "b")]


def test_a_vector_with_a_pool_goes_on_from_its_pickle():
    tables = Vector("lost_cities", 3, learner="in turn", others=Pool("random", "greedy"), threads=1)
    tables.step(tables.random_actions())
    other = pickle.loads(pickle.dumps(tables))
    for each in (tables, other):
        for _ in range(50):
            each.step(each.masks.argmax(axis=1))
    assert np.array_equal(tables.observations, other.observations)
