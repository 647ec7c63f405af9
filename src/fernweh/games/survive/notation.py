"""Moves and tables as text; `reader.py` is the way back.

A move names a piece or a hex: `pick red-3` (an explorer by colour and value), `explorer red-a`,
`from E3` (the boat or creature there), `to E2`, `board E3`, `overboard`, `ashore`, `sink F4`,
`play beach-dolphin`, `repel forest`, `decline`, `show 4`, `done`; chance's are `start red`,
`terrain beach`, `back shark` and `die whale`. A table is a few lines:

    starter: red  swum: red-b
    tiles  beach: D4 D5  forest: E4  mountain: F6
    red    a: 3@D4  b: 6@E2  c: 1@boat-E3  d: 2@NW  e: 1@dead
    blue   a: ?@E4
    boats: E3 - C4
    serpents: G6 B1  sharks: D6
    kept   red: beach-dolphin  blue: forest-?
    shown: beach-shark forest-boat
    red to move  points: 2

`value@place` is an explorer; on a hex without a tile it swims. `-` is a place in the list of boats
or creatures that is free. `?` is a value, or a tile, that this table does not name. What is neither
kept nor shown is on the backs of the board's tiles.
"""

from collections import Counter
from functools import lru_cache
from typing import Any

from fernweh.games.survive.board import HEX_NAMES, ISLANDS, SLOT_HEX
from fernweh.games.survive.components import (
    ACTIONS, BACKS, BOATS, COLOURS, CREATURES, DEAD, EXPLORERS, FIRST_CREATURE, KIND_OF,
    LETTERS, NOWHERE, PLAYABLE, SAFE, SORTS, TERRAINS, VALUES, Verb,
)  # fmt: skip
from fernweh.games.survive.options import SEAT_NAMES
from fernweh.games.survive.state import Phase
from fernweh.kernel.bits import members_of
from fernweh.kernel.notation import actions_by, written
from fernweh.kernel.record import fixed, plain

Backs = tuple[tuple[int, ...], ...]  # by terrain
Hand = tuple[int, ...]  # how many kept tiles of each sort

EXPLORER_NAMES: list[str] = [f"{colour}-{letter}" for colour in COLOURS for letter in LETTERS]
EXPLORER_OF = {name: explorer for explorer, name in enumerate(EXPLORER_NAMES)}
SORT_NAMES = [f"{TERRAINS[terrain]}-{BACKS[back]}" for back, terrain in SORTS]
BOAT_NAMES: list[str] = [f"boat-{n + 1}" for n in range(BOATS)]
CREATURE_NAMES: list[str] = [
    f"{CREATURES[kind]}-{creature - FIRST_CREATURE[kind] + 1}"
    for creature, kind in enumerate(KIND_OF.tolist())
]
PICKS = [f"{colour}-{value}" for colour in COLOURS for value in range(1, VALUES + 1)]

# What each verb is done to: the name of that fact, and the names of the things
_OBJECTS: dict[Verb, tuple[str, list[str]]] = {
    Verb.EXPLORER: ("explorer", EXPLORER_NAMES),
    Verb.FROM: ("hex", list(HEX_NAMES)),
    Verb.TO: ("hex", list(HEX_NAMES)),
    Verb.BOARD: ("hex", list(HEX_NAMES)),
    Verb.SINK: ("hex", [HEX_NAMES[hex_] for hex_ in SLOT_HEX]),
    Verb.PICK: ("pick", PICKS),
    Verb.PLAY: ("tile", SORT_NAMES[:PLAYABLE]),
    Verb.REPEL: ("terrain", list(TERRAINS)),
    Verb.SHOW: ("value", [str(value) for value in range(1, VALUES + 1)]),
    Verb.START: ("seat", list(SEAT_NAMES)),
    Verb.TERRAIN: ("terrain", list(TERRAINS)),
    Verb.BACK: ("back", list(BACKS)),
    Verb.DIE: ("creature", list(CREATURES)),
}
MOVES = [
    " ".join([verb.name.lower(), *([_OBJECTS[verb][1][thing]] if verb in _OBJECTS else [])])
    for verb, thing in ACTIONS
]
move_of, action_of = MOVES.__getitem__, actions_by(MOVES)

