"""What a seat sees, as plain data for any interface (§12).

It is made from a table that `conceal` has been over. After setting up, one's own values are shown
only where the option says so (§2.7, §13.7); programs and hints may know them all the same.
"""

from functools import lru_cache
from typing import Any

import msgspec

from fernweh.games.survive.board import HEX_NAMES, ISLANDS, LANDINGS, SLOT_HEX
from fernweh.games.survive.components import (
    ALL_EXPLORERS, BACKS, CAPACITY, COLOURS, CREATURES, EXPLORERS, KIND_OF, NOWHERE, TERRAINS, Back,
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

Numbers = tuple[int, ...]
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
    data, terms = plain(table), fixed(box)
    left, lost = (*map(tuple, data.left),), _lost(data)
    return View(
        viewer=viewer,
        actor=int(border.actor(rows_of(box), rows_of(table))),
        turn=data.turn,
        phase=_PHASES[data.phase],
        points=data.points,
        chosen=_chosen(data),
        hex=HEX_NAMES[data.hex] if data.phase in OF_HEXES else "",
        kind=kind_name(data),
        asked=members_of(data.asked),
        late=data.late,
        rounds=terms.rounds if terms.last_one else 0,
        tiles=_tiles(*data.tiles),
        explorers=_explorers(terms, data),
        boats=[
            _boat(at, crew, _control(box, terms, crew))
            for at, crew in zip(data.boat, data.crew, strict=True)
            if at != NOWHERE
        ],
        creatures=_creatures(*data.creature),
        landings=_LANDINGS,
        unseen=_unseen(*left),
        supply=_supply(*left),
        equal=bool(terms.equal),
        seats=[_seat(box, terms, table, data, seat, lost) for seat in range(terms.seats)],
    )


def _chosen(data: Any) -> str:
    if data.phase in OF_EXPLORERS:
        return EXPLORER_NAMES[int(data.chosen)]
    if data.phase in OF_BOATS:
        return HEX_NAMES[int(data.boat[data.chosen])]
    return HEX_NAMES[int(data.creature[data.chosen])] if data.phase in OF_CREATURES else ""


@lru_cache(maxsize=1024)
def _tiles(*sets: int) -> dict[str, str]:
    """Of each terrain, where its tiles lie: the same for all who look, and for many moves."""
    found = {
        HEX_NAMES[SLOT_HEX[slot]]: name
        for terrain, name in enumerate(TERRAINS)
        for slot in members_of(sets[terrain])
    }
    return dict(sorted(found.items()))


def _explorers(terms: Any, data: Any) -> list[Explorer]:
    """All that have been placed, or are about to be. Many moves move none of them."""
    open_now = terms.show_own or Phase.PICK <= data.phase <= Phase.LAUNCH
    shown = _EVERYBODY if open_now else data.shown
    held = data.chosen if data.phase == Phase.PLACE else NOWHERE
    sets = (data.on_land, data.swimming, data.aboard, data.saved, shown, data.swum)
    values = tuple(data.value) if shown else ()
    return _people(terms.seats, tuple(data.placed), held, sets, tuple(data.at), values)


@lru_cache(maxsize=1024)
def _people(
    seats: int, placed: Numbers, held: int, sets: Numbers, at: Numbers, values: Numbers
) -> list[Explorer]:
    found: list[Explorer] = []
    for colour, number in enumerate(placed):
        first = EXPLORERS * colour
        own, people = slice(first, first + number), (1 << EXPLORERS) - 1
        mine = tuple([each >> first & people for each in sets])
        found += _of_colour(seats, colour, held - first, mine, at[own], values[own])
    return found


@lru_cache(maxsize=1024)
def _of_colour(
    seats: int, colour: int, held: int, sets: Numbers, at: Numbers, values: Numbers
) -> list[Explorer]:
    """Few people move at a time, and mostly of one colour."""
    *where, shown, swum = sets
    return [
        Explorer(
            name=EXPLORER_NAMES[EXPLORERS * colour + n],
            seat=colour % seats,
            state=(state := "hand" if n == held else _state(n, *where)),
            place="" if state in ("hand", "dead") else place_name(place),
            value=values[n] if shown >> n & 1 else 0,
            swum=bool(swum >> n & 1),
        )
        for n, place in enumerate(at)
    ]


def _state(explorer: int, on_land: int, swimming: int, aboard: int, saved: int) -> str:
    bit = 1 << explorer
    if on_land & bit:
        return "land"
    if swimming & bit:
        return "water"
    if aboard & bit:
        return "boat"
    return "safe" if saved & bit else "dead"


@lru_cache(maxsize=1024)
def _boat(at: int, crew: int, control: tuple[int, ...]) -> Boat:
    names = [EXPLORER_NAMES[explorer] for explorer in members_of(crew)]
    return Boat(HEX_NAMES[at], names, CAPACITY - len(names), list(control))


def _control(box: Any, terms: Any, crew: int) -> tuple[int, ...]:
    """Asked once for each crew, and kept with the terms: there are 10,701 crews at most."""
    kept: dict[int, tuple[int, ...]] = terms.__dict__.setdefault("control", {})
    if crew not in kept:
        seats = range(terms.seats)
        kept[crew] = tuple([n for n in seats if not crew or controls(box, Word(crew), n)])
    return kept[crew]


@lru_cache(maxsize=1024)
def _creatures(*hexes: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {name: [] for name in CREATURES}
    for creature, hex_ in enumerate(hexes):
        if hex_ != NOWHERE:
            found[CREATURES[KIND_OF[creature]]].append(HEX_NAMES[hex_])
    return {name: sorted(each) for name, each in found.items()}


@lru_cache(maxsize=1024)
def _unseen(*left: tuple[int, ...]) -> dict[str, dict[str, int]]:
    return {
        terrain: {back: n for back, n in zip(BACKS, left[at], strict=True) if n}
        for at, terrain in enumerate(TERRAINS)
    }


@lru_cache(maxsize=1024)
def _supply(*left: tuple[int, ...]) -> dict[str, int]:
    backs = {"boat": Back.BOAT, "shark": Back.SHARK, "whale": Back.WHALE}
    return {name: sum(each[back] for each in left) for name, back in backs.items()}


def _seat(box: Any, terms: Any, table: Any, data: Any, seat: int, lost: int) -> Seat:
    shown, owned = data.phase == Phase.OVER or terms.equal, terms.owned[seat]
    points = border.score(rows_of(box), rows_of(table), seat) if shown else FACE_DOWN
    return Seat(
        name=SEAT_NAMES[seat],
        colours=_colours(owned),
        kept=kept_names(data, seat),
        saved=(data.saved & owned).bit_count(),  # must agree with `saved_by`: tests/games/survive
        lost=(lost & owned).bit_count(),
        points=int(points),
    )


@lru_cache(maxsize=64)
def _colours(owned: int) -> list[str]:
    return [name for n, name in enumerate(COLOURS) if owned >> EXPLORERS * n & 1]


def _lost(data: Any) -> int:
    """Who of all seats, as a set."""
    is_over = data.phase in (Phase.SHOW, Phase.OVER)
    left: int = 0 if is_over else data.on_land | data.swimming | data.aboard
    waiting: int = 1 << data.chosen if data.phase == Phase.PLACE else 0
    saved: int = data.saved
    return _all_placed(*data.placed) & ~(left | waiting | saved)


@lru_cache(maxsize=1024)
def _all_placed(*numbers: int) -> int:
    return sum(((1 << n) - 1) << EXPLORERS * colour for colour, n in enumerate(numbers))


_EVERYBODY = (1 << ALL_EXPLORERS) - 1
_LANDINGS = {island: list(LANDINGS[n]) for n, island in enumerate(ISLANDS)}
_PHASES = {int(phase): phase.name.lower() for phase in Phase}
