"""Outcomes with their weights as one line of text: a browser can check a pick without rules.

    turn up: yellow-wager*3 | yellow-2 | yellow-3

The words before the colon begin every outcome; `*3` means that it comes in three of all ways, no
star in one. The order is that of the game's printed list, and counts.
"""

from collections.abc import Mapping

from fernweh.kernel.fault import Fault

_BETWEEN, _STEM, _TIMES = " | ", ": ", "*"


def spell(weights: Mapping[str, int]) -> str:
    """The line for these outcomes."""
    stem = _stem_of(list(weights))
    outcomes = (_written(move[len(stem) :].lstrip(), n) for move, n in weights.items())
    return (stem + _STEM if stem else "") + _BETWEEN.join(outcomes)


def parse(text: str) -> dict[str, int]:
    """The outcomes that a line spells, in order; a fault if it spells none, or one twice."""
    head, found, tail = text.partition(_STEM)
    stem, rest = (head + " ", tail) if found else ("", text)
    pairs = [_read(outcome) for outcome in rest.split(_BETWEEN)]
    weights = {stem + move: n for move, n in pairs}
    if len(weights) < len(pairs) or not all(move for move, _ in pairs):
        raise Fault("weights-unreadable")
    return weights


def _stem_of(moves: list[str]) -> str:
    """The words that all moves begin with, leaving each at least one."""
    first, last = min(moves).split(" "), max(moves).split(" ")
    most = min(len(first), len(last)) - 1
    same = next((i for i in range(most) if first[i] != last[i]), most)
    return " ".join(first[:same])


def _written(rest: str, n: int) -> str:
    return rest if n == 1 else f"{rest}{_TIMES}{n}"


def _read(outcome: str) -> tuple[str, int]:
    move, star, times = outcome.rpartition(_TIMES)
    if not star:
        return outcome, 1
    if not (times.isascii() and times.isdecimal() and len(times) <= 9 and int(times) > 1):
        raise Fault("weights-unreadable")
    return move, int(times)
