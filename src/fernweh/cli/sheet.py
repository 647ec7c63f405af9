"""Score sheets in the terminal, any game's: what the points of each seat are made of.

The game has done the sums (`sheet_of`); here they are laid out, a block a seat, as many side by
side as there is room for. The words are the page's. As on the boards, each word of Persian is
isolated by itself and the columns stay where they are.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fernweh.cli.boards.cards import strip
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated, shortened
from fernweh.kernel.sheet import Count, Sheet, SheetRow
from fernweh.words import Words

WIDTH = 78
NAME = 24  # cells for a player
CARDS = 32  # cells for the cards of a row; more go on another line
UNKNOWN = "?"  # what this viewer is not shown


def draw_sheets(scene: Scene, words: Words) -> RenderableType:
    """The sheets of all seats, in at most 80 cells, on wide terminals too."""
    said, names = Words(words.lang, scene.game, ("pad",)), scene.names(words)
    places = scene.result.places if scene.result else [0] * len(names)
    blocks = []
    for sheet in scene.sheets:
        block = Table.grid()
        block.add_row(_heading(names[sheet.seat], places[sheet.seat], said))
        block.add_row(_lines(sheet, said))
        block.add_row("")
        blocks.append(block)
    frame = Table.grid()
    frame.add_column(width=WIDTH)
    frame.add_row(Columns(blocks, padding=(0, 4)))
    for line in _legend(scene.sheets, said):
        frame.add_row(line)
    return frame


def _heading(name: str, place: int, words: Words) -> Text:
    heading = Text(shortened(name, NAME), "bold")
    if place:
        heading.append(f"  {isolated(words('sheet-place', place=place))}", "not bold dim")
    return heading


def _lines(sheet: Sheet, words: Words) -> Table:
    """A line for all that counts, with its cards and its arithmetic, and the total."""
    lines = Table(box=None, pad_edge=False, show_header=False)
    lines.add_column()
    lines.add_column(no_wrap=True)
    lines.add_column(no_wrap=True, style="dim")
    lines.add_column(no_wrap=True, justify="right")
    for row in sheet.rows:
        steps = arithmetic(row, words)
        lines.add_row(isolated(title(row, words)), _cards(row, words), steps, points(row, words))
    lines.add_row(isolated(words("sheet-total")), "", "", points(sheet, words), style="bold")
    return lines


def title(row: SheetRow, words: Words) -> str:
    """What a row is about, its pieces by their names in the language."""
    named: dict[str, Any] = {}
    for key, value in row.facts.items():
        if key == "colour":
            named[key] = words("colour-name", colour=value)
        elif key == "explorer":
            named[key] = words("explorer" if "-" in value else "piece", explorer=value, piece=value)
        elif key == "blockades":
            named[key] = " · ".join(map(words.number, value))
    return words(f"sheet-{row.key}", **{**row.facts, **named})


def _cards(row: SheetRow, words: Words) -> Text:
    if not row.facts.get("cards"):
        return Text()
    return Text("\n").join(strip(row.facts["colour"], row.facts["cards"], CARDS, words))


def arithmetic(row: SheetRow, words: Words) -> str:
    """`(27 − 20) × 2 + 20`: how a row comes to its points, where that takes more than one step."""
    if len(row.counts) < 2:
        return ""
    told = words.number(row.counts[0].value)
    for n, count in enumerate(row.counts[1:], 1):
        before = f"({told})" if count.times and n > 1 else told
        told = f"{before} {_sign(count)} {words.number(abs(count.value))}"
    return told


def _legend(sheets: Sequence[Sheet], words: Words) -> Iterator[Text]:
    """What stands in the arithmetic, in the order of the rulebook."""
    counts = [count for sheet in sheets for row in sheet.rows for count in row.counts]
    signs = {count.key: _sign(count) for count in sorted(counts, key=lambda count: count.rule)}
    steps = [f"{sign} {isolated(words(f'sheet-by-{key}'))}" for key, sign in signs.items()]
    if steps:
        yield Text("   ".join(steps), "dim")
        yield Text()


def _sign(count: Count) -> str:
    return "×" if count.times else "−" if count.value < 0 else "+"


def points(counted: SheetRow | Sheet, words: Words) -> Text:
    """Red below zero."""
    value = counted.points if isinstance(counted, SheetRow) else counted.total
    if value is None:
        return Text(UNKNOWN)
    return Text(words.number(value), "red" if value < 0 else "")
