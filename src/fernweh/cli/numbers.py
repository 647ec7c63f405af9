"""Numbers that a person types on the command line."""

from fernweh.kernel.fault import Fault


def whole(text: str, least: int, most: int) -> int:
    """A whole number in these bounds; a fault otherwise."""
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and least <= int(text) <= most):
        raise Fault("bad-number", given=text[:20], least=least, most=most)
    return int(text)


def decimal(text: str, least: float, most: float) -> float:
    try:
        found = float(text)
    except ValueError:
        found = least - 1
    if not least <= found <= most:
        raise Fault("bad-number", given=text[:20], least=least, most=most)
    return found
