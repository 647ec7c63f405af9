"""How much is enough: interpreted, a rule is some thousand times slower."""

from fernweh.kernel.rule import INTERPRETED


def scaled(compiled: int, interpreted: int) -> int:
    return interpreted if INTERPRETED else compiled
