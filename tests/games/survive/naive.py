"""Survive in slow words: dictionaries and sets, written from RULES.md alone.

It knows hexes by name and moves as the notation has them. It says who drowns and which boats go
down (§6, §8), who controls a boat (§5.2), which tiles can be removed (§7) and where an explorer can
go (§4); the tests hold the fast rules against it, position by position.
"""

from collections import Counter
from typing import Any

LENGTHS = {"A": 7, "B": 10, "C": 11, "D": 10, "E": 11, "F": 12, "G": 11, "H": 12, "I": 11, "J": 10}
LENGTHS |= {"K": 11, "L": 10, "M": 7}  # §1.2
ROWS = "ABCDEFGHIJKLM"
LANDING = {"B1": "NW", "C1": "NW", "B10": "NE", "C11": "NE"}  # §1.4
LANDING |= {"K1": "SW", "L1": "SW", "K11": "SE", "L10": "SE"}


def middle_of(hex_: str) -> tuple[int, int]:
    """Its row, and how far right of the middle it is, in half hexes; rows are centred."""
    row, number = hex_[0], int(hex_[1:])
    return ROWS.index(row), 2 * number - LENGTHS[row] - 1


ALL = [f"{row}{n}" for row, length in LENGTHS.items() for n in range(1, length + 1)]
MIDDLES = {hex_: middle_of(hex_) for hex_ in ALL}
NEAR = {
    hex_: {
        other
        for other in ALL
        if (abs(MIDDLES[other][0] - row), abs(MIDDLES[other][1] - x)) in {(0, 2), (1, 1)}
    }
    for hex_, (row, x) in MIDDLES.items()
}


def controllers(crew: list[str], owner: dict[str, int], seats: range) -> set[int]:
    """§5.1, §5.2"""
    aboard = Counter(owner[name] for name in crew)
    most = max(aboard.values(), default=0)
    return {seat for seat in seats if aboard[seat] == most}


def removable(tiles: dict[str, str]) -> set[str]:
    """§7.1, §7.2"""
    first = next(t for t in ("beach", "forest", "mountain") if t in tiles.values())
    those = {hex_ for hex_, terrain in tiles.items() if terrain == first}
    at_sea = {hex_ for hex_ in those if any(near not in tiles for near in NEAR[hex_])}
    return at_sea or those


