"""What a viewer cannot know (§13): blank it, or fill the blanks at random.

Which cards a player owns is public: so a hand and a draw pile are known together, and only how they
are split is not. A veiled hand names the cards that all know (§13.4); the others join the pile, and
`veiled` says how many of them the hand has.
"""

from fernweh.games.el_dorado.rules.market import can_buy
from fernweh.games.el_dorado.state import Phase, nth_card, one, total
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule

MOST_TRIES = 100_000  # no hand of a game is as rare; a text may describe one that there is not


@rule
def conceal(box, table, viewer):
    """Blank what this viewer cannot know; a viewer that is no seat knows no hand."""
    for seat in range(box.seats):
        if seat != viewer:
            veil(table, seat)


@rule
def veil(table, seat):
    unknown = table.hand[seat] - table.known[seat]
    table.veiled[seat] += total(unknown)
    table.pile[seat] += unknown
    table.hand[seat] = table.known[seat]


@rule
def determinize(box, table, viewer, rng):
    """Fill what the viewer cannot know, uniformly over the draws that fit all that was seen."""
    conceal(box, table, viewer)
    for seat in range(box.seats):
        unveil(table, seat, rng)
    if table.phase == Phase.BUY and table.turn != viewer:
        let_pay(table, rng)


@rule
def let_pay(table, rng):
    """§7.7: who has begun to pay can buy something."""
    tries = 1
    while not can_buy(table) and tries < MOST_TRIES:
        veil(table, table.turn)
        unveil(table, table.turn, rng)
        tries += 1


@rule
def unveil(table, seat, rng):
    while table.veiled[seat] > 0:
        kind = nth_card(table.pile[seat], below(rng, total(table.pile[seat])))
        table.pile[seat] -= one(kind)
        table.hand[seat] += one(kind)
        table.veiled[seat] -= 1
