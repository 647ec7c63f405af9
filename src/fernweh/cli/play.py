"""`fernweh play`: a match at this terminal."""

import signal
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fernweh.cli.catalogue import game_named, options_of
from fernweh.cli.lone_answers import LoneAnswers
from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.play.match import Match


def play(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")] = "",
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help="help-play-bot")] = "greedy",
    seats: Annotated[str, typer.Option("--seats", metavar="A,B", help="help-play-seats")] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="help-option")
    ] = None,
    record: Annotated[str, typer.Option("--record", metavar="FILE", help="help-record")] = "",
    resume: Annotated[str, typer.Option("--resume", metavar="FILE", help="help-play-resume")] = "",
    hints: Annotated[bool, typer.Option("--hints", help="help-play-hints")] = False,
    decline: Annotated[
        LoneAnswers, typer.Option("--decline", metavar="WHEN", help="help-play-decline")
    ] = LoneAnswers.ASK,
) -> None:
    voice: Voice = ctx.obj
    if resume:
        match, path = _resumed(voice, Path(resume))
    elif game:
        match, path = _begun(voice, game_named(game), seats, bot, option or [], record)
    else:
        raise Fault("argument-missing", argument="GAME")
    named = {bot} if resume else {who.bot for who in match.now.seated()}
    _run(voice, match, path, hints, decline, named)


def _begun(
    voice: Voice, game: str, seats: str, bot: str, option: list[str], record: str
) -> "tuple[Match, Path]":
    from fernweh.cli.first_start import warm
    from fernweh.cli.records import path_for
    from fernweh.cli.seats import players_of
    from fernweh.play.party import begin

    path = path_for(game, record)
    players, options = players_of(seats, bot, voice), options_of(game, option)
    warm(voice, game)
    return begin(game, players, options), path


def _resumed(voice: Voice, path: Path) -> "tuple[Match, Path]":
    from fernweh.cli.records import resumed

    return resumed(path), path


def _run(
    voice: Voice,
    match: "Match",
    path: Path,
    hints: bool,
    decline: LoneAnswers,
    named: Collection[str],
) -> None:
    """Play to the end, or keep what there is for later."""
    from fernweh.cli.conversation import Left
    from fernweh.cli.table import TerminalTable

    _leave_politely()
    table = TerminalTable(voice.about(match.header.game), match, path, named)
    table.make_ready(hints)
    for person in table.people.values():
        person.declines = decline
    try:
        table.play()
    except Left:
        voice.out.print()
    else:
        table.finish()
    table.save()


def _leave_politely() -> None:
    """A closed terminal and a polite kill end a match as Ctrl-C does."""
    with suppress(ImportError):
        import readline  # noqa: F401  # arrow keys and history at the prompt
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _interrupt)


def _interrupt(number: int, frame: Any) -> None:
    raise KeyboardInterrupt
