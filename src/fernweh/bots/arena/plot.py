"""Standings as a picture: for each bot a point with its error bar, in plain SVG."""

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

WIDTH, ROW, LEFT, RIGHT, TOP, BOTTOM = 640, 34, 200, 30, 46, 40
Across = Callable[[float], float]  # from a figure to its place on the picture
INK, PALE, ACCENT = "#22313f", "#c9d1d9", "#b5502f"


class Bar(NamedTuple):
    """A row: a name, and a figure between two ends."""

    name: str
    low: float
    mean: float
    high: float


def drawn(title: str, axis: str, bars: Sequence[Bar], least: float, most: float) -> str:
    """The picture; every word in it is handed in."""
    height = TOP + ROW * len(bars) + BOTTOM
    scale = (WIDTH - LEFT - RIGHT) / ((most - least) or 1.0)

    def across(value: float) -> float:
        return LEFT + (min(max(value, least), most) - least) * scale

    rows = [_row(bar, TOP + ROW * (i + 0.5), across) for i, bar in enumerate(bars)]
    ticks = [_tick(least + (most - least) * i / 4, across, height - BOTTOM) for i in range(5)]
    words = [_text(LEFT, 22, title, size=16), _text(LEFT, height - 6, axis, size=12)]
    return "\n".join([_opened(height, title), *ticks, *rows, *words, "</svg>", ""])


def _opened(height: float, title: str) -> str:
    size = f'width="{WIDTH}" height="{height:g}" viewBox="0 0 {WIDTH} {height:g}"'
    named = f'role="img" aria-label="{escape(title)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {named} font-family="sans-serif">'


def _row(bar: Bar, y: float, across: Across) -> str:
    point = f'<circle cx="{across(bar.mean):.1f}" cy="{y:g}" r="5" fill="{ACCENT}"/>'
    whisker = _line(across(bar.low), y, across(bar.high), y, INK)
    return _text(LEFT - 12, y + 4, bar.name, size=14, anchor="end") + whisker + point


def _tick(value: float, across: Across, bottom: float) -> str:
    x = across(value)
    line = _line(x, TOP, x, bottom, PALE)
    return line + _text(x, bottom + 16, f"{value:g}", size=11, anchor="middle")


def _line(x1: float, y1: float, x2: float, y2: float, ink: str) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:g}" x2="{x2:.1f}" y2="{y2:g}"'
    return f'<line {ends} stroke="{ink}" stroke-width="2"/>'


def _text(x: float, y: float, text: str, size: int, anchor: str = "start") -> str:
    where = f'x="{x:.1f}" y="{y:g}" text-anchor="{anchor}"'
    return f'<text {where} font-size="{size}" fill="{INK}">{escape(text)}</text>'
