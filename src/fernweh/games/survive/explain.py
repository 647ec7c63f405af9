"""Why not: the paragraph of every refusal, and the facts that make its sentence."""

from typing import Any

from fernweh.games.survive.components import ACTIONS, TERRAINS, VERB, Verb
from fernweh.games.survive.notation import kind_name, spelled
from fernweh.games.survive.rules import Refusal, refusal, sinking
from fernweh.games.survive.state import Phase
from fernweh.kernel.protocol import Explanation
from fernweh.kernel.record import plain

# What must be done in a phase, and is said where the same reason holds in several of them
_DUE = {
    Phase.START: "2.4",
    Phase.TILES: "2.2",
    Phase.BACK: "7.4",
    Phase.DIE: "10.1",
    Phase.PICK: "2.5",
    Phase.PLACE: "2.5",
    Phase.LAUNCH: "2.6",
    Phase.DOLPHIN: "9.2",
    Phase.GUIDE: "9.2",
    Phase.WIND: "9.2",
    Phase.BLOW: "9.2",
    Phase.CALL: "9.3",
    Phase.SEND: "9.3",
    Phase.STEP: "4.1",
    Phase.SAIL: "5.1",
    Phase.SINK: "3.5",
    Phase.RESCUE: "8.4",
    Phase.CREATURE: "10.1",
    Phase.ANSWER: "9.5",
    Phase.SHOW: "11.2",
}
_AS_DUE = (
    Refusal.CHANCE_IS_DUE, Refusal.NOT_YOURS, Refusal.NOT_IN_THE_WATER, Refusal.NO_CREATURE_THERE,
    Refusal.NO_TILE_THERE, Refusal.NOT_IN_HAND, Refusal.NOTHING_TO_END,
)  # fmt: skip
_ELSEWHERE = {
    (Refusal.NO_BOAT_THERE, Phase.MOVE): "5.1",
    (Refusal.NO_BOAT_THERE, Phase.WIND): "9.2",
    (Refusal.NO_TILE_THERE, Phase.SINK): "1.3",
    (Refusal.LAND_IS_BARRED, Phase.SAIL): "5.1",
    (Refusal.LAND_IS_BARRED, Phase.BLOW): "5.1",
    (Refusal.LAND_IS_BARRED, Phase.SEND): "9.3",
    (Refusal.LAND_IS_BARRED, Phase.PROWL): "10.4",
    (Refusal.NOT_YET, Phase.GUIDE): "9.2",
    (Refusal.NOT_YET, Phase.BLOW): "9.2",
    (Refusal.NOTHING_TO_END, Phase.ANSWER): "9.7",
}

_RULE_OF_VERB = {
    Verb.EXPLORER: "4.1",
    Verb.FROM: "5.1",
    Verb.TO: "4.1",
    Verb.BOARD: "4.4",
    Verb.OVERBOARD: "4.9",
    Verb.ASHORE: "4.10",
    Verb.SINK: "7.1",
    Verb.PICK: "2.5",
    Verb.PLAY: "9.1",
    Verb.REPEL: "9.5",
    Verb.DECLINE: "9.7",
    Verb.DONE: "3.1",
    Verb.SHOW: "11.2",
    Verb.START: "2.4",
    Verb.TERRAIN: "2.2",
    Verb.BACK: "7.4",
    Verb.DIE: "10.1",
}


def rule_of(action: int) -> str:
    return _RULE_OF_VERB[VERB[action]]


def explain(box: Any, table: Any, action: int) -> Explanation | None:
    """Why this action may not be taken now; None when it may."""
    why = Refusal(refusal(box, table, action))
    if why == Refusal.LEGAL:
        return None
    return Explanation(why, _paragraph(box, table, why, action), _facts(box, table, why, action))


def _paragraph(box: Any, table: Any, why: Refusal, action: int) -> str:
    """Of a reason, by where it is met."""
    phase, verb, thing = Phase(table.phase), ACTIONS[action][0], ACTIONS[action][1]
    if why == Refusal.CHANCE_ALONE:
        return rule_of(action)
    if why == Refusal.NO_WAY and phase != Phase.CREATURE:
        return "4.6" if verb == Verb.EXPLORER else "5.3"
    if why == Refusal.NOT_ON_BOARD and int(table.saved) >> thing & 1:
        return "4.10"
    if why == Refusal.HAS_SWUM and box.one_swimmer:
        return "13.13"
    if why == Refusal.TILE_IS_TAKEN and box.crowded:
        return "13.3"
    usual = _DUE.get(phase, why.paragraph) if why in _AS_DUE else why.paragraph
    return _ELSEWHERE.get((why, phase), usual)


def _facts(box: Any, table: Any, why: Refusal, action: int) -> dict[str, Any]:
    """What the move is done to, and what the table has to do with it."""
    facts: dict[str, Any] = {
        name: value for name, value in spelled(action).items() if name != "verb"
    }
    if why == Refusal.HAS_SWUM:
        facts |= {"one": bool(box.one_swimmer)}
    if why == Refusal.WRONG_TERRAIN:
        facts |= {"terrain": TERRAINS[sinking(table)]}
    if why in (Refusal.NO_CREATURE_THERE, Refusal.NOT_IN_HAND) and "tile" not in facts:
        facts |= {"creature": kind_name(plain(table))}
    return facts
