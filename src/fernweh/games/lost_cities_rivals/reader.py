"""The text of a table read back (see `notation.py`); a fault names the line that cannot be read."""

from collections import Counter
from typing import Any

from fernweh.games.lost_cities_rivals.components import (
    ALL, BELOW, CARD_COUNT, COINS, COLOURS, PAIR,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.notation import (
    ALL_CARDS, CARDS, KIND_OF, TURNS, Cards, cards_in,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.options import SEAT_NAMES
from fernweh.games.lost_cities_rivals.rules.auction import leader
from fernweh.games.lost_cities_rivals.state import TABLE, Phase
from fernweh.kernel.fault import Fault
from fernweh.kernel.record import Rows, blank
from fernweh.kernel.table_text import (
    Fields, TableReader, is_number, one_of, read_lines, unreadable, whole,
)  # fmt: skip


def table_of(box: Any, text: str) -> Rows:
    """The table that a text describes; a fault names the line that cannot be read."""
    table = blank(TABLE)
    read_lines(text, _Reader(box, table[0]))
    return table


class _Reader(TableReader):
    """What is left over at the end is the deck, or out of the game."""

    def __init__(self, box: Any, table: Any) -> None:
        super().__init__(box, table, SEAT_NAMES[: box.seats], TURNS)
        self.left = Counter(ALL_CARDS)
        self.starting: Counter[int] = Counter()  # starting wagers by colour (§1.5)
        self.deck: list[str] = []
        self.bank: list[str] = []

    def general(self, fields: Fields) -> None:
        for name, values in fields.items():
            match name:
                case "display":
                    _add(self._take(values), self.table.display)
                case "out":
                    _add(self._take(values), self.table.out)
                case "deck":
                    self.deck = values
                case "bank":
                    self.bank = values
                case "bid":
                    self.table.bid = whole(values, 1, COINS)
                case "in":
                    seats = [one_of([value], self.names) for value in values]
                    self.table.bidders = sum(1 << seat for seat in set(seats))
                case _:
                    raise unreadable(name)

    def seat(self, seat: int, fields: Fields) -> None:
        for name, values in fields.items():
            match name:
                case "coins":
                    self.table.purse[seat] = whole(values, 0, COINS)
                case "start":
                    self._start(seat, values)
                case _:
                    self._climb(seat, one_of([name], COLOURS), values)

    def _start(self, seat: int, values: list[str]) -> None:
        """§2.1: two different colours, of each of which there are two cards."""
        colours = [one_of([value], COLOURS) for value in values]
        word = sum(1 << colour for colour in set(colours))
        self.starting.update(colours)
        if word not in PAIR or len(colours) > 2 or max(self.starting.values()) > 2:
            raise Fault("table-twice", token=" ".join(values)[:40])
        self.table.starting[seat] = word

    def _climb(self, seat: int, colour: int, values: list[str]) -> None:
        kinds = self._take([f"{COLOURS[colour]}-{value}" for value in values])
        if kinds != sorted(kinds):
            raise Fault("table-order", token=" ".join(values)[:40])
        _add(kinds, self.table.laid[seat])

    def _take(self, names: list[str]) -> list[int]:
        """The kinds of these cards, which are now no longer left."""
        for name in names:
            if name not in KIND_OF:
                raise Fault("table-card", token=name[:40])
        kinds = [KIND_OF[name] for name in names]
        self.left.subtract(kinds)
        for kind in kinds:
            if self.left[kind] < 0:
                raise Fault("table-twice", token=CARDS[kind])
        return kinds

    # What follows from all lines together

    def finish(self) -> None:
        if self.turn is None:
            raise Fault("table-turn")
        self.table.phase, self.table.turn = self.turn
        self._fill_bank()
        self._fill_deck()
        for seat in range(self.box.seats):
            self.table.open[seat] = _open(cards_in(self.table.laid[seat]))
        if not self._is_consistent():
            raise Fault("table-turn")

    def _fill_bank(self) -> None:
        bank = COINS - int(self.table.purse.sum())
        if bank < 0 or (self.bank and whole(self.bank, 0, COINS) != bank):
            raise Fault("table-number", token=" ".join(self.bank)[:40] or str(COINS - bank))
        self.table.bank = bank

    def _fill_deck(self) -> None:
        counted = bool(self.deck) and is_number(self.deck)
        named = [] if counted else self._take(self.deck)
        left = [*(+self.left).elements()]
        deck, out = (named, left) if named or self.deck == ["0"] else (left, [])
        _add(deck, self.table.deck)
        _add(out, self.table.out)
        self.table.deck_left = len(deck)
        if counted and whole(self.deck, 0, CARD_COUNT) != len(deck):
            raise self.fault("table-count", "deck:", token=self.deck[0])

    def _is_consistent(self) -> bool:
        """Who acts has a seat, and the phase fits the cards left, the deal and the bids."""
        table = self.table
        return (
            table.turn < self.box.seats
            and (table.phase == Phase.OVER) == (table.deck_left == 0)
            and (not table.starting.any() if table.phase == Phase.START else True)
            and (self._deal_goes_on() if table.phase == Phase.DEAL else True)
            and (self._bids_stand() if table.phase == Phase.BID else not table.bid + table.bidders)
        )

    def _deal_goes_on(self) -> bool:
        """§2.1: clockwise, seats that wait come first, and those that have been dealt to last."""
        seats, turn = int(self.box.seats), int(self.table.turn)
        dealt = [bool(self.table.starting[(turn + n) % seats]) for n in range(seats)]
        return not dealt[0] and dealt == sorted(dealt)

    def _bids_stand(self) -> bool:
        """§5.2, §5.3: two or more have not passed, and the highest bid can be paid."""
        table, bidders = self.table, int(self.table.bidders)
        still_in = bidders >> int(table.turn) & 1 and bidders.bit_count() > 1
        return bool(still_in and 0 < table.bid <= table.purse[leader(table)])


def _add(kinds: list[int], words: Any) -> None:
    """More cards to a place (see state.py)."""
    cards = cards_in(words) + Counter(kinds)
    words[0] = sum(1 << kind for kind, n in cards.items() if n & 1)
    words[1] = sum(1 << kind for kind, n in cards.items() if n & 2)


def _open(laid: Cards) -> int:
    """§6: the kinds that can still be laid."""
    kinds = int(ALL)
    for kind in laid:
        kinds &= ~int(BELOW[kind])
    return kinds
