"""What can be chosen when a table is made (§13), and the box that follows from it."""

from typing import Annotated, Literal

import msgspec

from fernweh.games.survive.board import LAGOON_SHORE, SHORE, SLOTS
from fernweh.games.survive.components import COLOURS, OF_COLOUR
from fernweh.games.survive.state import BOX, LOT
from fernweh.kernel.fault import Fault
from fernweh.kernel.record import Rows, blank
from fernweh.kernel.starter import starter_of

SEAT_NAMES = COLOURS  # §1.1, clockwise
SIMULATION: dict[str, bool] = {}
SEARCH = {"spread": 8.0, "scale": 8.0, "most": 50}  # points: see fernweh.bots.search.style
LEARNING = {"taught": 0.4, "close": 3.0, "width": 512}  # see fernweh.rl.train.settings
ONLY_VIEWS = ("show_own",)  # §13.7


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """§13. The defaults are the rulebook's."""

    starter: Literal["lot", "red", "blue", "green", "yellow"] = "lot"
    two_colours: bool = False
    two_colour_boats: Literal["per_player", "per_colour"] = "per_player"
    population_density: bool = False
    shore_includes_lagoon: bool = False
    to_the_last_one: bool = False
    last_one_rounds: Annotated[int, msgspec.Meta(ge=0, le=999)] = 30
    all_are_equal: bool = False
    atlantis_goes_under: bool = False
    show_own_values: bool = False
    tie_break: Literal["shared", "most_explorers"] = "shared"
    stop_when_empty: bool = False
    boarded_swimmer_may_continue: bool = True
    jump_overboard_anywhere: bool = True
    boarding_triggers_creature: bool = True
    capsized_may_swim: bool = True
    dolphin_uses_swim_move: bool = False
    wind_empty_boat: bool = True
    one_swimmer_a_turn: bool = False


def lay_out(options: Options, seats: int = 2) -> Rows:
    """The box for these options and that many players."""
    _must_go_together(options, seats)
    box = blank(BOX)
    colours = 2 * seats if options.two_colours else seats
    per_colour = options.two_colours and options.two_colour_boats == "per_colour"
    for colour in range(colours):
        box[0].owned[colour % seats] |= OF_COLOUR[colour]
    box[0].crowded = _crowded(options)
    box[0].rounds = options.last_one_rounds
    box[0].seats = seats
    box[0].colours = colours
    box[0].starter = starter_of(options.starter, SEAT_NAMES[:seats], LOT)  # §13.1
    box[0].boats = 2 * (colours if per_colour else seats)
    box[0].last_one = options.to_the_last_one
    box[0].equal = options.all_are_equal
    box[0].goes_under = options.atlantis_goes_under
    box[0].show_own = options.show_own_values
    box[0].most_explorers = options.tie_break == "most_explorers"
    box[0].stop_when_empty = options.stop_when_empty or options.to_the_last_one
    box[0].may_continue = options.boarded_swimmer_may_continue
    box[0].jump_anywhere = options.jump_overboard_anywhere
    box[0].boarding_triggers = options.boarding_triggers_creature
    box[0].capsized_may_swim = options.capsized_may_swim
    box[0].dolphin_swims = options.dolphin_uses_swim_move
    box[0].wind_empty = options.wind_empty_boat
    box[0].one_swimmer = options.one_swimmer_a_turn
    return box


def _must_go_together(options: Options, seats: int) -> None:
    """§13.2, §13.6"""
    if options.two_colours and seats != 2:
        raise Fault("option-value", option="two_colours", value="true", allowed="false")
    if options.to_the_last_one and options.atlantis_goes_under:
        raise Fault("option-value", option="atlantis_goes_under", value="true", allowed="false")


def _crowded(options: Options) -> int:
    """§13.3: the slots that take two explorers."""
    if not options.population_density:
        return 0
    shore = int(SHORE) | (int(LAGOON_SHORE) if options.shore_includes_lagoon else 0)
    return int(2**SLOTS - 1) & ~shore
