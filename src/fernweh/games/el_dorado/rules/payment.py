"""Paying for rubble, camps and blockades of rubble, card by card (§5.5, §5.6, §6.2)."""

import numpy as np

from fernweh.games.el_dorado.components import CAMP, SIDES_OF_HEX
from fernweh.games.el_dorado.rules.blockades import win_blockade
from fernweh.games.el_dorado.rules.market import may_spare, refuse_spare, spare
from fernweh.games.el_dorado.rules.cards import holds, play, remove
from fernweh.games.el_dorado.rules.movement import enter
from fernweh.games.el_dorado.rules.codes import Refusal, refuse_in
from fernweh.games.el_dorado.state import RESTING, Phase
from fernweh.kernel.rule import rule


@rule
def refuse_pay(table, kind):
    if may_spare(table, kind):
        return refuse_spare(table, kind)
    why = refuse_in(table, Phase.PAY)
    if why != Refusal.LEGAL or holds(table, kind):
        return why
    return Refusal.NOT_IN_HAND


@rule
def pay(box, table, kind):
    if table.phase == Phase.PAY:
        pay_off(box, table, kind)
    else:
        spare(table, kind)


@rule
def pay_off(box, table, kind):
    space = table.at[table.turn, table.pawn]
    for_camp = False
    if table.goal < SIDES_OF_HEX:
        for_camp = box.terrain[box.next[space, table.goal]] == CAMP
    if for_camp:
        remove(table, kind, box.keep_any != 0)
    else:
        play(table, kind)
    table.owing -= 1
    if table.owing == 0:
        get_what_was_paid(box, table)


@rule
def get_what_was_paid(box, table):
    pawn, goal = np.int64(table.pawn), np.int64(table.goal)
    table.goal = 0
    if goal < SIDES_OF_HEX:
        enter(box, table, pawn, np.int64(box.next[table.at[table.turn, pawn], goal]))
    else:
        win_blockade(table, goal - SIDES_OF_HEX + 1)
    table.phase = RESTING
