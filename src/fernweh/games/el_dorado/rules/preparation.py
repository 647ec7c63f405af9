"""Setting up (§3), and what it all comes to (§11)."""

import numpy as np

from fernweh.games.el_dorado.components import (
    BLOCKADES, CAVE_TOKENS, MOST_SEATS, PAWNS, TOKEN_COPIES, TOKEN_KINDS,
)  # fmt: skip
from fernweh.games.el_dorado.rules.cards import left_of
from fernweh.games.el_dorado.rules.codes import Refusal
from fernweh.games.el_dorado.state import ARRIVED, LOT, NO_LINE, NO_PAWN, Phase
from fernweh.kernel.bits import Word, count, highest
from fernweh.kernel.rule import rule

ALL_TOKENS = Word(sum(int(TOKEN_COPIES[token]) << 3 * token for token in range(TOKEN_KINDS)))


@rule
def setup(box, table):
    table.phase = Phase.START
    table.stock = box.stock
    table.market = box.market
    table.bag = ALL_TOKENS
    table.pawn = NO_PAWN
    table.line = NO_LINE
    for seat in range(MOST_SEATS):
        for pawn in range(PAWNS):
            table.at[seat, pawn] = ARRIVED
    for seat in range(box.seats):
        table.pile[seat] = box.deck
    for cave in range(box.caves):
        table.cave[cave] = CAVE_TOKENS
    if box.starter != LOT:
        start(box, table, box.starter)


@rule
def refuse_start(box, table, seat):
    if table.phase == Phase.OVER:
        return Refusal.GAME_IS_OVER
    if table.phase != Phase.START:
        return Refusal.NOT_THE_LOT
    return Refusal.LEGAL if seat < box.seats else Refusal.SEAT_NOT_TAKEN


@rule
def start(box, table, seat):
    """§3.5: pawns in turn order on the numbers from 1 on."""
    table.starter = seat
    table.turn = seat
    at, number = np.int64(seat), 0
    for pawn in range(box.pawns):
        for _ in range(box.seats):
            table.at[at, pawn] = box.start[number]
            at, number = left_of(box, at), number + 1
    table.phase = Phase.BLOCKADES
    lay_on(box, table)


# §3.2  Blockades


@rule
def to_lay(table):
    """The blockades that do not lie yet: bit number - 1."""
    left = (1 << BLOCKADES) - 1
    for line in range(BLOCKADES):
        if table.blockade[line] != 0:
            left &= ~(1 << (np.int64(table.blockade[line]) - 1))
    return left


@rule
def refuse_blockade(box, table, number):
    """Chance only."""
    if table.phase == Phase.OVER:
        return Refusal.GAME_IS_OVER
    if table.phase != Phase.BLOCKADES:
        return Refusal.CHANCE_ALONE
    return Refusal.LEGAL if (to_lay(table) >> (number - 1)) & 1 != 0 else Refusal.BLOCKADE_LIES


@rule
def laid(table):
    """How many lines have got their blockade; for setting up only."""
    return count(Word(table.standing))


@rule
def lay_blockade(box, table, number):
    line = laid(table)
    table.blockade[line] = number
    table.standing |= 1 << line
    lay_on(box, table)


@rule
def lay_on(box, table):
    if laid(table) == box.lines:
        table.to_draw = box.hand
        table.phase = Phase.DEAL


# §11  The end


@rule
def score(box, table, seat):
    """§11.4."""
    left = 0
    for pawn in range(PAWNS):
        space = table.at[seat, pawn]
        if space != ARRIVED:
            left += np.int64(box.steps[space])
    return -left


@rule
def is_ahead(box, table, one, other):
    """§11.2, §11.3."""
    if table.arrival[one] == 0 or table.arrival[other] == 0:
        return score(box, table, one) > score(box, table, other)
    won, others = Word(table.won[one]), Word(table.won[other])
    if count(won) != count(others):
        return count(won) > count(others)
    if won == others:  # none
        return table.arrival[one] < table.arrival[other]
    return highest(won) > highest(others)


@rule
def place(box, table, seat):
    """1 for the winner."""
    ahead = 0
    for other in range(box.seats):
        ahead += is_ahead(box, table, other, seat)
    return 1 + ahead
