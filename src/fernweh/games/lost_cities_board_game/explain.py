"""Why not: the paragraph of a refusal or a move, and the facts that make its sentence."""

from typing import Any

from fernweh.games.lost_cities_board_game.components import (
    CITY, COLOUR, COLOURS, OBJECT, PIECES, TILES, VALUES, VALUE_COUNT, VERB, Tile, Verb,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.notation import CARDS, row_of
from fernweh.games.lost_cities_board_game.options import SEAT_NAMES
from fernweh.games.lost_cities_board_game.rules import Refusal, refusal
from fernweh.kernel.protocol import Explanation
from fernweh.kernel.record import plain

_RULE_OF_VERB = {
    Verb.PLAY: "4.2",
    Verb.SEND: "4.4",
    Verb.MOVE: "5.4",
    Verb.DECLINE: "5.4",
    Verb.DRAW: "6.1",
    Verb.DISCARD: "4.8",
    Verb.TAKE: "6.2",
    Verb.START: "2.2",
    Verb.TURN_UP: "3.3",
    Verb.TILE: "3.1",
}


def rule_of(action: int) -> str:
    return _RULE_OF_VERB[VERB[action]]


def explain(box: Any, table: Any, action: int) -> Explanation | None:
    """Why this action may not be taken now; None when it may."""
    why = Refusal(refusal(box, table, action))
    if why == Refusal.LEGAL:
        return None
    return Explanation(why, _paragraph(table, why, action), _facts(table, action))


def _paragraph(table: Any, why: Refusal, action: int) -> str:
    """Of a reason, by where it is met."""
    if why == Refusal.CHANCE_ALONE:
        return rule_of(action)
    if why == Refusal.MOVE_FIRST:
        return _paragraph_of_moving(table)
    return why.paragraph


def _paragraph_of_moving(table: Any) -> str:
    """§4.7 after a card of a city, §5.4 after an arrow.

    A table does not say which card was laid last: where either can have brought it, §5.6 is
    cited, which speaks of both.
    """
    stones = [(path, int(stone)) for path, stone in enumerate(table.stone[table.turn]) if stone]
    is_in_a_city = any(stone == CITY for _, stone in stones)
    is_on_an_arrow = any(table.tile[path, stone] == Tile.ARROW for path, stone in stones)
    if is_in_a_city:
        return "5.6" if is_on_an_arrow else "4.7"
    return Refusal.MOVE_FIRST.paragraph


def _facts(table: Any, action: int) -> dict[str, Any]:
    verb, thing = VERB[action], int(OBJECT[action])
    match verb:
        case Verb.PLAY | Verb.DISCARD | Verb.TURN_UP:
            return _card_facts(table, thing)
        case Verb.SEND:
            return {"piece": PIECES[thing]}
        case Verb.MOVE | Verb.TAKE:
            return {"colour": COLOURS[thing]}
        case Verb.START:
            return {"seat": SEAT_NAMES[thing]}
        case Verb.TILE:
            return {"tile": TILES[thing]}
    return {}


def _card_facts(table: Any, kind: int) -> dict[str, Any]:
    """The card, and what the row of its colour has reached."""
    colour = int(COLOUR[kind])
    row = row_of(plain(table), int(table.turn), colour)
    reached = {"peak": VALUES[row[-1] % VALUE_COUNT]} if row else {}
    return {"card": CARDS[kind], "colour": COLOURS[colour], **reached}
