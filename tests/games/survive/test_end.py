"""RULES.md §11, the challenges of §13, and §14: the end and what it comes to; V28 and V29."""

import numpy as np
import pytest

from fernweh.games.game import Game
from fernweh.games.survive.events import Counted, Ended, GameEnded, TileShown, ValueShown
from fernweh.games.survive.rules import Refusal
from fernweh.kernel import batch
from fernweh.kernel.fault import Fault
from fernweh.kernel.record import blank
from fernweh.kernel.verbs import NOBODY
from tests.games.survive.drawn import BLUE, NAME, RED, SPECTATOR, drawn, play_all, where, why
from tests.scale import scaled

VOLCANO = """
    tiles  mountain: D5
    red    a: {red}
    blue   a: {blue}
    red waits for the back  hex: D4  kind: mountain
"""


def test_11_1_the_volcano_ends_it_at_once():
    """V28: no die is rolled, and who stands on a landing hex scores nothing."""
    game = drawn(VOLCANO.format(red="6@C1", blue="1@boat-B10") + "boats: B10")
    assert game.play("back volcano") == [
        TileShown(RED, "volcano", "D4"), Ended("volcano"),
        Counted(RED, 0, 0), Counted(BLUE, 0, 0), GameEnded(-1),
    ]  # fmt: skip
    assert game.actor == NOBODY
    assert [seat.lost for seat in game.view(SPECTATOR).seats] == [1, 1]  # nobody else is saved
    assert why(game, "die shark") is why(game, "done") is Refusal.GAME_IS_OVER


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_11_1_a_game_lasts_33_to_40_turns(seats):
    """Law: one tile a turn; and no supply runs out (§1.8)."""
    game = Game(NAME, seats)
    tables = blank(game.rules.TABLE, scaled(2_000, 5))
    batch.styled_games(game.box, tables, [[0] * seats, [1] * seats], seed=2)
    turns = 40 - np.bitwise_count(tables["tiles"]).sum(axis=1)
    assert turns.min() >= 33 and turns.max() <= 40
    assert (tables["left"] >= 0).all()
    assert len(set(turns.tolist())) == 8 or len(tables) < 100


SHOWN = """
    tiles  mountain: D5
    red    a: 6@NW
    blue   a: 1@SE  b: 2@SE  c: 2@NE  d: 6@dead
    blue waits for the back  hex: D4  kind: mountain
"""


def test_11_2_the_saved_show_their_values():
    """V29: 6 to 5; clockwise from the player on turn."""
    game = drawn(SHOWN)
    assert game.play("back volcano") == [TileShown(BLUE, "volcano", "D4"), Ended("volcano")]
    assert (game.actor, game.moves()) == (BLUE, ["show 1"])
    assert why(game, "show 2") is Refusal.NOT_ITS_VALUE
    assert why(game, "done") is Refusal.NOTHING_TO_END
    assert why(game, "decline") is Refusal.NOTHING_TO_REPEL
    assert why(game, "to D4") is Refusal.SHOW_FIRST
    assert game.view(RED).seats[BLUE].points == -1
    assert game.play("show 1") == [ValueShown(BLUE, "blue-a", 1)]
    assert game.view(RED).explorers[1].value == 1
    play_all(game, "show 2", "show 2")
    assert game.actor == RED
    assert game.play("show 6")[1:] == [Counted(RED, 1, 6), Counted(BLUE, 3, 5), GameEnded(RED)]
    assert [game.place(RED), game.place(BLUE)] == [1, 2]
    assert [seat.points for seat in game.view(SPECTATOR).seats] == [6, 5]


def test_11_2_who_does_not_know_a_value_cannot_show_it():
    """`legal` and `refusal` agree on the others' tables too."""
    game = drawn(SHOWN)
    game.play("back volcano")
    for viewer in (RED, SPECTATOR):
        known = game.seen_by(viewer)
        assert known.moves() == []
        assert why(known, "done") is Refusal.NOTHING_TO_END
        assert Game.from_text(NAME, known.text()).text() == known.text()


def test_11_2_not_before_the_end():
    game = drawn("tiles  beach: D4\nred    a: 6@NW  b: 1@D4\nblue   a: 1@D4\nred to sink")
    assert why(game, "show 6") is Refusal.NOTHING_TO_SHOW
    assert game.view(SPECTATOR).seats[RED].points == -1


TIED = SHOWN.replace("a: 6@NW", "a: 5@NW")


def tied(**options):
    game = drawn(TIED, **options)
    play_all(game, "back volcano", "show 1", "show 2", "show 2")
    return game, game.play("show 5")


def test_11_3_among_equals_the_victory_is_shared():
    """§14.9"""
    game, events = tied()
    assert events[-1] == GameEnded(-1)
    assert [game.place(RED), game.place(BLUE)] == [1, 1]


