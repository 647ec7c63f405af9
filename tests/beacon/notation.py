"""Moves and tables as text; `reader.py` is the way back.

A move is `roll`, `keep`, `show 4`; chance's are `deal 4` and `fall 6`. A table is a few lines of
`name: values`, everything that is not written left at its default, and every lantern that is not
written in the bag:

    turns: 5  fire: 9  die: 4
    north  kept: 14  lantern: ?
    east   kept: 22  lantern: 3
    east to choose

`?` is a lantern that this table does not name, `!3` one that is shown.
"""

from typing import Any

from fernweh.kernel.fault import Fault
from fernweh.kernel.record import fixed, plain
from tests.beacon.components import ACTIONS, MOST_SEATS, Verb
from tests.beacon.options import SEAT_NAMES
from tests.beacon.state import NO_LANTERN, VEILED, Phase

_PLAIN = (Verb.ROLL, Verb.KEEP)
MOVES = [
    verb.name.lower() if verb in _PLAIN else f"{verb.name.lower()} {thing + 1}"
    for verb, thing in ACTIONS
]
_ACTION_OF = {move: action for action, move in enumerate(MOVES)}

_SENTENCES = {
    Phase.DEAL: "chance to deal to {}",
    Phase.CHOOSE: "{} to choose",
    Phase.FALL: "the die falls for {}",
    Phase.SHOW: "{} to show",
    Phase.OVER: "over, {} was first",
}
TURNS = {
    sentence.format(SEAT_NAMES[seat]): (phase, seat)
    for phase, sentence in _SENTENCES.items()
    for seat in range(MOST_SEATS)
}
_TURN_TEXT = {turn: text for text, turn in TURNS.items()}


def move_of(action: int) -> str:
    return MOVES[action]


def action_of(move: str) -> int:
    """The action that a text names; a fault if there is none."""
    action = _ACTION_OF.get(" ".join(move.split()).lower())
    if action is None:
        raise Fault("no-such-move", move=move[:60])
    return action


def spelled(action: int) -> dict[str, str]:
    """The move in pieces, for an interface: {"verb": "show", "value": "4"}."""
    verb, *value = MOVES[action].split()
    return {"verb": verb, "value": value[0]} if value else {"verb": verb}


def text_of(box: Any, table: Any) -> str:
    """The whole table; `table_of` gives the same table back, byte for byte."""
    data = plain(table)
    heading = f"turns: {data.turns}  fire: {data.fire}  die: {data.die}"
    seats = [_seat_line(data, seat) for seat in range(fixed(box).seats)]
    return "\n".join([heading, *seats, _TURN_TEXT[data.phase, data.turn]])


def _seat_line(table: Any, seat: int) -> str:
    line = f"{SEAT_NAMES[seat]}  kept: {table.kept[seat]}"
    lantern = table.lantern[seat]
    if lantern == NO_LANTERN:
        return line
    mark = "!" if table.shown[seat] else ""
    return f"{line}  lantern: {'?' if lantern == VEILED else f'{mark}{lantern}'}"
