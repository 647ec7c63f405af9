"""Why not: the paragraph of a refusal or a move, and the facts that make its sentence."""

from typing import Any

from fernweh.kernel.protocol import Explanation
from tests.beacon.components import ACTIONS, Verb
from tests.beacon.rules import Refusal, refusal

_RULE_OF_VERB = {
    Verb.ROLL: "3.1",
    Verb.KEEP: "3.4",
    Verb.SHOW: "4.1",
    Verb.DEAL: "2.1",
    Verb.FALL: "3.2",
}


def rule_of(action: int) -> str:
    return _RULE_OF_VERB[ACTIONS[action][0]]


def explain(box: Any, table: Any, action: int) -> Explanation | None:
    """Why this action may not be taken now; None when it may."""
    why = Refusal(refusal(box, table, action))
    if why == Refusal.LEGAL:
        return None
    facts = {"value": ACTIONS[action][1] + 1, "fire": int(table["fire"])}
    return Explanation(why, why.paragraph, facts)
