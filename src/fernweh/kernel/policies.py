"""Actions for many tables side by side, each seat playing in its own style."""

from typing import Any

from fernweh.kernel import verbs
from fernweh.kernel.batch import POLICY
from fernweh.kernel.bits import nth_of, size
from fernweh.kernel.chance import below
from fernweh.kernel.record import Rows
from fernweh.kernel.rule import rule


@rule
def act_part(
    boxes: Rows, tables: Rows, seats: Any, games: Any, styles: Any, words: Any, rngs: Any,
    actions: Any,
) -> None:  # fmt: skip
    """What the seat that acts does; `styles[game % len(styles)]` says how each seat plays."""
    for i in range(tables.size):
        style, rng = styles[games[i] % len(styles)], rngs[i : i + 1]
        if style[seats[i]] == POLICY:
            actions[i] = verbs.policy(boxes[0], tables[i], rng)
        else:
            actions[i] = nth_of(words[i], below(rng, size(words[i])))
