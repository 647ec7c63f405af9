"""What a viewer cannot know (§10): blank it, or fill the blanks at random.

A veiled hand names only the cards that all players know; the others join `deck`, which then holds
everything this viewer has not seen, and `veiled` says how many of them the hand has. With two
players the cards set aside are in `deck` too: they are cards that never get drawn.
"""

from fernweh.games.lost_cities_board_game.components import COPIES
from fernweh.games.lost_cities_board_game.state import add, cards_in, nth_card, remove
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule


@rule
def conceal(box, table, viewer):
    """Blank what this viewer cannot know; a viewer that is no seat knows no hand."""
    for seat in range(box.seats):
        if seat != viewer:
            veil(table, seat)


@rule
def veil(table, seat):
    table.veiled[seat] += cards_in(table.hand[seat]) - cards_in(table.known[seat])
    some, both = unknown(table.hand[seat], table.known[seat])
    table.deck[1] |= both | (table.deck[0] & some)
    table.deck[0] |= some
    for copy in range(COPIES):
        table.hand[seat, copy] = table.known[seat, copy]


@rule
def unknown(hand, known):
    """The cards of a hand that are not known, as two words."""
    return (hand[0] & ~known[0]) | (hand[1] & ~known[1]), hand[1] & ~known[0]


@rule
def determinize(box, table, viewer, rng):
    """Fill what the viewer cannot know, uniformly over the deals that fit all that was seen."""
    conceal(box, table, viewer)
    for seat in range(box.seats):
        while table.veiled[seat] > 0:
            kind = nth_card(table.deck, below(rng, cards_in(table.deck)))
            remove(table.deck, kind)
            add(table.hand[seat], kind)
            table.veiled[seat] -= 1
