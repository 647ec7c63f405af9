"""`fernweh watch`: bots play, a person looks on."""

import time
from typing import TYPE_CHECKING, Annotated

import typer

from fernweh.cli.catalogue import game_key, game_named, options_of
from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from pathlib import Path

    from fernweh.cli.person import TerminalPerson
    from fernweh.cli.table import TerminalTable

SLOWEST = 60


def watch(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    seats: Annotated[
        str, typer.Option("--seats", metavar="A,B", help="help-watch-seats")
    ] = "greedy,random",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="help-option")
    ] = None,
    delay: Annotated[
        str, typer.Option("--delay", metavar="SECONDS", help="help-watch-delay")
    ] = "0.5",
    record: Annotated[str, typer.Option("--record", metavar="FILE", help="help-record")] = "",
) -> None:
    from fernweh.cli.records import path_for

    voice: Voice = ctx.obj
    name, pause = game_named(game), _seconds(delay)
    path = path_for(name, record) if record else None
    table = _table(voice, name, seats, option or [], path)
    run(table, pause)
    if path:
        table.save()


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= SLOWEST:
        raise Fault("bad-number", given=text[:20], least=0, most=SLOWEST)
    return seconds


def _table(
    voice: Voice, game: str, seats: str, option: list[str], path: "Path | None"
) -> "TerminalTable":
    from fernweh.cli.first_start import warm
    from fernweh.cli.seats import bots_of
    from fernweh.cli.table import TerminalTable
    from fernweh.play.party import begin

    players, options = bots_of(seats), options_of(game, option)
    warm(voice, game)
    named = [player.bot for player in players]
    table = TerminalTable(voice.about(game), begin(game, players, options), path, named)
    table.make_ready()
    return table


def run(table: "TerminalTable", pause: float) -> None:
    """Where a terminal shows it, the table after every turn; elsewhere the events alone."""
    live = table.voice.out.is_terminal
    _introduce(table.witness)
    while table.match.result is None:
        table.next_turn()
        _show(table.witness, live)
        time.sleep(pause if live else 0)
    _finish(table.witness, live)


def _introduce(witness: "TerminalPerson") -> None:
    voice, names = witness.voice, witness.scene.names(witness.voice.words)
    title = voice.text(game_key(witness.scene.game))
    voice.say("watch-title", "bold", title=title, players=voice.words.listed(names))


def _show(witness: "TerminalPerson", live: bool) -> None:
    if live:
        witness.voice.out.clear()
        witness.draw()
    witness.tell_news()
    witness.forget_news()


def _finish(witness: "TerminalPerson", live: bool) -> None:
    """The last table, and the scoring of every round."""
    if not live:
        witness.draw()
    witness.voice.out.print()
    witness.show_scoring()
