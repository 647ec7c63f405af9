"""Many tables side by side: the same games as one at a time, whatever the threads."""

import numpy as np
import pytest

from fernweh.games import CATALOGUE, load
from fernweh.games.game import Game
from fernweh.kernel import border, lanes
from fernweh.kernel.batch import POLICY, random_games
from fernweh.kernel.bits import Word
from fernweh.kernel.chance import stream
from fernweh.kernel.fault import Fault
from fernweh.kernel.record import blank
from fernweh.kernel.rule import rule
from fernweh.rl import crew
from fernweh.rl.vector import Vector
from fernweh.words import LANGUAGES, Words
from tests import sample

pytestmark = pytest.mark.compiled

CASES = [(name, seats) for name in CATALOGUE for seats in CATALOGUE[name].seats]
EVERY = pytest.mark.parametrize(("name", "seats"), CASES)
GAMES = pytest.mark.parametrize("name", CATALOGUE)
SEED = 5


def one_game(name, seats, number):
    """The game that a table of a vector plays, one step at a time."""
    game, rng = Game(name, seats, **load(name).SIMULATION), np.zeros(1, np.uint64)
    stream(rng, Word(SEED), Word(number))
    game.let_chance(rng)
    return game, rng


@EVERY
def test_a_table_plays_the_games_of_its_numbers(name, seats):
    tables = Vector(name, 3, seats, threads=1)
    tables.reset(SEED)
    number = 2
    game, rng = one_game(name, seats, number)
    for _ in range(400):
        assert tables.seats[2] == game.actor
        assert np.flatnonzero(tables.masks[2]).tolist() == game.actions()
        assert tables.tables[2].tobytes() == game.table[0].tobytes()
        actions = tables.random_actions().copy()
        tables.step(actions)
        game.apply(int(actions[2]))
        game.let_chance(rng)
        assert tables.ended[2] == game.is_over
        if game.is_over:
            places = [game.place(seat) for seat in range(seats)]
            assert (np.argsort(-tables.rewards[2], kind="stable") == np.argsort(places)).all()
            assert abs(tables.rewards[2].sum()) < 1e-6
            number += 3
            game, rng = one_game(name, seats, number)
        else:
            assert not tables.rewards[2].any()


@EVERY
def test_observations_are_bounded_and_of_the_seat_that_acts(name, seats):
    tables = Vector(name, 64, seats)
    for _ in range(120):
        assert (tables.observations <= tables.simulation.most).all()
        tables.step(tables.random_actions())
    seen = np.zeros_like(tables.observations[0])
    sim = tables.simulation
    sim.rules.observe(sim.box[0], tables.tables[9], int(tables.seats[9]), seen)
    assert seen.tolist() == tables.observations[9].tolist()
    assert sum(piece.size for _, piece in tables.observation_spec().values()) == seen.size


@GAMES
def test_threads_change_nothing(name, monkeypatch):
    monkeypatch.setattr(crew, "LEAST_PART", 64)
    one, many = (Vector(name, 1030, threads=threads) for threads in (1, 4))
    for n in range(30):
        actions = one.random_actions().copy()
        assert (many.random_actions() == actions).all()
        one.step(actions)
        many.step(actions)
        if n == 20:
            one.reset(9), many.reset(9)
    assert one.save() == many.save()


@pytest.mark.parametrize("learner", ["everyone", "in turn"])
def test_threads_come_and_go(learner, monkeypatch):
    """Called while they are awake, when they have gone, and after they were sent away."""
    monkeypatch.setattr(crew, "LEAST_PART", 4)
    one, many = (Vector("lost_cities", 16, learner=learner, threads=n) for n in (1, 4))
    for patience in (0, 0, 10, 1000, 50_000):
        monkeypatch.setattr(crew, "PATIENCE", patience)
        for n in range(200):
            for tables in (one, many):
                tables.step(tables.policy_actions() if n % 7 == 0 else tables.random_actions())
    assert one.save() == many.save()
    many.close()


