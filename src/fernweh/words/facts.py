"""Facts as Fluent takes them: numbers, and words to choose a variant by.

{"card": "red-7"}        colour "red", rank 7, card "red-7"
{"seat": 0}              seat "you" or "other", name "Ada"
{"points": [18, -5]}     points-1 18, points-2 -5
"""

from collections.abc import Mapping, Sequence
from typing import Any

from fernweh.games import interface_of
from fernweh.words.numerals import shielded

_SEATS = ("seat", "winner")  # facts that are the number of a seat
# Facts that may be a number written as text
NUMBERS = ("rank", "peak", "coins", "tile", "pawn", "blockade", "cave", "value")

_KEYS = ("token",)  # names with digits that choose a variant: they must stay as they are

YOU, OTHER, NOBODY = "you", "other", "nobody"


def prepared(facts: Mapping[str, Any], game: str | None = None) -> dict[str, Any]:
    """The facts as Fluent takes them."""
    parts, found = interface_of(game).PARTS if game else {}, dict[str, Any]()
    for name, value in facts.items():
        found |= _prepared(name, value, parts)
    return found


def _prepared(name: str, value: Any, parts: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    if isinstance(value, bool):
        return {name: str(value).lower()}
    if isinstance(value, int | float):
        return {name: value}
    if isinstance(value, list | tuple):
        return {f"{name}-{n}": each for n, each in enumerate(value, 1)}
    if name in NUMBERS and str(value).isdecimal():
        return {name: int(value)}
    text = str(value) if name in _KEYS else shielded(str(value))
    return {name: text, **_taken_apart(name, str(value), parts)}


def _taken_apart(name: str, piece: str, parts: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """`red-7` as colour and rank; a hidden piece has hidden parts."""
    found: dict[str, Any] = {}
    values = piece.split("-")
    for n, part in enumerate(parts.get(name, ())):
        found |= _prepared(part, values[min(n, len(values) - 1)], {})
    return found


def seated(facts: Mapping[str, Any], viewer: int, names: Sequence[str]) -> dict[str, Any]:
    """The facts with seats as somebody sees them: `you`, or another with a name."""
    found = {**facts, **{f"name-{n}": name for n, name in enumerate(names, 1)}}
    for fact in _SEATS:
        if isinstance(facts.get(fact), int):
            found[fact] = _who(facts[fact], viewer)
            found.setdefault("name", names[facts[fact]] if facts[fact] >= 0 else "")
    return found


def _who(seat: int, viewer: int) -> str:
    if seat < 0:
        return NOBODY
    return YOU if seat == viewer else OTHER
