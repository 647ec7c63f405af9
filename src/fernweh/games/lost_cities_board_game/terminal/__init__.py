"""The board of Lost Cities: The Board Game, drawn from a view: paths, discards, players.

A path is a line of nine stones with a bridge after the sixth. On a stone lie its tile and letters
for the explorers there: n, e, s and w are the seats, a capital is a researcher. Every colour has
its letter too, so the board is read without colours. In Persian each word is isolated by itself:
the columns stay where they are, whatever a terminal does with words.
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
from fernweh.cli.boards.cards import SUITS, card
from fernweh.cli.catalogue import game_key
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated, tidied
from fernweh.words import Words

__all__ = ["draw", "spelled_out", "status"]

WIDTH = 78
LABEL = 10
COLUMN = 13  # cells for a row of cards
CARD = 8  # cells for a card of the hand
NEARLY_OUT = 8  # cards in the deck
LAST_BUT_ONE = 4  # explorers across bridges: one more, and it is over
FACE_DOWN = -1

_LABEL_STYLE, _NUMBER_STYLE, _QUIET, _ALARM = "dim", "bold cyan", "dim", "bold red"


def draw(scene: Scene, words: Words) -> RenderableType:
    """The whole table: the board, the discards, the others in their order, the viewer below."""
    seats = len(scene.seats)
    last = scene.viewer if scene.viewer >= 0 else seats - 1
    parts: list[RenderableType] = [_heading(scene, words), paths(scene, words), legend(words)]
    parts += [Rule(style=_QUIET), _piles(scene, words), Rule(style=_QUIET)]
    for step in range(1, seats + 1):
        seat = (last + step) % seats
        parts += [_name_line(scene, words, seat), _rows(scene, words, seat)]
        parts += _hand(scene, words, seat)
    parts += _choices(scene, words)
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
    """The title and the expedition; below, how near its two ends are."""
    view = scene.view
    facts = {name: view[name] for name in ("expedition", "expeditions")}
    title = Text(isolated(words(game_key(scene.game))), "bold")
    number = Text(isolated(words("board-expedition", **facts)), _QUIET)
    crossed = isolated(words("board-crossed", crossed=view["crossed"]))
    deck = isolated(words("board-deck", cards=view["deck"]))
    ends = (
        Text(crossed, _ALARM if view["crossed"] == LAST_BUT_ONE else ""),
        Text(deck, _ALARM if 0 < view["deck"] <= NEARLY_OUT else ""),
    )
    return Group(_two_sides(title, number), _two_sides(*ends))


def _two_sides(left: Text, right: Text) -> Table:
    """Something on the left, which may be cut short, and something on the right."""
    table, needed = Table.grid(), cell_len(right.plain)
    table.add_column(width=WIDTH - needed - 2, no_wrap=True, overflow="ellipsis")
    table.add_column(width=needed + 2, justify="right", no_wrap=True)
    table.add_row(left, right)
    return table


# The discards


def _columns(cells: int, width: int) -> Table:
    """A label, then so many columns."""
    table = Table.grid()
    table.add_column(width=LABEL, style=_LABEL_STYLE, no_wrap=True)
    for _ in range(cells):
        table.add_column(width=width, no_wrap=True)
    return table


def _piles(scene: Scene, words: Words) -> Table:
    """The names of the colours, the discards, and what can be taken."""
    piles: Mapping[str, Any] = scene.view["piles"]
    table = _columns(len(piles), COLUMN)
    names = (isolated(words("colour-name", colour=colour)) for colour in piles)
    table.add_row("", *(Text(f" {name}", _QUIET) for name in names))
    label = isolated(words("board-discards"))
    table.add_row(label, *(_pile(pile, words) for pile in piles.values()))
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
    return _two_sides(name, Text(isolated(words("board-summary", **facts))))


def _rows(scene: Scene, words: Words, seat: int) -> Table:
    """The cards of each row: if they are too many, the last of them."""
    rows: Mapping[str, Any] = scene.view["seats"][seat]["rows"]
    table = _columns(len(rows), COLUMN)
    table.add_row("", *(_row(colour, row["cards"], words) for colour, row in rows.items()))
    return table


def _row(colour: str, values: Sequence[str], words: Words) -> Text:
    if not values:
        return Text(" ·", _QUIET)
    pieces = [f" {tidied(words('rank', rank=value))}" for value in values]
    if cell_len("".join(pieces)) > COLUMN - 2:
        while cell_len("".join(pieces)) > COLUMN - 4:
            pieces.pop(0)
        pieces.insert(0, " …")
    return Text.assemble((f"{''.join(pieces)} ", SUITS[colour]))


# The hand, and what can be done with it


def _hand(scene: Scene, words: Words, seat: int) -> Iterator[Table]:
    """The cards that this viewer may see, with the numbers of what can be done with them."""
    cards = scene.view["seats"][seat]["hand"]
    table = _columns(len(cards), CARD)
    table.add_row(isolated(words("board-hand")), *(card(each, words) for each in cards))
    for verb in ("play", "discard"):
        numbers = _numbers(scene, verb, "card")
        if numbers and seat == scene.viewer:
            cells = (_number(numbers.get(each), words) for each in cards)
            table.add_row(isolated(words(f"board-{verb}")), *cells)
    if cards:
        yield table


def _choices(scene: Scene, words: Words) -> Iterator[Table]:
    """The numbers to type for what is done to no card and no path."""
    lines = [("draw", number, "board-from-deck") for number in _numbers(scene, "draw", "").values()]
    lines += [("decline", number, "") for number in _numbers(scene, "decline", "").values()]
    for verb, number, key in lines:
        yield _choice(isolated(words(f"board-{verb}")), number, words(key) if key else "", words)
    for piece, number in _numbers(scene, "send", "piece").items():
        yield _choice(isolated(words("board-send")), number, words("piece", piece=piece), words)


def _choice(label: str, number: int, what: str, words: Words) -> Table:
    table = Table.grid()
    table.add_column(width=LABEL, style=_LABEL_STYLE, no_wrap=True)
    table.add_column(width=4)
    table.add_column(style=_LABEL_STYLE)
    table.add_row(label, _number(number, words), isolated(what))
    return table


def _numbers(scene: Scene, verb: str, piece: str) -> dict[str, int]:
    """The numbers to type for a verb, by what it is done to."""
    return {
        choice.pieces.get(piece, ""): number
        for number, choice in scene.numbered.items()
        if choice.pieces["verb"] == verb
    }


def _number(number: int | None, words: Words) -> Text:
    if number is None:
        return Text(" ·", _QUIET)
    return Text(f" {words.number(number)}", _NUMBER_STYLE)
