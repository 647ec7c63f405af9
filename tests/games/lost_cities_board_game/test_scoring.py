"""RULES.md §8 and §9: what an expedition and a game bring, with the vectors V3."""

import pytest

from fernweh.games.lost_cities_board_game.events import ArtifactsCounted, GameEnded
from fernweh.games.lost_cities_board_game.rules import Refusal
from tests.games.lost_cities_board_game.drawn import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    drawn,
    play_all,
    points,
    why,
)
from tests.games.lost_cities_board_game.naive import LONG, SHORT, track_points, worth

# §8  Scoring an expedition


def standing(rows: str) -> int:
    """What explorers are worth as they stand, before any clamp."""
    return drawn(f"north  {rows}\nnorth to draw").view(NORTH).seats[NORTH].standing


def test_8_1_every_explorer_brings_the_value_of_its_stone():
    """V3."""
    rows = "red: 1 adventurer@8  green: 1 researcher@6  blue: 1 adventurer@2"
    assert standing(rows) == 35 + 2 * 15 - 15 == 50


def test_8_1_explorers_at_home_count_nothing():
    assert standing("hand: red-2") == 0


def test_8_2_the_researcher_counts_double_also_below_zero():
    """V3."""
    assert standing("red: 1 researcher@1") == -40
    assert standing("red: 1 researcher@9") == 100


def test_8_2_the_highest_that_explorers_can_bring():
    """V3: five on stone 9 cannot be, since the fifth across a bridge ends it."""
    game = drawn("""
        north  points: 0  hand: white-5  red: 1 researcher@9  green: 1 adventurer@9  blue: 1 adventurer@9  yellow: 1 adventurer@9  white: 1 adventurer@6
        north to lay
    """)  # noqa: E501
    game.play("play white-5")
    assert game.view(NORTH).seats[NORTH].standing == 100 + 3 * 50 + 30 == 280


def end_of(points: int, rows: str, expeditions: int = 3) -> int:
    """North's points after an expedition that ends with the deck."""
    game = drawn(
        f"north  points: {points}  {rows}\ndeck: 1\nchance to turn up for north",
        expeditions=expeditions,
    )
    game.play("turn up yellow-2")
    return int(game.view(NORTH).seats[NORTH].points)


def test_8_3_the_sum_is_added_or_paid():
    assert end_of(10, "red: 1 adventurer@6") == 25
    assert end_of(60, "red: 1 researcher@1") == 20


def test_8_3_nobody_has_less_than_nothing():
    """V3: 10 points and a sum of −35 are 0, not −25."""
    assert end_of(10, "red: 1 adventurer@1  blue: 1 adventurer@2") == 0


def test_8_4_explorers_go_home_and_tiles_become_tokens():
    game = drawn(
        """
        north  tokens: 2  found: 3  red: 1 researcher@5
        deck: 1
        chance to turn up for north
    """,
        expeditions=3,
    )
    game.play("turn up yellow-2")
    text = game.text()
    assert "tokens: 5" in text and "found" not in text
    north = game.view(NORTH).seats[NORTH]
    assert (north.artifacts, north.adventurers, north.researcher) == (5, 4, True)
    assert game.weights()["tile artifact"] == 9  # all tiles are back


# §9  End of the game

LAST = """
    expedition: {expedition}
    north  points: {points}  tokens: {tokens}
    east   points: 500
    deck: 1
    chance to turn up for north
"""


def final(points: int, artifacts: int, expeditions: int) -> list:
    """North's part of the events at the end, and the points."""
    text = LAST.format(expedition=expeditions, points=points, tokens=artifacts)
    game = drawn(text, expeditions=expeditions)
    events = game.play("turn up yellow-2")
    counted = [e for e in events if isinstance(e, ArtifactsCounted) and e.seat == NORTH]
    assert game.score(NORTH) == game.view(EAST).seats[NORTH].points
    return [*counted, game.score(NORTH)]


def test_9_1_the_track_counts_after_the_last_expedition():
    assert final(100, 7, 3) == [ArtifactsCounted(NORTH, 7, 35, 135), 135]


