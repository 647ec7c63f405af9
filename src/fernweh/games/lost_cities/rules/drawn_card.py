"""The second half of a turn: a card is drawn or taken (§5), and the turn ends (§6.1)."""

import numpy as np

from fernweh.games.lost_cities.components import (
    KIND, MOST_COLOURS, MOST_TURNS, RANK, SEATS, WAGER,
)  # fmt: skip
from fernweh.games.lost_cities.rules.cards import gain, leave_deck, top_rank
from fernweh.games.lost_cities.rules.codes import Refusal
from fernweh.games.lost_cities.rules.rounds import end_round
from fernweh.games.lost_cities.state import Phase
from fernweh.kernel.bits import NONE, Word, bit, has
from fernweh.kernel.rule import rule

# §5  Draw a card


@rule
def takeable(table):
    """§5.2, §5.3: the colours whose discards are open to the player."""
    colours = NONE
    for colour in range(MOST_COLOURS):
        colours |= Word(table.pile[colour] != NONE) << Word(colour)
    return colours & ~Word(table.closed)


@rule
def refuse_drawing(table):
    """What holds for drawing and taking alike (§4.1)."""
    if table.phase == Phase.OVER:
        return Refusal.MATCH_IS_OVER
    if table.phase == Phase.LAY:
        return Refusal.LAY_FIRST
    return Refusal.LEGAL if table.phase == Phase.DRAW else Refusal.CHANCE_IS_DUE


@rule
def refuse_take(box, table, colour):
    if colour >= box.colours:
        return Refusal.COLOUR_NOT_IN_PLAY
    why = refuse_drawing(table)
    if why != Refusal.LEGAL or has(takeable(table), colour):
        return why
    return Refusal.JUST_DISCARDED if has(Word(table.closed), colour) else Refusal.PILE_IS_EMPTY


@rule
def take(box, table, colour):
    kind = KIND[colour, top_rank(table, colour)]
    table.pile[colour] >>= Word(4)
    gain(table, table.turn, kind)
    if RANK[kind] == WAGER:
        table.known_wagers[table.turn, colour] += 1
    else:
        table.known[table.turn] |= bit(kind)
    end_turn(box, table)


@rule
def refuse_turn_up(table, kind):
    """Chance only: seats draw, and then see (§3.1, §5.1)."""
    if table.phase == Phase.OVER:
        return Refusal.MATCH_IS_OVER
    if table.phase != Phase.DEAL and table.phase != Phase.TURN_UP:
        return Refusal.CHANCE_ALONE
    return Refusal.LEGAL if has(table.deck, kind) else Refusal.NOT_IN_DECK


@rule
def turn_up(box, table, kind):
    leave_deck(table, kind)
    table.deck_left -= 1
    gain(table, receiver(box, table), kind)
    if table.phase == Phase.TURN_UP:
        end_turn(box, table)
    elif table.deck_left == box.cards - SEATS * box.hand:
        table.phase = Phase.LAY


@rule
def receiver(box, table):
    """Who gets the card just turned up: in turn while dealing (§3.1), else who drew it."""
    if table.phase == Phase.TURN_UP:
        return np.int64(table.turn)
    dealt = np.int64(box.cards) - table.deck_left
    return (table.starter + dealt - 1) % SEATS


@rule
def end_turn(box, table):
    """§6.1: no card left, no further turn; §10.4: the cap."""
    table.ply = min(table.ply + 1, MOST_TURNS)
    table.closed = 0
    if table.deck_left == 0 or table.ply == box.cap:
        end_round(box, table)
    else:
        table.turn = 1 - table.turn
        table.phase = Phase.LAY
