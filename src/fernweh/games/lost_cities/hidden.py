"""What a viewer cannot know (§9): blank it, or fill the blanks at random.

A veiled hand names only the cards that both players know; the others join `deck`, which then holds
everything this viewer has not seen, and `veiled` says how many of them the hand has.
"""

import numpy as np

from fernweh.games.lost_cities.components import (
    KIND, MOST_COLOURS, NUMBERS, SEATS, WAGER,
)  # fmt: skip
from fernweh.games.lost_cities.rules import any_card, gain, leave_deck
from fernweh.kernel.bits import bit, count
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule


@rule
def conceal(box, table, viewer):
    """Blank what this viewer cannot know; a viewer that is no seat knows neither hand."""
    for seat in range(SEATS):
        if seat != viewer:
            veil(table, seat)


@rule
def veil(table, seat):
    hidden = table.hand[seat] & NUMBERS & ~table.known[seat]
    table.deck |= hidden
    table.hand[seat] &= ~hidden
    table.veiled[seat] += count(hidden)
    for colour in range(MOST_COLOURS):
        veil_wagers(table, seat, colour)


@rule
def veil_wagers(table, seat, colour):
    hidden = table.hand_wagers[seat, colour] - table.known_wagers[seat, colour]
    if hidden == 0:
        return
    table.deck_wagers[colour] += hidden
    table.deck |= bit(KIND[colour, WAGER])
    table.veiled[seat] += hidden
    table.hand_wagers[seat, colour] -= hidden
    if table.hand_wagers[seat, colour] == 0:
        table.hand[seat] &= ~bit(KIND[colour, WAGER])


@rule
def determinize(box, table, viewer, rng):
    """Fill what the viewer cannot know, uniformly over the deals that fit all that was seen."""
    conceal(box, table, viewer)
    for seat in range(SEATS):
        while table.veiled[seat] > 0:
            unseen = np.int64(table.deck_left) + table.veiled[0] + table.veiled[1]
            kind = any_card(table, below(rng, unseen))
            leave_deck(table, kind)
            gain(table, seat, kind)
            table.veiled[seat] -= 1
