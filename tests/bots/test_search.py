"""Search: nothing hidden goes in, the same seed gives the same move, and time is kept."""

import time
from collections.abc import Iterator

import numpy as np
import pytest

from fernweh.bots import parse, searcher
from fernweh.bots.search import Style
from fernweh.bots.search.race import survivors
from fernweh.bots.search.thought import Thought, made_ready
from fernweh.bots.search.trial import try_out
from fernweh.bots.search.values import Tally
from fernweh.games import CATALOGUE, load
from fernweh.games.game import Game
from fernweh.kernel import border
from fernweh.kernel.bits import Word
from fernweh.kernel.chance import generator
from fernweh.kernel.verbs import CHANCE

TABLES = [
    pytest.param(name, seats, marks=[pytest.mark.slow] * (seats != listing.seats[-1]))
    for name, listing in CATALOGUE.items()
    for seats in listing.seats
]
EVERY_TABLE = pytest.mark.parametrize(("name", "seats"), TABLES)
EVERY_GAME = pytest.mark.parametrize("name", CATALOGUE)


def positions(name: str, seats: int, seed: int, every: int) -> Iterator[Game]:
    """Some of the positions of a greedy game at which there is something to choose."""
    game, rng, turns = Game(name, seats, **load(name).SIMULATION), generator(seed), 0
    while not game.is_over:
        if game.actor == CHANCE:
            border.apply(game.box, game.table, int(border.draw(game.box, game.table, rng)))
            continue
        turns += 1
        if turns % every == 0 and len(game.actions()) > 1:
            yield game
        border.apply(game.box, game.table, int(border.policy(game.box, game.table, rng)))


def a_position(name: str, seats: int | None = None) -> Game:
    return next(positions(name, seats or load(name).SEATS[0], seed=3, every=5))


@EVERY_TABLE
def test_a_search_depends_on_nothing_hidden(name, seats):
    """Fill in anew all that the seat cannot know: the same seed finds the same, to the last bit."""
    bot, looked, rng = searcher("search", worlds=3), 0, generator(9)
    for game in positions(name, seats, seed=5, every=17):
        seat, other = game.actor, game.determinized(game.actor, rng)
        found = bot.values(game.seen_by(seat), generator(looked))
        assert bot.values(other.seen_by(seat), generator(looked)) == found
        assert bot.values(other, generator(looked)) == found  # even if it is handed the table
        assert bot.choose(other, generator(looked)) == found[0].move
        looked += 1
        if looked == 6:
            return
    assert looked > 0


@EVERY_GAME
def test_threads_change_nothing(name):
    game = a_position(name)
    found = [
        searcher("search", worlds=8, threads=threads).values(game, generator(1))
        for threads in (1, 2, 3)
    ]
    assert found[0] == found[1] == found[2]


@EVERY_GAME
def test_seeds_differ(name):
    game = a_position(name)
    found = {tuple(searcher("search", worlds=4).values(game, generator(i))) for i in range(6)}
    assert len(found) > 1


@EVERY_TABLE
def test_values_say_what_was_found(name, seats):
    game = a_position(name, seats)
    found = searcher("search", worlds=16).values(game, generator(1))
    assert sorted(each.move for each in found) == sorted(game.moves())
    for each in found:
        assert sum(each.chances) == pytest.approx(1)
        assert len(each.chances) == game.seats
        assert 0 <= each.worth <= 1 and 0 <= each.error <= 0.5 and each.worlds > 0
    assert found[0].worlds == max(each.worlds for each in found)


def test_the_error_shrinks_with_the_worlds():
    game = a_position("lost_cities")
    few, many = (
        searcher("flat", worlds=worlds).values(game, generator(1))[0] for worlds in (25, 400)
    )
    assert few.worlds == 25 and many.worlds == 400
    assert many.error < few.error / 2


def trials(game: Game, moves: list[int], worlds: int, first: int = 0, **limits: float):
    points = np.empty((worlds, len(moves), game.seats))
    shares = np.empty_like(points)
    horizon, noise = int(limits.get("horizon", 5000)), int(limits.get("noise", 0))
    actions = try_out(
        game.box, game.table, game.actor, np.array(moves), Word(7), first, horizon, noise, 40.0,
        points, shares,
    )  # fmt: skip
    return points, shares, actions


@EVERY_GAME
def test_all_moves_are_tried_in_the_same_worlds(name):
    game = a_position(name)
    move, *_ = game.actions()
    points, shares, _ = trials(game, [move, move], worlds=10)
    assert (points[:, 0] == points[:, 1]).all() and (shares[:, 0] == shares[:, 1]).all()


