"""The rules of Lost Cities: Rivals, a chapter a file. Paragraphs are those of RULES.md."""

import numpy as np

from fernweh.games.lost_cities_rivals.components import (
    BID, DEAL, DONE, OBJECT, PASS, START, TAKE, TRASH, TURN_UP, UNCOVER, VERB, Verb,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.rules.auction import (
    be_done, bids, give_way, make_bid, opening_bids, refuse_bid, refuse_choice, refuse_take, take,
    takeable, trash,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.rules.cards import copies, kinds_in
from fernweh.games.lost_cities_rivals.rules.codes import Refusal, refuse_turn
from fernweh.games.lost_cities_rivals.rules.scoring import place, score
from fernweh.games.lost_cities_rivals.rules.preparation import (
    any_deal, deal, deals_after, possible_deals, refuse_deal, refuse_start, setup, start,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.rules.turned_card import any_card, refuse_turn_up, turn_up
from fernweh.games.lost_cities_rivals.state import Phase
from fernweh.kernel.bits import ONE, bit, put
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY

__all__ = [
    "Refusal", "actor", "apply", "draw", "legal", "place", "refusal", "score", "setup", "weight",
]  # fmt: skip


@rule
def actor(box, table):
    if table.phase == Phase.OVER:
        return NOBODY
    if Phase.TURN <= table.phase <= Phase.TAKE:
        return np.int64(table.turn)
    return CHANCE


@rule
def legal(box, table, mask):
    """Set the bit of every action that may be taken now; agrees with `refusal` by law."""
    match table.phase:
        case Phase.TURN:
            put(mask, UNCOVER, ONE)
            put(mask, BID, opening_bids(table))
        case Phase.BID:
            put(mask, BID, bids(table))
            put(mask, PASS, ONE)
        case Phase.TAKE:
            put(mask, TAKE, takeable(table))
            put(mask, TRASH, kinds_in(table.display))
            put(mask, DONE, ONE)
        case Phase.TURN_UP:
            put(mask, TURN_UP, kinds_in(table.deck))
        case Phase.DEAL:
            put(mask, DEAL, possible_deals(box, table))
        case Phase.START:
            put(mask, START, bit(box.seats) - ONE)


@rule
def refusal(box, table, action):
    """Why `action` may not be taken now; LEGAL when it may."""
    match VERB[action]:
        case Verb.UNCOVER:
            return refuse_turn(table, Phase.TURN)
        case Verb.BID:
            return refuse_bid(table, OBJECT[action])
        case Verb.PASS:
            return refuse_turn(table, Phase.BID)
        case Verb.TAKE:
            return refuse_take(table, OBJECT[action])
        case Verb.TRASH:
            return refuse_choice(table, OBJECT[action])
        case Verb.DONE:
            return refuse_turn(table, Phase.TAKE)
        case Verb.TURN_UP:
            return refuse_turn_up(table, OBJECT[action])
        case Verb.DEAL:
            return refuse_deal(box, table, OBJECT[action])
        case _:
            return refuse_start(box, table, OBJECT[action])


@rule
def apply(box, table, action):
    """Do it, in place. Promised for legal actions only."""
    match VERB[action]:
        case Verb.UNCOVER:
            table.phase = Phase.TURN_UP
        case Verb.BID:
            make_bid(box, table, OBJECT[action])
        case Verb.PASS:
            give_way(table)
        case Verb.TAKE:
            take(table, OBJECT[action])
        case Verb.TRASH:
            trash(box, table, OBJECT[action])
        case Verb.DONE:
            be_done(box, table)
        case Verb.TURN_UP:
            turn_up(box, table, OBJECT[action])
        case Verb.DEAL:
            deal(box, table, OBJECT[action])
        case _:
            start(table, OBJECT[action])


@rule
def weight(box, table, action):
    """In how many equally likely ways this outcome comes."""
    if refusal(box, table, action) != Refusal.LEGAL:
        return 0
    match VERB[action]:
        case Verb.TURN_UP:
            return copies(table.deck, OBJECT[action])
        case Verb.DEAL:
            return deals_after(box, table, OBJECT[action])
        case _:
            return 1


@rule
def draw(box, table, rng):
    match table.phase:
        case Phase.TURN_UP:
            return TURN_UP + any_card(table, below(rng, np.int64(table.deck_left)))
        case Phase.DEAL:
            return DEAL + any_deal(box, table, rng)
        case _:
            return START + below(rng, np.int64(box.seats))
