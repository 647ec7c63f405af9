"""Caves and what they give (§10)."""

import numpy as np

from fernweh.games.el_dorado.rules.codes import Refusal, refuse_in
from fernweh.games.el_dorado.state import NO_PAWN, STOPPED, Phase, copies, one
from fernweh.kernel.rule import rule


@rule
def stocked(box, table):
    """§10.5: the caves that have a token left, as a set."""
    caves = 0
    for cave in range(box.caves):
        caves |= np.int64(table.cave[cave] > 0) << cave
    return caves


@rule
def to_explore(box, table):
    """§10.2, §10.4: the caves that the pawn which has stopped may explore."""
    me, pawn = table.turn, table.pawn
    near = np.int64(box.near[table.at[me, pawn]]) & ~np.int64(table.mark[me, pawn])
    return near & stocked(box, table) if near != 0 else 0


@rule
def leave_caves(table):
    table.pawn = NO_PAWN
    table.phase = Phase.PLAY


@rule
def refuse_explore(box, table, cave):
    why = refuse_in(table, Phase.EXPLORE)
    if why != Refusal.LEGAL or (to_explore(box, table) >> cave) & 1 != 0:
        return why
    me, pawn = table.turn, table.pawn
    if (box.near[table.at[me, pawn]] >> cave) & 1 == 0:
        return Refusal.NO_CAVE_HERE
    marked = (table.mark[me, pawn] >> cave) & 1 != 0
    return Refusal.EXPLORED_ALREADY if marked else Refusal.CAVE_IS_EMPTY


@rule
def explore(table, cave):
    table.goal = cave
    table.phase = Phase.FIND


@rule
def refuse_find(table, token):
    """Chance only."""
    if table.phase == Phase.OVER:
        return Refusal.GAME_IS_OVER
    if table.phase != Phase.FIND:
        return Refusal.CHANCE_ALONE
    return Refusal.LEGAL if copies(table.bag, token) > 0 else Refusal.NOT_IN_BAG


@rule
def find(table, token):
    me, cave = table.turn, np.int64(table.goal)
    table.bag -= one(token)
    table.tokens[me] += one(token)
    table.cave[cave] -= 1
    table.mark[me, table.pawn] |= 1 << cave
    table.goal = 0
    table.phase = STOPPED
