"""The text of a table read back (see `notation.py`); a fault names the line that cannot be read."""

from typing import Any

from fernweh.games.lost_cities.components import (
    BONUS, COLOURS, COST, RANK_COUNT, SUM, WAGER, WAGERS,
)  # fmt: skip
from fernweh.games.lost_cities.notation import KIND_OF, TURNS, all_cards, cards_in
from fernweh.games.lost_cities.options import SEAT_NAMES
from fernweh.games.lost_cities.state import TABLE, Phase
from fernweh.kernel.card_text import RoundReader
from fernweh.kernel.fault import Fault
from fernweh.kernel.table_text import Fields, one_of, reading, unreadable, whole

# §7: what three lone wagers cost, and what all twelve cards of a colour bring
_LEAST, _MOST = -COST * (1 + WAGERS), (int(SUM[-1]) - COST) * (1 + WAGERS) + BONUS


class _Reader(RoundReader):
    kind_of = KIND_OF
    lots, dealing = Phase.START, Phase.DEAL
    laid = drawing = (Phase.DRAW, Phase.TURN_UP)

    def __init__(self, box: Any, table: Any) -> None:
        super().__init__(box, table, SEAT_NAMES, TURNS, all_cards(box))
        self.colours, self.hand_size = COLOURS[: box.colours], int(box.hand)
        self.scored = [0, 0]  # rounds with points, a seat a number

    def seat(self, seat: int, fields: Fields) -> None:
        table = self.table
        for name, values in fields.items():
            match name:
                case "points":
                    self._points(seat, values)
                case "hand":
                    self._put(self.hand(seat, values), table.hand, table.hand_wagers, seat)
                case "known":
                    self._note_known(seat, values)
                case _:
                    self._lay(seat, one_of([name], self.colours), values)

    def _points(self, seat: int, values: list[str]) -> None:
        if len(values) > self.box.rounds:
            raise Fault("table-number", token=" ".join(values)[:40])
        self.scored[seat], colours = len(values), len(self.colours)
        for done, value in enumerate(values):
            self.table.points[seat, done] = whole([value], _LEAST * colours, _MOST * colours)

    def _put(self, kinds: list[int], words: Any, wagers: Any, seat: int) -> None:
        for kind in kinds:
            words[seat] = int(words[seat]) | 1 << kind
            if kind % RANK_COUNT == WAGER:
                wagers[seat, kind // RANK_COUNT] += 1

    def _note_known(self, seat: int, values: list[str]) -> None:
        table = self.table
        hand = cards_in(int(table.hand[seat]), table.hand_wagers[seat].tolist())
        for name in values:
            kind = self.kind(name)
            hand[kind] -= 1
            if hand[kind] < 0:
                raise Fault("table-known", token=name)
            if kind % RANK_COUNT == WAGER:
                table.known_wagers[seat, kind // RANK_COUNT] += 1
            else:
                table.known[seat] = int(table.known[seat]) | 1 << kind

    def _lay(self, seat: int, colour: int, values: list[str]) -> None:
        for kind in self.climb(COLOURS[colour], values):
            if kind % RANK_COUNT == WAGER:
                self.table.laid_wagers[seat, colour] += 1
            else:
                self.table.laid[seat] = int(self.table.laid[seat]) | 1 << kind

    def part(self, subject: str, fields: Fields) -> None:
        if subject != "piles":
            raise unreadable(subject)
        for name, values in fields.items():
            colour, pile = one_of([name], self.colours), 0
            for kind in self.take([f"{name}-{value}" for value in values]):
                pile = pile << 4 | kind % RANK_COUNT + 1
            self.table.pile[colour] = pile

    def check(self, over: bool) -> None:
        self._check_points()
        self._fill_deck(over)

    def _check_points(self) -> None:
        """Points are written for the rounds that are over."""
        for name, n in zip(SEAT_NAMES, self.scored, strict=True):
            if n != self.table.rounds_done:
                raise self.fault("table-points", name, token=str(self.table.rounds_done))

    def _fill_deck(self, over: bool) -> None:
        """§6.1, §10.4: as long as it is not over, a card can be drawn."""
        table = self.table
        for kind, n in self.fill_deck(least=1 - over).items():
            table.deck = int(table.deck) | 1 << kind
            if kind % RANK_COUNT == WAGER:
                table.deck_wagers[kind // RANK_COUNT] = n
        ended = table.deck_left == 0 or table.ply == int(self.box.cap or -1)
        self.must(not over or ended, "deck:", str(table.deck_left))


table_of = reading(TABLE, _Reader)
