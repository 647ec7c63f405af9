"""The end of a game of Survive from the score pad, on a table."""

from fernweh.games.game import Game
from fernweh.games.survive.components import COLOURS, EXPLORERS, VALUE_COUNT, VALUES
from fernweh.games.survive.state import Phase
from fernweh.kernel.fault import Fault
from fernweh.play.pad.entry import SurvivePad
from fernweh.play.pad.supply import must_be_in_the_box

IN_THE_BOX = {str(value): int(VALUE_COUNT[value]) for value in range(1, VALUES + 1)}  # §1.6


def lay(game: Game, entry: SurvivePad) -> None:
    """§11.2: the saved have shown their values; which letter has which is all the same."""
    box, table = game.box[0], game.table[0]
    saved = 0
    for at, seat in enumerate(entry.seats):
        for name, values in seat.saved.items():
            colour = COLOURS.index(name)
            if colour >= box.colours or colour % int(box.seats) != at:
                raise Fault("pad-no-such", piece=name)
            must_be_in_the_box(map(str, values), IN_THE_BOX)
            for explorer, value in enumerate(sorted(values), EXPLORERS * colour):
                table.value[explorer] = value
                saved |= 1 << explorer
    table.saved = table.shown = saved
    table.phase = Phase.OVER
