"""What a viewer has not seen (§13), named by the actions that brought it there."""

from typing import Any

from fernweh.games.el_dorado.components import KINDS, TURN_UP
from fernweh.kernel.protocol import Unseen
from fernweh.kernel.record import plain


def unseen_by(box: Any, table: Any, viewer: int) -> Unseen:
    """The cards of the others' hands that only their owners know."""
    data = plain(table)
    seats = [seat for seat in range(int(box.seats)) if seat != viewer]
    return {seat: _drawn(data.hand[seat] - data.known[seat]) for seat in seats}


def _drawn(cards: int) -> list[int]:
    """Three bits a kind."""
    return [TURN_UP + kind for kind in range(KINDS) for _ in range(cards >> 3 * kind & 7)]
