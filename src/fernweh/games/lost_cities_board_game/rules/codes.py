"""Why an action may not be taken, and what holds for all that a seat can do."""

from fernweh.games.lost_cities_board_game.state import Phase
from fernweh.kernel.reason import Reason
from fernweh.kernel.rule import rule


class Refusal(Reason):
    """What holds in two places has the paragraph of the place: `explain` looks there."""

    LEGAL = 0
    GAME_IS_OVER = 1, "9.1"
    CHANCE_IS_DUE = 2, "4.1"  # a tile or card is being laid, dealt or turned up
    CHANCE_ALONE = 3, "3.3"  # nobody chooses what the tiles and the deck give
    LAY_FIRST = 4, "4.1"
    DRAW_NOW = 5, "4.1"
    SEND_FIRST = 6, "4.4"  # an explorer must set out
    MOVE_FIRST = 7, "5.4"  # move an explorer, or decline
    NOT_IN_HAND = 8, "4.2"
    BELOW_THE_ROW = 9, "4.6"
    ABOVE_THE_ROW = 10, "11.3"  # the row falls
    NO_ROW_BEGUN = 11, "4.4"  # nobody sets out now
    NO_MOVE_DUE = 12, "5.4"  # no arrow, no city
    NOBODY_ON_THE_PATH = 13, "5.6"
    IN_THE_CITY = 14, "5.6"
    JUST_DISCARDED = 15, "6.3"
    PILE_IS_EMPTY = 16, "6.2"
    NOT_IN_DECK = 17, "3.4"  # chance has no such card
    NO_SUCH_TILE_LEFT = 18, "3.1"
    NOT_THE_LOT = 19, "2.2"  # the starter is not drawn now
    SEAT_NOT_TAKEN = 20, "1.1"


@rule
def refuse_in_turn(table, phase):
    """§4.1: everything has its own phase; LEGAL in that one."""
    if table.phase == phase:
        return Refusal.LEGAL
    match table.phase:
        case Phase.OVER:
            return Refusal.GAME_IS_OVER
        case Phase.LAY:
            return Refusal.LAY_FIRST
        case Phase.SEND:
            return Refusal.SEND_FIRST
        case Phase.MOVE:
            return Refusal.MOVE_FIRST
        case Phase.DRAW:
            return Refusal.DRAW_NOW
        case _:
            return Refusal.CHANCE_IS_DUE


@rule
def is_seats_turn(table):
    """Whether a seat is to act, in whichever phase."""
    return table.phase >= Phase.LAY and table.phase <= Phase.DRAW
