"""What happened and who saw it; why not. No rule lives here, and no sentence."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fernweh.games.lost_cities.components import (
    ACTIONS, COLOUR, COLOURS, KIND, OBJECT, RANK_COUNT, RANKS, VERB, Verb,
)  # fmt: skip
from fernweh.games.lost_cities.notation import CARDS
from fernweh.games.lost_cities.rules import Refusal, receiver, refusal, top_rank
from fernweh.games.lost_cities.state import Phase
from fernweh.kernel.bits import highest
from fernweh.kernel.event import Event, secret
from fernweh.kernel.protocol import Refused


@dataclass(frozen=True)
class LotDrawn(Event):
    seat: int  # who begins


@dataclass(frozen=True)
class Dealt(Event):
    seat: int
    card: str = secret(to="seat")


@dataclass(frozen=True)
class Played(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Discarded(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Took(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Drew(Event):
    seat: int
    card: str = secret(to="seat")


@dataclass(frozen=True)
class RoundEnded(Event):
    round: int
    points: list[int]  # a seat a number
    by: str  # "deck" or "cap"


@dataclass(frozen=True)
class RoundBegan(Event):
    round: int
    seat: int  # who begins


@dataclass(frozen=True)
class MatchEnded(Event):
    totals: list[int]
    winner: int  # a seat, or -1 for a draw


EVENTS = (LotDrawn, Dealt, Played, Discarded, Took, Drew, RoundEnded, RoundBegan, MatchEnded)

PARAGRAPHS = {
    Refusal.MATCH_IS_OVER: "8.1",
    Refusal.CHANCE_IS_DUE: "4.1",
    Refusal.CHANCE_ALONE: "5.1",
    Refusal.LAY_FIRST: "4.1",
    Refusal.DRAW_NOW: "4.1",
    Refusal.NOT_IN_HAND: "4.2",
    Refusal.BELOW_THE_PEAK: "4.4",
    Refusal.WAGER_TOO_LATE: "4.5",
    Refusal.JUST_DISCARDED: "5.3",
    Refusal.PILE_IS_EMPTY: "5.2",
    Refusal.COLOUR_NOT_IN_PLAY: "10.1",
    Refusal.NOT_IN_DECK: "3.2",
    Refusal.NOT_THE_LOT: "2.2",
}

_RULE_OF_VERB = {
    Verb.PLAY: "4.3",
    Verb.DISCARD: "4.7",
    Verb.TAKE: "5.2",
    Verb.DRAW: "5.1",
    Verb.TURN_UP: "3.1",
    Verb.START: "2.2",
}


def rule_of(action: int) -> str:
    return _RULE_OF_VERB[VERB[action]]


def narrate(box: Any, before: Any, action: int, after: Any) -> Iterator[Event]:
    """What happened, in order."""
    (verb, thing), seat = ACTIONS[action], int(before["turn"])
    match verb:
        case Verb.PLAY:
            yield Played(seat, CARDS[thing])
        case Verb.DISCARD:
            yield Discarded(seat, CARDS[thing])
        case Verb.TAKE:
            yield Took(seat, CARDS[int(KIND[thing, int(top_rank(before, thing))])])
        case Verb.TURN_UP:
            yield from _turned_up(box, before, thing)
        case Verb.START:
            yield LotDrawn(thing)
    if after["rounds_done"] > before["rounds_done"]:
        yield from _round_over(before, after)


def _turned_up(box: Any, before: Any, kind: int) -> Iterator[Event]:
    if before["phase"] == Phase.TURN_UP:
        yield Drew(int(before["turn"]), CARDS[kind])
        return
    dealt = before.copy()
    dealt.deck_left -= 1
    yield Dealt(int(receiver(box, dealt)), CARDS[kind])


def _round_over(before: Any, after: Any) -> Iterator[Event]:
    done = int(before.rounds_done)
    last_card = before.phase == Phase.TURN_UP and before.deck_left == 1
    points = [int(n) for n in after.points[:, done]]
    yield RoundEnded(done + 1, points, by="deck" if last_card else "cap")
    if after.phase != Phase.OVER:
        yield RoundBegan(done + 2, int(after.starter))
        return
    north, south = (int(n) for n in after.points[:, : done + 1].sum(axis=1))
    yield MatchEnded([north, south], winner=-1 if north == south else int(south > north))


def explain(box: Any, table: Any, action: int) -> Refused | None:
    """Why this action may not be taken now; None when it may."""
    why = Refusal(refusal(box, table, action))
    if why == Refusal.LEGAL:
        return None
    return Refused(why, PARAGRAPHS[why], _facts(table, action))


def _facts(table: Any, action: int) -> dict[str, Any]:
    verb, thing = VERB[action], int(OBJECT[action])
    facts: dict[str, Any] = {}
    if verb in (Verb.PLAY, Verb.DISCARD, Verb.TURN_UP):
        colour = int(COLOUR[thing])
        facts = {"card": CARDS[thing], "colour": COLOURS[colour]}
        peak = _peak(table, int(table.turn), colour)
        if verb == Verb.PLAY and peak:
            facts["peak"] = RANKS[peak]
    elif verb == Verb.TAKE:
        facts = {"colour": COLOURS[thing]}
    return facts


def _peak(table: Any, seat: int, colour: int) -> int:
    """The rank that an expedition has reached; 0 without numbers."""
    column = int(table.laid[seat]) >> RANK_COUNT * colour & 1023
    return highest(column) if column else 0  # type: ignore[arg-type]
