"""RULES.md §9 and §10: kept tiles, repellents and the die; vectors V13, V16, V19, V24 and V26."""

import pytest

from fernweh.games.survive.events import (
    CreatureGone,
    CreatureMoved,
    Declined,
    Finished,
    Repelled,
    Rolled,
    Sailed,
    Swam,
    TilePlayed,
)
from fernweh.games.survive.rules import Refusal
from tests.games.survive.drawn import (
    BLUE,
    GREEN,
    RED,
    SPECTATOR,
    boats,
    creatures,
    drawn,
    moves_with,
    play_all,
    where,
    why,
)

# §9  Kept tiles

HAND = """
    tiles  forest: F3
    red    a: 1@D1  b: 2@boat-E2  c: 3@F3
    blue   a: 1@boat-A7
    boats: E2 A7 K5
    serpents: A1
    kept   red: {tile}
    red to play
"""


def test_9_1_one_tile_a_turn():
    game = drawn(HAND.format(tile="beach-dolphin beach-wind"))
    assert game.moves() == ["play beach-dolphin", "play beach-wind", "done"]
    assert why(game, "play forest-dolphin") is Refusal.NOT_IN_HAND
    assert game.play("play beach-dolphin") == [TilePlayed(RED, "beach-dolphin")]
    assert game.view(RED).seats[RED].kept == ["beach-wind"]
    play_all(game, "explorer red-a", "to C1", "done")
    assert game.view(RED).phase == "move"


@pytest.mark.parametrize("tile", ["beach-move_shark", "beach-move_whale", "mountain-repel_whale"])
def test_9_1_one_that_could_do_nothing_stays(tile):
    game = drawn(HAND.format(tile=tile))
    assert game.moves() == ["done"]
    if "move" in tile:
        assert why(game, f"play {tile}") is Refusal.NO_USE


def test_9_2_the_dolphin():
    """§14.6: hex by hex, without points, and the swim move is left."""
    game = drawn(HAND.format(tile="beach-dolphin"))
    game.play("play beach-dolphin")
    assert game.moves() == ["explorer red-a"]
    assert why(game, "explorer red-b") is Refusal.NOT_IN_THE_WATER
    assert why(game, "explorer blue-a") is Refusal.NOT_YOURS
    assert why(game, "done") is Refusal.NOTHING_TO_END
    assert why(game, "sink F3") is Refusal.GUIDE_FIRST
    game.play("explorer red-a")
    assert why(game, "done") is Refusal.NOT_YET
    assert why(game, "to D3") is Refusal.NOT_ADJACENT
    assert game.play("to E1") == [Swam(RED, "red-a", "E1")]
    assert "done" in game.moves() and "ashore" not in game.moves()
    play_all(game, "to D1", "to C1")
    assert (game.view(RED).phase, game.view(RED).points) == ("move", 3)
    play_all(game, "explorer red-a", "ashore")
    assert where(game, "red-a") == ["safe NW"]


def test_9_2_the_dolphin_and_creatures():
    game = drawn("""
        red    a: 1@D1  b: 1@A5
        blue   a: 1@A7
        sharks: D2
        kept   red: beach-dolphin
        red to play
    """)
    play_all(game, "play beach-dolphin", "explorer red-a", "to D2")
    assert where(game, "red-a") == ["dead"]
    assert game.view(RED).phase == "move"


def test_13_12_the_dolphin_may_use_up_the_swim_move():
    game = drawn(HAND.format(tile="beach-dolphin"), dolphin_uses_swim_move=True)
    play_all(game, "play beach-dolphin", "explorer red-a", "to E1", "done")
    assert why(game, "explorer red-a") is Refusal.HAS_SWUM


def test_9_2_the_wind():
    """§14.6: a boat that one may move, empty ones too."""
    game = drawn(HAND.format(tile="beach-wind"))
    game.play("play beach-wind")
    assert game.moves() == ["from E2", "from K5"]
    assert why(game, "from A7") is Refusal.NOT_IN_CONTROL
    assert why(game, "sink F3") is Refusal.BLOW_FIRST
    game.play("from E2")
    assert why(game, "done") is Refusal.NOT_YET
    assert why(game, "to F3") is Refusal.LAND_IS_BARRED
    assert game.play("to D1") == [Sailed(RED, "E2", "D1")]
    assert game.play("done") == [Finished(RED, "tile")]
    assert (game.view(RED).phase, game.view(RED).points) == ("move", 3)


def test_9_2_the_wind_goes_three_hexes_at_most():
    game = drawn(HAND.format(tile="beach-wind"))
    play_all(game, "play beach-wind", "from E2", "to D1", "to C1", "to D1")
    assert game.view(RED).phase == "move"


def test_9_2_the_wind_and_creatures():
    game = drawn(HAND.format(tile="beach-wind") + "whales: D2")
    play_all(game, "play beach-wind", "from E2", "to D2")
    assert where(game, "red-b") == ["water D2"]
    assert game.view(RED).phase == "move"


def test_13_12_the_wind_may_ask_for_passengers():
    game = drawn(HAND.format(tile="beach-wind"), wind_empty_boat=False)
    game.play("play beach-wind")
    assert game.moves() == ["from E2"]
    assert why(game, "from K5") is Refusal.BOAT_IS_EMPTY


