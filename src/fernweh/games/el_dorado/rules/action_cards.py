"""Action cards (§9) and the tokens that are used by themselves (§10.6)."""

import numpy as np

from fernweh.games.el_dorado.components import (
    DRAWS, HAND_SIZE, MOVERS, NATIVE, NO_SYMBOL, REMOVES, SINGLE_USE, T_CHANGE, T_DRAW, T_FREE,
    T_KEEP, T_PASS, T_REMOVE, T_REPLACE, TOKEN_POWER, TOKEN_SYMBOL, TRANSMITTER,
)  # fmt: skip
from fernweh.games.el_dorado.rules.market import in_stock, use_up
from fernweh.games.el_dorado.rules.cards import begin_drawing, holds, lose, play, remove
from fernweh.games.el_dorado.rules.movement import begin, set_going
from fernweh.games.el_dorado.rules.codes import Refusal, refuse_in
from fernweh.games.el_dorado.rules.ways import has_free_step, least_of_all
from fernweh.games.el_dorado.state import Phase, copies, one
from fernweh.kernel.bits import NONE
from fernweh.kernel.rule import rule

# §9  Action cards


@rule
def refuse_act(box, table, kind):
    why = refuse_in(table, Phase.PLAY)
    if why != Refusal.LEGAL:
        return why
    if not holds(table, kind):
        return Refusal.NOT_IN_HAND
    if kind == NATIVE and not has_free_step(box, table):
        return Refusal.NO_USE
    if kind == TRANSMITTER and in_stock(table) == NONE:
        return Refusal.SOLD_OUT
    return Refusal.LEGAL


@rule
def act(table, kind):
    begin(table)
    if SINGLE_USE[kind] != 0:
        remove(table, kind, True)
    else:
        play(table, kind)
    table.changed = 0
    if kind == NATIVE:
        table.phase = Phase.FREE
    elif kind == TRANSMITTER:
        table.phase = Phase.TAKE
    else:
        table.owing = REMOVES[kind - MOVERS]
        begin_drawing(table, DRAWS[kind - MOVERS])


# §9.3  Remove cards


@rule
def refuse_remove(table, kind):
    why = refuse_in(table, Phase.REMOVE)
    if why != Refusal.LEGAL or holds(table, kind):
        return why
    return Refusal.NOT_IN_HAND


@rule
def remove_card(box, table, kind):
    remove(table, kind, box.keep_any != 0)
    table.owing -= 1
    if table.owing == 0 or table.hand[table.turn] == NONE:
        have_removed(table)


@rule
def have_removed(table):
    table.owing = 0
    table.must = 0
    table.phase = Phase.PLAY


# §10.6  Tokens


@rule
def refuse_use(box, table, token):
    why = refuse_in(table, Phase.PLAY)
    if why != Refusal.LEGAL:
        return why
    if copies(table.tokens[table.turn], token) == 0:
        return Refusal.NO_SUCH_TOKEN
    if TOKEN_SYMBOL[token] != NO_SYMBOL:
        least = least_of_all(box, table, TOKEN_SYMBOL[token])
        return Refusal.LEGAL if TOKEN_POWER[token] >= least else Refusal.NO_USE
    return refuse_effect(box, table, token)


@rule
def refuse_effect(box, table, token):
    if T_REMOVE <= token <= T_REPLACE:
        return Refusal.HAND_IS_EMPTY if table.hand[table.turn] == NONE else Refusal.LEGAL
    holds_already = token == T_PASS and table.passing != 0
    holds_already |= token == T_CHANGE and table.changed != 0
    if holds_already:
        return Refusal.HOLDS_ALREADY
    useless = token == T_FREE and not has_free_step(box, table)
    return Refusal.NO_USE if useless else Refusal.LEGAL


@rule
def use(table, token):
    begin(table)
    use_up(table, token)
    if TOKEN_SYMBOL[token] != NO_SYMBOL:
        set_going(table, TOKEN_SYMBOL[token], TOKEN_POWER[token])
    elif token == T_DRAW:
        begin_drawing(table, 1)
    elif token == T_REMOVE:
        table.owing = 1
        table.must = 1
        table.phase = Phase.REMOVE
    elif token == T_REPLACE:
        table.owing = HAND_SIZE
        table.phase = Phase.REPLACE
    elif token == T_PASS:
        table.passing = 1
    elif token == T_FREE:
        table.phase = Phase.FREE
    else:
        table.changed = 1


# §10.6  Replace cards


@rule
def refuse_replace(table, kind):
    why = refuse_in(table, Phase.REPLACE)
    if why != Refusal.LEGAL or holds(table, kind):
        return why
    return Refusal.NOT_IN_HAND


@rule
def replace(box, table, kind):
    """§14.6."""
    if box.replace_plays != 0:
        play(table, kind)
    else:
        lose(table, kind)
        table.discard[table.turn] += one(kind)
    table.owing -= 1
    if table.owing == 0 or table.hand[table.turn] == NONE:
        have_replaced(table)


@rule
def have_replaced(table):
    put_away = HAND_SIZE - np.int64(table.owing)
    table.owing = 0
    begin_drawing(table, put_away)


# §10.8  Save a card


@rule
def refuse_save(table, kind):
    why = refuse_in(table, Phase.PLAY)
    if why != Refusal.LEGAL:
        return why
    if copies(table.tokens[table.turn], T_KEEP) == 0:
        return Refusal.NO_SUCH_TOKEN
    return Refusal.LEGAL if copies(table.leaving, kind) > 0 else Refusal.NOTHING_TO_SAVE


@rule
def save(table, kind):
    use_up(table, T_KEEP)
    table.leaving -= one(kind)
    table.removed[table.turn] -= one(kind)
    table.played += one(kind)
