"""What a person may type for a move: `play red-7`, `p r7`, `s r`, `go red`, `no`, `t r`, `draw`.

English words work in every language, and beside them the words of the language itself.
"""

import re
from functools import cache

from fernweh.cli.typed import folded, synonyms
from fernweh.words import DEFAULT, Words

GAME = "lost_cities_board_game"
PLAIN = ("draw", "decline")  # verbs that are done to nothing
TO_COLOUR = ("move", "take")
VERBS = (*PLAIN, *TO_COLOUR, "send", "play", "discard")
COLOURS = ("red", "green", "blue", "yellow", "white")
PIECES = ("adventurer", "researcher")


def spelled_out(typed: str, words: Words) -> str | None:
    """The move in notation, or None."""
    text = folded(typed)
    found = [name for name in _verbs(words.lang) if text == name or text.startswith(f"{name} ")]
    if not found:
        return None
    name = max(found, key=len)
    return _with_object(_verbs(words.lang)[name], text[len(name) :].strip(), words)


def _with_object(verb: str, thing: str, words: Words) -> str | None:
    if verb in PLAIN:
        return verb if not thing else None
    if verb in TO_COLOUR:
        found = _colours(words.lang).get(thing)
    elif verb == "send":
        found = _pieces(words.lang).get(thing)
    else:
        found = _card(thing, words)
    return f"{verb} {found}" if found else None


def _card(thing: str, words: Words) -> str | None:
    """`r7`, `red 7`, `red-7`, `7 red`."""
    for name, colour in _colours(words.lang).items():
        for rest in _without(thing, name):
            value = rest.strip(" -")
            if re.fullmatch(r"[0-9]|10", value):
                return f"{colour}-{value}"
    return None


def _without(thing: str, name: str) -> list[str]:
    """What is left when a colour's name is taken off the front or the end."""
    left = []
    if thing.startswith(name):
        left.append(thing[len(name) :])
    if thing.endswith(f" {name}"):
        left.append(thing[: -len(name)])
    return left


@cache
def _verbs(lang: str) -> dict[str, str]:
    """Every word for a verb."""
    words = Words(lang, GAME)
    return {name: verb for verb in VERBS for name in synonyms(f"typed-{verb}", words)}


@cache
def _pieces(lang: str) -> dict[str, str]:
    """Every word for an explorer."""
    words = Words(lang, GAME)
    return {name: piece for piece in PIECES for name in synonyms(f"typed-{piece}", words)}


@cache
def _colours(lang: str) -> dict[str, str]:
    """Every name of a colour, the longer ones first: `red` before `r`."""
    names: dict[str, str] = {}
    for each in (Words(lang, GAME), Words(DEFAULT, GAME)):
        for colour in COLOURS:
            typed = synonyms("typed-colour", each, colour=colour)
            letter = folded(each("letter", colour=colour))
            names |= {name: colour for name in (*typed, letter) if name not in names}
    return dict(sorted(names.items(), key=lambda pair: -len(pair[0])))
