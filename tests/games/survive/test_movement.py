"""RULES.md §3 to §5: the turn, explorers and boats; vectors V1 to V8, V10 to V12 and V30."""

import pytest

from fernweh.games.survive.events import Boarded, Finished, Jumped, Sailed, Saved, Swam, Walked
from fernweh.games.survive.rules import Refusal
from tests.games.survive.drawn import (
    BLUE,
    RED,
    SPECTATOR,
    boats,
    drawn,
    moves_with,
    placed,
    play_all,
    where,
    why,
)

ROW_F = "tiles  forest: F3 F4 F5 F6\n"


# §3  The turn


def test_3_1_four_steps_in_order():
    """§3.5, §10.1"""
    game = placed()
    assert game.view(SPECTATOR).phase == "move"  # no tile kept, so nothing to play
    assert game.play("done") == [Finished(RED, "move")]
    assert why(game, "done") is Refusal.NOTHING_TO_END
    assert why(game, "explorer red-a") is Refusal.SINK_FIRST
    game.apply(game.actions()[0])
    assert why(game, "done") is Refusal.CHANCE_IS_DUE
    game.play("back wind") if "back wind" in game.moves() else game.play(game.moves()[0])
    game.play("die serpent")
    assert why(game, "sink D4") is Refusal.PROWL_FIRST
    assert game.play("done") == [Finished(RED, "creature")]
    assert (game.actor, game.view(SPECTATOR).turn) == (BLUE, BLUE)


KEPT = """
    tiles  forest: F3 F4
    red    a: 3@F3
    blue   a: 1@F4
    kept   red: {tile}
    red to play
"""


@pytest.mark.parametrize("tile", ["forest-repel_whale", "beach-dolphin", "beach-?"])
def test_3_2_whoever_has_kept_tiles_is_asked(tile):
    """PLAY_FIRST"""
    game = drawn(KEPT.format(tile=tile))
    assert game.moves() == ["done"]
    assert why(game, "explorer red-a") is Refusal.PLAY_FIRST
    game.play("done")
    assert game.view(SPECTATOR).phase == "move"


def test_3_3_three_points():
    game = drawn(ROW_F + "red    a: 1@F3\nblue   a: 1@F6\nred to move  points: 3")
    for hex_, left in (("F4", 2), ("F5", 1)):
        play_all(game, "explorer red-a", f"to {hex_}")
        assert game.view(RED).points == left
    assert why(game, "sink F3") is Refusal.MOVE_FIRST
    play_all(game, "explorer red-a", "to F6")
    assert game.view(RED).phase == "sink"


NOBODY_LEFT = """
    tiles  forest: F3 F4
    red    a: 1@NW  b: 2@dead
    blue   a: 1@F4
    boats: E3
    serpents: A1
    blue to rouse  kind: serpent
"""


def test_3_4_without_explorers_there_is_no_step_2():
    """V30: not even an empty boat may be moved."""
    game = drawn(NOBODY_LEFT)
    game.play("done")
    assert (game.actor, game.view(RED).phase) == (RED, "sink")


def test_3_4_points_left_may_move_boats():
    """§14.8: judged when the step begins."""
    game = drawn("""
        tiles  forest: F3
        red    a: 1@C1
        blue   a: 1@F3
        boats: E3
        red to move  points: 3
    """)
    play_all(game, "explorer red-a", "ashore")
    assert game.moves() == ["done", "from E3"]
    game.play("from E3")
    assert why(game, "done") is Refusal.NOTHING_TO_END
    assert why(game, "explorer red-a") is Refusal.STEP_FIRST


def test_3_5_a_tile_must_be_removed():
    game = drawn(ROW_F + "red    a: 1@F3\nred to sink")
    assert game.moves() == ["sink F3", "sink F4", "sink F5", "sink F6"]


def test_3_6_the_die_is_rolled_and_a_creature_may_move():
    game = drawn("""
        tiles  forest: F3
        red    a: 1@F3
        serpents: A1
        red waits for the die
    """)
    assert why(game, "explorer red-a") is Refusal.CHANCE_IS_DUE
    game.play("die serpent")
    assert game.moves() == ["done", "from A1"]
    assert why(game, "die serpent") is Refusal.CHANCE_ALONE


