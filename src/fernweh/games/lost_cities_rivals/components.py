"""What is in the box (§1): cards, coins, and the printed list of actions.

A *kind* of card is a colour and a rank; rank 0 is the wager, rank r the value r + 1:

    kind   0       1 … 9      10      11 … 19         49
           yellow  yellow     blue    blue       …    red
           wager   2 … 10     wager   2 … 10          10

Starting wagers (§1.5) are no kind of their own: they are only ever dealt, and count as wagers then.
"""

from enum import IntEnum
from itertools import combinations
from math import comb

import numpy as np

from fernweh.kernel.bits import Word

MOST_SEATS = 4  # §1.1
COINS = 36  # §1.6
PILE, CARD_COUNT = 20, 80  # §2.3
LONG, BONUS = 4, 8  # §8.2

COLOURS = ("yellow", "blue", "white", "green", "red")  # §1.2
RANKS = ("wager", "2", "3", "4", "5", "6", "7", "8", "9", "10")  # §1.3
COPIES = (3, 2, 2, 2, 2, 1, 1, 1, 1, 1)  # §1.3, by rank
FEET = (0, 1, 1, 1, 1, 2, 2, 2, 2, 2)  # §1.4, by rank
WAGER = 0
COLOUR_COUNT, RANK_COUNT = len(COLOURS), len(RANKS)
KINDS = COLOUR_COUNT * RANK_COUNT

COLOUR = np.repeat(np.arange(COLOUR_COUNT), RANK_COUNT)
RANK = np.tile(np.arange(RANK_COUNT), COLOUR_COUNT)


def kinds_where(condition: np.ndarray) -> Word:
    """The set of kinds for which the condition holds, as a word."""
    return Word(sum(1 << kind for kind in range(KINDS) if condition[kind]))


ALL = kinds_where(RANK >= 0)
ONES = kinds_where(np.array(COPIES)[RANK] % 2 == 1)  # the 80 cards as a multiset: see state.py
TWOS = kinds_where(np.array(COPIES)[RANK] >= 2)

# Of one colour, shifted down to the lowest kinds
COLUMN = Word(2**RANK_COUNT - 1)
NUMBERS = kinds_where((COLOUR == 0) & (RANK != WAGER))
TWO_FEET = kinds_where((COLOUR == 0) & (np.array(FEET)[RANK] == 2))

# What a seat can no longer lay once it has laid a kind: lower numbers, and the wager (§6.2, §6.3)
BELOW = np.array(
    [kinds_where((COLOUR == COLOUR[kind]) & (RANK < RANK[kind])) for kind in range(KINDS)]
)

# §2.1  The starting wagers: every pair of different colours, and in how many ways deals go on

PAIRS = list(combinations(range(COLOUR_COUNT), 2))
PAIR = np.array([1 << one | 1 << other for one, other in PAIRS])  # as sets of colours


def deals(both: int, single: int, players: int) -> int:
    """Deals without a pair to so many players, from colours of which both cards or one are left."""
    if players == 0:
        return 1
    ways = 4 * comb(both, 2) and 4 * comb(both, 2) * deals(both - 2, single + 2, players - 1)
    if both and single:
        ways += 2 * both * single * deals(both - 1, single, players - 1)
    if single >= 2:
        ways += comb(single, 2) * deals(both, single - 2, players - 1)
    return ways


DEALS = np.array(
    [
        [[deals(both, single, players) for players in range(MOST_SEATS + 1)] for single in range(6)]
        for both in range(6)
    ]
)


class Verb(IntEnum):
    UNCOVER = 0  # §4.1 chance then turns the card up
    BID = 1  # §5.1, §5.2
    PASS = 2  # §5.2
    TAKE = 3  # §5.6 from the display into the own expedition
    TRASH = 4  # §5.7 one card; it ends the choice
    DONE = 5  # §5.7 or none
    TURN_UP = 6  # chance: which card was turned up
    DEAL = 7  # chance: which starting wagers a seat gets (§2.1)
    START = 8  # chance: who begins (§2.5)


ACTIONS = (
    [(Verb.UNCOVER, 0)]
    + [(Verb.BID, coins) for coins in range(1, COINS + 1)]
    + [(Verb.PASS, 0)]
    + [(Verb.TAKE, kind) for kind in range(KINDS)]
    + [(Verb.TRASH, kind) for kind in range(KINDS)]
    + [(Verb.DONE, 0)]
    + [(Verb.TURN_UP, kind) for kind in range(KINDS)]
    + [(Verb.DEAL, pair) for pair in range(len(PAIRS))]
    + [(Verb.START, seat) for seat in range(MOST_SEATS)]
)

VERB = np.array([verb for verb, _ in ACTIONS])
OBJECT = np.array([thing for _, thing in ACTIONS])
FIRST = [[verb for verb, _ in ACTIONS].index(verb) for verb in Verb]
UNCOVER, BID, PASS, TAKE, TRASH, DONE, TURN_UP, DEAL, START = FIRST
