"""Why an action may not be taken."""

from fernweh.kernel.reason import Reason


class Refusal(Reason):
    LEGAL = 0
    GAME_IS_OVER = 1, "4.3"
    CHANCE_IS_DUE = 2, "2.1"  # a lantern is being drawn, or the die is falling
    CHANCE_ALONE = 3, "1.2"  # nobody chooses what is drawn or falls
    NOT_IN_BAG = 4, "2.1"  # chance has no such lantern
    NO_FIRE = 5, "3.1"
    FIRE_IS_HIGH = 6, "3.5"
    SHOW_NOW = 7, "4.1"
    NOT_YET = 8, "4.1"  # lanterns are shown after the last night
    NOT_YOURS = 9, "5.1"
