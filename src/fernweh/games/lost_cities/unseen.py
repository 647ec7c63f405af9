"""What a viewer has not seen (§9.4), named by the actions that brought it there."""

from typing import Any

from fernweh.games.lost_cities.components import SEATS, TURN_UP
from fernweh.games.lost_cities.notation import cards_in
from fernweh.kernel.protocol import Unseen
from fernweh.kernel.record import plain


def unseen_by(_box: Any, table: Any, viewer: int) -> Unseen:
    """The cards of the other hand that only its owner knows."""
    data = plain(table)
    return {seat: _drawn(data, seat) for seat in range(SEATS) if seat != viewer}


def _drawn(data: Any, seat: int) -> list[int]:
    wagers = zip(data.hand_wagers[seat], data.known_wagers[seat], strict=True)
    cards = cards_in(data.hand[seat] & ~data.known[seat], [all_ - known for all_, known in wagers])
    return [TURN_UP + kind for kind in cards.elements()]