def test_3_7_a_player_without_explorers_keeps_taking_turns():
    """V30: steps 1, 3 and 4."""
    game = drawn(NOBODY_LEFT + "kept   red: beach-wind")
    game.play("done")
    assert game.moves() == ["play beach-wind", "done"]
    game.play("done")
    game.play("sink F3")
    game.play("back whale")
    game.play("die serpent")
    assert game.moves() == ["done", "from A1"]


# §4  Moving explorers


def test_4_1_one_moves_only_ones_own():
    game = drawn(
        ROW_F + "red    a: 1@F3  b: 1@dead  c: 1@NW\nblue   a: 1@F6\nred to move  points: 3"
    )
    assert game.moves() == ["explorer red-a", "done"]
    assert why(game, "explorer blue-a") is Refusal.NOT_YOURS
    assert why(game, "explorer red-b") is why(game, "explorer red-c") is Refusal.NOT_ON_BOARD
    assert why(game, "to F4") is why(game, "board F2") is Refusal.MOVE_FIRST
    game.play("explorer red-a")
    assert why(game, "from F3") is Refusal.STEP_FIRST
    assert why(game, "to F3") is Refusal.NOT_ADJACENT


def test_4_2_tiles_are_shared():
    game = drawn(ROW_F + "red    a: 1@F3\nblue   a: 1@F4\nred to move  points: 3")
    assert play_all(game, "explorer red-a", "to F4") == [Walked(RED, "red-a", "F4")]
    assert where(game, "red-a", "blue-a") == ["land F4", "land F4"]


def test_4_3_into_the_water():
    """V4: F5, F4, F3, F2; another point would not let it swim on."""
    game = drawn(ROW_F + "red    a: 1@F5\nblue   a: 1@F6\nred to move  points: 3")
    events = play_all(
        game, "explorer red-a", "to F4", "explorer red-a", "to F3", "explorer red-a", "to F2"
    )
    assert events == [Swam(RED, "red-a", "F2")]
    assert where(game, "red-a") == ["water F2"]
    again = drawn(ROW_F + "red    a: 1@F3\nblue   a: 1@F6\nred to move  points: 3")
    play_all(again, "explorer red-a", "to F2")
    assert why(again, "explorer red-a") is Refusal.HAS_SWUM


V1 = """
    tiles  forest: F3 F4
    red    a: 1@F3  b: 2@F4
    blue   a: 1@F4
    boats: E3
    red to move  points: 3
"""


def test_4_4_into_a_boat():
    """V1: the rulebook's example: two board, and the boat goes one hex."""
    game = drawn(V1)
    events = play_all(game, "explorer red-a", "board E3")
    assert events == [Boarded(RED, "red-a", "E3")]
    events = play_all(game, "explorer red-b", "board E3", "from E3", "to E2")
    assert events == [Sailed(RED, "E3", "E2")]
    assert boats(game) == {"E2": ["red-a", "red-b"]}
    assert game.view(RED).phase == "sink"


def test_4_4_where_there_is_a_boat():
    game = drawn(V1)
    game.play("explorer red-a")
    assert why(game, "board F2") is Refusal.NO_BOAT_THERE
    assert "to E3" in game.moves()  # into the water beside it


def test_4_5_each_swimmer_has_one_swim_move():
    """V5, V6, §14.2"""
    game = drawn("""
        tiles  forest: F3
        red    a: 1@D1  b: 1@D2  c: 1@D3
        blue   a: 1@F3
        red to move  points: 3
    """)
    play_all(game, "explorer red-a", "to C1")
    assert why(game, "explorer red-a") is Refusal.HAS_SWUM
    play_all(game, "explorer red-b", "to C2", "explorer red-c", "to C3")
    assert where(game, "red-a", "red-b", "red-c") == ["water C1", "water C2", "water C3"]
    assert game.view(RED).phase == "sink"


