"""The score pad: what people with a boxed game enter, and what they get.

Each game has the schema of its own entries, and lays them on a table, in its `pad.py`. What is left
out lies nowhere; of nothing there is more than the box has.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from fernweh.kernel.fault import Fault
from fernweh.kernel.sheet import Sheet

EntryOptions = dict[str, bool | int | Annotated[str, Meta(max_length=4000)]]


class PadEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person enters."""


class PadSpace(msgspec.Struct, frozen=True):
    """A space of a map, to put pawns on."""

    q: int
    r: int
    terrain: str
    need: int
    open: bool  # whether a pawn can stand there
    is_finish: bool
    seat: int  # whose pawn stands there, or -1
    pawn: int  # which of them, from 0


class PadCount(msgspec.Struct, frozen=True):
    """The rulebook's score for what was entered."""

    sheets: list[Sheet]
    places: list[int]
    spaces: list[PadSpace] = []  # where the game has a map


def must_be_in_the_box(pieces: Iterable[str], most: Mapping[str, int]) -> None:
    """A fault names the first piece of which there are too many, or none."""
    for piece, number in Counter(pieces).items():
        if piece not in most:
            raise Fault("pad-no-such", piece=piece)
        must_be_at_most(number, most[piece], piece)


def must_be_at_most(number: int, most: int, piece: str) -> None:
    if number > most:
        raise Fault("pad-too-many", piece=piece, most=most)
