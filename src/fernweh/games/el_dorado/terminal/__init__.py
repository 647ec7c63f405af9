"""The board of El Dorado, drawn from a view: the map, the market, the players, the hand."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fernweh.games.el_dorado.terminal.cards import LABEL, SHOWN, card, hand, market
from fernweh.games.el_dorado.terminal.chart import WIDEST, draw_map, mark
from fernweh.games.el_dorado.terminal.typed import spelled_out
from fernweh.cli.boards import frame
from fernweh.cli.boards.frame import NUMBER, QUIET, narrowed, order, title, two_sides
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated
from fernweh.words import Words

# Choices that stand nowhere else on the board
LISTED = ("break", "use", "spend", "explore", "stop", "done", "end")


def draw(scene: Scene, words: Words) -> RenderableType:
    """The whole table, in at most 118 cells."""
    parts: list[RenderableType] = [_heading(scene, words), draw_map(scene, words)]
    parts += [Text(isolated(words("board-legend")), QUIET), *_blockades(scene, words)]
    parts += [Rule(style=QUIET), *market(scene, words), Rule(style=QUIET)]
    parts += [_player(scene, words, seat) for seat in order(scene)]
    parts += [*_this_turn(scene, words), *hand(scene, words), *_choices(scene, words)]
    return narrowed(parts, WIDEST)


def status(scene: Scene, words: Words) -> str:
    view = scene.view
    facts = {name: view[name] for name in ("power", "owing")}
    facts |= {"coins": view["coins"] // 2, "half": bool(view["coins"] % 2)}
    return frame.status(scene, words, **facts, symbol=view["symbol"] or "coin")


def _heading(scene: Scene, words: Words) -> Table:
    """The title, the pieces of the map, and the round."""
    view = scene.view
    letters = " ".join(piece["letter"] for piece in view["pieces"])
    left = Text.assemble(title(scene, words), "   ", (letters, QUIET))
    number = words("board-round", round=view["round"], cap=view["cap"])
    return two_sides(left, Text(isolated(number), QUIET), WIDEST)


def _blockades(scene: Scene, words: Words) -> Iterator[Text]:
    """What lies on the lines, between which pieces."""
    told, letters = [], [piece["letter"] for piece in scene.view["pieces"]]
    for line in scene.view["lines"]:
        if line["blockade"]:
            facts = {name: line[name] for name in ("blockade", "asks", "need")}
            between = _between(scene, line, letters)
            told.append(f"{between} {isolated(words('board-line', **facts))}")
    if told:
        yield Text(f"{isolated(words('board-lines'))}  {'   '.join(told)}", "#FF5FD7")


def _between(scene: Scene, line: Mapping[str, Any], letters: list[str]) -> str:
    q, r, _ = line["edges"][0]
    piece = next(s["piece"] for s in scene.view["spaces"] if (s["q"], s["r"]) == (q, r))
    return f"{letters[piece]}│{letters[piece + 1]}"


# The players


def _player(scene: Scene, words: Words, seat: int) -> Table:
    side, turns = scene.view["seats"][seat], scene.view["turn"] == seat
    several = len(side["pawns"]) > 1
    pawns = [mark(side["name"], pawn["number"], several) for pawn in side["pawns"]]
    called = Text(isolated(scene.names(words)[seat]), "bold" if turns else "")
    name = Text.assemble("▸ " if turns else "  ", *pawns, " ", called)
    for token in side["tokens"]:
        name.append(f"  {isolated(words('token', token=token))}", "magenta")
    blockades = " ".join(map(words.number, side["blockades"])) or words.number(0)
    facts = {
        "hand": side["hand_size"],
        "draw": side["draw"],
        "discard": len(side["discard"]),
        "blockades": blockades,
        "steps": side["steps"],
    }
    return two_sides(name, Text(isolated(words("board-summary", **facts))), WIDEST)


def _this_turn(scene: Scene, words: Words) -> Iterator[Table]:
    """What was played and gained in this turn."""
    for name in ("played", "gained"):
        cards = [each for each in scene.view[name] if each in SHOWN]
        if cards:
            table = _labelled()
            faces = [face for each in cards for face in (card(each, words), Text(" "))]
            table.add_row(isolated(words(f"board-{name}")), Text.assemble(*faces))
            yield table


def _labelled() -> Table:
    table = Table.grid()
    table.add_column(width=LABEL, style=QUIET, no_wrap=True)
    table.add_column(width=WIDEST - LABEL)
    return table


def _choices(scene: Scene, words: Words) -> Iterator[Table]:
    """The numbers to type for what stands nowhere else."""
    told = Text()
    for number, choice in scene.numbered.items():
        if choice.pieces["verb"] in LISTED:
            told.append(f"{words.number(number)} ", NUMBER)
            told.append(f"{isolated(words.move(choice.pieces))}   ")
    if told:
        table = _labelled()
        table.add_row(isolated(words("board-choices")), told)
        yield table
