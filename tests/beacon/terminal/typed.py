"""What a person may type for a move of Beacon: `roll`, `r`, `keep`, `k`, `show 4`, `s 4`."""

from fernweh.cli.typed import verb_and_object
from fernweh.words import Words

PLAIN = ("roll", "keep")  # verbs that are done to nothing


def spelled_out(typed: str, words: Words) -> str | None:
    """The move in notation, or None."""
    found = verb_and_object(typed, words, (*PLAIN, "show"))
    if found is None:
        return None
    verb, thing = found
    if verb in PLAIN:
        return verb if not thing else None
    return f"show {int(thing)}" if thing.isdecimal() else None
