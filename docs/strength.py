"""The picture of docs/bots.md, `levels.svg`, drawn from the table beside it: `make docs`."""

import re
from pathlib import Path

from fernweh.bots.arena.plot import Bar, drawn

PAGE = Path(__file__).parent / "bots.md"
PICTURE = PAGE.with_name("levels.svg")
_ROW = re.compile(r"\| `(\w+)` against `(?:greedy`, two seats|pathfinder`) \| (.*) \|")
_CELL = re.compile(r"([\d.]+) \((\d+)–(\d+)\), \d+")


def picture() -> str:
    """Games for two: Pathfinder beside the policy, Legend beside Pathfinder."""
    lines = PAGE.read_text("utf-8").splitlines()
    games = next(line for line in lines if line.startswith("| | ")).strip("| ").split(" | ")
    rows = [row for line in lines if (row := _ROW.fullmatch(line))]
    bars = [bar for n, game in enumerate(games) for bar in _bars(game, n, rows)]
    axis = "percent of the wins for two, with the 95 % interval"
    return drawn("Pathfinder against Greedy, Legend against Pathfinder", axis, bars, 0, 100)


def _bars(game: str, n: int, rows: list[re.Match[str]]) -> list[Bar]:
    cells = [(row[1].title(), _CELL.match(row[2].split(" | ")[n])) for row in rows]
    return [
        Bar(f"{game}, {level}", float(cell[2]), float(cell[1]), float(cell[3]))
        for level, cell in cells
        if cell
    ]
