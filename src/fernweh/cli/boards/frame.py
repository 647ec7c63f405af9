"""What frames every board: its width, its columns, the numbers to type, whose turn it is.

In Persian each word is isolated by itself: the columns stay where they are, whatever a terminal
does with words.
"""

from collections.abc import Iterable
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fernweh.cli.catalogue import game_key
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated
from fernweh.words import Words

WIDTH = 78  # cells
LABEL = 10
QUIET, NUMBER = "dim", "bold cyan"


def status(scene: Scene, words: Words, **facts: Any) -> str:
    """Whose turn it is, in a sentence, with what more its phase tells."""
    actor = scene.view["actor"]
    who = "you" if actor == scene.viewer else "other"
    name = scene.names(words)[actor] if actor >= 0 else ""
    return words(f"phase-{scene.view['phase']}", seat=who, name=name, **facts)


def title(scene: Scene, words: Words) -> Text:
    return Text(isolated(words(game_key(scene.game))), "bold")


def order(scene: Scene) -> list[int]:
    """The seats from above to below: in the order in which they play, the viewer last."""
    seats = len(scene.seats)
    last = scene.viewer if scene.viewer >= 0 else seats - 1
    return [(last + step) % seats for step in range(1, seats + 1)]


def narrowed(parts: Iterable[RenderableType], width: int = WIDTH) -> Group:
    """On wide terminals too: columns that are far apart are hard to read."""
    frames = []
    for part in parts:
        frame = Table.grid()
        frame.add_column(width=width)
        frame.add_row(part)
        frames.append(frame)
    return Group(*frames)


def two_sides(left: Text, right: Text, width: int = WIDTH) -> Table:
    """Something on the left, which may be cut short, and something on the right."""
    table, needed = Table.grid(), cell_len(right.plain)
    table.add_column(width=width - needed - 2, no_wrap=True, overflow="ellipsis")
    table.add_column(width=needed + 2, justify="right", no_wrap=True)
    table.add_row(left, right)
    return table


def columns(cells: int, width: int, label: int = LABEL) -> Table:
    """A label, then so many columns."""
    table = Table.grid()
    table.add_column(width=label, style=QUIET, no_wrap=True)
    for _ in range(cells):
        table.add_column(width=width, no_wrap=True)
    return table


# The numbers to type


def numbers(scene: Scene, verb: str, piece: str = "") -> dict[str, int]:
    """Those for a verb, by what it is done to."""
    return {
        choice.pieces.get(piece, ""): number
        for number, choice in scene.numbered.items()
        if choice.pieces["verb"] == verb
    }


def number(typed: int | None, words: Words) -> Text:
    """A dot where there is none."""
    return Text(" ·", QUIET) if typed is None else Text(f" {words.number(typed)}", NUMBER)


def choice(label: str, typed: int, what: str, words: Words) -> Table:
    """A line for something that is done to nothing on the board."""
    table = Table.grid()
    table.add_column(width=LABEL, style=QUIET, no_wrap=True)
    table.add_column(width=4)
    table.add_column(style=QUIET)
    table.add_row(isolated(label), number(typed, words), isolated(what))
    return table
