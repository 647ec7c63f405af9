"""The kernel's own loop, in numba-cuda's simulator: the same games as on the CPU."""

import pytest

from fernweh.games import CATALOGUE
from tests.gpu.simulating import PRELUDE
from tests.processes import run

pytestmark = pytest.mark.compiled

SIMULATED = (
    PRELUDE
    + """
game = Game(name, **load(name).SIMULATION)
here, there = blank(game.rules.TABLE, games), blank(game.rules.TABLE, games)
moves = batch.random_games(game.box, here, seed=5, first=2)
print(cuda.random_games(game.rules, game.box, there, seed=5, first=2) - moves)
print(here.tobytes() == there.tobytes())
"""
)


@pytest.mark.parametrize("name", CATALOGUE)
def test_simulated_games_are_the_same(name):
    found = run(SIMULATED, name, NUMBA_ENABLE_CUDASIM=1, FERNWEH_INTERPRET=0)
    assert found.split() == ["0", "True"]
