"""Our games in OpenSpiel beside its own `gin_rummy`, in the same loop from Python.

    python benchmarks/openspiel_adapter.py [--seconds 60]

Random play; at each decision the observation tensor and the mask are asked for, and chance draws by
the odds it is told. All take turns of a fifth of a second, so that what else the machine does hits
them alike; told is the best turn of each, and the middle one. gin_rummy is C++, ours are games
of Python with compiled rules. A new gin_rummy state takes two milliseconds, which count.
"""

import argparse
import os
import statistics
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

import fernweh.rl.openspiel  # noqa: F401 (registers the games)
from fernweh.games import CATALOGUE
from peers.__main__ import title
from peers.openspiel import from_python

PEER = "gin_rummy"
TURN = 0.2  # seconds


def rate(stretch: Callable[[], float]) -> float:
    """Moves a second, chance's counted."""
    moves, start = 0.0, time.perf_counter()
    while time.perf_counter() - start < TURN:
        moves += stretch()
    return moves / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    seconds = parser.parse_args().seconds
    stretches = {name: from_python(name) for name in (PEER, *map("fernweh_{}".format, CATALOGUE))}
    for stretch in stretches.values():
        stretch()  # compiles
    rates: dict[str, list[float]] = {name: [] for name in stretches}
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for name, stretch in stretches.items():
            rates[name].append(rate(stretch))
    show(rates)


def show(rates: dict[str, list[float]]) -> None:
    load = os.getloadavg()[0]
    table = Table(title=f"{title()}, load {load:.1f}, {len(rates[PEER])} turns each")
    for head in ("game", "best, moves a second", "of gin_rummy's", "middle", "of gin_rummy's"):
        justify = "left" if head == "game" else "right"
        table.add_column(head, justify=justify, no_wrap=True)
    for name, of_turns in rates.items():
        cells = [name]
        for found in (max, statistics.median):
            cells += [f"{found(of_turns):,.0f}", f"{found(of_turns) / found(rates[PEER]):.2f}"]
        table.add_row(*cells)
    Console().print(table)


if __name__ == "__main__":
    main()
