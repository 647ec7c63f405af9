"""The board of Lost Cities, drawn from a view: the other player above, the discards between.

Every colour has its letter, so the board is read without colours too. In Persian each word is
isolated by itself: the columns stay where they are, whatever a terminal does with words.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fernweh.cli.boards.cards import card, strip, worth
from fernweh.games.lost_cities.terminal.typed import spelled_out
from fernweh.cli.catalogue import game_key
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated
from fernweh.words import Words

__all__ = ["draw", "spelled_out", "status"]

WIDTH = 78
LABEL = 10
CARD = 8  # cells for a card of the hand
MOST_IN_COLUMN = 13
NEARLY_OUT = 8  # cards in the deck: four turns each

_LABEL_STYLE, _NUMBER_STYLE, _QUIET = "dim", "bold cyan", "dim"


def draw(scene: Scene, words: Words) -> RenderableType:
    """The whole table, the viewer below."""
    below = scene.viewer if scene.viewer >= 0 else len(scene.seats) - 1
    above = 1 - below
    parts: list[RenderableType] = [
        _heading(scene, words),
        _name_line(scene, words, above),
        *_hand(scene, words, above),
        _expeditions(scene, words, above),
        Rule(style=_QUIET),
        _piles(scene, words),
        Rule(style=_QUIET),
        _expeditions(scene, words, below),
        _name_line(scene, words, below),
        *_hand(scene, words, below),
        *_draw_line(scene, words),
    ]
    return Group(*(_narrow(part) for part in parts))


def status(scene: Scene, words: Words) -> str:
    view, names = scene.view, scene.names(words)
    actor = view["actor"]
    who = "you" if actor == scene.viewer else "other"
    return words(f"phase-{view['phase']}", seat=who, name=names[actor] if actor >= 0 else "")


def _narrow(part: RenderableType) -> RenderableType:
    """At most 80 cells, on wide terminals too: columns that are far apart are hard to read."""
    frame = Table.grid()
    frame.add_column(width=WIDTH)
    frame.add_row(part)
    return frame


def _heading(scene: Scene, words: Words) -> RenderableType:
    view = scene.view
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    title = Text(isolated(words(game_key(scene.game))), "bold")
    number = isolated(words("board-round", round=view["round"], rounds=view["rounds"]))
    deck = Text(isolated(words("board-deck", cards=view["deck"])), _deck_style(view["deck"]))
    line.add_row(Text.assemble(title, ("  " + number, _QUIET)), deck)
    return line


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


def _columns(scene: Scene) -> Table:
    """A label, then a column a colour."""
    colours = len(scene.view["piles"])
    table = Table.grid()
    table.add_column(width=LABEL, style=_LABEL_STYLE, no_wrap=True)
    for _ in range(colours):
        table.add_column(width=_column_width(scene), no_wrap=True)
    return table


def _column_width(scene: Scene) -> int:
    return min(MOST_IN_COLUMN, (WIDTH - LABEL) // len(scene.view["piles"]))


def _expeditions(scene: Scene, words: Words, seat: int) -> Table:
    """The cards of each expedition, and below them what it is worth."""
    laid: Mapping[str, Any] = scene.view["seats"][seat]["expeditions"]
    table = _columns(scene)
    width = _column_width(scene) - 1
    strips = [strip(colour, each["cards"], width, words) for colour, each in laid.items()]
    for line in range(max(1, *map(len, strips))):
        table.add_row("", *(each[line] if line < len(each) else "" for each in strips))
    table.add_row("", *(worth(each, words) for each in laid.values()))
    return table


def _piles(scene: Scene, words: Words) -> Table:
    """The discards, the names of the colours, and what can be taken."""
    table = _columns(scene)
    piles: Mapping[str, Any] = scene.view["piles"]
    label = isolated(words("board-discards"))
    table.add_row(label, *(_pile(pile, words) for pile in piles.values()))
    names = (isolated(words("colour-name", colour=colour)) for colour in piles)
    table.add_row("", *(Text(f" {name}", _QUIET) for name in names))
    numbers = _numbers(scene, "take", "colour")
    if numbers:
        cells = (_number(numbers.get(colour), words) for colour in piles)
        table.add_row(isolated(words("board-take")), *cells)
    return table


def _pile(pile: Mapping[str, Any], words: Words) -> Text:
    if not pile["top"]:
        return Text(" ·", _QUIET)
    below = pile["size"] - 1
    more = f" +{words.number(below)}" if below else ""
    return Text.assemble(card(pile["top"], words), (more, _QUIET))


# The hand, and what can be done with it


def _hand(scene: Scene, words: Words, seat: int) -> Iterator[Table]:
    """The cards that this viewer may see, with the numbers of what can be done with them."""
    cards = scene.view["seats"][seat]["hand"]
    table = Table.grid()
    table.add_column(width=LABEL, style=_LABEL_STYLE, no_wrap=True)
    for _ in cards:
        table.add_column(width=CARD, no_wrap=True)
    table.add_row(isolated(words("board-hand")), *(card(each, words) for each in cards))
    for verb in ("play", "discard"):
        numbers = _numbers(scene, verb, "card")
        if numbers and seat == scene.viewer:
            cells = (_number(numbers.get(each), words) for each in cards)
            table.add_row(isolated(words(f"board-{verb}")), *cells)
    if cards:
        yield table


def _draw_line(scene: Scene, words: Words) -> Iterator[Table]:
    """The number to type for drawing from the deck."""
    numbers = _numbers(scene, "draw", "")
    table = Table.grid()
    table.add_column(width=LABEL, style=_LABEL_STYLE, no_wrap=True)
    table.add_column(width=4)
    table.add_column(style=_LABEL_STYLE)
    label, source = (isolated(words(f"board-{key}")) for key in ("draw", "from-deck"))
    table.add_row(label, _number(numbers.get(""), words), source)
    if numbers:
        yield table


def _numbers(scene: Scene, verb: str, piece: str) -> dict[str, int]:
    """The numbers to type for a verb, by what it is done to."""
    return {
        choice.pieces.get(piece, ""): number
        for number, choice in enumerate(scene.now.choices, 1)
        if choice.pieces["verb"] == verb
    }


def _number(number: int | None, words: Words) -> Text:
    if number is None:
        return Text(" ·", _QUIET)
    return Text(f" {words.number(number)}", _NUMBER_STYLE)
