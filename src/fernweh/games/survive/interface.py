"""What interfaces need to know of Survive beside its rules."""

from fernweh.games.survive import board
from fernweh.kernel.protocol import Charted, Parts, Running

AT_ONCE = 3  # seats, for who wants to play with one tap
PARTS: Parts = {
    "explorer": ("colour", "letter"),
    "pick": ("colour", "value"),
    "tile": ("terrain", "back"),
}
RUNNING = (Running("points", "points", face_down=-1), Running("saved", "saved"))  # §12.3
LONGEST = 8_000  # actions of a game, for who asks for a bound

# Where the hexes of the printed board lie: it never changes, so no view has it
_PLACES = zip(board.ROW.tolist(), board.COLUMN.tolist(), strict=True)
CHART = (
    Charted(
        "HEXES",
        "Record<string, [number, number]>",
        "Row from the top, and half hexes from the middle.",
        dict(zip(board.HEX_NAMES, _PLACES, strict=True)),
    ),
    Charted(
        "SLOTS",
        "string[]",
        "Where the island's tiles lie at the beginning.",
        [board.HEX_NAMES[each] for each in board.SLOT_HEX],
    ),
)
