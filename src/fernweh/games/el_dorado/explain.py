"""Why not: the paragraph of a refusal or a move, and the facts that make its sentence."""

from typing import Any

from fernweh.games.el_dorado.components import (
    BLOCKADES, BLOCKADE_ASKS, BLOCKADE_POWER, OBJECT, PRICE, PRICED, SIDES_OF_HEX, VERB, Verb,
)  # fmt: skip
from fernweh.games.el_dorado.narrate import SHOWN
from fernweh.games.el_dorado.notation import spelled
from fernweh.games.el_dorado.rules import Refusal, refusal
from fernweh.games.el_dorado.state import ARRIVED
from fernweh.kernel.protocol import Explanation

_RULE_OF_VERB = {
    Verb.MOVE: "5.1",
    Verb.STEP: "5.1",
    Verb.BREAK: "6.2",
    Verb.STOP: "5.2",
    Verb.END: "4.3",
    Verb.DONE: "4.4",
    Verb.PAY: "5.5",
    Verb.COIN: "7.2",
    Verb.BUY: "7.1",
    Verb.ACT: "9.1",
    Verb.TAKE: "9.4",
    Verb.REMOVE: "9.3",
    Verb.DISCARD: "4.4",
    Verb.USE: "10.6",
    Verb.SPEND: "10.6",
    Verb.EXPLORE: "10.2",
    Verb.REPLACE: "10.6",
    Verb.SAVE: "10.8",
    Verb.START: "3.1",
    Verb.BLOCKADE: "3.2",
    Verb.TURN_UP: "4.5",
    Verb.FIND: "10.2",
}


def rule_of(action: int) -> str:
    return _RULE_OF_VERB[VERB[action]]


def explain(box: Any, table: Any, action: int) -> Explanation | None:
    """Why this action may not be taken now; None when it may."""
    why = Refusal(refusal(box, table, action))
    if why == Refusal.LEGAL:
        return None
    return Explanation(why, why.paragraph, _facts(box, table, action))


def _facts(box: Any, table: Any, action: int) -> dict[str, Any]:
    facts: dict[str, Any] = dict(spelled(action))
    verb, thing = VERB[action], int(OBJECT[action])
    del facts["verb"]
    if verb == Verb.STEP:
        facts |= _step_facts(box, table, *divmod(thing, SIDES_OF_HEX))
    elif verb == Verb.BREAK:
        number = thing % BLOCKADES + 1
        facts |= {"asks": SHOWN[BLOCKADE_ASKS[number]], "need": int(BLOCKADE_POWER[number])}
    elif verb == Verb.BUY:
        facts |= {"price": int(PRICE[PRICED + thing]), "coins": int(table.coins) // 2}
    return facts | {"power": int(table.power)}


def _step_facts(box: Any, table: Any, pawn: int, direction: int) -> dict[str, Any]:
    """What the space there asks for."""
    space = int(table.at[table.turn, pawn]) if pawn < box.pawns else ARRIVED
    target = int(box.next[space, direction]) if space != ARRIVED else -1
    if target < 0 or box.terrain[target] < 0:
        return {}
    return {"asks": SHOWN[box.terrain[target]], "need": int(box.need[target])}
