"""Why not: the paragraph of a refusal or a move, and the facts that make its sentence."""

from typing import Any

from fernweh.games.lost_cities.components import (
    COLOUR, COLOURS, OBJECT, RANKS, RANK_COUNT, VERB, Verb,
)  # fmt: skip
from fernweh.games.lost_cities.notation import CARDS
from fernweh.games.lost_cities.rules import Refusal, refusal
from fernweh.kernel.bits import highest
from fernweh.kernel.protocol import Explanation

_RULE_OF_VERB = {
    Verb.PLAY: "4.3",
    Verb.DISCARD: "4.7",
    Verb.TAKE: "5.2",
    Verb.DRAW: "5.1",
    Verb.TURN_UP: "3.1",
    Verb.START: "2.2",
}


def rule_of(action: int) -> str:
    return _RULE_OF_VERB[VERB[action]]


def explain(box: Any, table: Any, action: int) -> Explanation | None:
    """Why this action may not be taken now; None when it may."""
    why = Refusal(refusal(box, table, action))
    if why == Refusal.LEGAL:
        return None
    return Explanation(why, why.paragraph, _facts(table, action))


def _facts(table: Any, action: int) -> dict[str, Any]:
    verb, thing = VERB[action], int(OBJECT[action])
    facts: dict[str, Any] = {}
    if verb in (Verb.PLAY, Verb.DISCARD, Verb.TURN_UP):
        colour = int(COLOUR[thing])
        facts = {"card": CARDS[thing], "colour": COLOURS[colour]}
        peak = _peak(table, int(table.turn), colour)
        if verb == Verb.PLAY and peak:
            facts["peak"] = RANKS[peak]
    elif verb == Verb.TAKE:
        facts = {"colour": COLOURS[thing]}
    return facts


def _peak(table: Any, seat: int, colour: int) -> int:
    """The rank that an expedition has reached; 0 without numbers."""
    column = int(table.laid[seat]) >> RANK_COUNT * colour & 1023
    return highest(column) if column else 0  # type: ignore[arg-type]
