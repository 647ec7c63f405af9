"""The rules of The Quest for El Dorado. Paragraphs are those of RULES.md.

Here are the verbs, by phase and by action; every part of a turn, and what is around, has a file.
"""

import numpy as np

from fernweh.games.el_dorado.components import (
    ABLE, ACT, BLOCKADE, BLOCKADES, BREAK, BUY, CAMP, COIN, COIN_TOKEN, COIN_UP, DISCARD, DONE, END,
    EXPLORE, FIND, MACHETE, MOVE, MOVERS, NATIVE, OBJECT, PADDLE, PAY, REMOVE, REPLACE, RUBBLE,
    SAVE, SIDES_OF_HEX, SPEND, START, STEP, STOP, T_CHANGE, T_FREE, T_KEEP, T_PASS, T_REMOVE, TAKE,
    TOKEN_POWER, TOKEN_SYMBOL, TRANSMITTER, TURN_UP, USABLE, USE, VERB, Verb,
)  # fmt: skip
from fernweh.games.el_dorado.rules.acting import (
    act, have_removed, have_replaced, refuse_act, refuse_remove, refuse_replace, refuse_save,
    refuse_use, remove_card, replace, save, use,
)  # fmt: skip
from fernweh.games.el_dorado.rules.buying import (
    affordable, buy, can_buy, coin, in_stock, payable, refuse_buy, refuse_coin, refuse_spend,
    refuse_take, spend, take, wealth,
)  # fmt: skip
from fernweh.games.el_dorado.rules.cards import left_of, refuse_turn_up, turn_up
from fernweh.games.el_dorado.rules.caves import (
    explore, find, leave_caves, refuse_explore, refuse_find, to_explore,
)  # fmt: skip
from fernweh.games.el_dorado.rules.ending import (
    discard, end, keep_rest, refuse_discard, refuse_done,
)  # fmt: skip
from fernweh.games.el_dorado.rules.moving import (
    break_line, free_breaks, may_use, move, pay, power_breaks, power_ways,
    refuse_break, refuse_move, refuse_pay, refuse_step, refuse_stop, step,
)  # fmt: skip
from fernweh.games.el_dorado.rules.reasons import Refusal, is_seats_turn, refuse_in
from fernweh.games.el_dorado.rules.setting_up import (
    lay_blockade, place, refuse_blockade, refuse_start, score, setup, start, to_lay,
)  # fmt: skip
from fernweh.games.el_dorado.rules.settling import settle
from fernweh.games.el_dorado.rules.ways import (
    NEVER, across, asking, breakable, free_step_ways, free_ways, least_blockade, least_need,
)  # fmt: skip
from fernweh.games.el_dorado.state import (
    ARRIVED, NO_PAWN, RESTING, Phase, copies, kinds_in, nth_card, total,
)  # fmt: skip
from fernweh.kernel.bits import NONE, ONE, Word, bit, count, nth, put
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY

