from fernweh.kernel.rule import rule
from fernweh.kernel.bits import NONE, lowest
from fernweh.kernel import verbs


@rule
def policy(box, table, rng):
    mask = verbs.no_actions(table)
    verbs.legal(box, table, mask)
    for i in range(5):
        if mask[i] != NONE:
            return 64 * i + lowest(mask[i])
    return 0
