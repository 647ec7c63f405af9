"""Lost Cities: The Board Game, for two to four players."""

import sys

from fernweh.games.lost_cities_board_game.census import census
from fernweh.games.lost_cities_board_game.components import ACTIONS
from fernweh.games.lost_cities_board_game.events import EVENTS
from fernweh.games.lost_cities_board_game.explain import explain, rule_of
from fernweh.games.lost_cities_board_game.features import OBSERVATION, observe
from fernweh.games.lost_cities_board_game.hidden import conceal, determinize
from fernweh.games.lost_cities_board_game.narrate import as_counted, narrate
from fernweh.games.lost_cities_board_game.notation import action_of, move_of, spelled, text_of
from fernweh.games.lost_cities_board_game.options import (
    ONLY_VIEWS,
    SEARCH,
    SEAT_NAMES,
    SIMULATION,
    Options,
    Small,
    lay_out,
)
from fernweh.games.lost_cities_board_game.policy import policy
from fernweh.games.lost_cities_board_game.reader import table_of
from fernweh.games.lost_cities_board_game.rules import (
    Refusal, actor, apply, draw, estimate, is_cut, legal, place, refusal, score, setup, stage,
    weight,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.sheet import sheet_of
from fernweh.games.lost_cities_board_game.state import BOX, TABLE
from fernweh.games.lost_cities_board_game.unseen import unseen_by
from fernweh.games.lost_cities_board_game.view import View, view_of
from fernweh.kernel.verbs import register

NAME = "lost_cities_board_game"
RULES_VERSION = 1

register(sys.modules[__name__])
