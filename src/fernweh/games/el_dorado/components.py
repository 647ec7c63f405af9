"""What is in the box (§1): cards, blockades, tokens, and the printed list of actions.

A *kind* of card is a number from 0 to 20. Cards in a place are one 64-bit word with three bits a
kind, the number of cards of that kind (see state.py):

    kind   0–2        3–14                   15–20
           starting   cards that move        action cards
                      └─ the 18 kinds with a price ─┘
"""

from enum import IntEnum

import numpy as np

from fernweh.kernel.bits import Word

MOST_SEATS = 4  # §1.1
PAWNS = 2  # §1.8, with two players
HAND_SIZE = 4  # §3.4
COPIES = 3  # §1.6, of each kind with a price
SLOTS = 6  # §3.3, of the market
CAVE_TOKENS = 4  # §10.1, on every cave
MOST_ROUNDS = 999  # §14.8

# Symbols and terrains
MACHETE, PADDLE, COIN, RUBBLE, CAMP = range(5)
SYMBOLS = ("machete", "paddle", "coin")
WHITE, NO_SYMBOL = 3, 4  # of a card
MOST_POWER = 6

# Cards (§1.5, §1.6): name, symbol, power, price, single use
_DECK = (
    ("explorer", MACHETE, 1, 0, 0),
    ("traveler", COIN, 1, 0, 0),
    ("sailor", PADDLE, 1, 0, 0),
    ("scout", MACHETE, 2, 1, 0),
    ("trailblazer", MACHETE, 3, 3, 0),
    ("jack-of-all-trades", WHITE, 1, 2, 0),
    ("photographer", COIN, 2, 2, 0),
    ("treasure-chest", COIN, 4, 3, 1),
    ("pioneer", MACHETE, 5, 5, 0),
    ("giant-machete", MACHETE, 6, 3, 1),
    ("captain", PADDLE, 3, 2, 0),
    ("journalist", COIN, 3, 3, 0),
    ("millionaire", COIN, 4, 5, 0),
    ("adventurer", WHITE, 2, 4, 0),
    ("prop-plane", WHITE, 4, 4, 1),
    ("transmitter", NO_SYMBOL, 0, 4, 1),
    ("cartographer", NO_SYMBOL, 0, 4, 0),
    ("compass", NO_SYMBOL, 0, 2, 1),
    ("scientist", NO_SYMBOL, 0, 4, 0),
    ("travel-log", NO_SYMBOL, 0, 3, 1),
    ("native", NO_SYMBOL, 0, 5, 0),
)
CARDS = tuple(card[0] for card in _DECK)
KINDS = len(CARDS)
MOVERS = 15  # kinds below move pawns
PRICED = 3  # kinds from here on have a price
FOR_SALE = KINDS - PRICED
SYMBOL, POWER, PRICE, SINGLE_USE = (np.array([card[n] for card in _DECK]) for n in range(1, 5))
TRANSMITTER, CARTOGRAPHER, COMPASS, SCIENTIST, TRAVEL_LOG, NATIVE = range(MOVERS, KINDS)
STARTING = np.array([3, 4, 1])  # of each of the first three kinds
IN_MARKET = ("scout", "trailblazer", "jack-of-all-trades", "photographer", "treasure-chest",
             "transmitter")  # fmt: skip
DRAWS = np.array([0, 2, 3, 1, 2, 0])  # §9, by action card
REMOVES = np.array([0, 0, 0, 1, 2, 0])
# §7.2: what a card is worth, in half coins
HALVES = np.where((SYMBOL == COIN) | (SYMBOL == WHITE), 2 * POWER, 1)


def kinds_where(condition: np.ndarray) -> Word:
    """The set of kinds for which the condition holds, a bit a kind."""
    return Word(sum(1 << kind for kind in range(len(condition)) if condition[kind]))


# The kinds that can be played as a symbol with at least so much power: as they are, or changed
_MOVES = np.arange(KINDS) < MOVERS


def _able(symbol: int, least: int, changed: bool) -> Word:
    own = (symbol == SYMBOL) != changed
    return kinds_where(_MOVES & (own | (SYMBOL == WHITE)) & (least <= POWER))


ABLE = np.array(
    [
        [[_able(symbol, least, changed) for least in range(MOST_POWER + 2)] for symbol in range(3)]
        for changed in (False, True)
    ]
)
GREEN_OR_BLUE = kinds_where((SYMBOL == MACHETE) | (SYMBOL == PADDLE))
# The kinds from PRICED on that so many coins can pay
DEAREST = int(PRICE.max())
AFFORDABLE = np.array(
    [kinds_where(PRICE[PRICED:] <= coins) for coins in range(DEAREST + 1)]
)  # fmt: skip
MARKET_AT_FIRST = kinds_where(np.array([name in IN_MARKET for name in CARDS[PRICED:]]))

# Blockades (§1.4), by their number; number 0 is none
BLOCKADES = 6
BLOCKADE_ASKS = np.array([0, MACHETE, COIN, RUBBLE, PADDLE, MACHETE, RUBBLE])
BLOCKADE_POWER = np.array([0, 1, 1, 1, 1, 2, 2])