def test_4_6_swimmers_share_hexes():
    """§14.3: and board nobody by that."""
    game = drawn("""
        tiles  forest: F3
        red    a: 1@D1  b: 1@D2
        blue   a: 1@D2
        boats: D2
        red to move  points: 3
    """)
    play_all(game, "explorer red-a", "to D2")
    assert where(game, "red-a", "red-b", "blue-a") == ["water D2"] * 3
    assert boats(game) == {"D2": []}


def test_4_6_a_swimmer_may_be_enclosed():
    game = drawn("""
        tiles  forest: D4 D5 E4 E6 F5 F6
        red    a: 1@E5  b: 1@D4
        red to move  points: 3
    """)
    assert why(game, "explorer red-a") is Refusal.NO_WAY


V2 = """
    tiles  forest: F3
    red    a: 1@D2
    blue   a: 1@F3
    boats: D1
    red to move  points: 3
"""


def test_4_7_swimming_to_a_boat_and_boarding_takes_two_turns():
    """V2"""
    game = drawn(V2)
    game.play("explorer red-a")
    assert why(game, "board D1") is Refusal.SWIM_THEN_BOARD
    game.play("to D1")
    assert why(game, "explorer red-a") is Refusal.HAS_SWUM


def test_4_7_the_boat_may_come_instead():
    """V3: the boat comes, the swimmer boards, the boat goes back."""
    game = drawn(V2)
    play_all(game, "from D1", "to D2", "explorer red-a", "board D2", "from D2", "to D1")
    assert where(game, "red-a") == ["boat D1"]


def test_4_8_from_boat_to_boat():
    game = drawn("""
        red    a: 1@boat-D1
        blue   a: 1@E3
        boats: D1 D2 A1
        red to move  points: 3
    """)
    game.play("explorer red-a")
    assert moves_with(game, "board") == ["board D2"]
    assert why(game, "board A1") is Refusal.NOT_ADJACENT
    game.play("board D2")
    assert boats(game) == {"D1": [], "D2": ["red-a"], "A1": []}


def test_4_9_overboard():
    """§14.3: anywhere."""
    game = drawn("red    a: 1@boat-D1\nblue   a: 1@E3\nboats: D1\nred to move  points: 3")
    assert play_all(game, "explorer red-a", "overboard") == [Jumped(RED, "red-a", "D1")]
    assert where(game, "red-a") == ["water D1"]
    assert why(game, "explorer red-a") is Refusal.HAS_SWUM
    land = drawn(ROW_F + "red    a: 1@F3\nred to step  points: 3  chosen: red-a")
    assert why(land, "overboard") is Refusal.NOT_ABOARD


def test_4_9_how_a_passenger_leaves_the_boat():
    """IS_ABOARD: not by swimming off, and never onto the land (§4.11)."""
    game = drawn("""
        tiles  forest: E4
        red    a: 1@boat-D3
        blue   a: 1@E4
        boats: D3
        red to step  points: 3  chosen: red-a
    """)
    assert why(game, "to D2") is Refusal.IS_ABOARD
    assert why(game, "to E4") is Refusal.LAND_IS_BARRED
    assert why(game, "to A1") is Refusal.NOT_ADJACENT
    assert game.moves() == ["overboard"]


def test_4_9_not_when_it_has_swum():
    game = drawn("red    a: 1@D1\nblue   a: 1@E3\nboats: D1 D2\nred to move  points: 3")
    play_all(game, "explorer red-a", "board D1", "explorer red-a")
    assert game.moves() == ["board D2"]
    assert why(game, "overboard") is Refusal.HAS_SWUM


def test_4_10_onto_a_safe_island():
    """V7: the boat stays where it is."""
    game = drawn("red    a: 1@boat-E2\nblue   a: 1@E3\nboats: E2\nred to move  points: 3")
    events = play_all(game, "from E2", "to D1", "from D1", "to C1", "explorer red-a", "ashore")
    assert events[0] == Saved(RED, "red-a", "NW")
    assert boats(game) == {"C1": []}
    assert where(game, "red-a") == ["safe NW"]


