"""The board of Lost Cities, drawn from a view: the other player above, the discards between.

Every colour has its letter, so the board is read without colours too.
"""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fernweh.cli.boards.cards import hand, pile, strip, worth
from fernweh.cli.boards.frame import (
    LABEL, QUIET, WIDTH, choice, columns, narrowed, number, numbers, order, status, title,
    two_sides,
)  # fmt: skip
from fernweh.games.lost_cities.terminal.typed import spelled_out
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated
from fernweh.words import Words

MOST_IN_COLUMN = 13
NEARLY_OUT = 8  # cards in the deck: four turns each


def draw(scene: Scene, words: Words) -> RenderableType:
    """The whole table, the viewer below."""
    above, below = order(scene)
    draws = numbers(scene, "draw").values()
    parts: list[RenderableType] = [
        _heading(scene, words),
        _name_line(scene, words, above),
        *hand(scene, words, above),
        _expeditions(scene, words, above),
        Rule(style=QUIET),
        _piles(scene, words),
        Rule(style=QUIET),
        _expeditions(scene, words, below),
        _name_line(scene, words, below),
        *hand(scene, words, below),
        *(choice(words("board-draw"), n, words("board-from-deck"), words) for n in draws),
    ]
    return narrowed(parts)


def _heading(scene: Scene, words: Words) -> RenderableType:
    view = scene.view
    rounds = isolated(words("board-round", round=view["round"], rounds=view["rounds"]))
    deck = Text(isolated(words("board-deck", cards=view["deck"])), _deck_style(view["deck"]))
    return two_sides(Text.assemble(title(scene, words), ("  " + rounds, QUIET)), deck)


def _deck_style(cards: int) -> str:
    """The end of a round should surprise nobody."""
    return "bold red" if 0 < cards <= NEARLY_OUT else ""


# A player's side


def _name_line(scene: Scene, words: Words, seat: int) -> RenderableType:
    """Who it is, and the score; a mark where it is their turn."""
    side = scene.view["seats"][seat]
    facts = {"hand": side["hand_size"], "points": side["round_points"], "total": side["total"]}
    line = Table.grid(expand=True)
    line.add_column(no_wrap=True, overflow="ellipsis")
    line.add_column(justify="right", no_wrap=True)
    turns = scene.view["actor"] == seat
    name = Text.assemble("▸ " if turns else "  ", isolated(scene.names(words)[seat]))
    name.stylize("bold" if turns else "")
    line.add_row(name, isolated(words("board-summary", **facts)))
    return line


def _column_width(scene: Scene) -> int:
    return min(MOST_IN_COLUMN, (WIDTH - LABEL) // len(scene.view["piles"]))


def _expeditions(scene: Scene, words: Words, seat: int) -> Table:
    """The cards of each expedition, and below them what it is worth."""
    laid: Mapping[str, Any] = scene.view["seats"][seat]["expeditions"]
    width = _column_width(scene)
    table = columns(len(laid), width)
    strips = [strip(colour, each["cards"], width - 1, words) for colour, each in laid.items()]
    for line in range(max(1, *map(len, strips))):
        table.add_row("", *(each[line] if line < len(each) else "" for each in strips))
    table.add_row("", *(worth(each, words) for each in laid.values()))
    return table


def _piles(scene: Scene, words: Words) -> Table:
    """The discards, the names of the colours, and what can be taken."""
    piles: Mapping[str, Any] = scene.view["piles"]
    table = columns(len(piles), _column_width(scene))
    label = isolated(words("board-discards"))
    table.add_row(label, *(pile(each, words) for each in piles.values()))
    names = (isolated(words("colour-name", colour=colour)) for colour in piles)
    table.add_row("", *(Text(f" {name}", QUIET) for name in names))
    typed = numbers(scene, "take", "colour")
    if typed:
        cells = (number(typed.get(colour), words) for colour in piles)
        table.add_row(isolated(words("board-take")), *cells)
    return table
