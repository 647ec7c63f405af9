"""The kernel's own loop, in numba-cuda's simulator: the same games as on the CPU.

The simulator puts its `cuda` into a kernel's globals. Ours is a free variable of a function, since
importing fernweh must ask for no GPU; so the same names are put into the module instead.
"""

import pytest

from fernweh.games import CATALOGUE
from tests.processes import run

pytestmark = pytest.mark.compiled

SIMULATED = """
import sys
from threading import current_thread
from numba import cuda as device
from numba.cuda.cudadrv import nvvm
from numba.cuda.simulator.kernelapi import FakeCUDALocal
from fernweh.games import load
from fernweh.games.game import Game
from fernweh.kernel import batch, cuda
from fernweh.kernel.record import blank

name, games, cuda.THREADS = sys.argv[1], 7, 3
blocks = -(-games // cuda.THREADS)
nvvm.ADDRSPACE_CONSTANT, nvvm.ADDRSPACE_GLOBAL = 4, 1
device.local = FakeCUDALocal()
device.grid = lambda _: cuda.THREADS * current_thread().blockIdx.x + current_thread().threadIdx.x
device.gridsize = lambda _: cuda.THREADS * blocks

game = Game(name, **load(name).SIMULATION)
here, there = blank(game.rules.TABLE, games), blank(game.rules.TABLE, games)
moves = batch.random_games(game.box, here, seed=5, first=2)
print(cuda.random_games(game.rules, game.box, there, seed=5, first=2) - moves)
print(here.tobytes() == there.tobytes())
"""


@pytest.mark.parametrize("name", CATALOGUE)
def test_simulated_games_are_the_same(name):
    found = run(SIMULATED, name, NUMBA_ENABLE_CUDASIM=1, FERNWEH_INTERPRET=0)
    assert found.split() == ["0", "True"]
