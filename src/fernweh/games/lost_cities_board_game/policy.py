"""A fast sensible move: the `greedy` bot, and the roll-outs of every search.

Each path has a worth: the value of the stone that my explorer will reach if I lay the cards of my
hand and my share of the cards not seen yet, and the tiles on the way. An action is as good as the
change it makes to that worth, less what a discard gives to the others. So a row is begun only when
it promises to get beyond the costly stones, and the lowest card that loses nothing is laid first.

Whole numbers only, in 64ths of a point or a stone: the CPU and the GPU must agree to the last bit.
Nothing is read that the actor may not know; a law changes all that is hidden and demands the same.
"""

from typing import NamedTuple

import numpy as np

from fernweh.games.lost_cities_board_game.components import (
    ADVENTURER, BEYOND_BRIDGE, BRIDGE_LIMIT, CITY, COLOUR, COLUMN, DECLINE, DISCARD, DRAW,
    EXPLORERS, HIGHER, KIND, LOWER, MOST_ARTIFACTS, MOVE, PATHS, PLAY, RESEARCHER, SEND,
    STONE_VALUE, TAKE, TILE_POINTS, VALUE_COUNT, Tile,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.hidden import unknown
from fernweh.games.lost_cities_board_game.rules import artifacts, movable, standing, takeable
from fernweh.games.lost_cities_board_game.rules.laid_card import excluded, explorers_out
from fernweh.games.lost_cities_board_game.state import Phase, top_value
from fernweh.kernel.bits import NONE, Word, bit, count, has, lowest, without_lowest
from fernweh.kernel.rule import rule

POINT = 64
NEVER = -(10**9)
AHEAD = np.append(STONE_VALUE, STONE_VALUE[-1])  # one more stone, to read beyond the city

# The weights, as benchmarks/tune_lost_cities_board_game.py settled them by play
SHARE = 0  # of the unseen cards that I would draw, how many I get to lay, in 64ths
RACE = 1  # turns left for each explorer that has still to cross a bridge, in 64ths
SPEED = 2  # turns that a card in the hand takes up, in 64ths
OPEN = 3  # what a row not begun must promise beyond zero
HOPE = 4  # of that promise, how much counts before it is begun, in 64ths
PROGRESS = 5  # for laying a card rather than discarding one
RESEARCH = 6  # what a path must promise for the researcher
ARTIFACT = 7  # worth of an artifact
TRACK = 8  # of the next step on the artifact track, how much counts, in 64ths
ARROW = 9  # worth of an arrow
CITY_MOVE = 10  # worth of a card that moves another explorer (§4.7)
GIFT = 11  # what a discard costs that an opponent can lay
GIFT_NEW = 12  # the same where the opponent would have to begin a row with it
DECK = 13  # worth of an unknown card
DENY = 14  # of what a card is worth to the others, how much taking it away is worth, in 64ths
FINISH = 15  # for ending the expedition, in each of the others' explorers that is not across
WEIGHTS = np.array([53, 195, 324, 82, 50, 439, 563, 407, 16, 635, 472, 671, 84, 71, 3, 125])


class Outlook(NamedTuple):
    """What the actor expects: unseen cards, and what part of the cards will be laid, in 64ths."""

    some: Word  # kinds of which a card is unseen
    both: Word  # kinds of which two are
    chance: int  # that an unseen card comes to me in time
    in_time: int  # that a card of my hand can be laid in time


@rule
def policy(box, table, rng):
    return choose(box, table, WEIGHTS)


@rule
def choose(box, table, weights):
    look = outlook(box, table, weights)
    match table.phase:
        case Phase.LAY:
            return choose_card(box, table, look, weights)
        case Phase.SEND:
            return choose_explorer(box, table, look, weights)
        case Phase.MOVE:
            return choose_move(box, table, look, weights)
        case _:
            return choose_source(box, table, look, weights)


# What the actor may know


@rule
def outlook(box, table, weights):
    me = np.int64(table.turn)
    some, both = unseen(box, table, me)
    time = time_left(box, table, weights)
    chance = weights[SHARE] * time // (POINT * (count(some) + count(both) + 1))
    needed = waiting(box, table, me) * weights[SPEED]
    in_time = POINT if needed <= time else POINT * time // needed
    return Outlook(some, both, chance, in_time)


@rule
def unseen(box, table, me):
    """The deck and what is unknown of the others' hands: the same however they are split."""
    some, both = table.deck[0], table.deck[1]
    for seat in range(box.seats):
        if seat != me:
            more, more_both = unknown(table.hand[seat], table.known[seat])
            both |= more_both | (some & more)
            some |= more
    return some, both


@rule
def time_left(box, table, weights):
    """My turns until the draw pile is empty or five are across, in 64ths."""
    by_deck = POINT * (np.int64(table.deck_left) + box.seats - 1) // box.seats
    return min(by_deck, weights[RACE] * (BRIDGE_LIMIT - np.int64(table.crossed)))


@rule
def waiting(box, table, me):
    """How many cards of my hand wait to be laid in rows that I have begun."""
    cards = 0
    for path in range(PATHS):
        if table.stone[me, path] > 0:
            kinds = open_kinds(box, table, path, table.laid[me, 0], table.shut[me])
            cards += count(table.hand[me, 0] & kinds) + count(table.hand[me, 1] & kinds)
    return cards


@rule
def open_kinds(box, table, path, row, shut):
    """The kinds that a row of mine can still take: of an open row, in the better direction."""
    column = COLUMN << Word(VALUE_COUNT * path)
    kinds = column & ~shut
    if box.up_and_down == 0 or shut & column != NONE or row & column == NONE:
        return kinds
    first, hand = lowest(row & column), table.hand[table.turn, 0]
    rising, falling = kinds & ~LOWER[first], kinds & ~HIGHER[first]
    return rising if count(hand & rising) >= count(hand & falling) else falling


# The worth of a path


@rule
def worth(box, table, path, stone, kinds, some, both, look, weights):
    """Of a path with my explorer on `stone` and these cards in my hand, in 64ths of a point."""
    hand = count(some & kinds) + count(both & kinds)
    to_come = count(look.some & kinds) + count(look.both & kinds)
    reach = min(CITY * POINT, stone * POINT + look.in_time * hand + look.chance * to_come)
    last, part = reach // POINT, reach % POINT
    value = AHEAD[last] * (POINT - part) + AHEAD[last + 1] * part
    return value * factor(table, path) + tiles_between(box, table, path, stone, last, weights)


@rule
def factor(table, path):
    return 2 if has(Word(table.researcher[table.turn]), path) else 1


@rule
def tiles_between(box, table, path, stone, last, weights):
    value = 0
    for at in range(stone + 1, last + 1):
        value += tile_worth(box, table, table.tile[path, at], weights)
    return value


@rule
def tile_worth(box, table, tile, weights):
    if tile == Tile.ARTIFACT:
        have = artifacts(table, table.turn)
        step = np.int64(box.track[have + 1]) - box.track[have] if have < MOST_ARTIFACTS else 0
        return weights[ARTIFACT] + weights[TRACK] * step
    return weights[ARROW] if tile == Tile.ARROW else TILE_POINTS[tile] * POINT


@rule
def promise(box, table, path, some, both, look, weights):
    """What a path is worth with this hand; of a row not begun, what hope there is of it."""
    me = np.int64(table.turn)
    stone, row, shut = np.int64(table.stone[me, path]), table.laid[me, 0], table.shut[me]
    kinds = open_kinds(box, table, path, row, shut)
    value = worth(box, table, path, stone, kinds, some, both, look, weights)
    return value if stone > 0 else max(0, value - weights[OPEN]) * weights[HOPE] // POINT


@rule
def without(some, both, kind):
    """A hand less one card."""
    card = bit(kind)
    return some & ~(card & ~both), both & ~card


# §4.2  Lay a card


@rule
def choose_card(box, table, look, weights):
    me = np.int64(table.turn)
    best, action = NEVER, 0
    cards = table.hand[me, 0]
    while cards != NONE:
        kind = lowest(cards)
        cards = without_lowest(cards)
        path = COLOUR[kind]
        now = promise(box, table, path, table.hand[me, 0], table.hand[me, 1], look, weights)
        some, both = without(table.hand[me, 0], table.hand[me, 1], kind)
        then = promise(box, table, path, some, both, look, weights)
        value = then - now - gift(box, table, kind, weights)
        if value > best:
            best, action = value, DISCARD + kind
        if not has(table.shut[me], kind):
            value = played(box, table, kind, some, both, look, weights) - now
            if value > best:
                best, action = value, PLAY + kind
    return action


@rule
def played(box, table, kind, some, both, look, weights):
    """What the path is worth once this card is laid."""
    me, path = np.int64(table.turn), COLOUR[kind]
    stone, row = np.int64(table.stone[me, path]), table.laid[me, 0]
    shut = table.shut[me] | excluded(box, row, kind)
    kinds = open_kinds(box, table, path, row | bit(kind), shut)
    if stone == CITY:
        moves = weights[CITY_MOVE] if movable(table, me) != NONE else 0
        return moves + worth(box, table, path, stone, kinds, some, both, look, weights)
    value = worth(box, table, path, stone + 1, kinds, some, both, look, weights)
    if stone == 0:
        return sent_out(table, value, weights)
    return weights[PROGRESS] + stepped(box, table, path, value, look, weights)


@rule
def sent_out(table, value, weights):
    """A row begun: the researcher may go, or must."""
    me = np.int64(table.turn)
    if table.researcher[me] != 0:
        return value
    if explorers_out(table, me) == EXPLORERS - 1:
        return 2 * value
    return value + max(0, value - weights[RESEARCH])


@rule
def stepped(box, table, path, value, look, weights):
    """The worth of a path after a step onto the next stone: its tile, or the end of it all (§7)."""
    me = np.int64(table.turn)
    stone = np.int64(table.stone[me, path]) + 1
    if stone == BEYOND_BRIDGE and table.crossed == BRIDGE_LIMIT - 1:
        return ended(box, table, path, look, weights)
    return value + tile_worth(box, table, table.tile[path, stone], weights)


@rule
def ended(box, table, path, look, weights):
    """The same if that step ends the expedition: what all my paths lose by it counts."""
    me = np.int64(table.turn)
    step = (AHEAD[BEYOND_BRIDGE] - AHEAD[BEYOND_BRIDGE - 1]) * factor(table, path)
    value = (standing(table, me) + step) * POINT
    for other in range(PATHS):
        if other != path and table.stone[me, other] > 0:
            some, both = table.hand[me, 0], table.hand[me, 1]
            value -= promise(box, table, other, some, both, look, weights)
    for seat in range(box.seats):
        if seat != me:
            value += weights[FINISH] * count(movable(table, seat)) // (box.seats - 1)
    return value


@rule
def gift(box, table, kind, weights):
    """What a discarded card is worth to the others, as far as it costs me."""
    value = 0
    for seat in range(box.seats):
        if seat != table.turn and not has(table.shut[seat], kind):
            begun = table.stone[seat, COLOUR[kind]] > 0
            value += weights[GIFT] if begun else weights[GIFT_NEW]
    return value // (box.seats - 1)


# §4.4  Set out


@rule
def choose_explorer(box, table, look, weights):
    """The researcher, where the path promises enough."""
    me, path = np.int64(table.turn), np.int64(table.path)
    kinds = open_kinds(box, table, path, table.laid[me, 0], table.shut[me])
    some, both = table.hand[me, 0], table.hand[me, 1]
    value = worth(box, table, path, 1, kinds, some, both, look, weights)
    return SEND + (RESEARCHER if value > weights[RESEARCH] else ADVENTURER)


# §4.7, §5.4  Move on


@rule
def choose_move(box, table, look, weights):
    me = np.int64(table.turn)
    some, both = table.hand[me, 0], table.hand[me, 1]
    best, action = 0, DECLINE
    for path in range(PATHS):
        if has(movable(table, me), path):
            stone = np.int64(table.stone[me, path])
            kinds = open_kinds(box, table, path, table.laid[me, 0], table.shut[me])
            now = worth(box, table, path, stone, kinds, some, both, look, weights)
            then = worth(box, table, path, stone + 1, kinds, some, both, look, weights)
            value = stepped(box, table, path, then, look, weights) - now
            if value > best:
                best, action = value, MOVE + path
    return action


# §6  Draw a card


@rule
def choose_source(box, table, look, weights):
    """The pile whose top adds most to my worth, if it beats an unknown card."""
    me = np.int64(table.turn)
    best, action = weights[DECK], DRAW
    some, both = table.hand[me, 0], table.hand[me, 1]
    for path in range(PATHS):
        if has(takeable(table), path):
            kind = KIND[path, top_value(table, path)]
            card = bit(kind)
            now = promise(box, table, path, some, both, look, weights)
            then = promise(box, table, path, some | card, both | (some & card), look, weights)
            denied = gift(box, table, kind, weights) * weights[DENY] // POINT
            if then - now + denied > best:
                best, action = then - now + denied, TAKE + path
    return action
