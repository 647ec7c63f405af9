"""RULES.md §5 and §7: tiles, bridges and the end, with the vectors V1, V4, V5 and V6."""

import pytest

from fernweh.games.lost_cities_board_game.events import (
    ArrowFound,
    ArtifactFound,
    Declined,
    Drew,
    ExpeditionBegan,
    ExpeditionEnded,
    ExplorersCounted,
    Moved,
    Played,
    PointsFound,
)
from fernweh.games.lost_cities_board_game.rules import Refusal
from fernweh.kernel.verbs import NOBODY
from tests.games.lost_cities_board_game.drawn import (
    EAST,
    NORTH,
    SOUTH,
    drawn,
    moves_with,
    play_all,
    points,
    stones,
    why,
)

# §5  Event tiles

V1 = """
    north  hand: red-3 red-5 red-5 red-8  white: 2 adventurer@2
    east   hand: blue-0 blue-1 blue-2 blue-3
    tiles  red: arrow@3 15@5
    north to lay
"""


def test_5_vector_1_the_rulebooks_example():
    """V1: the third card reaches an arrow and so the fourth stone; the fourth card 15 points."""
    game = drawn(V1)
    play_all(game, "play red-3", "send adventurer", "draw", "turn up white-0")
    play_all(game, "discard blue-0", "draw", "turn up green-0")
    play_all(game, "play red-5", "draw", "turn up white-0")
    play_all(game, "discard blue-1", "draw", "turn up green-1")
    game.play("play red-5")
    assert game.moves() == ["move red", "move white", "decline"]  # the other one could go as well
    game.play("move red")
    assert stones(game, NORTH) == {"red": 4, "white": 2}
    play_all(game, "draw", "turn up green-1", "discard blue-2", "draw", "turn up yellow-0")
    assert game.play("play red-8")[1:] == [
        Moved(NORTH, "adventurer", "red", 5), PointsFound(NORTH, 15),
    ]  # fmt: skip
    assert points(game, NORTH) == 15


MEETING = """
    north  hand: red-5  red: 4 {piece}@{stone}
    east   hand: red-6  red: 5 adventurer@{stone}
    tiles  red: {tile}
    north to lay
"""


def meeting(tile: str, stone: int, piece: str = "adventurer"):
    return drawn(MEETING.format(tile=f"{tile}@{stone + 1}", stone=stone, piece=piece))


def test_5_1_a_tile_is_met_at_once():
    """Artifacts and points are not a choice."""
    game = meeting("artifact", 4)
    events = game.play("play red-5")
    assert events == [
        Played(NORTH, "red-5"), Moved(NORTH, "adventurer", "red", 5), ArtifactFound(NORTH),
    ]  # fmt: skip
    assert game.moves() == ["draw"]


def test_5_2_an_artifact_is_taken():
    """V6: only the first who comes gets it."""
    game = meeting("artifact", 2)
    play_all(game, "play red-5", "draw", "turn up white-0", "play red-6")
    assert [seat.artifacts for seat in game.view(NORTH).seats] == [1, 0]
    assert game.view(NORTH).paths["red"] == [""] * 9


@pytest.mark.parametrize("value", [5, 10, 15])
def test_5_3_points_are_for_everybody_who_comes(value):
    """V6: the tile stays."""
    game = meeting(str(value), 5)
    play_all(game, "play red-5", "draw", "turn up white-0", "play red-6")
    assert [points(game, NORTH), points(game, EAST)] == [value, value]
    assert game.view(NORTH).paths["red"][5] == str(value)


def test_5_3_the_researcher_gets_no_more():
    game = meeting("15", 4, piece="researcher")
    game.play("play red-5")
    assert points(game, NORTH) == 15


def test_5_4_why_nothing_is_drawn_yet():
    game = meeting("arrow", 4)
    game.play("play red-5")
    refused = game.why_not("draw")
    assert (refused.code, refused.rule) == (Refusal.MOVE_FIRST, "5.4")


def test_5_4_an_arrow_moves_the_same_explorer_or_another():
    game = drawn("""
        north  hand: red-5  red: 4 adventurer@2  blue: 1 researcher@1  white: 1 adventurer@9
        tiles  red: arrow@3
        north to lay
    """)
    assert game.play("play red-5")[-1] == ArrowFound(NORTH, useful=True)
    assert game.moves() == ["move red", "move blue", "decline"]
    assert why(game, "draw") is why(game, "discard red-5") is Refusal.MOVE_FIRST
    assert game.play("move blue") == [Moved(NORTH, "researcher", "blue", 2)]
    assert game.view(NORTH).paths["red"][2] == "arrow"  # it stays
    assert moves_with(game, "d") == ["draw"]


