"""§11  Scores and places."""

import numpy as np

from fernweh.games.survive.rules.codes import Refusal, is_seats_turn, refuse_in
from fernweh.games.survive.state import TO_COUNT, Phase, showing
from fernweh.kernel.bits import NONE, bit, count, lowest, without_lowest
from fernweh.kernel.rule import rule


# §11.2  The saved show their values


@rule
def to_show(box, table):
    """The explorer whose value is shown next."""
    return lowest(table.saved & ~table.shown & box.owned[showing(box, table)])


@rule
def refuse_show(box, table, value):
    if is_seats_turn(table) and table.phase != Phase.SHOW:
        return Refusal.NOTHING_TO_SHOW
    why = refuse_in(table, Phase.SHOW)
    if why != Refusal.LEGAL or table.value[to_show(box, table)] == value + 1:
        return why
    return Refusal.NOT_ITS_VALUE


@rule
def show(box, table):
    table.shown |= bit(to_show(box, table))
    table.phase = TO_COUNT


# Scores and places


@rule
def saved_by(box, table, seat):
    """How many explorers of a seat are saved."""
    return count(table.saved & box.owned[seat])


@rule
def score(box, table, seat):
    """§11.2: the values of the saved; §13.5: their number."""
    if box.equal != 0:
        return saved_by(box, table, seat)
    points, saved = np.int64(0), table.saved & box.owned[seat]
    while saved != NONE:
        points += table.value[lowest(saved)]
        saved = without_lowest(saved)
    return points


@rule
def is_ahead(box, table, one, other):
    """§11.3, §13.8"""
    lead = score(box, table, one) - score(box, table, other)
    more = saved_by(box, table, one) - saved_by(box, table, other)
    return lead > 0 or (lead == 0 and more > 0 and box.most_explorers != 0)


@rule
def place(box, table, seat):
    """1 for the winner, or for all who share the victory."""
    ahead = 0
    for other in range(box.seats):
        ahead += is_ahead(box, table, other, seat)
    return 1 + ahead
