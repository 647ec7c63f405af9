"""The Quest for El Dorado, for two to four players."""

import sys
from collections.abc import Mapping

from fernweh.games.el_dorado.ahead import ahead_of
from fernweh.games.el_dorado.census import census
from fernweh.games.el_dorado.components import ACTIONS
from fernweh.games.el_dorado.events import EVENTS
from fernweh.games.el_dorado.explain import explain, rule_of
from fernweh.games.el_dorado.features import OBSERVATION, observe
from fernweh.games.el_dorado.hidden import conceal, determinize
from fernweh.games.el_dorado.narrate import narrate
from fernweh.games.el_dorado.notation import action_of, move_of, spelled, text_of
from fernweh.games.el_dorado.options import (
    LEARNING,
    SEARCH,
    SEAT_NAMES,
    SIMULATION,
    Options,
    Small,
    lay_out,
)
from fernweh.games.el_dorado.policy import policy
from fernweh.games.el_dorado.reader import table_of
from fernweh.games.el_dorado.rules import (
    Refusal, actor, apply, draw, is_cut, legal, place, refusal, score, setup, weight,
)  # fmt: skip
from fernweh.games.el_dorado.sheet import sheet_of
from fernweh.games.el_dorado.state import BOX, TABLE
from fernweh.games.el_dorado.unseen import unseen_by
from fernweh.games.el_dorado.view import View, view_of
from fernweh.kernel.verbs import register

NAME = "el_dorado"
RULES_VERSION = 3
EARLIER: Mapping[int, tuple[str, ...]] = {2: ()}

register(sys.modules[__name__])
