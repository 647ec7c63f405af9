"""What a person may type for a move of Rivals: `bid 3`, `b 3`, `pass`, `t r7`, `x r wager`, `done`.

English words work in every language, and beside them the words of the language itself.
"""

from fernweh.cli.typed import card_of, colours_of, names_of, verb_and_object
from fernweh.words import Words

GAME = "lost_cities_rivals"
PLAIN = ("uncover", "pass", "done")  # verbs that are done to nothing
VERBS = (*PLAIN, "bid", "take", "trash")
COLOURS = ("yellow", "blue", "white", "green", "red")
RANKS = r"[2-9]|10"


def spelled_out(typed: str, words: Words) -> str | None:
    """The move in notation, or None."""
    found = verb_and_object(typed, words, VERBS)
    if found is None:
        return None
    verb, thing = found
    if verb in PLAIN:
        return verb if not thing else None
    if verb == "bid":
        return f"bid {int(thing)}" if thing.isdecimal() else None
    card = _card(thing, words)
    return f"{verb} {card}" if card else None


def _card(thing: str, words: Words) -> str | None:
    wagers = names_of(words.lang, GAME, ("wager",))
    return card_of(thing, colours_of(words.lang, GAME, COLOURS), RANKS, wagers)
