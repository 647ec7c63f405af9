"""`fernweh hint`: the best moves at one point of a recorded match."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fernweh.cli.numbers import decimal, whole
from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.play.match import Match
    from fernweh.play.moment import Moment

LONGEST = 60.0


def hint(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="RECORD", help="help-file")],
    at: Annotated[str, typer.Option("--at", metavar="N", help="help-hint-at")] = "",
    time: Annotated[str, typer.Option("--time", metavar="SECONDS", help="help-hint-time")] = "1",
) -> None:
    from fernweh.cli.hints import tell_hints
    from fernweh.cli.scene import name_of
    from fernweh.play.archive import load

    voice: Voice = ctx.obj
    seconds = decimal(time, 0.01, LONGEST)
    match = load(Path(file))
    moment = _moment(match, at)
    voice.about(match.header.game)
    name = name_of(moment.seated()[moment.actor], voice.words)
    voice.say("hint-title", "bold", name=name)
    tell_hints(voice, moment.game.seen_by(moment.actor), seconds)


def _moment(match: "Match", at: str) -> "Moment":
    """After entry `at`, or the last one at which somebody had a move."""
    if at:
        moment = match.moments[whole(at, 0, match.n)]
    else:
        moment = next((each for each in reversed(match.moments) if each.actor >= 0), match.now)
    if moment.actor < 0:
        raise Fault("hint-nobody")
    return moment
