"""The match and its rounds, from setting up to the end (§2, §3, §6)."""

import numpy as np

from fernweh.games.lost_cities.components import MOST_COLOURS, NORTH, SEATS, SOUTH
from fernweh.games.lost_cities.rules.codes import Refusal
from fernweh.games.lost_cities.rules.scoring import round_points, total
from fernweh.games.lost_cities.state import LOT, Phase
from fernweh.kernel.bits import NONE
from fernweh.kernel.rule import rule

# §2, §3  The match and its rounds


@rule
def setup(box, table):
    table.phase = Phase.START
    table.starter = NORTH
    if box.starter != LOT:
        table.starter = box.starter
        begin_round(box, table)


@rule
def begin_round(box, table):
    """§3.1, §3.2: all cards together again."""
    table.deck = box.kinds
    table.deck_left = box.cards
    for colour in range(MOST_COLOURS):
        table.pile[colour] = NONE
        table.deck_wagers[colour] = box.wagers if colour < box.colours else 0
    for seat in range(SEATS):
        clear_seat(table, seat)
    table.ply = 0
    table.closed = 0
    table.turn = table.starter
    table.phase = Phase.DEAL


@rule
def clear_seat(table, seat):
    table.hand[seat] = NONE
    table.known[seat] = NONE
    table.laid[seat] = NONE
    table.veiled[seat] = 0
    for colour in range(MOST_COLOURS):
        table.hand_wagers[seat, colour] = 0
        table.known_wagers[seat, colour] = 0
        table.laid_wagers[seat, colour] = 0


@rule
def refuse_start(box, table, seat):
    if table.phase == Phase.OVER:
        return Refusal.MATCH_IS_OVER
    return Refusal.LEGAL if table.phase == Phase.START else Refusal.NOT_THE_LOT


@rule
def start(box, table, seat):
    """§2.2: the lot has fallen."""
    table.starter = seat
    begin_round(box, table)


@rule
def next_starter(table):
    """§2.3: more points in the round before; §2.4: in total; else the one who did not begin."""
    last = table.rounds_done - 1
    lead = np.int64(table.points[NORTH, last]) - table.points[SOUTH, last]
    if lead == 0:
        lead = total(table, NORTH) - total(table, SOUTH)
    if lead == 0:
        return 1 - np.int64(table.starter)
    return NORTH if lead > 0 else SOUTH


# §6, §7, §8  End and scoring


@rule
def end_round(box, table):
    for seat in range(SEATS):
        table.points[seat, table.rounds_done] = round_points(table, seat)
    table.rounds_done += 1
    table.phase = Phase.OVER
    if table.rounds_done < box.rounds:
        table.starter = next_starter(table)
        begin_round(box, table)
