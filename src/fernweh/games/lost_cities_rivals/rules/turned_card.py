"""§4, §7  A card is turned up; the end of a pile, and of the game."""

import numpy as np

from fernweh.games.lost_cities_rivals.rules.cards import add, kinds_in, remove
from fernweh.games.lost_cities_rivals.rules.codes import Refusal
from fernweh.games.lost_cities_rivals.state import Phase
from fernweh.kernel.bits import count, has, nth
from fernweh.kernel.rule import rule


@rule
def left_of(box, seat):
    """§1.1: the next seat, clockwise."""
    return seat + 1 if seat + 1 < box.seats else 0


@rule
def usable(table):
    """§4.2: the kinds that some player could lay."""
    return table.open[0] | table.open[1] | table.open[2] | table.open[3]


@rule
def refuse_turn_up(table, kind):
    """Chance only: seats uncover, and then see (§4.1, §5.9)."""
    if table.phase == Phase.OVER:
        return Refusal.GAME_IS_OVER
    if table.phase != Phase.TURN_UP:
        return Refusal.CHANCE_ALONE
    return Refusal.LEGAL if has(kinds_in(table.deck), kind) else Refusal.NOT_IN_PILES


@rule
def turn_up(box, table, kind):
    remove(table.deck, kind)
    table.deck_left -= 1
    if has(usable(table), kind):
        add(table.display, kind)
    else:
        add(table.out, kind)
    table.turn = left_of(box, table.turn)
    table.phase = Phase.TURN
    if is_pile_empty(box, np.int64(table.deck_left)):
        end_pile(box, table)


@rule
def is_pile_empty(box, left):
    """§2.3, §7.1: of four piles at most; to divide would be slower."""
    pile = np.int64(box.pile)
    return (left == 0) | (left == pile) | (left == 2 * pile) | (left == 3 * pile)


@rule
def any_card(table, n):
    """The kind of the n-th card not turned up yet, each card of a kind counted."""
    twice = n - count(table.deck[0])
    return nth(table.deck[0], n) if twice < 0 else nth(table.deck[1], twice // 2)


@rule
def end_pile(box, table):
    """§7.1: the bank is shared out; §7.3: after the last pile the game is over instead."""
    if table.deck_left == 0:
        table.phase = Phase.OVER
        table.turn = 0
        return
    share = table.bank // box.seats
    for seat in range(box.seats):
        table.purse[seat] += share
    table.bank -= share * box.seats
