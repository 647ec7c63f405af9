"""The board of Survive, drawn from a view: the map, the players, and what can be done."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fernweh.games.survive.terminal.chart import LINE, SEATS, draw_map, legend, piece
from fernweh.games.survive.terminal.typed import spelled_out
from fernweh.cli.catalogue import game_key
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated
from fernweh.words import Words

__all__ = ["draw", "spelled_out", "status"]

FACE_DOWN = -1
UNKNOWN = "hidden"
MOST_LISTED = 14  # choices with their words; the map has the numbers of the others
ON_THE_MAP = ("to", "from", "board", "sink")

_QUIET, _NUMBER = "dim", "bold cyan"


def draw(scene: Scene, words: Words) -> RenderableType:
    """The whole table, in at most 104 cells."""
    parts: list[RenderableType] = [_heading(scene, words), draw_map(scene, words), legend(words)]
    parts += [Rule(style=_QUIET)]
    for seat in _order(scene):
        parts += [_player(scene, words, seat), _explorers(scene, words, seat)]
        parts += _kept(scene, words, seat)
    parts += _choices(scene, words)
    return Group(*(_narrow(part) for part in parts))


def status(scene: Scene, words: Words) -> str:
    view, names = scene.view, scene.names(words)
    actor = view["actor"]
    facts = {
        "seat": "you" if actor == scene.viewer else "other",
        "name": names[actor] if actor >= 0 else "",
        "creature": view["kind"] if view["kind"] not in view["unseen"] else "",
    }
    told = {"points": view["points"], "hex": view["hex"], "explorer": view["chosen"]}
    return words(f"phase-{view['phase']}", **facts, **told)


def _narrow(part: RenderableType) -> RenderableType:
    """On wide terminals too: columns that are far apart are hard to read."""
    frame = Table.grid()
    frame.add_column(width=LINE)
    frame.add_row(part)
    return frame


def _order(scene: Scene) -> list[int]:
    """The others in their order, the viewer below."""
    seats = len(scene.view["seats"])
    last = scene.viewer if scene.viewer >= 0 else seats - 1
    return [(last + step) % seats for step in range(1, seats + 1)]


def _heading(scene: Scene, words: Words) -> Table:
    title = Text(isolated(words(game_key(scene.game))), "bold")
    tiles = Text(isolated(words("board-tiles", tiles=len(scene.view["tiles"]))), _QUIET)
    return _two_sides(title, tiles)


def _two_sides(left: Text, right: Text) -> Table:
    """Something on the left, which may be cut short, and something on the right."""
    table, needed = Table.grid(), cell_len(right.plain)
    table.add_column(width=LINE - needed - 2, no_wrap=True, overflow="ellipsis")
    table.add_column(width=needed + 2, justify="right", no_wrap=True)
    table.add_row(left, right)
    return table


# The players


def _player(scene: Scene, words: Words, seat: int) -> Table:
    side, turns = scene.view["seats"][seat], scene.view["actor"] == seat
    facts = {"saved": side["saved"], "lost": side["lost"]}
    points = UNKNOWN if side["points"] == FACE_DOWN else side["points"]
    letters = [Text(words("letter", colour=colour), SEATS[colour]) for colour in side["colours"]]
    name = Text.assemble("▸ " if turns else "  ", *letters, " ", isolated(scene.names(words)[seat]))
    name.stylize("bold" if turns else "")
    return _two_sides(name, Text(isolated(words("board-summary", **facts, points=points))))


def _own(scene: Scene, seat: int) -> list[Mapping[str, Any]]:
    return [each for each in scene.view["explorers"] if each["seat"] == seat]


def _explorers(scene: Scene, words: Words, seat: int) -> Text:
    """Who is where: `Ra D4`, with the value where it is shown."""
    there = [each for each in _own(scene, seat) if each["state"] not in ("dead", "hand")]
    line = Text(f"    {isolated(words('board-explorers'))}: ", _QUIET)
    for each in there:
        value = f"={words.number(each['value'])}" if each["value"] else ""
        line += Text.assemble(
            piece(each["name"], words), f"{value} ", (f"{each['place']}  ", _QUIET)
        )
    return line


def _kept(scene: Scene, words: Words, seat: int) -> Iterator[Text]:
    kept = scene.view["seats"][seat]["kept"]
    names = [isolated(words("tile", tile=tile.replace("?", UNKNOWN))) for tile in kept]
    if names:
        yield Text.assemble((f"    {isolated(words('board-kept'))}: ", _QUIET), ", ".join(names))


# What can be done


def _choices(scene: Scene, words: Words) -> Iterator[Text]:
    """The numbers to type; those of hexes stand on the map too."""
    numbered = scene.numbered
    if not numbered:
        return
    yield Text(isolated(words("board-choices")), _QUIET)
    listed = [
        (number, choice)
        for number, choice in numbered.items()
        if len(numbered) <= MOST_LISTED or choice.pieces["verb"] not in ON_THE_MAP
    ]
    for number, choice in listed:
        said = isolated(words.move(choice.pieces))
        yield Text.assemble((f"{words.number(number):>5} ", _NUMBER), said)
