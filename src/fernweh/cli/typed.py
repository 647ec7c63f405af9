"""What a person types, made comparable; and the words that the locales offer for it."""

import unicodedata
from typing import Any

from fernweh.words import DEFAULT, Words, in_latin_digits

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
