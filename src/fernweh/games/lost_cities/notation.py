"""Moves and tables as text; `reader.py` is the way back.

A move is `play red-7`, `discard red-wager`, `take red`, `draw`; chance's are `turn up red-7` and
`start north`. A table is a few lines of `name: values`, everything that is not written left at its
default, and every card that is not written in the draw pile:

    round: 2  ply: 12  began: north
    north  points: 18  hand: red-wager blue-7  known: blue-7  red: 3 5
    south  points: -5  hand: ? ? ? ? ? ? ? ?
    piles  white: 9 wager 2
    deck: 44
    north to lay

Piles are written bottom first. `?` is a card that this table does not name. A draw pile that does
not hold all other cards is written card by card.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from fernweh.games.lost_cities.components import (
    ACTIONS, COLOURS, NUMBERS, RANKS, RANK_COUNT, WAGER, Verb,
)  # fmt: skip
from fernweh.games.lost_cities.options import SEAT_NAMES
from fernweh.games.lost_cities.state import Phase
from fernweh.kernel.bits import members_of
from fernweh.kernel.notation import actions_by
from fernweh.kernel.record import fixed, plain

Cards = Counter[int]  # kinds, with how many of each

Place = tuple[int, tuple[int, ...]]  # a set of kinds, and the wagers of each colour

CARDS = [f"{colour}-{rank}" for colour in COLOURS for rank in RANKS]

KIND_OF = {name: kind for kind, name in enumerate(CARDS)}

_OBJECTS = {Verb.PLAY: CARDS, Verb.DISCARD: CARDS, Verb.TURN_UP: CARDS, Verb.TAKE: COLOURS}

_OBJECTS |= {Verb.DRAW: ("",), Verb.START: SEAT_NAMES}

MOVES = [
    f"{verb.name.lower().replace('_', ' ')} {_OBJECTS[verb][thing]}".strip()
    for verb, thing in ACTIONS
]

_NUMBERS, _COLUMN = int(NUMBERS), (1 << RANK_COUNT) - 1

move_of, action_of = MOVES.__getitem__, actions_by(MOVES)

TURNS = {
    "north to lay": (Phase.LAY, 0),
    "south to lay": (Phase.LAY, 1),
    "north to draw": (Phase.DRAW, 0),
    "south to draw": (Phase.DRAW, 1),
    "chance to turn up for north": (Phase.TURN_UP, 0),
    "chance to turn up for south": (Phase.TURN_UP, 1),
    "chance to deal, north first": (Phase.DEAL, 0),
    "chance to deal, south first": (Phase.DEAL, 1),
    "over, north was last": (Phase.OVER, 0),
    "over, south was last": (Phase.OVER, 1),
    "chance to draw lots": (Phase.START, 0),
}

_TURN_TEXT = {turn: text for text, turn in TURNS.items()}


def spelled(action: int) -> dict[str, str]:
    """The move in pieces, for an interface: {"verb": "play", "card": "red-7"}."""
    verb, thing = ACTIONS[action]
    pieces = {"verb": verb.name.lower().replace("_", "-")}
    name = {Verb.TAKE: "colour", Verb.START: "seat"}.get(verb, "card")
    return pieces if verb == Verb.DRAW else pieces | {name: _OBJECTS[verb][thing]}


# Cards in a place
def cards_in(word: int, wagers: list[int]) -> Cards:
    """A set of kinds and the wagers beside it, as a multiset."""
    cards: Cards = Counter()
    for colour, n in enumerate(wagers):
        if n:
            cards[colour * RANK_COUNT + WAGER] = n
    for kind in members_of(word & _NUMBERS):
        cards[kind] = 1
    return cards


@lru_cache(maxsize=1024)
def names_in(word: int, wagers: tuple[int, ...]) -> tuple[str, ...]:
    """The same by name, in order. Most hands and piles of a table were there a move ago."""
    colours = [_names_of(c, word >> RANK_COUNT * c & _COLUMN, n) for c, n in enumerate(wagers)]
    return tuple(chain.from_iterable(colours))


@lru_cache(maxsize=1024)
def _names_of(colour: int, column: int, wagers: int) -> tuple[str, ...]:
    return tuple(f"{COLOURS[colour]}-{rank}" for rank in ranks_of(column, wagers))


@lru_cache(maxsize=1024)
def ranks_of(column: int, wagers: int) -> tuple[str, ...]:
    """The ranks of an expedition in the order laid: "wager", "2", …"""
    numbers = (RANKS[rank] for rank in range(1, RANK_COUNT) if column >> rank & 1)
    return (*[RANKS[WAGER]] * wagers, *numbers)


def columns_in(word: int, wagers: Sequence[int]) -> list[tuple[int, int]]:
    """A seat's expeditions, each as a set of ranks and a number of wagers."""
    return [(word >> RANK_COUNT * colour & _COLUMN, n) for colour, n in enumerate(wagers)]


