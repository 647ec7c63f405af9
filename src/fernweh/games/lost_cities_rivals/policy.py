"""A fast sensible move."""

from fernweh.games.lost_cities_rivals.components import DONE, PASS, TAKE, UNCOVER
from fernweh.games.lost_cities_rivals.rules.auction import takeable
from fernweh.games.lost_cities_rivals.state import Phase
from fernweh.kernel.bits import NONE, lowest
from fernweh.kernel.rule import rule


@rule
def policy(box, table, rng):
    if table.phase == Phase.TURN:
        return UNCOVER
    if table.phase == Phase.BID:
        return PASS
    return TAKE + lowest(takeable(table)) if takeable(table) != NONE else DONE