def test_9_1_here_too_nobody_falls_below_zero():
    """V3, §12.6: in the short game 15 points and no artifact are 0."""
    assert final(15, 0, 1) == [ArtifactsCounted(NORTH, 0, -20, 0), 0]


def test_9_1_only_after_the_last():
    game = drawn(LAST.format(expedition=2, points=100, tokens=0), expeditions=3)
    game.play("turn up yellow-2")
    assert points(game, NORTH) == 100


def test_9_1_nothing_can_be_done_afterwards():
    game = drawn(LAST.format(expedition=1, points=100, tokens=0))
    game.play("turn up yellow-2")
    moves = ["play red-2", "send researcher", "move red", "decline", "draw", "discard red-2"]
    moves += ["take red", "turn up red-3", "tile arrow", "start north"]
    assert {why(game, move) for move in moves} == {Refusal.GAME_IS_OVER}


@pytest.mark.parametrize("artifacts", range(28))
def test_9_2_the_long_track(artifacts):
    """§12.7: our own table."""
    expected = LONG[min(artifacts, 15)]
    assert final(100, artifacts, 3)[0].points == expected == track_points(artifacts, 3)


def test_9_2_the_house_table_is_made_as_the_ruling_says():
    """§12.7: three times the short track at three times the artifacts, below zero up to five."""
    assert [LONG[3 * n] for n in range(6)] == [3 * value for value in SHORT]
    assert all((value < 0) == (n < 6) for n, value in enumerate(LONG))
    assert LONG == sorted(LONG)


@pytest.mark.parametrize("artifacts", range(10))
def test_9_3_the_short_track(artifacts):
    """V3: three artifacts bring 15."""
    assert final(100, artifacts, 1)[0].points == SHORT[min(artifacts, 5)]
    assert SHORT[3] == 15


def test_9_3_the_view_has_the_track_of_the_game():
    assert drawn("north to draw").view(NORTH).track == SHORT
    assert drawn("north to draw", expeditions=3).view(NORTH).track == LONG


FOUR = """
    north  points: {0}  tokens: {4}
    east   points: {1}  tokens: {5}
    south  points: {2}  tokens: {6}
    west   points: {3}  tokens: {7}
    deck: 1
    chance to turn up for north
"""


def ended(points: list[int], tokens: list[int]) -> list:
    game = drawn(FOUR.format(*points, *tokens), seats=4)
    events = game.play("turn up yellow-2")
    return [events[-1], [game.place(seat) for seat in (NORTH, EAST, SOUTH, WEST)]]


def test_9_4_most_points_win():
    assert ended([100, 130, 110, 120], [2, 2, 2, 2]) == [GameEnded(winner=EAST), [4, 1, 3, 2]]


def test_9_4_among_equals_more_artifacts_are_ahead():
    """Two artifacts bring 10, four bring 30."""
    assert ended([120, 100, 100, 0], [2, 4, 4, 2]) == [GameEnded(winner=-1), [3, 1, 1, 4]]
    assert ended([130, 110, 90, 0], [2, 4, 5, 2]) == [GameEnded(winner=SOUTH), [3, 2, 1, 4]]


def test_9_4_else_they_share_the_place():
    """§12.6"""
    assert ended([100, 100, 90, 90], [3, 3, 3, 3]) == [GameEnded(winner=-1), [1, 1, 3, 3]]


def test_9_4_the_score_stands_when_the_game_is_over():
    """The last expedition is counted once."""
    game = drawn("""
        north  points: 40  tokens: 2  hand: red-2  red: 1 adventurer@6
        deck: yellow-2
        north to lay
    """)
    assert game.score(NORTH) == 55
    play_all(game, "discard red-2", "draw", "turn up yellow-2")
    assert game.score(NORTH) == points(game, NORTH) == 65


def test_8_vectors_hold_for_the_naive_twin():
    """So that the twin is not wrong in the same way (V3)."""
    assert worth({"red": 8, "green": 6, "blue": 2}, "green") == 50
    assert worth({"red": 1}, "red") == -40
    assert worth({"red": 9}, "red") == 100
