"""The text of a table read back (see `notation.py`); a fault names the line that cannot be read."""

import re
from collections import Counter
from typing import Any

import numpy as np

from fernweh.games.el_dorado.components import (
    BLOCKADES, CARDS, CAVE_TOKENS, PRICED, SIDES_OF_HEX, SLOTS, SPOT_ROW, SYMBOLS,
    T_PASS, TOKEN_COPIES, TOKENS,
)  # fmt: skip
from fernweh.games.el_dorado.notation import (
    EL_DORADO, TURNS, Cards, cards_in, market_at_first, own_cards,
)  # fmt: skip
from fernweh.games.el_dorado.options import SEAT_NAMES
from fernweh.games.el_dorado.rules.market import MOST_COINS
from fernweh.games.el_dorado.rules.aftermath import MOST_COUNTED
from fernweh.games.el_dorado.state import ARRIVED, NO_LINE, NO_PAWN, TABLE, Phase
from fernweh.kernel.fault import Fault
from fernweh.kernel.record import plain
from fernweh.kernel.table_text import (
    WHOSE_TURN, Fields, TableReader, at_most, one_of, reading, unreadable, whole,
)  # fmt: skip

_FLAGS = ("bought", "passing", "changed", "stepped", "refill", "must")
_NUMBERS = {"owing": ("owing", 4), "coins": ("coins", MOST_COINS), "drawing": ("to_draw", 4)}
_NEEDS_PAWN = (Phase.PAY, Phase.EXPLORE, Phase.FIND)
_PHASES = {  # in which there is such a thing; of all else there may be some in every phase
    "power": (Phase.MOVE,),
    "pawn": (Phase.MOVE, Phase.FREE, *_NEEDS_PAWN),
    "goal": (Phase.PAY, Phase.FIND),
    "owing": (Phase.PAY, Phase.REMOVE, Phase.REPLACE, Phase.TURN_UP),
    "line": (Phase.FREE,),
    "coins": (Phase.BUY,),
    "drawing": (Phase.DEAL, Phase.TURN_UP),
}
_MOST_CARDS = 40  # in a hand that is not named


