"""A turn: the die is rolled again and again, until the fire is kept or goes out (§3)."""

import numpy as np

from fernweh.kernel.rule import rule
from tests.beacon.components import HIGH, RAIN
from tests.beacon.rules.codes import Refusal
from tests.beacon.state import Phase


@rule
def refuse_acting(table):
    """What holds for rolling and keeping alike."""
    if table.phase == Phase.SHOW:
        return Refusal.SHOW_NOW
    return Refusal.LEGAL if table.phase == Phase.CHOOSE else Refusal.CHANCE_IS_DUE


# §3.1  Roll


@rule
def can_roll(table):
    """§3.5"""
    return table.fire < HIGH


@rule
def refuse_roll(table):
    why = refuse_acting(table)
    if why != Refusal.LEGAL or can_roll(table):
        return why
    return Refusal.FIRE_IS_HIGH


@rule
def refuse_fall(table):
    """Chance only."""
    return Refusal.LEGAL if table.phase == Phase.FALL else Refusal.CHANCE_ALONE


@rule
def fall(box, table, face):
    table.die = face
    table.phase = Phase.CHOOSE
    if face == RAIN:
        end_turn(box, table)
    else:
        table.fire += face


# §3.4  Keep the fire


@rule
def can_keep(table):
    """§3.1: the first roll must be made."""
    return table.fire > 0


@rule
def refuse_keep(table):
    why = refuse_acting(table)
    if why != Refusal.LEGAL or can_keep(table):
        return why
    return Refusal.NO_FIRE


@rule
def keep(box, table):
    table.kept[table.turn] += table.fire
    end_turn(box, table)


@rule
def end_turn(box, table):
    """§4.1: one turn a night for each."""
    table.fire = 0
    table.turns += 1
    table.turn = (table.turn + 1) % box.seats
    last = table.turns == np.int64(box.nights) * box.seats
    table.phase = Phase.SHOW if last else Phase.CHOOSE
