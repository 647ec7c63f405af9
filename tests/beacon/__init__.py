"""Beacon, for two or three players: the smallest whole game, for tests and for whoever adds one."""

import sys

from fernweh.kernel.verbs import register
from tests.beacon.census import census
from tests.beacon.components import ACTIONS
from tests.beacon.events import EVENTS
from tests.beacon.explain import explain, rule_of
from tests.beacon.features import OBSERVATION, observe
from tests.beacon.hidden import conceal, determinize
from tests.beacon.narrate import narrate
from tests.beacon.notation import action_of, move_of, spelled, text_of
from tests.beacon.options import SEARCH, SEAT_NAMES, SIMULATION, Options, lay_out
from tests.beacon.policy import policy
from tests.beacon.reader import table_of
from tests.beacon.rules import (
    Refusal, actor, apply, draw, legal, place, refusal, score, setup, weight,
)  # fmt: skip
from tests.beacon.sheet import sheet_of
from tests.beacon.state import BOX, TABLE
from tests.beacon.unseen import unseen_by
from tests.beacon.view import View, view_of

NAME = "beacon"
RULES_VERSION = 1

__all__ = [
    "ACTIONS", "BOX", "EVENTS", "NAME", "OBSERVATION", "RULES_VERSION", "SEARCH", "SEAT_NAMES",
    "SIMULATION", "TABLE", "Options", "Refusal", "View", "action_of", "actor",
    "apply", "census", "conceal", "determinize", "draw", "explain", "lay_out", "legal", "move_of",
    "narrate", "observe", "place", "policy", "refusal", "rule_of", "score", "setup", "sheet_of",
    "spelled", "table_of", "text_of", "unseen_by", "view_of", "weight",
]  # fmt: skip

register(sys.modules[__name__])
