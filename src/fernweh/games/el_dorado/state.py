"""The records: the box, fixed for a match, and the table, which changes; and cards as multisets.

Cards in a place are one word, three bits a kind: a number from 0 to 7, and nobody has more than
four cards of a kind. So putting two places together is an addition of words. Tokens are kept alike.
"""

from enum import IntEnum

import numpy as np

from fernweh.games.el_dorado.components import (
    BLOCKADES, KINDS, MOST_CAVES, MOST_PIECES, MOST_POWER, MOST_SEATS, MOST_SPACES, PAWNS,
    SIDES_OF_HEX,
)  # fmt: skip
from fernweh.kernel.bits import ONE, Word, count, nth
from fernweh.kernel.record import record
from fernweh.kernel.rule import rule


class Phase(IntEnum):
    START = 0  # chance says who begins (§3.1)
    BLOCKADES = 1  # chance lays blockades, one at a time (§3.2)
    DEAL = 2  # chance deals the first hands (§3.4)
    PLAY = 3  # cards are played: nothing is under way (§4.2)
    MOVE = 4  # a card or token moves a pawn (§5.1, §5.2)
    FREE = 5  # a free step (§9.5)
    PAY = 6  # cards for rubble or a camp (§5.5, §5.6)
    BUY = 7  # coins are gathered (§7.2)
    TAKE = 8  # the transmitter takes a card (§9.4)
    REMOVE = 9  # cards may be removed from the game (§9.3)
    REPLACE = 10  # cards are put away for others (§10.6)
    EXPLORE = 11  # a pawn has stopped beside a cave (§10.2)
    KEEP = 12  # what of the hand is kept (§4.4)
    TURN_UP = 13  # chance turns up a card drawn (§4.5, §9.2)
    FIND = 14  # chance turns up a token (§10.2)
    OVER = 15


# Phases only inside `apply`: what follows by itself, whatever led there (see aftermath.py)
GOING, RESTING, STOPPED, FILLING, DRAWING = range(len(Phase), len(Phase) + 5)

LOT = -1  # box.starter: drawn by lot
ARRIVED = -1  # table.at: in El Dorado, or no such pawn
NO_PAWN = -1  # table.pawn: none has begun to move
NO_LINE = -1

BOX = record(
    # Of each space: the edges that lie on lines, bit 6 * line + direction (§2.4)
    ("edges", np.uint64, MOST_SPACES),
    ("deck", np.uint64),  # a starting deck (§1.5), as a multiset like those of the table
    ("stock", np.uint64),  # market and reserve at the start (§1.6)
    # The directions in which a step asks for a symbol, rubble or a camp with at most 1, 2, 3 … of
    # power: six bits a number
    ("ways", np.uint32, (MOST_SPACES, 5)),
    ("market", np.uint32),  # the kinds on slots at the start (§3.3)
    ("next", np.int16, (MOST_SPACES, SIDES_OF_HEX)),  # the space there; -1 for none
    ("spot", np.int16, MOST_SPACES),  # 128 * r + q
    ("steps", np.int16, MOST_SPACES),  # to El Dorado (§11.3)
    ("toll", np.int16, MOST_SPACES),  # the same in effort, for the policy
    # For the policy: the space of least toll that a symbol and its power can reach; the second
    # table crosses no line
    ("goal", np.int16, (2, MOST_SPACES, 3, MOST_POWER + 1)),
    ("start", np.int16, MOST_SEATS),  # the spaces with the numbers 1 to 4
    ("middle", np.int16, MOST_PIECES),  # the spot of each piece's middle, for the view
    ("spaces", np.int16),
    ("finish", np.int16),  # the first finishing space
    ("cap", np.int16),  # rounds after which the game is over; 0 for never (§14.8)
    ("terrain", np.int8, MOST_SPACES),  # what a space asks for, a symbol, RUBBLE or CAMP; or -1
    ("need", np.int8, MOST_SPACES),  # how much of it
    ("open", np.uint8, MOST_SPACES),  # the directions in which there is a space to enter
    ("near", np.uint8, MOST_SPACES),  # the caves beside it, as a set (§10.2)
    ("ahead", np.uint8, (MOST_SPACES, 5)),  # for the policy: the needs on the way from here
    ("most", np.uint8, (MOST_SPACES, 5)),  # and the highest of them
    ("looks", np.int8, MOST_SPACES),  # what is printed, for the view: see chart.LOOKS
    ("piece", np.int8, MOST_SPACES),
    ("letter", np.uint8, MOST_PIECES),  # of each piece, for the view
    ("turned", np.int8, MOST_PIECES),
    ("before", np.int8, BLOCKADES),  # the piece before each line
    ("pieces", np.int8),
    ("lines", np.int8),  # how many lines get a blockade (§3.2)
    ("caves", np.int8),  # how many caves have tokens (§10.1)
    ("seats", np.int8),
    ("pawns", np.int8),  # of each player
    ("starter", np.int8),
    ("native_enters", np.int8),  # §14.5
    ("replace_plays", np.int8),  # §14.6
    ("keep_any", np.int8),  # §14.7
    ("hand", np.int8),  # cards of a hand (§3.4, §4.5)
)

