"""What is in the box (§1): tiles, explorers, boats, creatures, and the printed list of actions.

Explorers are numbered colour by colour, ten each, in the order in which they were placed: `red-a`
is red's first. A set of explorers is a word of 40 bits, a set of the island's slots another.
"""

from enum import IntEnum

import numpy as np

from fernweh.games.survive.board import HEXES, ISLANDS, SLOTS
from fernweh.kernel.bits import Word

MOST_SEATS = 4  # §1.1
COLOURS = ("red", "blue", "green", "yellow")
LETTERS = "abcdefghij"
EXPLORERS = 10  # §1.6, of each colour
ALL_EXPLORERS = len(COLOURS) * EXPLORERS
OF_COLOUR = np.array([Word((2**EXPLORERS - 1) << EXPLORERS * c) for c in range(len(COLOURS))])

VALUES = 6  # §1.6: the values are 1 to 6
VALUE_COUNT = np.array([0, 3, 2, 2, 1, 1, 1])  # explorers of a colour, by value

BOATS, CAPACITY = 12, 3  # §1.7
POINTS = 3  # §3.3
MOST_LATE = 9999  # turns after the last tile; beyond it they are not counted (§13.4)

# §1.5  Terrains and the backs of their tiles

TERRAINS = ("beach", "forest", "mountain")
BEACH, FOREST, MOUNTAIN = range(3)
TILE_COUNT = np.array([16, 16, 8])
BACKS = (
    "shark", "whale", "boat", "whirlpool", "volcano",
    "dolphin", "wind", "move_serpent", "move_shark", "move_whale",
    "repel_shark", "repel_whale",
)  # fmt: skip
BACK_KINDS = len(BACKS)


class Back(IntEnum):
    SHARK = 0  # green: at once (§8)
    WHALE = 1
    BOAT = 2
    WHIRLPOOL = 3
    VOLCANO = 4
    DOLPHIN = 5  # red: kept, for one's own turn (§9.1)
    WIND = 6
    MOVE_SERPENT = 7
    MOVE_SHARK = 8
    MOVE_WHALE = 9
    REPEL_SHARK = 10  # red with a cross: kept, for the others' turns (§9.5)
    REPEL_WHALE = 11


FIRST_KEPT = 5
BACK_COUNT = np.array(
    [
        [3, 3, 1, 0, 0, 3, 2, 1, 1, 1, 1, 0],
        [2, 2, 3, 2, 0, 1, 0, 1, 1, 1, 1, 2],
        [1, 0, 0, 4, 1, 0, 0, 0, 0, 0, 1, 1],
    ]
)

# The sorts of tiles that can be kept: a back and a terrain, for the terrain of a tile is open
SORTS = [
    (back, terrain)
    for back in range(FIRST_KEPT, BACK_KINDS)
    for terrain in range(len(TERRAINS))
    if BACK_COUNT[terrain, back]
]
SORT_COUNT = len(SORTS)
SORT_BACK = np.array([back for back, _ in SORTS])
SORT_TERRAIN = np.array([terrain for _, terrain in SORTS])
PLAYABLE = int((SORT_BACK < Back.REPEL_SHARK).sum())  # the first sorts: for one's own turn
NO_SORT = -1
SORT_OF = np.full((len(TERRAINS), BACK_KINDS), NO_SORT)
for _sort, (_back, _terrain) in enumerate(SORTS):
    SORT_OF[_terrain, _back] = _sort

# §1.8  Creatures

CREATURES = ("serpent", "shark", "whale")
SERPENT, SHARK, WHALE = range(3)
CREATURE_COUNT = (5, 6, 5)
ALL_CREATURES = sum(CREATURE_COUNT)
FIRST_CREATURE = np.array([0, 5, 11, 16])  # of a kind: its pieces stand together
KIND_OF = np.repeat(np.arange(3), CREATURE_COUNT)
RANGE = np.array([1, 2, 3])  # §10.2
FACES = 2  # of the die, for each kind (§1.9)

