"""What a viewer has not seen (§10), named by the actions that brought it there."""

from typing import Any

from fernweh.games.lost_cities_board_game.components import COPIES, TURN_UP
from fernweh.kernel.bits import members_of
from fernweh.kernel.protocol import Unseen
from fernweh.kernel.record import plain


def unseen_by(box: Any, table: Any, viewer: int) -> Unseen:
    """The cards of the others' hands that only their owners know."""
    data = plain(table)
    return {seat: _drawn(data, seat) for seat in range(int(box.seats)) if seat != viewer}


def _drawn(data: Any, seat: int) -> list[int]:
    """§10.5: of a kind of which all know one card, the other one."""
    left = [kind for copy in range(COPIES) for kind in members_of(data.hand[seat][copy])]
    for kind in (kind for copy in range(COPIES) for kind in members_of(data.known[seat][copy])):
        left.remove(kind)
    return [TURN_UP + kind for kind in left]
