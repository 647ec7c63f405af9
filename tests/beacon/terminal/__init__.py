"""The board of Beacon, drawn from a view: the fire, the die, and a line for each keeper."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fernweh.cli.catalogue import game_key
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated
from fernweh.words import Words
from tests.beacon.terminal.typed import spelled_out

__all__ = ["draw", "spelled_out", "status"]

WIDTH = 78
LABEL = 10
_NUMBER_STYLE, _QUIET = "bold cyan", "dim"
_FLAME = "▲"


def draw(scene: Scene, words: Words) -> RenderableType:
    """The whole table."""
    frame = Table.grid()
    frame.add_column(width=WIDTH)
    seats = [_seat_line(scene, words, seat) for seat in range(len(scene.seats))]
    line = Rule(style=_QUIET)
    for part in (_heading(scene, words), line, _fire(scene, words), line, *seats):
        frame.add_row(part)
    for choice in _choices(scene, words):
        frame.add_row(choice)
    return Group(frame)


def status(scene: Scene, words: Words) -> str:
    view, names = scene.view, scene.names(words)
    who = "you" if view["turn"] == scene.viewer else "other"
    return words(f"phase-{view['phase']}", seat=who, name=names[view["turn"]])


def _two_sides(left: Text, right: Text) -> Table:
    line = Table.grid(expand=True)
    line.add_column(no_wrap=True, overflow="ellipsis")
    line.add_column(justify="right", no_wrap=True)
    line.add_row(left, right)
    return line


def _heading(scene: Scene, words: Words) -> Table:
    view = scene.view
    night = words("board-night", night=view["night"], nights=view["nights"])
    return _two_sides(
        Text(isolated(words(game_key(scene.game))), "bold"), Text(isolated(night), _QUIET)
    )


def _fire(scene: Scene, words: Words) -> Table:
    """A flame a point, and the face that fell last."""
    view = scene.view
    fire = Text.assemble(
        isolated(words("board-fire", fire=view["fire"])), "  ", (_FLAME * view["fire"], "yellow")
    )
    die = isolated(words("board-die", value=view["die"])) if view["die"] else ""
    return _two_sides(fire, Text(die))


def _seat_line(scene: Scene, words: Words, seat: int) -> Table:
    """Who it is, and what they have; a mark where it is their turn."""
    side, turns = scene.view["seats"][seat], scene.view["actor"] == seat
    name = Text.assemble("▸ " if turns else "  ", isolated(scene.names(words)[seat]))
    name.stylize("bold" if turns else "")
    summary = words("board-summary", kept=side["kept"], lantern=side["lantern"] or "hidden")
    return _two_sides(name, Text(isolated(summary)))


def _choices(scene: Scene, words: Words) -> Iterator[Text]:
    """The number to type for each move."""
    for number, choice in enumerate(scene.now.choices, 1):
        label = (f" {words.number(number)}  ", _NUMBER_STYLE)
        yield Text.assemble(label, isolated(words.move(choice.pieces)))
