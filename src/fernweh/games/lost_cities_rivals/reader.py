"""The text of a table read back (see `notation.py`); a fault names the line that cannot be read."""

from collections import Counter
from typing import Any

from fernweh.games.lost_cities_rivals.components import (
    ALL, BELOW, COLOURS, PAIR,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.notation import (
    KIND_OF, TURNS, Cards, cards_in,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.options import SEAT_NAMES
from fernweh.games.lost_cities_rivals.rules.auction import leader
from fernweh.games.lost_cities_rivals.state import TABLE, Phase
from fernweh.kernel.card_text import CardReader
from fernweh.kernel.fault import Fault
from fernweh.kernel.table_text import Fields, one_of, reading, some_of, unreadable, whole


class _Reader(CardReader):
    """What is left over at the end is the deck, or out of the game."""

    kind_of = KIND_OF

    def __init__(self, box: Any, table: Any) -> None:
        super().__init__(box, table, SEAT_NAMES[: box.seats], TURNS, cards_in(box.deck.tolist()))
        self.starting: Counter[int] = Counter()  # starting wagers by colour (§1.5)
        self.bank: list[str] = []
        self.coins = int(box.purse) * self.seats  # §1.6

    def general(self, fields: Fields) -> None:
        for name, values in fields.items():
            match name:
                case "display":
                    _add(self.take(values), self.table.display)
                case "out":
                    _add(self.take(values), self.table.out)
                case "deck":
                    self.deck = values
                case "bank":
                    self.bank = values
                case "bid":
                    self.table.bid = whole(values, 1, self.coins)
                case "in":
                    self.table.bidders = some_of(values, self.names)
                case _:
                    raise unreadable(name)

    def seat(self, seat: int, fields: Fields) -> None:
        for name, values in fields.items():
            match name:
                case "coins":
                    self.table.purse[seat] = whole(values, 0, self.coins)
                case "start":
                    self._start(seat, values)
                case _:
                    colour = COLOURS[one_of([name], COLOURS)]
                    _add(self.climb(colour, values), self.table.laid[seat])

    def _start(self, seat: int, values: list[str]) -> None:
        """§2.1: two different colours, of each of which there are two cards."""
        colours = [one_of([value], COLOURS) for value in values]
        word = sum(1 << colour for colour in set(colours))
        self.starting.update(colours)
        if word not in PAIR or len(colours) > 2 or max(self.starting.values()) > 2:
            raise Fault("table-twice", token=" ".join(values)[:40])
        self.table.starting[seat] = word

    # What follows from all lines together

    def settle(self) -> None:
        self._fill_bank()
        self._fill_deck()
        for seat in range(self.seats):
            self.table.open[seat] = _open(cards_in(self.table.laid[seat]))
        if not self._is_consistent():
            raise Fault("table-turn")
        self._must_have_started()
        self.must(self.table.phase != Phase.BID or self.table.display.any(), "bid:")

    def _fill_bank(self) -> None:
        """Every coin that nobody has; a fault lies with the bank, or who has coins too many."""
        purse = 0
        for name, coins in zip(self.names, self.table.purse.tolist(), strict=False):
            purse += coins
            if purse > self.coins:
                raise self.fault("table-number", name, token=str(coins))
        rest = self.coins - purse
        with self.line_of("bank:"):
            self.table.bank = whole(self.bank or [str(rest)], rest, rest)

    def _fill_deck(self) -> None:
        counted = bool(self.deck) and self.is_counted()
        with self.line_of("deck:"):
            named = [] if counted else self.take(self.deck)
            left = [*(+self.left).elements()]
            deck, out = (named, left) if named or self.deck == ["0"] else (left, [])
            if counted and whole(self.deck, 0, int(self.box.cards)) != len(deck):
                raise Fault("table-count", token=self.deck[0])
        _add(deck, self.table.deck)
        _add(out, self.table.out)
        self.table.deck_left = len(deck)

    def _is_consistent(self) -> bool:
        """Who acts has a seat, and the phase fits the cards left, the deal and the bids."""
        table = self.table
        return (
            (table.phase == Phase.OVER) == (table.deck_left == 0)
            and (not table.starting.any() if table.phase == Phase.START else True)
            and (self._deal_goes_on() if table.phase == Phase.DEAL else True)
            and (self._bids_stand() if table.phase == Phase.BID else not table.bid + table.bidders)
        )

    def _must_have_started(self) -> None:
        """§2.1: once they are dealt all have starting wagers, where any are written."""
        table = self.table
        some = table.phase not in (Phase.START, Phase.DEAL) and table.starting.any()
        for seat, name in enumerate(self.names):
            self.must(not some or table.starting[seat], name)

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


table_of = reading(TABLE, _Reader)
