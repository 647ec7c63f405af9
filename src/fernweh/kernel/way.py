"""A way on from here, found by the rules for whoever draws: plain data, read without any rule."""

import msgspec


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves to be made one after the other, each legal when those before are made."""

    moves: list[str]
    pieces: dict[str, int]  # where they lead, in the words of the game
