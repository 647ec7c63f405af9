"""Before the first turn and after the last: lanterns drawn (§2), shown and counted (§4)."""

import numpy as np

from fernweh.kernel.bits import Word, bit, has
from fernweh.kernel.rule import rule
from tests.beacon.components import LANTERNS
from tests.beacon.rules.codes import Refusal
from tests.beacon.state import NO_LANTERN, Phase

ALL_LANTERNS = Word(2**LANTERNS - 1)


# §2  Setting up


@rule
def setup(box, table):
    table.bag = ALL_LANTERNS
    table.phase = Phase.DEAL


@rule
def refuse_deal(table, lantern):
    """Chance only."""
    if table.phase != Phase.DEAL:
        return Refusal.CHANCE_ALONE
    return Refusal.LEGAL if has(table.bag, lantern) else Refusal.NOT_IN_BAG


@rule
def deal(box, table, lantern):
    table.bag &= ~bit(lantern)
    table.lantern[table.turn] = lantern + 1
    table.turn = (table.turn + 1) % box.seats
    if table.lantern[table.turn] != NO_LANTERN:
        table.phase = Phase.CHOOSE


# §4  The end


@rule
def refuse_show(table, lantern):
    if table.phase == Phase.CHOOSE:
        return Refusal.NOT_YET
    if table.phase != Phase.SHOW:
        return Refusal.CHANCE_IS_DUE
    return Refusal.LEGAL if table.lantern[table.turn] == lantern + 1 else Refusal.NOT_YOURS


@rule
def show(box, table):
    table.shown[table.turn] = 1
    table.turn = (table.turn + 1) % box.seats
    if table.shown[table.turn] == 1:
        table.phase = Phase.OVER


@rule
def score(box, table, seat):
    """§4.2; a lantern that this table does not name counts nothing."""
    return np.int64(table.kept[seat]) + max(0, np.int64(table.lantern[seat]))


@rule
def place(box, table, seat):
    """§4.3"""
    ahead = 1
    for other in range(box.seats):
        if worth(box, table, other) > worth(box, table, seat):
            ahead += 1
    return ahead


@rule
def worth(box, table, seat):
    """Points first, then the lantern."""
    return score(box, table, seat) * (LANTERNS + 1) + table.lantern[seat]
