"""What happened and who saw it; why not. No rule lives here, and no sentence."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fernweh.games.lost_cities_rivals.components import (
    ACTIONS, COLOUR, COLOURS, COLUMN, OBJECT, PAIRS, PILE, RANK_COUNT, RANKS, VERB, Verb,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.notation import CARDS, cards_in, names_of
from fernweh.games.lost_cities_rivals.options import SEAT_NAMES
from fernweh.games.lost_cities_rivals.rules import Refusal, refusal, score
from fernweh.games.lost_cities_rivals.state import Phase
from fernweh.kernel.event import Event
from fernweh.kernel.protocol import Refused


@dataclass(frozen=True)
class LotDrawn(Event):
    seat: int  # who begins


@dataclass(frozen=True)
class Dealt(Event):
    seat: int
    colour: str  # of a starting wager


@dataclass(frozen=True)
class TurnedUp(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Died(Event):
    card: str  # nobody could lay it (§4.2)


@dataclass(frozen=True)
class Opened(Event):
    seat: int
    coins: int


@dataclass(frozen=True)
class Raised(Event):
    seat: int
    coins: int


@dataclass(frozen=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True)
class Won(Event):
    seat: int
    coins: int  # paid into the bank (§5.5)


@dataclass(frozen=True)
class Took(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Trashed(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Purged(Event):
    card: str  # left the display by the house rule (§10.2)


@dataclass(frozen=True)
class BankShared(Event):
    pile: int  # the number of the pile that is used up
    coins: int  # for each player
    bank: int  # what stays


@dataclass(frozen=True)
class GameEnded(Event):
    players: int
    totals: list[int]
    winner: int  # a seat, or -1 for a shared victory


EVENTS = (
    LotDrawn, Dealt, TurnedUp, Died, Opened, Raised, Passed, Won, Took, Trashed, Purged, BankShared,
    GameEnded,
)  # fmt: skip

PARAGRAPHS = {
    Refusal.GAME_IS_OVER: "7.3",
    Refusal.CHANCE_IS_DUE: "4.1",
    Refusal.CHANCE_ALONE: "9.3",
    Refusal.AUCTION_IS_ON: "5.2",
    Refusal.CHOOSE_CARDS: "5.6",
    Refusal.NO_AUCTION: "3.1",
    Refusal.NOT_WON_YET: "5.4",
    Refusal.DISPLAY_IS_EMPTY: "5.1",
    Refusal.BID_TOO_LOW: "5.2",
    Refusal.NOT_ENOUGH_COINS: "5.3",
    Refusal.NOT_ON_DISPLAY: "5.6",
    Refusal.BELOW_THE_PEAK: "6.2",
    Refusal.WAGER_TOO_LATE: "6.3",
    Refusal.NOT_IN_PILES: "9.3",
    Refusal.NOT_THE_DEAL: "2.1",
    Refusal.NO_SUCH_DEAL: "2.1",
    Refusal.NOT_THE_LOT: "2.5",
    Refusal.EMPTY_SEAT: "1.1",
}

_RULE_OF_VERB = {
    Verb.UNCOVER: "4.1",
    Verb.BID: "5.2",
    Verb.PASS: "5.2",
    Verb.TAKE: "5.6",
    Verb.TRASH: "5.7",
    Verb.DONE: "5.8",
    Verb.TURN_UP: "4.1",
    Verb.DEAL: "2.1",
    Verb.START: "2.5",
}


def rule_of(action: int) -> str:
    return _RULE_OF_VERB[VERB[action]]


def narrate(box: Any, before: Any, action: int, after: Any) -> Iterator[Event]:
    """What happened, in order."""
    (verb, thing), seat = ACTIONS[action], int(before["turn"])
    match verb:
        case Verb.BID:
            kind = Opened if before["phase"] == Phase.TURN else Raised
            yield kind(seat, thing)
        case Verb.PASS:
            yield Passed(seat)
            if after["phase"] == Phase.TAKE:
                yield Won(int(after["turn"]), int(before["bid"]))
        case Verb.TAKE:
            yield Took(seat, CARDS[thing])
        case Verb.TRASH:
            yield Trashed(seat, CARDS[thing])
            yield from _purged(before, after, CARDS[thing])
        case Verb.DONE:
            yield from _purged(before, after)
        case Verb.TURN_UP:
            yield from _turned_up(box, before, thing, after)
        case Verb.DEAL:
            for colour in PAIRS[thing]:
                yield Dealt(seat, COLOURS[colour])
        case Verb.START:
            yield LotDrawn(thing)


def _purged(before: Any, after: Any, *trashed: str) -> Iterator[Event]:
    gone = names_of(cards_in(before.display) - cards_in(after.display))
    for card in trashed:
        gone.remove(card)
    for card in gone:
        yield Purged(card)


def _turned_up(box: Any, before: Any, kind: int, after: Any) -> Iterator[Event]:
    yield TurnedUp(int(before["turn"]), CARDS[kind])
    if (after["out"] != before["out"]).any():
        yield Died(CARDS[kind])
    if after["phase"] == Phase.OVER:
        yield _game_over(box, after)
    elif after["deck_left"] % PILE == 0:
        share = int(after.purse[0]) - int(before.purse[0])
        yield BankShared(4 - int(after.deck_left) // PILE, share, int(after.bank))


def _game_over(box: Any, after: Any) -> GameEnded:
    totals = [int(score(box, after, seat)) for seat in range(box.seats)]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return GameEnded(len(totals), totals, winner=best[0] if len(best) == 1 else -1)


def explain(box: Any, table: Any, action: int) -> Refused | None:
    """Why this action may not be taken now; None when it may."""
    why = Refusal(refusal(box, table, action))
    if why == Refusal.LEGAL:
        return None
    return Refused(why, PARAGRAPHS[why], _facts(table, action))


def _facts(table: Any, action: int) -> dict[str, Any]:
    verb, thing = VERB[action], int(OBJECT[action])
    seat = int(table.turn)
    match verb:
        case Verb.BID:
            return {"coins": thing, "bid": int(table.bid), "purse": int(table.purse[seat])}
        case Verb.TAKE | Verb.TRASH | Verb.TURN_UP:
            return _card_facts(table, seat, thing)
        case Verb.START:
            return {"seat": SEAT_NAMES[thing]}
    return {}


def _card_facts(table: Any, seat: int, kind: int) -> dict[str, Any]:
    colour = int(COLOUR[kind])
    facts = {"card": CARDS[kind], "colour": COLOURS[colour]}
    column = _column(table, seat, colour)
    return facts | {"peak": RANKS[column.bit_length() - 1]} if column > 1 else facts


def _column(table: Any, seat: int, colour: int) -> int:
    """The ranks of an expedition as a set."""
    laid = int(table.laid[seat, 0]) | int(table.laid[seat, 1])
    return laid >> RANK_COUNT * colour & int(COLUMN)
