"""The printed board (§1): hexes in rows, who is next to whom, the island's slots, safe islands.

A hex is a number, counted row by row from the top left; its name is the letter of its row and its
place in it from the left. Rows are centred:

         A1 … A7            7 hexes
       B1 … B10            10
      C1 … C11             11 …   and so on to M7; the lagoon G6 is the middle
"""

import numpy as np

ROWS = (7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7)  # §1.2
HEXES = sum(ROWS)
ISLAND_ROWS = {
    "D": (4, 7),
    "E": (4, 8),
    "F": (3, 10),
    "G": (3, 9),
    "H": (3, 10),
    "I": (4, 8),
    "J": (4, 7),
}
LAGOON = "G6"  # §1.3
SERPENT_STARTS = ("G6", "B1", "C11", "K1", "L10")  # §2.1
ISLANDS = ("NW", "NE", "SW", "SE")  # §1.4
LANDINGS = (("B1", "C1"), ("B10", "C11"), ("K1", "L1"), ("K11", "L10"))

_PLACES = [(row, 2 * col - length + 1) for row, length in enumerate(ROWS) for col in range(length)]
_AT = {place: number for number, place in enumerate(_PLACES)}
HEX_NAMES = tuple(
    f"{'ABCDEFGHIJKLM'[row]}{col + 1}" for row, length in enumerate(ROWS) for col in range(length)
)
HEX_OF = {name: number for number, name in enumerate(HEX_NAMES)}
ROW = np.array([row for row, _ in _PLACES])
COLUMN = np.array([x for _, x in _PLACES])  # doubled, 0 in the middle

# North-west, north-east, west, east, south-west, south-east of a hex; one off the board is left out
_ROSE = ((-1, -1), (-1, 1), (0, -2), (0, 2), (1, -1), (1, 1))
_NEIGHBOURS = [
    [_AT[row + dr, x + dx] for dr, dx in _ROSE if (row + dr, x + dx) in _AT] for row, x in _PLACES
]
DEGREE = np.array([len(found) for found in _NEIGHBOURS])
NEIGHBOUR = np.array([found + [0] * (6 - len(found)) for found in _NEIGHBOURS])


def are_adjacent(one: int, other: int) -> bool:
    return other in _NEIGHBOURS[one]


ADJACENT = np.array([[are_adjacent(one, other) for other in range(HEXES)] for one in range(HEXES)])

# §1.3  Slots of the island, in the order in which tiles are laid

_SLOT_NAMES = [
    f"{row}{col}" for row, (first, last) in ISLAND_ROWS.items() for col in range(first, last + 1)
]
_SLOT_NAMES.remove(LAGOON)
SLOT_HEX = np.array([HEX_OF[name] for name in _SLOT_NAMES])
SLOTS = len(SLOT_HEX)
NO_SLOT = -1
SLOT = np.full(HEXES, NO_SLOT)  # of a hex
SLOT[SLOT_HEX] = np.arange(SLOTS)


def slots_where(condition: list[bool]) -> np.uint64:
    """The set of slots for which it holds, as a word."""
    return np.uint64(sum(1 << slot for slot in range(SLOTS) if condition[slot]))


_LAGOON_HEX = HEX_OF[LAGOON]
_OUTER = [
    any(SLOT[near] == NO_SLOT and near != _LAGOON_HEX for near in _NEIGHBOURS[h]) for h in SLOT_HEX
]
_INNER = [_LAGOON_HEX in _NEIGHBOURS[h] for h in SLOT_HEX]
SHORE = slots_where(_OUTER)  # next to the outer sea
LAGOON_SHORE = slots_where(_INNER)
NEAR = np.array([slots_where([are_adjacent(h, other) for other in SLOT_HEX]) for h in SLOT_HEX])

# §1.4  Safe islands
NO_ISLAND = -1
LANDING = np.full(HEXES, NO_ISLAND)  # of a hex: the safe island that can be entered from it
for _island, _pair in enumerate(LANDINGS):
    for _name in _pair:
        LANDING[HEX_OF[_name]] = _island


def _distances(starts: list[int]) -> list[int]:
    """From each hex, over any hexes, to the nearest of these."""
    found = dict.fromkeys(starts, 0)
    wave = list(starts)
    for hex_ in wave:
        for near in _NEIGHBOURS[hex_]:
            if near not in found:
                found[near] = found[hex_] + 1
                wave.append(near)
    return [found[hex_] for hex_ in range(HEXES)]


DISTANCE = np.array([_distances([hex_]) for hex_ in range(HEXES)])
TO_LANDING = np.array(_distances([h for h in range(HEXES) if LANDING[h] != NO_ISLAND]))
