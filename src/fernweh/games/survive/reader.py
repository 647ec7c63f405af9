"""The text of a table read back (see `notation.py`); a fault names the line that cannot be read."""

from collections import Counter
from typing import Any

import numpy as np

from fernweh.games.survive.board import HEX_NAMES, HEX_OF, ISLANDS, NO_SLOT, SLOT
from fernweh.games.survive.census import hexes_of, wet_of
from fernweh.games.survive.components import (
    BACKS, BOATS, CAPACITY, COLOURS, CREATURE_COUNT, CREATURES, DEAD, EXPLORERS,
    FIRST_CREATURE, KIND_OF, LAND, LETTERS, MOST_LATE, MOUNTAIN, NOWHERE, POINTS, SAFE, SHARK,
    SORTS, TERRAINS, VALUES, WHALE,
)  # fmt: skip
from fernweh.games.survive.notation import (
    BOAT_NAMES, CREATURE_NAMES, EXPLORER_NAMES, LOTS, OF_BOATS, OF_CREATURES, OF_EXPLORERS,
    OF_HEXES, OF_KINDS, SORT_NAMES, TURNS,
)  # fmt: skip
from fernweh.games.survive.options import SEAT_NAMES
from fernweh.games.survive.state import TABLE, Phase, on_board
from fernweh.kernel.bits import members_of
from fernweh.kernel.fault import Fault
from fernweh.kernel.record import plain
from fernweh.kernel.table_text import (
    Fields, TableReader, fields_of, one_of, reading, some_of, unreadable, whole,
)  # fmt: skip

_TURNS = {LOTS: (Phase.START, 0), **TURNS}
_SETTING_UP = (Phase.PICK, Phase.PLACE, Phase.LAUNCH)
_ENDED = (Phase.SHOW, Phase.OVER)


