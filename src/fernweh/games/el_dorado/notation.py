"""Moves and tables as text; `reader.py` is the way back.

A move is `move scout as machete`, `step 1 north-east`, `break 1 5`, `stop`, `pay traveler`,
`coin journalist`, `buy captain`, `act native`, `take compass`, `remove explorer`, `use draw`,
`spend coin-2`, `explore 3`, `replace sailor`, `save prop-plane`, `discard traveler`, `done`, `end`;
chance's are `start north`, `blockade 5`, `turn up scout` and `find paddle-2`. The first number of a
step is the pawn.

A table is a few lines of `name: values`; what is not written is at its default:

    round: 3  began: north
    north  at: 1,-3  hand: scout traveler*2  draw: explorer sailor  discard: photographer  won: 5
    east   at: 0,-2  hand: ? ? ? ?
    lines: 1 - 6 2
    market: scout trailblazer transmitter captain
    turn  played: explorer  gained: jack-of-all-trades  coins: 3
    north to play

Pawns are written by the coordinates of their spaces, `eldorado` when they have arrived. A starting
card that is not written lies in the draw pile, or if `draw` is written, out of the game. What of a
kind nobody has is in the market or the reserve. `?` is a card that this table does not name.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from fernweh.games.el_dorado.components import (
    ACTIONS, BLOCKADES, CARDS, COIN_TOKEN, DIRECTIONS, FOR_SALE, KINDS, MARKET_AT_FIRST, MOVERS,
    PRICED, SIDES_OF_HEX, SPOT_ROW, SYMBOLS, TOKENS, Verb,
)  # fmt: skip
from fernweh.games.el_dorado.options import SEAT_NAMES
from fernweh.games.el_dorado.state import ARRIVED, Phase
from fernweh.kernel.bits import members_of
from fernweh.kernel.notation import actions_by, written
from fernweh.kernel.record import fixed, plain

Cards = Counter[int]  # kinds, with how many of each

EL_DORADO = "eldorado"

_FOR_SALE = CARDS[PRICED:]


def _object_of(verb: Verb, thing: int) -> dict[str, str]:
    """What an action is done to, by the names of its pieces."""
    match verb:
        case Verb.MOVE:
            return {"card": CARDS[thing % MOVERS], "symbol": SYMBOLS[thing // MOVERS]}
        case Verb.STEP:
            way = DIRECTIONS[thing % SIDES_OF_HEX]
            return {"pawn": str(thing // SIDES_OF_HEX + 1), "direction": way}
        case Verb.BREAK:
            number = str(thing % BLOCKADES + 1)
            return {"pawn": str(thing // BLOCKADES + 1), "blockade": number}
        case Verb.BUY | Verb.TAKE:
            return {"card": _FOR_SALE[thing]}
        case Verb.ACT:
            return {"card": CARDS[MOVERS + thing]}
        case Verb.USE | Verb.FIND:
            return {"token": TOKENS[thing]}
        case Verb.SPEND:
            return {"token": TOKENS[COIN_TOKEN + thing]}
        case Verb.EXPLORE:
            return {"cave": str(thing + 1)}
        case Verb.START:
            return {"seat": SEAT_NAMES[thing]}
        case Verb.BLOCKADE:
            return {"blockade": str(thing + 1)}
        case Verb.STOP | Verb.END | Verb.DONE:
            return {}
        case _:
            return {"card": CARDS[thing]}


def _move(verb: Verb, thing: int) -> str:
    pieces = _object_of(verb, thing)
    between = " as " if verb == Verb.MOVE else " "
    return f"{verb.name.lower().replace('_', ' ')} {between.join(pieces.values())}".strip()


MOVES = [_move(verb, thing) for verb, thing in ACTIONS]

move_of, action_of = MOVES.__getitem__, actions_by(MOVES)


def spelled(action: int) -> dict[str, str]:
    """The move in pieces, for an interface: {"verb": "move", "card": "scout", …}."""
    verb, thing = ACTIONS[action]
    return {"verb": verb.name.lower().replace("_", "-")} | _object_of(verb, thing)


# Cards and spaces


@lru_cache(maxsize=1024)
def cards_in(word: int) -> Cards:
    """Only to be read: whoever asks for the same place gets the same."""
    return Counter({kind: n for kind in range(KINDS) if (n := word >> 3 * kind & 7)})


def names_of(word: int) -> list[str]:
    """Every card of a place by name."""
    return [*_named(word, CARDS)]


@lru_cache(maxsize=1024)
def count_in(word: int) -> int:
    """How many cards: each kind has three bits."""
    ones, twos, fours = word & _ONES, word & _ONES << 1, word & _ONES << 2
    return ones.bit_count() + 2 * twos.bit_count() + 4 * fours.bit_count()


def tokens_of(word: int) -> list[str]:
    return [*_named(word, TOKENS)]


@lru_cache(maxsize=1024)
def _named(word: int, names: Sequence[str]) -> tuple[str, ...]:
    """Few places change in a move."""
    return tuple(names[kind] for kind in cards_in(word).elements())


@lru_cache(maxsize=1024)
def _counted(word: int, names: Sequence[str] = CARDS) -> list[str]:
    """`traveler*3`."""
    found = cards_in(word).items()
    return [names[kind] if n == 1 else f"{names[kind]}*{n}" for kind, n in found]


def coordinates(box: Any, space: int) -> tuple[int, int]:
    spot = int(box.spot[space])
    row = (spot + SPOT_ROW // 2) // SPOT_ROW
    return spot - SPOT_ROW * row, row


def space_name(box: Any, space: int) -> str:
    """`17,-3`."""
    return EL_DORADO if space == ARRIVED else _spot_name(box.spot[space])


@lru_cache(maxsize=1024)
def _spot_name(spot: int) -> str:
    row = (spot + SPOT_ROW // 2) // SPOT_ROW
    return f"{spot - SPOT_ROW * row},{row}"


_ONES = sum(1 << 3 * kind for kind in range(KINDS))


# A table to text
def text_of(box: Any, table: Any) -> str:
    """The whole table; `table_of` gives the same table back, byte for byte."""
    data, terms = plain(table), fixed(box)
    lines = [f"round: {data.rounds_done + 1}  began: {SEAT_NAMES[data.starter]}"]
    lines += [_seat_line(terms, data, seat) for seat in range(terms.seats)]
    if terms.lines:
        numbers = [str(number or "-") for number in data.blockade[: terms.lines]]
        lines.append(f"lines: {' '.join(numbers)}")
    lines += _market_lines(data)
    if terms.caves:
        lines.append(f"caves: {' '.join(map(str, data.cave[: terms.caves]))}")
    lines += _turn_lines(data)
    return "\n".join([*lines, turn_text(data)])


def _seat_line(box: Any, data: Any, seat: int) -> str:
    spaces = tuple([space_name(box, data.at[seat][pawn]) for pawn in range(box.pawns)])
    played = data.played if seat == data.turn else 0
    drawn = (data.hand[seat], data.pile[seat], data.discard[seat], data.removed[seat], played)
    seen = (data.veiled[seat], data.known[seat])
    won = (data.tokens[seat], data.won[seat], data.arrival[seat], *data.mark[seat][: box.pawns])
    return _seat_written(seat, spaces, (box.deck, *drawn), seen, won)


@lru_cache(maxsize=1024)
def _seat_written(
    seat: int, spaces: tuple[str, ...], cards: tuple[int, ...], seen: tuple[int, int], won: Any
) -> str:
    """One seat's line is mostly what it was a move ago."""
    deck, hand, pile, discard, removed, played = cards
    veiled, known = seen
    tokens, blockades, arrival, *marks = won
    explored = [(pawn, cave) for pawn, mark in enumerate(marks) for cave in members_of(mark)]
    fields = {
        "at": list(spaces),
        "hand": _counted(hand) + ["?"] * veiled,
        "known": _counted(known),
        **_piles(pile, discard, removed, _own_cards(deck, hand, discard, played)),
        "tokens": _counted(tokens, TOKENS),
        "won": [str(n + 1) for n in members_of(blockades)],
        "explored": [f"{cave + 1}@{pawn + 1}" for pawn, cave in explored],
        "arrived": [str(arrival)] if arrival else [],
    }
    return f"{SEAT_NAMES[seat]}  {written(fields)}"


