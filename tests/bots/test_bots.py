"""Bots: legal moves, from what a seat may know, and as strong as they should be."""

import numpy as np
import pytest

from fernweh.bots import BOTS, find, parse
from fernweh.bots.levels import LEVELS
from fernweh.bots.search.style import MOST_WORLDS
from fernweh.games import CATALOGUE, load
from fernweh.games.game import Game
from fernweh.kernel import batch, border
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from fernweh.kernel.record import blank
from tests.scale import scaled

ROUNDS = 1_000


def played_by(names: tuple[str, str], seed: int, **options: object):
    """Every position of a game that these bots play, with the move chosen there."""
    game, rng = Game("lost_cities", cap=300, **options), generator(seed)
    game.let_chance(rng)
    while not game.is_over:
        bot = find(names[game.actor])
        move = bot.choose(game.seen_by(game.actor), rng)
        yield game, move
        game.play(move)
        game.let_chance(rng)


@pytest.mark.parametrize("names", [("random", "greedy"), ("greedy", "random")])
@pytest.mark.parametrize("colours", [5, 6])
def test_bots_make_legal_moves(names, colours):
    for seed in range(scaled(30, 1)):
        for game, move in played_by(names, seed, colours=colours, rounds=2):
            assert move in game.moves()


def test_greedy_depends_on_nothing_hidden():
    """The greedy law: fill in anew all that the seat cannot know, and the move stays."""
    greedy, positions = find("greedy"), 0
    for seed in range(scaled(60, 1)):
        rng = generator(seed, 1)
        for game, move in played_by(("greedy", "greedy"), seed, colours=5 + seed % 2, rounds=1):
            other = game.determinized(game.actor, rng)
            assert greedy.choose(other.seen_by(game.actor), rng) == move
            assert greedy.choose(other, rng) == move
            positions += 1
    assert positions >= scaled(5_000, 50)


def test_random_takes_every_move_about_as_often():
    game = Game("lost_cities", starter="north")
    game.let_chance(generator(3))
    seen, rng = game.seen_by(0), generator(4)
    moves = [find("random").choose(seen, rng) for _ in range(scaled(4_000, 400))]
    times = [moves.count(move) for move in game.moves()]
    assert min(times) > 0.5 * len(moves) / len(times)


def test_an_unknown_bot_is_a_fault():
    with pytest.raises(Fault) as caught:
        find("gredy")
    assert (caught.value.code, caught.value.facts["near"]) == ("no-such-bot", "greedy")
    assert set(LEVELS) < set(BOTS)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_knows_its_name_and_its_time(name):
    assert find(name).name == parse(name).name == name
    assert 0 <= find(name).time <= 1.0


@pytest.mark.parametrize("name", CATALOGUE)
def test_pathfinder_keeps_to_the_games_worlds_and_legend_to_none(name):
    rules = load(name)
    assert parse("pathfinder").style(rules).most == rules.SEARCH["most"] <= 400
    assert parse("pathfinder:most=7").style(rules).most == 7
    for spec in ("legend", "search", "flat"):
        assert parse(spec).style(rules).most == MOST_WORLDS


def test_settings_are_read():
    bot, rules = parse("search:worlds=7:noise=64", threads=2, worlds=9), load("lost_cities")
    style = bot.style(rules)
    assert (bot.name, style.worlds, style.noise) == ("search:worlds=7:noise=64", 7, 64)
    assert (style.threads, style.scale) == (2, rules.SEARCH["scale"])
    assert parse("legend:time=0.1").time == 0.1


@pytest.mark.parametrize(
    ("spec", "setting"),
    [
        ("search:worlds=-1", "worlds=-1"),
        ("search:time=0.1:worlds=many", "worlds=many"),
        ("search:speed=9", "speed=9"),
        ("search:", ""),
        ("legend:time=3600", "time=3600"),
        ("legend:time=nan", "time=nan"),
        ("greedy:worlds=3", "worlds=3"),
    ],
)
def test_a_wrong_setting_is_a_fault(spec, setting):
    with pytest.raises(Fault) as caught:
        parse(spec)
    assert (caught.value.code, caught.value.facts["setting"]) == ("bot-setting", setting)


def test_settings_do_not_come_from_a_network():
    with pytest.raises(Fault):
        find("search:worlds=1000000")


def test_a_novice_slips_now_and_then():
    game, rng = Game("lost_cities", starter="north"), generator(4)
    game.let_chance(generator(3))
    seen = game.seen_by(0)
    sensible = find("explorer").choose(seen, rng)
    moves = [find("novice").choose(seen, rng) for _ in range(scaled(600, 100))]
    assert 0.5 < moves.count(sensible) / len(moves) < 0.9


def points(styles: list[list[int]], seed: int) -> np.ndarray:
    """The points of both seats in each of the rounds."""
    rules = load("lost_cities")
    box = rules.lay_out(rules.Options(rounds=1, **rules.SIMULATION), 2)
    tables = blank(rules.TABLE, ROUNDS)
    batch.styled_games(box, tables, styles, seed)
    return np.array(
        [[border.score(box, tables[i : i + 1], s) for s in (0, 1)] for i in range(ROUNDS)]
    )


@pytest.mark.compiled
def test_greedy_beats_random():
    """In 99 of 100 rounds and by 95 points, seats changing after every round."""
    found = points([[batch.POLICY, batch.RANDOM], [batch.RANDOM, batch.POLICY]], seed=2026)
    lead = found[:, 0] - found[:, 1]
    lead[1::2] *= -1
    assert (lead > 0).mean() >= 0.99
    assert lead.mean() >= 95


@pytest.mark.compiled
def test_greedy_earns_something_against_itself():
    assert points([[batch.POLICY, batch.POLICY]], seed=2026).mean() >= 10
