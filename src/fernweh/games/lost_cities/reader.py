"""The text of a table read back (see `notation.py`); a fault names the line that cannot be read."""

from collections import Counter
from typing import Any

from fernweh.games.lost_cities.components import COLOURS, HAND_SIZE, RANK_COUNT, WAGER
from fernweh.games.lost_cities.notation import CARDS, KIND_OF, TURNS, all_cards, cards_in
from fernweh.games.lost_cities.options import SEAT_NAMES
from fernweh.games.lost_cities.state import TABLE, Phase
from fernweh.kernel.fault import Fault
from fernweh.kernel.record import Rows, blank
from fernweh.kernel.table_text import (
    Fields, TableReader, hand_of, is_number, one_of, read_lines, unreadable, whole,
)  # fmt: skip


def table_of(box: Any, text: str) -> Rows:
    """The table that a text describes; a fault names the line that cannot be read."""
    table = blank(TABLE)
    read_lines(text, _Reader(box, table[0]))
    return table


class _Reader(TableReader):
    """What is left over at the end is the deck."""

    def __init__(self, box: Any, table: Any) -> None:
        super().__init__(box, table, SEAT_NAMES, TURNS)
        self.left = all_cards(box)
        self.deck: list[str] | None = None
        self.round = 1
        self.scored = [0, 0]  # rounds with points, a seat a number

    def general(self, fields: Fields) -> None:
        for name, values in fields.items():
            match name:
                case "round":
                    self.round = whole(values, 1, int(self.box.rounds))
                case "ply":
                    self.table.ply = whole(values, 0, 9999)
                case "began":
                    self.table.starter = one_of(values, SEAT_NAMES)
                case "closed":
                    self.table.closed = 1 << self._colour(" ".join(values))
                case "deck":
                    self.deck = values
                case _:
                    raise unreadable(name)

    def seat(self, seat: int, fields: Fields) -> None:
        table = self.table
        for name, values in fields.items():
            match name:
                case "points":
                    self._points(seat, values)
                case "hand":
                    named, table.veiled[seat] = hand_of(values, HAND_SIZE)
                    self._put(named, table.hand, table.hand_wagers, seat)
                case "known":
                    self._note_known(seat, values)
                case _:
                    self._climb(seat, self._colour(name), values)

    def _points(self, seat: int, values: list[str]) -> None:
        if len(values) > self.box.rounds:
            raise Fault("table-number", token=" ".join(values)[:40])
        self.scored[seat] = len(values)
        for done, value in enumerate(values):
            self.table.points[seat, done] = whole([value], -9999, 9999)

    def _put(self, names: list[str], words: Any, wagers: Any, seat: int) -> None:
        word = int(words[seat])
        for kind in self._take(names):
            word |= 1 << kind
            if kind % RANK_COUNT == WAGER:
                wagers[seat, kind // RANK_COUNT] += 1
        words[seat] = word

    def _note_known(self, seat: int, values: list[str]) -> None:
        table = self.table
        hand = cards_in(int(table.hand[seat]), table.hand_wagers[seat].tolist())
        for name in values:
            kind = self._kind(name)
            hand[kind] -= 1
            if hand[kind] < 0:
                raise Fault("table-known", token=name)
            if kind % RANK_COUNT == WAGER:
                table.known_wagers[seat, kind // RANK_COUNT] += 1
            else:
                table.known[seat] = int(table.known[seat]) | 1 << kind

    def _climb(self, seat: int, colour: int, values: list[str]) -> None:
        kinds = self._take([f"{COLOURS[colour]}-{value}" for value in values])
        if kinds != sorted(kinds):
            raise Fault("table-order", token=" ".join(values)[:40])
        for kind in kinds:
            if kind % RANK_COUNT == WAGER:
                self.table.laid_wagers[seat, colour] += 1
            else:
                self.table.laid[seat] = int(self.table.laid[seat]) | 1 << kind

    def part(self, subject: str, fields: Fields) -> None:
        if subject != "piles":
            raise unreadable(subject)
        for name, values in fields.items():
            colour, pile = self._colour(name), 0
            for kind in self._take([f"{name}-{value}" for value in values]):
                pile = pile << 4 | kind % RANK_COUNT + 1
            self.table.pile[colour] = pile

    def _take(self, names: list[str]) -> list[int]:
        """The kinds of these cards, which are now no longer in the deck."""
        kinds = [self._kind(name) for name in names]
        for kind in kinds:
            self.left[kind] -= 1
            if self.left[kind] < 0:
                raise Fault("table-twice", token=CARDS[kind])
        return kinds

    def _kind(self, name: str) -> int:
        kind = KIND_OF.get(name)
        if kind is None or kind // RANK_COUNT >= self.box.colours:
            raise Fault("table-card", token=name[:40])
        return kind

    def _colour(self, name: str) -> int:
        return one_of([name], COLOURS[: self.box.colours])

    def finish(self) -> None:
        table = self.table
        if self.turn is None:
            raise Fault("table-turn")
        table.phase, table.turn = self.turn
        table.rounds_done = self.round - (table.phase != Phase.OVER)
        if table.phase == Phase.START:
            self._must_be_blank()
            return
        self._check_points()
        self._check_closed()
        self._fill_deck()

    def _must_be_blank(self) -> None:
        fresh = blank(TABLE)
        if self.table.tobytes() != fresh.tobytes() or self.deck is not None:
            raise Fault("table-turn")

    def _check_points(self) -> None:
        """Points are written for the rounds that are over."""
        for name, n in zip(SEAT_NAMES, self.scored, strict=True):
            if n != self.table.rounds_done:
                raise self.fault("table-points", name, token=str(self.table.rounds_done))

    def _check_closed(self) -> None:
        """§5.3: what was just discarded lies there."""
        for colour, name in enumerate(COLOURS):
            if int(self.table.closed) >> colour & 1 and not self.table.pile[colour]:
                raise self.fault("table-closed", "closed:", token=name)

    def _fill_deck(self) -> None:
        table, veiled = self.table, int(self.table.veiled.sum())
        counted = is_number(self.deck)
        deck = +self.left if counted else Counter(self._take(self.deck or []))
        table.deck_left = max(deck.total() - veiled, 0)
        if deck.total() < veiled:
            raise Fault("table-count", token="?")
        if counted and self.deck and whole(self.deck, 0, 99) != table.deck_left:
            raise self.fault("table-count", "deck:", token=self.deck[0])
        for kind, n in deck.items():
            table.deck = int(table.deck) | 1 << kind
            if kind % RANK_COUNT == WAGER:
                table.deck_wagers[kind // RANK_COUNT] = n
