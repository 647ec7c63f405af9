"""What happened and who saw it; why not. No rule lives here, and no sentence."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from fernweh.games.el_dorado.components import (
    BLOCKADE_ASKS, BLOCKADE_POWER, BLOCKADES, CAMP, CARDS, COIN_TOKEN, MOVERS, OBJECT, PRICE,
    PRICED, SIDES_OF_HEX, SYMBOLS, TOKENS, VERB, Verb,
)  # fmt: skip
from fernweh.games.el_dorado.events import (
    Acted, AllArrived, BlockadeLaid, BlockadeWon, Bought, Dealt, Declined, Discarded, Drew,
    Explored, Found, GameEnded, LotDrawn, MovedWith, Paid, PaidCoins, PawnArrived, Ranked, Removed,
    Replaced, RoundBegan, Saved, SetAbout, Shuffled, Stepped, Stopped, Took, TurnEnded, Used,
)  # fmt: skip
from fernweh.games.el_dorado.notation import count_in, space_name, spelled
from fernweh.games.el_dorado.rules import Refusal, left_of, place, refusal, score
from fernweh.games.el_dorado.state import ARRIVED, Phase
from fernweh.kernel.event import Event
from fernweh.kernel.protocol import Refused
from fernweh.kernel.record import fixed, plain

TERRAINS = ("jungle", "water", "village", "rubble", "camp")
SHOWN = (*SYMBOLS, "rubble", "camp")

# As Python numbers, and the verbs where they are found at once: an Enum takes half a µs for each
_VERB, _OBJECT = VERB.tolist(), OBJECT.tolist()
verbs, phases = SimpleNamespace(**Verb.__members__), SimpleNamespace(**Phase.__members__)

PARAGRAPHS = {
    Refusal.GAME_IS_OVER: "11.1",
    Refusal.CHANCE_IS_DUE: "4.1",
    Refusal.CHANCE_ALONE: "13.2",
    Refusal.FINISH_MOVING: "5.10",
    Refusal.FINISH_PAYING: "5.5",
    Refusal.FINISH_BUYING: "7.7",
    Refusal.TAKE_A_CARD: "9.4",
    Refusal.FINISH_REMOVING: "9.3",
    Refusal.FINISH_REPLACING: "10.6",
    Refusal.EXPLORE_OR_DECLINE: "10.3",
    Refusal.TURN_IS_ENDING: "4.4",
    Refusal.NOT_NOW: "4.2",
    Refusal.NOT_IN_HAND: "4.2",
    Refusal.WRONG_SYMBOL: "5.4",
    Refusal.SYMBOL_CHANGED: "10.10",
    Refusal.NO_USE: "5.10",
    Refusal.NO_SUCH_PAWN: "1.8",
    Refusal.PAWN_HAS_ARRIVED: "5.11",
    Refusal.OTHER_PAWN_MOVES: "12.1",
    Refusal.NO_SPACE_THERE: "2.3",
    Refusal.CLOSED_SPACE: "5.7",
    Refusal.OCCUPIED: "5.7",
    Refusal.BLOCKED: "6.1",
    Refusal.ASKS_FOR_OTHER: "5.1",
    Refusal.NOT_ENOUGH_POWER: "5.1",
    Refusal.PLAY_A_CARD_FIRST: "5.1",
    Refusal.NOT_ENOUGH_CARDS: "5.5",
    Refusal.NOT_BEYOND_THE_LINE: "14.5",
    Refusal.BLOCKADE_IS_GONE: "6.4",
    Refusal.NOT_AT_THE_LINE: "6.2",
    Refusal.MUST_BE_USED: "5.10",
    Refusal.NOTHING_TO_DECLINE: "15.12",
    Refusal.BOUGHT_ALREADY: "7.1",
    Refusal.TOO_POOR: "7.7",
    Refusal.NOT_ENOUGH_COINS: "7.2",
    Refusal.SOLD_OUT: "7.5",
    Refusal.RESERVE_IS_CLOSED: "7.4",
    Refusal.NO_SUCH_TOKEN: "10.6",
    Refusal.NO_CAVE_HERE: "10.2",
    Refusal.CAVE_IS_EMPTY: "10.5",
    Refusal.EXPLORED_ALREADY: "10.4",
    Refusal.NOTHING_TO_SAVE: "10.8",
    Refusal.HAND_IS_EMPTY: "10.6",
    Refusal.NOT_IN_PILE: "4.6",
    Refusal.NOT_IN_BAG: "10.1",
    Refusal.BLOCKADE_LIES: "3.2",
    Refusal.NOT_THE_LOT: "3.1",
    Refusal.SEAT_NOT_TAKEN: "1.1",
    Refusal.START_SPACE: "5.8",
    Refusal.HOLDS_ALREADY: "10.6",
}

_RULE_OF_VERB = {
    Verb.MOVE: "5.1",
    Verb.STEP: "5.1",
    Verb.BREAK: "6.2",
    Verb.STOP: "5.2",
    Verb.END: "4.3",
    Verb.DONE: "4.4",
    Verb.PAY: "5.5",
    Verb.COIN: "7.2",
    Verb.BUY: "7.1",
    Verb.ACT: "9.1",
    Verb.TAKE: "9.4",
    Verb.REMOVE: "9.3",
    Verb.DISCARD: "4.4",
    Verb.USE: "10.6",
    Verb.SPEND: "10.6",
    Verb.EXPLORE: "10.2",
    Verb.REPLACE: "10.6",
    Verb.SAVE: "10.8",
    Verb.START: "3.1",
    Verb.BLOCKADE: "3.2",
    Verb.TURN_UP: "4.5",
    Verb.FIND: "10.2",
}


def rule_of(action: int) -> str:
    return _RULE_OF_VERB[VERB[action]]


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
        case verbs.PAY:
            yield from _paid(box, was, thing, now)
        case verbs.COIN:
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
        lies = fixed(box)
        name, terrain = space_name(lies, target), TERRAINS[lies.terrain[target]]
        yield Stepped(seat, pawn + 1, name, terrain, lies.need[target])
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


# Why not


def explain(box: Any, table: Any, action: int) -> Refused | None:
    """Why this action may not be taken now; None when it may."""
    why = Refusal(refusal(box, table, action))
    if why == Refusal.LEGAL:
        return None
    return Refused(why, PARAGRAPHS[why], _facts(box, table, action))


def _facts(box: Any, table: Any, action: int) -> dict[str, Any]:
    facts: dict[str, Any] = dict(spelled(action))
    verb, thing = VERB[action], int(OBJECT[action])
    del facts["verb"]
    if verb == Verb.STEP:
        facts |= _step_facts(box, table, *divmod(thing, SIDES_OF_HEX))
    elif verb == Verb.BREAK:
        number = thing % BLOCKADES + 1
        facts |= {"asks": SHOWN[BLOCKADE_ASKS[number]], "need": int(BLOCKADE_POWER[number])}
    elif verb == Verb.BUY:
        facts |= {"price": int(PRICE[PRICED + thing]), "coins": int(table.coins) // 2}
    return facts | {"power": int(table.power)}


def _step_facts(box: Any, table: Any, pawn: int, direction: int) -> dict[str, Any]:
    """What the space there asks for."""
    space = int(table.at[table.turn, pawn]) if pawn < box.pawns else ARRIVED
    target = int(box.next[space, direction]) if space != ARRIVED else -1
    if target < 0 or box.terrain[target] < 0:
        return {}
    return {"asks": SHOWN[box.terrain[target]], "need": int(box.need[target])}
