"""What a learner sees: bytes, named piece by named piece."""

import numpy as np

from fernweh.kernel.protocol import Piece
from fernweh.kernel.rule import rule
from tests.beacon.components import FACES, HIGH, LANTERNS, MOST_KEPT, MOST_NIGHTS, MOST_SEATS

OBSERVATION = (
    Piece("kept", MOST_SEATS, MOST_KEPT, "points of each seat, mine first, then in order of play"),
    Piece("lanterns", MOST_SEATS, LANTERNS, "mine and those that are shown, else 0; as above"),
    Piece("fire", 1, HIGH - 1 + FACES, "what lies in the fire"),
    Piece("to_come", 1, MOST_NIGHTS * MOST_SEATS, "turns that are left, of all together"),
    Piece("phase", 1, 4, "0 deal, 1 choose, 2 the die falls, 3 show, 4 over"),
    Piece("mine", 1, 1, "1 if it is my turn"),
)
KEPT, LANTERN, FIRE, TO_COME, PHASE, MINE = (
    int(at) for at in np.cumsum([0] + [piece.size for piece in OBSERVATION[:-1]])
)


@rule
def observe(box, table, viewer, out):
    """`out` is bytes, as many as the pieces have; the table may be concealed or not."""
    for n in range(MOST_SEATS):
        seat = (viewer + n) % box.seats
        is_there = n < box.seats
        is_open = seat == viewer or table.shown[seat] == 1
        out[KEPT + n] = table.kept[seat] if is_there else 0
        out[LANTERN + n] = table.lantern[seat] if is_there and is_open else 0
    out[FIRE] = table.fire
    out[TO_COME] = np.int64(box.nights) * box.seats - table.turns
    out[PHASE] = table.phase
    out[MINE] = 1 if table.turn == viewer else 0