def own_cards(box: Any, data: Any, seat: int) -> Cards:
    """The starting cards of a seat that are neither drawn, nor played, nor out of the game."""
    played = data.played if seat == data.turn else 0
    return _own_cards(int(box.deck), data.hand[seat], data.discard[seat], played)


@lru_cache(maxsize=1024)
def _own_cards(deck: int, hand: int, discard: int, played: int) -> Cards:
    places = (hand, discard, played)
    left = {
        kind: n - sum(word >> 3 * kind & 7 for word in places) for kind, n in cards_in(deck).items()
    }
    return Counter({kind: n for kind, n in left.items() if n > 0})


def _piles(pile: int, discard: int, removed: int, rest: Cards) -> dict[str, list[str]]:
    """Draw pile, discards and removed cards, each only if it is not what one would expect."""
    drawn, gone = cards_in(pile), cards_in(removed)
    as_expected = drawn == rest - gone
    expected_gone = Counter[int]() if as_expected else rest - drawn
    return {
        "draw": [] if as_expected else _counted(pile) or ["none"],
        "discard": _counted(discard),
        "removed": [] if gone == expected_gone else _counted(removed) or ["none"],
    }


def market_at_first(data: Any) -> int:
    """The slots as they would be if nothing had been bought from the reserve."""
    return _market_at_first(data.stock)


