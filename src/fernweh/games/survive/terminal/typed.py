"""What a person may type for a move: `explorer red-a`, `e ra`, `t e3`, `p 6`, `s d4`, `done`.

English words work in every language, and beside them the words of the language itself.
"""

import re
from functools import cache

from fernweh.cli.typed import colours_of, synonyms, speller
from fernweh.words import Words

GAME = "survive"
PLAIN = ("overboard", "ashore", "decline", "done")  # verbs that are done to nothing
TO_HEX = ("from", "to", "board", "sink")
VERBS = (*PLAIN, *TO_HEX, "explorer", "pick", "play", "repel", "show")
COLOURS = ("red", "blue", "green", "yellow")
TERRAINS = ("beach", "forest", "mountain")
BACKS = ("dolphin", "wind", "move_serpent", "move_shark", "move_whale")


def _object(verb: str, thing: str, words: Words) -> str | None:
    if verb in TO_HEX:
        return thing.upper() if re.fullmatch(r"[a-m](1[0-2]|[1-9])", thing) else None
    match verb:
        case "explorer":
            return _of_colour(thing, "[a-j]", words)
        case "pick":
            return _of_colour(thing, "[1-6]", words)
        case "show":
            return thing if re.fullmatch("[1-6]", thing) else None
        case "repel":
            return _names("typed-terrain", "terrain", TERRAINS, words.lang).get(thing)
    return _tile(thing, words)


spelled_out = speller(VERBS, PLAIN, _object)


def _of_colour(thing: str, rest: str, words: Words) -> str | None:
    """`red-a`, `ra`, `r a`, `red 6`."""
    for name, colour in colours_of(words.lang, GAME, COLOURS).items():
        if thing.startswith(name):
            found = thing[len(name) :].strip(" -")
            if re.fullmatch(rest, found):
                return f"{colour}-{found}"
    return None


def _tile(thing: str, words: Words) -> str | None:
    """`beach-dolphin`, `beach dolphin`, `dolphin beach`."""
    text = thing.replace("_", " ").replace("-", " ")
    terrains = _names("typed-terrain", "terrain", TERRAINS, words.lang)
    backs = _names("typed-back", "back", BACKS, words.lang)
    for terrain, found in terrains.items():
        for rest in (text.removeprefix(f"{terrain} "), text.removesuffix(f" {terrain}")):
            if rest != text and rest.strip() in backs:
                return f"{found}-{backs[rest.strip()]}"
    return None


@cache
def _names(key: str, fact: str, things: tuple[str, ...], lang: str) -> dict[str, str]:
    """Every word for each of these."""
    words = Words(lang, GAME)
    found = {name: thing for thing in things for name in synonyms(key, words, **{fact: thing})}
    return found | {thing.replace("_", " "): thing for thing in things}
