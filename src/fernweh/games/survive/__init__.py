"""Survive: Escape from Atlantis!, for two to four players."""

import sys
from collections.abc import Mapping

from fernweh.games.survive.census import census
from fernweh.games.survive.components import ACTIONS
from fernweh.games.survive.events import EVENTS
from fernweh.games.survive.explain import explain, rule_of
from fernweh.games.survive.features import OBSERVATION, observe
from fernweh.games.survive.hidden import TELLING, conceal, determinize
from fernweh.games.survive.narrate import narrate
from fernweh.games.survive.notation import action_of, move_of, spelled, text_of
from fernweh.games.survive.options import (
    ONLY_VIEWS,
    LEARNING,
    SEARCH,
    SEAT_NAMES,
    SIMULATION,
    Options,
    Small,
    lay_out,
)
from fernweh.games.survive.policy import policy
from fernweh.games.survive.policy.prospects import estimate
from fernweh.games.survive.reader import table_of
from fernweh.games.survive.rules import (
    Refusal, actor, apply, draw, legal, place, refusal, score, setup, weight,
)  # fmt: skip
from fernweh.games.survive.sheet import sheet_of
from fernweh.games.survive.state import BOX, TABLE
from fernweh.games.survive.unseen import unseen_by
from fernweh.games.survive.view import View, view_of
from fernweh.kernel.verbs import register

NAME = "survive"
RULES_VERSION = 3
EARLIER: Mapping[int, tuple[str, ...]] = {2: ("one_swimmer_a_turn",)}

register(sys.modules[__name__])