# §9.5  The sort of tile that repels a kind of creature, by terrain; nothing repels serpents
REPELLENT = np.array(
    [[NO_SORT] * len(TERRAINS), SORT_OF[:, Back.REPEL_SHARK], SORT_OF[:, Back.REPEL_WHALE]]
)
FIRST_MOVED = int(Back.MOVE_SERPENT)  # the backs that move a creature follow it, kind by kind

# What is on a hex, as a sum
LAND, BOAT, OCCUPIED, FULL, A_SERPENT, A_SHARK, A_WHALE = 1, 2, 4, 8, 16, 32, 64
A_CREATURE = np.array([A_SERPENT, A_SHARK, A_WHALE])  # by kind
DEADLY = A_SERPENT + A_SHARK  # to swimmers

# Places beside the hexes
NOWHERE = HEXES  # of a boat or creature: in the supply, or out of the game
SAFE = HEXES  # of an explorer: this and the next three are the safe islands
DEAD = HEXES + len(ISLANDS)


class Verb(IntEnum):
    EXPLORER = 0  # §4.1 choose one of one's explorers; §8.4 whom the boat takes aboard
    FROM = 1  # §5.1, §9.2, §9.3, §10.1 choose the boat or creature on a hex
    TO = 2  # §2.5, §2.6, §4 and elsewhere: to that hex
    BOARD = 3  # §4.4, §4.7, §4.8 the boat on that hex
    OVERBOARD = 4  # §4.9
    ASHORE = 5  # §4.10 onto the safe island
    SINK = 6  # §7.1 the tile of a slot
    PICK = 7  # §2.5 a colour and a value: which explorer is placed next
    PLAY = 8  # §9.1 a kept tile
    REPEL = 9  # §9.5 with a kept tile of that terrain
    DECLINE = 10  # §9.7
    DONE = 11  # §3.2, §3.3, §9.2, §10.1
    SHOW = 12  # §11.2 the value of a saved explorer
    START = 13  # chance: who begins (§2.4)
    TERRAIN = 14  # chance: which tile comes to the next slot (§2.2)
    BACK = 15  # chance: what the tile shows on its back (§7.4)
    DIE = 16  # chance: the creature die (§10.1)


ACTIONS = (
    [(Verb.EXPLORER, explorer) for explorer in range(ALL_EXPLORERS)]
    + [(Verb.PICK, thing) for thing in range(len(COLOURS) * VALUES)]
    + [(Verb.SINK, slot) for slot in range(SLOTS)]
    + [(Verb.PLAY, sort) for sort in range(PLAYABLE)]
    + [(Verb.REPEL, terrain) for terrain in range(len(TERRAINS))]
    + [(Verb.OVERBOARD, 0), (Verb.ASHORE, 0), (Verb.DECLINE, 0), (Verb.DONE, 0)]
    + [(Verb.SHOW, value) for value in range(VALUES)]
    + [(Verb.TO, hex_) for hex_ in range(HEXES)]
    + [(Verb.FROM, hex_) for hex_ in range(HEXES)]
    + [(Verb.BOARD, hex_) for hex_ in range(HEXES)]
    + [(Verb.START, seat) for seat in range(MOST_SEATS)]
    + [(Verb.TERRAIN, terrain) for terrain in range(len(TERRAINS))]
    + [(Verb.BACK, back) for back in range(BACK_KINDS)]
    + [(Verb.DIE, kind) for kind in range(len(CREATURES))]
)

VERB = np.array([verb for verb, _ in ACTIONS])
OBJECT = np.array([thing for _, thing in ACTIONS])
(
    EXPLORER, FROM, TO, BOARD, OVERBOARD, ASHORE, SINK, PICK, PLAY, REPEL, DECLINE, DONE, SHOW,
    START, TERRAIN, BACK, DIE,
) = (ACTIONS.index((verb, 0)) for verb in Verb)  # fmt: skip
