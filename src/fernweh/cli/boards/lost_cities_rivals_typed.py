"""What a person may type for a move of Rivals: `bid 3`, `b 3`, `pass`, `t r7`, `x r wager`, `done`.

English words work in every language, and beside them the words of the language itself.
"""

import re
from functools import cache

from fernweh.cli.typed import folded, synonyms
from fernweh.words import DEFAULT, Words

GAME = "lost_cities_rivals"
PLAIN = ("uncover", "pass", "done")  # verbs that are done to nothing
VERBS = (*PLAIN, "bid", "take", "trash")
COLOURS = ("yellow", "blue", "white", "green", "red")


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
    if verb == "bid":
        return f"bid {int(thing)}" if thing.isdecimal() else None
    card = _card(thing, words)
    return f"{verb} {card}" if card else None


def _card(thing: str, words: Words) -> str | None:
    """`r7`, `red 7`, `red-7`, `7 red`, `r wager`."""
    wagers = synonyms("typed-wager", words)
    for name, colour in _colours(words.lang).items():
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
def _verbs(lang: str) -> dict[str, str]:
    """Every word for a verb."""
    words = Words(lang, GAME)
    return {name: verb for verb in VERBS for name in synonyms(f"typed-{verb}", words)}


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
