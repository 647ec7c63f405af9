"""The rules of Beacon. Paragraphs are those of RULES.md.

Here are the verbs, by phase and by action; a turn, and what is around it, has a file each.
"""

import numpy as np

from fernweh.kernel.bits import Word, bit, count, nth, put
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY
from tests.beacon.components import DEAL, FACES, FALL, KEEP, OBJECT, ROLL, SHOW, VERB, Verb
from tests.beacon.rules.codes import Refusal
from tests.beacon.rules.ends import (
    deal, place, refuse_deal, refuse_show, score, setup, show,
)  # fmt: skip
from tests.beacon.rules.turn import (
    can_keep, can_roll, fall, keep, refuse_fall, refuse_keep, refuse_roll,
)  # fmt: skip
from tests.beacon.state import Phase

__all__ = [
    "Refusal", "actor", "apply", "draw", "legal", "place", "refusal", "score", "setup", "weight",
]  # fmt: skip

ALL_FACES = Word(2**FACES - 1)


@rule
def actor(box, table):
    if table.phase == Phase.CHOOSE or table.phase == Phase.SHOW:
        return np.int64(table.turn)
    return NOBODY if table.phase == Phase.OVER else CHANCE


@rule
def legal(box, table, mask):
    """Set the bit of every action that may be taken now; agrees with `refusal` by law."""
    match table.phase:
        case Phase.DEAL:
            put(mask, DEAL, table.bag)
        case Phase.CHOOSE:
            put(mask, ROLL, Word(can_roll(table)))
            put(mask, KEEP, Word(can_keep(table)))
        case Phase.FALL:
            put(mask, FALL, ALL_FACES)
        case Phase.SHOW:
            put(mask, SHOW, bit(table.lantern[table.turn] - 1))
        case _:
            pass


@rule
def refusal(box, table, action):
    """Why `action` may not be taken now; LEGAL when it may."""
    if table.phase == Phase.OVER:
        return Refusal.GAME_IS_OVER
    match VERB[action]:
        case Verb.ROLL:
            return refuse_roll(table)
        case Verb.KEEP:
            return refuse_keep(table)
        case Verb.SHOW:
            return refuse_show(table, OBJECT[action])
        case Verb.DEAL:
            return refuse_deal(table, OBJECT[action])
        case _:
            return refuse_fall(table)


@rule
def apply(box, table, action):
    """Do it, in place. Promised for legal actions only."""
    match VERB[action]:
        case Verb.ROLL:
            table.phase = Phase.FALL
        case Verb.KEEP:
            keep(box, table)
        case Verb.SHOW:
            show(box, table)
        case Verb.DEAL:
            deal(box, table, OBJECT[action])
        case _:
            fall(box, table, OBJECT[action] + 1)


@rule
def weight(box, table, action):
    """Every lantern in the bag, and every face of the die, comes in one way."""
    return 1 if refusal(box, table, action) == Refusal.LEGAL else 0


@rule
def draw(box, table, rng):
    if table.phase == Phase.FALL:
        return FALL + below(rng, FACES)
    return DEAL + nth(table.bag, below(rng, count(table.bag)))
