"""Measure everybody in turn, each in a process of its own on so many cores, and print one table.

    make bench-peers

Games differ, and so does the weight of a move: a figure says how fast one may learn with a game,
not who is the better programmer. A process has its cores by affinity, so that a library that makes
threads of its own has no more than the others.
"""

import argparse
import os
import platform
import subprocess
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from peers.figures import Figure, read
from peers.plot import draw

WHO = ("ours", "of_pgx", "openspiel", "classics", "of_pufferlib")
LIMIT = 1200  # seconds for one of them
DIFFERENT = "Games differ, and the weight of a move differs: none of these is the same work."
NOT_HERE = "Not installed here, or stopped: "


def ask(who: str, cores: int, seconds: float) -> list[Figure]:
    """One library's figures; none where it is not installed."""
    allowed = sorted(os.sched_getaffinity(0))[:cores]
    done = subprocess.run(
        [sys.executable, "-m", f"peers.{who}", str(cores), str(seconds)],
        cwd=Path(__file__).parents[1], capture_output=True, text=True, timeout=LIMIT, check=False,
        preexec_fn=lambda: os.sched_setaffinity(0, allowed),
    )  # fmt: skip
    return [read(line) for line in done.stdout.splitlines() if line.startswith("[")]


def page(figures: list[Figure]) -> Table:
    table = Table(title=title())
    for head in ("who", "game", "cores", "batch", "each move writes", "moves a second", "a move"):
        table.add_column(head, justify="right" if head in ("cores", "batch") else "left")
    for each in figures:
        cells = (each.who, each.game, str(each.cores), str(each.batch), each.sees)
        table.add_row(*cells, f"{each.moves:>14,.0f}", each.counts)
    return table


def title() -> str:
    return f"{time.strftime('%Y-%m-%d')}  {processor()}  {os.cpu_count()} cores"


def processor() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def ratios(figures: list[Figure]) -> list[str]:
    """Our vector of Lost Cities on one core against the others' best on one core."""
    ours = fastest(figures, "Fernweh vector", "lost_cities")
    against = (("Pgx", "connect_four"), ("Pgx", "sparrow_mahjong"), ("PufferLib", "tripletriad"))
    pairs = [(who, game, fastest(figures, who, game)) for who, game in against]
    return [f"lost_cities / {who} {game}: {ours / rate:.1f}" for who, game, rate in pairs if rate]


def fastest(figures: list[Figure], who: str, game: str) -> float:
    rates = [each.moves for each in figures if (each.who, each.game) == (who, game)]
    return max((rate for rate in rates if rate), default=0.0)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play of many libraries, moves a second.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--only", nargs="*", default=WHO, help="some of them")
    parser.add_argument("--plot", type=Path, help="an SVG file to draw the figures into")
    told = parser.parse_args()
    console, figures = Console(width=130), []
    for cores in sorted({1, len(os.sched_getaffinity(0))}):
        for who in told.only:
            console.print(f"{who}, {cores} …", style="dim")
            found = ask(who, cores, told.seconds)
            if not found and cores == 1:
                console.print(NOT_HERE + who)
            figures += found
    if told.plot:
        draw(told.plot, figures, f"Moves a second of random play, one core: {title()}")
    console.print(page(figures))
    console.print(DIFFERENT)
    for line in ratios([each for each in figures if each.cores == 1]):
        console.print(line)


if __name__ == "__main__":
    main()
