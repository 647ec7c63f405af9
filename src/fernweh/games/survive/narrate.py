"""What happened and who saw it. No rule lives here, and no sentence.

An action has its own event; what came of it (boats lost, people tipped out, drowned or fallen in,
creatures gone) is told by the difference between the two tables.
"""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from fernweh.games.survive.board import HEX_NAMES, ISLANDS, SLOTS, SLOT_HEX
from fernweh.games.survive.components import (
    ALL_CREATURES, ALL_EXPLORERS, BACKS, BOATS, CREATURES, DEAD, FIRST_KEPT, KIND_OF, NOWHERE,
    OBJECT, SAFE, TERRAINS, VALUES, VERB, Back, Verb,
)  # fmt: skip
from fernweh.games.survive.events import (
    Boarded, BoatLost, Counted, CreatureGone, CreatureMoved, Declined, Died, Ended, FellIn,
    Finished, GameEnded, Jumped, Launched, Picked, Placed, Repelled, Rescued, Rolled, Sailed, Saved,
    Swam, TileKept, TileLaid, TilePlayed, TileShown, TileSunk, TippedOut, ValueShown, Walked,
)  # fmt: skip
from fernweh.games.survive.notation import EXPLORER_NAMES, OF_BOATS, SORT_NAMES
from fernweh.games.survive.rules import actor, place, saved_by, score, to_show
from fernweh.games.survive.state import Phase
from fernweh.kernel.bits import members_of
from fernweh.kernel.common_events import LotDrawn
from fernweh.kernel.event import Event
from fernweh.kernel.record import plain

# As Python numbers, and the verbs where they are found at once: an Enum takes half a µs for each
_VERB, _OBJECT = VERB.tolist(), OBJECT.tolist()
verbs, phases = SimpleNamespace(**Verb.__members__), SimpleNamespace(**Phase.__members__)
_SLOT_OF = {HEX_NAMES[SLOT_HEX[slot]]: slot for slot in range(SLOTS)}

STEPS = {Phase.PLAY: "play", Phase.MOVE: "move", Phase.GUIDE: "tile", Phase.BLOW: "tile"}


def narrate(box: Any, before: Any, action: int, after: Any) -> Iterator[Event]:
    """What happened, in order."""
    was, now = plain(before), plain(after)
    yield from _deed(box, before, was, action, now)
    yield from _consequences(was, now, action)
    if now.phase in (phases.SHOW, phases.OVER) and was.phase != phases.SHOW:
        yield Ended(_reason(box, was, now, action))
    if now.phase == phases.OVER:
        yield from _counted(box, after)


# The action itself


def _deed(box: Any, before: Any, was: Any, action: int, now: Any) -> Iterator[Event]:  # noqa: PLR0912
    seat, thing = was.turn, _OBJECT[action]
    match _VERB[action]:
        case verbs.EXPLORER if was.phase == phases.RESCUE:
            yield Rescued(EXPLORER_NAMES[thing], HEX_NAMES[was.hex])
        case verbs.TO:
            yield from _went(was, HEX_NAMES[thing])
        case verbs.BOARD:
            yield Boarded(seat, EXPLORER_NAMES[was.chosen], HEX_NAMES[thing])
        case verbs.OVERBOARD:
            yield Jumped(seat, EXPLORER_NAMES[was.chosen], HEX_NAMES[was.at[was.chosen]])
        case verbs.ASHORE:
            yield Saved(seat, EXPLORER_NAMES[was.chosen], ISLANDS[now.at[was.chosen] - SAFE])
        case verbs.SINK:
            yield TileSunk(seat, HEX_NAMES[SLOT_HEX[thing]], TERRAINS[now.kind])
        case verbs.PICK:
            yield Picked(seat, EXPLORER_NAMES[now.chosen], thing % VALUES + 1)
        case verbs.PLAY:
            yield TilePlayed(seat, SORT_NAMES[thing])
        case verbs.REPEL:
            yield Repelled(int(actor(box, before)), CREATURES[was.kind], TERRAINS[thing])
        case verbs.DECLINE:
            yield Declined(int(actor(box, before)))
        case verbs.DONE:
            yield Finished(seat, STEPS.get(Phase(was.phase), "creature"))
        case verbs.SHOW:
            explorer = EXPLORER_NAMES[int(to_show(box, before))]
            yield ValueShown(int(actor(box, before)), explorer, thing + 1)
        case _:
            yield from _fell(was, action, now)


def _fell(was: Any, action: int, now: Any) -> Iterator[Event]:
    """What chance brought."""
    seat, thing = was.turn, _OBJECT[action]
    match _VERB[action]:
        case verbs.START:
            yield LotDrawn(thing)
        case verbs.TERRAIN:
            slot = sum(len(members_of(tiles)) for tiles in was.tiles)
            yield TileLaid(HEX_NAMES[SLOT_HEX[slot % SLOTS]], TERRAINS[thing])
        case verbs.BACK if thing >= FIRST_KEPT:
            yield TileKept(seat, TERRAINS[was.kind], BACKS[thing])
        case verbs.BACK:
            yield TileShown(seat, BACKS[thing], HEX_NAMES[was.hex])
        case verbs.DIE:
            yield Rolled(seat, CREATURES[thing], useful=now.phase == Phase.CREATURE)


