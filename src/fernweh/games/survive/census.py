"""Every piece and how many places hold it, for the law that each is in one place.

What a table says twice, for speed, is held against what it says once.
"""

from collections import Counter
from typing import Any

from fernweh.games.survive.board import LAGOON_SHORE, NEAR, SHORE, SLOTS, SLOT_HEX
from fernweh.games.survive.components import (
    ALL_EXPLORERS, A_CREATURE, BOAT, CAPACITY, CREATURES, DEAD, EXPLORERS, FULL, KIND_OF, LAND,
    NOWHERE, OCCUPIED, SAFE, TERRAINS, TILE_COUNT,
)  # fmt: skip
from fernweh.games.survive.notation import EXPLORER_NAMES, kept_names, shown_tiles
from fernweh.games.survive.state import Phase
from fernweh.kernel.bits import members_of
from fernweh.kernel.record import plain


def census(box: Any, table: Any) -> dict[str, int]:
    lies = plain(table)
    must_agree(lies)
    in_play = [e for e in range(ALL_EXPLORERS) if any(int(own) >> e & 1 for own in box.owned)]
    found = {EXPLORER_NAMES[explorer]: _places(lies, explorer) for explorer in in_play}
    found |= {f"{terrain} tiles": _tiles(lies, n) for n, terrain in enumerate(TERRAINS)}
    pieces = Counter(CREATURES[KIND_OF[n]] for n in range(len(lies.creature)))
    return found | pieces | {"boats": len(lies.boat)}


def _places(lies: Any, explorer: int) -> int:
    """Land, water, boats, safe islands, the dead, and beside the board."""
    sets = (lies.on_land, lies.swimming, lies.aboard, lies.saved)
    waiting = _is_waiting(lies, explorer)
    dead = not waiting and lies.at[explorer] == DEAD
    return int(sum(word >> explorer & 1 for word in sets) + dead + waiting)


def _is_waiting(lies: Any, explorer: int) -> bool:
    """Not placed yet."""
    colour, number = divmod(explorer, EXPLORERS)
    in_hand = lies.phase == Phase.PLACE and lies.chosen == explorer
    return bool(number >= lies.placed[colour] or in_hand)


def _tiles(lies: Any, terrain: int) -> int:
    """On the board, in hands, shown, or being looked at; before it is laid, in the box."""
    name = TERRAINS[terrain]
    if lies.phase in (Phase.START, Phase.TILES):
        return int(TILE_COUNT[terrain])
    kept = sum(each.startswith(f"{name}-") for seat in range(4) for each in kept_names(lies, seat))
    shown = sum(each.startswith(f"{name}-") for each in shown_tiles(lies))
    looked_at = lies.phase == Phase.BACK and lies.kind == terrain
    return len(members_of(lies.tiles[terrain])) + kept + shown + int(looked_at)


# What is said twice


def must_agree(lies: Any) -> None:
    if lies.hexes != hexes_of(lies):
        raise AssertionError("a hex does not say what is on it")
    if lies.wet != wet_of(lies):
        raise AssertionError("the coast is not where the sea is")
    for boat, crew in enumerate(lies.crew):
        if any(lies.at[explorer] != lies.boat[boat] for explorer in members_of(crew)):
            raise AssertionError("a passenger is not where the boat is")
    if sum(lies.crew) != lies.aboard:
        raise AssertionError("somebody is aboard no boat")
    if any(not SAFE <= lies.at[explorer] < DEAD for explorer in members_of(lies.saved)):
        raise AssertionError("somebody is saved nowhere")


def hexes_of(lies: Any) -> list[int]:
    """What is on each hex, from the tiles, boats and creatures."""
    found = [0] * len(lies.hexes)
    for terrain in lies.tiles:
        for slot in members_of(terrain):
            found[SLOT_HEX[slot]] |= LAND
    for boat, hex_ in enumerate(lies.boat):
        if hex_ != NOWHERE:
            crew = len(members_of(lies.crew[boat]))
            load = (OCCUPIED if crew else 0) + (FULL if crew == CAPACITY else 0)
            found[hex_] |= BOAT + load
    for creature, hex_ in enumerate(lies.creature):
        if hex_ != NOWHERE:
            found[hex_] |= int(A_CREATURE[KIND_OF[creature]])
    return found


def wet_of(lies: Any) -> int:
    """The slots at the sea: at the printed one, or beside a tile that was removed."""
    found = int(SHORE) | int(LAGOON_SHORE)
    if lies.phase in (Phase.START, Phase.TILES):
        return found
    land = sum(lies.tiles)
    for slot in range(SLOTS):
        if not land >> slot & 1:
            found |= int(NEAR[slot])
    return found
