"""A fast sensible move: the `greedy` bot, and the roll-outs of every search.

The box knows, from every space, the least effort that is left to El Dorado, and where a symbol and
its power can lead. For each card, and each space that it can enter first, the policy looks two
cards further and asks how much effort would be left, and what the coins that are not used could
buy. It buys what the way ahead asks for, removes what it does not, and never parts with the last
card that opens a space ahead: so it does not strand itself.

Whole numbers only: the CPU and the GPU must agree to the last bit. Nothing is read that the actor
may not know; a law changes all that is hidden and demands the same.
"""

import numpy as np

from fernweh.games.el_dorado.components import (
    ACT, CARTOGRAPHER, END, EXPLORE, MOVERS, PAY, SAVE, T_DRAW, T_KEEP, T_REMOVE, TAKE, TRANSMITTER,
    USE,
)  # fmt: skip
from fernweh.games.el_dorado.policy.purchases import (
    choose_coin, choose_gift, choose_kept, choose_payment, choose_removal, choose_replaced,
    has_junk, wants_to_buy,
)  # fmt: skip
from fernweh.games.el_dorado.policy.reach import TurnPlan, goals_of, rest, second, toll_at
from fernweh.games.el_dorado.policy.offers import OPTIONS, offered
from fernweh.games.el_dorado.policy.prospects import WEIGHTS, least_wanted, outlook, purchases
from fernweh.games.el_dorado.policy.steps import choose_free_step, choose_step
from fernweh.games.el_dorado.rules.market import in_stock
from fernweh.games.el_dorado.rules.caves import to_explore
from fernweh.games.el_dorado.state import ARRIVED, Phase, copies, kinds_in
from fernweh.kernel.bits import NONE, Word, has, lowest
from fernweh.kernel.rule import rule


@rule
def policy(box, table, rng):
    return choose(box, table, WEIGHTS)


@rule
def choose(box, table, weights):
    look = outlook(box, table, weights)
    match table.phase:
        case Phase.PLAY:
            return choose_play(box, table, look, weights)
        case Phase.MOVE:
            return choose_step(box, table, weights)
        case Phase.FREE:
            return choose_free_step(box, table, weights)
        case Phase.PAY:
            return PAY + least_wanted(table.hand[table.turn], look, weights)
        case Phase.BUY:
            return choose_payment(table, look, weights)
        case Phase.TAKE:
            return TAKE + choose_gift(table, look, weights)
        case Phase.REMOVE:
            return choose_removal(table, look, weights)
        case Phase.REPLACE:
            return choose_replaced(box, table, weights)
        case Phase.EXPLORE:
            return EXPLORE + lowest(Word(to_explore(box, table)))
        case _:
            return choose_kept(box, table, weights)


# §4.2  What to begin


@rule
def choose_play(box, table, look, weights):
    me = np.int64(table.turn)
    hand, tokens = kinds_in(table.hand[me]), table.tokens[me]
    if copies(tokens, T_KEEP) > 0 and table.leaving != NONE:
        return SAVE + lowest(kinds_in(table.leaving))
    drawing = (hand >> Word(CARTOGRAPHER)) & Word(15)
    if drawing != NONE:
        return ACT + CARTOGRAPHER - MOVERS + lowest(drawing)
    if has(hand, TRANSMITTER) and in_stock(table) != NONE:
        return ACT + TRANSMITTER - MOVERS
    if copies(tokens, T_DRAW) > 0:
        return USE + T_DRAW
    if copies(tokens, T_REMOVE) > 0 and has_junk(table, look, weights):
        return USE + T_REMOVE
    action = choose_way(box, table, look, weights)
    if action != END:
        return action
    return choose_coin(table, look, weights) if wants_to_buy(table, look, weights) else END


@rule
def choose_way(box, table, look, weights):
    """The best card, token or payment to move with; END where none is better than to stay."""
    me = np.int64(table.turn)
    buying = purchases(table, look, weights) if table.bought == 0 else NONE
    best, action = 0, END
    for pawn in range(box.pawns):
        space = np.int64(table.at[me, pawn])
        if space != ARRIVED:
            plan = TurnPlan(goals_of(box, table, space), buying, weights)
            stay = rest(table.hand[me], toll_at(box, space), plan)
            for n in range(OPTIONS):
                offer = offered(box, table, pawn, space, n, plan, look)
                if offer.goal >= 0:
                    value = second(box, offer.left, offer.goal, plan) - offer.cost - stay
                    if value > best:
                        best, action = value, offer.action
    return action
