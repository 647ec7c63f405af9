"""A map of El Dorado as one SVG: spaces by terrain and need, the letters of pieces, the lines."""

from collections.abc import Iterator
from math import cos, pi, sin, sqrt

from fernweh.games.el_dorado.maps import AROUND, Hex, Map, MapSpace, lines_of
from fernweh.games.el_dorado.terminal.chart import GOLD, GROUNDS, INK, PAPER

SIDE = 26.0  # of a space, in pixels
MARGIN = 2.2 * SIDE
TERRAINS = {
    "J": "jungle",
    "W": "water",
    "V": "village",
    "R": "rubble",
    "B": "camp",
    "M": "mountain",
    "C": "cave",
    "S": "start",
}
LINE, GROUND = "#D6249F", "#F6F1E7"

Point = tuple[float, float]


def svg(found: Map) -> str:
    points = [middle(space.place) for space in found.spaces]
    left, top = min(x for x, _ in points) - MARGIN, min(y for _, y in points) - MARGIN
    width = max(x for x, _ in points) - left + MARGIN
    height = max(y for _, y in points) - top + MARGIN
    shapes = [*_spaces(found), *_letters(found), *map(_sign, found.spaces), *_lines(found)]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.1f} {top:.1f} {width:.1f} '
        f'{height:.1f}" width="{width:.0f}" height="{height:.0f}" font-family="sans-serif" '
        f'text-anchor="middle">'
    )
    ground = f'<rect x="{left:.1f}" y="{top:.1f}" width="100%" height="100%" fill="{GROUND}"/>'
    return "\n".join([head, ground, *shapes, "</svg>\n"])


def middle(place: Hex) -> Point:
    q, r = place
    return SIDE * sqrt(3) * (q + r / 2), SIDE * 1.5 * r


def corner(place: Hex, n: int, size: float = SIDE) -> Point:
    """Corner 0 is the upper right one; they go clockwise."""
    x, y = middle(place)
    angle = pi / 3 * n - pi / 6
    return x + size * cos(angle), y + size * sin(angle)


# Spaces


def _spaces(found: Map) -> Iterator[str]:
    for space in found.spaces:
        ends = space.piece == len(found.pieces)
        yield _hexagon(space, ends)


def _hexagon(space: MapSpace, ends: bool) -> str:
    terrain = TERRAINS[space.code[0]]
    shades = GROUNDS[terrain]
    need = int(space.code[1]) if len(space.code) > 1 else 1
    corners = " ".join(
        f"{x:.1f},{y:.1f}" for x, y in (corner(space.place, n, 0.96 * SIDE) for n in range(6))
    )
    edge, width = (GOLD, 4) if ends else (INK, 1)
    fill = shades[min(need, len(shades)) - 1]
    return f'<polygon points="{corners}" fill="{fill}" stroke="{edge}" stroke-width="{width}"/>'


def _sign(space: MapSpace) -> str:
    """What it asks for; a cave is a round mouth, a mountain a peak."""
    x, y = middle(space.place)
    match space.code[0]:
        case "C":
            return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{SIDE * 0.42:.1f}" fill="#FF8C1A"/>'
        case "M":
            s = SIDE * 0.5
            peak = (
                f"{x - s:.1f},{y + s * 0.7:.1f} {x:.1f},{y - s:.1f} {x + s:.1f},{y + s * 0.7:.1f}"
            )
            return f'<polygon points="{peak}" fill="#8A8A8A"/>'
    ink = INK if space.code[0] in "VS" else PAPER
    size = SIDE * 0.72
    return (
        f'<text x="{x:.1f}" y="{y + size * 0.36:.1f}" font-size="{size:.1f}" fill="{ink}">'
        f"{_face(space)}</text>"
    )


def _face(space: MapSpace) -> str:
    letters = {"J": "M", "W": "P", "V": "C"}  # machete, paddle, coin
    return letters.get(space.code[0], space.code[0]) + space.code[1:]


# Lines and pieces


def _lines(found: Map) -> Iterator[str]:
    """The edges on which blockades can lie, as beams."""
    piece = {space.place: space.piece for space in found.spaces}
    pairs = set(lines_of(found))
    for place, number in piece.items():
        for direction, (q, r) in enumerate(AROUND):
            if (number, piece.get((place[0] + q, place[1] + r))) in pairs:
                (ax, ay), (bx, by) = corner(place, direction), corner(place, direction + 1)
                yield (
                    f'<line x1="{ax:.1f}" y1="{ay:.1f}" x2="{bx:.1f}" y2="{by:.1f}" '
                    f'stroke="{LINE}" stroke-width="5" stroke-linecap="round"/>'
                )


def _letters(found: Map) -> Iterator[str]:
    """Large and faint, under what the spaces say."""
    for piece in found.pieces:
        x, y = middle(piece.place)
        yield (
            f'<text x="{x:.1f}" y="{y + SIDE * 1.8:.1f}" font-size="{SIDE * 5:.1f}" '
            f'font-weight="bold" fill="{PAPER}" fill-opacity="0.3">{piece.letter}</text>'
        )
