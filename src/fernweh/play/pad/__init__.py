"""The score pad: from what lies on a table of cardboard, the rulebook's score.

    counted("survive", SurvivePad([SurviveSeat({"red": [6, 1]}), SurviveSeat()]))

A table is built from the entry and counted by the game's own rules. What cannot lie there, a card
too many or a pawn on a mountain, is a fault.
"""

from importlib import import_module
from typing import Any

from fernweh.games import load
from fernweh.games.game import Game, parse_options
from fernweh.play.pad.entry import Counted, facts_of

FIXED = {"el_dorado": {"starter": "north"}}  # so that pawns have their start spaces


def counted(name: str, entry: Any) -> Counted:
    """What the entry comes to; a fault if it cannot lie so."""
    seats, options = facts_of(entry)
    parse_options(load(name), options)  # before they become names of arguments
    game = Game(name, seats, **(options | FIXED.get(name, {})))
    room = import_module(f"fernweh.play.pad.{name}")
    room.lay(game, entry)
    sheets = [game.sheet(seat) for seat in range(seats)]
    places = [game.place(seat) for seat in range(seats)]
    return Counted(sheets, places, room.spaces(game) if hasattr(room, "spaces") else [])
