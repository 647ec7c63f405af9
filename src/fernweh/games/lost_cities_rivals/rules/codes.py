"""Why not: the codes, and what holds for all actions of one phase."""

from fernweh.games.lost_cities_rivals.state import Phase
from fernweh.kernel.reason import Reason
from fernweh.kernel.rule import rule


class Refusal(Reason):
    LEGAL = 0
    GAME_IS_OVER = 1, "7.3"
    CHANCE_IS_DUE = 2, "4.1"  # a card is being turned up, or starting wagers are being dealt
    CHANCE_ALONE = 3, "9.3"  # nobody chooses what the piles give
    AUCTION_IS_ON = 4, "5.2"  # bid higher or pass
    CHOOSE_CARDS = 5, "5.6"  # the winner takes, trashes or is done
    NO_AUCTION = 6, "3.1"  # nothing to pass on, and nothing won
    NOT_WON_YET = 7, "5.4"  # cards are taken when the auction is over
    DISPLAY_IS_EMPTY = 8, "5.1"
    BID_TOO_LOW = 9, "5.2"
    NOT_ENOUGH_COINS = 10, "5.3"
    NOT_ON_DISPLAY = 11, "5.6"
    BELOW_THE_PEAK = 12, "6.2"
    WAGER_TOO_LATE = 13, "6.3"
    NOT_IN_PILES = 14, "9.3"  # chance has no such card
    NOT_THE_DEAL = 15, "2.1"  # no starting wagers are dealt now
    NO_SUCH_DEAL = 16, "2.1"  # these two colours cannot be dealt to this seat
    NOT_THE_LOT = 17, "2.5"  # the starter is not drawn now
    EMPTY_SEAT = 18, "1.1"


@rule
def refuse_turn(table, phase):
    """What holds for every action of a seat that belongs to one phase."""
    if table.phase == phase:
        return Refusal.LEGAL
    match table.phase:
        case Phase.OVER:
            return Refusal.GAME_IS_OVER
        case Phase.TURN:
            return Refusal.NO_AUCTION
        case Phase.BID:
            return Refusal.NOT_WON_YET if phase == Phase.TAKE else Refusal.AUCTION_IS_ON
        case Phase.TAKE:
            return Refusal.CHOOSE_CARDS
        case _:
            return Refusal.CHANCE_IS_DUE