@lru_cache(maxsize=1024)
def _market_at_first(stock: int) -> int:
    stocked = sum(1 << kind for kind in range(FOR_SALE) if stock >> 3 * (PRICED + kind) & 7)
    return int(MARKET_AT_FIRST) & stocked


def _market_lines(data: Any) -> list[str]:
    if data.market == _market_at_first(data.stock):
        return []
    names = [_FOR_SALE[kind] for kind in members_of(data.market)] or ["none"]
    return [f"market: {' '.join(names)}"]


def _turn_lines(data: Any) -> list[str]:
    """What is under way in this turn."""
    cards = {"played": data.played, "gained": data.gained, "leaving": data.leaving}
    told = [f"{name}: {' '.join(_counted(word))}" for name, word in cards.items() if word]
    if data.phase == Phase.MOVE:
        told.append(f"power: {data.power} {SYMBOLS[data.symbol]}")
    told += [f"{name}: {n}" for name, n in _turn_numbers(data).items() if n]
    flags = [flag for flag in _FLAGS if getattr(data, flag)]
    told += [f"is: {' '.join(flags)}"] if flags else []
    told += [f"spent: {' '.join(_counted(data.spent, TOKENS))}"] if data.spent else []
    return ["  ".join(["turn", *told])] if told else []


_FLAGS = ("bought", "passing", "changed", "stepped", "refill", "must")


def _turn_numbers(data: Any) -> dict[str, int]:
    """Each 0 where there is nothing to tell: no pawn and no line are -1."""
    return {
        "pawn": data.pawn + 1,
        "goal": data.goal,
        "owing": data.owing,
        "line": data.line + 1,
        "coins": data.coins,
        "drawing": data.to_draw,
    }


# Whose turn it is
_DOING = {
    Phase.PLAY: "to play",
    Phase.MOVE: "to move",
    Phase.FREE: "to step freely",
    Phase.PAY: "to pay",
    Phase.BUY: "to buy",
    Phase.TAKE: "to take",
    Phase.REMOVE: "to remove",
    Phase.REPLACE: "to replace",
    Phase.EXPLORE: "to explore",
    Phase.KEEP: "to keep",
}

_CHANCES = {
    Phase.BLOCKADES: "chance to lay blockades, {} first",
    Phase.DEAL: "chance to deal to {}",
    Phase.TURN_UP: "chance to turn up for {}",
    Phase.FIND: "chance to find for {}",
    Phase.OVER: "over, {} was last",
}


def _turns() -> Iterator[tuple[str, tuple[Phase, int]]]:
    yield "chance to draw lots", (Phase.START, 0)
    for seat, name in enumerate(SEAT_NAMES):
        for phase, doing in _DOING.items():
            yield f"{name} {doing}", (phase, seat)
        for phase, text in _CHANCES.items():
            yield text.format(name), (phase, seat)


TURNS = dict(_turns())

_TURN_TEXT = {turn: text for text, turn in TURNS.items()}


def turn_text(data: Any) -> str:
    return _TURN_TEXT[data.phase, data.turn]