def test_9_3_a_creature_to_an_empty_hex():
    """§14.6"""
    game = drawn(HAND.format(tile="forest-move_serpent"))
    game.play("play forest-move_serpent")
    assert game.moves() == ["from A1"]
    assert why(game, "from A2") is Refusal.NO_CREATURE_THERE
    assert why(game, "sink F3") is Refusal.SEND_FIRST
    game.play("from A1")
    for hex_ in ("A1", "D1", "E2", "A7"):
        assert why(game, f"to {hex_}") is Refusal.NOT_EMPTY
    assert why(game, "to F3") is Refusal.LAND_IS_BARRED
    assert why(game, "done") is Refusal.NOTHING_TO_END
    assert len(game.moves()) == 133 - 6
    assert game.play("to C1") == [CreatureMoved(RED, "serpent", "A1", "C1")]
    assert creatures(game, "serpent") == ["C1"]


def test_9_4_there_is_no_limit_and_no_worth():
    tiles = "beach-dolphin beach-dolphin beach-dolphin forest-dolphin beach-wind beach-wind"
    game = drawn(HAND.format(tile=tiles))
    assert len(game.view(RED).seats[RED].kept) == 6
    assert game.score(RED) == 0


ATTACK = """
    red    a: 1@{red}
    blue   a: 2@{blue}
    green  a: 3@{green}
    boats: {boat}
    {kind}s: C1
    kept   {kept}
    red to prowl  points: 2  chosen: {kind}-1  kind: {kind}
"""
SHARK = {"red": "D1", "blue": "D1", "green": "A7", "boat": "-", "kind": "shark"}
WHALE = {"red": "A5", "blue": "boat-D1", "green": "boat-D1", "boat": "D1", "kind": "whale"}


def attack(pieces, kept):
    game = drawn(ATTACK.format(**pieces, kept=kept), seats=3)
    game.play("to D1")
    return game


def test_9_5_a_shark_is_repelled():
    """V24: only blue may play it; the shark is gone, and both live (§9.7)."""
    game = attack(SHARK, "red: beach-repel_shark  blue: forest-repel_shark")
    assert game.actor == BLUE
    assert game.moves() == ["repel forest", "decline"]
    assert why(game, "repel beach") is Refusal.NOT_IN_HAND
    assert why(game, "explorer blue-a") is Refusal.ANSWER_FIRST
    assert game.play("repel forest") == [
        Repelled(BLUE, "shark", "forest"), CreatureGone("shark", "D1"),
    ]  # fmt: skip
    assert where(game, "red-a", "blue-a") == ["water D1", "water D1"]
    assert creatures(game, "shark") == []


@pytest.mark.parametrize("seat", [BLUE, GREEN])
def test_9_5_a_whale_is_repelled_by_who_controls_the_boat(seat):
    """§14.7: in a tie, each of them."""
    name = ("red", "blue", "green")[seat]
    game = attack(WHALE, f"{name}: mountain-repel_whale")
    assert game.actor == seat
    game.play("repel mountain")
    assert boats(game) == {"D1": ["blue-a", "green-a"]}
    assert creatures(game, "whale") == []


def test_9_5_a_passenger_without_control_is_not_asked():
    """§5.2: the boat is whose most explorers are aboard."""
    game = drawn("""
        red    a: 1@A5
        blue   a: 2@boat-D1  b: 1@boat-D1
        green  a: 3@boat-D1  b: 1@D1
        boats: D1
        whales: C1
        kept   green: mountain-repel_whale
        red to prowl  points: 2  chosen: whale-1  kind: whale
    """, seats=3)  # fmt: skip
    game.play("to D1")
    assert (boats(game), game.view(SPECTATOR).turn) == ({}, BLUE)


def test_9_6_a_tipped_boat_asks_nobody_about_the_shark():
    """It was not moved: §9.6; the shark's repellent does not help against the whale."""
    game = attack(WHALE | {"green": "A7"}, "blue: beach-repel_shark\nsharks: D1")
    assert (game.actor, game.moves()) == (BLUE, ["decline"])
    assert why(game, "repel beach") is Refusal.NOT_IN_HAND
    game.play("decline")
    assert (where(game, "blue-a"), game.view(SPECTATOR).turn) == (["dead"], BLUE)


def test_9_6_only_in_others_turns_and_after_a_roll():
    """NOTHING_TO_REPEL: not when a swimmer comes to the shark, and not in one's own turn."""
    game = drawn("""
        red    a: 1@D1  b: 1@A5
        blue   a: 1@A7
        sharks: D2
        kept   red: beach-repel_shark
        red to move  points: 3
    """)
    assert why(game, "repel beach") is why(game, "decline") is Refusal.NOTHING_TO_REPEL
    play_all(game, "explorer red-a", "to D2")
    assert where(game, "red-a") == ["dead"]
    own = attack(SHARK | {"blue": "A5"}, "red: beach-repel_shark")
    assert where(own, "red-a") == ["dead"]  # red moved it


