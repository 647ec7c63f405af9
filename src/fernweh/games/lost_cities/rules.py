"""The rules of Lost Cities. Paragraphs are those of RULES.md."""

from enum import IntEnum

import numpy as np

from fernweh.games.lost_cities.components import (
    BONUS, COLOUR, COLUMN, COST, DISCARD, DRAW, HAND_SIZE, KIND, LONG, MOST_COLOURS, MOST_TURNS,
    NORTH, NUMBERS, OBJECT, PLAY, RANK, RANK_COUNT, SEATS, SOUTH, START, SUM, TAKE, TURN_UP, VERB,
    WAGER, WAGERS, Verb, kinds_where,
)  # fmt: skip
from fernweh.games.lost_cities.state import LOT, Phase
from fernweh.kernel.bits import NONE, ONE, Word, bit, count, has, nth, put
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY


class Refusal(IntEnum):
    LEGAL = 0
    MATCH_IS_OVER = 1  # §8.1
    CHANCE_IS_DUE = 2  # §4.1 a card is being dealt or turned up
    CHANCE_ALONE = 3  # §5.1 nobody chooses what the deck gives
    LAY_FIRST = 4  # §4.1
    DRAW_NOW = 5  # §4.1
    NOT_IN_HAND = 6  # §4.2
    BELOW_THE_PEAK = 7  # §4.4
    WAGER_TOO_LATE = 8  # §4.5
    JUST_DISCARDED = 9  # §5.3
    PILE_IS_EMPTY = 10  # §5.2
    COLOUR_NOT_IN_PLAY = 11  # §10.1
    NOT_IN_DECK = 12  # §3.2 chance has no such card
    NOT_THE_LOT = 13  # §2.2 the starter is not drawn now


# §1, §9  Where cards lie


@rule
def gain(table, seat, kind):
    table.hand[seat] |= bit(kind)
    if RANK[kind] == WAGER:
        table.hand_wagers[seat, COLOUR[kind]] += 1


@rule
def lose(table, seat, kind):
    """A card leaves the hand; if the other player knew of one, that one (§9.4)."""
    if RANK[kind] == WAGER:
        lose_wager(table, seat, COLOUR[kind])
    else:
        table.hand[seat] &= ~bit(kind)
        table.known[seat] &= ~bit(kind)


@rule
def lose_wager(table, seat, colour):
    table.hand_wagers[seat, colour] -= 1
    if table.known_wagers[seat, colour] > 0:
        table.known_wagers[seat, colour] -= 1
    if table.hand_wagers[seat, colour] == 0:
        table.hand[seat] &= ~bit(KIND[colour, WAGER])


@rule
def leave_deck(table, kind):
    if RANK[kind] == WAGER:
        table.deck_wagers[COLOUR[kind]] -= 1
        if table.deck_wagers[COLOUR[kind]] > 0:
            return
    table.deck &= ~bit(kind)


@rule
def top_rank(table, colour):
    """The rank on top of a discard pile; the pile must not be empty."""
    return np.int64(table.pile[colour] & Word(15)) - 1


# §2, §3  The match and its rounds


@rule
def setup(box, table):
    table.phase = Phase.START
    table.starter = NORTH
    if box.starter != LOT:
        table.starter = box.starter
        begin_round(box, table)


@rule
def begin_round(box, table):
    """§3.1, §3.2: all cards together again."""
    table.deck = box.kinds
    table.deck_left = box.cards
    for colour in range(MOST_COLOURS):
        table.pile[colour] = NONE
        table.deck_wagers[colour] = WAGERS if colour < box.colours else 0
    for seat in range(SEATS):
        clear_seat(table, seat)
    table.ply = 0
    table.closed = 0
    table.turn = table.starter
    table.phase = Phase.DEAL


@rule
def clear_seat(table, seat):
    table.hand[seat] = NONE
    table.known[seat] = NONE
    table.laid[seat] = NONE
    table.veiled[seat] = 0
    for colour in range(MOST_COLOURS):
        table.hand_wagers[seat, colour] = 0
        table.known_wagers[seat, colour] = 0
        table.laid_wagers[seat, colour] = 0


@rule
def refuse_start(box, table, seat):
    if table.phase == Phase.OVER:
        return Refusal.MATCH_IS_OVER
    return Refusal.LEGAL if table.phase == Phase.START else Refusal.NOT_THE_LOT


@rule
def start(box, table, seat):
    """§2.2: the lot has fallen."""
    table.starter = seat
    begin_round(box, table)


@rule
def next_starter(table):
    """§2.3: more points in the round before; §2.4: in total; else the one who did not begin."""
    last = table.rounds_done - 1
    lead = np.int64(table.points[NORTH, last]) - table.points[SOUTH, last]
    if lead == 0:
        lead = total(table, NORTH) - total(table, SOUTH)
    if lead == 0:
        return 1 - np.int64(table.starter)
    return NORTH if lead > 0 else SOUTH


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
    if not has(box.kinds, kind):
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


