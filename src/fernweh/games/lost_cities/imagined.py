"""What the other hand is likely to hold, seeing how the other player has played.

People keep what they can lay and what the other could use, and throw away the rest. So a hand at
random is too weak: trials that give the other player one promise 15 points too many in the middle
of a round. Here every unseen card counts as often as it was found in a hand rather than in the draw
pile, in rounds that `greedy` played with itself: see benchmarks/odds_lost_cities.py.
"""

import numpy as np

from fernweh.games.lost_cities.components import COLOUR, RANK, RANK_COUNT, SEATS, WAGER
from fernweh.games.lost_cities.hidden import conceal
from fernweh.games.lost_cities.policy import ABOVE, column
from fernweh.games.lost_cities.rules import gain, leave_deck
from fernweh.kernel.bits import NONE, lowest, without_lowest
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule

# What a card is to a player's expedition of its colour
NOT_BEGUN, FOLLOWS, TOO_LOW = 0, 1, 2
STANDINGS = 3

A_QUARTER, QUARTERS = 12, 4  # turns of both

# In 64ths, by quarter, standing with who holds it, standing with the other, rank (the wager first)
ODDS = np.array([
     65,  29,  43,  55,  62,  65,  66,  68,  70,  72,
     62,  31,  46,  58,  67,  71,  70,  70,  70,  72,
     28,  18,  26,  33,  40,  40,  41,  44,  37,  64,

     20,  29,  46,  67,  93, 114, 134, 135, 132, 125,
     18,  22,  39,  64,  90, 120, 145, 151, 150, 152,
     15,  20,  31,  51,  71, 115, 127, 149,  85,  64,

     18,   9,  10,   9,   9,   9,   9,  16,  33,  64,
     20,  16,  17,  16,  10,  17,  14,  42,  47,  64,
     10,   9,  11,  15,  10,  64,  56,  64,  64,  64,

     70,  14,  17,  26,  36,  45,  49,  52,  54,  57,
     57,  29,  36,  45,  60,  70,  71,  73,  72,  72,
     18,  14,  16,  18,  23,  25,  26,  28,  35,  64,

     17,  13,  23,  49,  76, 107, 135, 157, 174, 184,
     16,  14,  20,  41,  70, 105, 142, 167, 183, 195,
     12,  12,  18,  32,  54,  80, 106, 138, 160,  64,

     30,  12,  12,  12,  13,  14,  12,  12,  10,  64,
     30,  30,  28,  26,  24,  23,  19,  17,  16,  64,
     11,  11,  11,  11,  13,  10,   9,  12,  64,  64,

     96,  24,  26,  29,  36,  41,  45,  48,  50,  50,
     72,  44,  47,  54,  65,  74,  79,  82,  82,  81,
     26,  24,  27,  31,  36,  40,  45,  48,  56,  64,

     32,  19,  22,  35,  55,  80, 113, 147, 176, 189,
     34,  20,  24,  33,  53,  82, 118, 150, 177, 183,
     24,  20,  22,  29,  39,  54,  70,  80,  73,  64,

     56,  26,  26,  27,  27,  26,  26,  24,  22,  64,
     52,  51,  46,  41,  36,  32,  29,  25,  24,  64,
     25,  25,  25,  25,  25,  23,  20,  20,  64,  64,

    133,  49,  52,  57,  63,  66,  72,  74,  75,  80,
    114,  63,  64,  67,  84,  94, 100, 104, 106, 107,
     50,  48,  54,  62,  70,  77,  80,  87,  89,  64,

     90,  45,  39,  37,  45,  56,  81, 102, 126, 120,
     74,  52,  40,  39,  47,  63,  89, 113, 128,  92,
     50,  43,  48,  42,  50,  56,  61,  58,  46,  64,

     92,  54,  48,  49,  43,  39,  35,  33,  33,  64,
     81,  69,  59,  46,  38,  36,  37,  33,  34,  64,
     49,  48,  48,  45,  40,  36,  32,  30,  64,  64,
]).reshape(QUARTERS, STANDINGS, STANDINGS, RANK_COUNT)  # fmt: skip


@rule
def imagine(box, table, viewer, rng):
    """Fill what the viewer cannot know, each card as likely as the play so far makes it."""
    conceal(box, table, viewer)
    for seat in range(SEATS):
        while table.veiled[seat] > 0:
            kind = likely_card(table, seat, rng)
            leave_deck(table, kind)
            gain(table, seat, kind)
            table.veiled[seat] -= 1


@rule
def likely_card(table, seat, rng):
    """One of the unseen cards: each takes the place of the one before as often as its odds say."""
    cards, kind, total = table.deck, 0, 0
    while cards != NONE:
        other = lowest(cards)
        cards = without_lowest(cards)
        odds = odds_of(table, seat, other)
        total += odds
        if below(rng, total) < odds:
            kind = other
    return kind


@rule
def odds_of(table, seat, kind):
    colour, rank = COLOUR[kind], RANK[kind]
    many = np.int64(table.deck_wagers[colour]) if rank == WAGER else 1
    quarter = min(np.int64(table.ply) // A_QUARTER, QUARTERS - 1)
    theirs, mine = standing(table, seat, colour, rank), standing(table, 1 - seat, colour, rank)
    return many * ODDS[quarter, theirs, mine, rank]


@rule
def standing(table, seat, colour, rank):
    laid = column(table.laid[seat], colour)
    if laid == 0 and table.laid_wagers[seat, colour] == 0:
        return NOT_BEGUN
    if rank == WAGER:
        return FOLLOWS if laid == 0 else TOO_LOW
    return FOLLOWS if (1 << (rank - 1)) & ABOVE[laid] != 0 else TOO_LOW
