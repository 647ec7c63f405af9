"""Who begins (§2.3, §2.4), what may be chosen (§10), and our rulings (§11)."""

import pytest

from fernweh.games import lost_cities
from fernweh.games.game import Game, parse_options
from fernweh.games.lost_cities.events import RoundBegan, RoundEnded
from fernweh.games.lost_cities.rules import Refusal
from fernweh.games.lost_cities.state import Phase
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import CHANCE, NOBODY
from tests.games.lost_cities.drawn import NORTH, SOUTH, drawn, moves_with, play_all, why

# §2.3, §2.4  Who begins the next round

LAST_CARD = """
    round: {round}  began: {began}
    north  points: {north}  hand: red-2  {north_laid}
    south  points: {south}  hand: blue-2  {south_laid}
    deck: yellow-2
    chance to turn up for north
"""


def next_round(began="north", north="", south="", north_laid="", south_laid="") -> Game:
    """The match after the last card of its first or second round."""
    number = 1 + len(north.split())
    text = LAST_CARD.format(**locals() | {"round": number})
    game = drawn(text, rounds=3)
    game.play("turn up yellow-2")
    assert game.actor == CHANCE
    return game


def starter_of(game: Game) -> int:
    game.let_chance(generator(2))
    assert game.view(NORTH).starter == game.actor
    return game.actor


@pytest.mark.parametrize("began", ["north", "south"])
def test_2_3_who_scored_more_in_the_round_before_begins(began):
    assert starter_of(next_round(began, north_laid="red: 8 9 10")) == NORTH
    assert starter_of(next_round(began, south_laid="red: 8 9 10")) == SOUTH
    assert starter_of(next_round(began, south_laid="red: wager")) == NORTH


def test_2_3_the_round_before_counts_and_not_the_total():
    """§11.3: an older edition goes by the total."""
    game = next_round(north="90", south="-60", south_laid="red: 10 ", north_laid="blue: 9")
    assert game.score(NORTH) == 79
    assert starter_of(game) == SOUTH


def test_2_4_after_a_tied_round_the_higher_total_begins():
    """A ruling of ours (§11.1)."""
    assert starter_of(next_round("north", north="3", south="4")) == SOUTH
    assert starter_of(next_round("south", north="3", south="4")) == SOUTH
    assert starter_of(next_round("south", north="5", south="4")) == NORTH


@pytest.mark.parametrize(("began", "then"), [("north", SOUTH), ("south", NORTH)])
def test_2_4_after_equal_totals_too_the_other_player_begins(began, then):
    """A ruling of ours (§11.1)."""
    assert starter_of(next_round(began)) == then
    assert starter_of(next_round(began, north="7", south="7")) == then


def test_2_4_two_tied_rounds_hand_the_start_back():
    game = Game("lost_cities", starter="north", cap=1)
    starters = []
    while not game.is_over:
        game.let_chance(generator(5))
        starters.append(game.actor)
        play_all(game, moves_with(game, "discard")[0], "draw")
        game.let_chance(generator(6, len(starters)))
    assert starters == [NORTH, SOUTH, NORTH]


def test_3_1_all_cards_are_together_again_in_the_next_round():
    game = next_round(north_laid="red: 8 9 10", south_laid="blue: wager 3")
    assert sum(game.weights().values()) == 60
    shown = game.view(NORTH)
    assert [seat.hand_size for seat in shown.seats] == [0, 0]
    assert all(not e.cards for seat in shown.seats for e in seat.expeditions.values())
    assert [seat.points for seat in shown.seats] == [[7], [-34]]


# §10  Options


def test_10_1_six_colours():
    game = Game("lost_cities", colours=6, starter="north")
    assert sum(game.weights().values()) == 72
    game.let_chance(generator(1))
    assert list(game.view(NORTH).piles)[-1] == "purple"
    text = "north  hand: purple-5  purple: 4\nnorth to lay"
    assert "play purple-5" in drawn(text, colours=6).moves()
    assert drawn(text, colours=6).score(NORTH) == -16


