"""`fernweh games`: what games there are, and what can be chosen in one of them."""

from typing import Annotated

import typer
from rich.table import Table

from fernweh.cli.catalogue import allowed, game_key, game_named, named_values
from fernweh.cli.speech import Voice, isolated
from fernweh.games import CATALOGUE, load

WIDTH = 40  # of the last column


def games(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-games-game")] = "",
) -> None:
    voice: Voice = ctx.obj
    voice.out.print(options_table(voice, game_named(game)) if game else games_table(voice))


def games_table(voice: Voice) -> Table:
    table = _table(voice, "games-name", "games-title", "games-players", "games-about")
    for listing in CATALOGUE.values():
        key = game_key(listing.name)
        players = ", ".join(voice.words.number(n) for n in listing.seats)
        about = voice.block(voice.words(f"{key}.about"), WIDTH)
        table.add_row(listing.name, isolated(voice.words(key)), players, about)
    return table


def options_table(voice: Voice, game: str) -> Table:
    """The options of a game, as `--option name=value` takes them."""
    options, voice = load(game).Options, voice.about(game)
    table = _table(voice, "games-option", "games-allowed", "games-default", "games-meaning")
    for name, default in zip(options.__struct_fields__, options.__struct_defaults__, strict=True):
        meaning = voice.block(_meaning(voice, name, named_values(options, name)), WIDTH)
        typed = str(default).lower()  # as one types it: true, false
        table.add_row(name, allowed(options, name), typed, meaning)
    return table


def _meaning(voice: Voice, option: str, values: tuple[str, ...]) -> str:
    """What the option is for, and below it what the names mean that one types."""
    words = voice.words
    named = {each: words.value(each) for each in values}
    told = (
        words("games-value", value=each, meaning=meaning)
        for each, meaning in named.items()
        if meaning.lower() != each
    )
    return "\n".join((words(f"option-{option}"), *told))


def _table(voice: Voice, *headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in headings:
        table.add_column(isolated(voice.words(heading)), overflow="fold")
    table.columns[0].style = "cyan"
    table.columns[0].no_wrap = True
    return table
