"""Moves and tables as text; `reader.py` is the way back.

A move is `play red-7`, `send researcher`, `move red`, `decline`, `discard red-0`, `take red` or
`draw`; chance's are `turn up red-7`, `tile arrow` and `start north`. A table is a few lines of
`name: values`, what is not written left at its default, and cards that are not written unseen:

    expedition: 2  ply: 12  began: north
    north  points: 35  tokens: 4  hand: red-8 blue-7  known: blue-7  red: 3 5 5 researcher@4
    east   points: 20  tokens: 3  found: 1  hand: ? ? ? ? ? ? ? ?  white: 2 adventurer@1
    tiles  red: arrow@3 5@5 artifact@7  white: 15@9
    piles  white: 9 0 2
    deck: 64
    north to lay

Rows are written in the order laid, and then the explorer with its stone. Piles are written bottom
first. `?` is a card that this table does not name. `deck` is the length of the draw pile; what is
unseen beyond that is set aside. A draw pile that cannot have every unseen card is written card by
card.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from fernweh.games.lost_cities_board_game.components import (
    ACTIONS, COLOURS, COLUMN, COPIES, PIECES, TILES, VALUES, VALUE_COUNT, Verb,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.options import SEAT_NAMES
from fernweh.games.lost_cities_board_game.state import Phase
from fernweh.kernel.bits import members_of
from fernweh.kernel.notation import actions_by, written
from fernweh.kernel.record import fixed, plain

Cards = Counter[int]  # kinds, with how many of each

Turn = tuple[Phase, int, int]  # the phase, whose turn, and the path to set out on

CARDS = [f"{colour}-{value}" for colour in COLOURS for value in VALUES]

KIND_OF = {name: kind for kind, name in enumerate(CARDS)}

_OBJECTS = {Verb.PLAY: CARDS, Verb.DISCARD: CARDS, Verb.TURN_UP: CARDS, Verb.TAKE: COLOURS}

_OBJECTS |= {Verb.SEND: PIECES, Verb.MOVE: COLOURS, Verb.TILE: TILES, Verb.START: SEAT_NAMES}

_PIECE_NAMES = {Verb.SEND: "piece", Verb.MOVE: "colour", Verb.TAKE: "colour"}

_PIECE_NAMES |= {Verb.TILE: "tile", Verb.START: "seat"}

_NO_OBJECT = ("",)

MOVES = [
    f"{verb.name.lower().replace('_', ' ')} {_OBJECTS.get(verb, _NO_OBJECT)[thing]}".strip()
    for verb, thing in ACTIONS
]

_COLUMN = int(COLUMN)

move_of, action_of = MOVES.__getitem__, actions_by(MOVES)


def _turns() -> Iterator[tuple[str, Turn]]:
    yield "chance to draw lots", (Phase.START, 0, 0)
    for seat, name in enumerate(SEAT_NAMES):
        yield f"chance to lay tiles, {name} first", (Phase.TILES, seat, 0)
        yield f"chance to deal, {name} first", (Phase.DEAL, seat, 0)
        yield f"{name} to lay", (Phase.LAY, seat, 0)
        for path, colour in enumerate(COLOURS):
            yield f"{name} to send on {colour}", (Phase.SEND, seat, path)
        yield f"{name} to move", (Phase.MOVE, seat, 0)
        yield f"{name} to draw", (Phase.DRAW, seat, 0)
        yield f"chance to turn up for {name}", (Phase.TURN_UP, seat, 0)
        yield f"over, {name} was last", (Phase.OVER, seat, 0)


TURNS = dict(_turns())

_TURN_TEXT = {turn: text for text, turn in TURNS.items()}


def spelled(action: int) -> dict[str, str]:
    """The move in pieces, for an interface: {"verb": "play", "card": "red-7"}."""
    verb, thing = ACTIONS[action]
    pieces = {"verb": verb.name.lower().replace("_", "-")}
    if verb not in _OBJECTS:
        return pieces
    return pieces | {_PIECE_NAMES.get(verb, "card"): _OBJECTS[verb][thing]}


# Cards in a place
def sorted_cards(cards: Sequence[int]) -> list[int]:
    """The kinds of the cards of a place, two words, one for each card."""
    return [*_sorted(*cards)]


@lru_cache(maxsize=1024)
def _sorted(ones: int, twos: int) -> tuple[int, ...]:
    """Few places change in a move."""
    return tuple(sorted(members_of(ones) + members_of(twos)))


@lru_cache(maxsize=1024)
def names_in(ones: int, twos: int) -> tuple[str, ...]:
    """The same by name."""
    return tuple([CARDS[kind] for kind in _sorted(ones, twos)])


def stack_of(pile: Sequence[int], colour: int) -> list[int]:
    """The kinds of a discard pile, bottom first."""
    return [*_stack(*pile, colour)]


@lru_cache(maxsize=1024)
def _stack(low: int, high: int, colour: int) -> list[int]:
    word, kinds = low | high << 64, []
    while word:
        kinds.append(colour * VALUE_COUNT + word % 16 - 1)
        word >>= 4
    return kinds[::-1]


def row_of(data: Any, seat: int, colour: int) -> list[int]:
    """The kinds of a row in the order laid."""
    return row_in(data.laid[seat], data.shut[seat], colour)


def row_in(laid: Sequence[int], shut: int, colour: int) -> list[int]:
    """A row falls where its highest card is shut out."""
    column = _COLUMN << VALUE_COUNT * colour
    kinds = sorted_cards([word & column for word in laid])
    falls = shut >> VALUE_COUNT * (colour + 1) - 1 & 1
    return kinds[::-1] if falls else kinds


def piece_on(table: Any, seat: int, path: int) -> str:
    """Which explorer is, or would be, on that path."""
    return PIECES[int(table.researcher[seat]) >> path & 1]


def all_cards(box: Any) -> Cards:
    return Counter(dict.fromkeys(members_of(int(box.kinds)), COPIES))


def cards_in_all(box: Any) -> int:
    return COPIES * int(box.kinds).bit_count()


def set_aside(box: Any) -> int:
    """§3.2."""
    return cards_in_all(box) - int(box.cards)


def _count_placed(data: Any) -> int:
    """How many they are."""
    counts = [_count(*place) for place in (*data.hand, *data.laid)]
    piles: list[int] = [_length(low | high << 64) for low, high in data.pile]
    return sum(counts) + sum(piles)


def _length(pile: int) -> int:
    """Of a discard pile: four bits a card, and none of them is 0."""
    return (pile.bit_length() + 3) // 4


def _count(ones: int, twos: int) -> int:
    return ones.bit_count() + twos.bit_count()


# A table to text
def text_of(box: Any, table: Any) -> str:
    """The whole table; `table_of` gives the same table back, byte for byte."""
    data = plain(table)
    turn = _TURN_TEXT[data.phase, data.turn, data.path]
    if data.phase == Phase.START:
        return turn
    seats = [_seat_line(data, seat) for seat in range(fixed(box).seats)]
    boards = [*_tiles_line((*map(tuple, data.tile),)), *_piles_line((*map(tuple, data.pile),))]
    return "\n".join([_first_line(data), *seats, *boards, _deck_line(box, data), turn])


def _first_line(data: Any) -> str:
    number = data.expeditions_done + (data.phase != Phase.OVER)
    line = f"expedition: {number}  ply: {data.ply}  began: {SEAT_NAMES[data.starter]}"
    closed = [name for colour, name in enumerate(COLOURS) if data.closed >> colour & 1]
    return f"{line}  closed: {closed[0]}" if closed else line


def _seat_line(data: Any, seat: int) -> str:
    counts = (data.points[seat], data.tokens[seat], data.found[seat], data.veiled[seat])
    hands = (tuple(data.hand[seat]), tuple(data.known[seat]))
    rows = (tuple(data.laid[seat]), data.shut[seat], tuple(data.stone[seat]), data.researcher[seat])
    return _seat_written(seat, counts, hands, rows)


@lru_cache(maxsize=1024)
def _seat_written(seat: int, counts: tuple[int, ...], hands: tuple[Any, ...], rows: Any) -> str:
    """One seat's line is mostly what it was a move ago."""
    *counted, veiled = counts
    fields: dict[str, Sequence[str]] = {
        name: (str(n),) for name, n in zip(("points", "tokens", "found"), counted, strict=True) if n
    }
    hand, known = (names_in(*cards) for cards in hands)
    fields |= {"hand": (*hand, *("?",) * veiled), "known": known}
    told = filter(None, (written(fields), _rows_written(*rows)))
    return f"{SEAT_NAMES[seat]:<5}  {'  '.join(told)}".rstrip()


