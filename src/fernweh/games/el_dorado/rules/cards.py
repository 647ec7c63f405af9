"""Cards on their way: out of the hand, and from the draw pile into it (§3.4, §4.3, §9.2)."""

import numpy as np

from fernweh.games.el_dorado.rules.codes import Refusal
from fernweh.games.el_dorado.state import DRAWING, Phase, copies, kinds_in, one
from fernweh.kernel.bits import has
from fernweh.kernel.rule import rule


@rule
def holds(table, kind):
    return copies(table.hand[table.turn], kind) > 0


@rule
def lose(table, kind):
    """A card leaves the hand; if all knew of one, that one (§13.4)."""
    me = table.turn
    table.hand[me] -= one(kind)
    if copies(table.known[me], kind) > 0:
        table.known[me] -= one(kind)


@rule
def play(table, kind):
    """Into the play area (§4.3)."""
    lose(table, kind)
    table.played += one(kind)


@rule
def remove(table, kind, savable):
    """From the game; if it is savable, a token may bring it back at once (§10.8)."""
    lose(table, kind)
    table.removed[table.turn] += one(kind)
    if savable:
        table.leaving += one(kind)


# Drawing


@rule
def begin_drawing(table, number):
    """§9.2: chance turns up so many cards, if there are any."""
    table.to_draw = number
    table.phase = DRAWING


@rule
def refuse_turn_up(table, kind):
    """Chance only: seats draw, and then see."""
    if table.phase == Phase.OVER:
        return Refusal.GAME_IS_OVER
    if table.phase != Phase.DEAL and table.phase != Phase.TURN_UP:
        return Refusal.CHANCE_ALONE
    return Refusal.LEGAL if has(kinds_in(table.pile[table.turn]), kind) else Refusal.NOT_IN_PILE


@rule
def turn_up(box, table, kind):
    me = table.turn
    table.pile[me] -= one(kind)
    table.hand[me] += one(kind)
    table.to_draw -= 1
    if table.phase == Phase.DEAL:
        deal_on(box, table)
    else:
        table.phase = DRAWING


@rule
def deal_on(box, table):
    """§3.4: four cards to each player, from the starter on."""
    if table.to_draw > 0:
        return
    table.turn = left_of(box, table.turn)
    if table.turn == table.starter:
        table.phase = Phase.PLAY
    else:
        table.to_draw = box.hand


@rule
def left_of(box, seat):
    """§4.1: clockwise."""
    return 0 if seat + 1 == box.seats else np.int64(seat) + 1
