"""Cards and expeditions as coloured text, each colour with its letter."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from fernweh.cli.speech import isolated, tidied
from fernweh.words import Words

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
