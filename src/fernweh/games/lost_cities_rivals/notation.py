"""Moves and tables as text; `reader.py` is the way back.

A move is `uncover`, `bid 3`, `pass`, `take red-7`, `trash red-wager`, `done`; chance's are `turn up
red-7`, `deal blue red` and `start north`. A table is a few lines of `name: values`, everything that
is not written left at its default, every card that is not written not turned up yet, and every coin
that is not written in the bank:

    north  coins: 5  start: blue red  red: wager 4 8
    east   coins: 9  start: white green
    display: red-4 red-4 white-2
    out: green-wager
    deck: 73
    bank: 22
    bid: 3  in: north east
    north to bid

`deck` counts the cards that have not been turned up. Where fewer are left than are out, it names
them instead, or is 0, and every card that is not written is out.
"""

from collections import Counter
from functools import lru_cache
from typing import Any

from fernweh.games.lost_cities_rivals.components import (
    ACTIONS, COLOURS, COPIES, KINDS, PAIRS, RANKS, RANK_COUNT, Verb,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.options import SEAT_NAMES
from fernweh.games.lost_cities_rivals.state import Phase
from fernweh.kernel.bits import members_of
from fernweh.kernel.fault import Fault
from fernweh.kernel.notation import actions_by
from fernweh.kernel.record import fixed, plain

Cards = Counter[int]  # kinds, with how many of each

CARDS = [f"{colour}-{rank}" for colour in COLOURS for rank in RANKS]

KIND_OF = {name: kind for kind, name in enumerate(CARDS)}

ALL_CARDS: Cards = Counter({kind: COPIES[kind % RANK_COUNT] for kind in range(KINDS)})

_NOTHING = (Verb.UNCOVER, Verb.PASS, Verb.DONE)

_OF_CARDS = (Verb.TAKE, Verb.TRASH, Verb.TURN_UP)


def _object(verb: Verb, thing: int) -> str:
    """What a verb is done to, as the notation has it."""
    if verb in _NOTHING:
        return ""
    if verb in _OF_CARDS:
        return CARDS[thing]
    if verb == Verb.DEAL:
        return " ".join(COLOURS[colour] for colour in PAIRS[thing])
    return SEAT_NAMES[thing] if verb == Verb.START else str(thing)


MOVES = [
    f"{verb.name.lower().replace('_', ' ')} {_object(verb, thing)}".strip()
    for verb, thing in ACTIONS
]

move_of, _listed = MOVES.__getitem__, actions_by(MOVES)

# What the last line of a table says, for each phase; {} is a seat
PHASES = {
    Phase.START: "chance to draw lots",
    Phase.DEAL: "chance to deal to {}",
    Phase.TURN: "{} to uncover or bid",
    Phase.BID: "{} to bid",
    Phase.TAKE: "{} to take",
    Phase.TURN_UP: "chance to turn up for {}",
    Phase.OVER: "over",
}

TURNS = {
    text.format(name): (phase, seat)
    for phase, text in PHASES.items()
    for seat, name in reversed([*enumerate(SEAT_NAMES)])
}

_TURN_TEXT = {
    (phase, seat): text.format(name)
    for phase, text in PHASES.items()
    for seat, name in enumerate(SEAT_NAMES)
}


def action_of(move: str) -> int:
    """The action that a text names; a fault if there is none."""
    try:
        return _listed(move)
    except Fault:
        if move.lower().split() != ["bid", "0"]:
            raise
    # §5.1: not on the printed list, and yet what somebody may ask for
    raise Fault("bid-too-low", rule="5.1", coins=0, bid=0)


def spelled(action: int) -> dict[str, str]:
    """The move in pieces, for an interface: {"verb": "take", "card": "red-7"}.

    Whoever passes, or uncovers a card instead of opening an auction, bids 0 coins.
    """
    verb, thing = ACTIONS[action]
    pieces = {"verb": verb.name.lower().replace("_", "-")}
    if verb in _NOTHING:
        return pieces if verb == Verb.DONE else pieces | {"coins": "0"}
    name = {Verb.BID: "coins", Verb.DEAL: "pair", Verb.START: "seat"}.get(verb, "card")
    return pieces | {name: _object(verb, thing).replace(" ", "-")}


# Cards in a place
def cards_in(words: Any) -> Cards:
    """A multiset of two words as one of kinds (see state.py)."""
    ones, twos = (int(word) for word in words)
    cards: Cards = Counter()
    for kind in members_of(ones | twos):
        cards[kind] = (ones >> kind & 1) + 2 * (twos >> kind & 1)
    return cards


@lru_cache(maxsize=1024)
def cards_of(ones: int, twos: int) -> tuple[int, ...]:
    """The kinds in such a multiset, each as often as it is there. Few places change in a move."""
    return tuple(sorted(cards_in((ones, twos)).elements()))


@lru_cache(maxsize=1024)
def names_in(ones: int, twos: int) -> tuple[str, ...]:
    return tuple(CARDS[kind] for kind in cards_of(ones, twos))


def count_in(ones: int, twos: int) -> int:
    return ones.bit_count() + 2 * twos.bit_count()


def names_of(cards: Cards) -> list[str]:
    return [CARDS[kind] for kind in sorted(cards.elements())]


def columns_of(ones: int, twos: int) -> dict[str, list[str]]:
    """The ranks of each expedition that has cards, in the order laid."""
    columns: dict[str, list[str]] = {}
    for kind in cards_of(ones, twos):
        columns.setdefault(COLOURS[kind // RANK_COUNT], []).append(RANKS[kind % RANK_COUNT])
    return columns


def colours_in(colours: int) -> list[str]:
    return [COLOURS[colour] for colour in members_of(colours)]


# A table to text
def text_of(box: Any, table: Any) -> str:
    """The whole table; `table_of` gives the same table back, byte for byte."""
    data = plain(table)
    lines = [_seat_line(data, seat) for seat in range(fixed(box).seats)]
    if any(data.display):
        lines.append(" ".join(["display:", *names_in(*data.display)]))
    lines += [*_deck_lines(data), f"bank: {data.bank}"]
    if data.bid:
        bidders = " ".join(SEAT_NAMES[seat] for seat in members_of(data.bidders))
        lines.append(f"bid: {data.bid}  in: {bidders}")
    return "\n".join([*lines, _TURN_TEXT[data.phase, data.turn]])


def _deck_lines(table: Any) -> list[str]:
    """What is out and how long the deck is; or where that is shorter, what the deck has."""
    out = count_in(*table.out)
    if out > count_in(*table.deck):
        return [" ".join(["deck:", *(names_in(*table.deck) or ["0"])])]
    counted = f"deck: {table.deck_left}"
    return [" ".join(["out:", *names_in(*table.out)]), counted] if out else [counted]


def _seat_line(table: Any, seat: int) -> str:
    laid = _laid_written(table.starting[seat], *table.laid[seat])
    return f"{SEAT_NAMES[seat]}  coins: {table.purse[seat]}{laid}"


@lru_cache(maxsize=1024)
def _laid_written(starting: int, ones: int, twos: int) -> str:
    """Coins come and go; what a seat has laid is mostly what it was a move ago."""
    fields = {"start": colours_in(starting)} | columns_of(ones, twos)
    return "".join(f"  {name}: {' '.join(values)}" for name, values in fields.items() if values)
