"""The five paths as lines of stones, each with its tile and the letters of the explorers on it."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from fernweh.cli.boards.cards import SUITS
from fernweh.cli.boards.frame import NUMBER as NUMBER_STYLE, QUIET, numbers
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated, tidied
from fernweh.words import Words

NAME, NUMBER, STONE, TILE = 9, 4, 7, 2  # cells
LAST_BEFORE_BRIDGE = 6
BRIDGE = "║"
SIGNS = {"artifact": "◆", "arrow": "↑"}
TILE_STYLES = {"artifact": "bold magenta", "arrow": "bold green"}
MARKS = {"north": "bold red", "east": "bold blue", "south": "bold yellow", "west": "bold green"}


def paths(scene: Scene, words: Words) -> Table:
    """The values of the stones above, then a line a path."""
    view = scene.view
    table = _grid()
    table.add_row(*_cells("", "", [_value(value, words) for value in view["values"]]))
    moves = numbers(scene, "move", "colour")
    for colour, tiles in view["paths"].items():
        name = Text.assemble((f" {isolated(words('colour-name', colour=colour))} ", SUITS[colour]))
        number = Text(words.number(moves[colour]) if colour in moves else "", NUMBER_STYLE)
        stones = [_stone(view, colour, at, tile, words) for at, tile in enumerate(tiles, 1)]
        table.add_row(*_cells(name, number, stones))
    return table


def _grid() -> Table:
    table = Table.grid()
    table.add_column(width=NAME, no_wrap=True)
    table.add_column(width=NUMBER, no_wrap=True)
    for stone in range(1, 10):
        table.add_column(width=STONE, no_wrap=True)
        if stone == LAST_BEFORE_BRIDGE:
            table.add_column(width=2, no_wrap=True, style=QUIET)
    return table


def _cells(name: Text | str, number: Text | str, stones: list[Text]) -> list[Text | str]:
    return [name, number, *stones[:LAST_BEFORE_BRIDGE], BRIDGE, *stones[LAST_BEFORE_BRIDGE:]]


def _value(value: int, words: Words) -> Text:
    return Text(words.number(value), "red" if value < 0 else "bold")


def _stone(view: Mapping[str, Any], colour: str, at: int, tile: str, words: Words) -> Text:
    """`15 neS`: the tile, and who stands there; a dot for an empty stone."""
    there = [side for side in view["seats"] if side["rows"][colour]["stone"] == at]
    if not tile and not there:
        return Text("·", QUIET)
    face = SIGNS.get(tile) or tidied(words("rank", rank=tile)) if tile else ""
    explorers = [mark(side["name"], side["rows"][colour]["explorer"]) for side in there]
    return Text.assemble((f"{face:<{TILE}} ", TILE_STYLES.get(tile, "bold")), *explorers)


def mark(seat: str, explorer: str = "adventurer") -> Text:
    """A seat's letter: a capital for the researcher."""
    letter = seat[0].upper() if explorer == "researcher" else seat[0]
    return Text(letter, MARKS[seat])


def legend(words: Words) -> Text:
    """What the signs mean."""
    signs = [f"{SIGNS[tile]} {isolated(words(f'board-{tile}'))}" for tile in SIGNS]
    letters = [isolated(words(f"board-{piece}")) for piece in ("adventurer", "researcher")]
    return Text("   ".join([*signs, *letters]), QUIET)
