"""RULES.md from §4 to §6: a turn, and the end of a round, with the vectors V4 of the rules page."""

import pytest

from fernweh.games.lost_cities.events import Discarded, Drew, Played, RoundEnded, Took
from fernweh.games.lost_cities.rules import Refusal
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import CHANCE, NOBODY
from tests.games.lost_cities.drawn import NORTH, SOUTH, dealt, drawn, moves_with, play_all, why

# §4  First half of a turn


def test_4_1_lay_then_draw_then_the_other_player():
    game = dealt()
    card = game.view(NORTH).seats[NORTH].hand[0]
    assert why(game, "draw") is Refusal.LAY_FIRST
    assert why(game, "take red") is Refusal.LAY_FIRST
    game.play(f"discard {card}")
    assert game.actor == NORTH
    assert why(game, f"discard {game.view(NORTH).seats[NORTH].hand[0]}") is Refusal.DRAW_NOW
    game.play("draw")
    game.let_chance(generator(1))
    assert game.actor == SOUTH


def test_4_1_hands_have_seven_cards_between_the_halves_and_eight_between_turns():
    game = dealt()
    game.play(game.moves()[0])
    assert [seat.hand_size for seat in game.view(NORTH).seats] == [7, 8]
    game.play("draw")
    game.let_chance(generator(1))
    assert [seat.hand_size for seat in game.view(NORTH).seats] == [8, 8]


def test_4_1_nobody_acts_while_a_card_is_turned_up():
    game = drawn("""
        north  hand: red-7
        piles  blue: 2
        chance to turn up for north
    """)
    for move in ("play red-7", "discard red-7", "draw", "take blue"):
        assert why(game, move) is Refusal.CHANCE_IS_DUE
    with pytest.raises(Fault, match="chance-is-due"):
        game.play("draw")


def test_4_2_the_card_comes_from_your_own_hand():
    game = drawn("""
        north  hand: red-7
        south  hand: red-8
        north to lay
    """)
    assert game.moves() == ["play red-7", "discard red-7"]
    for card in ("red-8", "red-9"):
        assert why(game, f"play {card}") is why(game, f"discard {card}") is Refusal.NOT_IN_HAND


def test_4_3_the_first_card_begins_your_own_expedition():
    game = drawn("""
        north  hand: red-3
        south  red: 5 6
        north to lay
    """)
    assert play_all(game, "play red-3") == [Played(NORTH, "red-3")]
    north, south = game.view(NORTH).seats
    assert north.expeditions["red"].cards == ["3"]
    assert south.expeditions["red"].cards == ["5", "6"]


def test_4_4_values_climb():
    """V4: on [4] the lower numbers are refused; gaps are allowed."""
    game = drawn("""
        north  hand: red-2 red-3 red-5 red-6 red-7 red-8 red-9 red-10  red: 4
        north to lay
    """)
    assert [why(game, f"play red-{value}") for value in (2, 3)] == [Refusal.BELOW_THE_PEAK] * 2
    assert moves_with(game, "play") == [f"play red-{value}" for value in range(5, 11)]


def test_4_4_the_reason_names_the_peak():
    game = drawn("""
        north  hand: red-5 red-6  red: wager 2 7
        north to lay
    """)
    refused = game.why_not("play red-5")
    assert refused.rule == "4.4"
    assert refused.facts == {"card": "red-5", "colour": "red", "peak": "7"}


def test_4_4_each_colour_climbs_alone():
    game = drawn("""
        north  hand: red-5 blue-5  red: 9  yellow: 10
        north to lay
    """)
    assert moves_with(game, "play") == ["play blue-5"]


def test_4_5_a_wager_comes_before_any_number():
    game = drawn("""
        north  hand: red-wager  red: 2
        north to lay
    """)
    assert why(game, "play red-wager") is Refusal.WAGER_TOO_LATE


def test_4_5_up_to_three_wagers_then_any_number():
    """V4: on [W] a wager and every number may be laid."""
    game = drawn("""
        north  hand: red-wager red-2 red-10  red: wager wager
        north to lay
    """)
    assert moves_with(game, "play") == ["play red-wager", "play red-2", "play red-10"]
    game.play("play red-wager")
    assert game.view(NORTH).seats[NORTH].expeditions["red"].cards == ["wager"] * 3


def test_4_5_one_wager_a_turn():
    game = drawn("""
        north  hand: red-wager red-wager
        north to lay
    """)
    game.play("play red-wager")
    assert why(game, "play red-wager") is Refusal.DRAW_NOW


