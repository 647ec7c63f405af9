"""The second half of a turn: a card is drawn or taken (§6); dealing, too (§3.3)."""

import numpy as np

from fernweh.games.lost_cities_board_game.components import KIND, MOST_TURNS, PATHS
from fernweh.games.lost_cities_board_game.rules.expedition import left_of
from fernweh.games.lost_cities_board_game.rules.codes import Refusal, refuse_in_turn
from fernweh.games.lost_cities_board_game.state import (
    ENDED, Phase, add, pop, remove, top_value,
)  # fmt: skip
from fernweh.kernel.bits import NONE, Word, has
from fernweh.kernel.rule import rule


@rule
def takeable(table):
    """§6.2, §6.3: the colours whose discards are open to the player."""
    colours = NONE
    for colour in range(PATHS):
        colours |= Word(table.pile[colour, 0] != NONE) << Word(colour)
    return colours & ~Word(table.closed)


@rule
def refuse_take(table, colour):
    why = refuse_in_turn(table, Phase.DRAW)
    if why != Refusal.LEGAL or has(takeable(table), colour):
        return why
    return Refusal.JUST_DISCARDED if has(Word(table.closed), colour) else Refusal.PILE_IS_EMPTY


@rule
def take(box, table, colour):
    """All saw it, and know of it until it is laid (§10.5)."""
    kind = KIND[colour, top_value(table, colour)]
    pop(table.pile[colour])
    add(table.hand[table.turn], kind)
    add(table.known[table.turn], kind)
    end_turn(box, table)


@rule
def refuse_turn_up(table, kind):
    """Chance only: seats draw, and then see (§3.3, §6.1)."""
    if table.phase == Phase.OVER:
        return Refusal.GAME_IS_OVER
    if table.phase != Phase.DEAL and table.phase != Phase.TURN_UP:
        return Refusal.CHANCE_ALONE
    return Refusal.LEGAL if has(table.deck[0], kind) else Refusal.NOT_IN_DECK


@rule
def turn_up(box, table, kind):
    remove(table.deck, kind)
    add(table.hand[receiver(box, table)], kind)
    table.deck_left -= 1
    if table.phase == Phase.TURN_UP:
        end_turn(box, table)
    elif table.deck_left == box.cards - box.seats * box.hand:
        table.phase = Phase.LAY


@rule
def receiver(box, table):
    """Who gets the next card: in turn while dealing (§3.3), else who drew it."""
    if table.phase == Phase.TURN_UP:
        return np.int64(table.turn)
    dealt = np.int64(box.cards) - table.deck_left
    return (table.starter + dealt) % box.seats


@rule
def end_turn(box, table):
    """§7.3: no card left, no further turn; §11.6: the cap."""
    table.ply = min(table.ply + 1, MOST_TURNS)
    table.closed = 0
    if table.deck_left == 0 or table.ply == box.cap:
        table.phase = ENDED
    else:
        table.turn = left_of(box, table.turn)
        table.phase = Phase.LAY
