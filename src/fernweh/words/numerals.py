"""Numbers in a language's own digits.

Fluent's runtime writes every number in Latin digits. So a sentence is translated digit by digit
when it is made, and what must stay as it is (a move in notation, a file's name) is shielded before:
facts when they are prepared, and what a sentence quotes itself by `VERBATIM("0.0.0.0")`. The number
of a paragraph stays as RULES.md has it in every language: §4.4.
"""

import re

from fluent.runtime.types import FluentNumber, fluent_number

_LATIN = "0123456789"
_ARABIC = "٠١٢٣٤٥٦٧٨٩"
_WIDE = "０１２３４５６７８９"
_SHIELDED = "".join(chr(0xE000 + n) for n in range(10))  # of the private use area

NATIVE = {"fa": "۰۱۲۳۴۵۶۷۸۹"}
_POINT = {"fa": "٫"}  # what Fluent writes by the Latin digits it uses; Russian has its comma

_SHIELD = str.maketrans(_LATIN, _SHIELDED)
_UNSHIELD = str.maketrans(_SHIELDED, _LATIN)
_TO_NATIVE = {lang: str.maketrans(_LATIN, digits) for lang, digits in NATIVE.items()}
_TO_LATIN = {
    ord(digit): latin
    for digits in (*NATIVE.values(), _ARABIC, _WIDE)
    for digit, latin in zip(digits, _LATIN, strict=True)
}


def shielded(text: str) -> str:
    """The text with digits that `in_own_digits` leaves alone."""
    return text.translate(_SHIELD)


def in_own_digits(text: str, lang: str) -> str:
    """A sentence with the language's digits and real minus signs; what is shielded stays."""
    kept = re.sub(r"§\u2068?[0-9.]+", lambda found: shielded(found[0]), text)
    kept = re.sub(r"(?<!\w)-(?=[0-9])", "−", kept)
    kept = re.sub(r"(?<=[0-9])\.(?=[0-9])", _POINT.get(lang, "."), kept)
    return kept.translate(_TO_NATIVE.get(lang, {})).translate(_UNSHIELD)


def decimal(value: float, places: int) -> FluentNumber:
    """A fact with so many digits after the point, which a sentence writes as its language does."""
    found = fluent_number(
        round(value, places),
        minimumFractionDigits=places, maximumFractionDigits=places, useGrouping=False,
    )  # fmt: skip
    assert isinstance(found, FluentNumber)
    return found


def in_latin_digits(text: str) -> str:
    """What somebody typed, in whichever digits, with Latin ones."""
    return text.translate(_TO_LATIN)
