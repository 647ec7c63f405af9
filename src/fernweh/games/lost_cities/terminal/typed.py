"""What a person may type for a move of Lost Cities: `play red-7`, `p r7`, `d r x`, `t r`, `draw`.

English words work in every language, and beside them the words of the language itself.
"""

from fernweh.cli.typed import colours_of, speller, wager_or_number
from fernweh.words import Words

PLAIN = ("draw",)  # a verb that is done to nothing
VERBS = ("play", "discard", "take", *PLAIN)
COLOURS = ("yellow", "blue", "white", "green", "red", "purple")


def _object(verb: str, thing: str, words: Words) -> str | None:
    if verb == "take":
        return colours_of(words.lang, words.game, COLOURS).get(thing)
    return wager_or_number(thing, words, COLOURS)


spelled_out = speller(VERBS, PLAIN, _object)
