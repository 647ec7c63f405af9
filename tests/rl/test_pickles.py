"""Games and vectors of games travel: pickled, copied, into another process, and play on alike."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from fernweh.games import CATALOGUE
from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.rl.vector import SavedTables, Vector
from tests.scale import scaled

GAMES = pytest.mark.parametrize("name", CATALOGUE)
WAYS = pytest.mark.parametrize(
    "way", [copy.deepcopy, copy.copy, lambda x: pickle.loads(pickle.dumps(x))]
)


def played(game: Game, moves: int, seed: int) -> Game:
    rng = generator(seed)
    for _ in range(moves):
        game.let_chance(rng)
        if not game.is_over:
            game.apply(game.actions()[int(rng[0]) % len(game.actions())])
    return game


def stepped(tables: Vector, steps: int) -> SavedTables:
    for _ in range(steps):
        tables.step(tables.random_actions())
    return tables.save()


def begun(name: str) -> Game:
    """With options and seats that are not those of a table of people."""
    rules = Game(name).rules
    return played(Game(name, rules.SEATS[-1], **rules.SIMULATION), scaled(25, 6), 3)


@GAMES
@WAYS
def test_a_game_goes_on_alike(name, way):
    game = begun(name)
    other, before = way(game), game.table.tobytes()
    assert other is not game and other.table.tobytes() == before
    assert (other.options, other.seats, other.text()) == (game.options, game.seats, game.text())
    assert other.box.tobytes() == game.box.tobytes()
    after = played(other, 10, 4).table.tobytes()
    assert after != before == game.table.tobytes()
    assert played(game, 10, 4).table.tobytes() == after


@GAMES
@WAYS
def test_a_vector_goes_on_alike(name, way):
    tables = Vector(name, 6, learner="in turn", others="greedy", reward="margin", threads=2)
    before = stepped(tables, scaled(10, 2))
    other = way(tables)
    assert other.save() == before and other.threads == 2
    after = stepped(other, scaled(20, 2))
    assert tables.save() == before
    assert stepped(tables, scaled(20, 2)) == after


def test_in_another_process():
    """One that is begun anew, and so has nothing but what the pickle brings."""
    game, tables = begun("lost_cities_rivals"), Vector("lost_cities", 3, rounds=1)
    stepped(tables, 5)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        there = pool.submit(played, game, 8, 5).result()
        steps = pool.submit(stepped, tables, 5).result()
    assert there.table.tobytes() == played(game, 8, 5).table.tobytes()
    assert steps == stepped(tables, 5)