# §5  Draw a card


@rule
def takeable(table):
    """§5.2, §5.3: the colours whose discards are open to the player."""
    colours = NONE
    for colour in range(MOST_COLOURS):
        colours |= Word(table.pile[colour] != NONE) << Word(colour)
    return colours & ~Word(table.closed)


@rule
def refuse_drawing(table):
    """What holds for drawing and taking alike (§4.1)."""
    if table.phase == Phase.OVER:
        return Refusal.MATCH_IS_OVER
    if table.phase == Phase.LAY:
        return Refusal.LAY_FIRST
    return Refusal.LEGAL if table.phase == Phase.DRAW else Refusal.CHANCE_IS_DUE


@rule
def refuse_take(box, table, colour):
    if colour >= box.colours:
        return Refusal.COLOUR_NOT_IN_PLAY
    why = refuse_drawing(table)
    if why != Refusal.LEGAL or has(takeable(table), colour):
        return why
    return Refusal.JUST_DISCARDED if has(Word(table.closed), colour) else Refusal.PILE_IS_EMPTY


@rule
def take(box, table, colour):
    kind = KIND[colour, top_rank(table, colour)]
    table.pile[colour] >>= Word(4)
    gain(table, table.turn, kind)
    if RANK[kind] == WAGER:
        table.known_wagers[table.turn, colour] += 1
    else:
        table.known[table.turn] |= bit(kind)
    end_turn(box, table)


@rule
def refuse_turn_up(table, kind):
    """Chance only: seats draw, and then see (§3.1, §5.1)."""
    if table.phase == Phase.OVER:
        return Refusal.MATCH_IS_OVER
    if table.phase != Phase.DEAL and table.phase != Phase.TURN_UP:
        return Refusal.CHANCE_ALONE
    return Refusal.LEGAL if has(table.deck, kind) else Refusal.NOT_IN_DECK


@rule
def turn_up(box, table, kind):
    leave_deck(table, kind)
    table.deck_left -= 1
    gain(table, receiver(box, table), kind)
    if table.phase == Phase.TURN_UP:
        end_turn(box, table)
    elif table.deck_left == box.cards - SEATS * HAND_SIZE:
        table.phase = Phase.LAY


@rule
def receiver(box, table):
    """Who gets the card just turned up: in turn while dealing (§3.1), else who drew it."""
    if table.phase == Phase.TURN_UP:
        return np.int64(table.turn)
    dealt = np.int64(box.cards) - table.deck_left
    return (table.starter + dealt - 1) % SEATS


@rule
def end_turn(box, table):
    """§6.1: no card left, no further turn; §10.4: the cap."""
    table.ply = min(table.ply + 1, MOST_TURNS)
    table.closed = 0
    if table.deck_left == 0 or table.ply == box.cap:
        end_round(box, table)
    else:
        table.turn = 1 - table.turn
        table.phase = Phase.LAY


# §6, §7, §8  End and scoring


@rule
def end_round(box, table):
    for seat in range(SEATS):
        table.points[seat, table.rounds_done] = round_points(table, seat)
    table.rounds_done += 1
    table.phase = Phase.OVER
    if table.rounds_done < box.rounds:
        table.starter = next_starter(table)
        begin_round(box, table)


@rule
def expedition_points(table, seat, colour):
    """§7.1 to §7.4."""
    numbers = (table.laid[seat] >> Word(RANK_COUNT * colour)) & COLUMN
    wagers = np.int64(table.laid_wagers[seat, colour])
    cards = count(numbers) + wagers
    if cards == 0:
        return 0
    climbed = (SUM[np.int64(numbers >> ONE)] - COST) * (1 + wagers)
    return climbed + BONUS if cards >= LONG else climbed


@rule
def round_points(table, seat):
    """§7.5: what the expeditions on the table are worth."""
    points = 0
    for colour in range(MOST_COLOURS):
        points += expedition_points(table, seat, colour)
    return points


@rule
def total(table, seat):
    """§2.1: the rounds that are over."""
    points = np.int64(0)
    for done in range(table.rounds_done):
        points += table.points[seat, done]
    return points


@rule
def score(box, table, seat):
    """The points so far, this round's expeditions counted as they lie."""
    if table.phase == Phase.OVER:
        return total(table, seat)
    return total(table, seat) + round_points(table, seat)


@rule
def place(box, table, seat):
    """§8.1, §8.2: 1 for the winner or both in a draw, else 2."""
    return 2 if score(box, table, seat) < score(box, table, 1 - seat) else 1


@rule
def stage(box, table):
    """§2.1: the rounds that are over."""
    return np.int64(table.rounds_done)


# The verbs


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