def test_5_4_one_may_decline():
    """§12.3"""
    game = meeting("arrow", 2)
    game.play("play red-5")
    assert game.play("decline") == [Declined(NORTH)]
    assert stones(game, NORTH) == {"red": 3}
    assert game.moves() == ["draw"]


def test_5_4_without_an_arrow_nothing_moves():
    game = drawn("north  hand: red-5  red: 4 adventurer@2\nnorth to lay")
    assert why(game, "move red") is why(game, "decline") is Refusal.NO_MOVE_DUE
    game.play("play red-5")
    assert why(game, "move red") is why(game, "decline") is Refusal.NO_MOVE_DUE


CHAIN = """
    north  hand: red-5  red: 4 adventurer@4  blue: 1 adventurer@1  white: 1 adventurer@3
    tiles  red: arrow@5 arrow@6 10@7  blue: arrow@2 artifact@3  white: 5@4
    north to lay
"""


def test_5_5_arrows_lead_to_arrows():
    game = drawn(CHAIN)
    assert game.play("play red-5")[-1] == ArrowFound(NORTH, useful=True)
    assert game.play("move red")[-1] == ArrowFound(NORTH, useful=True)
    assert game.play("move blue")[-1] == ArrowFound(NORTH, useful=True)
    assert game.play("move blue")[-1] == ArtifactFound(NORTH)
    assert stones(game, NORTH) == {"red": 6, "blue": 3, "white": 3}
    assert game.moves() == ["draw"]


def test_5_5_and_to_points():
    game = drawn(CHAIN)
    play_all(game, "play red-5", "move red", "move red")
    assert (stones(game, NORTH)["red"], points(game, NORTH)) == (7, 10)


def test_5_6_only_an_explorer_on_its_way_can_be_moved():
    """§12.3: none that is at home, and none in the city."""
    game = drawn("""
        north  hand: red-5  red: 4 adventurer@2  white: 1 adventurer@9
        tiles  red: arrow@3
        north to lay
    """)
    game.play("play red-5")
    assert why(game, "move white") is Refusal.IN_THE_CITY
    assert why(game, "move blue") is Refusal.NOBODY_ON_THE_PATH
    assert why(game, "send researcher") is Refusal.NO_ROW_BEGUN


def test_5_6_an_arrow_for_nobody_has_no_effect():
    game = drawn("""
        north  hand: red-5  red: 4 adventurer@8  white: 1 adventurer@9
        tiles  red: arrow@9
        north to lay
    """)
    assert game.play("play red-5")[-1] == ArrowFound(NORTH, useful=False)
    assert game.moves() == ["draw"]


# §7  End of an expedition

FOUR_ACROSS = """
    ply: 40
    north  points: 20  hand: red-5 red-6 white-3  red: 4 adventurer@6  blue: 1 adventurer@7
    east   points: 10  hand: white-2  blue: 2 adventurer@7  white: 1 researcher@9  green: 3 adventurer@2
    south  hand: yellow-2  yellow: 1 adventurer@8
    tiles  red: {tile}
    north to lay
"""  # noqa: E501


def test_7_1_the_fifth_explorer_beyond_a_bridge_ends_it_at_once():
    """V4: no points from the tile, no draw, and the left neighbour begins the next expedition."""
    game = drawn(FOUR_ACROSS.format(tile="15@7"), seats=3, expeditions=3)
    assert game.view(NORTH).crossed == 4
    events = game.play("play red-5")
    assert events == [
        Played(NORTH, "red-5"),
        Moved(NORTH, "adventurer", "red", 7),
        ExpeditionEnded(1, by="bridge"),
        ExplorersCounted(NORTH, 60, [7, 0, 7, 0, 0], researcher=""),
        ExplorersCounted(EAST, 30 + 100 - 15, [0, 2, 7, 0, 9], researcher="white"),
        ExplorersCounted(SOUTH, 35, [0, 0, 0, 8, 0], researcher=""),
        ExpeditionBegan(2, EAST),
    ]
    assert [points(game, seat) for seat in (NORTH, EAST, SOUTH)] == [80, 125, 35]


