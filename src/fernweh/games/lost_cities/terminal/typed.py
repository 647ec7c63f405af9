"""What a person may type for a move of Lost Cities: `play red-7`, `p r7`, `d r x`, `t r`, `draw`.

English words work in every language, and beside them the words of the language itself.
"""

from fernweh.cli.typed import card_of, colours_of, names_of, verb_and_object
from fernweh.words import Words

GAME = "lost_cities"
VERBS = ("play", "discard", "take", "draw")
COLOURS = ("yellow", "blue", "white", "green", "red", "purple")
RANKS = r"[2-9]|10"


def spelled_out(typed: str, words: Words) -> str | None:
    """The move in notation, or None."""
    found = verb_and_object(typed, words, VERBS)
    if found is None:
        return None
    verb, thing = found
    if verb == "draw":
        return verb if not thing else None
    named = _colour(thing, words) if verb == "take" else _card(thing, words)
    return f"{verb} {named}" if named else None


def _colour(thing: str, words: Words) -> str | None:
    return colours_of(words.lang, GAME, COLOURS).get(thing)


def _card(thing: str, words: Words) -> str | None:
    wagers = names_of(words.lang, GAME, ("wager",))
    return card_of(thing, colours_of(words.lang, GAME, COLOURS), RANKS, wagers)
