"""The map as rows of hexes, two lines each: name and signs above, boats and people below.

A hex is eight cells wide. Rows are centred, so that neighbours stand side by side and half a hex
apart. Explorers are two letters, the colour's and their own; a boat is in brackets. Where hexes can
be chosen, their numbers stand beside their names.
"""

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated
from fernweh.words import Words

ROWS = {"A": 7, "B": 10, "C": 11, "D": 10, "E": 11, "F": 12, "G": 11, "H": 12, "I": 11, "J": 10}
ROWS |= {"K": 11, "L": 10, "M": 7}
CELL, WIDEST = 8, 12
LINE = CELL * WIDEST + CELL  # cells of a line

SIGNS = {"serpent": "§", "shark": "▲", "whale": "●"}
SIGN_STYLES = {"serpent": "bold magenta", "shark": "bold red", "whale": "bold white"}
GROUND = {"beach": "on #5f4b1b", "forest": "on #173d22", "mountain": "on #40444b"}
TERRAIN_SIGNS = {"beach": "·", "forest": "♣", "mountain": "^"}
SEA, LANDING_SEA = "on #0d2a40", "on #155066"
SEATS = {
    "red": "bold #ff6b5e",
    "blue": "bold #6db3ff",
    "green": "bold #8ff0a4",
    "yellow": "bold #ffe066",
}
_NUMBER, _NAME = "bold cyan", "#9fb4c0"


def draw_map(scene: Scene, words: Words) -> Table:
    table = Table.grid()
    table.add_column(width=LINE, no_wrap=True)
    numbers = _numbers(scene)
    for row, length in ROWS.items():
        hexes = [f"{row}{n}" for n in range(1, length + 1)]
        margin = " " * ((LINE - CELL * length) // 2)
        above = [_above(scene.view, hex_, numbers.get(hex_), words) for hex_ in hexes]
        below = [_below(scene.view, hex_, words) for hex_ in hexes]
        table.add_row(Text.assemble(margin, *above))
        table.add_row(Text.assemble(margin, *below))
    return table


def _numbers(scene: Scene) -> dict[str, int]:
    """The number to type for a hex; where it can be entered and boarded, the first."""
    found: dict[str, int] = {}
    for number, choice in scene.numbered.items():
        found.setdefault(choice.pieces.get("hex", ""), number)
    return found


def _ground(view: Mapping[str, Any], hex_: str) -> str:
    terrain = view["tiles"].get(hex_)
    if terrain:
        return GROUND[terrain]
    lands = any(hex_ in pair for pair in view["landings"].values())
    return LANDING_SEA if lands else SEA


def _above(view: Mapping[str, Any], hex_: str, number: int | None, words: Words) -> Text:
    """`D4♣ 12▲`: the name, the terrain, the number to type, creatures."""
    terrain = TERRAIN_SIGNS.get(view["tiles"].get(hex_, ""), "~" if _lands(view, hex_) else "")
    cell = Text.assemble((hex_ + terrain, _NAME))
    if number is not None:
        cell.append(f" {words.number(number)}", _NUMBER)
    for kind, hexes in view["creatures"].items():
        cell.append(SIGNS[kind] * hexes.count(hex_), SIGN_STYLES[kind])
    return _filled(cell, _ground(view, hex_))


def _lands(view: Mapping[str, Any], hex_: str) -> bool:
    return any(hex_ in pair for pair in view["landings"].values())


def _below(view: Mapping[str, Any], hex_: str, words: Words) -> Text:
    """`[RaBb]` for a boat, then who is on the hex; `Ra Bb` where they do not all fit: `Ra+3`."""
    here = [each["name"] for each in view["explorers"] if _is_at(each, hex_)]
    boats = [boat for boat in view["boats"] if boat["hex"] == hex_]
    cell = Text()
    for boat in boats:
        cell.append("[", "bold")
        for name in boat["crew"]:
            cell.append_text(piece(name, words))
        cell.append("·" * boat["room"] + "]", "bold")
    room = (CELL - cell.cell_len) // 2
    shown = here if len(here) <= room else here[: max(room - 1, 0)]
    for name in shown:
        cell.append_text(piece(name, words))
    if len(shown) < len(here):
        cell.append(f"+{words.number(len(here) - len(shown))}"[: CELL - cell.cell_len], "bold")
    return _filled(cell, _ground(view, hex_))


def _is_at(explorer: Mapping[str, Any], hex_: str) -> bool:
    return explorer["place"] == hex_ and explorer["state"] in ("land", "water")


def _filled(cell: Text, ground: str) -> Text:
    """Eight cells of the ground's colour."""
    cell.truncate(CELL, pad=True)
    cell.stylize_before(ground)
    return cell


def piece(name: str, words: Words) -> Text:
    """`Rb`"""
    colour, _, letter = name.partition("-")
    return Text(f"{words('letter', colour=colour)}{letter}", SEATS[colour])


def legend(words: Words) -> Text:
    """What the signs mean."""
    parts = [f"{sign} {isolated(words(f'board-{kind}'))}" for kind, sign in SIGNS.items()]
    parts += [f"[··] {isolated(words('board-boat'))}", f"~ {isolated(words('board-landing'))}"]
    parts += [f"{sign} {isolated(words(f'board-{t}'))}" for t, sign in TERRAIN_SIGNS.items()]
    return Text("   ".join(parts), "dim")
