"""`fernweh replay`: a recorded match, step by step."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fernweh.cli.command_group import FAILED
from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.cli.film import Film


def replay(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-file")],
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", help="help-replay-seat")] = "all",
    step: Annotated[bool, typer.Option("--step", help="help-replay-step")] = False,
) -> None:
    voice: Voice = ctx.obj
    film = _film(voice, Path(file), seat)
    voice.about(film.game)
    film.introduce(voice)
    if step or voice.is_live:
        browse(voice, film)
    else:
        film.tell_all(voice)


def _film(voice: Voice, path: Path, seat: str) -> "Film":
    """A record that is damaged fails; a seat that does not exist is wrong usage."""
    from fernweh.cli.film import Film
    from fernweh.play.archive import load

    try:
        match = load(path)
    except Fault as fault:
        voice.complain(fault)
        raise typer.Exit(FAILED) from None
    return Film(match, seat)


def browse(voice: Voice, film: "Film") -> None:
    """Forwards and backwards, as the person types."""
    from fernweh.cli.browser import Browser

    browser = Browser(voice, film)
    browser.show()
    try:
        while browser.listen():
            pass
    except (EOFError, KeyboardInterrupt):
        voice.out.print()
    sys.stdout.flush()
