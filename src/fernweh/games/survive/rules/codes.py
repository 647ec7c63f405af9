"""Why an action may not be taken, and what holds for all that a seat can do."""

from fernweh.games.survive.state import Phase
from fernweh.kernel.reason import Reason
from fernweh.kernel.rule import rule


class Refusal(Reason):
    """What holds in several places has the paragraph of the place: `explain` looks there."""

    LEGAL = 0
    GAME_IS_OVER = 1, "11.1"
    CHANCE_IS_DUE = 2, "2.2"  # a tile is laid or looked at, a die rolled
    CHANCE_ALONE = 3, "2.2"  # nobody chooses what comes
    PICK_FIRST = 4, "2.5"  # which explorer
    PLACE_FIRST = 5, "2.5"  # and where
    LAUNCH_FIRST = 6, "2.6"
    PLAY_FIRST = 7, "3.2"  # play a tile, or be done with it
    GUIDE_FIRST = 8, "9.2"  # the dolphin is at work
    BLOW_FIRST = 9, "9.2"  # the wind is
    SEND_FIRST = 10, "9.3"  # a creature is being moved by a tile
    MOVE_FIRST = 11, "3.3"  # move, or be done with it
    STEP_FIRST = 12, "4.1"  # the chosen explorer or boat has to go somewhere
    SINK_FIRST = 13, "3.5"
    RESCUE_FIRST = 14, "8.4"
    PROWL_FIRST = 15, "10.1"  # a creature may be moved
    ANSWER_FIRST = 16, "9.7"
    NOT_YOURS = 17, "4.1"
    NOT_ON_BOARD = 18, "6.7"  # saved or dead
    HAS_SWUM = 19, "4.5"
    BOARDED_JUST_NOW = 20, "13.10"
    NO_WAY = 21, "10.4"  # nowhere to go from there
    NOT_IN_THE_WATER = 22, "9.2"
    NO_BOAT_THERE = 23, "4.4"
    NOT_IN_CONTROL = 24, "5.2"
    BOAT_IS_EMPTY = 25, "13.12"
    NO_CREATURE_THERE = 26, "10.1"
    NOT_ADJACENT = 27, "1.2"
    LAND_IS_BARRED = 28, "4.11"
    BOAT_IN_THE_WAY = 29, "5.3"
    NOT_EMPTY = 30, "9.3"
    NO_TILE_THERE = 31, "1.3"
    TILE_IS_TAKEN = 32, "2.5"
    NOT_BESIDE_LAND = 33, "2.6"
    NOT_FREE = 34, "2.6"  # a boat or serpent is there
    BOAT_IS_FULL = 35, "5.4"
    SWIM_THEN_BOARD = 36, "4.7"
    NOT_ABOARD = 37, "4.9"
    ONLY_AT_LANDING = 38, "13.11"
    NO_SAFE_ISLAND = 39, "4.10"
    WRONG_TERRAIN = 40, "7.1"
    NOT_BESIDE_SEA = 41, "7.2"
    NOT_IN_HAND = 42, "9.1"
    NO_USE = 43, "9.1"
    NO_SUCH_EXPLORER = 44, "1.6"  # none of that value is left to place
    NOTHING_TO_REPEL = 45, "9.6"
    NOT_YET = 46, "10.2"  # one hex at least
    NOTHING_TO_END = 47, "3.5"  # this step is no choice
    NOT_THE_LOT = 48, "2.4"
    SEAT_NOT_TAKEN = 49, "1.1"
    NO_SUCH_TILE_LEFT = 50, "1.5"
    SHOW_FIRST = 51, "11.2"
    NOTHING_TO_SHOW = 52, "11.2"
    NOT_ITS_VALUE = 53, "11.2"
    IS_ABOARD = 54, "4.9"  # how a passenger leaves a boat


@rule
def is_seats_turn(table):
    """Whether a seat is to act, in whichever phase."""
    return table.phase >= Phase.PICK


@rule
def refuse_in(table, phase):
    """§3.1: everything has its own phase; LEGAL in that one."""
    return Refusal.LEGAL if table.phase == phase else what_is_due(table)


@rule
def what_is_due(table):  # noqa: PLR0912 (a line a verb or phase)
    """The reason why anything else has to wait."""
    match table.phase:
        case Phase.OVER:
            return Refusal.GAME_IS_OVER
        case Phase.PICK:
            return Refusal.PICK_FIRST
        case Phase.PLACE:
            return Refusal.PLACE_FIRST
        case Phase.LAUNCH:
            return Refusal.LAUNCH_FIRST
        case Phase.PLAY:
            return Refusal.PLAY_FIRST
        case Phase.DOLPHIN | Phase.GUIDE:
            return Refusal.GUIDE_FIRST
        case Phase.WIND | Phase.BLOW:
            return Refusal.BLOW_FIRST
        case Phase.CALL | Phase.SEND:
            return Refusal.SEND_FIRST
        case Phase.MOVE:
            return Refusal.MOVE_FIRST
        case Phase.STEP | Phase.SAIL:
            return Refusal.STEP_FIRST
        case Phase.SINK:
            return Refusal.SINK_FIRST
        case Phase.RESCUE:
            return Refusal.RESCUE_FIRST
        case Phase.CREATURE | Phase.PROWL:
            return Refusal.PROWL_FIRST
        case Phase.ANSWER:
            return Refusal.ANSWER_FIRST
        case Phase.SHOW:
            return Refusal.SHOW_FIRST
        case _:
            return Refusal.CHANCE_IS_DUE


@rule
def refuse_chance(table, phase):
    """Chance's outcomes: in their phase, and by no seat."""
    if table.phase == phase:
        return Refusal.LEGAL
    return Refusal.GAME_IS_OVER if table.phase == Phase.OVER else Refusal.CHANCE_ALONE
