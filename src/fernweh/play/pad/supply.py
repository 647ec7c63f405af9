"""No more of anything than the box has."""

from collections import Counter
from collections.abc import Iterable, Mapping

from fernweh.kernel.fault import Fault


def must_be_in_the_box(pieces: Iterable[str], most: Mapping[str, int]) -> None:
    """A fault names the first piece of which there are too many, or none."""
    for piece, number in Counter(pieces).items():
        if piece not in most:
            raise Fault("pad-no-such", piece=piece)
        must_be_at_most(number, most[piece], piece)


def must_be_at_most(number: int, most: int, piece: str) -> None:
    if number > most:
        raise Fault("pad-too-many", piece=piece, most=most)
