"""Every key that the page asks for is there, in every language; none is there for nothing."""

import re

import pytest

from fernweh.words import LANGUAGES
from fernweh.words.locales import PAGE
from tests.words import source, texts

_SAY = re.compile(r"\bsay\(")
_KEY = re.compile(r"[\"']([a-z][a-z0-9_.-]*)[\"']")


def first_arguments(text: str) -> list[str]:
    """What stands first in each `say(…)`, which may be a choice of two."""
    return [_first(text[found.end() :]) for found in _SAY.finditer(text)]


def _first(text: str) -> str:
    depth = 0
    for at, char in enumerate(text):
        depth += (char in "({[") - (char in ")}]")
        if depth < 0 or (depth == 0 and char == ","):
            return text[:at]
    return text


def asked() -> dict[str, set[str]]:
    """Keys, with the files that ask for them; comparisons within a choice are no keys."""
    found: dict[str, set[str]] = {}
    for path, text in source.page_sources().items():
        for argument in first_arguments(text):
            bare = re.sub(r"[!=]==? *[\"'][^\"']*[\"']", "", argument)
            for key in _KEY.findall(re.sub(r"`[^`]*`", "", bare)):
                found.setdefault(key, set()).add(path)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_page_asks_for_is_there(lang):
    keys = {key for game in texts.GAMES for key in texts.messages(lang, game)}
    missing = {key: where for key, where in asked().items() if key.split(".")[0] not in keys}
    assert missing == {}


@pytest.mark.parametrize("name", PAGE)
def test_what_is_there_is_asked_for(name):
    literals, prefixes = source.page_literals(), source.page_prefixes()
    made = set(source.literals())
    unused = {
        key
        for key in texts.entries("en", name)
        if key not in literals | made
        and not any(key.startswith(each) for each in prefixes)
        and key not in texts.references("en", texts.GAMES[0])
    }
    assert unused == set()
