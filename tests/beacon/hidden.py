"""What a viewer cannot know (§5): blank it, or fill the blanks at random.

A veiled lantern goes back into `bag`, which then holds every lantern this viewer has not seen.
"""

from fernweh.kernel.bits import bit, count, nth
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule
from tests.beacon.state import VEILED


@rule
def conceal(box, table, viewer):
    """Blank what this viewer cannot know; a viewer that is no seat knows what is shown."""
    for seat in range(box.seats):
        if seat != viewer and table.shown[seat] == 0 and table.lantern[seat] > 0:
            table.bag |= bit(table.lantern[seat] - 1)
            table.lantern[seat] = VEILED


@rule
def determinize(box, table, viewer, rng):
    """Any of the lanterns not seen, each as likely."""
    conceal(box, table, viewer)
    for seat in range(box.seats):
        if table.lantern[seat] == VEILED:
            lantern = nth(table.bag, below(rng, count(table.bag)))
            table.bag &= ~bit(lantern)
            table.lantern[seat] = lantern + 1