class Naive:
    """The pieces of a view, and what happens to them; the rulings are the defaults of §13.

    `swam` is for §13.13: whether anybody has made a swim move in this turn.
    """

    def __init__(self, view: Any, swam: bool = False) -> None:
        self.view, self.swam = view, swam
        self.people = {each.name: (each.state, each.place) for each in view.explorers}
        self.owner = {each.name: each.seat for each in view.explorers}
        self.swum = {each.name for each in view.explorers if each.swum}
        self.boats = {boat.hex: set(boat.crew) for boat in view.boats}
        self.creatures = {kind: list(hexes) for kind, hexes in view.creatures.items()}
        self.tiles = dict(view.tiles)

    # What an explorer can do (§4)

    def steps(self, name: str) -> set[str]:
        state, here = self.people[name]
        room = {hex_ for hex_, crew in self.boats.items() if len(crew) < 3}
        boats = {f"board {near}" for near in NEAR[here] & room}
        sea = {f"to {near}" for near in NEAR[here] if near not in self.tiles}
        ashore = {"ashore"} if here in LANDING else set()
        may_swim = not self.swam and name not in self.swum
        if state == "land":
            return {f"to {near}" for near in NEAR[here]} - (set() if may_swim else sea) | boats
        if state == "water":
            here_too = {f"board {here}"} if here in room else set()
            return sea | here_too | ashore if may_swim else set()
        return boats | ashore | ({"overboard"} if may_swim else set())

    def swims(self, name: str, move: str) -> bool:
        """§4.3, §4.6, §4.7, §4.9, §4.10: whether a step is a swim move."""
        state = self.people[name][0]
        to_sea = move.startswith("to ") and move.removeprefix("to ") not in self.tiles
        return state == "water" or move == "overboard" or (state == "land" and to_sea)

    def movable(self, seat: int) -> set[str]:
        own = [name for name, of in self.owner.items() if of == seat]
        on_board = [name for name in own if self.people[name][0] in ("land", "water", "boat")]
        return {name for name in on_board if self.steps(name)}

    def courses(self, hex_: str) -> set[str]:
        """§5.1, §5.3"""
        return {near for near in NEAR[hex_] if near not in self.tiles and near not in self.boats}

    # What happens

    def play(self, move: str, chosen: str) -> None:
        """A step of an explorer, a boat or a creature; `chosen` is its name or hex."""
        verb, _, hex_ = move.partition(" ")
        match self.view.phase, verb:
            case "step" | "guide", _:
                self._step(chosen, verb, hex_)
            case "sail" | "blow", "to":
                self._sail(chosen, hex_)
            case "prowl" | "send", "to":
                self.creatures[self.view.kind].remove(chosen)
                self.creatures[self.view.kind].append(hex_)
            case "sink", _:
                del self.tiles[hex_]
                self._tip(
                    {name for name in self.people if self.people[name] == ("land", hex_)}, hex_
                )
            case "back", _:
                self._back(hex_, self.view.hex)

    def _step(self, name: str, verb: str, hex_: str) -> None:
        here = self.people[name][1]
        for crew in self.boats.values():
            crew.discard(name)
        match verb:
            case "ashore":
                self.people[name] = ("safe", LANDING[here])
            case "overboard":
                self._swim(name, here)
            case "board":
                self.people[name] = ("boat", hex_)
                self.boats[hex_].add(name)
                self._boat_meets(hex_, just_boarded=len(self.boats[hex_]) == 1)
            case _ if hex_ in self.tiles:
                self.people[name] = ("land", hex_)
            case _:
                self._swim(name, hex_)

    def _swim(self, name: str, hex_: str) -> None:
        """§6.1, §6.2, §6.5"""
        deadly = hex_ in self.creatures["shark"] or hex_ in self.creatures["serpent"]
        self.people[name] = ("dead", "") if deadly else ("water", hex_)

    def _tip(self, names: set[str], hex_: str) -> None:
        for name in names:
            self._swim(name, hex_)

    def _sail(self, here: str, hex_: str) -> None:
        self.boats[hex_] = self.boats.pop(here)
        for name in self.boats[hex_]:
            self.people[name] = ("boat", hex_)
        self._boat_meets(hex_)

    def _boat_meets(self, hex_: str, just_boarded: bool = True) -> None:
        """§6.1, §6.3 to §6.5"""
        if self.boats[hex_] and just_boarded:
            if hex_ in self.creatures["serpent"]:
                self._kill(self.boats.pop(hex_))
            elif hex_ in self.creatures["whale"]:
                self._tip(self.boats.pop(hex_), hex_)

    def strike(self, kind: str, hex_: str) -> None:
        """§10.3: nobody has repelled it."""
        if kind != "whale":
            self._kill({name for name in self.people if self.people[name] == ("water", hex_)})
        if kind != "shark" and self.boats.get(hex_):
            crew = self.boats.pop(hex_)
            self._kill(crew) if kind == "serpent" else self._tip(crew, hex_)

    def _kill(self, names: set[str]) -> None:
        for name in names:
            self.people[name] = ("dead", "")

    def _back(self, back: str, hex_: str) -> None:
        """§8"""
        swimmers = {name for name in self.people if self.people[name] == ("water", hex_)}
        if back in ("shark", "whale"):
            self.creatures[back].append(hex_)
        if back == "shark":
            self._kill(swimmers)
        elif back == "boat":
            self.boats[hex_] = swimmers if len(swimmers) <= 3 else set()
            for name in self.boats[hex_]:
                self.people[name] = ("boat", hex_)
        elif back == "whirlpool":
            self._swallow({hex_, *NEAR[hex_]} - set(self.tiles))

    def _swallow(self, hexes: set[str]) -> None:
        """§8.5"""
        self._kill(
            {name for name, (state, at) in self.people.items() if at in hexes and state != "land"}
        )
        self.boats = {hex_: crew for hex_, crew in self.boats.items() if hex_ not in hexes}
        self.creatures = {
            kind: [at for at in places if at not in hexes]
            for kind, places in self.creatures.items()
        }
