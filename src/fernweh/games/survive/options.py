"""What can be chosen when a table is made (§13), and the box that follows from it."""

from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from fernweh.games.survive.board import (
    ADJACENT, HEX_OF, HEXES, LAGOON, LAGOON_SHORE, NEAR, SERPENT_STARTS, SHORE, SLOT_HEX, SLOTS,
)  # fmt: skip
from fernweh.games.survive.components import (
    BACK_COUNT, BEACH, COLOURS, EXPLORERS, FOREST, MOUNTAIN, TILE_COUNT, VALUE_COUNT, VALUES, Back,
)  # fmt: skip
from fernweh.games.survive.state import BOX, LOT
from fernweh.kernel.fault import Fault
from fernweh.kernel.record import Rows, blank
from fernweh.kernel.smaller import in_full, must_be_within, number, smaller
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


Small = smaller(
    Options,
    beaches=(number(0, int(TILE_COUNT[BEACH])), int(TILE_COUNT[BEACH])),  # tiles, and the next two
    forests=(number(0, int(TILE_COUNT[FOREST])), int(TILE_COUNT[FOREST])),
    mountains=(number(1, int(TILE_COUNT[MOUNTAIN])), int(TILE_COUNT[MOUNTAIN])),
    explorers=(number(1, EXPLORERS), EXPLORERS),  # of each colour
    boats=(number(1, 2), 2),  # of each player at the start
    serpents=(number(0, len(SERPENT_STARTS)), len(SERPENT_STARTS)),  # at the start
)


def lay_out(options: Options, seats: int = 2) -> Rows:
    """The box for these options and that many players; a fault if there are too few tiles."""
    terms = in_full(options, Small)
    _must_go_together(terms, seats)
    box, slots = blank(BOX), terms.beaches + terms.forests + terms.mountains
    colours = 2 * seats if terms.two_colours else seats
    per_colour = terms.two_colours and terms.two_colour_boats == "per_colour"
    fleets = colours if per_colour else seats
    for colour in range(colours):
        box[0].owned[colour % seats] |= np.uint64(
            ((1 << terms.explorers) - 1) << EXPLORERS * colour
        )
    box[0].crowded = _crowded(terms, slots)
    box[0].rounds = terms.last_one_rounds
    box[0].seats = seats
    box[0].colours = colours
    box[0].starter = starter_of(terms.starter, SEAT_NAMES[:seats], LOT)  # §13.1
    box[0].boats = terms.boats * fleets
    box[0].last_one = terms.to_the_last_one
    box[0].equal = terms.all_are_equal
    box[0].goes_under = terms.atlantis_goes_under
    box[0].show_own = terms.show_own_values
    box[0].most_explorers = terms.tie_break == "most_explorers"
    box[0].stop_when_empty = terms.stop_when_empty or terms.to_the_last_one
    box[0].may_continue = terms.boarded_swimmer_may_continue
    box[0].jump_anywhere = terms.jump_overboard_anywhere
    box[0].boarding_triggers = terms.boarding_triggers_creature
    box[0].capsized_may_swim = terms.capsized_may_swim
    box[0].dolphin_swims = terms.dolphin_uses_swim_move
    box[0].wind_empty = terms.wind_empty_boat
    box[0].one_swimmer = terms.one_swimmer_a_turn
    _lay_out_island(terms, slots, box[0])
    room = slots + int(box[0].crowded).bit_count()
    must_be_within("explorers", terms.explorers, 1, room // colours)
    must_be_within("boats", terms.boats, 1, int(box[0].launches.sum()) // fleets)
    return box


def _lay_out_island(terms: Any, slots: int, box: Any) -> None:
    """§1.3, §1.5, §1.6, §2.1: what is on it and beside it."""
    box.slots = (1 << slots) - 1
    box.wet = int(SHORE) | int(LAGOON_SHORE) | _near(range(slots, SLOTS))
    box.explorers = terms.explorers
    box.values = _values(terms.explorers)
    box.tiles = terms.beaches, terms.forests, terms.mountains
    box.left = [_backs(terrain, int(many)) for terrain, many in enumerate(box.tiles)]
    box.serpents = terms.serpents
    box.launches = _launches(slots)


def _near(slots: range) -> int:
    """The slots beside these, which are sea."""
    found = 0
    for slot in slots:
        found |= int(NEAR[slot])
    return found


def _values(explorers: int) -> list[int]:
    """§1.6: the dearest first."""
    found = [0] * (VALUES + 1)
    for value in range(VALUES, 0, -1):
        found[value] = min(int(VALUE_COUNT[value]), explorers - sum(found))
    return found


def _backs(terrain: int, tiles: int) -> Any:
    """§1.5: the volcano, then one of each sort in turn as long as there are some."""
    left, found = BACK_COUNT[terrain].copy(), np.zeros_like(BACK_COUNT[terrain])
    turn = [int(Back.VOLCANO), *(back for back in Back if back != Back.VOLCANO)]
    while found.sum() < tiles:
        for back in turn:
            if left[back] and found.sum() < tiles:
                left[back] -= 1
                found[back] += 1
    return found


def _launches(slots: int) -> list[bool]:
    """§2.6, of each hex; the lagoon is none, and neither is where a serpent starts."""
    island, serpents = SLOT_HEX[:slots], [HEX_OF[name] for name in (*SERPENT_STARTS, LAGOON)]
    return [
        hex_ not in island and hex_ not in serpents and bool(ADJACENT[hex_, island].any())
        for hex_ in range(HEXES)
    ]


def _must_go_together(options: Options, seats: int) -> None:
    """§13.2, §13.6"""
    if options.two_colours and seats != 2:
        raise Fault("option-value", option="two_colours", value="true", allowed="false")
    if options.to_the_last_one and options.atlantis_goes_under:
        raise Fault("option-value", option="atlantis_goes_under", value="true", allowed="false")


def _crowded(options: Any, slots: int) -> int:
    """§13.3: the slots that take two explorers."""
    if not options.population_density:
        return 0
    shore = int(SHORE) | (int(LAGOON_SHORE) if options.shore_includes_lagoon else 0)
    return int(2**slots - 1) & ~shore
