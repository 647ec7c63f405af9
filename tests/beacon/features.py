"""What a learner sees: bytes, named piece by named piece."""

import numpy as np

from fernweh.kernel.protocol import Piece
from fernweh.kernel.rule import rule
from tests.beacon.components import FACES, HIGH, LANTERNS, MOST_KEPT, MOST_NIGHTS, MOST_SEATS

BY_SEAT = (("seat", MOST_SEATS),)

OBSERVATION = (
    Piece("kept", MOST_SEATS, MOST_KEPT,
          "points of each seat, mine first, then in order of play", BY_SEAT),
    Piece("lanterns", MOST_SEATS, LANTERNS,
          "mine and those that are shown, else 0; as above", BY_SEAT),
    Piece("shown", MOST_SEATS, 1, "1 for a lantern that lies open; as above", BY_SEAT),
    Piece("fire", 1, HIGH - 1 + FACES, "what lies in the fire"),
    Piece("die", 1, FACES, "the face that fell last; 0 before that"),
    Piece("to_come", 1, MOST_NIGHTS * MOST_SEATS, "turns that are left, of all together"),
    Piece("phase", 1, 4, "0 deal, 1 choose, 2 the die falls, 3 show, 4 over", names=True),
    Piece("turn", 1, MOST_SEATS - 1, "whose turn it is, counted from me", names=True),
    Piece("seats", 1, MOST_SEATS, "how many keepers there are"),
    Piece("nights", 1, MOST_NIGHTS, "how many nights the game has"),
)  # fmt: skip
KEPT, LANTERN, SHOWN, FIRE, DIE, TO_COME, PHASE, TURN, SEATS, NIGHTS = (
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
        out[SHOWN + n] = table.shown[seat] if is_there else 0
    out[FIRE] = table.fire
    out[DIE] = table.die
    out[TO_COME] = np.int64(box.nights) * box.seats - table.turns
    out[PHASE] = table.phase
    out[TURN] = (np.int64(table.turn) + box.seats - viewer) % box.seats
    out[SEATS] = box.seats
    out[NIGHTS] = box.nights
