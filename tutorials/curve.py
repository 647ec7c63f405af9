"""Learning curves as a picture, in plain SVG: what the tutorials beside this file draw with."""

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 320, 60, 130, 46, 50
INKS = ("#b5502f", "#22313f", "#5b8a72", "#8a6fb0")
INK, PALE = "#22313f", "#c9d1d9"
TICKS = 5

Curve = Sequence[tuple[float, float]]


def draw(path: Path, title: str, along: str, curves: Mapping[str, Curve], most: float) -> None:
    """Each curve by its name, from 0 to the farthest point along and to `most` upwards."""
    far = max(x for curve in curves.values() for x, _ in curve) or 1

    def at(x: float, y: float) -> tuple[float, float]:
        across = LEFT + (WIDTH - LEFT - RIGHT) * x / far
        return across, HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * y / most

    parts = [_text(LEFT, 24, title, 15), _text(LEFT, HEIGHT - 10, along, 12)]
    for n in range(TICKS):
        share = n / (TICKS - 1)
        (x, low), (_, y) = at(far * share, 0), at(0, most * share)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{PALE}"/>')
        parts.append(_text(LEFT - 8, y + 4, f"{most * share:g}", 11, "end"))
        parts.append(_text(x, low + 18, f"{far * share:,.0f}", 11, "middle"))
    for ink, (name, curve) in zip(INKS, curves.items(), strict=False):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in curve))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="2"/>')
        parts.append(_text(WIDTH - RIGHT + 6, at(*curve[-1])[1] + 4, name, 12, ink=ink))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
    named = f'role="img" aria-label="{escape(title)}" font-family="sans-serif">'
    path.write_text("\n".join([head + named, *parts, "</svg>", ""]), "utf-8")


def _text(x: float, y: float, text: str, size: int, anchor: str = "start", ink: str = INK) -> str:
    where = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{ink}"'
    return f"<text {where}>{escape(text)}</text>"
