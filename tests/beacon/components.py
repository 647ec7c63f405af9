"""What is in the box (§1): a die, lanterns, and the printed list of actions."""

from enum import IntEnum

import numpy as np

MOST_SEATS = 3  # §1.1
FACES = 6  # §1.2, of the die
LANTERNS = 6  # §1.3
RAIN = 1  # §3.3
HIGH = 24  # §3.5
MOST_NIGHTS = 7  # §6.1
MOST_KEPT = MOST_NIGHTS * (HIGH - 1 + FACES)


class Verb(IntEnum):
    ROLL = 0  # §3.1
    KEEP = 1  # §3.4
    SHOW = 2  # §4.1 one's lantern
    DEAL = 3  # chance: which lantern is drawn (§2.1)
    FALL = 4  # chance: which face of the die (§1.2)


# A lantern or a face is one less than its number
ACTIONS = (
    [(Verb.ROLL, 0), (Verb.KEEP, 0)]
    + [(Verb.SHOW, lantern) for lantern in range(LANTERNS)]
    + [(Verb.DEAL, lantern) for lantern in range(LANTERNS)]
    + [(Verb.FALL, face) for face in range(FACES)]
)

VERB = np.array([verb for verb, _ in ACTIONS])
OBJECT = np.array([thing for _, thing in ACTIONS])
ROLL, KEEP, SHOW, DEAL, FALL = (ACTIONS.index((verb, 0)) for verb in Verb)
