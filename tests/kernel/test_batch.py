"""Game i of a seed is the same game, whoever plays it."""

import numpy as np
import pytest

from fernweh.games import CATALOGUE, load
from fernweh.games.game import Game
from fernweh.kernel import batch
from fernweh.kernel.record import blank
from tests.scale import scaled

GAMES = scaled(60, 4)


def played(name: str, rows: int = GAMES, **settings) -> tuple[bytes, int]:
    game = Game(name, **load(name).SIMULATION)
    tables = blank(game.rules.TABLE, rows)
    moves = batch.random_games(game.box, tables, seed=9, **settings)
    return tables.tobytes(), moves


@pytest.mark.parametrize("name", CATALOGUE)
def test_threads_change_nothing(name):
    alone = played(name, threads=1)
    assert all(played(name, threads=threads) == alone for threads in (2, 3, 16))


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_batch_can_be_cut_anywhere(name):
    whole, moves = played(name)
    parts = [played(name, 1), played(name, GAMES - 1, first=1)]
    assert b"".join(part for part, _ in parts) == whole
    assert sum(count for _, count in parts) == moves


@pytest.mark.parametrize("name", CATALOGUE)
def test_seeds_differ(name):
    game = Game(name, **load(name).SIMULATION)
    ends = set()
    for seed in range(4):
        tables = blank(game.rules.TABLE)
        batch.random_games(game.box, tables, seed)
        ends.add(tables.tobytes())
    assert len(ends) == 4


@pytest.mark.parametrize("name", CATALOGUE)
def test_styles_go_round(name):
    """Game i has style i modulo their number, also in a later batch."""
    game = Game(name, **load(name).SIMULATION)
    styles = [[batch.RANDOM] * game.seats, [batch.POLICY] * game.seats]
    whole, late = blank(game.rules.TABLE, 4), blank(game.rules.TABLE, 3)
    batch.styled_games(game.box, whole, styles, 5)
    batch.styled_games(game.box, late, styles, 5, first=1)
    assert whole[1:].tobytes() == late.tobytes()
    random = blank(game.rules.TABLE)
    batch.random_games(game.box, random, 5)
    assert np.array_equal(random, whole[:1])
