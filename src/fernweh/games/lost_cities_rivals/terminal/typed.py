"""What a person may type for a move of Rivals: `bid 3`, `b 3`, `pass`, `t r7`, `x r wager`, `done`.

English words work in every language, and beside them the words of the language itself.
"""

from fernweh.cli.typed import speller, wager_or_number
from fernweh.words import Words

PLAIN = ("uncover", "pass", "done")  # verbs that are done to nothing
VERBS = (*PLAIN, "bid", "take", "trash")
COLOURS = ("yellow", "blue", "white", "green", "red")


def _object(verb: str, thing: str, words: Words) -> str | None:
    if verb == "bid":
        return str(int(thing)) if thing.isdecimal() else None
    return wager_or_number(thing, words, COLOURS)


spelled_out = speller(VERBS, PLAIN, _object)
