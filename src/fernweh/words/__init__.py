"""Reads the locales and makes sentences: the only room that does."""

from fernweh.words.language import DEFAULT, LANGUAGES, chosen_language, is_right_to_left
from fernweh.words.numerals import decimal, in_latin_digits
from fernweh.words.words import Words, sentence, spoken

__all__ = [
    "DEFAULT", "LANGUAGES", "Words", "chosen_language", "decimal", "in_latin_digits",
    "is_right_to_left", "sentence", "spoken",
]  # fmt: skip
