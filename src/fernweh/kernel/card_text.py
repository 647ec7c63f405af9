"""Tables of cards read back: what the readers of the card games share (see `table_text.py`)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from fernweh.kernel.fault import Fault
from fernweh.kernel.table_text import Fields, TableReader, at_most, one_of, unreadable, whole

Cards = Counter[int]  # kinds, with how many of each

MOST_TURNS = 9999  # a text counts no more of them
LOT = -1  # box.starter: who begins is drawn by lot


class CardReader(TableReader):
    """What is left over at the end is the deck."""

    def __init__(
        self, box: Any, table: Any, names: Sequence[str], turns: Mapping[str, Any], cards: Cards
    ) -> None:
        super().__init__(box, table, names, turns)
        self.left = Counter(cards)
        self.deck: list[str] = []  # as it is written

    kind_of: Mapping[str, int]  # every card by its name

    def kind(self, name: str) -> int:
        if name not in self.kind_of or self.kind_of[name] not in self.left:
            raise Fault("table-card", token=name[:40])
        return self.kind_of[name]

    def take(self, names: Sequence[str]) -> list[int]:
        """The kinds of these cards, which are now no longer left."""
        kinds = [self.kind(name) for name in names]
        for kind, name in zip(kinds, names, strict=True):
            self.left[kind] -= 1
            if self.left[kind] < 0:
                raise Fault("table-twice", token=name)
        return kinds

    def climb(self, colour: str, values: Sequence[str], *, falls: bool = False) -> list[int]:
        """The cards of an expedition, or of a row that may as well fall, in the order laid."""
        kinds = self.take([f"{colour}-{value}" for value in values])
        if kinds != sorted(kinds) and not (falls and kinds == sorted(kinds, reverse=True)):
            raise Fault("table-order", token=" ".join(values)[:40])
        return kinds

    def is_counted(self) -> bool:
        """Whether a draw pile is counted, or left out, rather than named card by card."""
        return "deck:" not in self.where or (len(self.deck) == 1 and self.deck[0][:1].isdigit())


class RoundReader(CardReader):
    """Of a game in rounds, with hands: a card is laid, then one is drawn."""

    hand_size: int
    colours: Sequence[str]
    lots: Any  # the phases in which lots are drawn,
    dealing: Any  # in which hands are dealt,
    laid: Sequence[Any]  # in which a card has been laid, and
    drawing: Sequence[Any]  # in which one is drawn, and a pile may be closed
    rounds = "rounds"  # what they are called

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.round = 1
        self.held = [0] * self.seats

    def general(self, fields: Fields) -> None:
        for name, values in fields.items():
            match name:
                case "ply":
                    self.table.ply = whole(values, 0, int(self.box.cap) or MOST_TURNS)
                case "began":
                    self.table.starter = one_of(values, self.names)
                case "closed":
                    self.table.closed = 1 << one_of(values, self.colours)
                case "deck":
                    self.deck = values
                case _ if f"{name}s" == self.rounds:
                    self.round = whole(values, 1, int(self.box[self.rounds]))
                case _:
                    raise unreadable(name)

    def hand(self, seat: int, values: list[str]) -> list[int]:
        """The cards of a hand that are named; the others are counted."""
        self.held[seat] = at_most(len(values), self.hand_size, " ".join(values)[:40])
        named = [value for value in values if value != "?"]
        self.table.veiled[seat] = len(values) - len(named)
        return self.take(named)

    def is_veiled(self) -> bool:
        return bool(self.table.veiled[self.table.turn])

    def settle(self) -> None:
        over = self.is_over()
        self.table[f"{self.rounds}_done"] = self.round - (not over)
        if self.turn[0] == self.lots:
            self._must_be_blank()
            return
        self._check_round(over)
        self._check_laid()
        self.check(over)
        if self.turn[0] == self.dealing:
            self._check_deal()

    def check(self, over: bool) -> None:
        """What else a game has to say of all lines together."""

    def _must_be_blank(self) -> None:
        if self.table.tobytes().strip(b"\0") or "deck:" in self.where or self.box.starter != LOT:
            raise Fault("table-turn")

    def _check_round(self, over: bool) -> None:
        """The last one ends it, the cap each one; the first is begun by the starter agreed on."""
        last = int(self.box[self.rounds])
        table, cap, starter = self.table, int(self.box.cap), int(self.box.starter)
        self.must(not over or self.round == last, f"{self.rounds[:-1]}:", str(self.round))
        self.must(over or not cap or table.ply < cap, "ply:", str(table.ply))
        first = self.round == 1 and starter != LOT and "began:" in self.where
        self.must(not first or table.starter == starter, "began:", self.names[table.starter])

    def _check_laid(self) -> None:
        """Who has laid a card has one less; what was just discarded lies there until the draw."""
        phase, me = self.turn[0], self.turn[1]
        if phase in self.laid and self.held[me] == self.hand_size:
            raise self.fault("table-count", self.names[me], token=str(self.hand_size))
        for colour, name in enumerate(self.colours):
            if int(self.table.closed) >> colour & 1:
                self.must(phase in self.drawing, "closed:", name)
                if not self.table.pile[colour].any():
                    raise self.fault("table-closed", "closed:", token=name)

    def _check_deal(self) -> None:
        """A card each in turn from the starter on, and none is laid yet."""
        dealt = int(self.box.cards) - int(self.table.deck_left)
        for n in range(self.seats):
            seat = (int(self.table.starter) + n) % self.seats
            due = (dealt + self.seats - 1 - n) // self.seats
            self.must(self.held[seat] == due, self.names[seat])
        self.must(dealt < self.seats * self.hand_size, "deck:", str(self.table.deck_left))

    def fill_deck(self, least: int, aside: int = 0, spare: int = 0) -> Cards:
        """The deck as it is written, or all that is left but what is set aside."""
        counted = self.is_counted()
        with self.line_of("deck:"):
            cards = +self.left if counted else Counter(self.take(self.deck))
            unseen = cards.total() - self._veiled(cards)
            left = (
                whole(self.deck, 0, int(self.left.total()))
                if counted and self.deck
                else unseen - aside * counted
            )
            if not max(least, unseen - spare) <= left <= unseen:
                raise Fault("table-count", token=" ".join(self.deck)[:40] or "?")
        self.table.deck_left = left
        return cards

    def _veiled(self, cards: Cards) -> int:
        """How many cards are not named, which are some of these."""
        veiled, found = self.table.veiled.tolist(), 0
        for name, n in zip(self.names, veiled, strict=False):
            found += n
            if found > cards.total():
                raise self.fault("table-count", name, token="?")
        return found