def test_10_1_the_sixth_colour_stays_in_the_box():
    game = drawn("north  hand: red-2\nnorth to lay")
    for move in ("play purple-2", "discard purple-2", "take purple"):
        assert why(game, move) is Refusal.COLOUR_NOT_IN_PLAY
    assert why(drawn("chance to turn up for north"), "turn up purple-2") is Refusal.NOT_IN_DECK
    with pytest.raises(Fault, match="table-card"):
        drawn("north  hand: purple-2\nnorth to lay")


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_10_2_rounds(rounds):
    game, rng = Game("lost_cities", rounds=rounds, cap=2), generator(9)
    ended = []
    while not game.is_over:
        events = game.let_chance(rng) + ([] if game.is_over else game.play(game.moves()[0]))
        ended += [event.round for event in events if isinstance(event, RoundEnded)]
    assert ended == list(range(1, rounds + 1))


@pytest.mark.parametrize(("starter", "seat"), [("north", NORTH), ("south", SOUTH)])
def test_10_3_a_chosen_starter(starter, seat):
    game = Game("lost_cities", starter=starter)
    assert not moves_with(game, "start")
    game.let_chance(generator(1))
    assert game.actor == seat


def test_10_3_the_lot_can_fall_either_way():
    firsts = set()
    for seed in range(20):
        game = Game("lost_cities", starter="lot")
        game.let_chance(generator(seed))
        firsts.add(game.actor)
    assert firsts == {NORTH, SOUTH}


CAPPED = """
    ply: 6
    north  hand: red-2 red-3  white: 10
    south  hand: blue-2 blue-3
    piles  green: 4
    north to lay
"""


@pytest.mark.parametrize("last", [("take green",), ("draw", "turn up yellow-4")])
def test_10_4_the_cap_ends_a_round_as_it_lies(last):
    """The eighth turn is still played, both players' turns counted together."""
    game = drawn(CAPPED, cap=8)
    play_all(game, "discard red-2", "draw", "turn up yellow-3", "discard blue-2")
    assert game.actor == SOUTH
    events = play_all(game, *last)
    assert RoundEnded(1, [-10, 0], by="cap") in events
    assert game.actor == NOBODY and game.is_cut


def test_10_4_after_the_cap_the_match_goes_on():
    """§11.4"""
    game = drawn(CAPPED, cap=7, rounds=2)
    events = play_all(game, "discard red-2", "take green")
    assert events[1:] == [RoundEnded(1, [-10, 0], by="cap"), RoundBegan(2, SOUTH)]
    assert game.view(NORTH).turns == 0


def test_10_4_without_a_cap_nothing_ends():
    game = drawn(CAPPED.replace("ply: 6", "ply: 9000"), cap=0)
    play_all(game, "discard red-2", "take green")
    assert game.actor == SOUTH


def test_10_4_without_a_cap_turns_are_counted_no_further_than_text_can_tell():
    game = drawn(CAPPED.replace("ply: 6", "ply: 9999"), cap=0)
    play_all(game, "discard red-2", "take green")
    assert game.view(NORTH).turns == 9999
    assert drawn(game.text(), cap=0).text() == game.text()


def test_10_4_the_last_card_at_the_cap_ends_by_the_deck():
    game = drawn("ply: 7\ndeck: yellow-4\nchance to turn up for south", cap=8)
    events = game.play("turn up yellow-4")
    assert events[1] == RoundEnded(1, [0, 0], by="deck")
    assert game.is_over and not game.is_cut


# §11  Rulings


@pytest.mark.parametrize(
    "bad",
    [
        {"colours": 4},
        {"colours": 7},
        {"rounds": 0},
        {"rounds": 4},
        {"starter": "east"},
        {"cap": -1},
    ],
    ids=str,
)
def test_11_6_nothing_else_can_be_chosen(bad):
    """§11.6: five colours or six, and no partnership for four."""
    with pytest.raises(Fault, match="bad-option"):
        parse_options(lost_cities, bad)
    with pytest.raises(Fault, match="bad-seats"):
        Game("lost_cities", seats=4)


def test_11_5_the_rules_remember_what_the_picture_does_not_show():
    game = drawn("""
        north  hand: red-2
        piles  blue: 3 9
        north to draw
    """)
    assert "blue-3" not in str(game.view(SOUTH))
    assert "blue: 3 9" in game.seen_by(SOUTH).text()
    assert game.table[0].phase == Phase.DRAW
