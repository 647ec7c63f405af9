"""The text of a table read back (see `notation.py`); a fault names the line that cannot be read."""

from collections import Counter
from typing import Any

from fernweh.games.lost_cities_board_game.components import (
    BEYOND_BRIDGE, BRIDGE_LIMIT, CITY, COLOURS, EXPLORERS, HIGHER, LOWER, MOST_ARTIFACTS, PIECES,
    RESEARCHER, SLOT_PATH, SLOT_STONE, TILES, VALUE_COUNT, Tile,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.notation import (
    CARDS, KIND_OF, TURNS, all_cards, cards_in_all, set_aside, sorted_cards,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.options import SEAT_NAMES
from fernweh.games.lost_cities_board_game.state import TABLE, Phase
from fernweh.kernel.bits import members_of
from fernweh.kernel.card_text import RoundReader
from fernweh.kernel.fault import Fault
from fernweh.kernel.table_text import Fields, one_of, reading, unreadable, whole

_IN_FIVES = 5  # all points are counted in fives (§1.5, §1.6, §9)
_MOST_POINTS = 1200  # §8, §9: 350 in an expedition, and the end of the track


class _Reader(RoundReader):
    kind_of, colours = KIND_OF, COLOURS
    lots, dealing = Phase.START, Phase.DEAL
    drawing = (Phase.DRAW, Phase.TURN_UP)
    laid = (Phase.SEND, Phase.MOVE, *drawing)
    rounds = "expeditions"

    def __init__(self, box: Any, table: Any) -> None:
        super().__init__(box, table, SEAT_NAMES[: box.seats], TURNS, all_cards(box))
        self.hand_size, slots = int(box.hand), members_of(int(box.slots))
        self.slots = SLOT_PATH[slots], SLOT_STONE[slots]  # the marked stones, in order

    def part(self, subject: str, fields: Fields) -> None:
        if subject == "tiles":
            self._tiles(fields)
        elif subject == "piles":
            self._piles(fields)
        else:
            raise unreadable(subject)

    def general(self, fields: Fields) -> None:
        if "closed" in fields and self.box.allow_take_back:
            raise unreadable("closed")
        super().general(fields)

    # A seat's line

    def seat(self, seat: int, fields: Fields) -> None:
        table = self.table
        for name, values in fields.items():
            match name:
                case "points":
                    table.points[seat] = whole(values, 0, _MOST_POINTS)
                    if table.points[seat] % _IN_FIVES:
                        raise Fault("table-number", token=" ".join(values))
                case "tokens":
                    table.tokens[seat] = whole(values, 0, MOST_ARTIFACTS)
                case "found":
                    table.found[seat] = whole(values, 0, int(self.box.tiles[0]))
                case "hand":
                    table.hand[seat] = _words(self.hand(seat, values))
                case "known":
                    self._note_known(seat, values)
                case _:
                    self._row(seat, one_of([name], COLOURS), values)

    def _note_known(self, seat: int, values: list[str]) -> None:
        """Known cards are in the hand already."""
        kinds = [self.kind(name) for name in values]
        missing = Counter(kinds) - Counter(_held(self.table.hand[seat]))
        if missing:
            raise Fault("table-known", token=CARDS[next(iter(missing))])
        self.table.known[seat] = _words(kinds)

    def _row(self, seat: int, path: int, values: list[str]) -> None:
        """`3 5 5 researcher@4`"""
        table = self.table
        if values and "@" in values[-1]:
            self._explorer(seat, path, values.pop())
        kinds = self.climb(COLOURS[path], values, falls=bool(self.box.up_and_down))
        if not kinds:
            raise Fault("table-order", token=COLOURS[path])
        table.laid[seat] = _words([*_held(table.laid[seat]), *kinds])
        table.shut[seat] = int(table.shut[seat]) | self._shut(kinds)

    def _shut(self, row: list[int]) -> int:
        """The kinds that the direction of a row excludes (§4.6, §11.3)."""
        first, last = row[0], row[-1]
        if last > first or not self.box.up_and_down:
            return int(LOWER[last])
        return int(HIGHER[last]) if last < first else 0

    def _explorer(self, seat: int, path: int, token: str) -> None:
        """`researcher@4`: one player has one researcher, and four adventurers (§1.8)."""
        table, (piece, _, stone) = self.table, token.partition("@")
        table.stone[seat, path] = whole([stone], 1, CITY)
        table.crossed += table.stone[seat, path] >= BEYOND_BRIDGE
        if one_of([piece], PIECES) == RESEARCHER:
            if table.researcher[seat]:
                raise unreadable(token)
            table.researcher[seat] = 1 << path
        elif (table.stone[seat] > 0).sum() == EXPLORERS and not table.researcher[seat]:
            raise unreadable(token)

    # Tiles and piles

    def _tiles(self, fields: Fields) -> None:
        """`red: arrow@3 5@5`"""
        marked = set(zip(*(each.tolist() for each in self.slots), strict=True))
        for name, values in fields.items():
            path = one_of([name], COLOURS)
            for value in values:
                tile, _, stone = value.partition("@")
                at = whole([stone], 1, CITY)
                if (path, at) not in marked or self.table.tile[path, at]:
                    raise unreadable(value)
                self.table.tile[path, at] = one_of([tile], TILES) + 1

    def _piles(self, fields: Fields) -> None:
        for name, values in fields.items():
            colour, pile = one_of([name], COLOURS), 0
            for kind in self.take([f"{name}-{value}" for value in values]):
                pile = pile << 4 | kind % VALUE_COUNT + 1
            self.table.pile[colour] = [pile & 2**64 - 1, pile >> 64]

    # What follows from all lines together

    def check(self, over: bool) -> None:
        self.table.path = self.turn[2]
        self._must_have_explorers()
        self._must_have_come_so_far()
        self._must_be_under_way(over)
        self._count_tiles()
        self._fill_deck(over)

    def _must_be_under_way(self, over: bool) -> None:
        """Five have not crossed yet (§7.1), who is asked for an explorer has both (§4.4) and has
        just begun that row, and who may move one on has one on the way (§5.6).
        """
        table, me = self.table, self.table.turn
        out, row = (table.stone[me] > 0).sum(), self._rows(me)[int(table.path)]
        to_send = not table.researcher[me] and out < EXPLORERS - 1 and row == 1
        on_the_way = ((table.stone[me] > 0) & (table.stone[me] < CITY)).any()
        if (
            (table.crossed >= BRIDGE_LIMIT and not over)
            or (table.phase == Phase.SEND and not to_send)
            or (table.phase == Phase.MOVE and not on_the_way)
        ):
            raise Fault("table-turn")

    def _rows(self, seat: int) -> Counter[int]:
        """How many cards lie on each path."""
        return Counter(kind // VALUE_COUNT for kind in _held(self.table.laid[seat]))

    def _must_have_explorers(self) -> None:
        """Every row has an explorer, but the one on which somebody is about to set out (§4.4)."""
        table = self.table
        for seat in range(self.box.seats):
            laid = set(self._rows(seat))
            out = {path for path in range(len(COLOURS)) if table.stone[seat, path]}
            waits = table.phase == Phase.SEND and seat == table.turn
            if laid - out != ({int(table.path)} if waits else set()) or out - laid:
                raise self.fault("table-line", SEAT_NAMES[seat], token=SEAT_NAMES[seat])

    def _must_have_come_so_far(self) -> None:
        """§4.6: every card of a row is a stone at least, up to the city."""
        for seat, name in enumerate(self.names):
            rows = self._rows(seat)
            for path, stone in enumerate(self.table.stone[seat].tolist()):
                self.must(not stone or stone >= min(rows[path], CITY), name, COLOURS[path])

    def _count_tiles(self) -> None:
        """No more tiles than there are; while they are being laid, the first stones have theirs."""
        table = self.table
        laid = Counter(int(tile) for tile in table.tile.flat if tile)
        laid[Tile.ARTIFACT] += int(table.found.sum())
        left = [int(self.box.tiles[tile]) - laid[tile + 1] for tile in range(len(TILES))]
        if min(left) < 0:
            raise self.fault("table-twice", "tiles", token=TILES[left.index(min(left))])
        if table.phase == Phase.TILES:
            slots = table.tile[self.slots] != Tile.NONE
            table.tiles_laid = slots.sum()
            table.tiles_left = left
            if not slots[: table.tiles_laid].all() or slots.all() or table.found.any():
                raise self.fault("table-line", "tiles", token="tiles")

    def _fill_deck(self, over: bool) -> None:
        """§7.1, §7.3, §11.6: as long as it is not over, a card can be drawn."""
        table = self.table
        cards = self.fill_deck(1 - over, aside=set_aside(self.box), spare=cards_in_all(self.box))
        table.deck = _words(cards.elements())
        ended = table.deck_left == 0 or table.ply == int(self.box.cap or -1)
        self.must(not over or ended or table.crossed >= BRIDGE_LIMIT, "deck:", str(table.deck_left))


# Small things to read


def _held(cards: Any) -> list[int]:
    return sorted_cards(cards.tolist())


def _words(kinds: Any) -> list[int]:
    """These cards as the two words of a place."""
    counts = Counter(kinds)
    return [sum(1 << kind for kind, n in counts.items() if n > copy) for copy in range(2)]


table_of = reading(TABLE, _Reader)
