"""What a seat sees, as plain data for any interface (§12).

It is made from a table that `conceal` has been over. After setting up, one's own values are shown
only where the option says so (§2.7, §13.7); programs and hints may know them all the same.
"""

from functools import lru_cache
from typing import Any

import msgspec

from fernweh.games.survive.board import HEX_NAMES, ISLANDS, LANDINGS, SLOT_HEX
from fernweh.games.survive.components import (
    BACKS, BOATS, CAPACITY, COLOURS, CREATURES, EXPLORERS, KIND_OF, NOWHERE, TERRAINS, Back,
)  # fmt: skip
from fernweh.games.survive.notation import (
    EXPLORER_NAMES, OF_BOATS, OF_CREATURES, OF_EXPLORERS, OF_HEXES, kept_names, kind_name,
    place_name,
)  # fmt: skip
from fernweh.games.survive.options import SEAT_NAMES
from fernweh.games.survive.rules import controls
from fernweh.games.survive.state import Phase
from fernweh.kernel import border
from fernweh.kernel.bits import Word, members_of
from fernweh.kernel.record import fixed, plain, rows_of

FACE_DOWN = -1  # for points that are not shown


class Explorer(msgspec.Struct):
    name: str  # "red-a"
    seat: int  # its owner
    state: str  # "hand", "land", "water", "boat", "safe" or "dead"
    place: str  # a hex, a safe island, or ""
    value: int  # 0 where it is not shown (§2.7, §12.3)
    swum: bool  # whether its swim move is used (§4.5)


class Boat(msgspec.Struct):
    hex: str
    crew: list[str]
    room: int  # for how many more
    control: list[int]  # the seats that may move it (§5.1, §5.2)


class Seat(msgspec.Struct):
    name: str
    colours: list[str]
    kept: list[str]  # "beach-dolphin"; "beach-?" for a tile that the viewer does not know (§12.2)
    saved: int
    lost: int  # the dead; in the end all who are not saved (§11.1)
    points: int  # -1 while they are not shown (§12.3)


class View(msgspec.Struct):
    viewer: int  # a seat, or -1 for a spectator
    actor: int  # the seat to act, -1 chance, -2 nobody
    turn: int  # whose turn it is
    phase: str
    points: int  # moves left in step 2, or hexes left for what is moved (§3.3, §9.2, §10.2)
    chosen: str  # the explorer that is being moved, or the hex of the boat or creature, or ""
    hex: str  # where a tile was removed, or where a creature strikes, or ""
    kind: str  # the terrain removed, or the kind of creature that is moved, or ""
    asked: list[int]  # who may still repel (§9.7)
    late: int  # turns since the last tile (§13.4)
    rounds: int  # of them, how many each player has; 0 for no limit
    tiles: dict[str, str]  # the terrain on each hex that has a tile
    explorers: list[Explorer]
    boats: list[Boat]
    creatures: dict[str, list[str]]  # the hexes of each kind
    landings: dict[str, list[str]]  # the hexes from which each safe island is entered
    unseen: dict[str, dict[str, int]]  # backs that the viewer has not seen, by terrain
    supply: dict[str, int]  # boats, sharks and whales that tiles can still bring
    equal: bool  # §13.5
    seats: list[Seat]


def view_of(box: Any, table: Any, viewer: int) -> View:
    lies, terms = plain(table), fixed(box)
    return View(
        viewer=viewer,
        actor=int(border.actor(rows_of(box), rows_of(table))),
        turn=lies.turn,
        phase=_PHASES[lies.phase],
        points=lies.points,
        chosen=_chosen(lies),
        hex=HEX_NAMES[lies.hex] if lies.phase in OF_HEXES else "",
        kind=kind_name(lies),
        asked=members_of(lies.asked),
        late=lies.late,
        rounds=terms.rounds if terms.last_one else 0,
        tiles=_tiles(*lies.tiles),
        explorers=_explorers(terms, lies),
        boats=[_boat(box, lies, boat) for boat in range(BOATS) if lies.boat[boat] != NOWHERE],
        creatures=_creatures(lies),
        landings=_LANDINGS,
        unseen=_unseen(*map(tuple, lies.left)),
        supply=_supply(lies),
        equal=bool(terms.equal),
        seats=[_seat(box, table, lies, seat) for seat in range(terms.seats)],
    )


def _chosen(lies: Any) -> str:
    if lies.phase in OF_EXPLORERS:
        return EXPLORER_NAMES[int(lies.chosen)]
    if lies.phase in OF_BOATS:
        return HEX_NAMES[int(lies.boat[lies.chosen])]
    return HEX_NAMES[int(lies.creature[lies.chosen])] if lies.phase in OF_CREATURES else ""