PHRASES = {
    Phase.TILES: "waits for tiles",
    Phase.BACK: "waits for the back",
    Phase.DIE: "waits for the die",
    Phase.OVER: "was last",
    Phase.PICK: "to pick",
    Phase.PLACE: "to place",
    Phase.LAUNCH: "to launch",
    Phase.PLAY: "to play",
    Phase.DOLPHIN: "to call the dolphin",
    Phase.GUIDE: "to guide",
    Phase.WIND: "to call the wind",
    Phase.BLOW: "to blow",
    Phase.CALL: "to call a creature",
    Phase.SEND: "to send",
    Phase.MOVE: "to move",
    Phase.STEP: "to step",
    Phase.SAIL: "to sail",
    Phase.SINK: "to sink",
    Phase.RESCUE: "to rescue",
    Phase.CREATURE: "to rouse",
    Phase.PROWL: "to prowl",
    Phase.ANSWER: "strikes",
    Phase.SHOW: "to count",
}
LOTS = "lots to be drawn"
TURNS = {
    f"{name} {phrase}": (phase, seat)
    for seat, name in enumerate(SEAT_NAMES)
    for phase, phrase in PHRASES.items()
}
OF_EXPLORERS = (Phase.PLACE, Phase.GUIDE, Phase.STEP)  # phases in which one of them is chosen
OF_BOATS = (Phase.BLOW, Phase.SAIL)
OF_CREATURES = (Phase.SEND, Phase.PROWL, Phase.ANSWER)
OF_KINDS = (Phase.CALL, Phase.CREATURE, *OF_CREATURES)
OF_HEXES = (Phase.BACK, Phase.RESCUE, Phase.ANSWER)


def spelled(action: int) -> dict[str, str]:
    """The move in pieces, for an interface: {"verb": "to", "hex": "E2"}."""
    verb, thing = ACTIONS[action]
    pieces = {"verb": verb.name.lower()}
    if verb not in _OBJECTS:
        return pieces
    fact, names = _OBJECTS[verb]
    return pieces | {fact: names[thing]}


# What follows from a table


def place_name(place: int) -> str:
    """A hex, a safe island, or `dead`."""
    if place < SAFE:
        return HEX_NAMES[place]
    return "dead" if place == DEAD else ISLANDS[place - SAFE]


def chosen_name(data: Any) -> str:
    """The piece that is being moved, or nothing."""
    if data.phase in OF_EXPLORERS:
        return EXPLORER_NAMES[int(data.chosen)]
    if data.phase in OF_BOATS:
        return BOAT_NAMES[int(data.chosen)]
    return CREATURE_NAMES[int(data.chosen)] if data.phase in OF_CREATURES else ""


def kind_name(data: Any) -> str:
    """The terrain removed, or the kind of creature moved, or nothing."""
    if data.phase == Phase.BACK:
        return TERRAINS[data.kind]
    return CREATURES[data.kind] if data.phase in OF_KINDS else ""


def kept_names(data: Any, seat: int) -> list[str]:
    """A seat's kept tiles: `beach-dolphin`, or `beach-?` where this table does not name them."""
    return [*_kept(tuple(data.hand[seat]), tuple(data.kept[seat]))]


@lru_cache(maxsize=1024)
def _kept(hand: Hand, kept: tuple[int, ...]) -> list[str]:
    named = [SORT_NAMES[sort] for sort, n in enumerate(hand) for _ in range(n)]
    held = Counter(name.partition("-")[0] for name in named)
    hidden = [
        f"{terrain}-?"
        for n, terrain in zip(kept, TERRAINS, strict=True)
        for _ in range(n - held[terrain])
    ]
    return named + hidden


def shown_tiles(box: Any, data: Any) -> list[str]:
    """Tiles that were used, at once or later: what is neither unseen nor kept."""
    return [*_shown(_backs(fixed(box)), _backs(data), tuple(map(tuple, data.hand)))]


def _backs(data: Any) -> Backs:
    """Of the box: all there are; of a table: those that are still unseen."""
    return tuple(map(tuple, data.left))


@lru_cache(maxsize=1024)
def _shown(backs: Backs, left: Backs, hands: tuple[Hand, ...]) -> list[str]:
    found = []
    for terrain, name in enumerate(TERRAINS):
        for back, face in enumerate(BACKS):
            gone = backs[terrain][back] - left[terrain][back]
            if (back, terrain) in SORTS:
                gone -= sum(hand[SORTS.index((back, terrain))] for hand in hands)
            found += [f"{name}-{face}"] * gone
    return found


# A table to text