__all__ = [
    "Refusal",
    "actor",
    "apply",
    "draw",
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


# What may be done


@rule
def legal(box, table, mask):
    """Set the bit of every action that may be taken now; agrees with `refusal` by law."""
    hand = kinds_in(table.hand[table.turn])
    match table.phase:
        case Phase.PLAY:
            may_play(box, table, mask, hand)
        case Phase.TURN_UP:
            put(mask, TURN_UP, kinds_in(table.pile[table.turn]))
        case Phase.MOVE:
            may_move(box, table, mask)
        case Phase.KEEP:
            put(mask, DISCARD, hand)
            put(mask, DONE, ONE)
        case Phase.PAY:
            put(mask, PAY, hand)
        case Phase.BUY:
            put(mask, COIN_UP, payable(table))
            put(mask, SPEND, coin_tokens(table))
            put(mask, BUY, affordable(table))
        case Phase.FREE:
            may_step_freely(box, table, mask)
        case Phase.TAKE:
            put(mask, TAKE, in_stock(table))
        case Phase.REMOVE:
            put(mask, REMOVE, hand)
            put(mask, DONE, Word(table.must == 0))
        case Phase.REPLACE:
            put(mask, REPLACE, hand)
            put(mask, DONE, ONE)
        case Phase.EXPLORE:
            put(mask, EXPLORE, Word(to_explore(box, table)))
            put(mask, DONE, ONE)
        case _:
            may_come(box, table, mask)


@rule
def may_come(box, table, mask):
    """The rest of chance's turns."""
    match table.phase:
        case Phase.DEAL:
            put(mask, TURN_UP, kinds_in(table.pile[table.turn]))
        case Phase.FIND:
            put(mask, FIND, kinds_in(table.bag))
        case Phase.BLOCKADES:
            put(mask, BLOCKADE, Word(to_lay(table)))
        case Phase.START:
            put(mask, START, bit(box.seats) - ONE)
        case _:
            pass


@rule
def may_play(box, table, mask, hand):
    """§4.2: everything that can be begun. Each pawn is looked at once."""
    me, cards = table.turn, total(table.hand[table.turn])
    machete, paddle, coins, free_step = NEVER, NEVER, NEVER, False
    for pawn in range(box.pawns):
        space = table.at[me, pawn]
        if space != ARRIVED:
            free = free_ways(box, table, space)
            machete = min(machete, least_need(box, space, free, MACHETE))
            paddle = min(paddle, least_need(box, space, free, PADDLE))
            coins = min(coins, least_need(box, space, free, COIN))
            paid = asking(box, space, RUBBLE, cards) | asking(box, space, CAMP, cards)
            put(mask, STEP + pawn * SIDES_OF_HEX, Word(paid & free))
            free_step |= np.int64(box.open[space]) & free != 0
            if across(box, table, space, table.standing) != 0:
                machete = min(machete, least_blockade(box, table, space, MACHETE))
                paddle = min(paddle, least_blockade(box, table, space, PADDLE))
                coins = min(coins, least_blockade(box, table, space, COIN))
                broken = breakable(box, table, space, RUBBLE, cards)
                put(mask, BREAK + pawn * BLOCKADES, Word(broken))
                free_step = True
    put(mask, MOVE, hand & ABLE[table.changed, MACHETE, machete])
    put(mask, MOVE + MOVERS, hand & ABLE[table.changed, PADDLE, paddle])
    put(mask, MOVE + 2 * MOVERS, hand & ABLE[table.changed, COIN, coins])
    put(mask, ACT, (hand >> Word(MOVERS)) & ~useless_actions(table, free_step))
    if can_buy(table):
        put(mask, COIN_UP, payable(table))
        put(mask, SPEND, coin_tokens(table))
    if table.tokens[me] != NONE:
        may_use_tokens(table, mask, machete, paddle, coins, free_step)
    put(mask, END, ONE)


@rule
def useless_actions(table, free_step):
    """The action cards that would do nothing (§9.4, §9.5)."""
    native = Word(not free_step) << Word(NATIVE - MOVERS)
    return native | (Word(table.stock == NONE) << Word(TRANSMITTER - MOVERS))


@rule
def coin_tokens(table):
    return (kinds_in(table.tokens[table.turn]) >> Word(COIN_TOKEN)) & Word(3)


@rule
def may_use_tokens(table, mask, machete, paddle, coins, free_step):
    tokens = kinds_in(table.tokens[table.turn])
    useless = NONE
    for token in range(COIN_TOKEN + 2):
        symbol = TOKEN_SYMBOL[token]
        least = machete if symbol == 0 else paddle if symbol == 1 else coins
        useless |= Word(TOKEN_POWER[token] < least) << Word(token)
    if table.hand[table.turn] == NONE:
        useless |= Word(3) << Word(T_REMOVE)
    useless |= Word(table.passing != 0) << Word(T_PASS)
    useless |= Word(table.changed != 0) << Word(T_CHANGE)
    useless |= Word(not free_step) << Word(T_FREE)
    put(mask, USE, tokens & ~useless & (bit(USABLE) - ONE))
    if copies(table.tokens[table.turn], T_KEEP) > 0:
        put(mask, SAVE, kinds_in(table.leaving))


@rule
def may_move(box, table, mask):
    for pawn in range(box.pawns):
        put(mask, STEP + pawn * SIDES_OF_HEX, Word(power_ways(box, table, pawn)))
        put(mask, BREAK + pawn * BLOCKADES, Word(power_breaks(box, table, pawn)))
    put(mask, STOP, Word(table.pawn != NO_PAWN))


@rule
def may_step_freely(box, table, mask):
    for pawn in range(box.pawns):
        if may_use(table, pawn):
            put(mask, STEP + pawn * SIDES_OF_HEX, Word(free_step_ways(box, table, pawn)))
            put(mask, BREAK + pawn * BLOCKADES, Word(free_breaks(box, table, pawn)))


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
