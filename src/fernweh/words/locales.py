"""Reads the Fluent files of a language: what is general, the command line's, and one game's."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

COMMON = ("general", "cli", "bench", "arena", "server")
PAGE = ("web", "table", "pad", "learn")  # what only the page in the browser says


@cache
def bundle(lang: str, game: str | None, rooms: tuple[str, ...] = ()) -> FluentBundle:
    """All texts of a language that the terminal needs beside one game, or beside none.

    The game's come last and win: a game may say in its own words what is said of all.
    """
    found = FluentBundle([lang])
    for name in (*COMMON, *rooms, *([game] if game else [])):
        found.add_resource(resource(lang, name), allow_overrides=True)
    return found


@cache
def resource(lang: str, name: str) -> Resource:
    text = files("fernweh").joinpath("locales", lang, f"{name}.ftl").read_text("utf-8")
    return FluentResource(text)
