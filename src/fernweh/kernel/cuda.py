"""The same play-outs on a GPU: the rules as they are, called from a CUDA kernel.

A thread plays whole games, its table in local memory: an H200 does several times more moves a
second so than with tables in global memory. Game `i` of a seed is the same game as on the CPU, byte
for byte.

numba-cuda is asked for only when a kernel is made (extra `gpu`).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np

from fernweh.kernel import verbs
from fernweh.kernel.batch import play_out
from fernweh.kernel.bits import Word, words_for
from fernweh.kernel.chance import stream
from fernweh.kernel.record import Rows, blank
from fernweh.kernel.word_copy import carry_row

THREADS = 128  # in a block
# Bytes of a table, and the registers of a thread: long tables wait for memory, and the fewer
# registers a thread has, the more threads are there to wait
REGISTERS = {512: 64, 256: 80}
COMPUTE_CAPABILITY = (9, 0)  # what PTX is made for on a machine without a GPU: Hopper


@cache
def playout_kernel(game: Any) -> Any:
    """A kernel (boxes, blank tables, moves, seed, first): game `first + i` goes to `tables[i]`."""
    from numba import cuda

    with tables_in_global_memory():
        return cuda.jit(_signature(game), max_registers=_registers(game))(_playout_function(game))


def _registers(game: Any) -> int | None:
    """The most that a thread may have, so that enough threads are there at once."""
    size = game.TABLE.itemsize
    return next((most for length, most in REGISTERS.items() if size > length), None)


def _playout_function(game: Any) -> Any:
    import numba
    from numba import cuda

    record = record_of(game)
    words = words_for(len(game.ACTIONS))

    def random_games(boxes: Any, tables: Any, moves: Any, seed: Any, first: Any) -> None:
        table = cuda.local.array(1, record)
        mask = cuda.local.array(words, numba.uint64)
        rng = cuda.local.array(1, numba.uint64)
        for i in range(cuda.grid(1), tables.size, cuda.gridsize(1)):
            carry_row(tables, i, table, 0)
            stream(rng, seed, Word(first + i))
            verbs.setup(boxes[0], table[0])
            moves[i] = play_out(boxes[0], table[0], mask, rng)
            carry_row(table, 0, tables, i)

    return random_games


def _signature(game: Any) -> Any:
    from numba import int32, int64, typeof, uint64, void

    rows = [typeof(np.asarray(blank(kind))) for kind in (game.BOX, game.TABLE)]
    return void(*rows, int32[::1], uint64, int64)


def random_games(game: Any, box: Rows, tables: Rows, seed: int, first: int = 0) -> int:
    """`batch.random_games` on the GPU: the same games, the same final bytes, the same count."""
    from numba import cuda

    moves = cuda.device_array(len(tables), np.int32)
    boxes, rows = cuda.to_device(box), cuda.to_device(tables)
    launch(game, boxes, rows, moves, seed, first)
    rows.copy_to_host(tables)
    return int(moves.copy_to_host().sum(dtype=np.int64))


def launch(game: Any, boxes: Any, tables: Any, moves: Any, seed: int, first: int = 0) -> None:
    """Start the kernel over tables that lie on the device already."""
    blocks = -(-len(tables) // THREADS)
    playout_kernel(game)[blocks, THREADS](boxes, tables, moves, Word(seed), np.int64(first))


def playout_ptx(game: Any) -> str:
    """The kernel as PTX, made without a GPU: a cheap proof that every rule compiles for one."""
    return ptx_of(_playout_function(game), _signature(game))


def ptx_of(function: Any, signature: Any) -> str:
    """A kernel as PTX for COMPUTE_CAPABILITY."""
    from numba import cuda

    _pretend_device()
    with tables_in_global_memory():
        ptx, _ = cuda.compile_ptx(function, signature, cc=COMPUTE_CAPABILITY)
    return str(ptx)


def record_of(game: Any) -> Any:
    """The type of a game's table, for `cuda.local.array`."""
    _mend_numpy()
    import numba

    return numba.from_dtype(game.TABLE)


@contextmanager
def tables_in_global_memory() -> Iterator[None]:
    """Compile with the component tables in global memory.

    numba-cuda puts global arrays into constant memory, which serves a warp one address at a time;
    the threads of a warp play different games and read a table at 32 different places.
    """
    from numba.cuda.cudadrv import nvvm

    before = nvvm.ADDRSPACE_CONSTANT
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    try:
        yield
    finally:
        nvvm.ADDRSPACE_CONSTANT = before


def _pretend_device() -> None:
    """numba-cuda asks the device for its capability even where it only compiles."""
    from numba import cuda
    from numba.cuda import dispatcher

    if not cuda.is_available():
        dispatcher.get_current_device = lambda: _Hopper


class _Hopper:
    compute_capability = COMPUTE_CAPABILITY


def _mend_numpy() -> None:
    """numba-cuda 0.30 still asks for a name that NumPy 2.5 dropped."""
    if not hasattr(np, "row_stack"):
        vars(np)["row_stack"] = np.vstack
