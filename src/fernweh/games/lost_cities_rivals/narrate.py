"""What happened and who saw it. No rule lives here, and no sentence."""

from collections.abc import Iterator
from typing import Any

from fernweh.games.lost_cities_rivals.components import ACTIONS, COLOURS, PAIRS, Verb
from fernweh.games.lost_cities_rivals.events import (
    BankShared, Dealt, Died, GameEnded, Opened, Passed, Purged, Raised, Trashed, TurnedUp, Won,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.notation import CARDS, cards_in, names_of
from fernweh.games.lost_cities_rivals.rules import score
from fernweh.games.lost_cities_rivals.state import Phase
from fernweh.kernel.common_events import LotDrawn, Took
from fernweh.kernel.event import Event


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
    elif after["deck_left"] % box.pile == 0:
        share = int(after.purse[0]) - int(before.purse[0])
        piles = (int(box.cards) - int(after.deck_left)) // int(box.pile)
        yield BankShared(piles, share, int(after.bank))


def _game_over(box: Any, after: Any) -> GameEnded:
    totals = [int(score(box, after, seat)) for seat in range(box.seats)]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return GameEnded(len(totals), totals, winner=best[0] if len(best) == 1 else -1)
