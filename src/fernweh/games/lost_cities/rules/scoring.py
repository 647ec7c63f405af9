"""What expeditions are worth, and who wins (§7, §8)."""

import numpy as np

from fernweh.games.lost_cities.components import (
    BONUS, COLUMN, COST, LONG, MOST_COLOURS, RANK_COUNT, SUM,
)  # fmt: skip
from fernweh.games.lost_cities.state import Phase
from fernweh.kernel.bits import ONE, Word, count
from fernweh.kernel.rule import rule


@rule
def expedition_points(table, seat, colour):
    """§7.1 to §7.4."""
    numbers = (table.laid[seat] >> Word(RANK_COUNT * colour)) & COLUMN
    wagers = np.int64(table.laid_wagers[seat, colour])
    cards = count(numbers) + wagers
    if cards == 0:
        return 0
    climbed = (SUM[np.int64(numbers >> ONE)] - COST) * (1 + wagers)
    return climbed + BONUS if cards >= LONG else climbed


@rule
def round_points(table, seat):
    """§7.5: what the expeditions on the table are worth."""
    points = 0
    for colour in range(MOST_COLOURS):
        points += expedition_points(table, seat, colour)
    return points


@rule
def total(table, seat):
    """§2.1: the rounds that are over."""
    points = np.int64(0)
    for done in range(table.rounds_done):
        points += table.points[seat, done]
    return points


@rule
def score(box, table, seat):
    """The points so far, this round's expeditions counted as they lie."""
    if table.phase == Phase.OVER:
        return total(table, seat)
    return total(table, seat) + round_points(table, seat)


@rule
def place(box, table, seat):
    """§8.1, §8.2: 1 for the winner or both in a draw, else 2."""
    return 2 if score(box, table, seat) < score(box, table, 1 - seat) else 1


@rule
def is_cut(box, table):
    """§10.4: whether the cap ended the last round."""
    return table.ply == box.cap and table.deck_left > 0


@rule
def stage(box, table):
    """§2.1: the rounds that are over."""
    return np.int64(table.rounds_done)