@EVERY_GAME
def test_a_world_is_the_same_in_any_batch(name):
    game = a_position(name)
    moves = game.actions()[:2]
    whole, late = trials(game, moves, worlds=6), trials(game, moves, worlds=2, first=4)
    assert (whole[0][4:] == late[0]).all() and (whole[1][4:] == late[1]).all()


def test_trials_end_with_the_round():
    """In the first round of a match nobody has won yet, and no second round is played."""
    game = a_position("lost_cities")
    one = Game("lost_cities", rounds=1)
    one.table[:] = game.table
    points, shares, actions = trials(game, game.actions()[:1], worlds=20)
    _, ends, as_many = trials(one, game.actions()[:1], worlds=20)
    assert actions == as_many
    assert ((shares > 0) & (shares < 1)).all() and set(np.unique(ends)) <= {0.0, 0.5, 1.0}
    ahead = points[:, 0, 0] > points[:, 0, 1]
    assert ((shares[:, 0, 0] > 0.5) == ahead).all()


@EVERY_GAME
def test_a_horizon_cuts_trials_short(name):
    game = a_position(name)
    assert trials(game, game.actions()[:1], worlds=5, horizon=3)[2] <= 15


def test_noise_makes_random_play():
    game = a_position("lost_cities")
    sensible, wild = (trials(game, game.actions()[:1], 50, noise=noise)[0] for noise in (0, 64))
    assert wild.mean() < sensible.mean() - 30


@pytest.mark.timed
@EVERY_GAME
def test_time_is_kept(name):
    game = a_position(name)
    made_ready(game)
    for spec in ("pathfinder:time=0.02", "legend:time=0.02", "search:time=0.02:threads=1"):
        start = time.perf_counter()
        parse(spec).choose(game, generator(1))
        assert time.perf_counter() - start < 0.02 + 0.25


@pytest.mark.timed
def test_time_is_used():
    game = a_position("lost_cities")
    made_ready(game)
    start = time.perf_counter()
    value = searcher("search", time=0.2).values(game, generator(1))[0]
    assert time.perf_counter() - start > 0.15
    assert value.worlds > 50


def test_enough_is_enough():
    game = a_position("lost_cities")
    found = searcher("pathfinder", time=5.0, most=10).values(game, generator(1))
    assert sum(each.worlds for each in found) <= 10 * len(found)
    assert found == searcher("search", worlds=10).values(game, generator(1))


@pytest.mark.timed
def test_a_single_move_needs_no_thought():
    game = Game("lost_cities_rivals")
    game.let_chance(generator(1))
    assert game.moves() == ["uncover"]
    start = time.perf_counter()
    assert parse("legend:time=5").choose(game, generator(1)) == "uncover"
    assert time.perf_counter() - start < 1


def tally(worths: list[float], policy: int = 0) -> Tally:
    moves = np.arange(len(worths))
    found = Tally(2, 0, moves, policy)
    row = np.array([worths])
    found.add(moves, np.full((1, len(worths), 2), 0.5), row, row)
    return found


def test_the_worse_half_drops_out_but_not_the_policys_move():
    assert survivors(tally([0.1, 0.9, 0.5, 0.7]), np.arange(4)).tolist() == [0, 1, 3]
    assert survivors(tally([0.8, 0.9, 0.5, 0.7]), np.arange(4)).tolist() == [0, 1]


def test_the_policys_move_stands_while_there_is_doubt():
    found = tally([0.5, 0.6])
    found.add(
        np.arange(2), np.full((1, 2, 2), 0.5), np.array([[0.5, 0.45]]), np.array([[0.5, 0.45]])
    )
    assert found.best() == 1
    assert found.surely_better(1, caution=0.1)
    assert not found.surely_better(1, caution=3.0)


def test_a_thought_begins_from_what_the_seat_may_know():
    game = a_position("lost_cities")
    thought = Thought(game, generator(1), Style(worlds=1))
    assert thought.seen.table.tobytes() == game.seen_by(game.actor).table.tobytes()


@pytest.mark.compiled
def test_a_search_beats_the_policy_that_it_tries_moves_with():
    """In Rivals nearly always; the bars of the levels are held by `make levels`."""
    bots, leads = [searcher("search", worlds=10), parse("greedy")], []
    for deal in range(6):
        game, rng = Game("lost_cities_rivals"), generator(deal)
        seats = [bots[deal % 2], bots[1 - deal % 2]]
        game.let_chance(rng)
        while not game.is_over:
            game.play(seats[game.actor].choose(game.seen_by(game.actor), rng))
            game.let_chance(rng)
        leads.append(game.score(deal % 2) - game.score(1 - deal % 2))
    assert sum(lead > 0 for lead in leads) >= 5
