"""The rules of Lost Cities. Paragraphs are those of RULES.md.

Here are the verbs, by phase and by action; each half of a turn, and what is around, has a file.
"""

import numpy as np

from fernweh.games.lost_cities.components import (
    COLOUR, DISCARD, DRAW, KIND, NUMBERS, OBJECT, PLAY, RANK, SEATS, START, TAKE, TURN_UP, VERB,
    WAGER, Verb,
)  # fmt: skip
from fernweh.games.lost_cities.rules.cards import gain, leave_deck, top_rank
from fernweh.games.lost_cities.rules.codes import Refusal
from fernweh.games.lost_cities.rules.drawn_card import (
    receiver, refuse_drawing, refuse_take, refuse_turn_up, take, takeable, turn_up,
)  # fmt: skip
from fernweh.games.lost_cities.rules.laid_card import (
    discard,
    play,
    playable,
    refuse_lay,
    refuse_play,
)
from fernweh.games.lost_cities.rules.rounds import refuse_start, setup, start
from fernweh.games.lost_cities.rules.scoring import (
    expedition_points, is_cut, place, score, stage,
)  # fmt: skip
from fernweh.games.lost_cities.state import Phase
from fernweh.kernel.bits import ONE, Word, count, nth, put
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY

__all__ = [
    "Refusal", "actor", "any_card", "apply", "draw", "expedition_points", "gain", "is_cut",
    "leave_deck", "legal", "place", "receiver", "refusal", "score", "setup", "stage", "takeable",
    "top_rank", "weight",
]  # fmt: skip


@rule
def actor(box, table):
    if table.phase == Phase.LAY or table.phase == Phase.DRAW:
        return np.int64(table.turn)
    return NOBODY if table.phase == Phase.OVER else CHANCE


@rule
def legal(box, table, mask):
    """Set the bit of every action that may be taken now; agrees with `refusal` by law."""
    match table.phase:
        case Phase.LAY:
            put(mask, PLAY, playable(table, table.turn))
            put(mask, DISCARD, table.hand[table.turn])
        case Phase.DRAW:
            put(mask, TAKE, takeable(table))
            put(mask, DRAW, ONE)
        case Phase.START:
            put(mask, START, Word(3))
        case Phase.OVER:
            pass
        case _:
            put(mask, TURN_UP, table.deck)


@rule
def refusal(box, table, action):
    """Why `action` may not be taken now; LEGAL when it may."""
    match VERB[action]:
        case Verb.PLAY:
            return refuse_play(box, table, OBJECT[action])
        case Verb.DISCARD:
            return refuse_lay(box, table, OBJECT[action])
        case Verb.TAKE:
            return refuse_take(box, table, OBJECT[action])
        case Verb.DRAW:
            return refuse_drawing(table)
        case Verb.TURN_UP:
            return refuse_turn_up(table, OBJECT[action])
        case _:
            return refuse_start(box, table, OBJECT[action])


@rule
def apply(box, table, action):
    """Do it, in place. Promised for legal actions only."""
    match VERB[action]:
        case Verb.PLAY:
            play(table, OBJECT[action])
        case Verb.DISCARD:
            discard(table, OBJECT[action])
        case Verb.TAKE:
            take(box, table, OBJECT[action])
        case Verb.DRAW:
            table.phase = Phase.TURN_UP
        case Verb.TURN_UP:
            turn_up(box, table, OBJECT[action])
        case _:
            start(box, table, OBJECT[action])


@rule
def weight(box, table, action):
    """In how many equally likely ways this outcome comes: the cards of that kind in the deck."""
    kind = OBJECT[action]
    if refusal(box, table, action) != Refusal.LEGAL:
        return 0
    if VERB[action] == Verb.TURN_UP and RANK[kind] == WAGER:
        return np.int64(table.deck_wagers[COLOUR[kind]])
    return 1


@rule
def draw(box, table, rng):
    if table.phase == Phase.START:
        return START + below(rng, SEATS)
    return TURN_UP + any_card(table, below(rng, np.int64(table.deck_left)))


@rule
def any_card(table, n):
    """The kind of the n-th card of the deck, counting numbers first and then wagers."""
    numbers = table.deck & NUMBERS
    wagers = n - count(numbers)
    if wagers < 0:
        return nth(numbers, n)
    colour = 0
    while wagers >= table.deck_wagers[colour]:
        wagers -= np.int64(table.deck_wagers[colour])
        colour += 1
    return KIND[colour, WAGER]