@pytest.mark.parametrize("action", [-1, 10**6, 2**32, 2**40])
@pytest.mark.parametrize("row", [0, 7])
def test_an_illegal_action_of_any_part_changes_nothing(row, action, monkeypatch):
    """Also one that would be legal if it were cut down to 32 bits."""
    monkeypatch.setattr(crew, "LEAST_PART", 4)
    tables = Vector("lost_cities", 8, threads=2)
    actions = tables.random_actions().astype(np.int64)
    before, actions[row] = tables.save(), action
    with pytest.raises(Fault) as refused:
        tables.step(actions)
    assert refused.value.facts == {"row": row, "action": action}
    assert tables.save() == before


def test_an_error_in_a_thread_is_an_error_of_the_step(monkeypatch):
    monkeypatch.setattr(crew, "LEAST_PART", 4)
    tables = Vector("lost_cities", 8, threads=2)
    step = tables._attending

    def failing(post, patience, *handed):
        if patience:
            raise MemoryError
        step(post, patience, *handed)

    tables._attending = failing
    with pytest.raises(MemoryError):
        tables.random_actions()


@GAMES
def test_the_caller_s_arrays_are_written(name):
    sim = Vector(name, 5, threads=1).simulation
    mine = {
        "observations": np.zeros((5, len(sim.most)), np.uint8),
        "masks": np.zeros((5, sim.actions), np.uint8),
    }
    tables = Vector(name, 5, arrays=dict(mine))
    assert tables.masks is mine["masks"] and mine["masks"].any() and mine["observations"].any()


@sample.games("lost_cities", "lost_cities_board_game")
@pytest.mark.parametrize("others", ["random", "greedy"])
def test_one_learner_among_others(name, others):
    tables = Vector(name, 6, learner="in turn", others=others)
    tables.reset(SEED)
    for _ in range(300):
        assert (tables.seats == tables.games % tables.simulation.seats).all()
        tables.step(tables.random_actions())


@GAMES
def test_saved_and_restored(name):
    tables, other = Vector(name, 20), Vector(name, 20)
    for _ in range(10):
        tables.step(tables.random_actions())
    kept = tables.save()
    other.restore(kept)
    for each in (tables, other):
        for _ in range(50):
            each.step(each.random_actions())
    assert tables.save() == other.save() != kept


@pytest.mark.parametrize("learner", ["everyone", "in turn"])
def test_a_kept_game_stays_until_the_next_is_begun(learner, monkeypatch):
    monkeypatch.setattr(crew, "LEAST_PART", 4)
    settings = {"learner": learner, "rounds": 1, "cap": 30}
    goes_on, keeps = (Vector("lost_cities", 8, keeps=kept, **settings) for kept in (False, True))
    ends = np.zeros(8, np.int64)
    for _ in range(200):
        actions, before = goes_on.random_actions().copy(), goes_on.seats.copy()
        for tables in (goes_on, keeps):
            tables.step_checked(actions)
        ended = goes_on.ended.copy()
        ends += ended
        for name in ("ended", "cut", "rewards"):
            assert (getattr(keeps, name) == getattr(goes_on, name)).all()
        assert not keeps.masks[ended].any() and (keeps.seats[ended] == before[ended]).all()
        stays = keeps.tables[ended].tobytes()
        seats = keeps.seats[ended].copy()
        for row, seat in zip(np.flatnonzero(ended), seats, strict=True):
            seen, sim = np.zeros_like(keeps.observations[row]), keeps.simulation
            sim.rules.observe(sim.box[0], keeps.tables[row], int(seat), seen)
            assert (seen == keeps.observations[row]).all()
        assert keeps.tables[ended].tobytes() == stays
        keeps.begin_next(ended)
        assert not keeps.ended.any() and not keeps.rewards.any()
        for name in ("tables", "masks", "observations", "seats", "games"):
            assert getattr(keeps, name).tobytes() == getattr(goes_on, name).tobytes()
    assert ends.all()
    keeps.close(), goes_on.close()


def test_a_game_that_has_ended_is_stepped_no_more():
    tables = Vector("lost_cities", 1, keeps=True, rounds=1, cap=6)
    while not tables.ended[0]:
        tables.step(tables.random_actions())
    kept = tables.save()
    tables.step_checked(np.zeros(1, np.int32))
    assert tables.save() == kept
    with pytest.raises(Fault, match="illegal-action"):
        tables.step(np.zeros(1, np.int32))


