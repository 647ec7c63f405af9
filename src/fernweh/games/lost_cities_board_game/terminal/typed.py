"""What a person may type for a move: `play red-7`, `p r7`, `s r`, `go red`, `no`, `t r`, `draw`.

English words work in every language, and beside them the words of the language itself.
"""

from fernweh.cli.typed import card_of, colours_of, names_of, speller
from fernweh.words import Words

PLAIN = ("draw", "decline")  # verbs that are done to nothing
TO_COLOUR = ("move", "take")
VERBS = (*PLAIN, *TO_COLOUR, "send", "play", "discard")
COLOURS = ("red", "green", "blue", "yellow", "white")
PIECES = ("adventurer", "researcher")
VALUES = r"[0-9]|10"


def _object(verb: str, thing: str, words: Words) -> str | None:
    colours = colours_of(words.lang, words.game, COLOURS)
    if verb in TO_COLOUR:
        return colours.get(thing)
    if verb == "send":
        return names_of(words.lang, words.game, PIECES).get(thing)
    return card_of(thing, colours, VALUES, {})


spelled_out = speller(VERBS, PLAIN, _object)
