"""What a person types, made comparable; and the words that the locales offer for it."""

import re
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Any

from fernweh.words import DEFAULT, Words, in_latin_digits

Spelling = Callable[[str, Words], str | None]

EXPEDITION_RANKS = r"[2-9]|10"

# Marks that are not seen, and letters of the Arabic keyboard that Persian writes otherwise
_UNSEEN = {ord(mark): None for mark in "\u200e\u200f\u2066\u2067\u2068\u2069\u202a\u202b\u202c"}
_PERSIAN = {ord("ي"): "ی", ord("ى"): "ی", ord("ك"): "ک", ord("\u200c"): " ", ord("ـ"): None}
_RUSSIAN = {ord("ё"): "е"}


def folded(text: str) -> str:
    """In small letters and Latin digits, with single spaces and without marks."""
    plain = unicodedata.normalize("NFKC", in_latin_digits(text)).casefold()
    plain = plain.translate(_UNSEEN).translate(_PERSIAN).translate(_RUSSIAN)
    return " ".join(plain.split())


def synonyms(key: str, words: Words, **facts: Any) -> list[str]:
    """All that can be typed for something: the language's words, then the English ones."""
    texts = [each(key, **facts) for each in (words, Words(DEFAULT, words.game))]
    names = (folded(name) for text in texts for name in text.replace("、", ",").split(","))
    return list(dict.fromkeys(name for name in names if name))


@cache
def names_of(lang: str, game: str, keys: tuple[str, ...]) -> dict[str, str]:
    """Every word that can be typed for each of these: `typed-<key>` in the game's locale."""
    words = Words(lang, game)
    return {name: key for key in keys for name in synonyms(f"typed-{key}", words)}


def verb_and_object(typed: str, words: Words, verbs: tuple[str, ...]) -> tuple[str, str] | None:
    """`p r7` as ("play", "r7"), by the longest word for a verb that it begins with."""
    text, names = folded(typed), names_of(words.lang, words.game, verbs)
    found = [name for name in names if text == name or text.startswith(f"{name} ")]
    if not found:
        return None
    name = max(found, key=len)
    return names[name], text[len(name) :].strip()


def speller(
    verbs: tuple[str, ...],
    plain: tuple[str, ...],
    object_of: Callable[[str, str, Words], str | None],
) -> Spelling:
    """What is typed as a move in notation, or None; the plain verbs are done to nothing."""

    def spelled_out(typed: str, words: Words) -> str | None:
        verb, thing = verb_and_object(typed, words, verbs) or ("", "")
        if verb in plain:
            return verb if not thing else None
        named = object_of(verb, thing, words) if verb else None
        return f"{verb} {named}" if named else None

    return spelled_out


@cache
def colours_of(lang: str, game: str, colours: tuple[str, ...]) -> dict[str, str]:
    """Every name of a colour, the longer ones first: `red` before `r`."""
    names: dict[str, str] = {}
    for each in (Words(lang, game), Words(DEFAULT, game)):
        for colour in colours:
            typed = synonyms("typed-colour", each, colour=colour)
            letter = folded(each("letter", colour=colour))
            names |= {name: colour for name in (*typed, letter) if name not in names}
    return dict(sorted(names.items(), key=lambda pair: -len(pair[0])))


def card_of(thing: str, colours: dict[str, str], ranks: str, named: dict[str, str]) -> str | None:
    """`r7`, `red 7`, `red-7`, `7 red`, `r wager`; ranks as a pattern, and those that have names."""
    for name, colour in colours.items():
        for rest in _without(thing, name):
            rank = rest.strip(" -")
            if re.fullmatch(ranks, rank) or rank in named:
                return f"{colour}-{named.get(rank, rank)}"
    return None


def wager_or_number(thing: str, words: Words, colours: tuple[str, ...]) -> str | None:
    """A card of an expedition."""
    wagers = names_of(words.lang, words.game, ("wager",))
    return card_of(thing, colours_of(words.lang, words.game, colours), EXPEDITION_RANKS, wagers)


def _without(thing: str, name: str) -> list[str]:
    """What is left when a colour's name is taken off the front or the end."""
    left = []
    if thing.startswith(name):
        left.append(thing[len(name) :])
    if thing.endswith(f" {name}"):
        left.append(thing[: -len(name)])
    return left