class _Reader(TableReader):
    """What is left over at the end is in draw piles, the stock and the bag."""

    def __init__(self, box: Any, table: Any) -> None:
        super().__init__(box, table, SEAT_NAMES[: box.seats], TURNS)
        self.written: dict[int, Fields] = {}
        self.under_way: Fields = {}
        self.market: list[str] | None = None
        self.caves: list[str] | None = None
        table.at[:] = ARRIVED
        table.pawn, table.line = NO_PAWN, NO_LINE

    def general(self, fields: Fields) -> None:
        for name, values in fields.items():
            match name:
                case "round":
                    self.table.rounds_done = whole(values, 1, MOST_COUNTED + 1) - 1
                case "began":
                    self.table.starter = one_of(values, self.names)
                case "lines":
                    self._lines(values)
                case "market":
                    self.market = values
                case "caves" if self.box.caves:
                    self.caves = values
                case _:
                    raise unreadable(name)

    def _lines(self, values: list[str]) -> None:
        at_most(len(values), int(self.box.lines), " ".join(values)[:40])
        for line, value in enumerate(values):
            number = 0 if value == "-" else whole([value], 1, BLOCKADES)
            if number and number in self.table.blockade:
                raise Fault("table-twice", token=value)
            self.table.blockade[line] = number
            self.table.standing |= (number > 0) << line

    # A player

    def seat(self, seat: int, fields: Fields) -> None:
        self.written[seat] = fields
        for name, values in fields.items():
            match name:
                case "at":
                    at_most(len(values), int(self.box.pawns), " ".join(values)[:40])
                    for pawn, value in enumerate(values):
                        self.table.at[seat, pawn] = self._space(value)
                case "hand":
                    named = [value for value in values if value != "?"]
                    self.table.hand[seat] = _cards(named)
                    veiled = len(values) - len(named)
                    self.table.veiled[seat] = at_most(veiled, _MOST_CARDS, "?")
                case "known" | "discard":
                    self.table[name][seat] = _cards(values)
                case "draw":
                    self.table.pile[seat] = _cards(_unless_none(values))
                case "removed":
                    self.table.removed[seat] = _cards(_unless_none(values))
                case "tokens" if self.box.caves:
                    self.table.tokens[seat] = _tokens(values)
                case "won":
                    numbers = {whole([value], 1, BLOCKADES) for value in values}
                    self.table.won[seat] = sum(1 << number - 1 for number in numbers)
                case "explored" if self.box.caves:
                    self._explore(seat, values)
                case "arrived":
                    self.table.arrival[seat] = whole(values, 1, int(self.box.seats))
                case _:
                    raise unreadable(name)

    def _space(self, value: str) -> int:
        if value == EL_DORADO:
            return ARRIVED
        found = re.fullmatch(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})", value)
        spot = SPOT_ROW * int(found[2]) + int(found[1]) if found else 0
        spaces = np.flatnonzero(self.box.spot[: int(self.box.finish)] == spot)
        if not found or not spaces.size or not self._can_stand(int(spaces[0])):
            raise Fault("table-space", token=value[:40])
        return int(spaces[0])

    def _can_stand(self, space: int) -> bool:
        return self.box.terrain[space] >= 0 or space in self.box.start

    def _explore(self, seat: int, values: list[str]) -> None:
        for value in values:
            cave, _, pawn = value.partition("@")
            which = whole([pawn], 1, int(self.box.pawns)) - 1
            self.table.mark[seat, which] |= 1 << whole([cave], 1, int(self.box.caves)) - 1

    # What is under way

    def part(self, subject: str, fields: Fields) -> None:
        table = self.table
        if subject != "turn":
            raise unreadable(subject)
        self.under_way = fields
        for name, values in fields.items():
            match name:
                case "played" | "gained" | "leaving":
                    table[name] = _cards(values)
                case "spent" if self.box.caves:
                    table.spent = _tokens(values)
                case "power":
                    table.power = whole(values[:1], 1, 6)
                    table.symbol = one_of(values[1:], SYMBOLS)
                case "pawn":
                    table.pawn = whole(values, 1, int(self.box.pawns)) - 1
                case "goal":
                    table.goal = whole(values, 0, SIDES_OF_HEX + BLOCKADES - 1)
                case "line":
                    table.line = whole(values, 1, BLOCKADES) - 1
                case "is":
                    for value in values:
                        table[_FLAGS[one_of([value], _FLAGS)]] = 1
                case _ if name in _NUMBERS:
                    field, most = _NUMBERS[name]
                    table[field] = whole(values, 1, most)
                case _:
                    raise unreadable(name)

    # What follows from all lines together

    def settle(self) -> None:
        for seat in range(self.seats):
            self._fill_piles(seat)
        self._fill_stock()
        self._fill_market()
        self._fill_caves()
        self._check_blockades()
        self._check_pawns()
        self._check_arrivals()
        self._check_end()
        for name in self.under_way:
            self.must(self.turn[0] in _PHASES.get(name, Phase), "turn", name)
        if not self._can_go_on():
            raise Fault("table-turn")

    def is_veiled(self) -> bool:
        return bool(self.table.veiled[self.table.turn])

    def _fill_piles(self, seat: int) -> None:
        """A starting card that is not written lies in the draw pile, or is out of the game."""
        data, fields = plain(self.table), self.written.get(seat, {})
        rest = own_cards(self.box, data, seat)
        pile, removed = cards_in(data.pile[seat]), cards_in(data.removed[seat])
        if "draw" not in fields:
            pile = rest - removed
        elif "removed" not in fields:
            removed = rest - pile
        self.table.pile[seat], self.table.removed[seat] = _word(pile), _word(removed)
        mine = cards_in(data.hand[seat]) + cards_in(data.discard[seat]) + pile + removed
        if seat == data.turn:
            mine += cards_in(data.played)
        own = cards_in(int(self.box.deck))
        for kind in range(PRICED):
            if mine[kind] != own[kind]:
                raise self.fault("table-twice", SEAT_NAMES[seat], token=CARDS[kind])
        if cards_in(data.known[seat]) - cards_in(data.hand[seat]):
            known = " ".join(fields.get("known", []))
            raise self.fault("table-known", SEAT_NAMES[seat], token=known)

    def _fill_stock(self) -> None:
        """What of the kinds with a price nobody has."""
        data, left = plain(self.table), Counter(cards_in(int(self.box.stock)))
        for seat, name in enumerate(self.names):
            places = (data.pile, data.hand, data.discard, data.removed)
            self._take(left, [place[seat] for place in places], name)
        self._take(left, [data.played, data.gained], "turn")
        self.table.stock = _word(left)
        if cards_in(data.leaving) - cards_in(data.removed[data.turn]):
            raise self.fault("table-twice", "turn", token="leaving")

    def _take(self, left: Cards, words: list[int], name: str) -> None:
        """These cards are no longer in the stock."""
        for word in words:
            for kind, n in cards_in(word).items():
                left[kind] -= n if kind >= PRICED else 0
                if left[kind] < 0:
                    raise self.fault("table-twice", name, token=CARDS[kind])

    def _fill_market(self) -> None:
        if self.market is None:
            self.table.market = market_at_first(plain(self.table))
            return
        kinds = {_kind(name) for name in _unless_none(self.market)}
        at_most(len(kinds), SLOTS, " ".join(self.market)[:40])
        for kind in kinds:
            if not int(self.table.stock) >> 3 * kind & 7:
                raise self.fault("table-twice", "market:", token=CARDS[kind])
        self.table.market = sum(1 << kind - PRICED for kind in kinds)

    def _fill_caves(self) -> None:
        """Tokens that players have or have used came from caves: if it is not said, the first."""
        data, bag = plain(self.table), Counter(dict(enumerate(TOKEN_COPIES.tolist())))
        named = dict(zip(self.names, data.tokens, strict=False)) | {"turn": data.spent}
        for name, word in named.items():
            bag.subtract(cards_in(word))
            if min(bag.values()) < 0:
                raise self.fault("table-twice", name, token=TOKENS[min(bag, key=lambda n: bag[n])])
        self.table.bag = _word(bag)
        seen = int(TOKEN_COPIES.sum()) - bag.total()
        left = self._cave_counts(seen)
        if sum(left) + seen != CAVE_TOKENS * int(self.box.caves):
            found = " ".join(self.caves or []) or str(seen)
            raise self.fault("table-count", "caves:", token=found)
        self.table.cave[: len(left)] = left

    def _cave_counts(self, taken: int) -> list[int]:
        caves = int(self.box.caves)
        if self.caves is not None:
            at_most(len(self.caves), caves, " ".join(self.caves)[:40])
            return [whole([value], 0, CAVE_TOKENS) for value in self.caves]
        left = []
        for _ in range(caves):
            gone = min(CAVE_TOKENS, taken)
            left.append(CAVE_TOKENS - gone)
            taken -= gone
        return left

    def _check_blockades(self) -> None:
        """A blockade lies on a line, or one player has it."""
        lying = {int(number) for number in self.table.blockade if number}
        for name, word in zip(self.names, self.table.won, strict=False):
            mine = {n + 1 for n in range(BLOCKADES) if int(word) >> n & 1}
            if mine & lying:
                raise self.fault("table-twice", name, token=str(min(mine & lying)))
            lying |= mine

    def _check_pawns(self) -> None:
        """§5.7, §10.9: no two pawns on a space, unless somebody was let pass."""
        taken, passed = {ARRIVED}, cards_in(int(self.table.spent))[T_PASS]
        for seat, spaces in enumerate(self.table.at[: self.seats].tolist()):
            for pawn, space in enumerate(spaces):
                if space != ARRIVED and space in taken and not passed:
                    token = self.written[seat]["at"][pawn]
                    raise self.fault("table-space", self.names[seat], token=token)
                taken.add(space)

    def _check_arrivals(self) -> None:
        """§11.1, §12.2: with every pawn, and in the order of the last round, up to the turn."""
        table, found = self.table, 0
        order = [(int(table.starter) + n) % self.seats for n in range(self.seats)]
        for n, seat in enumerate(order):
            there, arrived = bool((table.at[seat] == ARRIVED).all()), int(table.arrival[seat])
            found += arrived > 0
            in_turn = arrived == found and n <= order.index(int(table.turn))
            unsaid = there and seat == table.turn and self.turn[0] != Phase.START
            self.must(there and in_turn if arrived else not unsaid, self.names[seat], EL_DORADO)

    def _check_end(self) -> None:
        """§11.1, §14.8: it is over once somebody is there, or with the cap."""
        table, cap, over = self.table, int(self.box.cap), self.is_over()
        self.must(not cap or table.rounds_done < cap + over, "round:", str(table.rounds_done + 1))
        ended = table.arrival.any() or (cap and table.rounds_done == cap)
        self.must(not over or ended, WHOSE_TURN, self.said)

    def _can_go_on(self) -> bool:
        """The phase has what it needs."""
        table, phase = self.table, self.table.phase
        if phase in _NEEDS_PAWN and (table.pawn == NO_PAWN or self._space_of_pawn() == ARRIVED):
            return False
        if phase == Phase.PAY and not self._goal_is_there():
            return False
        if phase == Phase.FIND and table.goal >= self.box.caves:
            return False
        return bool(phase != Phase.MOVE or table.power >= 1)

    def _space_of_pawn(self) -> int:
        return int(self.table.at[self.table.turn, self.table.pawn])

    def _goal_is_there(self) -> bool:
        """What is being paid for: a space to enter, or a blockade that lies."""
        table, goal = self.table, int(self.table.goal)
        if goal >= SIDES_OF_HEX:
            return bool(goal - SIDES_OF_HEX + 1 in table.blockade)
        target = int(self.box.next[self._space_of_pawn(), goal])
        return target >= 0 and bool(self.box.terrain[target] >= 0)


# Names to numbers


def _unless_none(values: list[str]) -> list[str]:
    return [] if values == ["none"] else values


def _kind(name: str) -> int:
    if name not in CARDS:
        raise Fault("table-card", token=name[:40])
    return CARDS.index(name)


def _counts(values: list[str], names: tuple[str, ...]) -> Cards:
    """`traveler*3` is three."""
    found: Cards = Counter()
    for value in values:
        name, times, number = value.partition("*")
        if name not in names:
            raise Fault("table-card", token=value[:40])
        found[names.index(name)] += whole([number], 1, 7) if times else 1
    for kind, n in found.items():
        at_most(n, 7, names[kind])
    return found


def _cards(values: list[str]) -> np.uint64:
    return _word(_counts(values, CARDS))


def _tokens(values: list[str]) -> np.uint64:
    return _word(_counts(values, TOKENS))


def _word(cards: Cards) -> np.uint64:
    return np.uint64(sum(n << 3 * kind for kind, n in cards.items()))


table_of = reading(TABLE, _Reader)
