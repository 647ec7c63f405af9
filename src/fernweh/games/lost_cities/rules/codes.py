"""Why an action may not be taken."""

from fernweh.kernel.reason import Reason


class Refusal(Reason):
    LEGAL = 0
    MATCH_IS_OVER = 1, "8.1"
    CHANCE_IS_DUE = 2, "4.1"  # a card is being dealt or turned up
    CHANCE_ALONE = 3, "5.1"  # nobody chooses what the deck gives
    LAY_FIRST = 4, "4.1"
    DRAW_NOW = 5, "4.1"
    NOT_IN_HAND = 6, "4.2"
    BELOW_THE_PEAK = 7, "4.4"
    WAGER_TOO_LATE = 8, "4.5"
    JUST_DISCARDED = 9, "5.3"
    PILE_IS_EMPTY = 10, "5.2"
    COLOUR_NOT_IN_PLAY = 11, "10.1"
    NOT_IN_DECK = 12, "3.2"  # chance has no such card
    NOT_THE_LOT = 13, "2.2"  # the starter is not drawn now
