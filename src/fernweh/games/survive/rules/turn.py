"""§3, §11, §13  The steps of a turn one after the other, and the end of the game."""

import numpy as np

from fernweh.games.survive.components import MOST_LATE, POINTS, RANGE
from fernweh.games.survive.state import (
    TO_COUNT, TO_END_TURN, TO_MOVE, TO_ROLL, TO_SINK, Phase, has_kept, land, on_board,
)  # fmt: skip
from fernweh.kernel.bits import NONE
from fernweh.kernel.rule import rule


@rule
def left_of(box, seat):
    """Clockwise."""
    return 0 if seat + 1 == box.seats else np.int64(seat) + 1


@rule
def begin_turn(table):
    """§3.2: whoever has kept a tile is asked, whatever it is."""
    table.swum = NONE
    table.spent = NONE
    table.phase = Phase.PLAY if has_kept(table, table.turn) else TO_MOVE


@rule
def go_on(box, table):
    """From a step that is over to the next thing that chance or a seat must do."""
    if box.stop_when_empty != 0 and on_board(table) == NONE and is_under_way(table):
        be_over(table)  # §13.4, §13.9: at once, before the turn passes
    if table.phase == TO_END_TURN:
        end_turn(box, table)
    if table.phase == TO_MOVE:
        begin_moving(box, table)
    if table.phase == TO_SINK:
        table.points = 0
        table.phase = Phase.SINK if land(table) != NONE else TO_ROLL
    if table.phase == TO_ROLL:
        table.phase = Phase.DIE
    if table.phase == TO_COUNT:
        begin_counting(box, table)


@rule
def is_under_way(table):
    """Whether setting up is over, and the game is not; no back or die is waited for."""
    return Phase.LAUNCH < table.phase and table.phase != TO_COUNT


@rule
def begin_moving(box, table):
    """§3.4: without an explorer on the board there is no step 2."""
    if on_board(table) & box.owned[table.turn] == NONE:
        table.phase = TO_SINK
    else:
        table.points = POINTS
        table.phase = Phase.MOVE


@rule
def end_turn(box, table):
    """§13.4: after the last tile only so many turns are left."""
    clear_choice(table)
    if land(table) == NONE:
        if box.rounds > 0 and table.late >= box.rounds * np.int64(box.seats):
            be_over(table)
            return
        table.late = min(table.late + 1, MOST_LATE)
    table.turn = left_of(box, table.turn)
    begin_turn(table)


@rule
def clear_choice(table):
    """What was chosen, rolled or counted is over."""
    table.chosen = 0
    table.hex = 0
    table.kind = 0
    table.points = 0
    table.asked = 0


@rule
def be_over(table):
    clear_choice(table)
    table.phase = TO_COUNT


@rule
def begin_counting(box, table):
    """§11.2, §13.5: values are shown, if they count."""
    to_show = box.equal == 0 and table.saved & ~table.shown != NONE
    table.phase = Phase.SHOW if to_show else Phase.OVER


@rule
def can_stop(table):
    """§9.2, §10.2: after one hex at least."""
    if table.phase == Phase.PROWL:
        return table.points < RANGE[table.kind]
    return table.phase != Phase.SAIL and table.points < POINTS