def _went(was: Any, hex_: str) -> Iterator[Event]:
    """To a hex, in whichever phase."""
    seat, chosen = was.turn, was.chosen
    match was.phase:
        case phases.PLACE:
            yield Placed(seat, EXPLORER_NAMES[chosen], hex_)
        case phases.LAUNCH:
            yield Launched(seat, hex_)
        case phases.SAIL | phases.BLOW:
            yield Sailed(seat, HEX_NAMES[was.boat[chosen]], hex_)
        case phases.SEND | phases.PROWL:
            creature = CREATURES[KIND_OF[chosen]]
            yield CreatureMoved(seat, creature, HEX_NAMES[was.creature[chosen]], hex_)
        case phases.STEP if _is_land(was, hex_):
            yield Walked(seat, EXPLORER_NAMES[chosen], hex_)
        case _:
            yield Swam(seat, EXPLORER_NAMES[chosen], hex_)


def _is_land(was: Any, hex_: str) -> bool:
    return hex_ in _SLOT_OF and bool(sum(was.tiles) >> _SLOT_OF[hex_] & 1)


# What came of it


def _consequences(was: Any, now: Any, action: int) -> Iterator[Event]:
    if was.boat != now.boat:
        for boat in range(BOATS):
            if was.boat[boat] != NOWHERE and now.boat[boat] == NOWHERE:
                sailed = was.phase in OF_BOATS and boat == was.chosen
                yield BoatLost(HEX_NAMES[_OBJECT[action] if sailed else was.boat[boat]])
    for explorer in _moved(was, now, action):
        yield from _fate(was, now, action, explorer)
    if was.creature != now.creature:
        for creature in range(ALL_CREATURES):
            if was.creature[creature] != NOWHERE and now.creature[creature] == NOWHERE:
                yield CreatureGone(CREATURES[KIND_OF[creature]], HEX_NAMES[was.creature[creature]])


def _moved(was: Any, now: Any, action: int) -> list[int]:
    """The explorers of whom anything is otherwise than before: nobody else has met a fate.

    Who boarded from the water and was tipped out at once (§6.5) is where it was before.
    """
    stood = (was.at, was.on_land, was.swimming, was.aboard)
    stand = (now.at, now.on_land, now.swimming, now.aboard)
    if stood == stand:
        return [was.chosen] if _VERB[action] == verbs.BOARD else []
    else_ = (was.on_land ^ now.on_land) | (was.swimming ^ now.swimming) | (was.aboard ^ now.aboard)
    return [n for n in range(ALL_EXPLORERS) if was.at[n] != now.at[n] or else_ >> n & 1]


def _fate(was: Any, now: Any, action: int, explorer: int) -> Iterator[Event]:
    bit, name = 1 << explorer, EXPLORER_NAMES[explorer]
    if now.at[explorer] == DEAD and was.at[explorer] != DEAD:
        moved = VERB[action] in (Verb.TO, Verb.BOARD) and _moves(was, explorer)
        yield Died(name, HEX_NAMES[_OBJECT[action] if moved else was.at[explorer]])
    elif was.on_land & bit and was.phase == Phase.SINK and now.swimming & bit:
        yield FellIn(name, HEX_NAMES[now.at[explorer]])
    elif now.swimming & bit and _was_aboard(was, action, explorer):
        yield TippedOut(name, HEX_NAMES[now.at[explorer]])
    elif was.swimming & bit and now.aboard & bit and was.phase == Phase.BACK:
        yield Rescued(name, HEX_NAMES[now.at[explorer]])


def _was_aboard(was: Any, action: int, explorer: int) -> bool:
    """Until it was tipped out: before this action, or by it."""
    if VERB[action] == Verb.BOARD and explorer == was.chosen:
        return True
    return bool(was.aboard >> explorer & 1) and VERB[action] != Verb.OVERBOARD


def _moves(was: Any, explorer: int) -> bool:
    """Whether it is this explorer, or the boat under it, that is being moved."""
    if was.phase in OF_BOATS:
        return bool(was.crew[was.chosen] >> explorer & 1)
    return bool(was.phase in (Phase.STEP, Phase.GUIDE) and explorer == was.chosen)


# The end


def _reason(box: Any, was: Any, now: Any, action: int) -> str:
    volcano = VERB[action] == Verb.BACK and OBJECT[action] == Back.VOLCANO
    if volcano and not (box.last_one or box.goes_under):
        return "volcano"
    if box.stop_when_empty and not now.on_land | now.swimming | now.aboard:
        return "empty"
    return "last-tile" if was.phase in (Phase.BACK, Phase.RESCUE) else "limit"


def _counted(box: Any, after: Any) -> Iterator[Event]:
    seats = range(box.seats)
    for seat in seats:
        yield Counted(seat, int(saved_by(box, after, seat)), int(score(box, after, seat)))
    first = [seat for seat in seats if place(box, after, seat) == 1]
    yield GameEnded(winner=first[0] if len(first) == 1 else -1)