def test_4_10_a_swimmer_needs_its_swim_move():
    """V8, §14.2"""
    game = drawn("red    a: 1@D1\nblue   a: 1@E3\nred to move  points: 3")
    play_all(game, "explorer red-a", "to C1")
    assert why(game, "explorer red-a") is Refusal.HAS_SWUM
    swimmer = drawn("red    a: 1@C11\nblue   a: 1@E3\nred to move  points: 3")
    assert play_all(swimmer, "explorer red-a", "ashore")[0] == Saved(RED, "red-a", "NE")


def test_4_10_only_from_a_landing_hex():
    game = drawn("red    a: 1@D1\nblue   a: 1@E3\nred to step  points: 3  chosen: red-a")
    assert why(game, "ashore") is Refusal.NO_SAFE_ISLAND


def test_4_11_never_back_to_the_land():
    game = drawn(ROW_F + "red    a: 1@F2\nblue   a: 1@F6\nred to step  points: 3  chosen: red-a")
    assert why(game, "to F3") is Refusal.LAND_IS_BARRED
    assert "to F3" not in game.moves()


BOARDER = "red    a: 1@C1\nblue   a: 1@E3\nboats: C1\nred to move  points: 3"


def test_4_12_once_aboard_a_swimmer_is_a_passenger():
    """§14.3"""
    game = drawn(BOARDER)
    play_all(game, "explorer red-a", "board C1", "explorer red-a", "ashore")
    assert where(game, "red-a") == ["safe NW"]


def test_13_10_or_it_stays_aboard():
    """V3 is possible all the same."""
    game = drawn(BOARDER, boarded_swimmer_may_continue=False)
    play_all(game, "explorer red-a", "board C1")
    assert why(game, "explorer red-a") is Refusal.BOARDED_JUST_NOW
    play_all(game, "from C1", "to C2")
    assert where(game, "red-a") == ["boat C2"]


ONE = """
    tiles  forest: F3 F4 H4
    red    a: 1@D1  b: 1@D2  c: 1@F3  d: 2@boat-D4  e: 2@H4  f: 3@C1
    blue   a: 1@F3
    boats: D4
    red to move  points: 3
"""


@pytest.mark.parametrize(
    ("first", "second"),
    [("explorer red-a", "to D2"), ("explorer red-c", "to E3"), ("explorer red-d", "overboard")],
)
def test_13_13_one_swim_move_a_turn(first, second):
    """§14.2: whoever makes it. Others walk, board from land and sail."""
    game = drawn(ONE, one_swimmer_a_turn=True)
    play_all(game, first, second)
    for swimmer in ("red-b", "red-f"):
        refused = game.why_not(f"explorer {swimmer}")
        assert (refused.code, refused.rule) == (Refusal.HAS_SWUM, "13.13")
    assert why(game, "explorer red-e") is Refusal.HAS_SWUM  # the sea all around
    play_all(drawn(ONE), first, second, "explorer red-b", "to D3")  # without the option


def test_13_13_on_land_one_still_walks():
    game = drawn(ONE, one_swimmer_a_turn=True)
    play_all(game, "explorer red-f", "ashore", "explorer red-c")
    assert game.moves() == ["to F4"]
    assert why(game, "to E3") is Refusal.HAS_SWUM
    play_all(game, "to F4")
    assert why(game, "explorer red-b") is Refusal.HAS_SWUM
    play_all(game, "from D4", "to D5")
    assert game.view(RED).phase == "sink"


def test_13_13_a_passenger_goes_ashore_all_the_same():
    text = "red  a: 1@D1  b: 1@boat-C1\nblue  a: 1@E1\nboats: C1\nred to move  points: 3"
    game = drawn(text, one_swimmer_a_turn=True)
    play_all(game, "explorer red-a", "to D2", "explorer red-b", "ashore")
    assert where(game, "red-b") == ["safe NW"]


def test_13_11_overboard_at_landing_hexes_only():
    text = """
        red    a: 1@boat-{hex}
        blue   a: 1@E3
        boats: {hex} D2
        red to step  points: 3  chosen: red-a
    """
    assert why(drawn(text.format(hex="C1")), "overboard") is None
    options = {"jump_overboard_anywhere": False}
    assert why(drawn(text.format(hex="C1"), **options), "overboard") is None
    assert why(drawn(text.format(hex="D1"), **options), "overboard") is Refusal.ONLY_AT_LANDING


# §5  Boats


