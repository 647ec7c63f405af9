"""Lost Cities: Rivals, an auction for two to four players."""

import sys

from fernweh.games.lost_cities_rivals.census import census
from fernweh.games.lost_cities_rivals.components import ACTIONS
from fernweh.games.lost_cities_rivals.events import EVENTS
from fernweh.games.lost_cities_rivals.explain import explain, rule_of
from fernweh.games.lost_cities_rivals.features import OBSERVATION, observe
from fernweh.games.lost_cities_rivals.hidden import conceal, determinize
from fernweh.games.lost_cities_rivals.narrate import narrate
from fernweh.games.lost_cities_rivals.notation import action_of, move_of, spelled, text_of
from fernweh.games.lost_cities_rivals.options import (
    LEARNING,
    SEARCH,
    SEAT_NAMES,
    SIMULATION,
    Options,
    Small,
    lay_out,
)
from fernweh.games.lost_cities_rivals.policy import policy
from fernweh.games.lost_cities_rivals.reader import table_of
from fernweh.games.lost_cities_rivals.rules import (
    Refusal, actor, apply, draw, legal, place, refusal, score, setup, weight,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.sheet import sheet_of
from fernweh.games.lost_cities_rivals.state import BOX, TABLE
from fernweh.games.lost_cities_rivals.view import View, view_of
from fernweh.kernel.verbs import register

NAME = "lost_cities_rivals"
RULES_VERSION = 1

register(sys.modules[__name__])
