"""The records: the box, fixed for a match, and the table, which changes."""

from enum import IntEnum

import numpy as np

from fernweh.kernel.record import record
from tests.beacon.components import MOST_SEATS


class Phase(IntEnum):
    DEAL = 0  # chance gives the lanterns (§2.1)
    CHOOSE = 1  # a keeper rolls, or keeps the fire (§3.1)
    FALL = 2  # chance lets the die fall (§3.2, §3.3)
    SHOW = 3  # a keeper shows the lantern (§4.1)
    OVER = 4


NO_LANTERN, VEILED = 0, -1  # table.lantern: none drawn yet, or one that this table does not name

BOX = record(("seats", np.int8), ("nights", np.int8))

TABLE = record(
    ("bag", np.uint64),  # lanterns of which this table does not say whose they are, as a set
    ("kept", np.int16, MOST_SEATS),  # §3.4
    ("lantern", np.int8, MOST_SEATS),  # its number
    ("shown", np.int8, MOST_SEATS),  # 1 if it lies open (§4.1)
    ("turns", np.int8),  # taken by all together
    ("fire", np.int8),
    ("die", np.int8),  # the face that fell last; 0 before that
    ("turn", np.int8),
    ("phase", np.int8),
)
