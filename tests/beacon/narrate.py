"""What happened and who saw it. No rule lives here, and no sentence."""

from collections.abc import Iterator
from typing import Any

from fernweh.kernel.event import Event
from tests.beacon.components import ACTIONS, RAIN, Verb
from tests.beacon.events import Drew, GameEnded, Kept, Rolled, Shown, WentOut
from tests.beacon.rules import place, score
from tests.beacon.state import Phase


def narrate(box: Any, before: Any, action: int, after: Any) -> Iterator[Event]:
    """What happened, in order."""
    (verb, thing), seat, fire = ACTIONS[action], int(before["turn"]), int(before["fire"])
    match verb:
        case Verb.KEEP:
            yield Kept(seat, fire)
        case Verb.SHOW:
            yield Shown(seat, thing + 1)
        case Verb.DEAL:
            yield Drew(seat, thing + 1)
        case Verb.FALL if thing + 1 == RAIN:
            yield WentOut(seat, fire)
        case Verb.FALL:
            yield Rolled(seat, thing + 1, int(after["fire"]))
    if after["phase"] == Phase.OVER:
        yield _ended(box, after)


def _ended(box: Any, after: Any) -> GameEnded:
    """§4.3: no two lanterns are alike, so one wins."""
    seats = range(int(box["seats"]))
    (winner,) = [seat for seat in seats if place(box, after, seat) == 1]
    return GameEnded(len(seats), [int(score(box, after, seat)) for seat in seats], winner)
