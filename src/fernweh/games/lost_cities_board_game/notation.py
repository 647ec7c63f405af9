"""Moves and tables as text; `reading.py` is the way back.

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
from collections.abc import Iterator
from typing import Any

from fernweh.games.lost_cities_board_game.components import (
    ACTIONS, CARDS_IN_ALL, COLOURS, COPIES, KIND, KINDS, PATHS, PIECES, STONES, TILE_COUNT, TILES,
    VALUE_COUNT, VALUES, Tile, Verb,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.options import SEAT_NAMES
from fernweh.games.lost_cities_board_game.state import Phase
from fernweh.kernel.fault import Fault

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
_ACTION_OF = {move: action for action, move in enumerate(MOVES)}


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


def move_of(action: int) -> str:
    return MOVES[action]


def action_of(move: str) -> int:
    """The action that a text names; a fault if there is none."""
    action = _ACTION_OF.get(" ".join(move.split()).lower())
    if action is None:
        raise Fault("no-such-move", move=move[:60])
    return action


def spelled(action: int) -> dict[str, str]:
    """The move in pieces, for an interface: {"verb": "play", "card": "red-7"}."""
    verb, thing = ACTIONS[action]
    pieces = {"verb": verb.name.lower().replace("_", "-")}
    if verb not in _OBJECTS:
        return pieces
    return pieces | {_PIECE_NAMES.get(verb, "card"): _OBJECTS[verb][thing]}


# Cards in a place


def multiset(cards: Any) -> Cards:
    """The cards of a place, two words, as a multiset."""
    words = [int(word) for word in cards]
    counts = {kind: sum(word >> kind & 1 for word in words) for kind in range(KINDS)}
    return +Counter(counts)


def stack_of(pile: Any, colour: int) -> list[int]:
    """The kinds of a discard pile, bottom first."""
    word, kinds = int(pile[0]) | int(pile[1]) << 64, []
    while word:
        kinds.append(int(KIND[colour, word % 16 - 1]))
        word >>= 4
    return kinds[::-1]


def row_of(table: Any, seat: int, colour: int) -> list[int]:
    """The kinds of a row in the order laid: a row falls where its highest card is shut out."""
    first = KIND[colour, 0]
    laid = multiset(table.laid[seat])
    kinds = sorted(kind for kind in laid.elements() if first <= kind < first + VALUE_COUNT)
    falls = int(table.shut[seat]) >> int(first) + VALUE_COUNT - 1 & 1
    return kinds[::-1] if falls else kinds


def piece_on(table: Any, seat: int, path: int) -> str:
    """Which explorer is, or would be, on that path."""
    return PIECES[int(table.researcher[seat]) >> path & 1]


def all_cards() -> Cards:
    return Counter(dict.fromkeys(range(KINDS), COPIES))


def set_aside(box: Any) -> int:
    """§3.2."""
    return CARDS_IN_ALL - int(box.cards)


def _places(box: Any, table: Any) -> Iterator[Cards]:
    """Every place but the deck."""
    for seat in range(box.seats):
        yield multiset(table.hand[seat])
        yield multiset(table.laid[seat])
    for colour in range(PATHS):
        yield Counter(stack_of(table.pile[colour], colour))


def unplaced(box: Any, table: Any) -> Cards:
    """The cards that lie in no place but the deck."""
    rest = all_cards()
    for place in _places(box, table):
        rest.subtract(place)
    return +rest


def census(box: Any, table: Any) -> dict[str, int]:
    """Every card and tile, and how many places hold it; before the first expedition, the box."""
    if table.phase == Phase.START:
        return _named(all_cards(), Counter(dict(zip(TILES, TILE_COUNT.tolist(), strict=True))))
    cards = multiset(table.deck)
    if cards.total() != table.deck_left + table.veiled.sum() + set_aside(box):
        raise AssertionError("the deck is not as long as it says")
    for place in _places(box, table):
        cards.update(place)
    tiles = Counter(TILES[tile - 1] for tile in table.tile.flat if tile != Tile.NONE)
    tiles.update(dict(zip(TILES, table.tiles_left.tolist(), strict=True)))
    tiles[TILES[0]] += int(table.found.sum())
    return _named(cards, tiles)


def _named(cards: Cards, tiles: Counter[str]) -> dict[str, int]:
    named = {CARDS[kind]: n for kind, n in sorted(cards.items())}
    return named | {f"tile {name}": tiles[name] for name in TILES}


# A table to text


def text_of(box: Any, table: Any) -> str:
    """The whole table; `table_of` gives the same table back, byte for byte."""
    turn = _TURN_TEXT[Phase(int(table.phase)), int(table.turn), int(table.path)]
    if table.phase == Phase.START:
        return turn
    seats = [_seat_line(table, seat) for seat in range(box.seats)]
    boards = [*_line("tiles", _tiles(table)), *_line("piles", _piles(table))]
    return "\n".join([_first_line(table), *seats, *boards, _deck_line(box, table), turn])


def _first_line(table: Any) -> str:
    number = table.expeditions_done + (table.phase != Phase.OVER)
    line = f"expedition: {number}  ply: {table.ply}  began: {SEAT_NAMES[table.starter]}"
    closed = [name for colour, name in enumerate(COLOURS) if int(table.closed) >> colour & 1]
    return f"{line}  closed: {closed[0]}" if closed else line


def _seat_line(table: Any, seat: int) -> str:
    hand = [CARDS[kind] for kind in sorted(multiset(table.hand[seat]).elements())]
    known = [CARDS[kind] for kind in sorted(multiset(table.known[seat]).elements())]
    counts = {name: int(getattr(table, name)[seat]) for name in ("points", "tokens", "found")}
    fields = {name: [str(n)] for name, n in counts.items() if n}
    fields |= {"hand": hand + ["?"] * int(table.veiled[seat]), "known": known}
    fields |= {COLOURS[path]: _row(table, seat, path) for path in range(PATHS)}
    return " ".join([f"{SEAT_NAMES[seat]:<5}", _written(fields)]).rstrip()


def _row(table: Any, seat: int, path: int) -> list[str]:
    values = [VALUES[kind % VALUE_COUNT] for kind in row_of(table, seat, path)]
    stone = int(table.stone[seat, path])
    return [*values, f"{piece_on(table, seat, path)}@{stone}"] if stone else values


def _tiles(table: Any) -> dict[str, list[str]]:
    return {
        colour: [
            f"{TILES[table.tile[path, stone] - 1]}@{stone}"
            for stone in range(STONES)
            if table.tile[path, stone] != Tile.NONE
        ]
        for path, colour in enumerate(COLOURS)
    }


def _piles(table: Any) -> dict[str, list[str]]:
    return {
        name: [VALUES[kind % VALUE_COUNT] for kind in stack_of(table.pile[colour], colour)]
        for colour, name in enumerate(COLOURS)
    }


def _line(subject: str, fields: dict[str, list[str]]) -> list[str]:
    return [f"{subject}  {_written(fields)}"] if any(fields.values()) else []


def _deck_line(box: Any, table: Any) -> str:
    deck = multiset(table.deck)
    if deck == unplaced(box, table):
        return f"deck: {table.deck_left}"
    return " ".join(["deck:", *(CARDS[kind] for kind in sorted(deck.elements()))])


def _written(fields: dict[str, list[str]]) -> str:
    return "  ".join(f"{name}: {' '.join(values)}" for name, values in fields.items() if values)
