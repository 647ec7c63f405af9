"""The board of Lost Cities: The Board Game, drawn from a view: paths, discards, players.

A path is a line of nine stones with a bridge after the sixth. On a stone lie its tile and letters
for the explorers there: n, e, s and w are the seats, a capital is a researcher. Every colour has
its letter too, so the board is read without colours.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fernweh.games.lost_cities_board_game.terminal.paths import legend, mark, paths
from fernweh.games.lost_cities_board_game.terminal.typed import spelled_out
from fernweh.cli.boards.cards import SUITS, hand, pile
from fernweh.cli.boards.frame import (
    QUIET, choice, columns, narrowed, number, numbers, order, status, title, two_sides,
)  # fmt: skip
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated, tidied
from fernweh.words import Words

COLUMN = 13  # cells for a row of cards
NEARLY_OUT = 8  # cards in the deck
LAST_BUT_ONE = 4  # explorers across bridges: one more, and it is over
FACE_DOWN = -1

_ALARM = "bold red"


def draw(scene: Scene, words: Words) -> RenderableType:
    """The whole table: the board, the discards, the others in their order, the viewer below."""
    parts: list[RenderableType] = [_heading(scene, words), paths(scene, words), legend(words)]
    parts += [Rule(style=QUIET), _piles(scene, words), Rule(style=QUIET)]
    for seat in order(scene):
        parts += [_name_line(scene, words, seat), _rows(scene, words, seat)]
        parts += hand(scene, words, seat)
    parts += _choices(scene, words)
    return narrowed(parts)


def _heading(scene: Scene, words: Words) -> RenderableType:
    """The title and the expedition; below, how near its two ends are."""
    view = scene.view
    facts = {name: view[name] for name in ("expedition", "expeditions")}
    expedition = Text(isolated(words("board-expedition", **facts)), QUIET)
    crossed = isolated(words("board-crossed", crossed=view["crossed"]))
    deck = isolated(words("board-deck", cards=view["deck"]))
    ends = (
        Text(crossed, _ALARM if view["crossed"] == LAST_BUT_ONE else ""),
        Text(deck, _ALARM if 0 < view["deck"] <= NEARLY_OUT else ""),
    )
    return Group(two_sides(title(scene, words), expedition), two_sides(*ends))


# The discards


def _piles(scene: Scene, words: Words) -> Table:
    """The names of the colours, the discards, and what can be taken."""
    piles: Mapping[str, Any] = scene.view["piles"]
    table = columns(len(piles), COLUMN)
    names = (isolated(words("colour-name", colour=colour)) for colour in piles)
    table.add_row("", *(Text(f" {name}", QUIET) for name in names))
    label = isolated(words("board-discards"))
    table.add_row(label, *(pile(each, words) for each in piles.values()))
    typed = numbers(scene, "take", "colour")
    if typed:
        cells = (number(typed.get(colour), words) for colour in piles)
        table.add_row(isolated(words("board-take")), *cells)
    return table


# A player's side


def _name_line(scene: Scene, words: Words, seat: int) -> RenderableType:
    """Who it is, with the letter of the explorers, and the score; a mark where it is their turn."""
    side, turns = scene.view["seats"][seat], scene.view["actor"] == seat
    points = "hidden" if side["points"] == FACE_DOWN else side["points"]
    facts = {"hand": side["hand_size"], "artifacts": side["artifacts"]}
    facts |= {"standing": side["standing"], "points": points}
    called = isolated(scene.names(words)[seat])
    name = Text.assemble("▸ " if turns else "  ", mark(side["name"]), " ", called)
    name.stylize("bold" if turns else "")
    return two_sides(name, Text(isolated(words("board-summary", **facts))))


def _rows(scene: Scene, words: Words, seat: int) -> Table:
    """The cards of each row: if they are too many, the last of them."""
    rows: Mapping[str, Any] = scene.view["seats"][seat]["rows"]
    table = columns(len(rows), COLUMN)
    table.add_row("", *(_row(colour, row["cards"], words) for colour, row in rows.items()))
    return table


def _row(colour: str, values: Sequence[str], words: Words) -> Text:
    if not values:
        return Text(" ·", QUIET)
    pieces = [f" {tidied(words('rank', rank=value))}" for value in values]
    if cell_len("".join(pieces)) > COLUMN - 2:
        while cell_len("".join(pieces)) > COLUMN - 4:
            pieces.pop(0)
        pieces.insert(0, " …")
    return Text.assemble((f"{''.join(pieces)} ", SUITS[colour]))


def _choices(scene: Scene, words: Words) -> Iterator[Table]:
    """The numbers to type for what is done to no card and no path."""
    for verb, source in (("draw", words("board-from-deck")), ("decline", "")):
        for typed in numbers(scene, verb).values():
            yield choice(words(f"board-{verb}"), typed, source, words)
    for piece, typed in numbers(scene, "send", "piece").items():
        yield choice(words("board-send"), typed, words("piece", piece=piece), words)
