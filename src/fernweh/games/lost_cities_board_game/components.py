"""What is in the box (§1): cards, paths, tiles, explorers, tracks, and the printed list of actions.

A *kind* of card is a colour and a value. There are two cards of each kind: a kind is one bit of a
64-bit word, and cards in a place are two words (see state.py):

    kind   0     1 … 10    11      12 … 21         54
           red   red       green   green      …    white
           0     1 … 10    0       1 … 10          10
"""

from enum import IntEnum

import numpy as np

from fernweh.kernel.bits import Word

MOST_SEATS = 4  # §1.1
HAND_SIZE = 8  # §3.3
COPIES = 2  # §1.3, of each kind
SET_ASIDE = 30  # §3.2, with two players
MOST_EXPEDITIONS = 3  # §2.1
EXPLORERS = 5  # §1.8, of each player
MOST_TURNS = 9999  # §11.6: the highest cap; turns beyond it are not counted

COLOURS = ("red", "green", "blue", "yellow", "white")  # §1.2
VALUES = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10")  # §1.3
PATHS, VALUE_COUNT = len(COLOURS), len(VALUES)
KINDS = PATHS * VALUE_COUNT
CARDS_IN_ALL = KINDS * COPIES

COLOUR = np.repeat(np.arange(PATHS), VALUE_COUNT)
VALUE = np.tile(np.arange(VALUE_COUNT), PATHS)
KIND = np.arange(KINDS).reshape(PATHS, VALUE_COUNT)


def kinds_where(condition: np.ndarray) -> Word:
    """The set of kinds for which the condition holds, as a word."""
    return Word(sum(1 << kind for kind in range(KINDS) if condition[kind]))


ALL_KINDS = kinds_where(VALUE >= 0)
COLUMN = Word(2**VALUE_COUNT - 1)  # the eleven kinds of the first colour

# The kinds of the same colour that are lower, or higher, than a kind
LOWER = np.array([kinds_where((COLOUR == COLOUR[k]) & (VALUE < VALUE[k])) for k in range(KINDS)])
HIGHER = np.array([kinds_where((COLOUR == COLOUR[k]) & (VALUE > VALUE[k])) for k in range(KINDS)])

# Paths (§1.4, §1.5); stone 0 is home
CITY, BEYOND_BRIDGE, BRIDGE_LIMIT = 9, 7, 5  # §1.4, §7.1
STONE_VALUE = np.array([0, -20, -15, -10, 5, 10, 15, 30, 35, 50])
STONES = len(STONE_VALUE)

MARKED = (  # §1.7, a path a line
    (3, 5, 6, 7, 9),
    (2, 4, 5, 7, 9),
    (2, 3, 5, 7, 9),
    (3, 4, 6, 7, 9),
    (2, 4, 5, 7, 9),
)  # fmt: skip
# In the order in which chance lays tiles: the marked stones' paths and numbers
SLOT_PATH = np.array([path for path, stones in enumerate(MARKED) for _ in stones])
SLOT_STONE = np.array([stone for stones in MARKED for stone in stones])
SLOTS = len(SLOT_PATH)


class Tile(IntEnum):  # §1.6
    NONE = 0
    ARTIFACT = 1
    ARROW = 2
    FIVE = 3
    TEN = 4
    FIFTEEN = 5


TILES = ("artifact", "arrow", "5", "10", "15")
TILE_KINDS = len(TILES)
TILE_COUNT = np.array([9, 9, 2, 3, 2])  # of each kind
TILE_POINTS = np.array([0, 0, 0, 5, 10, 15])  # by what lies on a stone

PIECES = ("adventurer", "researcher")  # §1.8
ADVENTURER, RESEARCHER = 0, 1

# What artifacts bring at the end, by their number (§9.2, §9.3). The long track is our own table
# (§12.7): whoever knows the printed one replaces this line, and the table in RULES.md.
LONG_TRACK = (-60, -55, -50, -45, -30, -15, 30, 35, 40, 45, 60, 75, 90, 110, 130, 150)
SHORT_TRACK = (-20, -15, 10, 15, 30, 50)
MOST_ARTIFACTS = int(TILE_COUNT[0]) * MOST_EXPEDITIONS


class Verb(IntEnum):
    PLAY = 0  # §4.2 lay a card in the row of its colour
    SEND = 1  # §4.4 which explorer sets out
    MOVE = 2  # §4.7, §5.4 an explorer one stone on
    DECLINE = 3  # §4.7, §5.4
    DRAW = 4  # §6.1 the top of the draw pile: chance then turns it up
    DISCARD = 5  # §4.8
    TAKE = 6  # §6.2 the top of a discard pile
    START = 7  # chance: who begins (§2.2)
    TURN_UP = 8  # chance: which card was dealt or drawn
    TILE = 9  # chance: which tile comes to the next marked stone (§3.1)


# In this order every verb's actions lie in one word of a mask: 64, 64 and 60 of them
ACTIONS = (
    [(Verb.PLAY, kind) for kind in range(KINDS)]
    + [(Verb.SEND, piece) for piece in range(len(PIECES))]
    + [(Verb.MOVE, path) for path in range(PATHS)]
    + [(Verb.DECLINE, 0), (Verb.DRAW, 0)]
    + [(Verb.DISCARD, kind) for kind in range(KINDS)]
    + [(Verb.TAKE, path) for path in range(PATHS)]
    + [(Verb.START, seat) for seat in range(MOST_SEATS)]
    + [(Verb.TURN_UP, kind) for kind in range(KINDS)]
    + [(Verb.TILE, tile) for tile in range(TILE_KINDS)]
)

VERB = np.array([verb for verb, _ in ACTIONS])
OBJECT = np.array([thing for _, thing in ACTIONS])
PLAY, SEND, MOVE, DECLINE, DRAW, DISCARD, TAKE, START, TURN_UP, TILE = (
    ACTIONS.index((verb, 0)) for verb in Verb
)
