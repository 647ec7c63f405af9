"""The rules of The Quest for El Dorado. Paragraphs are those of RULES.md.

Here are the verbs, by phase and by action; every part of a turn, and what is around, has a file.
"""

import numpy as np

from fernweh.games.el_dorado.components import (
    BLOCKADE, BLOCKADES, FIND, MOVERS, OBJECT, SIDES_OF_HEX, START, TURN_UP, VERB, Verb,
)  # fmt: skip
from fernweh.games.el_dorado.rules.action_cards import (
    act, have_removed, have_replaced, refuse_act, refuse_remove, refuse_replace, refuse_save,
    refuse_use, remove_card, replace, save, use,
)  # fmt: skip
from fernweh.games.el_dorado.rules.blockades import break_line, refuse_break
from fernweh.games.el_dorado.rules.market import (
    buy, coin, refuse_buy, refuse_coin, refuse_spend, refuse_take, spend, take, wealth,
)  # fmt: skip
from fernweh.games.el_dorado.rules.cards import left_of, refuse_turn_up, turn_up
from fernweh.games.el_dorado.rules.caves import (
    explore, find, leave_caves, refuse_explore, refuse_find,
)  # fmt: skip
from fernweh.games.el_dorado.rules.choices import legal
from fernweh.games.el_dorado.rules.turn_end import (
    discard, end, keep_rest, refuse_discard, refuse_done,
)  # fmt: skip
from fernweh.games.el_dorado.rules.movement import move, refuse_move, refuse_step, refuse_stop, step
from fernweh.games.el_dorado.rules.payment import pay, refuse_pay
from fernweh.games.el_dorado.rules.codes import Refusal, is_seats_turn, refuse_in
from fernweh.games.el_dorado.rules.preparation import (
    lay_blockade, place, refuse_blockade, refuse_start, score, setup, start, to_lay,
)  # fmt: skip
from fernweh.games.el_dorado.rules.aftermath import is_cut, settle
from fernweh.games.el_dorado.state import RESTING, Phase, copies, nth_card, total
from fernweh.kernel.bits import Word, count, nth
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY

__all__ = [
    "Refusal",
    "actor",
    "apply",
    "draw",
    "is_cut",
    "left_of",
    "legal",
    "place",
    "refusal",
    "score",
    "setup",
    "wealth",
    "weight",
]  # fmt: skip


@rule
def actor(box, table):
    if is_seats_turn(table):
        return np.int64(table.turn)
    return NOBODY if table.phase == Phase.OVER else CHANCE


@rule
def refusal(box, table, action):
    """Why `action` may not be taken now; LEGAL when it may."""
    thing = OBJECT[action]
    match VERB[action]:
        case Verb.MOVE:
            return refuse_move(box, table, thing // MOVERS, thing % MOVERS)
        case Verb.STEP:
            return refuse_step(box, table, thing // SIDES_OF_HEX, thing % SIDES_OF_HEX)
        case Verb.BREAK:
            return refuse_break(box, table, thing // BLOCKADES, thing % BLOCKADES + 1)
        case Verb.STOP:
            return refuse_stop(table)
        case Verb.END:
            return refuse_in(table, Phase.PLAY)
        case Verb.DONE:
            return refuse_done(table)
        case Verb.PAY:
            return refuse_pay(table, thing)
        case Verb.COIN:
            return refuse_coin(table, thing)
        case Verb.BUY:
            return refuse_buy(table, thing)
        case Verb.ACT:
            return refuse_act(box, table, MOVERS + thing)
        case Verb.TAKE:
            return refuse_take(table, thing)
        case _:
            return refuse_rest(box, table, action)


@rule
def refuse_rest(box, table, action):
    """Cards that leave the hand, the caves' actions, and chance's."""
    thing = OBJECT[action]
    match VERB[action]:
        case Verb.REMOVE:
            return refuse_remove(table, thing)
        case Verb.DISCARD:
            return refuse_discard(table, thing)
        case Verb.USE:
            return refuse_use(box, table, thing)
        case Verb.SPEND:
            return refuse_spend(table, thing)
        case Verb.EXPLORE:
            return refuse_explore(box, table, thing)
        case Verb.REPLACE:
            return refuse_replace(table, thing)
        case Verb.SAVE:
            return refuse_save(table, thing)
        case Verb.START:
            return refuse_start(box, table, thing)
        case Verb.BLOCKADE:
            return refuse_blockade(box, table, thing + 1)
        case Verb.TURN_UP:
            return refuse_turn_up(table, thing)
        case _:
            return refuse_find(table, thing)


# Doing it


@rule
def apply(box, table, action):
    """Do it, in place. Promised for legal actions only."""
    thing = OBJECT[action]
    match VERB[action]:
        case Verb.MOVE:
            move(box, table, thing // MOVERS, thing % MOVERS)
        case Verb.STEP:
            step(box, table, thing // SIDES_OF_HEX, thing % SIDES_OF_HEX)
        case Verb.BREAK:
            break_line(box, table, thing // BLOCKADES, thing % BLOCKADES + 1)
        case Verb.STOP:
            table.phase = RESTING
        case Verb.END:
            end(table)
        case Verb.DONE:
            done(box, table)
        case Verb.PAY:
            pay(box, table, thing)
        case Verb.COIN:
            coin(table, thing)
        case Verb.BUY:
            buy(table, thing)
        case Verb.ACT:
            act(table, MOVERS + thing)
        case Verb.TURN_UP:
            turn_up(box, table, thing)
        case _:
            apply_rest(box, table, action)
    settle(box, table)


@rule
def apply_rest(box, table, action):
    thing = OBJECT[action]
    match VERB[action]:
        case Verb.DISCARD:
            discard(table, thing)
        case Verb.TAKE:
            take(table, thing)
        case Verb.REMOVE:
            remove_card(box, table, thing)
        case Verb.USE:
            use(table, thing)
        case Verb.SPEND:
            spend(table, thing)
        case Verb.EXPLORE:
            explore(table, thing)
        case Verb.REPLACE:
            replace(box, table, thing)
        case Verb.SAVE:
            save(table, thing)
        case Verb.START:
            start(box, table, thing)
        case Verb.BLOCKADE:
            lay_blockade(box, table, thing + 1)
        case _:
            find(table, thing)


@rule
def done(box, table):
    match table.phase:
        case Phase.KEEP:
            keep_rest(table)
        case Phase.REMOVE:
            have_removed(table)
        case Phase.REPLACE:
            have_replaced(table)
        case _:
            leave_caves(table)


# Chance


@rule
def weight(box, table, action):
    """In how many equally likely ways this outcome comes: the cards or tokens of that kind."""
    if refusal(box, table, action) != Refusal.LEGAL:
        return 0
    match VERB[action]:
        case Verb.TURN_UP:
            return copies(table.pile[table.turn], OBJECT[action])
        case Verb.FIND:
            return copies(table.bag, OBJECT[action])
        case _:
            return 1


@rule
def draw(box, table, rng):
    match table.phase:
        case Phase.START:
            return START + below(rng, np.int64(box.seats))
        case Phase.BLOCKADES:
            left = Word(to_lay(table))
            return BLOCKADE + nth(left, below(rng, count(left)))
        case Phase.FIND:
            return FIND + nth_card(table.bag, below(rng, total(table.bag)))
        case _:
            pile = table.pile[table.turn]
            return TURN_UP + nth_card(pile, below(rng, total(pile)))
