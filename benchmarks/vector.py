"""Steps a second of vectors of tables, observations and masks written, actions picked at random.

python benchmarks/vector.py [--gpu] [GAME …]

On the CPU: one core, then all; the best of several stretches. On a GPU: tables, arrays and picking
stay on the device, and a few hundred tables are compared with the CPU's, byte for byte, first.
"""

import sys
import time
from collections.abc import Callable

import numpy as np

from fernweh.games import CATALOGUE, load
from fernweh.kernel.batch import cores
from fernweh.rl.vector import Vector

TABLES, GPU_TABLES = 4096, 1 << 20
ARRAYS = ("tables", "masks", "observations", "seats", "rewards", "ended", "games")


def options(game: str) -> dict[str, int]:
    """One round, where a game has several."""
    return {"rounds": 1} if "rounds" in load(game).Options.__struct_fields__ else {}


def best(stretch: Callable[[], int], seconds: float = 0.4, repeats: int = 6) -> float:
    """The best figure of several stretches."""
    stretch()
    found = 0.0
    for _ in range(repeats):
        start, steps = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            steps += stretch()
        found = max(found, steps / (time.perf_counter() - start))
    return found


def on_cpu(game: str) -> None:
    figures = []
    for threads in dict.fromkeys((1, cores())):
        tables = Vector(game, TABLES * threads, threads=threads, **options(game))

        def stretch(tables: Vector = tables) -> int:
            for _ in range(8):
                tables.step(tables.random_actions())
            return 8 * tables.count

        figures.append(best(stretch))
    times = f"{cores()} cores {figures[-1] / figures[0]:.2f} times that"
    print(f"{game}: {figures[0] / 1e6:.1f} million steps a second on one core, {times}")


def on_gpu(game: str) -> None:
    from numba import cuda

    from fernweh.rl.cuda import CudaVector

    compare(game)
    tables = CudaVector(game, GPU_TABLES, **options(game))

    def stretch() -> int:
        for _ in range(8):
            tables.step(tables.random_actions())
        cuda.synchronize()
        return 8 * tables.count

    print(f"{game}: {best(stretch) / 1e6:,.0f} million steps a second on the GPU")


def compare(game: str) -> None:
    from fernweh.rl.cuda import CudaVector

    for settings in ({}, {"learner": "in turn", "others": "greedy"}):
        here, there = (kind(game, 500, **settings) for kind in (Vector, CudaVector))
        for _ in range(300):
            here.step(here.random_actions())
            there.step(there.random_actions())
        for name in ARRAYS:
            same = np.array_equal(getattr(here, name), getattr(there, name).copy_to_host())
            assert same, f"{game}: {name} differs"
    print(f"{game}: 300 steps of 500 tables are the same on the CPU and on the GPU")


if __name__ == "__main__":
    names = [name for name in sys.argv[1:] if name != "--gpu"] or list(CATALOGUE)
    for each in names:
        (on_gpu if "--gpu" in sys.argv else on_cpu)(each)
