"""`fernweh rules`: a game's rules, all of them or one paragraph."""

import re
from typing import Annotated

import typer

from fernweh.cli.catalogue import game_named
from fernweh.cli.speech import Voice
from fernweh.games import folder_of
from fernweh.kernel.fault import Fault
from fernweh.words import DEFAULT, in_latin_digits


def rules(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    paragraph: Annotated[
        str, typer.Option("--paragraph", metavar="N", help="help-rules-paragraph")
    ] = "",
) -> None:
    voice: Voice = ctx.obj
    show_rules(voice, game_named(game), paragraph)


def show_rules(voice: Voice, game: str, paragraph: str = "") -> None:
    """All rules of a game, or one paragraph or section of them."""
    from rich.markdown import Markdown

    text = rules_text(game, voice.words.lang)
    voice.show(Markdown(paragraph_of(text, paragraph) if paragraph else text))


def rules_text(game: str, lang: str) -> str:
    """RULES.md in a language."""
    name = "RULES.md" if lang == DEFAULT else f"RULES.{lang}.md"
    return (folder_of(game) / name).read_text("utf-8")


def paragraph_of(text: str, number: str) -> str:
    """`4.4` is that paragraph, with its table; `4` the whole section; a fault if there is none."""
    wanted = re.escape(in_latin_digits(number).strip().removeprefix("§").rstrip("."))
    section = re.search(rf"^## §{wanted} .*?(?=\n## |\Z)", text, re.DOTALL | re.MULTILINE)
    found = section or re.search(
        rf"^§{wanted} .*?(?=\n+§|\n+## |\Z)", text, re.DOTALL | re.MULTILINE
    )
    if found is None:
        raise Fault("no-such-paragraph", paragraph=number[:20])
    return found[0].strip()
