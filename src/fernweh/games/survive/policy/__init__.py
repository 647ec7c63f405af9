"""A fast sensible move: the `greedy` bot, and the roll-outs of every search.

Every explorer has a prospect, by where it is: best in a boat near a landing hex, worse on land the
farther a boat is, worst in the water among sharks. A move is as good as what it adds to one's own
explorers' prospects, weighed by their values, less what it adds to the others', whose values are
not known and count as the mean. Tiles are sunk under others, creatures are moved at others, and a
repellent is kept for what is worth it.

Whole numbers only: the CPU and the GPU must agree to the last bit. Nothing is read that the actor
may not know; a law changes all that is hidden and demands the same.
"""

import numpy as np

from fernweh.games.survive.components import SHOW, SINK
from fernweh.games.survive.policy.harm import choose_beast, choose_tile
from fernweh.games.survive.policy.movement import choose_move
from fernweh.games.survive.policy.placement import set_up
from fernweh.games.survive.policy.kept_tiles import answer, use_tile
from fernweh.games.survive.policy.weights import WEIGHTS
from fernweh.games.survive.rules.scoring import to_show
from fernweh.games.survive.state import Phase
from fernweh.kernel.rule import rule


@rule
def policy(box, table, rng):
    return choose(box, table, WEIGHTS, rng)


@rule
def choose(box, table, weights, rng):
    match table.phase:
        case Phase.MOVE | Phase.STEP | Phase.SAIL | Phase.WIND | Phase.BLOW | Phase.GUIDE:
            return choose_move(box, table, weights)
        case Phase.SINK:
            return SINK + choose_tile(box, table, weights)
        case Phase.CREATURE | Phase.PROWL:
            return choose_beast(box, table, weights)
        case Phase.PICK | Phase.PLACE | Phase.LAUNCH:
            return set_up(box, table, weights, rng)
        case Phase.ANSWER:
            return answer(box, table, weights)
        case Phase.SHOW:
            return SHOW - 1 + np.int64(table.value[to_show(box, table)])
        case _:
            return use_tile(box, table)
