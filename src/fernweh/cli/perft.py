"""`fernweh perft`: how many sequences of actions there are, chance included."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fernweh.cli.catalogue import game_named, options_of
from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.games.game import Game

DEEPEST = 99


def perft(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    depth: Annotated[str, typer.Option("--depth", metavar="N", help="help-perft-depth")] = "3",
    table: Annotated[str, typer.Option("--table", metavar="FILE", help="help-perft-table")] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="help-option")
    ] = None,
) -> None:
    voice: Voice = ctx.obj
    deepest = _depth(depth)
    with voice.out.status(voice.text("perft-counting")):
        position = _position(game_named(game), table, option or [])
        from fernweh.laws.perft import perft as count

        for n in range(1, deepest + 1):
            found = count(position.rules, position.box, position.table, n)
            voice.out.print(f"{voice.words.number(n):>3}  {voice.words.number(found)}")


def _depth(text: str) -> int:
    if not (text.isdecimal() and 1 <= int(text) <= DEEPEST):
        raise Fault("bad-number", given=text[:20], least=1, most=DEEPEST)
    return int(text)


def _position(game: str, table: str, option: list[str]) -> "Game":
    from fernweh.games.game import Game

    options = options_of(game, option)
    if not table:
        return Game(game, **options)
    return Game.from_text(game, Path(table).read_text("utf-8", errors="replace"), **options)
