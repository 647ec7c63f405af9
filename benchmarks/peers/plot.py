"""The table as a picture: a bar for the best figure of every game, on a logarithmic scale."""

import math
from pathlib import Path
from xml.sax.saxutils import escape

from peers.figures import Figure

WIDTH, LEFT, ROW, TOP = 860, 310, 22, 60
OURS, THEIRS, INK = "#c8553d", "#8a9ba8", "#282c34"
LEAST, MOST = 3, 8  # powers of ten


def draw(path: Path, figures: list[Figure], title: str) -> None:
    bars = sorted(_best(figures).items(), key=lambda bar: -bar[1])
    height = TOP + ROW * len(bars) + 20
    parts = [*_scale(height), *(_bar(row, *bar) for row, bar in enumerate(bars))]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
    style = 'font-family="sans-serif" font-size="13" role="img">'
    name = f'<title>{escape(title)}</title><rect width="100%" height="100%" fill="#fff"/>'
    path.write_text("\n".join([head + style, name, _text(10, 22, title), *parts, "</svg>\n"]))


def _best(figures: list[Figure]) -> dict[str, float]:
    """Moves a second on one core, for each game in each library, whatever the batch."""
    found: dict[str, float] = {}
    for each in figures:
        if each.cores == 1:
            name = f"{each.who}: {each.game}"
            found[name] = max(found.get(name, 0), each.moves)
    return found


def _at(moves: float) -> float:
    share = (math.log10(max(moves, 10**LEAST)) - LEAST) / (MOST - LEAST)
    return LEFT + share * (WIDTH - LEFT - 90)


def _scale(height: int) -> list[str]:
    lines = []
    for power in range(LEAST, MOST + 1):
        x = _at(10**power)
        lines.append(f'<path d="M{x:.0f} {TOP - 8}V{height - 10}" stroke="#ddd"/>')
        lines.append(_text(x - 20, TOP - 14, f"{10**power:,}"))
    return lines


def _bar(row: int, name: str, moves: float) -> str:
    y, end = TOP + row * ROW, _at(moves)
    colour = OURS if name.startswith("Fernweh") else THEIRS
    bar = f'<rect x="{LEFT}" y="{y}" width="{end - LEFT:.0f}" height="{ROW - 6}" fill="{colour}"/>'
    return bar + _text(10, y + 13, name) + _text(end + 6, y + 13, f"{moves:,.0f}")


def _text(x: float, y: float, text: str) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" fill="{INK}">{escape(text)}</text>'
