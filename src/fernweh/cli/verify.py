"""`fernweh verify`: whether a record holds, what that proves, and what not."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fernweh.cli.catalogue import game_key
from fernweh.cli.command_group import FAILED
from fernweh.cli.scene import name_of
from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.play.verify import Report


def verify(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="help-file")],
    server_key: Annotated[
        str, typer.Option("--server-key", metavar="HEX", help="help-verify-server-key")
    ] = "",
) -> None:
    from fernweh.play.verify import verify as check

    voice: Voice = ctx.obj
    if server_key and not re.fullmatch("[0-9a-fA-F]{64}", server_key):
        raise Fault("bad-key", given=server_key[:70])
    try:
        report = check(Path(file), server_key.lower())
    except Fault as fault:
        voice.complain(fault)
        raise typer.Exit(FAILED) from None
    tell(voice.about(report.game), report)


def tell(voice: Voice, report: "Report") -> None:
    """What was checked; then, each by itself: chance, whose the moves are, the server's word."""
    voice.say("verify-sound", "bold green")
    title, version = voice.text(game_key(report.game)), report.rules_version
    voice.say("verify-match", title=title, version=version, players=players(voice, report))
    voice.say("verify-checked", "bold")
    for sentence in _checked(voice, report):
        voice.out.print(voice.line(sentence, indent=2))
    _tell_moves(voice, report)
    _tell_word(voice, report)
    if report.chance != "proved":
        voice.say("verify-running")
        return
    _tell_proof(voice, report)


def players(voice: Voice, report: "Report") -> str:
    """`Ada, Greedy bot`."""
    return voice.words.listed([name_of(each, voice.words) for each in report.seats])


def _checked(voice: Voice, report: "Report") -> Iterator[str]:
    words = voice.words
    yield words("verify-seals")
    if report.origin is not None:
        yield words("verify-origin", n=report.origin.n, id=report.origin.id)
    yield words("verify-moves", actions=report.actions)
    yield words("verify-chances", draws=report.draws)
    if report.chance == "proved":
        yield words("verify-picks")
    if report.result is not None:
        yield words("verify-score", scores=_scores(voice, report))
        yield _result(voice, report)


def _scores(voice: Voice, report: "Report") -> str:
    assert report.result is not None
    words, pairs = voice.words, zip(report.seats, report.result.scores, strict=True)
    return words.listed([words("score", name=name_of(who, words), points=n) for who, n in pairs])


def _result(voice: Voice, report: "Report") -> str:
    assert report.result is not None
    places, key = report.result.places, f"result-{report.result.by}"
    if places.count(1) > 1:
        return voice.words(key, winner="nobody", name="", seats=len(places))
    winner = name_of(report.seats[places.index(1)], voice.words)
    return voice.words(key, winner="other", name=winner, seats=len(places))


def _tell_moves(voice: Voice, report: "Report") -> None:
    """Whose each seat's moves are, with its key; and what rests on the host's word."""
    names = {who.seat: name_of(who, voice.words) for who in report.seats}
    voice.say("verify-who", "bold")
    for each in report.moves:
        said = voice.words("verify-seat", by=each.by, name=names[each.seat], n=each.since)
        voice.out.print(voice.line(said, indent=2))
        if each.key:
            voice.out.print(f"    {each.key}", style="dim", soft_wrap=True)
    if any(each.by in ("signed", "since") for each in report.moves):
        voice.say("verify-keys", "dim")
    if report.words:
        voice.say("verify-words", "bold")
    for word in report.words:
        said = voice.words("verify-word", kind=word.kind, name=names[word.seat], n=word.n)
        voice.out.print(voice.line(said, indent=2))


def _tell_word(voice: Voice, report: "Report") -> None:
    pinned = "yes" if report.pinned else "no"
    voice.say("verify-server", "bold", pinned=pinned if report.server else "none")
    if report.server:
        voice.out.print(f"  {report.server}", soft_wrap=True)


def _tell_proof(voice: Voice, report: "Report") -> None:
    voice.say("verify-proves", "bold")
    voice.say("verify-proves-text")
    voice.say("verify-proves-not", "bold")
    voice.say("verify-proves-not-foresee")
    voice.say("verify-proves-not-alone")
    voice.out.print(f"  {report.commitment}", soft_wrap=True)
