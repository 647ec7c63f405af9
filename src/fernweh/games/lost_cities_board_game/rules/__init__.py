"""The rules of Lost Cities: The Board Game. Paragraphs are those of RULES.md.

Here are the verbs, by phase and by action; each half of a turn, and what is around, has a file.
"""

import numpy as np

from fernweh.games.lost_cities_board_game.components import (
    DECLINE, DISCARD, DRAW, MOVE, OBJECT, PLAY, SEND, START, TAKE, TILE, TURN_UP, VERB, Verb,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.rules.drawn_card import (
    receiver, refuse_take, refuse_turn_up, take, takeable, turn_up,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.rules.expedition import (
    artifacts, end_expedition, estimate, explorer_points, is_cut, lay_tile, place, refuse_start,
    refuse_tile, score, setup, stage, standing, start, tiles_to_come,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.rules.laid_card import (
    advance, discard, movable, play, playable, refuse_lay, refuse_move, refuse_moving, refuse_play,
    refuse_send, send,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.rules.codes import (
    Refusal, is_seats_turn, refuse_in_turn,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.state import (
    ENDED, Phase, cards_in, copies_of, nth_card,
)  # fmt: skip
from fernweh.kernel.bits import ONE, Word, bit, count, put
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY

__all__ = [
    "Refusal", "actor", "apply", "artifacts", "draw", "estimate", "explorer_points", "is_cut",
    "legal", "movable", "place", "playable", "receiver", "refusal", "score", "setup", "stage",
    "standing", "takeable", "weight",
]  # fmt: skip


@rule
def actor(box, table):
    if is_seats_turn(table):
        return np.int64(table.turn)
    return NOBODY if table.phase == Phase.OVER else CHANCE


@rule
def legal(box, table, mask):
    """Set the bit of every action that may be taken now; agrees with `refusal` by law."""
    match table.phase:
        case Phase.LAY:
            put(mask, PLAY, playable(table, table.turn))
            put(mask, DISCARD, table.hand[table.turn, 0])
        case Phase.DRAW:
            put(mask, TAKE, takeable(table))
            put(mask, DRAW, ONE)
        case Phase.SEND:
            put(mask, SEND, Word(3))
        case Phase.MOVE:
            put(mask, MOVE, movable(table, table.turn))
            put(mask, DECLINE, ONE)
        case Phase.TILES:
            put(mask, TILE, tiles_to_come(table))
        case Phase.START:
            put(mask, START, bit(box.seats) - ONE)
        case Phase.OVER:
            pass
        case _:
            put(mask, TURN_UP, table.deck[0])


@rule
def refusal(box, table, action):
    """Why `action` may not be taken now; LEGAL when it may."""
    match VERB[action]:
        case Verb.PLAY:
            return refuse_play(table, OBJECT[action])
        case Verb.SEND:
            return refuse_send(table)
        case Verb.MOVE:
            return refuse_move(table, OBJECT[action])
        case Verb.DECLINE:
            return refuse_moving(table)
        case Verb.DRAW:
            return refuse_in_turn(table, Phase.DRAW)
        case Verb.DISCARD:
            return refuse_lay(table, OBJECT[action])
        case Verb.TAKE:
            return refuse_take(table, OBJECT[action])
        case Verb.START:
            return refuse_start(box, table, OBJECT[action])
        case Verb.TURN_UP:
            return refuse_turn_up(table, OBJECT[action])
        case _:
            return refuse_tile(table, OBJECT[action])


@rule
def apply(box, table, action):
    """Do it, in place. Promised for legal actions only."""
    match VERB[action]:
        case Verb.PLAY:
            play(box, table, OBJECT[action])
        case Verb.SEND:
            send(table, OBJECT[action])
        case Verb.MOVE:
            advance(table, OBJECT[action])
        case Verb.DECLINE:
            table.phase = Phase.DRAW
        case Verb.DRAW:
            table.phase = Phase.TURN_UP
        case Verb.DISCARD:
            discard(box, table, OBJECT[action])
        case Verb.TAKE:
            take(box, table, OBJECT[action])
        case Verb.START:
            start(box, table, OBJECT[action])
        case Verb.TURN_UP:
            turn_up(box, table, OBJECT[action])
        case _:
            lay_tile(box, table, OBJECT[action])
    if table.phase == ENDED:
        end_expedition(box, table)


@rule
def weight(box, table, action):
    """In how many equally likely ways this outcome comes: the cards or tiles of that kind."""
    if refusal(box, table, action) != Refusal.LEGAL:
        return 0
    match VERB[action]:
        case Verb.TURN_UP:
            return copies_of(table.deck, OBJECT[action])
        case Verb.TILE:
            return np.int64(table.tiles_left[OBJECT[action]])
        case _:
            return 1


@rule
def draw(box, table, rng):
    match table.phase:
        case Phase.START:
            return START + below(rng, np.int64(box.seats))
        case Phase.TILES:
            return TILE + any_tile(table, below(rng, count(box.slots) - np.int64(table.tiles_laid)))
        case _:
            return TURN_UP + nth_card(table.deck, below(rng, cards_in(table.deck)))


@rule
def any_tile(table, n):
    """The kind of the n-th tile that is left."""
    tile = 0
    while n >= table.tiles_left[tile]:
        n -= np.int64(table.tiles_left[tile])
        tile += 1
    return tile
