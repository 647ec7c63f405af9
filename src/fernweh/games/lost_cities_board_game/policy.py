"""A fast sensible move (to be written)."""

from fernweh.games.lost_cities_board_game.rules import legal
from fernweh.kernel.bits import nth_of, size
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import no_actions


@rule
def policy(box, table, rng):
    mask = no_actions(table)
    legal(box, table, mask)
    return nth_of(mask, below(rng, size(mask)))