def count_in(word: int, wagers: list[int]) -> int:
    return (word & _NUMBERS).bit_count() + sum(wagers)


@lru_cache(maxsize=1024)
def stack_of(pile: int, colour: int) -> list[int]:
    """The kinds of a discard pile, bottom first."""
    kinds = []
    while pile:
        kinds.append(colour * RANK_COUNT + pile % 16 - 1)
        pile >>= 4
    return kinds[::-1]


def all_cards(box: Any) -> Cards:
    kinds, wagers = members_of(int(box.kinds)), int(box.wagers)
    return Counter({kind: 1 if kind % RANK_COUNT else wagers for kind in kinds})


# A table to text
def text_of(box: Any, table: Any) -> str:
    """The whole table; `table_of` gives the same table back, byte for byte."""
    data = plain(table)
    turn = _TURN_TEXT[data.phase, data.turn]
    if data.phase == Phase.START:
        return turn
    seats, piles = [_seat_line(data, 0), _seat_line(data, 1)], _piles_line(tuple(data.pile))
    lines = [_round_line(data), *seats, piles, _deck_line(box, data), turn]
    return "\n".join(filter(None, lines))


def _round_line(table: Any) -> str:
    number = table.rounds_done + (table.phase != Phase.OVER)
    line = f"round: {number}  ply: {table.ply}  began: {SEAT_NAMES[table.starter]}"
    if not table.closed:
        return line
    closed = [name for colour, name in enumerate(COLOURS) if table.closed >> colour & 1]
    return f"{line}  closed: {closed[0]}"


def _seat_line(table: Any, seat: int) -> str:
    hand = (table.hand[seat], tuple(table.hand_wagers[seat]))
    known = (table.known[seat], tuple(table.known_wagers[seat]))
    laid = (table.laid[seat], tuple(table.laid_wagers[seat]))
    points = tuple(table.points[seat][: table.rounds_done])
    return _seat_written(seat, points, hand, table.veiled[seat], known, laid)


@lru_cache(maxsize=1024)
def _seat_written(
    seat: int, points: tuple[int, ...], hand: Place, veiled: int, known: Place, laid: Place
) -> str:
    """One seat's line is mostly what it was a move ago, and of a new one all but a place."""
    fields = (
        _field("points", tuple(map(str, points))),
        _field("hand", (*names_in(*hand), *("?",) * veiled)),
        _field("known", names_in(*known)),
        _columns_written(*laid),
    )
    return "  ".join([SEAT_NAMES[seat], *filter(None, fields)])


@lru_cache(maxsize=1024)
def _columns_written(word: int, wagers: tuple[int, ...]) -> str:
    columns = enumerate(columns_in(word, wagers))
    fields = [_field(COLOURS[colour], ranks_of(*column)) for colour, column in columns]
    return "  ".join(filter(None, fields))


@lru_cache(maxsize=1024)
def _piles_line(piles: tuple[int, ...]) -> str:
    fields = [_pile_written(colour, pile) for colour, pile in enumerate(piles) if pile]
    return "  ".join(["piles", *fields]) if fields else ""


@lru_cache(maxsize=1024)
def _pile_written(colour: int, pile: int) -> str:
    return _field(COLOURS[colour], [RANKS[kind % RANK_COUNT] for kind in stack_of(pile, colour)])


def _deck_line(box: Any, table: Any) -> str:
    if count_in(table.deck, table.deck_wagers) + _count_outside(table) == fixed(box).cards:
        return f"deck: {table.deck_left}"
    return " ".join(["deck:", *names_in(table.deck, tuple(table.deck_wagers))])


def _count_outside(table: Any) -> int:
    """The cards in every place but the deck."""
    numbers: list[int] = [(word & _NUMBERS).bit_count() for word in (*table.hand, *table.laid)]
    wagers: list[int] = [*map(sum, (*table.hand_wagers, *table.laid_wagers))]
    return sum(numbers) + sum(wagers) + sum(map(_length, table.pile))


def _length(pile: int) -> int:
    """Of a discard pile: four bits a card, and none of them is 0."""
    return (pile.bit_length() + 3) // 4


def _field(name: str, values: Sequence[str]) -> str:
    return f"{name}: {' '.join(values)}" if values else ""