TABLE = record(
    ("pile", np.uint64, MOST_SEATS),  # draw piles; whatever this table does not place is here
    ("hand", np.uint64, MOST_SEATS),
    ("known", np.uint64, MOST_SEATS),  # of that hand, what all know (§13.4)
    ("discard", np.uint64, MOST_SEATS),
    ("removed", np.uint64, MOST_SEATS),  # from the game
    ("tokens", np.uint64, MOST_SEATS),  # in front of that player
    ("played", np.uint64),  # the play area of whose turn it is
    ("gained", np.uint64),  # bought or taken in this turn (§7.3)
    ("leaving", np.uint64),  # removed just now, and can still be saved (§10.8)
    ("stock", np.uint64),  # market and reserve
    ("bag", np.uint64),  # cave tokens that nobody has seen
    ("spent", np.uint64),  # cave tokens that were used
    ("market", np.uint32),  # the kinds on slots, as a set, counted from PRICED
    ("at", np.int16, (MOST_SEATS, PAWNS)),  # the space of a pawn, or ARRIVED
    ("rounds_done", np.int16),
    ("blockade", np.int8, BLOCKADES),  # the number of the blockade on each line; 0 for none
    ("won", np.uint8, MOST_SEATS),  # the blockades removed by that player, as a set of numbers
    ("mark", np.uint8, (MOST_SEATS, PAWNS)),  # the caves explored and not left yet (§10.4)
    ("cave", np.int8, MOST_CAVES),  # tokens left
    ("arrival", np.int8, MOST_SEATS),  # 1 for who arrived first; 0 for not yet
    ("veiled", np.int8, MOST_SEATS),  # cards of that hand that this table does not name
    ("standing", np.uint8),  # the lines on which a blockade lies, as a set
    ("phase", np.int8),
    ("turn", np.int8),
    ("starter", np.int8),
    ("symbol", np.int8),  # of the card that moves
    ("power", np.int8),  # that it has left
    ("pawn", np.int8),  # that it moves, or that has stopped
    ("stepped", np.int8),  # whether the pawn has moved by it
    ("goal", np.int8),  # what is paid for: a direction, or 5 + the number of a blockade
    ("owing", np.int8),  # cards still to pay, to remove, or to put away
    ("line", np.int8),  # the line that a free step has opened (§14.5)
    ("coins", np.int8),  # gathered, in halves
    ("to_draw", np.int8),  # cards that chance still turns up
    ("bought", np.int8),  # whether this turn's purchase is made (§7.1)
    ("passing", np.int8),  # whether occupied spaces are open (§10.9)
    ("changed", np.int8),  # whether the next card is another symbol (§10.10)
    ("refill", np.int8),  # whether the turn is over and the hand is filled (§4.5)
    # Whether removing cannot be declined (§15.12); in a purchase, whether a change is used up by it
    ("must", np.int8),
)


# Cards as multisets

_FIRST = Word(sum(1 << 3 * kind for kind in range(KINDS)))
_SECOND, _THIRD = _FIRST << ONE, _FIRST << Word(2)
WITH_ONE, WITH_TWO, WITH_FOUR = _FIRST, _SECOND, _THIRD
# The steps by which bits that lie three apart are pushed together
_PACK_1, _PACK_2, _PACK_3 = (
    Word(0x10C30C30C30C30C3), Word(0x100F00F00F00F00F), Word(0x1F0000FF0000FF),
)  # fmt: skip
_PACK_4, _PACK_5 = Word(0x1F00000000FFFF), Word(0x1FFFFF)


@rule
def one(kind):
    """A single card of that kind."""
    return ONE << Word(3 * kind)


@rule
def copies(cards, kind):
    return np.int64((cards >> Word(3 * kind)) & Word(7))


@rule
def total(cards):
    return count(cards & WITH_ONE) + 2 * count(cards & WITH_TWO) + 4 * count(cards & WITH_FOUR)


@rule
def kinds_in(cards):
    """The set of kinds of which there is a card, a bit a kind."""
    some = (cards | (cards >> ONE) | (cards >> Word(2))) & WITH_ONE
    some = (some ^ (some >> Word(2))) & _PACK_1
    some = (some ^ (some >> Word(4))) & _PACK_2
    some = (some ^ (some >> Word(8))) & _PACK_3
    some = (some ^ (some >> Word(16))) & _PACK_4
    return (some ^ (some >> Word(32))) & _PACK_5


@rule
def nth_card(cards, n):
    """The kind of the n-th card, each card counting once."""
    singles = count(cards & WITH_ONE)
    if n < singles:
        return nth(cards & WITH_ONE, n) // 3
    pairs = 2 * count(cards & WITH_TWO)
    if n < singles + pairs:
        return nth(cards & WITH_TWO, (n - singles) // 2) // 3
    return nth(cards & WITH_FOUR, (n - singles - pairs) // 4) // 3
