"""The score pad: from what lies on a table of cardboard, the rulebook's score.

    counted("survive", SurvivePad([SurviveSeat({"red": [6, 1]}), SurviveSeat()]))

A table is built from the entry and counted by the game's own rules. What cannot lie there, a card
too many or a pawn on a mountain, is a fault.
"""

from typing import Any

import msgspec

from fernweh.games import CATALOGUE, load, part_of
from fernweh.games.game import Game, parse_options
from fernweh.kernel.pad import PadCount


def pad_of(game: str) -> Any:
    """The names of its `pad.py`: the schema, what is laid, and which options count."""
    return part_of(game, "pad")


PADS: dict[str, type[msgspec.Struct]] = {name: pad_of(name).Pad for name in CATALOGUE}


def counted(name: str, entry: Any) -> PadCount:
    """What the entry comes to; a fault if it cannot lie so."""
    pad, options = pad_of(name), dict(entry.options)
    parse_options(load(name), options)  # before they become names of arguments
    game = Game(name, len(entry.seats), **(options | getattr(pad, "FIXED", {})))
    box, table, seats = game.box[0], game.table[0], range(game.seats)
    pad.lay(box, table, entry)
    spaces = pad.spaces(box, table) if hasattr(pad, "spaces") else []
    return PadCount(
        [game.sheet(seat) for seat in seats], [game.place(seat) for seat in seats], spaces
    )