@lru_cache(maxsize=1024)
def _rows_written(laid: Any, shut: int, stones: tuple[int, ...], researcher: int) -> str:
    rows = (laid, shut, stones, researcher)
    return written({colour: _row(rows, path) for path, colour in enumerate(COLOURS)})


def _row(rows: Any, path: int) -> list[str]:
    laid, shut, stones, researcher = rows
    values = [VALUES[kind % VALUE_COUNT] for kind in row_in(laid, shut, path)]
    piece = PIECES[researcher >> path & 1]
    return [*values, f"{piece}@{stones[path]}"] if stones[path] else values


@lru_cache(maxsize=1024)
def _tiles_line(tiles: tuple[tuple[int, ...], ...]) -> list[str]:
    named = {
        colour: [f"{TILES[tile - 1]}@{at}" for at, tile in enumerate(tiles[path]) if tile]
        for path, colour in enumerate(COLOURS)
    }
    return _line("tiles", named)


@lru_cache(maxsize=1024)
def _piles_line(piles: tuple[tuple[int, ...], ...]) -> list[str]:
    named = {
        name: [VALUES[kind % VALUE_COUNT] for kind in stack_of(list(piles[colour]), colour)]
        for colour, name in enumerate(COLOURS)
    }
    return _line("piles", named)


def _line(subject: str, fields: dict[str, list[str]]) -> list[str]:
    return [f"{subject}  {written(fields)}"] if any(fields.values()) else []


def _deck_line(box: Any, data: Any) -> str:
    if _count(*data.deck) + _count_placed(data) == cards_in_all(fixed(box)):
        return f"deck: {data.deck_left}"
    return " ".join(["deck:", *names_in(*data.deck)])
