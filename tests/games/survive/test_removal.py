"""RULES.md §6 to §8: creatures, removed tiles and their backs; V9, V14 to V25."""

import pytest

from fernweh.games.survive.events import (
    Boarded,
    BoatLost,
    CreatureGone,
    Died,
    FellIn,
    Rescued,
    TileKept,
    TileShown,
    TileSunk,
    TippedOut,
)
from fernweh.games.survive.rules import Refusal
from tests.games.survive.drawn import (
    BLUE,
    RED,
    boats,
    creatures,
    drawn,
    moves_with,
    play_all,
    where,
    why,
)

# §6  Creatures and pieces

BESIDE = """
    red    a: 1@boat-D2  b: 1@D2
    blue   a: 1@boat-D2  b: 1@D2
    boats: D2
    {kind}s: D1
    red to prowl  points: {points}  chosen: {kind}-1  kind: {kind}
"""


def test_6_1_a_serpent_takes_everybody():
    game = drawn(BESIDE.format(kind="serpent", points=1))
    events = game.play("to D2")
    assert BoatLost("D2") in events
    assert where(game, "red-a", "red-b", "blue-a", "blue-b") == ["dead"] * 4


def test_6_2_a_shark_takes_swimmers():
    game = drawn(BESIDE.format(kind="shark", points=2))
    events = game.play("to D2")
    assert events[1:] == [Died("red-b", "D2"), Died("blue-b", "D2")]
    assert where(game, "red-a", "blue-a") == ["boat D2", "boat D2"]


def test_6_3_a_whale_tips_boats_over():
    game = drawn(BESIDE.format(kind="whale", points=3))
    events = game.play("to D2")
    assert events[1:] == [BoatLost("D2"), TippedOut("red-a", "D2"), TippedOut("blue-a", "D2")]
    assert where(game, "red-a", "red-b", "blue-a", "blue-b") == ["water D2"] * 4


@pytest.mark.parametrize("other", ["sharks", "serpents"])
def test_6_3_and_beside_a_shark_they_die(other):
    """V14; beside a serpent only by the option of §13.11."""
    text = f"""
        red    a: 1@boat-D2  b: 2@boat-D2  c: 3@boat-D2
        blue   a: 1@A1
        boats: D2
        {other}: D2
        whales: D1
        red to prowl  points: 3  chosen: whale-1  kind: whale
    """
    game = drawn(text, boarding_triggers_creature=other == "sharks")
    game.play("to D2")
    assert where(game, "red-a", "red-b", "red-c") == ["dead"] * 3
    assert boats(game) == {}


def test_6_4_empty_boats_are_safe():
    """V15: the serpent kills the swimmers, and the boat stays."""
    game = drawn("""
        red    a: 1@D2
        blue   a: 1@D2
        boats: D2
        serpents: D1
        red to prowl  points: 1  chosen: serpent-1  kind: serpent
    """)
    game.play("to D2")
    assert where(game, "red-a", "blue-a") == ["dead", "dead"]
    assert boats(game) == {"D2": []}


def test_6_4_creatures_share_hexes():
    game = drawn("""
        red    a: 1@A1
        serpents: D2 D2
        sharks: D2 D1
        whales: D2
        red to prowl  points: 2  chosen: shark-2  kind: shark
    """)
    game.play("to D2")
    assert creatures(game, "shark") == ["D2", "D2"]
    game.play("to D1")  # and the other one stays
    assert creatures(game, "shark") == ["D1", "D2"]
    assert creatures(game, "serpent") == ["D2", "D2"]


ENTERING = """
    red    a: 1@{red}  b: 1@A7
    blue   a: 1@A1
    boats: {boat}
    {kind}s: D2
    red to move  points: 3
"""


@pytest.mark.parametrize(
    ("kind", "then"), [("whale", "water D2"), ("serpent", "dead"), ("shark", "boat D2")]
)
def test_6_5_a_boat_that_comes(kind, then):
    """V17, V18"""
    game = drawn(ENTERING.format(red="boat-D1", boat="D1", kind=kind))
    play_all(game, "from D1", "to D2")
    assert where(game, "red-a") == [then]
    assert boats(game) == ({"D2": ["red-a"]} if kind == "shark" else {})


@pytest.mark.parametrize(
    ("kind", "then"), [("whale", "water D2"), ("serpent", "dead"), ("shark", "dead")]
)
def test_6_5_a_swimmer_that_comes(kind, then):
    game = drawn(ENTERING.format(red="D1", boat="-", kind=kind))
    events = play_all(game, "explorer red-a", "to D2")
    assert where(game, "red-a") == [then]
    assert then != "dead" or events[1:] == [Died("red-a", "D2")]


def test_6_5_jumping_overboard_beside_a_shark():
    """§14.4"""
    game = drawn(ENTERING.format(red="boat-D2", boat="D2", kind="shark"))
    play_all(game, "explorer red-a", "overboard")
    assert where(game, "red-a") == ["dead"]