def test_7_1_several_on_one_path_count_each():
    game = drawn(FOUR_ACROSS.format(tile="15@7"), seats=3)
    game.play("play red-5")
    assert game.actor == NOBODY


def test_7_1_an_explorer_that_has_crossed_counts_once():
    game = drawn("""
        north  hand: red-5  red: 4 adventurer@7  blue: 1 adventurer@7  white: 1 adventurer@8
        east   blue: 1 adventurer@7
        north to lay
    """)
    game.play("play red-5")
    assert (stones(game, NORTH)["red"], game.view(NORTH).crossed) == (8, 4)
    assert game.moves() == ["draw"]


def test_7_1_it_can_happen_inside_a_chain():
    """V5: the fourth meets an arrow; moving another from 6 to 7 ends it, its tile not met."""
    text = """
        north  hand: red-5  red: 4 adventurer@6  green: 1 adventurer@6  blue: 1 adventurer@7
        east   blue: 1 adventurer@7  white: 1 adventurer@7
        tiles  red: arrow@7  green: artifact@7
        north to lay
    """
    game = drawn(text)
    game.play("play red-5")
    assert game.moves() == ["move red", "move green", "move blue", "decline"]
    aside = game.copy()
    aside.play("move red")
    assert stones(aside, NORTH)["red"] == 8 and aside.moves() == ["draw"]
    assert game.play("move green")[1] == ExpeditionEnded(1, by="bridge")
    assert game.is_over
    assert game.view(NORTH).seats[NORTH].artifacts == 0


def test_7_1_it_can_happen_by_a_card_of_a_city():
    """§4.7"""
    game = drawn("""
        north  hand: red-5  red: 4 adventurer@9  green: 1 adventurer@6  blue: 1 adventurer@7
        east   blue: 1 adventurer@7  white: 1 adventurer@7
        north to lay
    """)
    play_all(game, "play red-5", "move green")
    assert game.is_over


def test_7_1_it_can_end_by_one_player_alone():
    game = drawn("""
        north  hand: red-5  red: 4 researcher@6  green: 1 adventurer@9  blue: 1 adventurer@9  yellow: 1 adventurer@9  white: 1 adventurer@9
        north to lay
    """)  # noqa: E501
    game.play("play red-5")
    assert game.is_over


@pytest.mark.parametrize("tile", ["15", "artifact", "arrow"])
def test_7_2_the_last_step_meets_no_tile_and_no_card_is_drawn(tile):
    """§12.4"""
    game = drawn(FOUR_ACROSS.format(tile=f"{tile}@7"), seats=3)
    game.play("play red-5")
    north = game.view(NORTH).seats[NORTH]
    assert (north.artifacts, north.hand_size) == (0, 2)
    assert north.points == 20 + 60 - 20  # the tile's points are not among them
    assert game.moves() == []


LAST_CARD = """
    north  hand: red-7  white: 10 adventurer@4
    east   hand: blue-5
    piles  green: 4
    deck: yellow-2
    north to lay
"""


def test_7_3_the_last_card_of_the_draw_pile_ends_it():
    game = drawn(LAST_CARD)
    events = play_all(game, "discard red-7", "draw", "turn up yellow-2")
    assert events[:2] == [Drew(NORTH, "yellow-2"), ExpeditionEnded(1, by="deck")]
    assert game.actor == NOBODY


def test_7_3_with_one_card_left_a_taken_discard_keeps_it_going():
    game = drawn(LAST_CARD)
    play_all(game, "discard red-7", "take green")
    assert game.actor == EAST


def test_7_3_cards_set_aside_are_not_drawn():
    """§3.2: the draw pile ends while other cards are unseen."""
    game = drawn("deck: 1\nchance to turn up for east")
    assert len(game.weights()) == 55
    game.play("turn up red-0")
    assert game.is_over


def test_7_4_cards_in_hands_count_nothing():
    game = drawn("""
        north  points: 50  hand: red-7 red-8 red-9
        east   points: 50  hand: blue-0
        deck: yellow-2
        chance to turn up for north
    """)
    game.play("turn up yellow-2")
    assert [game.score(NORTH), game.score(EAST)] == [30, 30]  # each without artifacts: −20
