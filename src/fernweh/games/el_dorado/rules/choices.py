"""What may be done now, as a set of actions: agrees with the refusals by law."""

import numpy as np

from fernweh.games.el_dorado.components import (
    ABLE, ACT, BLOCKADE, BLOCKADES, BREAK, BUY, CAMP, COIN, COIN_TOKEN, COIN_UP, DISCARD, DONE, END,
    EXPLORE, FIND, MACHETE, MOVE, MOVERS, NATIVE, PADDLE, PAY, REMOVE, REPLACE, RUBBLE, SAVE,
    SIDES_OF_HEX, SPEND, START, STEP, STOP, T_CHANGE, T_FREE, T_KEEP, T_PASS, T_REMOVE, TAKE,
    TOKEN_POWER, TOKEN_SYMBOL, TRANSMITTER, TURN_UP, USABLE, USE,
)  # fmt: skip
from fernweh.games.el_dorado.rules.blockades import free_breaks, power_breaks
from fernweh.games.el_dorado.rules.market import affordable, can_buy, in_stock, payable, sparing
from fernweh.games.el_dorado.rules.caves import to_explore
from fernweh.games.el_dorado.rules.movement import may_use, power_ways
from fernweh.games.el_dorado.rules.preparation import to_lay
from fernweh.games.el_dorado.rules.ways import (
    NEVER, across, asking, breakable, free_step_ways, free_ways, least_blockade, least_need,
)  # fmt: skip
from fernweh.games.el_dorado.state import ARRIVED, NO_PAWN, Phase, copies, kinds_in, total
from fernweh.kernel.bits import NONE, ONE, Word, bit, put
from fernweh.kernel.rule import rule


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
            put(mask, PAY, sparing(table))
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
        put(mask, PAY, sparing(table))
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
