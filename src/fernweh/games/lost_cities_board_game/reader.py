"""The text of a table read back (see `notation.py`); a fault names the line that cannot be read."""

from collections import Counter
from typing import Any

from fernweh.games.lost_cities_board_game.components import (
    BEYOND_BRIDGE, BRIDGE_LIMIT, CARDS_IN_ALL, CITY, COLOURS, EXPLORERS, HAND_SIZE, HIGHER, LOWER,
    MARKED, MOST_ARTIFACTS, MOST_TURNS, PIECES, RESEARCHER, SLOT_PATH, SLOT_STONE, TILE_COUNT,
    TILES, VALUE_COUNT, Tile,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.notation import (
    CARDS, KIND_OF, TURNS, all_cards, set_aside, sorted_cards,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.options import SEAT_NAMES
from fernweh.games.lost_cities_board_game.state import TABLE, Phase
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
        super().__init__(box, table, SEAT_NAMES[: box.seats], TURNS)
        self.left = all_cards()
        self.deck: list[str] | None = None
        self.expedition = 1

    def part(self, subject: str, fields: Fields) -> None:
        if subject == "tiles":
            self._tiles(fields)
        elif subject == "piles":
            self._piles(fields)
        else:
            raise unreadable(subject)

    def general(self, fields: Fields) -> None:
        for name, values in fields.items():
            match name:
                case "expedition":
                    self.expedition = whole(values, 1, int(self.box.expeditions))
                case "ply":
                    self.table.ply = whole(values, 0, MOST_TURNS)
                case "began":
                    self.table.starter = one_of(values, self.names)
                case "closed" if not self.box.allow_take_back:
                    self.table.closed = 1 << one_of(values, COLOURS)
                case "deck":
                    self.deck = values
                case _:
                    raise unreadable(name)

    # A seat's line

    def seat(self, seat: int, fields: Fields) -> None:
        table = self.table
        for name, values in fields.items():
            match name:
                case "points":
                    table.points[seat] = whole(values, 0, 9999)
                case "tokens":
                    table.tokens[seat] = whole(values, 0, MOST_ARTIFACTS)
                case "found":
                    table.found[seat] = whole(values, 0, int(TILE_COUNT[0]))
                case "hand":
                    named, table.veiled[seat] = hand_of(values, HAND_SIZE)
                    table.hand[seat] = _words(self._take(named))
                case "known":
                    self._note_known(seat, values)
                case _:
                    self._row(seat, one_of([name], COLOURS), values)

    def _note_known(self, seat: int, values: list[str]) -> None:
        """Known cards are in the hand already."""
        kinds = [_kind(name) for name in values]
        missing = Counter(kinds) - Counter(_held(self.table.hand[seat]))
        if missing:
            raise Fault("table-known", token=CARDS[next(iter(missing))])
        self.table.known[seat] = _words(kinds)

    def _row(self, seat: int, path: int, values: list[str]) -> None:
        """`3 5 5 researcher@4`"""
        table = self.table
        if values and "@" in values[-1]:
            self._explorer(seat, path, values.pop())
        kinds = self._take([f"{COLOURS[path]}-{value}" for value in values])
        rises, falls = kinds == sorted(kinds), kinds == sorted(kinds, reverse=True)
        if not kinds or not (rises or (falls and self.box.up_and_down)):
            raise Fault("table-order", token=" ".join(values)[:40])
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
        for name, values in fields.items():
            path = one_of([name], COLOURS)
            for value in values:
                tile, _, stone = value.partition("@")
                at = whole([stone], 1, CITY)
                if at not in MARKED[path] or self.table.tile[path, at]:
                    raise unreadable(value)
                self.table.tile[path, at] = one_of([tile], TILES) + 1

    def _piles(self, fields: Fields) -> None:
        for name, values in fields.items():
            colour, pile = one_of([name], COLOURS), 0
            for kind in self._take([f"{name}-{value}" for value in values]):
                pile = pile << 4 | kind % VALUE_COUNT + 1
            self.table.pile[colour] = [pile & 2**64 - 1, pile >> 64]

    def _take(self, names: list[str]) -> list[int]:
        """The kinds of these cards, which are now no longer in the deck."""
        kinds = [_kind(name) for name in names]
        for kind in kinds:
            self.left[kind] -= 1
            if self.left[kind] < 0:
                raise Fault("table-twice", token=CARDS[kind])
        return kinds

    # What is left

    def finish(self) -> None:
        table = self.table
        if self.turn is None or self.turn[1] >= self.box.seats:
            raise Fault("table-turn")
        table.phase, table.turn, table.path = self.turn
        table.expeditions_done = self.expedition - (table.phase != Phase.OVER)
        if table.phase == Phase.START:
            self._must_be_blank()
            return
        self._must_be_under_way()
        self._must_have_explorers()
        self._count_tiles()
        self._check_closed()
        self._fill_deck()

    def _must_be_blank(self) -> None:
        if self.table.tobytes() != blank(TABLE).tobytes() or self.deck is not None:
            raise Fault("table-turn")

    def _must_be_under_way(self) -> None:
        """Five have not crossed yet (§7.1), and who is asked for an explorer has both (§4.4)."""
        table, me = self.table, self.table.turn
        out = (table.stone[me] > 0).sum()
        asked = table.phase == Phase.SEND
        if (table.crossed >= BRIDGE_LIMIT and table.phase != Phase.OVER) or (
            asked and (table.researcher[me] or out == EXPLORERS - 1)
        ):
            raise Fault("table-turn")

    def _must_have_explorers(self) -> None:
        """Every row has an explorer, but the one on which somebody is about to set out (§4.4)."""
        table = self.table
        for seat in range(self.box.seats):
            laid = {kind // VALUE_COUNT for kind in _held(table.laid[seat])}
            out = {path for path in range(len(COLOURS)) if table.stone[seat, path]}
            waits = table.phase == Phase.SEND and seat == table.turn
            if laid - out != ({int(table.path)} if waits else set()) or out - laid:
                raise self.fault("table-line", SEAT_NAMES[seat], token=SEAT_NAMES[seat])

    def _count_tiles(self) -> None:
        """No more tiles than there are; while they are being laid, the first stones have theirs."""
        table = self.table
        laid = Counter(int(tile) for tile in table.tile.flat if tile)
        laid[Tile.ARTIFACT] += int(table.found.sum())
        left = [int(TILE_COUNT[tile]) - laid[tile + 1] for tile in range(len(TILES))]
        if min(left) < 0:
            raise self.fault("table-twice", "tiles", token=TILES[left.index(min(left))])
        if table.phase == Phase.TILES:
            slots = table.tile[SLOT_PATH, SLOT_STONE] != Tile.NONE
            table.tiles_laid = slots.sum()
            table.tiles_left = left
            if not slots[: table.tiles_laid].all() or slots.all() or table.found.any():
                raise self.fault("table-line", "tiles", token="tiles")

    def _check_closed(self) -> None:
        """§6.3: what was just discarded lies there."""
        for colour, name in enumerate(COLOURS):
            if int(self.table.closed) >> colour & 1 and not self.table.pile[colour].any():
                raise self.fault("table-closed", "closed:", token=name)

    def _fill_deck(self) -> None:
        """What is written, or all that is left; unless it is over, a card can be drawn."""
        table, given = self.table, self.deck or []
        counted = is_number(self.deck)
        deck = +self.left if counted else Counter(self._take(given))
        unseen = deck.total() - int(table.veiled.sum())
        aside = set_aside(self.box) if counted else 0
        table.deck_left = (
            whole(given, 0, CARDS_IN_ALL) if counted and given else max(unseen - aside, 0)
        )
        table.deck = _words(deck.elements())
        least = 0 if table.phase == Phase.OVER else 1
        if not least <= table.deck_left <= unseen:
            raise self.fault("table-count", "deck:", token=" ".join(given) or "?")


# Small things to read


def _held(cards: Any) -> list[int]:
    return sorted_cards(cards.tolist())


def _words(kinds: Any) -> list[int]:
    """These cards as the two words of a place."""
    counts = Counter(kinds)
    return [sum(1 << kind for kind, n in counts.items() if n > copy) for copy in range(2)]


def _kind(name: str) -> int:
    if name not in KIND_OF:
        raise Fault("table-card", token=name[:40])
    return KIND_OF[name]
