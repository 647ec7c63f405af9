"""Stop-watches for `fernweh bench`. A figure is the best of several: machines have other work."""

import importlib.util
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import fernweh
from fernweh.kernel import batch
from fernweh.kernel.protocol import Rulebook
from fernweh.kernel.record import Rows, blank

REPEATS = 5  # of stretches of `seconds`
GAMES, GPU_GAMES = 4_000, 1 << 20  # in one call, for a core and for the GPU
BENCHMARKS = Path(fernweh.__file__).parents[2] / "benchmarks"  # in a checkout


class Speed(NamedTuple):
    """A second's work."""

    moves: float
    games: float


def cpu(rules: Rulebook, box: Rows, threads: int, seconds: float) -> Speed:
    """Random play on that many cores, chance's moves counted."""

    games = GAMES * threads

    def play(seed: int) -> int:
        return batch.random_games(box, blank(rules.TABLE, games), seed, threads=threads)

    return _best(play, games, seconds)


def gpu(rules: Rulebook, box: Rows) -> Speed:
    """Random play on the GPU, tables made and left on the device."""
    from numba import cuda

    from fernweh.kernel.cuda import launch

    moves, fresh = cuda.device_array(GPU_GAMES, np.int32), blank(rules.TABLE, GPU_GAMES)
    boxes = cuda.to_device(box)

    def stretch(seed: int) -> float:
        tables = cuda.to_device(fresh)
        cuda.synchronize()
        start = time.perf_counter()
        launch(rules, boxes, tables, moves, seed)
        cuda.synchronize()
        took = time.perf_counter() - start
        return int(moves.copy_to_host().sum(dtype=np.int64)) / took

    stretch(0)
    best = max(stretch(seed) for seed in range(1, REPEATS + 1))
    return Speed(best, best * GPU_GAMES / int(moves.copy_to_host().sum(dtype=np.int64)))


def same_on_gpu(rules: Rulebook, box: Rows, games: int) -> bool:
    """Whether that many games end in the same bytes on the CPU and on the GPU."""
    from fernweh.kernel import cuda

    here, there = blank(rules.TABLE, games), blank(rules.TABLE, games)
    moves = batch.random_games(box, here, seed=7)
    return cuda.random_games(rules, box, there, seed=7) == moves and (
        here.tobytes() == there.tobytes()
    )


def limit_games(rounds: int = 400_000) -> float | None:
    """Rounds a second of the same play in plain C; None without its source or a compiler."""
    source = BENCHMARKS / "limit.c"
    if not source.exists():
        return None
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "limit"
        try:
            subprocess.run(
                ["cc", "-O3", "-march=native", "-o", program, source], check=True, timeout=60
            )
        except (OSError, subprocess.SubprocessError):
            return None
        return max(_run_limit(program, rounds) for _ in range(REPEATS))


def _run_limit(program: Path, rounds: int) -> float:
    done = subprocess.run([program, str(rounds)], check=True, capture_output=True, text=True)
    figures = dict(line.split() for line in done.stdout.splitlines())
    return float(figures["rounds_per_second"])


def peer_moves(names: tuple[str, ...], seconds: float) -> dict[str, int]:
    """OpenSpiel's random play in C++, moves a second; empty where it is not installed."""
    source = BENCHMARKS / "openspiel_playouts.py"
    if importlib.util.find_spec("pyspiel") is None or not source.exists():
        return {}
    spec = importlib.util.spec_from_file_location("openspiel_playouts", source)
    assert spec is not None and spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return {name: int(module.moves_per_second(name, seconds)) for name in names}


def _best(play: Callable[[int], int], games: int, seconds: float) -> Speed:
    """The best stretch of play, each stretch about `seconds` long."""
    play(0)
    start = time.perf_counter()
    play(1)
    times = max(1, round(seconds / (time.perf_counter() - start)))
    best = Speed(0, 0)
    for repeat in range(REPEATS):
        start, moves = time.perf_counter(), 0
        for again in range(times):
            moves += play(repeat * times + again)
        took = time.perf_counter() - start
        best = max(best, Speed(moves / took, games * times / took))
    return best
