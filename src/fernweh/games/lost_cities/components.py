"""What is in the box (§1): cards, colours, and the printed list of actions.

A *kind* of card is a colour and a rank; rank 0 is the wager, rank r the value r + 1. The three
wagers of a colour are one kind, so a kind fits one bit of a 64-bit word even with six colours:

    kind   0       1 … 9      10      11 … 19         59
           yellow  yellow     blue    blue       …    purple
           wager   2 … 10     wager   2 … 10          10
"""

from enum import IntEnum

import numpy as np

from fernweh.kernel.bits import Word

SEATS = 2
NORTH, SOUTH = 0, 1
HAND_SIZE = 8  # §3.1
WAGERS = 3  # §1.3, of each colour
COST = 20  # §7.2
LONG, BONUS = 8, 20  # §7.4
MOST_ROUNDS = 3  # §2.1
MOST_TURNS = 9999  # §10.4: the highest cap; turns beyond it are not counted

COLOURS = ("yellow", "blue", "white", "green", "red", "purple")  # §1.2, §10.1
RANKS = ("wager", "2", "3", "4", "5", "6", "7", "8", "9", "10")  # §1.3
WAGER = 0
MOST_COLOURS, RANK_COUNT = len(COLOURS), len(RANKS)
KINDS = MOST_COLOURS * RANK_COUNT

COLOUR = np.repeat(np.arange(MOST_COLOURS), RANK_COUNT)
RANK = np.tile(np.arange(RANK_COUNT), MOST_COLOURS)
KIND = np.arange(KINDS).reshape(MOST_COLOURS, RANK_COUNT)


def kinds_where(condition: np.ndarray) -> Word:
    """The set of kinds for which the condition holds, as a word."""
    return Word(sum(1 << kind for kind in range(KINDS) if condition[kind]))


NUMBERS = kinds_where(RANK != WAGER)
COLUMN = Word(2**RANK_COUNT - 1)  # the ten kinds of the first colour

# Sum of the values of the numbers in a column: SUM[the nine bits of its numbers]
SUM = np.array([sum(r + 2 for r in range(9) if bits >> r & 1) for bits in range(512)])


class Verb(IntEnum):
    PLAY = 0  # §4.2 add a card to the expedition of its colour
    DISCARD = 1  # §4.7
    TAKE = 2  # §5.2 the top of a discard pile
    DRAW = 3  # §5.1 the top of the draw pile: chance then turns it up
    TURN_UP = 4  # chance: which card was dealt or drawn
    START = 5  # chance: who begins (§2.2)


ACTIONS = (
    [(Verb.PLAY, kind) for kind in range(KINDS)]
    + [(Verb.DISCARD, kind) for kind in range(KINDS)]
    + [(Verb.TAKE, colour) for colour in range(MOST_COLOURS)]
    + [(Verb.DRAW, 0)]
    + [(Verb.TURN_UP, kind) for kind in range(KINDS)]
    + [(Verb.START, seat) for seat in range(SEATS)]
)

VERB = np.array([verb for verb, _ in ACTIONS])
OBJECT = np.array([thing for _, thing in ACTIONS])
PLAY, DISCARD, TAKE, DRAW, TURN_UP, START = (ACTIONS.index((verb, 0)) for verb in Verb)
