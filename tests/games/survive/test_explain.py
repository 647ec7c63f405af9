"""The paragraph that is told with a refusal is the one of where it is met."""

import pytest

from fernweh.games.game import Game
from fernweh.games.survive.rules import Refusal
from fernweh.kernel.chance import generator
from tests.games.survive.drawn import NAME, drawn

SEA = """
    tiles  forest: D4 D5 E4 E6 F5 F6
    red    a: 1@E5  b: 1@D4  c: 1@boat-D3  d: 2@NW  e: 3@dead
    blue   a: 1@D5
    boats: D3 H5
    serpents: G6
    kept   red: beach-wind
    {turn}
"""
ENCLOSED = "tiles  forest: D4 D5 E4 E6 F5 F6\nred  a: 1@D4\nboats: E5\nred to move  points: 3"
LAGOON = "tiles  beach: F6 F7 G5 G7 H6 H7\nserpents: G6 A1\nred to rouse  kind: serpent"
ANSWER = """
    red    a: 1@A1
    blue   a: 1@C1
    sharks: C1
    kept   blue: beach-wind
    red strikes  chosen: shark-1  hex: C1  kind: shark  asked: blue
"""
RESCUE = """
    tiles  forest: D5
    red    a: 1@D4  b: 1@D4  c: 1@A1
    blue   a: 1@D4  b: 2@D4
    boats: D4
    red to rescue  hex: D4
"""
MOVE, STEP = "red to move  points: 3", "red to step  points: 3  chosen: red-c"
SAIL, BLOW = "red to sail  points: 3  chosen: boat-1", "red to blow  points: 3  chosen: boat-1"
PLAY, WIND = "red to play", "red to call the wind"
SEND = "red to send  chosen: serpent-1  kind: serpent"
CALL = "red to call a creature  kind: serpent"


@pytest.mark.parametrize(
    ("text", "move", "why", "rule"),
    [
        (SEA.format(turn=MOVE), "explorer red-a", Refusal.NO_WAY, "4.6"),
        (ENCLOSED, "from E5", Refusal.NO_WAY, "5.3"),
        (LAGOON, "from G6", Refusal.NO_WAY, "10.4"),
        (SEA.format(turn=MOVE), "explorer red-d", Refusal.NOT_ON_BOARD, "4.10"),
        (SEA.format(turn=MOVE), "explorer red-e", Refusal.NOT_ON_BOARD, "6.7"),
        (SEA.format(turn=MOVE), "explorer blue-a", Refusal.NOT_YOURS, "4.1"),
        (SEA.format(turn=MOVE), "from A1", Refusal.NO_BOAT_THERE, "5.1"),
        (SEA.format(turn=WIND), "from A1", Refusal.NO_BOAT_THERE, "9.2"),
        (SEA.format(turn=STEP), "board D2", Refusal.NO_BOAT_THERE, "4.4"),
        (SEA.format(turn=STEP), "to E4", Refusal.LAND_IS_BARRED, "4.11"),
        (SEA.format(turn=SAIL), "to E4", Refusal.LAND_IS_BARRED, "5.1"),
        (SEA.format(turn=SEND), "to E4", Refusal.LAND_IS_BARRED, "9.3"),
        (SEA.format(turn=CALL), "from A1", Refusal.NO_CREATURE_THERE, "9.3"),
        (LAGOON, "from A2", Refusal.NO_CREATURE_THERE, "10.1"),
        (SEA.format(turn=BLOW), "done", Refusal.NOT_YET, "9.2"),
        (SEA.format(turn=PLAY), "play beach-dolphin", Refusal.NOT_IN_HAND, "9.1"),
        (ANSWER, "repel beach", Refusal.NOT_IN_HAND, "9.5"),
        (ANSWER, "done", Refusal.NOTHING_TO_END, "9.7"),
        (RESCUE, "explorer red-c", Refusal.NOT_IN_THE_WATER, "8.4"),
        (RESCUE, "done", Refusal.NOTHING_TO_END, "8.4"),
        (SEA.format(turn="red to sink"), "done", Refusal.NOTHING_TO_END, "3.5"),
        (SEA.format(turn="red waits for the die"), "done", Refusal.CHANCE_IS_DUE, "10.1"),
        (SEA.format(turn=MOVE), "die shark", Refusal.CHANCE_ALONE, "10.1"),
        (SEA.format(turn=MOVE), "terrain beach", Refusal.CHANCE_ALONE, "2.2"),
        (SEA.format(turn=MOVE), "back shark", Refusal.CHANCE_ALONE, "7.4"),
    ],
)
def test_the_paragraph_of_the_place(text, move, why, rule):
    refused = drawn(text).why_not(move)
    assert (refused.code, refused.rule) == (why, rule)


@pytest.mark.parametrize(("dense", "rule"), [(False, "2.5"), (True, "13.3")])
def test_13_3_the_paragraph_of_a_tile_that_is_taken(dense, rule):
    game = Game(NAME, starter="red", population_density=dense)
    game.let_chance(generator(1))
    assert game.why_not("pick blue-1").rule == "2.5"
    for move in ("pick red-1", "to D4", "pick blue-1"):
        game.play(move)
    assert game.why_not("to D4").rule == rule
    assert game.why_not("to A1").rule == "2.5"