def test_4_6_a_laid_card_stays():
    game, rng = dealt(rounds=1), generator(8)
    before = [{}, {}]
    while not game.is_over:
        for seat, shown in enumerate(game.view(-1).seats):
            laid = {colour: e.cards for colour, e in shown.expeditions.items()}
            assert all(
                laid[colour][: len(cards)] == cards for colour, cards in before[seat].items()
            )
            before[seat] = laid
        moves = game.moves()
        game.play(next((move for move in moves if move.startswith(("play", "draw"))), moves[0]))
        game.let_chance(rng)


def test_4_7_any_card_can_be_discarded_also_one_that_could_be_laid():
    game = drawn("""
        north  hand: red-9 red-2  red: 5
        piles  red: 3
        north to lay
    """)
    assert moves_with(game, "discard") == ["discard red-2", "discard red-9"]
    assert game.play("discard red-9") == [Discarded(NORTH, "red-9")]
    assert game.view(NORTH).piles["red"].top == "red-9"
    assert game.view(NORTH).piles["red"].size == 2


# §5  Second half of a turn


def test_5_1_the_drawn_card_is_not_shown():
    game = drawn("""
        north  hand: red-2
        north to draw
    """)
    assert game.play("draw") == []
    assert game.actor == CHANCE
    (event,) = game.play("turn up blue-4")
    assert event == Drew(NORTH, "blue-4")
    assert event.seen_by(SOUTH).card == "hidden"


def test_5_1_without_discards_the_draw_pile_is_the_only_source():
    """V4."""
    assert drawn("north  hand: red-2\nnorth to draw").moves() == ["draw"]


def test_5_2_the_top_of_any_discard_pile():
    game = drawn("""
        north  hand: red-2
        piles  blue: 3 wager 9  white: wager
        north to draw
    """)
    assert game.moves() == ["take blue", "take white", "draw"]
    assert why(game, "take red") is Refusal.PILE_IS_EMPTY
    assert game.play("take blue") == [Took(NORTH, "blue-9")]
    assert game.view(NORTH).seats[NORTH].hand == ["blue-9", "red-2"]
    assert game.view(NORTH).piles["blue"].top == "blue-wager"


def test_5_3_not_the_card_just_discarded():
    """V4: after discarding red 7 the red pile is closed, the others are open."""
    game = drawn("""
        north  hand: red-7
        south  hand: blue-5
        piles  red: 3  white: 2
        north to lay
    """)
    game.play("discard red-7")
    assert game.moves() == ["take white", "draw"]
    assert why(game, "take red") is Refusal.JUST_DISCARDED


def test_5_3_the_pile_is_open_to_the_next_player_and_in_the_next_turn():
    game = drawn("""
        north  hand: red-7 red-8
        south  hand: blue-5 blue-6
        piles  white: 2 3
        north to lay
    """)
    play_all(game, "discard red-7", "take white", "discard blue-5")
    assert "take red" in game.moves()
    play_all(game, "take white", "play red-8")
    assert game.moves() == ["take blue", "take red", "draw"]


# §6  End of the round

LAST_CARD = """
    north  hand: red-7  white: 10
    south  hand: blue-5
    piles  green: 4
    deck: yellow-2
    north to lay
"""


def test_6_1_the_round_ends_at_once_with_the_last_card():
    """V4: no further turn for the other player."""
    game = drawn(LAST_CARD)
    events = play_all(game, "discard red-7", "draw", "turn up yellow-2")
    assert events[:2] == [Drew(NORTH, "yellow-2"), RoundEnded(1, [-10, 0], by="deck")]
    assert game.actor == NOBODY
    assert game.moves() == []


def test_6_1_with_one_card_left_a_taken_discard_keeps_the_round_going():
    """V4."""
    game = drawn(LAST_CARD)
    play_all(game, "discard red-7", "take green")
    assert game.actor == SOUTH


def test_6_2_cards_in_hands_count_nothing():
    game = drawn("""
        north  hand: red-7 red-8 red-9 red-wager
        south  hand: blue-wager
        deck: yellow-2
        chance to turn up for north
    """)
    game.play("turn up yellow-2")
    assert [game.score(NORTH), game.score(SOUTH)] == [0, 0]


def test_6_3_the_number_of_cards_in_the_draw_pile_is_open():
    game = dealt()
    assert {game.view(viewer).deck for viewer in (NORTH, SOUTH, -1)} == {44}
    play_all(game, game.moves()[0], "draw")
    game.let_chance(generator(1))
    assert {game.view(viewer).deck for viewer in (NORTH, SOUTH, -1)} == {43}