BOARDING = """
    tiles  forest: E4
    red    a: 1@E4  b: 1@A7
    blue   a: 1@A1
    boats: D3
    {kind}s: D3
    red to move  points: 3
"""


TIPPED = ("whale", "water D3", TippedOut("red-a", "D3"))
EATEN = ("serpent", "dead", Died("red-a", "D3"))


@pytest.mark.parametrize(
    ("kind", "then", "event", "start"),
    [
        *((*TIPPED, start) for start in ("E4", "D3", "boat-D2")),
        *((*EATEN, start) for start in ("E4", "boat-D2")),  # nobody swims with a serpent
    ],
)
def test_6_5_boarding_an_empty_boat_on_the_hex_of_a_creature(kind, then, event, start):
    """§14.4: from the land, from the water, from another boat; and all are told."""
    text = BOARDING.format(kind=kind).replace("1@E4", f"1@{start}")
    game = drawn(text.replace("boats: D3", "boats: D3 D2"))
    events = play_all(game, "explorer red-a", "board D3")
    assert events == [Boarded(RED, "red-a", "D3"), BoatLost("D3"), event]
    assert (where(game, "red-a"), boats(game)) == ([then], {"D2": []})


def test_13_11_boarding_may_trigger_nothing():
    """Until one of the two enters a hex of the other."""
    game = drawn(BOARDING.format(kind="whale"), boarding_triggers_creature=False)
    play_all(game, "explorer red-a", "board D3")
    assert where(game, "red-a") == ["boat D3"]
    play_all(game, "from D3", "to D2", "from D2", "to D3")
    assert where(game, "red-a") == ["water D3"]


def test_6_6_being_tipped_out_is_no_swim_move():
    """§14.4, §13.12: unless the option says so."""
    text = ENTERING.format(red="boat-D1", boat="D1", kind="whale")
    game = drawn(text)
    play_all(game, "from D1", "to D2")
    assert why(game, "explorer red-a") is None
    game = drawn(text, capsized_may_swim=False)
    play_all(game, "from D1", "to D2")
    assert why(game, "explorer red-a") is Refusal.HAS_SWUM


def test_6_7_the_dead_stay_dead():
    game = drawn("red    a: 1@dead  b: 1@A1\nblue   a: 1@A1\nred to move  points: 3")
    assert why(game, "explorer red-a") is Refusal.NOT_ON_BOARD


# §7  Removing a tile


def test_7_1_beaches_first():
    game = drawn("tiles  beach: D4  forest: D5  mountain: D6\nred    a: 1@D5\nred to sink")
    assert game.moves() == ["sink D4"]
    assert why(game, "sink D5") is Refusal.WRONG_TERRAIN
    assert game.why_not("sink D5").facts["terrain"] == "beach"


@pytest.mark.parametrize(
    ("tiles", "moves"),
    [("forest: D4 D5  mountain: D6", ["sink D4", "sink D5"]), ("mountain: D6", ["sink D6"])],
)
def test_7_1_then_forests_then_mountains(tiles, moves):
    assert drawn(f"tiles  {tiles}\nred    a: 1@A1\nred to sink").moves() == moves


AROUND_E5 = "forest: D4 D5 E4 E6 F5 F6"


def test_7_2_an_enclosed_tile_waits():
    """V9: as long as another beach is at the sea."""
    game = drawn(f"tiles  beach: E5 D6  {AROUND_E5}\nred    a: 1@E5\nred to sink")
    assert game.moves() == ["sink D6"]
    assert why(game, "sink E5") is Refusal.NOT_BESIDE_SEA


def test_7_2_the_last_of_its_terrain_goes_all_the_same():
    """V9, §14.5"""
    game = drawn(f"tiles  beach: E5  {AROUND_E5}\nred    a: 1@E5\nred to sink")
    assert game.moves() == ["sink E5"]


def test_7_2_a_group_of_enclosed_tiles():
    """§14.5: none of them is at the sea, so any may go; then the other one is."""
    game = drawn("""
        tiles  beach: E5 E6  forest: D4 D5 D6 E4 E7 F5 F6 F7
        red    a: 1@E4
        red to sink
    """)
    assert game.moves() == ["sink E5", "sink E6"]
    play_all(game, "sink E5", "back wind", "die whale")
    assert game.moves() == ["sink E6"]


def test_7_2_the_lagoon_is_sea():
    """V25: F6 touches it."""
    forest = "forest: F6 E5 E6 F5 F7 G5 D4 D5 D6 E4 E7 F4 F8 G4 G7"
    game = drawn(f"tiles  {forest}\nred    a: 1@A1\nred to sink")
    assert "sink F6" in game.moves()


