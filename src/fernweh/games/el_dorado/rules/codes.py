"""Why an action may not be taken, and what holds for all that a seat can do."""

from fernweh.games.el_dorado.state import Phase
from fernweh.kernel.reason import Reason
from fernweh.kernel.rule import rule


class Refusal(Reason):
    LEGAL = 0
    GAME_IS_OVER = 1, "11.1"
    CHANCE_IS_DUE = 2, "4.1"  # a card, a token or a blockade is being turned up
    CHANCE_ALONE = 3, "13.2"  # nobody chooses what piles and caves give
    FINISH_MOVING = 4, "5.10"  # a card is being used
    FINISH_PAYING = 5, "5.5"  # rubble or a camp is being paid for
    FINISH_BUYING = 6, "7.7"
    TAKE_A_CARD = 7, "9.4"
    FINISH_REMOVING = 8, "9.3"
    FINISH_REPLACING = 9, "10.6"
    EXPLORE_OR_DECLINE = 10, "10.3"
    TURN_IS_ENDING = 11, "4.4"
    NOT_NOW = 12, "4.2"  # this is done in the course of something else
    NOT_IN_HAND = 13, "4.2"
    WRONG_SYMBOL = 14, "5.4"  # this card is never that symbol
    SYMBOL_CHANGED = 15, "10.10"  # it must be another symbol now
    NO_USE = 16, "5.10"  # no pawn can use it
    NO_SUCH_PAWN = 17, "1.8"
    PAWN_HAS_ARRIVED = 18, "5.11"
    OTHER_PAWN_MOVES = 19, "12.1"
    NO_SPACE_THERE = 20, "2.3"  # the edge of the map
    CLOSED_SPACE = 21, "5.7"  # mountain or cave
    OCCUPIED = 22, "5.7"
    BLOCKED = 23, "6.1"
    ASKS_FOR_OTHER = 24, "5.1"  # the space or blockade asks for another symbol
    NOT_ENOUGH_POWER = 25, "5.1"
    PLAY_A_CARD_FIRST = 26, "5.1"
    NOT_ENOUGH_CARDS = 27, "5.5"
    NOT_BEYOND_THE_LINE = 28, "14.5"
    BLOCKADE_IS_GONE = 29, "6.4"
    NOT_AT_THE_LINE = 30, "6.2"
    MUST_BE_USED = 31, "5.10"  # the card played has not moved anything yet
    NOTHING_TO_DECLINE = 32, "15.12"
    BOUGHT_ALREADY = 33, "7.1"
    TOO_POOR = 34, "7.7"  # nothing for sale can be paid for
    NOT_ENOUGH_COINS = 35, "7.2"
    SOLD_OUT = 36, "7.5"
    RESERVE_IS_CLOSED = 37, "7.4"
    NO_SUCH_TOKEN = 38, "10.6"  # not yours
    NO_CAVE_HERE = 39, "10.2"
    CAVE_IS_EMPTY = 40, "10.5"
    EXPLORED_ALREADY = 41, "10.4"
    NOTHING_TO_SAVE = 42, "10.8"
    HAND_IS_EMPTY = 43, "10.6"
    NOT_IN_PILE = 44, "4.6"  # chance has no such card
    NOT_IN_BAG = 45, "10.1"
    BLOCKADE_LIES = 46, "3.2"
    NOT_THE_LOT = 47, "3.1"
    SEAT_NOT_TAKEN = 48, "1.1"
    START_SPACE = 49, "5.8"
    HOLDS_ALREADY = 50, "10.6"  # a token of that kind was used in this turn and still holds


@rule
def is_seats_turn(table):
    """Whether a seat is to act, in whichever phase."""
    return table.phase >= Phase.PLAY and table.phase <= Phase.KEEP


@rule
def refuse_in(table, phase):
    """Everything has its own phase; LEGAL in that one."""
    if table.phase == phase:
        return Refusal.LEGAL
    if table.phase == Phase.MOVE or table.phase == Phase.FREE:
        return Refusal.FINISH_MOVING
    match table.phase:
        case Phase.OVER:
            return Refusal.GAME_IS_OVER
        case Phase.PLAY:
            return Refusal.NOT_NOW
        case Phase.PAY:
            return Refusal.FINISH_PAYING
        case Phase.BUY:
            return Refusal.FINISH_BUYING
        case Phase.TAKE:
            return Refusal.TAKE_A_CARD
        case Phase.REMOVE:
            return Refusal.FINISH_REMOVING
        case Phase.REPLACE:
            return Refusal.FINISH_REPLACING
        case Phase.EXPLORE:
            return Refusal.EXPLORE_OR_DECLINE
        case Phase.KEEP:
            return Refusal.TURN_IS_ENDING
        case _:
            return Refusal.CHANCE_IS_DUE
