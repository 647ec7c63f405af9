"""What a person may type for a move: `play red-7`, `p r7`, `s r`, `go red`, `no`, `t r`, `draw`.

English words work in every language, and beside them the words of the language itself.
"""

from fernweh.cli.typed import card_of, colours_of, names_of, verb_and_object
from fernweh.words import Words

GAME = "lost_cities_board_game"
PLAIN = ("draw", "decline")  # verbs that are done to nothing
TO_COLOUR = ("move", "take")
VERBS = (*PLAIN, *TO_COLOUR, "send", "play", "discard")
COLOURS = ("red", "green", "blue", "yellow", "white")
PIECES = ("adventurer", "researcher")
VALUES = r"[0-9]|10"


def spelled_out(typed: str, words: Words) -> str | None:
    """The move in notation, or None."""
    found = verb_and_object(typed, words, VERBS)
    if found is None:
        return None
    verb, thing = found
    if verb in PLAIN:
        return verb if not thing else None
    named = _object(verb, thing, words)
    return f"{verb} {named}" if named else None


def _object(verb: str, thing: str, words: Words) -> str | None:
    colours = colours_of(words.lang, GAME, COLOURS)
    if verb in TO_COLOUR:
        return colours.get(thing)
    if verb == "send":
        return names_of(words.lang, GAME, PIECES).get(thing)
    return card_of(thing, colours, VALUES, {})
