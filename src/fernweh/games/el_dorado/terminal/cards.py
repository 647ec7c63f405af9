"""Cards, market and hand of El Dorado in the terminal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.style import Style
from rich.table import Table
from rich.text import Text

from fernweh.games.el_dorado.terminal.chart import INK, PAPER
from fernweh.cli.boards.frame import NUMBER, QUIET, columns, number
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated
from fernweh.words import Words

LABEL, CARD = 12, 15  # cells
PER_ROW = 6
GREEN, YELLOW, BLUE, WHITE, PURPLE = (
    Style(color=PAPER, bgcolor="#3F8A3F"),
    Style(color=INK, bgcolor="#F2C14E"),
    Style(color=PAPER, bgcolor="#2C76BE"),
    Style(color=INK, bgcolor="#F1F4F6"),
    Style(color=PAPER, bgcolor="#6A3FA0"),
)
SHOWN = {  # colour, and what the card shows
    "explorer": (GREEN, "M1"), "traveler": (YELLOW, "C1"), "sailor": (BLUE, "P1"),
    "scout": (GREEN, "M2"), "trailblazer": (GREEN, "M3"), "jack-of-all-trades": (WHITE, "*1"),
    "photographer": (YELLOW, "C2"), "treasure-chest": (YELLOW, "C4×"), "pioneer": (GREEN, "M5"),
    "giant-machete": (GREEN, "M6×"), "captain": (BLUE, "P3"), "journalist": (YELLOW, "C3"),
    "millionaire": (YELLOW, "C4"), "adventurer": (WHITE, "*2"), "prop-plane": (WHITE, "*4×"),
    "transmitter": (PURPLE, "×"), "cartographer": (PURPLE, "+2"), "compass": (PURPLE, "+3×"),
    "scientist": (PURPLE, "+1"), "travel-log": (PURPLE, "+2×"), "native": (PURPLE, "→"),
}  # fmt: skip
# What can be done with a card of the hand, in the order of the lines
VERBS = ("move", "coin", "act", "pay", "remove", "replace", "save", "discard")
SYMBOLS = ("machete", "paddle", "coin")


def card(name: str, words: Words) -> Text:
    """`scout M2` on its colour."""
    style, shows = SHOWN[name]
    return Text.assemble((f" {isolated(words('card-short', card=name))} {shows} ", style))


# Market and reserve


def market(scene: Scene, words: Words) -> Iterator[Table]:
    """The slots, and in two lines the reserve, with prices and what is left."""
    piles: Sequence[Mapping[str, Any]] = scene.view["market"]
    numbers = _numbers(scene, "buy") | _numbers(scene, "take")
    slots = [pile for pile in piles if pile["slot"]]
    reserve = [pile for pile in piles if not pile["slot"] and pile["left"]]
    yield from _piles(words("board-market"), slots, numbers, words)
    label = "board-open" if scene.view["vacant"] else "board-closed"
    yield from _piles(words("board-reserve"), reserve, numbers, words, words(label))


def _piles(
    label: str,
    piles: Sequence[Mapping[str, Any]],
    numbers: Mapping[str, int],
    words: Words,
    second: str = "",
) -> Iterator[Table]:
    table = columns(PER_ROW, CARD + 2, LABEL)
    for start in range(0, len(piles), PER_ROW):
        row = piles[start : start + PER_ROW]
        table.add_row(isolated(label if start == 0 else ""), *(card(p["card"], words) for p in row))
        told = isolated(second if start == 0 else "")
        table.add_row(told, *(_price(pile, numbers, words) for pile in row))
    if piles:
        yield table


def _price(pile: Mapping[str, Any], numbers: Mapping[str, int], words: Words) -> Text:
    """`2¢ ×3`, and the number to type."""
    style = "" if pile["for_sale"] else QUIET
    told = Text(f" {words.number(pile['price'])}¢ ×{words.number(pile['left'])} ", style)
    if pile["card"] in numbers:
        told.append(f" {words.number(numbers[pile['card']])}", NUMBER)
    return told


# The hand


def hand(scene: Scene, words: Words) -> Iterator[Table]:
    """The viewer's cards, one column a kind, and a line for each thing that can be done."""
    if scene.viewer < 0:
        return
    cards = scene.view["seats"][scene.viewer]["hand"]
    saved = [name for name in _numbers(scene, "save") if name not in cards]
    kinds = list(dict.fromkeys([*cards, *saved]))
    for start in range(0, len(kinds), PER_ROW):
        yield _columns(scene, kinds[start : start + PER_ROW], cards, words)


def _columns(scene: Scene, kinds: list[str], cards: list[str], words: Words) -> Table:
    table = columns(len(kinds), CARD + 2, LABEL)
    counted = (_counted(kind, cards.count(kind), words) for kind in kinds)
    table.add_row(isolated(words("board-hand")), *counted)
    for verb in VERBS:
        for symbol in SYMBOLS if verb == "move" else ("",):
            numbers = _numbers(scene, verb, symbol)
            if any(kind in numbers for kind in kinds):
                label = isolated(words("label", verb=verb, symbol=symbol or "none"))
                table.add_row(label, *(number(numbers.get(kind), words) for kind in kinds))
    return table


def _counted(kind: str, copies: int, words: Words) -> Text:
    face = card(kind, words)
    return face.append(f" ×{words.number(copies)}", "bold") if copies > 1 else face


def _numbers(scene: Scene, verb: str, symbol: str = "") -> dict[str, int]:
    """The numbers to type for a verb, by card."""
    return {
        choice.pieces["card"]: number
        for number, choice in scene.numbered.items()
        if choice.pieces["verb"] == verb and choice.pieces.get("symbol", "") == symbol
    }
