"""The board of Lost Cities: Rivals, drawn from a view: rivals above, display between, you below.

Every colour has its letter, so the board is read without colours too.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fernweh.cli.boards.cards import card, strip, worth
from fernweh.cli.boards.frame import (
    LABEL, NUMBER, QUIET, WIDTH, columns, narrowed, number, numbers, order, status, title,
    two_sides,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.terminal.typed import spelled_out
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated
from fernweh.words import Words

COLUMN = 13  # cells for an expedition
CARD = 6  # cells for a card of the display
IN_A_ROW = (WIDTH - LABEL) // CARD
NEARLY_OUT = 4  # cards in the draw pile


def draw(scene: Scene, words: Words) -> RenderableType:
    """The whole table, the viewer below, the others above in the order in which they play."""
    *others, last = order(scene)
    parts: list[RenderableType] = [_heading(scene, words), _colours(scene, words)]
    for seat in others:
        parts += [_name_line(scene, words, seat), _expeditions(scene, words, seat)]
    parts += [Rule(style=QUIET), *_display(scene, words), Rule(style=QUIET)]
    parts += [_expeditions(scene, words, last), _name_line(scene, words, last)]
    parts += _choices(scene, words)
    return narrowed(parts)


def _heading(scene: Scene, words: Words) -> RenderableType:
    view = scene.view
    facts = {"cards": view["pile"], "waiting": view["waiting"], "bank": view["bank"]}
    style = "bold red" if 0 < view["pile"] <= NEARLY_OUT else ""
    return two_sides(title(scene, words), Text(isolated(words("board-piles", **facts)), style))


# A player's side


def _name_line(scene: Scene, words: Words, seat: int) -> RenderableType:
    """Who it is, what they bid, and the score; a mark where it is their turn."""
    side = scene.view["seats"][seat]
    facts = {name: side[name] for name in ("coins", "points", "total")}
    summary, bid = isolated(words("board-summary", **facts)), _bid(scene, words, seat)
    turns = scene.view["actor"] == seat
    name = Text.assemble("▸ " if turns else "  ", isolated(scene.names(words)[seat]))
    name.stylize("bold" if turns else "")
    name.truncate(WIDTH - 1 - bid.cell_len - cell_len(summary), overflow="ellipsis")
    line = Table.grid(expand=True)
    line.add_column(no_wrap=True)
    line.add_column(justify="right", no_wrap=True)
    line.add_row(Text.assemble(name, bid), summary)
    return line


def _bid(scene: Scene, words: Words, seat: int) -> Text:
    """While an auction is on, who leads, who is still in and who has passed."""
    view = scene.view
    if view["leader"] < 0:
        return Text()
    if view["leader"] == seat:
        return Text("  " + isolated(words("board-leads", bid=view["bid"])), "bold yellow")
    key = "board-in" if view["seats"][seat]["bidding"] else "board-out"
    return Text("  " + isolated(words(key)), QUIET)


def _colours(scene: Scene, words: Words) -> Table:
    """The headings of all expeditions: the names of the colours."""
    colours = scene.view["seats"][0]["expeditions"]
    table = columns(len(colours), COLUMN)
    names = (isolated(words("colour-name", colour=colour)) for colour in colours)
    table.add_row("", *(Text(f" {name}", QUIET) for name in names))
    return table


def _expeditions(scene: Scene, words: Words, seat: int) -> Table:
    """The cards of each expedition, and below them what it is worth."""
    laid: Mapping[str, Any] = scene.view["seats"][seat]["expeditions"]
    table = columns(len(laid), COLUMN)
    strips = [strip(colour, each["cards"], COLUMN - 1, words) for colour, each in laid.items()]
    for line in range(max(1, *map(len, strips))):
        table.add_row("", *(each[line] if line < len(each) else "" for each in strips))
    if any(each["cards"] for each in laid.values()):
        table.add_row("", *(worth(each, words) for each in laid.values()))
    return table


# The display, and what can be done with it


def _display(scene: Scene, words: Words) -> Iterator[Table]:
    """The cards, a row or more, each with the numbers for taking and trashing it."""
    cards: Sequence[str] = scene.view["display"]
    label = isolated(words("board-display"))
    if not cards:
        yield _row(label, [Text(f" {isolated(words('board-empty'))}", QUIET)], WIDTH - LABEL)
    for row in (cards[n : n + IN_A_ROW] for n in range(0, len(cards), IN_A_ROW)):
        yield _row(label, [card(each, words) for each in row], CARD)
        label = ""
        for verb in ("take", "trash"):
            typed = numbers(scene, verb, "card")
            if any(scene.view["phase"] == "take" and each in typed for each in row):
                cells = [number(typed.get(each), words) for each in row]
                yield _row(isolated(words(f"board-{verb}")), cells, CARD)


def _row(label: str, cells: Sequence[Text], width: int) -> Table:
    table = columns(len(cells), width)
    table.add_row(label, *cells)
    return table


def _choices(scene: Scene, words: Words) -> Iterator[Table]:
    """The bids as a span, since they are typed as they are; and what is done to no card."""
    bids = numbers(scene, "bid", "coins").values()
    if bids:
        span = " … ".join(words.number(n) for n in sorted({min(bids), max(bids)}))
        yield _row(isolated(words("board-bid")), [Text(f" {span}", NUMBER)], 20)
    for verb in ("uncover", "pass", "done"):
        for typed in numbers(scene, verb).values():
            yield _row(isolated(words(f"board-{verb}")), [number(typed, words)], CARD)
