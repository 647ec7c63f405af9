"""What happened and who saw it. No rule lives here, and no sentence."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from fernweh.games.el_dorado.components import (
    BLOCKADES, BLOCKADE_POWER, CAMP, CARDS, COIN_TOKEN, MOVERS, OBJECT, PRICED, SIDES_OF_HEX,
    SYMBOLS, TOKENS, VERB, Verb,
)  # fmt: skip
from fernweh.games.el_dorado.events import (
    Acted, AllArrived, BlockadeLaid, BlockadeWon, Bought, Dealt, Declined, Explored, Found,
    GameEnded, MovedWith, Paid, PaidCoins, PawnArrived, Ranked, Removed, Replaced, RoundBegan,
    Saved, SetAbout, Shuffled, Stepped, Stopped, TurnEnded, Used,
)  # fmt: skip
from fernweh.games.el_dorado.notation import count_in, space_name
from fernweh.games.el_dorado.rules import left_of, place, score
from fernweh.games.el_dorado.state import ARRIVED, Phase
from fernweh.kernel.common_events import Discarded, Drew, LotDrawn, Took
from fernweh.kernel.event import Event
from fernweh.kernel.record import fixed, plain

TERRAINS = ("jungle", "water", "village", "rubble", "camp")

SHOWN = (*SYMBOLS, "rubble", "camp")

# As Python numbers, and the verbs where they are found at once: an Enum takes half a µs for each
_VERB, _OBJECT = VERB.tolist(), OBJECT.tolist()

verbs, phases = SimpleNamespace(**Verb.__members__), SimpleNamespace(**Phase.__members__)


def narrate(box: Any, before: Any, action: int, after: Any) -> Iterator[Event]:
    """What happened, in order."""
    was, now = plain(before), plain(after)
    yield from _done(box, was, action, now)
    if was.phase != phases.DEAL and _was_shuffled(was, now, was.turn):
        yield Shuffled(was.turn)
    if now.phase == phases.OVER and was.phase != phases.OVER:
        yield from _game_over(box, after)
    elif now.rounds_done > was.rounds_done:
        yield RoundBegan(now.rounds_done + 1)


def _done(box: Any, was: Any, action: int, now: Any) -> Iterator[Event]:
    seat, thing = was.turn, _OBJECT[action]
    match _VERB[action]:
        case verbs.MOVE:
            yield MovedWith(seat, CARDS[thing % MOVERS], SYMBOLS[thing // MOVERS])
        case verbs.STEP:
            pawn, direction = divmod(thing, SIDES_OF_HEX)
            yield from _stepped(box, was, pawn, direction, now)
        case verbs.BREAK:
            pawn, number = divmod(thing, BLOCKADES)
            yield from _broken(was, pawn, number)
        case verbs.STOP:
            yield Stopped(seat)
        case verbs.END:
            yield TurnEnded(seat)
        case verbs.DONE:
            yield Declined(seat, Phase(was.phase).name.lower())
        case verbs.PAY if was.phase == phases.PAY:
            yield from _paid(box, was, thing, now)
        case verbs.PAY | verbs.COIN:
            yield PaidCoins(seat, CARDS[thing], now.coins // 2, bool(now.coins % 2))
        case verbs.BUY:
            yield Bought(seat, CARDS[PRICED + thing])
        case verbs.ACT:
            yield Acted(seat, CARDS[MOVERS + thing])
        case verbs.TAKE:
            yield Took(seat, CARDS[PRICED + thing])
        case _:
            yield from _done_besides(was, action)


def _done_besides(was: Any, action: int) -> Iterator[Event]:
    """Cards that leave the hand, the caves, and chance."""
    seat, thing = was.turn, _OBJECT[action]
    match _VERB[action]:
        case verbs.REMOVE:
            yield Removed(seat, CARDS[thing])
        case verbs.DISCARD:
            yield Discarded(seat, CARDS[thing])
        case verbs.USE:
            yield Used(seat, TOKENS[thing])
        case verbs.SPEND:
            yield Used(seat, TOKENS[COIN_TOKEN + thing])
        case verbs.EXPLORE:
            yield Explored(seat, thing + 1)
        case verbs.REPLACE:
            yield Replaced(seat, CARDS[thing])
        case verbs.SAVE:
            yield Saved(seat, CARDS[thing])
        case verbs.START:
            yield LotDrawn(thing)
        case verbs.BLOCKADE:
            yield BlockadeLaid(thing + 1, was.standing.bit_count() + 1)
        case verbs.TURN_UP:
            drawn = Dealt if was.phase == phases.DEAL else Drew
            yield drawn(seat, CARDS[thing])
        case verbs.FIND:
            yield Found(seat, TOKENS[thing])


# Moving
def _stepped(box: Any, was: Any, pawn: int, direction: int, now: Any) -> Iterator[Event]:
    seat = was.turn
    target = fixed(box).next[was.at[seat][pawn]][direction]
    if was.phase == phases.PLAY:
        yield SetAbout(
            seat, pawn + 1, TERRAINS[fixed(box).terrain[target]], fixed(box).need[target]
        )
    else:
        yield from _entered(box, was, pawn, target, now)


def _entered(box: Any, was: Any, pawn: int, target: int, now: Any) -> Iterator[Event]:
    seat = was.turn
    if now.at[seat][pawn] != ARRIVED:
        data = fixed(box)
        name, terrain = space_name(data, target), TERRAINS[data.terrain[target]]
        yield Stepped(seat, pawn + 1, name, terrain, data.need[target])
        return
    yield PawnArrived(seat, pawn + 1)
    if now.arrival[seat]:
        yield AllArrived(seat, last=bool(left_of(box, seat) == now.starter))


def _broken(was: Any, pawn: int, number: int) -> Iterator[Event]:
    if was.phase == phases.PLAY:
        yield SetAbout(was.turn, pawn + 1, "rubble", int(BLOCKADE_POWER[number + 1]))
    else:
        yield BlockadeWon(was.turn, number + 1)


def _paid(box: Any, was: Any, kind: int, now: Any) -> Iterator[Event]:
    seat, pawn, goal = was.turn, was.pawn, was.goal
    target = fixed(box).next[was.at[seat][pawn]][goal] if goal < SIDES_OF_HEX else -1
    yield Paid(seat, CARDS[kind], removed=target >= 0 and fixed(box).terrain[target] == CAMP)
    if now.phase == phases.PAY:
        return
    if target >= 0:
        yield from _entered(box, was, pawn, target, now)
    else:
        yield BlockadeWon(seat, goal - SIDES_OF_HEX + 1)


def _was_shuffled(was: Any, now: Any, seat: int) -> bool:
    """§4.6: only a shuffle lets a draw pile grow; its size is public."""
    drawn = count_in(now.hand[seat]) - count_in(was.hand[seat]) if was.to_draw else 0
    return count_in(now.pile[seat]) > count_in(was.pile[seat]) - drawn


# The end
def _game_over(box: Any, after: Any) -> Iterator[Event]:
    """§11.2, §11.3."""
    for seat in range(box.seats):
        yield Ranked(seat, int(place(box, after, seat)), -int(score(box, after, seat)))
    first = [seat for seat in range(box.seats) if place(box, after, seat) == 1]
    by = "arrival" if any(after.arrival) else "cap"
    yield GameEnded(winner=first[0] if len(first) == 1 else -1, by=by)
