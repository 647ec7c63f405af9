"""Cards in a place: a multiset in two sets of kinds, the first counting 1 and the second 2."""

import numpy as np

from fernweh.kernel.bits import ONE, Word, bit
from fernweh.kernel.rule import rule


@rule
def kinds_in(cards):
    return cards[0] | cards[1]


@rule
def add(cards, kind):
    one = bit(kind)
    cards[1] ^= cards[0] & one
    cards[0] ^= one


@rule
def remove(cards, kind):
    """There must be such a card."""
    one = bit(kind)
    cards[0] ^= one
    cards[1] ^= cards[0] & one


@rule
def copies(cards, kind):
    """How many cards of that kind there are, 0 to 3."""
    return np.int64((cards[0] >> Word(kind)) & ONE) + 2 * np.int64((cards[1] >> Word(kind)) & ONE)
