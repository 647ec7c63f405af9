"""The end of a turn: what was played is discarded, and what is left kept or not (§4.3, §4.4)."""

from fernweh.games.el_dorado.rules.cards import holds, lose
from fernweh.games.el_dorado.rules.codes import Refusal, refuse_in
from fernweh.games.el_dorado.state import FILLING, Phase, one
from fernweh.kernel.bits import NONE
from fernweh.kernel.rule import rule


@rule
def end(table):
    """§4.3; tokens that hold for a turn are void (§10.9, §10.10)."""
    me = table.turn
    table.discard[me] += table.played + table.gained
    table.played = NONE
    table.gained = NONE
    table.leaving = NONE
    table.bought = 0
    table.passing = 0
    table.changed = 0
    table.phase = Phase.KEEP
    if table.hand[me] == NONE:
        table.phase = FILLING


# §4.4  Keep or discard


@rule
def refuse_discard(table, kind):
    why = refuse_in(table, Phase.KEEP)
    if why != Refusal.LEGAL or holds(table, kind):
        return why
    return Refusal.NOT_IN_HAND


@rule
def discard(table, kind):
    lose(table, kind)
    table.discard[table.turn] += one(kind)
    if table.hand[table.turn] == NONE:
        table.phase = FILLING


@rule
def keep_rest(table):
    table.phase = FILLING


# No more of it


@rule
def refuse_done(table):
    """§4.4, §9.3, §10.2, §10.6: where a seat may leave off; §15.12."""
    match table.phase:
        case Phase.KEEP:
            return Refusal.LEGAL
        case Phase.REPLACE:
            return Refusal.LEGAL
        case Phase.EXPLORE:
            return Refusal.LEGAL
        case Phase.REMOVE:
            return Refusal.NOTHING_TO_DECLINE if table.must != 0 else Refusal.LEGAL
        case _:
            return refuse_in(table, Phase.KEEP)