def test_7_2_a_tile_beside_a_sunken_one_is_at_the_sea():
    game = drawn(
        f"tiles  beach: E5 E4  {AROUND_E5.replace(' E4', '')}\nred    a: 1@A1\nred to sink"
    )
    assert game.moves() == ["sink E4"]
    play_all(game, "sink E4", "back wind", "die whale")
    assert game.moves() == ["sink E5"]


def test_7_3_whoever_stood_there_swims_first():
    game = drawn("tiles  beach: D4 D5\nred    a: 1@D4  b: 1@D4\nblue   a: 1@D5\nred to sink")
    assert game.play("sink D4") == [
        TileSunk(RED, "D4", "beach"), FellIn("red-a", "D4"), FellIn("red-b", "D4"),
    ]  # fmt: skip
    assert where(game, "red-a", "red-b", "blue-a") == ["water D4", "water D4", "land D5"]


BACK = """
    tiles  {terrain}: D5
    red    a: 1@D4
    blue   a: 2@D4
    red waits for the back  hex: D4  kind: {terrain}
"""


def test_7_4_the_back_is_used_or_kept():
    game = drawn(BACK.format(terrain="beach"))
    assert game.weights()["back dolphin"] == 3
    (kept,) = game.play("back dolphin")
    assert kept == TileKept(RED, "beach", "dolphin")
    assert kept.seen_by(BLUE).facts() == {
        "event": "tile-kept", "seat": RED, "terrain": "beach", "back": "hidden",
    }  # fmt: skip
    assert game.view(RED).seats[RED].kept == ["beach-dolphin"]
    assert game.view(BLUE).seats[RED].kept == ["beach-?"]


# §8  Tiles used at once


def test_8_1_a_shark():
    """V21: both die, whoever holds a repellent."""
    text = (
        BACK.format(terrain="beach") + "\nkept   red: beach-repel_shark  blue: forest-repel_shark"
    )
    game = drawn(text)
    events = game.play("back shark")
    assert events == [TileShown(RED, "shark", "D4"), Died("red-a", "D4"), Died("blue-a", "D4")]
    assert creatures(game, "shark") == ["D4"]
    assert game.view(RED).phase == "die"


def test_8_2_a_whale():
    game = drawn(BACK.format(terrain="forest"))
    game.play("back whale")
    assert creatures(game, "whale") == ["D4"]
    assert where(game, "red-a", "blue-a") == ["water D4", "water D4"]


def test_8_3_a_boat():
    game = drawn(BACK.format(terrain="forest"))
    events = game.play("back boat")
    assert events[1:] == [Rescued("red-a", "D4"), Rescued("blue-a", "D4")]
    assert boats(game) == {"D4": ["red-a", "blue-a"]}


def test_8_4_three_of_four_are_put_aboard():
    """V20"""
    game = drawn("""
        tiles  forest: D5
        red    a: 1@D4  b: 1@D4  c: 1@A1
        blue   a: 1@D4  b: 2@D4
        red waits for the back  hex: D4  kind: forest
    """)
    game.play("back boat")
    assert game.moves() == [
        "explorer red-a",
        "explorer red-b",
        "explorer blue-a",
        "explorer blue-b",
    ]
    assert why(game, "explorer red-c") is Refusal.NOT_IN_THE_WATER
    assert why(game, "done") is Refusal.NOTHING_TO_END
    assert why(game, "sink D5") is Refusal.RESCUE_FIRST
    play_all(game, "explorer red-a", "explorer blue-a", "explorer blue-b")
    assert boats(game) == {"D4": ["red-a", "blue-a", "blue-b"]}
    assert where(game, "red-b") == ["water D4"]
    assert game.view(RED).phase == "die"


def test_8_5_a_whirlpool():
    """V22: the water around, not the land."""
    game = drawn("""
        tiles  mountain: E4
        red    a: 1@D4  b: 1@boat-C4
        blue   a: 2@boat-C4  b: 1@E4
        boats: C4
        serpents: A1
        whales: D3
        red waits for the back  hex: D4  kind: mountain
    """)
    events = game.play("back whirlpool")
    assert BoatLost("C4") in events and CreatureGone("whale", "D3") in events
    assert where(game, "red-a", "red-b", "blue-a", "blue-b") == ["dead"] * 3 + ["land E4"]
    assert (creatures(game, "serpent"), creatures(game, "whale")) == (["A1"], [])


def test_8_5_the_lagoon_is_adjacent_sea():
    """V23"""
    game = drawn("""
        tiles  forest: G7
        red    a: 1@A1
        serpents: G6
        red waits for the back  hex: F6  kind: forest
    """)
    assert game.play("back whirlpool")[1:] == [CreatureGone("serpent", "G6")]


def test_8_6_the_volcano():
    game = drawn(
        "tiles  mountain: D5\nred    a: 1@D5\nred waits for the back  hex: D4  kind: mountain"
    )
    game.play("back volcano")
    assert game.is_over
    assert moves_with(game, "die") == []