def text_of(box: Any, table: Any) -> str:
    """The whole table; `table_of` gives the same table back, byte for byte."""
    data = plain(table)
    hands = tuple(map(tuple, data.hand))
    lines = [
        _first_line(data.starter, data.phase, data.swum, data.spent, data.shown, data.late),
        _tiles_line(*data.tiles),
        *[_colour_line(data, colour) for colour, placed in enumerate(data.placed) if placed],
        _boats_line(*data.boat),
        _creatures_line(*data.creature),
        _kept_line(hands, tuple(map(tuple, data.kept))),
        _shown_line(_backs(fixed(box)), _backs(data), hands),
        _turn_line(data),
    ]
    return "\n".join(filter(None, lines))


@lru_cache(maxsize=1024)
def _first_line(starter: int, phase: int, swum: int, spent: int, shown: int, late: int) -> str:
    fields = {"starter": [SEAT_NAMES[starter]]} if phase != Phase.START else {}
    for name, who in {"swum": swum, "spent": spent, "counted": shown}.items():
        fields[name] = [EXPLORER_NAMES[explorer] for explorer in members_of(who)]
    fields["late"] = [str(late)] if late else []
    return written(fields)


NOBODY_HELD = -1


@lru_cache(maxsize=1024)
def _tiles_line(*sets: int) -> str:
    tiles = {
        name: [HEX_NAMES[SLOT_HEX[slot]] for slot in members_of(sets[terrain])]
        for terrain, name in enumerate(TERRAINS)
    }
    return _line("tiles", tiles)


def _colour_line(data: Any, colour: int) -> str:
    first, last = EXPLORERS * colour, EXPLORERS * colour + data.placed[colour]
    held = data.chosen - first if data.phase == Phase.PLACE else NOBODY_HELD
    aboard = data.aboard >> first & (1 << EXPLORERS) - 1
    people = (tuple(data.value[first:last]), tuple(data.at[first:last]))
    return _colour_written(colour, people, aboard, held)


@lru_cache(maxsize=1024)
def _colour_written(colour: int, people: Any, aboard: int, held: int) -> str:
    """Few people move at a time."""
    fields = {
        LETTERS[n]: [_explorer(value, place_name(at), n == held, bool(aboard >> n & 1))]
        for n, (value, at) in enumerate(zip(*people, strict=True))
    }
    return f"{COLOURS[colour]:<6}  {written(fields)}"


def _explorer(value: int, place: str, held: bool, aboard: bool) -> str:
    """`3@F4`"""
    if held:
        place = "hand"
    elif aboard:
        place = f"boat-{place}"
    return f"{value or '?'}@{place}"


def _hex(place: int) -> str:
    return "-" if place == NOWHERE else HEX_NAMES[place]


@lru_cache(maxsize=1024)
def _boats_line(*hexes: int) -> str:
    return _listed({"boats": [_hex(at) for at in hexes]})


@lru_cache(maxsize=1024)
def _creatures_line(*hexes: int) -> str:
    found: dict[str, list[str]] = {f"{name}s": [] for name in CREATURES}
    for creature, at in enumerate(hexes):
        found[f"{CREATURES[KIND_OF[creature]]}s"].append(_hex(at))
    return _listed(found)


@lru_cache(maxsize=1024)
def _kept_line(hands: tuple[Hand, ...], kept: tuple[tuple[int, ...], ...]) -> str:
    return _line("kept", {n: _kept(hands[seat], kept[seat]) for seat, n in enumerate(SEAT_NAMES)})


@lru_cache(maxsize=1024)
def _shown_line(backs: Backs, left: Backs, hands: tuple[Hand, ...]) -> str:
    return _listed({"shown": _shown(backs, left, hands)})


def _listed(fields: dict[str, list[str]]) -> str:
    """Lists without what is free at their end."""
    trimmed = {name: list(values) for name, values in fields.items()}
    for values in trimmed.values():
        while values and values[-1] == "-":
            values.pop()
    return written(trimmed)


def _turn_line(data: Any) -> str:
    if data.phase == Phase.START:
        return LOTS
    fields = {
        "points": [str(data.points)] if data.points else [],
        "chosen": [chosen_name(data)] if chosen_name(data) else [],
        "hex": [HEX_NAMES[data.hex]] if data.phase in OF_HEXES else [],
        "kind": [kind_name(data)] if kind_name(data) else [],
        "asked": [SEAT_NAMES[seat] for seat in members_of(data.asked)],
    }
    return f"{SEAT_NAMES[data.turn]} {PHRASES[Phase(data.phase)]}  {written(fields)}".rstrip()


def _line(subject: str, fields: dict[str, list[str]]) -> str:
    return f"{subject:<6}  {written(fields)}" if any(fields.values()) else ""
