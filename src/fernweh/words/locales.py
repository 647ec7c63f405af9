"""Reads the Fluent files of a language: what is general, the command line's, and one game's.

What a game says of itself is in its own folder. Of every game's file the title is read always.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from fernweh.games import CATALOGUE
from fernweh.words.numerals import shielded

COMMON = ("general", "cli", "bench", "arena", "server")
PAGE = ("web", "table", "pad", "learn", "people", "clubs")  # what only the page in the browser says
_FUNCTIONS: dict[str, Any] = {"VERBATIM": shielded}
_TITLE = re.compile(r"^game-.*\n(?: .*\n)*", re.MULTILINE)


@cache
def bundle(lang: str, game: str | None, rooms: tuple[str, ...] = ()) -> FluentBundle:
    """All texts of a language that the terminal needs beside one game, or beside none.

    The game's come last and win: a game may say in its own words what is said of all.
    """
    found = FluentBundle([lang], functions=_FUNCTIONS)
    found.add_resource(titles(lang))
    for name in (*COMMON, *rooms, *([game] if game else [])):
        found.add_resource(resource(lang, name), allow_overrides=True)
    return found


@cache
def resource(lang: str, name: str) -> Resource:
    return FluentResource(_text(lang, name))


@cache
def titles(lang: str) -> Resource:
    """`game-…` of each game: whoever asks for one title need not read five files."""
    found = (_TITLE.search(_text(lang, game)) for game in CATALOGUE)
    return FluentResource("".join(title[0] for title in found if title))


def _text(lang: str, name: str) -> str:
    if name in CATALOGUE:
        return (CATALOGUE[name].folder / "locales" / f"{lang}.ftl").read_text("utf-8")
    return files("fernweh").joinpath("locales", lang, f"{name}.ftl").read_text("utf-8")
