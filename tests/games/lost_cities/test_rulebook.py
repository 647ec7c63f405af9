"""RULES.md from §1 to §3, paragraph by paragraph; the turn is in test_turn.py."""

import pytest

from fernweh.games.game import Game
from fernweh.games.lost_cities import census
from fernweh.games.lost_cities.rules import Refusal
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import CHANCE
from tests.games.lost_cities.drawn import NORTH, SOUTH, dealt, drawn, play_all, why

FIVE = ["yellow", "blue", "white", "green", "red"]


# §1  In the box


def test_1_1_exactly_two_players():
    assert Game("lost_cities").seats == 2
    for seats in (1, 3, 4):
        with pytest.raises(Fault, match="bad-seats"):
            Game("lost_cities", seats=seats)


def test_1_2_five_colours():
    assert list(dealt().view(NORTH).piles) == FIVE


def test_1_3_nine_values_and_three_wagers_a_colour():
    game = dealt()
    cards = census(game.box[0], game.table[0])
    for colour in FIVE:
        assert cards[f"{colour}-wager"] == 3
        assert all(cards[f"{colour}-{value}"] == 1 for value in range(2, 11))
        assert f"{colour}-1" not in cards


def test_1_3_wagers_cannot_be_told_apart():
    game = drawn("""
        north  hand: red-wager red-wager
        north to lay
    """)
    assert game.moves() == ["play red-wager", "discard red-wager"]


def test_1_4_sixty_cards_and_an_empty_space_a_colour():
    game = dealt()
    assert sum(census(game.box[0], game.table[0]).values()) == 60
    assert [pile.size for pile in game.view(NORTH).piles.values()] == [0] * 5


# §2  The match: §2.3 and §2.4 are in test_match.py


def test_2_1_three_rounds_are_added_up():
    game = drawn(
        """
        round: 3
        north  points: 30 -12  hand: red-2
        south  points: 5 40    hand: blue-2  green: 9 10
        deck: yellow-2
        north to lay
    """,
        rounds=3,
    )
    assert [game.score(NORTH), game.score(SOUTH)] == [18, 44]
    play_all(game, "discard red-2", "draw", "turn up yellow-2")
    assert game.is_over
    assert [game.score(NORTH), game.score(SOUTH)] == [18, 44]


def test_2_2_the_first_starter_is_drawn_by_lot():
    game = Game("lost_cities")
    assert game.actor == CHANCE
    assert game.weights() == {"start north": 1, "start south": 1}
    game.play("start south")
    game.let_chance(generator(1))
    assert game.actor == SOUTH


def test_2_2_the_lot_is_drawn_once_and_by_nobody():
    assert why(dealt(), "start north") is Refusal.NOT_THE_LOT
    assert why(Game("lost_cities"), "turn up red-2") is Refusal.CHANCE_ALONE


# §3  Setting up a round


@pytest.mark.parametrize("starter", ["north", "south"])
def test_3_1_eight_cards_each_in_turn(starter):
    game = Game("lost_cities", starter=starter)
    events = game.let_chance(generator(4))
    first = ["north", "south"].index(starter)
    assert [event.seat for event in events] == [first, 1 - first] * 8
    assert [seat.hand_size for seat in game.view(NORTH).seats] == [8, 8]
    assert game.actor == first


def test_3_1_dealt_cards_are_seen_by_their_owner_alone():
    game = Game("lost_cities", starter="north")
    (event,) = game.play("turn up red-7")
    assert event.seen_by(NORTH).card == "red-7"
    assert event.seen_by(SOUTH).card == event.seen_by(-1).card == "hidden"


def test_3_1_nobody_chooses_a_card():
    """CHANCE_ALONE: a seat draws, and then sees (§5.1)."""
    assert why(dealt(), "turn up red-7") is Refusal.CHANCE_ALONE


def test_3_1_every_card_is_as_likely():
    weights = Game("lost_cities", starter="north").weights()
    assert weights["turn up red-7"] == 1
    assert weights["turn up red-wager"] == 3
    assert sum(weights.values()) == 60


@pytest.mark.parametrize(("colours", "deck"), [(5, 44), (6, 56)])
def test_3_2_the_other_cards_are_the_draw_pile(colours, deck):
    assert dealt(colours=colours).view(NORTH).deck == deck


def test_3_2_a_card_that_lies_elsewhere_is_not_in_the_draw_pile():
    game = drawn("""
        north  hand: red-7
        chance to turn up for north
    """)
    assert why(game, "turn up red-7") is Refusal.NOT_IN_DECK
    assert why(game, "turn up red-8") is None