@lru_cache(maxsize=1024)
def _tiles(*sets: int) -> dict[str, str]:
    """Of each terrain, where its tiles lie: the same for all who look, and for many moves."""
    found = {
        HEX_NAMES[SLOT_HEX[slot]]: name
        for terrain, name in enumerate(TERRAINS)
        for slot in members_of(sets[terrain])
    }
    return dict(sorted(found.items()))


def _explorers(terms: Any, lies: Any) -> list[Explorer]:
    """All that have been placed, or are about to be."""
    return [
        _explorer(terms, lies, EXPLORERS * colour + number)
        for colour in range(len(COLOURS))
        for number in range(lies.placed[colour])
    ]


def _explorer(terms: Any, lies: Any, explorer: int) -> Explorer:
    state, bit = _state(lies, explorer), 1 << explorer
    open_now = terms.show_own or Phase.PICK <= lies.phase <= Phase.LAUNCH
    value = lies.value[explorer] if open_now or lies.shown & bit else 0
    swum = bool(lies.swum & bit)
    return _told(explorer, terms.seats, state, lies.at[explorer], value, swum)


@lru_cache(maxsize=8192)
def _told(explorer: int, seats: int, state: str, at: int, value: int, swum: bool) -> Explorer:
    return Explorer(
        name=EXPLORER_NAMES[explorer],
        seat=explorer // EXPLORERS % seats,
        state=state,
        place="" if state in ("hand", "dead") else place_name(at),
        value=value,
        swum=swum,
    )


def _state(lies: Any, explorer: int) -> str:
    bit = 1 << explorer
    if lies.phase == Phase.PLACE and lies.chosen == explorer:
        return "hand"
    if lies.on_land & bit:
        return "land"
    if lies.swimming & bit:
        return "water"
    if lies.aboard & bit:
        return "boat"
    return "safe" if lies.saved & bit else "dead"


def _boat(box: Any, lies: Any, boat: int) -> Boat:
    crew = members_of(lies.crew[boat])
    return Boat(
        hex=HEX_NAMES[lies.boat[boat]],
        crew=[EXPLORER_NAMES[explorer] for explorer in crew],
        room=CAPACITY - len(crew),
        control=_control(box, lies.crew[boat]),
    )


def _control(box: Any, crew: int) -> list[int]:
    """Asked once for each crew, and kept with the terms: there are 10,701 crews at most."""
    terms = fixed(box)
    kept: dict[int, list[int]] = terms.__dict__.setdefault("control", {})
    if crew not in kept:
        seats = range(terms.seats)
        kept[crew] = [each for each in seats if not crew or controls(box, Word(crew), each)]
    return kept[crew]


def _creatures(lies: Any) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {name: [] for name in CREATURES}
    for creature, hex_ in enumerate(lies.creature):
        if hex_ != NOWHERE:
            found[CREATURES[KIND_OF[creature]]].append(HEX_NAMES[hex_])
    return {name: sorted(hexes) for name, hexes in found.items()}


@lru_cache(maxsize=1024)
def _unseen(*left: tuple[int, ...]) -> dict[str, dict[str, int]]:
    return {
        terrain: {back: n for back, n in zip(BACKS, left[at], strict=True) if n}
        for at, terrain in enumerate(TERRAINS)
    }


def _supply(lies: Any) -> dict[str, int]:
    backs = {"boat": Back.BOAT, "shark": Back.SHARK, "whale": Back.WHALE}
    return {name: sum(left[back] for left in lies.left) for name, back in backs.items()}


def _seat(box: Any, table: Any, lies: Any, seat: int) -> Seat:
    terms = fixed(box)
    shown, owned = lies.phase == Phase.OVER or terms.equal, terms.owned[seat]
    points = border.score(rows_of(box), rows_of(table), seat) if shown else FACE_DOWN
    return Seat(
        name=SEAT_NAMES[seat],
        colours=[name for n, name in enumerate(COLOURS) if owned >> EXPLORERS * n & 1],
        kept=kept_names(lies, seat),
        saved=(lies.saved & owned).bit_count(),  # must agree with `saved_by`: tests/games/survive
        lost=_lost(lies, owned),
        points=int(points),
    )


def _lost(lies: Any, owned: int) -> int:
    is_over = lies.phase in (Phase.SHOW, Phase.OVER)
    left = 0 if is_over else lies.on_land | lies.swimming | lies.aboard
    waiting = 1 << lies.chosen if lies.phase == Phase.PLACE else 0
    placed = sum(((1 << n) - 1) << EXPLORERS * colour for colour, n in enumerate(lies.placed))
    return int(placed & owned & ~(left | waiting | lies.saved)).bit_count()


_LANDINGS = {island: list(LANDINGS[n]) for n, island in enumerate(ISLANDS)}
_PHASES = {int(phase): phase.name.lower() for phase in Phase}
