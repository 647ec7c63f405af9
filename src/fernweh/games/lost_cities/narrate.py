"""What happened and who saw it. No rule lives here, and no sentence."""

from collections.abc import Iterator
from typing import Any

from fernweh.games.lost_cities.components import ACTIONS, KIND, Verb
from fernweh.games.lost_cities.events import Dealt, MatchEnded, RoundBegan, RoundEnded
from fernweh.games.lost_cities.notation import CARDS
from fernweh.games.lost_cities.rules import receiver, top_rank
from fernweh.games.lost_cities.state import Phase
from fernweh.kernel.common_events import Discarded, Drew, LotDrawn, Played, Took
from fernweh.kernel.event import Event


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