def test_policy_actions_are_those_of_greedy():
    tables = Vector("lost_cities", 64, threads=1)
    for _ in range(30):
        tables.step(tables.random_actions())
    advice = tables.policy_actions().copy()
    assert (tables.styled_actions(np.full((1, 2), POLICY, np.int8)) == advice).all()
    tables.step(advice)


def test_margin_is_in_points():
    tables = Vector("lost_cities", 50, reward="margin", rounds=1)
    while not tables.ended.any():
        tables.step(tables.random_actions())
    ended = tables.rewards[tables.ended]
    assert (ended[:, 0] == -ended[:, 1]).all() and abs(ended).max() > 1


def test_what_is_wrong_is_said():
    tables = Vector("lost_cities", 4)
    before = tables.save()
    for wrong in ([0, 0], [0.5] * 4, [500] * 4, [-1] * 4, [188] * 4):
        with pytest.raises(Fault):
            tables.step(np.array(wrong))
    assert tables.save() == before
    for settings in (
        {"learner": 7}, {"others": "nobody"}, {"reward": "gold"}, {"colours": 9}, {"seats": 5},
        {"arrays": {"masks": np.zeros((4, 3), np.uint8)}}, {"arrays": {"mask": np.zeros(4)}},
    ):  # fmt: skip
        with pytest.raises(Fault):
            Vector("lost_cities", 4, **settings)
    for wrong in (-1, 2**64, 0.5, "7"):
        with pytest.raises(Fault, match="bad-seed"):
            tables.reset(wrong)
    assert tables.save() == before


@pytest.mark.parametrize(
    ("settings", "what"),
    [
        ({"game": "survive"}, "game"), ({"game": "lost_cities_rivals", "seats": 3}, "game"),
        ({"colours": 6}, "options"), ({"rounds": 2, "cap": 40}, "options"), ({"count": 5}, "count"),
        ({"learner": 1}, "learner"), ({"others": "greedy"}, "others"),
        ({"reward": "margin"}, "reward"),
    ],
)  # fmt: skip
def test_what_was_saved_on_other_terms_is_refused(settings, what):
    """Each time the arrays of the two may be of the same sizes."""
    terms = {"game": "lost_cities", "count": 4, "learner": 0, "rounds": 1, "cap": 50}
    other = {**terms, **settings}
    if other["game"] != "lost_cities":
        del other["rounds"], other["cap"]
    tables = Vector(**terms)
    before = tables.save()
    with pytest.raises(Fault) as refused:
        tables.restore(Vector(**other).save())
    assert refused.value.code == "other-vector" and refused.value.facts["what"] == what
    assert tables.save() == before
    for lang in LANGUAGES:
        text, errors = Words(lang).formatted("fault-other-vector", refused.value.facts)
        assert text and not errors


def test_the_options_that_differ_are_named():
    with pytest.raises(Fault) as refused:
        Vector("lost_cities", 4, rounds=1).restore(Vector("lost_cities", 4, rounds=2).save())
    assert refused.value.facts == {"what": "options", "saved": "rounds=2", "own": "rounds=1"}


@pytest.mark.parametrize(("name", "seats"), [("lost_cities", 2), ("lost_cities_rivals", 4)])
@pytest.mark.parametrize("reward", [lanes.PLACE, lanes.MARGIN])
def test_rewards_are_counted_over_all_others(name, seats, reward):
    game = Game(name, seats, **load(name).SIMULATION)
    tables, out = blank(game.rules.TABLE, 50), np.zeros(seats, np.float32)
    random_games(game.box, tables, SEED, threads=1)
    for at in range(len(tables)):
        row = tables[at : at + 1]
        write_rewards(game.box, row, reward, out)
        points = [int(border.score(game.box, row, seat)) for seat in range(seats)]
        places = [int(border.place(game.box, row, seat)) for seat in range(seats)]
        for seat in range(seats):
            if reward == lanes.MARGIN:
                best = max(points[other] for other in range(seats) if other != seat)
                assert out[seat] == points[seat] - best
            else:
                balance = sum((places[seat] < p) - (p < places[seat]) for p in places)
                assert out[seat] == np.float32(balance) / np.float32(seats - 1)


@rule
def write_rewards(boxes, tables, reward, out):
    lanes.write_rewards(boxes[0], tables[0], reward, out)
