"""Lost Cities, for two players. The game to copy: see CONTRIBUTING.md."""

import sys

from fernweh.games.lost_cities.census import census
from fernweh.games.lost_cities.components import ACTIONS
from fernweh.games.lost_cities.events import EVENTS
from fernweh.games.lost_cities.explain import explain, rule_of
from fernweh.games.lost_cities.features import OBSERVATION, observe
from fernweh.games.lost_cities.hidden import conceal, determinize
from fernweh.games.lost_cities.imagined import imagine
from fernweh.games.lost_cities.narrate import narrate
from fernweh.games.lost_cities.notation import action_of, move_of, spelled, text_of
from fernweh.games.lost_cities.options import (
    SEARCH, SEAT_NAMES, SIMULATION, Options, Small, lay_out,
)  # fmt: skip
from fernweh.games.lost_cities.policy import policy
from fernweh.games.lost_cities.reader import table_of
from fernweh.games.lost_cities.rules import (
    Refusal, actor, apply, draw, is_cut, legal, place, refusal, score, setup, stage, weight,
)  # fmt: skip
from fernweh.games.lost_cities.sheet import sheet_of
from fernweh.games.lost_cities.state import BOX, TABLE
from fernweh.games.lost_cities.unseen import unseen_by
from fernweh.games.lost_cities.view import View, view_of
from fernweh.kernel.verbs import register

NAME = "lost_cities"
RULES_VERSION = 1

register(sys.modules[__name__])
