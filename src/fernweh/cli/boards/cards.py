"""Cards, piles and expeditions as coloured text, each colour with its letter."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.style import Style
from rich.table import Table
from rich.text import Text

from fernweh.cli.boards.frame import QUIET, columns, number, numbers
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated, tidied
from fernweh.words import Words

IN_HAND = 8  # cells for a card of the hand

_INK, _PAPER = "#22303A", "#FFFFFF"

SUITS = {
    "yellow": Style(color=_INK, bgcolor="#F0B429"),  # desert
    "blue": Style(color=_PAPER, bgcolor="#1F78C8"),  # sea
    "white": Style(color=_INK, bgcolor="#F1F4F6"),  # Himalaya
    "green": Style(color=_INK, bgcolor="#6DB37A"),  # rainforest
    "red": Style(color=_PAPER, bgcolor="#A61C1C"),  # volcano
    "purple": Style(color=_PAPER, bgcolor="#4A2C7A"),  # moon
}


def card(name: str, words: Words) -> Text:
    """`R7` on its colour."""
    colour, rank = name.split("-")
    face = words("letter", colour=colour) + words("rank", rank=rank)
    return Text.assemble((f" {isolated(face)} ", SUITS[colour]))


def strip(colour: str, ranks: Sequence[str], width: int, words: Words) -> list[Text]:
    """The cards of an expedition as lines that are no wider than `width`."""
    if not ranks:
        return [Text(" ·", "dim")]
    lines = [""]
    for rank in ranks:
        piece = f" {tidied(words('rank', rank=rank))}"
        if cell_len(lines[-1]) + cell_len(piece) + 1 > width:
            lines.append("")
        lines[-1] += piece
    return [Text.assemble((f"{line} ", SUITS[colour])) for line in lines]


def worth(expedition: Mapping[str, Any], words: Words) -> Text:
    """What it is worth as it lies: red below zero."""
    points = expedition["points"]
    if not expedition["cards"]:
        return Text()
    return Text(f" {words.number(points)}", "bold red" if points < 0 else "bold")


def pile(cards: Mapping[str, Any], words: Words) -> Text:
    """The uppermost card of a pile, and how many are below it."""
    if not cards["top"]:
        return Text(" ·", QUIET)
    below = cards["size"] - 1
    more = f" +{words.number(below)}" if below else ""
    return Text.assemble(card(cards["top"], words), (more, QUIET))


def hand(scene: Scene, words: Words, seat: int) -> Iterator[Table]:
    """The cards that this viewer may see, with the numbers of what can be done with them."""
    cards = scene.view["seats"][seat]["hand"]
    table = columns(len(cards), IN_HAND)
    table.add_row(isolated(words("board-hand")), *(card(each, words) for each in cards))
    for verb in ("play", "discard"):
        typed = numbers(scene, verb, "card")
        if typed and seat == scene.viewer:
            cells = (number(typed.get(each), words) for each in cards)
            table.add_row(isolated(words(f"board-{verb}")), *cells)
    if cards:
        yield table
