"""El Dorado in slow words: where a card can bring a pawn, and what a hand can buy.

Written from RULES.md alone, with sets and dictionaries; cards are texts, spaces are coordinates.
"""

from collections import Counter
from copy import copy
from itertools import combinations

AROUND = {
    "east": (1, 0),
    "south-east": (0, 1),
    "south-west": (-1, 1),
    "west": (-1, 0),
    "north-west": (0, -1),
    "north-east": (1, -1),
}
NEEDS = {"jungle": "machete", "water": "paddle", "village": "coin"}
SHOWS = {  # §1.5, §1.6
    "explorer": ("machete", 1),
    "traveler": ("coin", 1),
    "sailor": ("paddle", 1),
    "scout": ("machete", 2),
    "trailblazer": ("machete", 3),
    "jack-of-all-trades": ("any", 1),
    "photographer": ("coin", 2),
    "treasure-chest": ("coin", 4),
    "pioneer": ("machete", 5),
    "giant-machete": ("machete", 6),
    "captain": ("paddle", 3),
    "journalist": ("coin", 3),
    "millionaire": ("coin", 4),
    "adventurer": ("any", 2),
    "prop-plane": ("any", 4),
}
BLOCKADES = {1: ("machete", 1), 2: ("coin", 1), 3: ("rubble", 1), 4: ("paddle", 1)}  # §1.4
BLOCKADES |= {5: ("machete", 2), 6: ("rubble", 2)}

Place = tuple[int, int]


def beside(place: Place, direction: str) -> Place:
    return place[0] + AROUND[direction][0], place[1] + AROUND[direction][1]


class Jungle:
    """The map as a viewer sees it, and who stands where."""

    def __init__(self, view) -> None:
        self.spaces = {(space.q, space.r): (space.terrain, space.need) for space in view.spaces}
        pawns = [pawn for seat in view.seats for pawn in seat.pawns if not pawn.arrived]
        self.standing = Counter((pawn.q, pawn.r) for pawn in pawns)
        self.pawns = Counter() if view.passing else self.standing  # §10.9
        self.finish = {(s.q, s.r) for s in view.spaces if s.piece == len(view.pieces)}
        self.lines: dict[frozenset[Place], int] = {}  # both spaces of an edge, and the blockade
        names = list(AROUND)
        for line in view.lines:
            for q, r, direction in line.edges:
                if line.blockade:
                    edge = frozenset({(q, r), beside((q, r), names[direction])})
                    self.lines[edge] = line.blockade

    def ways(self, place: Place, symbol: str, power: int) -> set[str]:
        """§5.1, §5.7, §6.1: the directions in which a card can go."""
        found = set()
        for direction in AROUND:
            target = beside(place, direction)
            terrain, need = self.spaces.get(target, ("nothing", 0))
            free = target not in self.pawns and frozenset({place, target}) not in self.lines
            if NEEDS.get(terrain) == symbol and need <= power and free:
                found.add(direction)
        return found

    def reach(self, place: Place, symbol: str, power: int) -> dict[Place, int]:
        """§5.2, §5.11: where a card can bring this pawn, and the power that can still be used."""
        left_behind = copy(self)
        left_behind.pawns = self.pawns - Counter([place])
        best, edge = {place: power}, [place]
        while edge:
            here = edge.pop()
            for direction in left_behind.onward(here, symbol, best[here]):
                there = beside(here, direction)
                left = best[here] - self.spaces[there][1]
                if left > best.get(there, -1):
                    best[there] = left
                    edge.append(there)
        del best[place]
        return {there: left_behind.usable(there, symbol, left) for there, left in best.items()}

    def onward(self, place: Place, symbol: str, power: int) -> set[str]:
        return set() if place in self.finish else self.ways(place, symbol, power)

    def usable(self, place: Place, symbol: str, power: int) -> int:
        stops = place in self.finish or not (
            self.ways(place, symbol, power) or self.breaks(place, symbol, power)
        )
        return 0 if stops else power

    def paid_ways(self, place: Place, cards: int) -> set[str]:
        """§5.5, §5.6"""
        found = set()
        for direction in AROUND:
            target = beside(place, direction)
            terrain, need = self.spaces.get(target, ("nothing", 0))
            free = target not in self.pawns and frozenset({place, target}) not in self.lines
            if terrain in ("rubble", "camp") and need <= cards and free:
                found.add(direction)
        return found

    def breaks(self, place: Place, symbol: str, power: int) -> set[int]:
        """§6.2: the blockades beside that this can remove."""
        near = {number for edge, number in self.lines.items() if place in edge}
        return {n for n in near if BLOCKADES[n][0] == symbol and BLOCKADES[n][1] <= power}

    def useful(self, place: Place, card: str) -> set[str]:
        """§5.10: the symbols as which a card can be played with a pawn here."""
        own, power = SHOWS[card]
        symbols = NEEDS.values() if own == "any" else [own]
        return {s for s in symbols if self.ways(place, s, power) or self.breaks(place, s, power)}


# §7  Buying


def halves(card: str) -> int:
    """§7.2"""
    symbol, power = SHOWS.get(card, ("none", 0))
    return 2 * power if symbol in ("coin", "any") else 1


def wares(market: Counter, slots: set[str]) -> set[str]:
    """§7.4, §7.5"""
    stocked = {card for card in slots if market[card] > 0}
    return stocked if len(stocked) == 6 else {card for card, left in market.items() if left > 0}


def worths(paid: tuple[str, ...], changed: bool) -> set[int]:
    """§10.10: what cards are worth together, each of them in turn the one that is changed."""
    plain = sum(map(halves, paid))
    green_or_blue = [card for card in paid if SHOWS.get(card, ("", 0))[0] in ("machete", "paddle")]
    return {plain} | {plain - 1 + 2 * SHOWS[card][1] for card in green_or_blue if changed}


def affordable(hand: list[str], on_sale: dict[str, int], changed: bool = False) -> set[str]:
    """What some of these cards can pay for, found by trying all of them."""
    found = set()
    for size in range(1, len(hand) + 1):
        for paid in combinations(hand, size):
            coins = max(worths(paid, changed))
            found |= {card for card, price in on_sale.items() if 2 * price <= coins}
    return found
