"""§8  Scoring."""

import numpy as np

from fernweh.games.lost_cities_rivals.components import (
    BONUS,
    COLOUR_COUNT,
    LONG,
    NUMBERS,
    RANK_COUNT,
    TWO_FEET,
)
from fernweh.games.lost_cities_rivals.rules.cards import copies
from fernweh.kernel.bits import Word, count
from fernweh.kernel.rule import rule


@rule
def wagers_in(table, seat, colour):
    """§8.1: starting wagers counted."""
    return copies(table.laid[seat], RANK_COUNT * colour) + (table.starting[seat] >> colour & 1)


@rule
def expedition_points(table, seat, colour):
    """§8.1 to §8.3."""
    ones = (table.laid[seat, 0] >> Word(RANK_COUNT * colour)) & NUMBERS
    twos = (table.laid[seat, 1] >> Word(RANK_COUNT * colour)) & NUMBERS
    cards = count(ones) + 2 * count(twos)
    footprints = cards + count(ones & TWO_FEET)  # no value with two footprints is there twice
    points = footprints * (1 + wagers_in(table, seat, colour))
    return points + BONUS if cards >= LONG else points


@rule
def score(box, table, seat):
    """§8.4: the points so far, coins counted."""
    points = np.int64(table.purse[seat])
    for colour in range(COLOUR_COUNT):
        points += expedition_points(table, seat, colour)
    return points


@rule
def place(box, table, seat):
    """§8.5: 1 for all who have the most."""
    mine, better = score(box, table, seat), 0
    for other in range(box.seats):
        better += score(box, table, other) > mine
    return 1 + better