def test_9_6_serpents_cannot_be_repelled():
    text = ATTACK.format(**SHARK | {"kind": "serpent"}, kept="blue: beach-?")
    game = drawn(text.replace("points: 2", "points: 1"), seats=3)
    game.play("to D1")
    assert where(game, "blue-a") == ["dead"]


def test_9_7_everybody_with_a_kept_tile_is_asked():
    """§14.7, §14.11: whatever it is; without a repellent one can only decline."""
    both = SHARK | {"green": "D1"}
    game = attack(both, "blue: beach-wind  green: forest-repel_shark")
    assert (game.actor, game.moves()) == (BLUE, ["decline"])
    assert game.view(SPECTATOR).asked == [BLUE, GREEN]
    assert game.play("decline") == [Declined(BLUE)]
    assert (game.actor, game.moves()) == (GREEN, ["repel forest", "decline"])
    game.play("decline")
    assert where(game, "red-a", "blue-a", "green-a") == ["dead"] * 3


def test_9_7_without_a_kept_tile_nobody_is_asked():
    game = attack(SHARK, "green: beach-repel_shark")
    assert where(game, "red-a", "blue-a") == ["dead", "dead"]


def test_9_7_the_first_settles_it():
    """Clockwise from the player on turn."""
    game = attack(SHARK | {"green": "D1"}, "blue: beach-repel_shark  green: forest-repel_shark")
    game.play("repel beach")
    assert game.view(SPECTATOR).seats[GREEN].kept == ["forest-?"]
    assert game.view(SPECTATOR).turn == BLUE


def test_9_8_no_other_creature_moves_instead():
    game = attack(SHARK, "blue: beach-repel_shark")
    game.play("repel beach")
    assert game.view(SPECTATOR).phase != "prowl"
    assert game.view(SPECTATOR).supply["shark"] == 6  # it is not there again


# §10  The creature die

ROLL = """
    tiles  beach: F6 F7 G5 G7 H6 H7
    red    a: 1@F6
    blue   a: 1@F7
    serpents: {serpents}
    red waits for the die
"""


def test_10_1_nothing_of_that_kind():
    """V19"""
    game = drawn(ROLL.format(serpents="A1"))
    assert game.play("die shark") == [Rolled(RED, "shark", useful=False)]
    assert game.view(SPECTATOR).turn == BLUE


def test_10_1_one_that_can_move():
    """V26: the serpent in the lagoon cannot; another may, or none (§10.4)."""
    game = drawn(ROLL.format(serpents="G6 A1"))
    assert game.play("die serpent") == [Rolled(RED, "serpent", useful=True)]
    assert game.moves() == ["done", "from A1"]
    assert why(game, "from G6") is Refusal.NO_WAY
    assert why(game, "from B1") is Refusal.NO_CREATURE_THERE


def test_10_1_none_that_can_move():
    """§14.8"""
    game = drawn(ROLL.format(serpents="G6"))
    assert game.play("die serpent") == [Rolled(RED, "serpent", useful=False)]
    assert game.view(SPECTATOR).turn == BLUE


@pytest.mark.parametrize(("kind", "most"), [("serpent", 1), ("shark", 2), ("whale", 3)])
def test_10_2_how_far_they_go(kind, most):
    game = drawn(f"red    a: 1@M1\n{kind}s: A1\nred to rouse  kind: {kind}")
    game.play("from A1")
    assert why(game, "done") is Refusal.NOT_YET
    for step in range(most):
        assert game.view(SPECTATOR).turn == RED
        game.play("to A2" if step % 2 == 0 else "to A1")
        assert ("done" in game.moves()) == (step + 1 < most) or game.actor == BLUE
    assert game.view(SPECTATOR).turn == BLUE


def test_10_3_a_whale_stops_on_an_occupied_boat():
    """V13: it cannot go through it."""
    game = drawn("""
        red    a: 1@boat-D2  b: 2@boat-D2  c: 3@boat-D2
        blue   a: 1@A7
        boats: D2
        whales: D1
        red to prowl  points: 3  chosen: whale-1  kind: whale
    """)
    game.play("to D2")
    assert where(game, "red-a", "red-b", "red-c") == ["water D2"] * 3
    assert (boats(game), game.view(SPECTATOR).turn) == ({}, BLUE)


def test_10_4_they_pass_what_they_do_not_harm():
    """V16: a shark passes an occupied boat, and may turn back."""
    game = drawn("""
        tiles  forest: E4
        red    a: 1@boat-D2
        blue   a: 1@E4
        boats: D2
        sharks: D1
        red to prowl  points: 2  chosen: shark-1  kind: shark
    """)
    game.play("to D2")
    assert where(game, "red-a") == ["boat D2"]
    assert "to D1" in game.moves() and "to D3" in game.moves()
    game.play("done")
    on_land = drawn("""
        tiles  forest: E4
        red    a: 1@E4
        sharks: D4
        red to prowl  points: 2  chosen: shark-1  kind: shark
    """)
    assert why(on_land, "to E4") is Refusal.LAND_IS_BARRED
    assert why(on_land, "to A1") is Refusal.NOT_ADJACENT
    assert "to E4" not in moves_with(on_land, "to")