def test_5_1_anyone_moves_an_empty_boat():
    game = drawn("red    a: 1@E3\nblue   a: 1@boat-A1\nboats: D1 A1\nred to move  points: 3")
    assert moves_with(game, "from") == ["from D1"]
    game.play("from D1")
    assert sorted(game.moves()) == ["to C1", "to C2", "to D2", "to E1", "to E2"]


def test_5_1_all_aboard_go_with_it():
    game = drawn("""
        red    a: 1@boat-D1  b: 1@boat-D1
        blue   a: 1@boat-D1
        boats: D1
        red to move  points: 3
    """)
    play_all(game, "from D1", "to D2")
    assert where(game, "red-a", "red-b", "blue-a") == ["boat D2"] * 3


@pytest.mark.parametrize(
    ("red", "blue", "who"), [(1, 1, [0, 1]), (2, 1, [0]), (0, 1, [1]), (1, 2, [1]), (0, 0, [0, 1])]
)
def test_5_2_control(red, blue, who):
    """V10, V11"""
    text = "".join(
        f"{colour}  {'  '.join(f'{letter}: 1@boat-D1' for letter in 'abc'[:n])}  {'abc'[n]}: 1@E3\n"
        for colour, n in (("red", red), ("blue", blue))
    )
    for seat, name in enumerate(("red", "blue")):
        game = drawn(text + f"green  a: 2@E3\nboats: D1\n{name} to move  points: 3", seats=3)
        assert (why(game, "from D1") is None) == (seat in who)
        if seat not in who:
            assert why(game, "from D1") is Refusal.NOT_IN_CONTROL
    green = drawn(text + "green  a: 2@E3\nboats: D1\ngreen to move  points: 3", seats=3)
    assert (why(green, "from D1") is None) == (red == blue == 0)


def test_5_2_a_tie_of_three():
    """Each of them may move the boat, and nobody else."""
    text = "".join(f"{name}  a: 1@boat-D1\n" for name in ("red", "blue", "green"))
    for name in ("red", "blue", "green"):
        game = drawn(f"{text}yellow  a: 1@E3\nboats: D1\n{name} to move  points: 3", seats=4)
        assert why(game, "from D1") is None
        assert game.view(RED).boats[0].control == [0, 1, 2]


def test_5_2_any_passenger_may_leave():
    game = drawn("""
        red    a: 1@boat-C1
        blue   a: 1@boat-C1  b: 1@boat-C1
        boats: C1
        red to move  points: 3
    """)
    assert game.moves() == ["explorer red-a", "done"]
    play_all(game, "explorer red-a", "ashore")
    assert where(game, "red-a") == ["safe NW"]


def test_5_3_no_two_boats_on_one_hex():
    game = drawn("red    a: 1@E3\nblue   a: 1@E3\nboats: D1 D2\nred to move  points: 3")
    assert why(game, "from A1") is Refusal.NO_BOAT_THERE
    game.play("from D1")
    assert why(game, "to D2") is Refusal.BOAT_IN_THE_WAY
    assert why(game, "to A1") is Refusal.NOT_ADJACENT
    enclosed = drawn("""
        tiles  forest: D4 D5 E4 E6 F5 F6
        red    a: 1@D4
        boats: E5
        red to move  points: 3
    """)
    assert why(enclosed, "from E5") is Refusal.NO_WAY


def test_5_4_a_full_boat_cannot_be_boarded():
    """V12: but the water beside it can be entered."""
    game = drawn("""
        tiles  forest: F3
        red    a: 1@F3
        blue   a: 1@boat-E3  b: 1@boat-E3  c: 2@boat-E3
        boats: E3
        red to move  points: 3
    """)
    game.play("explorer red-a")
    assert why(game, "board E3") is Refusal.BOAT_IS_FULL
    game.play("to E3")
    assert where(game, "red-a") == ["water E3"]


def test_5_5_a_boat_stays_where_it_is_left():
    game = drawn("red    a: 1@boat-D1\nblue   a: 1@E3\nboats: D1\nred to move  points: 3")
    play_all(game, "explorer red-a", "overboard")
    assert boats(game) == {"D1": []}
