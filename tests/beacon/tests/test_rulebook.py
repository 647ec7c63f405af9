"""The rulebook of Beacon, paragraph by paragraph."""

import pytest

from fernweh.games.game import Game
from fernweh.kernel.event import HIDDEN
from fernweh.kernel.fault import Fault
from tests.beacon.events import Drew, GameEnded, Kept, Rolled, Shown, WentOut
from tests.beacon.rules import Refusal
from tests.beacon.tests.drawn import EAST, LANTERNS, NORTH, SOUTH, SPECTATOR, drawn, play_all, why

# §1, §2  Setting up


def test_1_1_two_or_three_keepers():
    assert [Game("beacon", seats).seats for seats in (2, 3)] == [2, 3]
    with pytest.raises(Fault):
        Game("beacon", 4)


def test_1_2_the_die_has_six_faces_and_nobody_chooses_one():
    game = drawn(f"{LANTERNS}the die falls for north")
    assert game.weights() == {f"fall {face}": 1 for face in range(1, 7)}
    choosing = drawn(f"{LANTERNS}north to choose")
    assert why(choosing, "fall 6") == why(choosing, "deal 6") == Refusal.CHANCE_ALONE


def test_1_3_there_are_six_lanterns():
    assert Game("beacon").weights() == {f"deal {lantern}": 1 for lantern in range(1, 7)}


def test_2_1_each_keeper_draws_a_lantern_north_first():
    game = Game("beacon", 3)
    assert why(game, "roll") == why(game, "show 1") == Refusal.CHANCE_IS_DUE
    assert game.play("deal 4") == [Drew(NORTH, 4)]
    assert why(game, "deal 4") == Refusal.NOT_IN_BAG
    assert play_all(game, "deal 1", "deal 6") == [Drew(SOUTH, 6)]
    assert game.table[0].lantern.tolist() == [4, 1, 6]


def test_2_2_north_has_the_first_turn_and_the_others_follow():
    game = Game("beacon", 3)
    play_all(game, "deal 4", "deal 1", "deal 6")
    turns = []
    for _ in range(4):
        turns.append(game.actor)
        play_all(game, "roll", "fall 1")
    assert turns == [NORTH, EAST, SOUTH, NORTH]


# §3  A turn


def test_3_1_a_turn_begins_with_a_roll():
    game = drawn(f"{LANTERNS}north to choose")
    assert game.moves() == ["roll"]
    assert why(game, "keep") == Refusal.NO_FIRE
    play_all(game, "roll", "fall 2")
    assert game.moves() == ["roll", "keep"]


@pytest.mark.parametrize("face", range(2, 7))
def test_3_2_what_falls_is_added(face: int):
    game = drawn(f"fire: 3\n{LANTERNS}north to choose")
    assert play_all(game, "roll", f"fall {face}") == [Rolled(NORTH, face, 3 + face)]
    assert game.actor == NORTH


def test_3_3_a_1_is_rain():
    game = drawn(f"fire: 20\n{LANTERNS}north to choose")
    assert play_all(game, "roll", "fall 1") == [WentOut(NORTH, 20)]
    assert (game.actor, game.table[0].fire, game.table[0].kept[NORTH]) == (EAST, 0, 0)


def test_3_4_a_fire_that_is_kept_counts():
    game = drawn("fire: 9\nnorth  kept: 4  lantern: 5\neast  lantern: 2\nnorth to choose")
    assert game.play("keep") == [Kept(NORTH, 9)]
    assert (game.actor, game.table[0].fire, game.table[0].kept[NORTH]) == (EAST, 0, 13)


def test_3_5_a_high_fire_must_be_kept():
    high = drawn(f"fire: 24\n{LANTERNS}north to choose")
    assert high.moves() == ["keep"] and why(high, "roll") == Refusal.FIRE_IS_HIGH
    assert drawn(f"fire: 23\n{LANTERNS}north to choose").moves() == ["roll", "keep"]


# §4  The end


def test_4_1_after_the_last_night_lanterns_are_shown():
    game = drawn(f"turns: 9  fire: 2\n{LANTERNS}east to choose")
    assert why(game, "show 2") == Refusal.NOT_YET
    game.play("keep")
    assert (game.actor, game.moves()) == (NORTH, ["show 5"])
    assert why(game, "roll") == why(game, "keep") == Refusal.SHOW_NOW
    assert game.play("show 5") == [Shown(NORTH, 5)]
    assert (game.actor, game.moves()) == (EAST, ["show 2"])


def test_4_2_the_lantern_counts():
    game = drawn("north  kept: 7  lantern: !5\neast  kept: 9  lantern: !2\nover, north was first")
    assert [game.score(seat) for seat in (NORTH, EAST)] == [12, 11]


def test_4_3_most_points_win_and_among_equals_the_higher_lantern():
    game = drawn("north  kept: 7  lantern: !5\neast  kept: 10  lantern: 2\neast to show")
    assert game.play("show 2") == [Shown(EAST, 2), GameEnded(2, [12, 12], NORTH)]
    assert [game.place(seat) for seat in (NORTH, EAST)] == [1, 2]
    assert game.is_over and why(game, "roll") == Refusal.GAME_IS_OVER


# §5, §6  Secrets and options


def test_5_1_a_lantern_is_known_to_its_keeper_alone_until_it_is_shown():
    game = drawn("turns: 10\nnorth  lantern: !5\neast  lantern: 2\neast to show")
    assert why(game, "show 6") == Refusal.NOT_YOURS
    shown = {viewer: game.seen_by(viewer).text() for viewer in (NORTH, EAST, SPECTATOR)}
    assert ["lantern: ?" in text for text in shown.values()] == [True, False, True]
    assert all("lantern: !5" in text for text in shown.values())
    assert Drew(EAST, 2).seen_by(NORTH) == Drew(EAST, HIDDEN)  # type: ignore[arg-type]


@pytest.mark.parametrize("nights", [3, 5, 7])
def test_6_1_there_are_as_many_nights_as_agreed(nights: int):
    game = Game("beacon", nights=nights)
    play_all(game, "deal 4", "deal 1", *["roll", "fall 1"] * (2 * nights - 1))
    assert game.moves() == ["roll"]
    play_all(game, "roll", "fall 1")
    assert game.moves() == ["show 4"]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("north  lantern: 5\neast  lantern: 5\nnorth to choose", "table-twice", 2),
        ("north  lantern: 7\nnorth to choose", "table-number", 1),
        ("turns: 1\nmoon: 3\nnorth to choose", "table-line", 2),
        ("turns: 1\nsouth to choose", "table-turn", 2),
    ],
)
def test_a_table_that_cannot_be(text: str, code: str, line: int):
    with pytest.raises(Fault) as found:
        drawn(text)
    assert (found.value.code, found.value.facts["line"]) == (code, line)
