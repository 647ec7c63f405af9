"""On a machine with a GPU: the same games as on the CPU, to the last byte."""

import pytest

from fernweh.games import CATALOGUE, load
from fernweh.games.game import Game
from fernweh.kernel import batch, cuda
from fernweh.kernel.record import blank
from fernweh.kernel.rule import INTERPRETED

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.filterwarnings("default::numba.core.errors.NumbaWarning"),
    pytest.mark.filterwarnings("default::DeprecationWarning"),  # numba-cuda 0.30 on NumPy 2.5
]
GAMES = 100_000


def has_gpu() -> bool:
    from numba import cuda as device

    return not INTERPRETED and bool(device.is_available())


@pytest.mark.parametrize("name", CATALOGUE)
def test_games_on_the_gpu_are_the_same(name):
    if not has_gpu():
        pytest.skip("no GPU here")
    game = Game(name, **load(name).SIMULATION)
    here, there = blank(game.rules.TABLE, GAMES), blank(game.rules.TABLE, GAMES)
    moves = batch.random_games(game.box, here, seed=7)
    assert cuda.random_games(game.rules, game.box, there, seed=7) == moves
    assert here.tobytes() == there.tobytes()
