"""What follows by itself once an action is done: a stop, a cave, cards to draw, the next player.

Every way that leads there only says so by a phase of its own; here it is done, once.
"""

from fernweh.games.el_dorado.rules.cards import left_of
from fernweh.games.el_dorado.rules.caves import to_explore
from fernweh.games.el_dorado.rules.ways import asking, breakable, free_ways
from fernweh.games.el_dorado.state import (
    ARRIVED, DRAWING, FILLING, GOING, NO_PAWN, RESTING, STOPPED, Phase, total,
)  # fmt: skip
from fernweh.kernel.bits import NONE
from fernweh.kernel.rule import rule

MOST_COUNTED = 9999  # rounds; the text of a table tells no more


@rule
def settle(box, table):
    if table.phase == GOING:
        go_on(box, table)
    if table.phase == RESTING:
        come_to_rest(box, table)
    if table.phase == STOPPED:
        offer_cave(box, table)
    if table.phase == FILLING:
        fill_hand(box, table)
    if table.phase == DRAWING:
        ready_pile(box, table)


# A move


@rule
def go_on(box, table):
    """§5.2: a card that can do nothing more stops by itself."""
    space, power = table.at[table.turn, table.pawn], table.power
    table.phase = RESTING
    if space != ARRIVED and power > 0:
        ways = asking(box, space, table.symbol, power) & free_ways(box, table, space)
        if (ways | breakable(box, table, space, table.symbol, power)) != 0:
            table.phase = Phase.MOVE


@rule
def come_to_rest(box, table):
    """The move is over; a pawn that has moved has stopped (§10.3)."""
    me, pawn, moved = table.turn, table.pawn, table.stepped
    table.symbol = 0
    table.power = 0
    table.stepped = 0
    if is_over_at_once(box, table):
        table.pawn = NO_PAWN
        table.phase = Phase.OVER
    elif moved != 0 and table.at[me, pawn] != ARRIVED:
        table.mark[me, pawn] &= box.near[table.at[me, pawn]]  # §10.4
        table.phase = STOPPED
    else:
        table.pawn = NO_PAWN
        table.phase = Phase.PLAY


@rule
def is_over_at_once(box, table):
    """§11.1: the last of the round has arrived, the first of all; §15.14."""
    last = left_of(box, table.turn) == table.starter
    return last and table.arrival[table.turn] == 1


@rule
def offer_cave(box, table):
    """§10.2."""
    if to_explore(box, table) != 0:
        table.phase = Phase.EXPLORE
    else:
        table.pawn = NO_PAWN
        table.phase = Phase.PLAY


# Drawing


@rule
def fill_hand(box, table):
    """§4.5."""
    table.refill = 1
    table.to_draw = max(0, box.hand - total(table.hand[table.turn]))
    table.phase = DRAWING


@rule
def ready_pile(box, table):
    """§4.6: the discards are the new draw pile once the old one is empty; §13.4."""
    me = table.turn
    table.phase = Phase.TURN_UP
    if table.to_draw > 0 and table.pile[me] == NONE:
        table.pile[me] = table.discard[me]
        table.discard[me] = NONE
        table.known[me] = table.hand[me]
        if table.pile[me] == NONE:
            table.to_draw = 0
    if table.to_draw == 0:
        have_drawn(box, table)


@rule
def have_drawn(box, table):
    """What comes after the last card."""
    if table.refill != 0:
        pass_on(box, table)
    elif table.owing > 0 and table.hand[table.turn] != NONE:
        table.phase = Phase.REMOVE
    else:
        table.owing = 0
        table.phase = Phase.PLAY


@rule
def pass_on(box, table):
    """The next player's turn; or the end, if this was the last of the last round (§11.1)."""
    table.refill = 0
    table.phase = Phase.PLAY
    after = left_of(box, table.turn)
    if after == table.starter:
        end_round(box, table)
    if table.phase != Phase.OVER:
        table.turn = after


@rule
def end_round(box, table):
    """§11.1; §14.8: the cap."""
    table.rounds_done = min(table.rounds_done + 1, MOST_COUNTED)
    if table.rounds_done == box.cap or has_arrived(box, table):
        table.phase = Phase.OVER


@rule
def has_arrived(box, table):
    """Whether anybody has."""
    found = False
    for seat in range(box.seats):
        found |= table.arrival[seat] > 0
    return found


@rule
def is_cut(box, table):
    """§14.8: whether the cap ended the race before anybody had arrived."""
    return table.phase == Phase.OVER and not has_arrived(box, table)
