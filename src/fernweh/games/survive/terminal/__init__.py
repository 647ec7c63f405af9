"""The board of Survive, drawn from a view: the map, the players, and what can be done."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fernweh.games.survive.terminal.chart import LINE, SEATS, draw_map, legend, piece
from fernweh.games.survive.terminal.typed import spelled_out
from fernweh.cli.boards import frame
from fernweh.cli.boards.frame import NUMBER, QUIET, narrowed, order, title, two_sides
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated
from fernweh.words import Words

FACE_DOWN = -1
UNKNOWN = "hidden"
MOST_LISTED = 14  # choices with their words; the map has the numbers of the others
ON_THE_MAP = ("to", "from", "board", "sink")


def draw(scene: Scene, words: Words) -> RenderableType:
    """The whole table, in at most 104 cells."""
    parts: list[RenderableType] = [_heading(scene, words), draw_map(scene, words), legend(words)]
    parts += [Rule(style=QUIET)]
    for seat in order(scene):
        parts += [_player(scene, words, seat), _explorers(scene, words, seat)]
        parts += _kept(scene, words, seat)
    parts += _choices(scene, words)
    return narrowed(parts, LINE)


def status(scene: Scene, words: Words) -> str:
    view = scene.view
    facts = {"points": view["points"], "hex": view["hex"], "explorer": view["chosen"]}
    creature = view["kind"] if view["kind"] not in view["unseen"] else ""
    return frame.status(scene, words, **facts, creature=creature)


def _heading(scene: Scene, words: Words) -> Table:
    tiles = Text(isolated(words("board-tiles", tiles=len(scene.view["tiles"]))), QUIET)
    return two_sides(title(scene, words), tiles, LINE)


# The players


def _player(scene: Scene, words: Words, seat: int) -> Table:
    side, turns = scene.view["seats"][seat], scene.view["actor"] == seat
    facts = {"saved": side["saved"], "lost": side["lost"]}
    points = UNKNOWN if side["points"] == FACE_DOWN else side["points"]
    letters = [Text(words("letter", colour=colour), SEATS[colour]) for colour in side["colours"]]
    name = Text.assemble("▸ " if turns else "  ", *letters, " ", isolated(scene.names(words)[seat]))
    name.stylize("bold" if turns else "")
    summary = words("board-summary", **facts, points=points)
    return two_sides(name, Text(isolated(summary)), LINE)


def _own(scene: Scene, seat: int) -> list[Mapping[str, Any]]:
    return [each for each in scene.view["explorers"] if each["seat"] == seat]


def _explorers(scene: Scene, words: Words, seat: int) -> Text:
    """Who is where: `Ra D4`, with the value where it is shown."""
    there = [each for each in _own(scene, seat) if each["state"] not in ("dead", "hand")]
    line = Text(f"    {isolated(words('board-explorers'))}: ", QUIET)
    for each in there:
        value = f"={words.number(each['value'])}" if each["value"] else ""
        line += Text.assemble(
            piece(each["name"], words), f"{value} ", (f"{each['place']}  ", QUIET)
        )
    return line


def _kept(scene: Scene, words: Words, seat: int) -> Iterator[Text]:
    kept = scene.view["seats"][seat]["kept"]
    names = [isolated(words("tile", tile=tile.replace("?", UNKNOWN))) for tile in kept]
    if names:
        yield Text.assemble((f"    {isolated(words('board-kept'))}: ", QUIET), ", ".join(names))


# What can be done


def _choices(scene: Scene, words: Words) -> Iterator[Text]:
    """The numbers to type; those of hexes stand on the map too."""
    numbered = scene.numbered
    if not numbered:
        return
    yield Text(isolated(words("board-choices")), QUIET)
    listed = [
        (number, choice)
        for number, choice in numbered.items()
        if len(numbered) <= MOST_LISTED or choice.pieces["verb"] not in ON_THE_MAP
    ]
    for number, choice in listed:
        said = isolated(words.move(choice.pieces))
        yield Text.assemble((f"{words.number(number):>5} ", NUMBER), said)
