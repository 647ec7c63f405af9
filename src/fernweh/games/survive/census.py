"""Every piece and how many places hold it, for the law that each is in one place.

What a table says twice, for speed, is held against what it says once.
"""

from collections import Counter
from typing import Any

from fernweh.games.survive.board import NEAR, SLOTS, SLOT_HEX
from fernweh.games.survive.components import (
    ALL_EXPLORERS, A_CREATURE, BOAT, CAPACITY, CREATURES, DEAD, EXPLORERS, FULL, KIND_OF, LAND,
    NOWHERE, OCCUPIED, SAFE, TERRAINS,
)  # fmt: skip
from fernweh.games.survive.notation import EXPLORER_NAMES, kept_names, shown_tiles
from fernweh.games.survive.state import Phase
from fernweh.kernel.bits import members_of
from fernweh.kernel.record import plain


def census(box: Any, table: Any) -> dict[str, int]:
    data = plain(table)
    must_agree(box, data)
    in_play = [e for e in range(ALL_EXPLORERS) if any(int(own) >> e & 1 for own in box.owned)]
    found = {EXPLORER_NAMES[explorer]: _places(data, explorer) for explorer in in_play}
    found |= {f"{terrain} tiles": _tiles(box, data, n) for n, terrain in enumerate(TERRAINS)}
    pieces = Counter(CREATURES[KIND_OF[n]] for n in range(len(data.creature)))
    return found | pieces | {"boats": len(data.boat)}


def _places(data: Any, explorer: int) -> int:
    """Land, water, boats, safe islands, the dead, and beside the board."""
    sets = (data.on_land, data.swimming, data.aboard, data.saved)
    waiting = _is_waiting(data, explorer)
    dead = not waiting and data.at[explorer] == DEAD
    return int(sum(word >> explorer & 1 for word in sets) + dead + waiting)


def _is_waiting(data: Any, explorer: int) -> bool:
    """Not placed yet."""
    colour, number = divmod(explorer, EXPLORERS)
    in_hand = data.phase == Phase.PLACE and data.chosen == explorer
    return bool(number >= data.placed[colour] or in_hand)


def _tiles(box: Any, data: Any, terrain: int) -> int:
    """On the board, in hands, shown, or being looked at; before it is laid, in the box."""
    name = TERRAINS[terrain]
    if data.phase in (Phase.START, Phase.TILES):
        return int(box.tiles[terrain])
    kept = sum(each.startswith(f"{name}-") for seat in range(4) for each in kept_names(data, seat))
    shown = sum(each.startswith(f"{name}-") for each in shown_tiles(box, data))
    looked_at = data.phase == Phase.BACK and data.kind == terrain
    return len(members_of(data.tiles[terrain])) + kept + shown + int(looked_at)


# What is said twice


def must_agree(box: Any, data: Any) -> None:
    if data.hexes != hexes_of(data):
        raise AssertionError("a hex does not say what is on it")
    if data.wet != wet_of(box, data):
        raise AssertionError("the coast is not where the sea is")
    for boat, crew in enumerate(data.crew):
        if any(data.at[explorer] != data.boat[boat] for explorer in members_of(crew)):
            raise AssertionError("a passenger is not where the boat is")
    if sum(data.crew) != data.aboard:
        raise AssertionError("somebody is aboard no boat")
    if any(not SAFE <= data.at[explorer] < DEAD for explorer in members_of(data.saved)):
        raise AssertionError("somebody is saved nowhere")


def hexes_of(data: Any) -> list[int]:
    """What is on each hex, from the tiles, boats and creatures."""
    found = [0] * len(data.hexes)
    for terrain in data.tiles:
        for slot in members_of(terrain):
            found[SLOT_HEX[slot]] |= LAND
    for boat, hex_ in enumerate(data.boat):
        if hex_ != NOWHERE:
            crew = len(members_of(data.crew[boat]))
            load = (OCCUPIED if crew else 0) + (FULL if crew == CAPACITY else 0)
            found[hex_] |= BOAT + load
    for creature, hex_ in enumerate(data.creature):
        if hex_ != NOWHERE:
            found[hex_] |= int(A_CREATURE[KIND_OF[creature]])
    return found


def wet_of(box: Any, data: Any) -> int:
    """The slots at the sea: at the printed one, or beside a tile that was removed."""
    found = int(box.wet)
    if data.phase in (Phase.START, Phase.TILES):
        return found
    land = sum(data.tiles)
    for slot in range(SLOTS):
        if not land >> slot & 1:
            found |= int(NEAR[slot])
    return found
