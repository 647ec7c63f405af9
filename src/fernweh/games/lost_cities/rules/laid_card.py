"""The first half of a turn: a card is laid or discarded (§4)."""

from fernweh.games.lost_cities.components import COLOUR, RANK, RANK_COUNT, WAGER, kinds_where
from fernweh.games.lost_cities.rules.cards import lose
from fernweh.games.lost_cities.rules.codes import Refusal
from fernweh.games.lost_cities.state import Phase
from fernweh.kernel.bits import Word, bit, has
from fernweh.kernel.rule import rule

# §4  Lay a card
LOWER = [kinds_where(RANK < RANK_COUNT - shift) for shift in range(5)]

LOWER_1, LOWER_2, LOWER_4 = LOWER[1], LOWER[2], LOWER[4]


@rule
def passed(laid):
    """Kinds that an expedition has climbed past: each laid number, all below it, and the wager."""
    laid |= (laid >> Word(1)) & LOWER_1
    laid |= (laid >> Word(2)) & LOWER_2
    laid |= (laid >> Word(4)) & LOWER_4
    return laid | ((laid >> Word(2)) & LOWER_2)


@rule
def playable(table, seat):
    """§4.4, §4.5: the cards of the hand that climb."""
    return table.hand[seat] & ~passed(table.laid[seat])


@rule
def refuse_lay(box, table, kind):
    """What holds for playing and discarding alike (§4.1, §4.2)."""
    if COLOUR[kind] >= box.colours:
        return Refusal.COLOUR_NOT_IN_PLAY
    if table.phase == Phase.OVER:
        return Refusal.MATCH_IS_OVER
    if table.phase == Phase.DRAW:
        return Refusal.DRAW_NOW
    if table.phase != Phase.LAY:
        return Refusal.CHANCE_IS_DUE
    return Refusal.LEGAL if has(table.hand[table.turn], kind) else Refusal.NOT_IN_HAND


@rule
def refuse_play(box, table, kind):
    why = refuse_lay(box, table, kind)
    if why != Refusal.LEGAL:
        return why
    if has(playable(table, table.turn), kind):
        return Refusal.LEGAL
    return Refusal.WAGER_TOO_LATE if RANK[kind] == WAGER else Refusal.BELOW_THE_PEAK


@rule
def play(table, kind):
    me = table.turn
    lose(table, me, kind)
    if RANK[kind] == WAGER:
        table.laid_wagers[me, COLOUR[kind]] += 1
    else:
        table.laid[me] |= bit(kind)
    table.phase = Phase.DRAW


@rule
def discard(table, kind):
    """§4.7; §5.3 closes the pile for this turn."""
    lose(table, table.turn, kind)
    colour = COLOUR[kind]
    table.pile[colour] = (table.pile[colour] << Word(4)) | Word(RANK[kind] + 1)
    table.closed = bit(colour)
    table.phase = Phase.DRAW
