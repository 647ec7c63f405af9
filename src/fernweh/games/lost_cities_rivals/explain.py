"""Why not: the paragraph of a refusal or a move, and the facts that make its sentence."""

from typing import Any

from fernweh.games.lost_cities_rivals.components import (
    COLOUR, COLOURS, COLUMN, OBJECT, RANKS, RANK_COUNT, VERB, Verb,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.notation import CARDS
from fernweh.games.lost_cities_rivals.options import SEAT_NAMES
from fernweh.games.lost_cities_rivals.rules import Refusal, refusal
from fernweh.kernel.protocol import Explanation

_RULE_OF_VERB = {
    Verb.UNCOVER: "4.1",
    Verb.BID: "5.2",
    Verb.PASS: "5.2",
    Verb.TAKE: "5.6",
    Verb.TRASH: "5.7",
    Verb.DONE: "5.8",
    Verb.TURN_UP: "4.1",
    Verb.DEAL: "2.1",
    Verb.START: "2.5",
}


def rule_of(action: int) -> str:
    return _RULE_OF_VERB[VERB[action]]


def explain(box: Any, table: Any, action: int) -> Explanation | None:
    """Why this action may not be taken now; None when it may."""
    why = Refusal(refusal(box, table, action))
    if why == Refusal.LEGAL:
        return None
    trash = why == Refusal.NOT_ON_DISPLAY and VERB[action] == Verb.TRASH
    return Explanation(why, "5.7" if trash else why.paragraph, _facts(table, action))


def _facts(table: Any, action: int) -> dict[str, Any]:
    verb, thing = VERB[action], int(OBJECT[action])
    seat = int(table.turn)
    match verb:
        case Verb.BID:
            return {"coins": thing, "bid": int(table.bid), "purse": int(table.purse[seat])}
        case Verb.TAKE | Verb.TRASH | Verb.TURN_UP:
            return _card_facts(table, seat, thing)
        case Verb.START:
            return {"seat": SEAT_NAMES[thing]}
    return {}


def _card_facts(table: Any, seat: int, kind: int) -> dict[str, Any]:
    colour = int(COLOUR[kind])
    facts = {"card": CARDS[kind], "colour": COLOURS[colour]}
    column = _column(table, seat, colour)
    return facts | {"peak": RANKS[column.bit_length() - 1]} if column > 1 else facts


def _column(table: Any, seat: int, colour: int) -> int:
    """The ranks of an expedition as a set."""
    laid = int(table.laid[seat, 0]) | int(table.laid[seat, 1])
    return laid >> RANK_COUNT * colour & int(COLUMN)
