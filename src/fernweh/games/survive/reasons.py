"""Why not: the paragraph of every refusal, and the facts that make its sentence."""

from typing import Any

from fernweh.games.survive.components import ACTIONS, TERRAINS, VERB, Verb
from fernweh.games.survive.notation import kind_name, spelled
from fernweh.games.survive.rules import Refusal, refusal, sinking
from fernweh.games.survive.state import Phase
from fernweh.kernel.protocol import Refused
from fernweh.kernel.record import plain

PARAGRAPHS = {
    Refusal.GAME_IS_OVER: "11.1",
    Refusal.CHANCE_IS_DUE: "3.1",
    Refusal.CHANCE_ALONE: "12.1",
    Refusal.PICK_FIRST: "2.5",
    Refusal.PLACE_FIRST: "2.5",
    Refusal.LAUNCH_FIRST: "2.6",
    Refusal.PLAY_FIRST: "3.2",
    Refusal.GUIDE_FIRST: "9.2",
    Refusal.BLOW_FIRST: "9.2",
    Refusal.SEND_FIRST: "9.3",
    Refusal.MOVE_FIRST: "3.3",
    Refusal.STEP_FIRST: "4.1",
    Refusal.SINK_FIRST: "3.5",
    Refusal.RESCUE_FIRST: "8.4",
    Refusal.PROWL_FIRST: "10.1",
    Refusal.ANSWER_FIRST: "9.7",
    Refusal.NOT_YOURS: "4.1",
    Refusal.NOT_ON_BOARD: "6.7",
    Refusal.HAS_SWUM: "4.5",
    Refusal.BOARDED_JUST_NOW: "13.10",
    Refusal.NO_WAY: "10.4",
    Refusal.NOT_IN_THE_WATER: "9.2",
    Refusal.NO_BOAT_THERE: "4.4",
    Refusal.NOT_IN_CONTROL: "5.2",
    Refusal.BOAT_IS_EMPTY: "13.12",
    Refusal.NO_CREATURE_THERE: "10.1",
    Refusal.NOT_ADJACENT: "1.2",
    Refusal.LAND_IS_BARRED: "4.11",
    Refusal.BOAT_IN_THE_WAY: "5.3",
    Refusal.NOT_EMPTY: "9.3",
    Refusal.NO_TILE_THERE: "1.3",
    Refusal.TILE_IS_TAKEN: "2.5",
    Refusal.NOT_BESIDE_LAND: "2.6",
    Refusal.NOT_FREE: "2.6",
    Refusal.BOAT_IS_FULL: "5.4",
    Refusal.SWIM_THEN_BOARD: "4.7",
    Refusal.NOT_ABOARD: "4.9",
    Refusal.ONLY_AT_LANDING: "13.11",
    Refusal.NO_SAFE_ISLAND: "4.10",
    Refusal.WRONG_TERRAIN: "7.1",
    Refusal.NOT_BESIDE_SEA: "7.2",
    Refusal.NOT_IN_HAND: "9.1",
    Refusal.NO_USE: "9.1",
    Refusal.NO_SUCH_EXPLORER: "1.6",
    Refusal.NOTHING_TO_REPEL: "9.6",
    Refusal.NOT_YET: "10.2",
    Refusal.NOTHING_TO_END: "3.5",
    Refusal.NOT_THE_LOT: "2.4",
    Refusal.SEAT_NOT_TAKEN: "1.1",
    Refusal.NO_SUCH_TILE_LEFT: "1.5",
    Refusal.SHOW_FIRST: "11.2",
    Refusal.NOTHING_TO_SHOW: "11.2",
    Refusal.NOT_ITS_VALUE: "11.2",
    Refusal.IS_ABOARD: "4.9",
}

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


def explain(box: Any, table: Any, action: int) -> Refused | None:
    """Why this action may not be taken now; None when it may."""
    why = Refusal(refusal(box, table, action))
    if why == Refusal.LEGAL:
        return None
    return Refused(why, _paragraph(box, table, why, action), _facts(table, why, action))


def _paragraph(box: Any, table: Any, why: Refusal, action: int) -> str:
    """Of a reason, by where it is met."""
    phase, verb, thing = Phase(table.phase), ACTIONS[action][0], ACTIONS[action][1]
    if why == Refusal.NO_WAY and phase != Phase.CREATURE:
        return "4.6" if verb == Verb.EXPLORER else "5.3"
    if why == Refusal.NOT_ON_BOARD and int(table.saved) >> thing & 1:
        return "4.10"
    if why == Refusal.TILE_IS_TAKEN and box.crowded:
        return "13.3"
    usual = _DUE.get(phase, PARAGRAPHS[why]) if why in _AS_DUE else PARAGRAPHS[why]
    return _ELSEWHERE.get((why, phase), usual)


def _facts(table: Any, why: Refusal, action: int) -> dict[str, Any]:
    """What the move is done to, and what the table has to do with it."""
    facts = {name: value for name, value in spelled(action).items() if name != "verb"}
    if why == Refusal.WRONG_TERRAIN:
        facts |= {"terrain": TERRAINS[sinking(table)]}
    if why in (Refusal.NO_CREATURE_THERE, Refusal.NOT_IN_HAND) and "tile" not in facts:
        facts |= {"creature": kind_name(plain(table))}
    return facts
