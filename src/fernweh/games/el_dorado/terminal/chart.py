"""The map in the terminal: four cells a space, every second row set in by two, so rows interlock.

A space shows what it asks for on the colour of its terrain; a pawn its seat's letter; a space that
can be entered now, the number to type. Spaces beside a blockade stand in brackets. Every terrain
has its letter too, so the map is read without colours.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.style import Style
from rich.text import Text

from fernweh.cli.scene import Scene
from fernweh.words import Words

CELL, SHIFT = 4, 2  # cells of a space, and of half a space
WIDEST = 118
INK, PAPER, GOLD = "#22303A", "#FFFFFF", "#FFD75F"
LETTERS = {"jungle": "M", "water": "P", "village": "C", "rubble": "R", "camp": "B", "start": "S"}
GROUNDS = {  # by need, from light to dark
    "jungle": ("#5FA85B", "#3F8A3F", "#2A6A2E"),
    "water": ("#4C97DA", "#2C76BE", "#1E5C9C", "#123F73"),
    "village": ("#F2C14E", "#DDA528", "#BF8912", "#9C6E08"),
    "rubble": ("#A7A7A7", "#8B8B8B", "#6F6F6F"),
    "camp": ("#C8553D", "#A83C28", "#872A1A"),
    "start": ("#CFE3B4",) * 4,
    "mountain": ("#2B2B2B",),
    "cave": ("#2B2B2B",),
}
DARK_INK = {"village", "start"}
SEATS = {
    "north": Style(color=PAPER, bgcolor="#C62828", bold=True),
    "east": Style(color=PAPER, bgcolor="#283593", bold=True),
    "south": Style(color=INK, bgcolor="#FFF176", bold=True),
    "west": Style(color=INK, bgcolor="#FFFFFF", bold=True),
}
_BARRED = Style(color="#FF5FD7", bold=True)
_NUMBER = Style(color=INK, bgcolor="#7FFFD4", bold=True)
# East, south-east, south-west, west, north-west, north-east
DIRECTIONS = ("east", "south-east", "south-west", "west", "north-west", "north-east")
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

Place = tuple[int, int]


def draw_map(scene: Scene, words: Words) -> Text:
    """The whole map, or where that is too wide, the part around the viewer's pawns."""
    faces = _faces(scene, words)
    columns = {place: 2 * place[0] + place[1] for place in faces}
    left, right = _window(scene, columns)
    first, last = (edge(r for _, r in faces) for edge in (min, max))
    text = Text(no_wrap=True)
    for row in range(first, last + 1):
        here = sorted((columns[place], place) for place in faces if place[1] == row)
        shown = [(at, place) for at, place in here if left <= at <= right]
        text.append(_row([(at - left, faces[place]) for at, place in shown]))
        text.append("\n" if row < last else "")
    return text


def _row(cells: Iterable[tuple[int, Text]]) -> Text:
    """Spaces with the room between them."""
    row = Text()
    for at, face in cells:
        row.append(" " * (SHIFT * at - row.cell_len))
        row.append(face)
    return row


def _window(scene: Scene, columns: Mapping[Place, int]) -> tuple[int, int]:
    """The columns that are shown, in halves of a space."""
    left, right = min(columns.values()), max(columns.values())
    most = (WIDEST - CELL) // SHIFT
    if right - left <= most:
        return left, right
    pawns = scene.view["seats"][max(scene.viewer, 0)]["pawns"]
    at = [2 * pawn["q"] + pawn["r"] for pawn in pawns if not pawn["arrived"]]
    middle = sum(at) // len(at) if at else right
    left = max(left, min(middle - most // 2, right - most))
    return left, left + most


# Spaces


def _faces(scene: Scene, words: Words) -> dict[Place, Text]:
    view = scene.view
    pawns = _pawns(view)
    numbers = _targets(scene)
    barred = _beside_blockades(view)
    tokens = {(cave["q"], cave["r"]): cave["tokens"] for cave in view["caves"]}
    faces = {}
    for space in view["spaces"]:
        place = (space["q"], space["r"])
        ends = space["piece"] == len(view["pieces"])
        ground = _ground(space)
        face = pawns.get(place) or _printed(space, ground, tokens.get(place), ends, words)
        if place in numbers:
            face = Text(f"{words.number(numbers[place]):^{SHIFT}}", _NUMBER)
        faces[place] = _framed(face, ground, place in barred)
    return faces


def _ground(space: Mapping[str, Any]) -> str:
    shades, need = GROUNDS[space["terrain"]], int(space["need"])
    return shades[min(max(need, 1), len(shades)) - 1]


def _printed(
    space: Mapping[str, Any], ground: str, tokens: int | None, ends: bool, words: Words
) -> Text:
    """`M2`; mountains, caves and El Dorado have signs."""
    terrain = space["terrain"]
    if terrain == "mountain":
        return Text("▲▲", Style(color="#8A8A8A", bgcolor=ground))
    if terrain == "cave":
        face = "◉ " if tokens is None else f"◉{words.number(tokens)}"
        return Text(face, Style(color="#FF8C1A", bgcolor=ground, bold=True))
    ink = INK if terrain in DARK_INK else PAPER
    sign = "★" if ends else ""
    face = f"{sign}{LETTERS[terrain]}{'' if ends else words.number(space['need'])}"
    return Text(face, Style(color=GOLD if ends else ink, bgcolor=ground, bold=ends))


def _framed(face: Text, ground: str, barred: bool) -> Text:
    """Brackets beside a blockade."""
    edge = Style(bgcolor=ground) + (_BARRED if barred else Style())
    left, right = ("[", "]") if barred else (" ", " ")
    return Text.assemble((left, edge), face, (right, edge))


# What lies on them


def mark(seat: str, pawn: int, several: bool) -> Text:
    """A pawn: the letter of its seat, and its number where there are two."""
    return Text(f"{seat[0].upper()}{pawn if several else '●'}", SEATS[seat])


def _pawns(view: Mapping[str, Any]) -> dict[Place, Text]:
    return {
        (pawn["q"], pawn["r"]): mark(seat["name"], pawn["number"], len(seat["pawns"]) > 1)
        for seat in view["seats"]
        for pawn in seat["pawns"]
        if not pawn["arrived"]
    }


def _targets(scene: Scene) -> dict[Place, int]:
    """The spaces that a step leads to, with the number to type."""
    pawns = scene.view["seats"][scene.view["turn"]]["pawns"]
    found: dict[Place, int] = {}
    for number, choice in scene.numbered.items():
        if choice.pieces["verb"] == "step":
            pawn = pawns[int(choice.pieces["pawn"]) - 1]
            q, r = AROUND[DIRECTIONS.index(choice.pieces["direction"])]
            found.setdefault((pawn["q"] + q, pawn["r"] + r), number)
    return found


def _beside_blockades(view: Mapping[str, Any]) -> set[Place]:
    """The spaces on both sides of every line on which a blockade lies."""
    found: set[Place] = set()
    for line in view["lines"]:
        for q, r, direction in line["edges"] if line["blockade"] else []:
            found |= {(q, r), (q + AROUND[direction][0], r + AROUND[direction][1])}
    return found
