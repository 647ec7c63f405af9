"""What a process does first that runs our kernels in numba-cuda's simulator.

The simulator puts its `cuda` into a kernel's globals. Ours is a free variable of a function, since
importing fernweh must ask for no GPU; so the same names are put into the module instead.
"""

PRELUDE = """
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
device.jit = lambda signature, max_registers=None, jit=device.jit: jit(signature)  # has none
device.grid = lambda _: cuda.THREADS * current_thread().blockIdx.x + current_thread().threadIdx.x
device.gridsize = lambda _: cuda.THREADS * blocks
"""