def test_13_8_or_who_has_saved_more_is_ahead():
    game, events = tied(tie_break="most_explorers")
    assert events[-1] == GameEnded(BLUE)
    assert [game.place(RED), game.place(BLUE)] == [2, 1]


LAST = """
    tiles  beach: D5  mountain: D6
    red    a: 1@C1
    blue   a: 1@dead
    red to move  points: 1
"""


def test_11_4_it_goes_on_when_nobody_is_left():
    game = drawn(LAST)
    play_all(game, "explorer red-a", "ashore")
    assert game.moves() == ["sink D5"]


def test_13_9_or_it_stops():
    game = drawn(LAST, stop_when_empty=True)
    assert play_all(game, "explorer red-a", "ashore")[1:] == [Ended("empty")]
    assert game.view(SPECTATOR).phase == "show"


STRUCK = """
    tiles  beach: D5  mountain: D6
    red    a: 1@C1  b: 6@NW
    blue   a: 1@dead  b: 5@SE
    sharks: D1
    red to prowl  points: 2  chosen: shark-1  kind: shark
"""


@pytest.mark.parametrize("option", ["to_the_last_one", "stop_when_empty"])
def test_13_9_it_stops_at_once_in_whatever_step(option):
    """§13.4, §11.2: the turn does not pass, and who is on turn shows first."""
    game = drawn(STRUCK, **{option: True})
    assert game.play("to C1")[-1] == Ended("empty")
    assert (game.view(SPECTATOR).turn, game.actor, game.moves()) == (RED, RED, ["show 6"])


def test_13_4_to_the_last_one():
    """§14.9: the volcano is a whirlpool; it ends with the last explorer."""
    game = drawn(VOLCANO.format(red="1@D4", blue="1@A1"), to_the_last_one=True)
    game.play("back volcano")
    assert where(game, "red-a", "blue-a") == ["dead", "water A1"]
    assert game.view(SPECTATOR).phase == "die"
    game = drawn(VOLCANO.format(red="1@D4", blue="1@NW"), to_the_last_one=True)
    assert Ended("empty") in game.play("back volcano")


AFTER_THE_LAST = "late: {late}\nred    a: 1@A1\nblue   a: 1@A7\nblue waits for the die"


def test_13_4_without_tiles_there_is_no_step_3():
    game = drawn(AFTER_THE_LAST.format(late=2), to_the_last_one=True)
    game.play("die shark")
    assert (game.actor, game.view(RED).late) == (RED, 3)
    game.play("done")
    assert game.view(RED).phase == "die"


def test_13_4_so_many_turns_are_left():
    game = drawn(AFTER_THE_LAST.format(late=6), to_the_last_one=True, last_one_rounds=3)
    events = game.play("die shark")
    assert Ended("limit") in events and game.is_over
    game = drawn(AFTER_THE_LAST.format(late=6), to_the_last_one=True, last_one_rounds=0)
    game.play("die shark")
    assert game.actor == RED


def test_13_5_all_are_equal():
    """§14.9: values are not even shown."""
    game = drawn(SHOWN, all_are_equal=True)
    assert game.play("back volcano")[2:] == [
        Counted(RED, 1, 1),
        Counted(BLUE, 3, 3),
        GameEnded(BLUE),
    ]
    assert game.is_over
    assert {each.value for each in game.view(RED).explorers} == {0}


def test_13_6_atlantis_goes_under():
    """The volcano is a whirlpool; it ends with the last tile, and no die is rolled."""
    game = drawn(VOLCANO.format(red="1@D4", blue="1@A1"), atlantis_goes_under=True)
    game.play("back volcano")
    assert (where(game, "red-a"), game.view(RED).phase) == (["dead"], "die")
    last = VOLCANO.format(red="1@D4", blue="1@A1").replace("tiles  mountain: D5\n", "")
    game = drawn(last, atlantis_goes_under=True)
    assert Ended("last-tile") in game.play("back shark")
    assert game.is_over
    with pytest.raises(Fault, match="option-value"):
        Game(NAME, atlantis_goes_under=True, to_the_last_one=True)


def test_13_6_the_last_back_is_carried_out_first():
    game = drawn(
        """
        red    a: 1@D4  b: 2@D4  c: 3@D4
        blue   a: 1@D4
        red waits for the back  hex: D4  kind: forest
        """,
        atlantis_goes_under=True,
    )
    game.play("back boat")
    assert game.view(RED).phase == "rescue"
    play_all(game, "explorer red-a", "explorer red-b", "explorer red-c")
    assert game.is_over


# §14  Rulings that other tests do not name


def test_14_1_the_facts_of_the_box():
    """See §1.5, §1.6 and §1.9: the counts are those that several public sources agree on."""
    game = Game(NAME)
    unseen = game.view(SPECTATOR).unseen
    assert {terrain: sum(backs.values()) for terrain, backs in unseen.items()} == {
        "beach": 16, "forest": 16, "mountain": 8,
    }  # fmt: skip
