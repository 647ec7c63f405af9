"""Moves and tables as text, both ways.

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

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from fernweh.games.lost_cities.components import (
    ACTIONS, COLOURS, KIND, KINDS, MOST_COLOURS, RANK_COUNT, RANKS, WAGER, WAGERS, Verb,
)  # fmt: skip
from fernweh.games.lost_cities.options import SEAT_NAMES
from fernweh.games.lost_cities.state import TABLE, Phase
from fernweh.kernel.fault import Fault
from fernweh.kernel.record import Rows, blank

Cards = Counter[int]  # kinds, with how many of each

CARDS = [f"{colour}-{rank}" for colour in COLOURS for rank in RANKS]
_KIND_OF = {name: kind for kind, name in enumerate(CARDS)}
_OBJECTS = {Verb.PLAY: CARDS, Verb.DISCARD: CARDS, Verb.TURN_UP: CARDS, Verb.TAKE: COLOURS}
_OBJECTS |= {Verb.DRAW: ("",), Verb.START: SEAT_NAMES}
MOVES = [
    f"{verb.name.lower().replace('_', ' ')} {_OBJECTS[verb][thing]}".strip()
    for verb, thing in ACTIONS
]
_ACTION_OF = {move: action for action, move in enumerate(MOVES)}

_TURNS = {
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
_TURN_TEXT = {turn: text for text, turn in _TURNS.items()}


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
    name = {Verb.TAKE: "colour", Verb.START: "seat"}.get(verb, "card")
    return pieces if verb == Verb.DRAW else pieces | {name: _OBJECTS[verb][thing]}


# Cards in a place


def cards_in(word: Any, wagers: Any) -> Cards:
    """A set of kinds and the wagers beside it, as a multiset."""
    held = int(word)
    cards = Counter(kind for kind in range(KINDS) if held >> kind & 1 and kind % RANK_COUNT)
    cards.update({int(KIND[colour, WAGER]): int(n) for colour, n in enumerate(wagers) if n})
    return cards


def stack_of(pile: Any, colour: int) -> list[int]:
    """The kinds of a discard pile, bottom first."""
    word, kinds = int(pile), []
    while word:
        kinds.append(int(KIND[colour, word % 16 - 1]))
        word >>= 4
    return kinds[::-1]


def all_cards(box: Any) -> Cards:
    kinds = range(box.colours * RANK_COUNT)
    return Counter({kind: 1 if kind % RANK_COUNT else WAGERS for kind in kinds})


def _places(table: Any) -> Iterator[Cards]:
    """Every place but the deck."""
    for seat in range(len(SEAT_NAMES)):
        yield cards_in(table.hand[seat], table.hand_wagers[seat])
        yield cards_in(table.laid[seat], table.laid_wagers[seat])
    for colour in range(MOST_COLOURS):
        yield Counter(stack_of(table.pile[colour], colour))


def census(box: Any, table: Any) -> dict[str, int]:
    """Each card and how often it lies on the table; before the first round all are in the box."""
    if table.phase == Phase.START:
        return _named(all_cards(box))
    found = cards_in(table.deck, table.deck_wagers)
    for place in _places(table):
        found.update(place)
    unseen = cards_in(table.deck, table.deck_wagers).total()
    if unseen != table.deck_left + table.veiled.sum():
        raise AssertionError("the deck is not as long as it says")
    return _named(found)


def _named(cards: Cards) -> dict[str, int]:
    return {CARDS[kind]: n for kind, n in sorted(cards.items())}


# A table to text


def text_of(box: Any, table: Any) -> str:
    """The whole table; `table_of` gives the same table back, byte for byte."""
    turn = _TURN_TEXT[Phase(int(table.phase)), int(table.turn)]
    if table.phase == Phase.START:
        return turn
    lines = [_round_line(table), *(_seat_line(table, seat) for seat in range(len(SEAT_NAMES)))]
    return "\n".join([*lines, *_piles_line(table), _deck_line(box, table), turn])


def _round_line(table: Any) -> str:
    number = table.rounds_done + (table.phase != Phase.OVER)
    line = f"round: {number}  ply: {table.ply}  began: {SEAT_NAMES[table.starter]}"
    closed = [name for colour, name in enumerate(COLOURS) if int(table.closed) >> colour & 1]
    return f"{line}  closed: {closed[0]}" if closed else line


def _seat_line(table: Any, seat: int) -> str:
    hand = cards_in(table.hand[seat], table.hand_wagers[seat])
    known = cards_in(table.known[seat], table.known_wagers[seat])
    laid = cards_in(table.laid[seat], table.laid_wagers[seat])
    fields = {
        "points": [str(n) for n in table.points[seat][: table.rounds_done]],
        "hand": [CARDS[kind] for kind in sorted(hand.elements())] + ["?"] * int(table.veiled[seat]),
        "known": [CARDS[kind] for kind in sorted(known.elements())],
    }
    for kind in sorted(laid.elements()):
        fields.setdefault(COLOURS[kind // RANK_COUNT], []).append(RANKS[kind % RANK_COUNT])
    return f"{SEAT_NAMES[seat]}  {_written(fields)}".rstrip()


def _piles_line(table: Any) -> list[str]:
    piles = {
        COLOURS[colour]: [RANKS[kind % RANK_COUNT] for kind in stack_of(pile, colour)]
        for colour, pile in enumerate(table.pile)
    }
    return [f"piles  {_written(piles)}"] if any(piles.values()) else []


def _deck_line(box: Any, table: Any) -> str:
    deck = cards_in(table.deck, table.deck_wagers)
    if deck == _rest(box, table):
        return f"deck: {table.deck_left}"
    return " ".join(["deck:", *(CARDS[kind] for kind in sorted(deck.elements()))])


def _rest(box: Any, table: Any) -> Cards:
    rest = all_cards(box)
    for place in _places(table):
        rest.subtract(place)
    return +rest


def _written(fields: dict[str, list[str]]) -> str:
    return "  ".join(f"{name}: {' '.join(values)}" for name, values in fields.items() if values)


# Text to a table


def table_of(box: Any, text: str) -> Rows:
    """The table that a text describes; a fault names the line that cannot be read."""
    table = blank(TABLE)
    reader = _Reader(box, table[0])
    lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    for number, line in lines:
        try:
            reader.read(line)
        except Fault as fault:
            raise fault.at(line=number) from None
    reader.finish(lines[-1][0] if lines else 1)
    return table


class _Reader:
    """Reads line by line; what is left over at the end is the deck."""

    def __init__(self, box: Any, table: Any) -> None:
        self.box, self.table = box, table
        self.left = all_cards(box)
        self.deck: list[str] | None = None
        self.round = 1
        self.turn: tuple[Phase, int] | None = None

    def read(self, line: str) -> None:
        if line in _TURNS:
            self.turn = _TURNS[line]
            return
        subject, fields = _fields(line)
        if subject in SEAT_NAMES:
            self._seat(SEAT_NAMES.index(subject), fields)
        elif subject == "piles":
            self._piles(fields)
        elif subject == "":
            self._general(fields)
        else:
            raise Fault("table-line", token=subject[:40])

    def _general(self, fields: dict[str, list[str]]) -> None:
        for name, values in fields.items():
            match name:
                case "round":
                    self.round = _whole(values, 1, int(self.box.rounds))
                case "ply":
                    self.table.ply = _whole(values, 0, 9999)
                case "began":
                    self.table.starter = _one_of(values, SEAT_NAMES)
                case "closed":
                    self.table.closed = 1 << self._colour(" ".join(values))
                case "deck":
                    self.deck = values
                case _:
                    raise Fault("table-line", token=name[:40])

    def _seat(self, seat: int, fields: dict[str, list[str]]) -> None:
        table = self.table
        for name, values in fields.items():
            match name:
                case "points":
                    self._points(seat, values)
                case "hand":
                    named = [value for value in values if value != "?"]
                    table.veiled[seat] = len(values) - len(named)
                    self._put(named, table.hand, table.hand_wagers, seat)
                case "known":
                    self._known(seat, values)
                case _:
                    self._climb(seat, self._colour(name), values)

    def _points(self, seat: int, values: list[str]) -> None:
        if len(values) > self.box.rounds:
            raise Fault("table-number", token=" ".join(values)[:40])
        for done, value in enumerate(values):
            self.table.points[seat, done] = _whole([value], -9999, 9999)

    def _put(self, names: list[str], words: Any, wagers: Any, seat: int) -> None:
        word = int(words[seat])
        for kind in self._taken(names):
            word |= 1 << kind
            if kind % RANK_COUNT == WAGER:
                wagers[seat, kind // RANK_COUNT] += 1
        words[seat] = word

    def _known(self, seat: int, values: list[str]) -> None:
        table = self.table
        hand = cards_in(table.hand[seat], table.hand_wagers[seat])
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
        kinds = self._taken([f"{COLOURS[colour]}-{value}" for value in values])
        if kinds != sorted(kinds):
            raise Fault("table-order", token=" ".join(values)[:40])
        for kind in kinds:
            if kind % RANK_COUNT == WAGER:
                self.table.laid_wagers[seat, colour] += 1
            else:
                self.table.laid[seat] = int(self.table.laid[seat]) | 1 << kind

    def _piles(self, fields: dict[str, list[str]]) -> None:
        for name, values in fields.items():
            colour, pile = self._colour(name), 0
            for kind in self._taken([f"{name}-{value}" for value in values]):
                pile = pile << 4 | kind % RANK_COUNT + 1
            self.table.pile[colour] = pile

    def _taken(self, names: list[str]) -> list[int]:
        """The kinds of these cards, which are now no longer in the deck."""
        kinds = [self._kind(name) for name in names]
        for kind in kinds:
            self.left[kind] -= 1
            if self.left[kind] < 0:
                raise Fault("table-twice", token=CARDS[kind])
        return kinds

    def _kind(self, name: str) -> int:
        kind = _KIND_OF.get(name)
        if kind is None or kind // RANK_COUNT >= self.box.colours:
            raise Fault("table-card", token=name[:40])
        return kind

    def _colour(self, name: str) -> int:
        return _one_of([name], COLOURS[: self.box.colours])

    def finish(self, line: int) -> None:
        table = self.table
        if self.turn is None:
            raise Fault("table-turn", line=line)
        table.phase, table.turn = self.turn
        table.rounds_done = self.round - (table.phase != Phase.OVER)
        if table.phase == Phase.START:
            self._must_be_blank(line)
            return
        try:
            self._fill_deck()
        except Fault as fault:
            raise fault.at(line=line) from None

    def _must_be_blank(self, line: int) -> None:
        fresh = blank(TABLE)
        if self.table.tobytes() != fresh.tobytes() or self.deck is not None:
            raise Fault("table-turn", line=line)

    def _fill_deck(self) -> None:
        table, veiled = self.table, int(self.table.veiled.sum())
        counted = self.deck is None or (len(self.deck) == 1 and self.deck[0].isdecimal())
        deck = +self.left if counted else Counter(self._taken(self.deck or []))
        table.deck_left = max(deck.total() - veiled, 0)
        if deck.total() < veiled:
            raise Fault("table-count", token="?")
        if counted and self.deck and int(self.deck[0]) != table.deck_left:
            raise Fault("table-count", token=self.deck[0][:40])
        for kind, n in deck.items():
            table.deck = int(table.deck) | 1 << kind
            if kind % RANK_COUNT == WAGER:
                table.deck_wagers[kind // RANK_COUNT] = n


def _fields(line: str) -> tuple[str, dict[str, list[str]]]:
    """`north  hand: red-7  red: 3 5` as ("north", {"hand": ["red-7"], "red": ["3", "5"]})."""
    subject, _, rest = line.partition(" ") if not re.match(r"\w+:", line) else ("", "", line)
    fields: dict[str, list[str]] = {}
    values: list[str] | None = None
    for token in rest.split():
        if token.endswith(":") and token[:-1] not in fields:
            values = fields[token[:-1]] = []
        elif values is None or token.endswith(":"):
            raise Fault("table-line", token=token[:40])
        else:
            values.append(token)
    return subject, fields


def _whole(values: list[str], least: int, most: int) -> int:
    text = " ".join(values)
    if not re.fullmatch(r"-?[0-9]{1,5}", text) or not least <= int(text) <= most:
        raise Fault("table-number", token=text[:40])
    return int(text)


def _one_of(values: list[str], names: tuple[str, ...]) -> int:
    text = " ".join(values)
    if text not in names:
        raise Fault("table-line", token=text[:40])
    return names.index(text)