class _Reader(TableReader):
    """Explorers, whose places may be named later, are put there at the end."""

    def __init__(self, box: Any, table: Any) -> None:
        super().__init__(box, table, COLOURS[: box.colours], _TURNS)
        self.seats = int(box.seats)
        self.left = Counter[str](
            {
                f"{terrain}-{back}": int(box.left[n, m])
                for n, terrain in enumerate(TERRAINS)
                for m, back in enumerate(BACKS)
            }
        )
        self.explorers: dict[int, tuple[int, str]] = {}
        self.details: Fields = {}
        table.boat[:] = NOWHERE
        table.creature[:] = NOWHERE

    def read(self, line: str) -> None:
        head, _, rest = line.partition("  ")
        if head in self.turns:
            self.read_turn(head)
            self.details = fields_of(rest.strip())[1] if rest.strip() else {}
        else:
            super().read(line)

    def part(self, subject: str, fields: Fields) -> None:
        if subject == "tiles":
            self._tiles(fields)
        elif subject == "kept":
            self._keep(fields)
        else:
            raise unreadable(subject)

    def general(self, fields: Fields) -> None:
        table = self.table
        for name, values in fields.items():
            match name:
                case "starter":
                    table.starter = one_of(values, SEAT_NAMES[: self.box.seats])
                case "late" if self.box.last_one:
                    late = int(self.box.rounds) * self.seats
                    table.late = whole(values, 0, late or MOST_LATE)
                case "swum":
                    table.swum = some_of(values, EXPLORER_NAMES)
                case "spent" if not self.box.may_continue:
                    table.spent = some_of(values, EXPLORER_NAMES)
                case "counted" if not self.box.equal:
                    table.shown = some_of(values, EXPLORER_NAMES)
                case "boats":
                    table.boat[: len(values)] = _places(values, BOATS)
                case "shown":
                    self._take(values)
                case _:
                    self._creatures(one_of([name.removesuffix("s")], CREATURES), values)

    def _creatures(self, kind: int, values: list[str]) -> None:
        first = FIRST_CREATURE[kind]
        self.table.creature[first : first + len(values)] = _places(values, CREATURE_COUNT[kind])

    def _tiles(self, fields: Fields) -> None:
        for name, values in fields.items():
            terrain = one_of([name], TERRAINS)
            for value in values:
                slot = int(SLOT[_hex(value)])
                if not self._has_slot(slot) or any(int(t) >> slot & 1 for t in self.table.tiles):
                    raise unreadable(value)
                self.table.tiles[terrain] |= np.uint64(1 << slot)
            if len(values) > self.box.tiles[terrain]:
                raise Fault("table-count", token=name)

    def _has_slot(self, slot: int) -> bool:
        return slot != NO_SLOT and bool(int(self.box.slots) >> slot & 1)

    def _keep(self, fields: Fields) -> None:
        for name, values in fields.items():
            seat = one_of([name], SEAT_NAMES[: self.box.seats])
            for value in values:
                terrain, _, back = value.partition("-")
                self.table.kept[seat, one_of([terrain], TERRAINS)] += 1
                if back != "?":
                    self.table.hand[seat, one_of([value], SORT_NAMES)] += 1
                    self._take([value])

    def _take(self, names: list[str]) -> None:
        """These tiles are no longer unseen."""
        for name in names:
            if name not in self.left:
                raise Fault("table-card", token=name[:40])
            self.left[name] -= 1
            if self.left[name] < 0:
                raise Fault("table-twice", token=name)

    def seat(self, colour: int, fields: Fields) -> None:
        """`a: 3@F4  b: ?@boat-E3`, in the order of the letters."""
        values = Counter[int]()
        for n, (letter, written) in enumerate(fields.items()):
            value, _, place = " ".join(written).partition("@")
            if letter != LETTERS[min(n, int(self.box.explorers) - 1)] or not place:
                raise unreadable(letter)
            worth = 0 if value == "?" else whole([value], 1, VALUES)
            values[worth] += worth > 0
            if values[worth] > self.box.values[worth]:
                raise Fault("table-twice", token=value)
            self.explorers[EXPLORERS * colour + n] = (worth, place)
        self.table.placed[colour] = len(fields)

    # What follows from all lines together

    def settle(self) -> None:
        self._read_details()
        self._put_explorers()
        data = plain(self.table)
        self._must_be_at_sea(data)
        self._must_be_alive(data)
        self._must_have_moved(data)
        self._must_have_come_so_far(data)
        self.table.left[:] = [
            [self.left[f"{terrain}-{back}"] for back in BACKS] for terrain in TERRAINS
        ]
        self.table.hexes[:] = hexes_of(data)
        self.table.wet = wet_of(self.box, data)
        self._must_have_backs()
        self._must_be_chosen(self.turn[0])
        self._must_be_there(self.turn[0])

    def is_veiled(self) -> bool:
        """A value to be shown may not be named here."""
        return bool(self.turn[0] == Phase.SHOW)

    def _read_details(self) -> None:
        phase = self.turn[0]
        for name, values in self.details.items():
            self._detail(phase, name, values)
        wanted = {"chosen": (*OF_EXPLORERS, *OF_BOATS, *OF_CREATURES), "hex": OF_HEXES}
        wanted |= {"kind": (Phase.BACK, *OF_KINDS), "asked": (Phase.ANSWER,)}
        for name, phases in wanted.items():
            if (phase in phases) != (name in self.details):
                raise Fault("table-turn")
        of_points = (Phase.MOVE, Phase.GUIDE, Phase.BLOW, Phase.PROWL)
        if phase in of_points and not self.table.points:
            raise Fault("table-turn")

    def _detail(self, phase: Phase, name: str, values: list[str]) -> None:
        table = self.table
        match name:
            case "points":
                table.points = whole(values, 1, POINTS)
            case "hex":
                table.hex = _hex(" ".join(values))
            case "kind":
                table.kind = one_of(values, TERRAINS if phase == Phase.BACK else CREATURES)
            case "asked":
                table.asked = some_of(values, self._others())
            case "chosen" if phase in OF_EXPLORERS:
                table.chosen = one_of(values, EXPLORER_NAMES)
            case "chosen":
                names = BOAT_NAMES if phase in OF_BOATS else CREATURE_NAMES
                table.chosen = one_of(values, names)
            case _:
                raise unreadable(name)

    def _others(self) -> list[str]:
        """The seats, without the player on turn."""
        names = list(SEAT_NAMES[: self.box.seats])
        names[self.table.turn] = ""
        return names

    def _put_explorers(self) -> None:
        for explorer, (value, place) in self.explorers.items():
            self.table.value[explorer] = value
            with self.line_of(COLOURS[explorer // EXPLORERS]):
                self._put(explorer, place)

    def _put(self, explorer: int, place: str) -> None:
        table, word = self.table, np.uint64(1 << explorer)
        if place == "dead":
            table.at[explorer] = DEAD
        elif place in ISLANDS:
            table.at[explorer] = SAFE + ISLANDS.index(place)
            table.saved |= word
        elif place == "hand":
            if table.phase != Phase.PLACE or table.chosen != explorer:
                raise unreadable(place)
        else:
            table.at[explorer] = _hex(place.removeprefix("boat-"))
            self._on_hex(explorer, word, place.startswith("boat-"))

    def _on_hex(self, explorer: int, word: np.uint64, in_boat: bool) -> None:
        table, hex_ = self.table, self.table.at[explorer]
        if in_boat:
            found = np.flatnonzero(table.boat == hex_)
            if not found.size or int(table.crew[found[0]]).bit_count() == CAPACITY:
                raise Fault("table-fit", token=f"boat-{HEX_NAMES[hex_]}")
            table.crew[found[0]] |= word
            table.aboard |= word
        elif SLOT[hex_] != NO_SLOT and any(int(t) >> int(SLOT[hex_]) & 1 for t in table.tiles):
            table.on_land |= word
        else:
            table.swimming |= word

    def _must_be_at_sea(self, data: Any) -> None:
        """Boats and creatures are not on land, and no two boats on one hex (§5.3)."""
        lists = {"boats:": data.boat}
        for kind, name in enumerate(CREATURES):
            lists[f"{name}s:"] = data.creature[FIRST_CREATURE[kind] : FIRST_CREATURE[kind + 1]]
        for name, hexes in lists.items():
            for hex_ in {*hexes} - {NOWHERE}:
                on_land = SLOT[hex_] != NO_SLOT and sum(data.tiles) >> int(SLOT[hex_]) & 1
                self.must(not on_land, name, HEX_NAMES[hex_])
        boats = [hex_ for hex_ in data.boat if hex_ != NOWHERE]
        if len(set(boats)) < len(boats):
            raise self.fault("table-twice", "boats:", token="boats")

    def _must_be_alive(self, data: Any) -> None:
        """§6.1 to §6.3: no swimmer is with a serpent or shark, and nobody in a boat with a serpent
        or whale, but before one that may be repelled; or who boarded beside it (§13.11).
        """
        hexes = [(KIND_OF[n], hex_) for n, hex_ in enumerate(data.creature) if hex_ != NOWHERE]
        spared = {data.hex} if data.phase == Phase.ANSWER else set()
        self._must_not_meet(data, data.swimming, {h for k, h in hexes if k != WHALE} - spared)
        if self.box.boarding_triggers:
            self._must_not_meet(data, data.aboard, {h for k, h in hexes if k != SHARK} - spared)

    def _must_not_meet(self, data: Any, explorers: int, deadly: set[int]) -> None:
        for explorer in members_of(explorers):
            if data.at[explorer] in deadly:
                aboard, colour = data.aboard >> explorer & 1, COLOURS[explorer // EXPLORERS]
                token = HEX_NAMES[data.at[explorer]] if aboard else EXPLORER_NAMES[explorer]
                raise self.fault("table-wreck" if aboard else "table-dead", colour, token=token)

    def _must_have_moved(self, data: Any) -> None:
        """§4.5, §13.10: who has swum or boarded in this turn is there, and whose turn it is (or was
        tipped out, §13.12); §11.2: values are shown at the end, of the saved.
        """
        there = sum((1 << n) - 1 << EXPLORERS * colour for colour, n in enumerate(data.placed))
        mine = there & int(self.box.owned[data.turn])
        may_swim = mine if self.box.capsized_may_swim else there
        counted = data.saved if self.turn[0] in _ENDED else 0
        for name, who, all_ in (
            ("swum:", data.swum, may_swim),
            ("spent:", data.spent, mine),
            ("counted:", data.shown, counted),
        ):
            for explorer in members_of(who & ~all_):
                self.must(False, name, EXPLORER_NAMES[explorer])

    def _must_have_come_so_far(self, data: Any) -> None:
        """§2.5, §13.3: explorers are placed on tiles of their own; §13.4: turns are late without
        tiles; §7.1, §11.1: the volcano is under a mountain, the last to go.
        """
        self.must(not data.late or not sum(data.tiles), "late:", str(data.late))
        empty = self.box.stop_when_empty and not data.on_land | data.swimming | data.aboard
        sunk = not sum(data.tiles[:MOUNTAIN])
        self.must(self.turn[0] not in _ENDED or sunk or empty, "tiles")
        taken = Counter[int]()
        for explorer in members_of(data.on_land if self.turn[0] in _SETTING_UP else 0):
            slot, name = int(SLOT[data.at[explorer]]), EXPLORER_NAMES[explorer]
            taken[slot] += 1
            room = 1 + (int(self.box.crowded) >> slot & 1)
            self.must(taken[slot] <= room, COLOURS[explorer // EXPLORERS], name)

    def _must_have_backs(self) -> None:
        """Every tile on the board, kept unseen or looked at has a back."""
        table = self.table
        for terrain, name in enumerate(TERRAINS):
            sorts = [sort for sort, (_, of) in enumerate(SORTS) if of == terrain]
            unnamed = int(table.kept[:, terrain].sum()) - int(table.hand[:, sorts].sum())
            needed = int(table.tiles[terrain]).bit_count() + unnamed
            needed += table.phase == Phase.BACK and table.kind == terrain
            if needed > table.left[terrain].sum():
                raise self.fault("table-count", "tiles", token=name)

    def _must_be_chosen(self, phase: Phase) -> None:
        table, chosen = self.table, int(self.table.chosen)
        there = True
        if phase in (Phase.STEP, Phase.GUIDE):
            who = table.swimming if phase == Phase.GUIDE else on_board(table)
            there = bool(int(who & self.box.owned[table.turn]) >> chosen & 1)
        elif phase == Phase.PLACE:
            there = self.explorers.get(chosen, (0, ""))[1] == "hand"
        elif phase in OF_BOATS:
            there = table.boat[chosen] != NOWHERE
        elif phase in OF_CREATURES:
            there = table.creature[chosen] != NOWHERE and KIND_OF[chosen] == table.kind
        if phase == Phase.SHOW:
            there = bool(int(table.saved) & ~int(table.shown))
        if not there:
            raise Fault("table-turn")

    def _must_be_there(self, phase: Phase) -> None:
        """The hole of the tile (§7.3), the boat with too many around it (§8.4), who strikes."""
        table, hex_, there = self.table, int(self.table.hex), True
        if phase in (Phase.BACK, Phase.RESCUE):
            there = bool(SLOT[hex_] != NO_SLOT and not table.hexes[hex_] & LAND)
        if phase == Phase.RESCUE:
            boat = np.flatnonzero(table.boat == hex_)
            room = CAPACITY - int(table.crew[boat[0]]).bit_count() if boat.size else 0
            beside = np.flatnonzero(table.at == hex_).tolist()
            around = sum(int(table.swimming) >> n & 1 for n in beside)
            there = there and 0 < room < around
        elif phase == Phase.ANSWER:
            there = bool(table.creature[table.chosen] == hex_)
        if not there:
            raise Fault("table-turn")


# Small things to read


def _hex(name: str) -> int:
    if name not in HEX_OF:
        raise unreadable(name)
    return HEX_OF[name]


def _places(values: list[str], most: int) -> list[int]:
    if len(values) > most:
        raise Fault("table-count", token=values[most])
    return [NOWHERE if value == "-" else _hex(value) for value in values]


table_of = reading(TABLE, _Reader)