# Cave tokens (§10.6): name, symbol, power, copies
_TOKENS = (
    ("machete-1", MACHETE, 1, 2),
    ("machete-2", MACHETE, 2, 3),
    ("machete-3", MACHETE, 3, 2),
    ("paddle-1", PADDLE, 1, 2),
    ("paddle-2", PADDLE, 2, 3),
    ("coin-1", COIN, 1, 2),
    ("coin-2", COIN, 2, 3),
    ("draw", NO_SYMBOL, 0, 4),
    ("remove", NO_SYMBOL, 0, 4),
    ("replace", NO_SYMBOL, 0, 3),
    ("pass", NO_SYMBOL, 0, 2),
    ("free-step", NO_SYMBOL, 0, 2),
    ("change", NO_SYMBOL, 0, 2),
    ("keep", NO_SYMBOL, 0, 2),
)
TOKENS = tuple(token[0] for token in _TOKENS)
TOKEN_KINDS = len(TOKENS)
TOKEN_SYMBOL, TOKEN_POWER, TOKEN_COPIES = (
    np.array([token[n] for token in _TOKENS]) for n in (1, 2, 3)
)
COIN_TOKEN = TOKENS.index("coin-1")  # and the next one
T_DRAW, T_REMOVE, T_REPLACE, T_PASS, T_FREE, T_CHANGE, T_KEEP = range(7, TOKEN_KINDS)
USABLE = T_KEEP  # tokens below are used by themselves

# The map (§2): bounds of a box
MOST_SPACES = 7 * 37 + 2 * 16 + 3
MOST_PIECES = 9
FINISHES = 3  # §1.3, spaces of the end tile
MOST_CAVES = 7  # a large piece has one at most
DIRECTIONS = ("east", "south-east", "south-west", "west", "north-west", "north-east")
SIDES_OF_HEX = len(DIRECTIONS)
# From the difference of two spaces' spots (128 * r + q) to the direction, as a set
SPOT_ROW = 128
TOWARDS = np.zeros(2 * SPOT_ROW + 1, np.uint8)
for _direction, _spot in enumerate((1, SPOT_ROW, SPOT_ROW - 1, -1, -SPOT_ROW, 1 - SPOT_ROW)):
    TOWARDS[SPOT_ROW + _spot] = 1 << _direction
# For each set of standing lines, their edges: bit 6 * line + direction
LINE_EDGES = np.array(
    [
        Word(sum(63 << SIDES_OF_HEX * line for line in range(BLOCKADES) if lines >> line & 1))
        for lines in range(1 << BLOCKADES)
    ]
)


class Verb(IntEnum):
    MOVE = 0  # §5.1 play a card to move, as one of the symbols
    STEP = 1  # §5.1 a pawn to an adjacent space
    BREAK = 2  # §6.2 remove the blockade of that number with a pawn
    STOP = 3  # §5.2 the card moves no further
    END = 4  # §4.3 nothing more is played
    DONE = 5  # §4.4, §9.3, §10.2 no more of it: keep the rest of the hand, remove no more, decline
    PAY = 6  # §5.5, §5.6 a card for rubble or a camp; §10.10 for half a coin, with a change kept
    COIN = 7  # §7.2 a card as coins
    BUY = 8  # §7.1
    ACT = 9  # §9.1 play an action card
    TAKE = 10  # §9.4 with the transmitter
    REMOVE = 11  # §9.3 a card of the hand, from the game
    DISCARD = 12  # §4.4 a card that is not kept
    USE = 13  # §10.6 a token
    SPEND = 14  # §10.6 a coin token in a purchase
    EXPLORE = 15  # §10.2 a cave
    REPLACE = 16  # §10.6 put a card away
    SAVE = 17  # §10.8 a card that was just used up
    START = 18  # chance: who begins (§3.1)
    BLOCKADE = 19  # chance: what lies on the next line (§3.2)
    TURN_UP = 20  # chance: which card is drawn
    FIND = 21  # chance: which token a cave gives


ACTIONS = (
    [(Verb.MOVE, symbol * MOVERS + kind) for symbol in range(3) for kind in range(MOVERS)]
    + [(Verb.STEP, way) for way in range(PAWNS * SIDES_OF_HEX)]
    + [(Verb.BREAK, which) for which in range(PAWNS * BLOCKADES)]
    + [(Verb.STOP, 0), (Verb.END, 0), (Verb.DONE, 0)]
    + [(Verb.PAY, kind) for kind in range(KINDS)]
    + [(Verb.COIN, kind) for kind in range(KINDS)]
    + [(Verb.BUY, kind) for kind in range(FOR_SALE)]
    + [(Verb.ACT, kind) for kind in range(KINDS - MOVERS)]
    + [(Verb.TAKE, kind) for kind in range(FOR_SALE)]
    + [(Verb.REMOVE, kind) for kind in range(KINDS)]
    + [(Verb.DISCARD, kind) for kind in range(KINDS)]
    + [(Verb.USE, token) for token in range(USABLE)]
    + [(Verb.SPEND, token) for token in range(2)]
    + [(Verb.EXPLORE, cave) for cave in range(MOST_CAVES)]
    + [(Verb.REPLACE, kind) for kind in range(KINDS)]
    + [(Verb.SAVE, kind) for kind in range(KINDS)]
    + [(Verb.START, seat) for seat in range(MOST_SEATS)]
    + [(Verb.BLOCKADE, number) for number in range(BLOCKADES)]
    + [(Verb.TURN_UP, kind) for kind in range(KINDS)]
    + [(Verb.FIND, token) for token in range(TOKEN_KINDS)]
)

VERB = np.array([verb for verb, _ in ACTIONS])
OBJECT = np.array([thing for _, thing in ACTIONS])
(
    MOVE, STEP, BREAK, STOP, END, DONE, PAY, COIN_UP, BUY, ACT, TAKE, REMOVE, DISCARD, USE, SPEND,
    EXPLORE, REPLACE, SAVE, START, BLOCKADE, TURN_UP, FIND,
) = (ACTIONS.index((verb, 0)) for verb in Verb)  # fmt: skip
