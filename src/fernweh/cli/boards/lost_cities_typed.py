"""What a person may type for a move of Lost Cities: `play red-7`, `p r7`, `d r x`, `t r`, `draw`.

English words work in every language, and beside them the words of the language itself.
"""

import re
from functools import cache

from fernweh.cli.typed import folded, synonyms
from fernweh.words import DEFAULT, Words

VERBS = ("play", "discard", "take", "draw")
COLOURS = ("yellow", "blue", "white", "green", "red", "purple")


def spelled_out(typed: str, words: Words) -> str | None:
    """The move in notation, or None."""
    text = folded(typed)
    for verb, names in _verbs(words.lang):
        for name in names:
            if text == name or text.startswith(f"{name} "):
                return _with_object(verb, text[len(name) :].strip(), words)
    return None


def _with_object(verb: str, thing: str, words: Words) -> str | None:
    match verb:
        case "draw":
            return verb if not thing else None
        case "take":
            colour = _colours(words.lang).get(thing)
            return f"take {colour}" if colour else None
    card = _card(thing, words)
    return f"{verb} {card}" if card else None


def _card(thing: str, words: Words) -> str | None:
    """`r7`, `red 7`, `red-7`, `7 red`, `r wager`."""
    colours, wagers = _colours(words.lang), _wagers(words.lang)
    for name, colour in colours.items():
        for rest in _without(thing, name):
            rank = rest.strip(" -")
            if re.fullmatch(r"[2-9]|10", rank):
                return f"{colour}-{rank}"
            if rank in wagers:
                return f"{colour}-wager"
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
def _verbs(lang: str) -> list[tuple[str, list[str]]]:
    words = Words(lang, "lost_cities")
    return [(verb, synonyms(f"typed-{verb}", words)) for verb in VERBS]


@cache
def _colours(lang: str) -> dict[str, str]:
    """Every name of a colour, the longer ones first: `red` before `r`."""
    names: dict[str, str] = {}
    for each in (Words(lang, "lost_cities"), Words(DEFAULT, "lost_cities")):
        for colour in COLOURS:
            typed = synonyms("typed-colour", each, colour=colour)
            letter = folded(each("letter", colour=colour))
            names |= {name: colour for name in (*typed, letter) if name not in names}
    return dict(sorted(names.items(), key=lambda pair: -len(pair[0])))


@cache
def _wagers(lang: str) -> list[str]:
    return synonyms("typed-wager", Words(lang, "lost_cities"))
