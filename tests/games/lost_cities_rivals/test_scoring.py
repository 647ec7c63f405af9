"""§7 and §8: ends and scoring, with the vectors V2 and V4 of the rules page."""

import pytest

from fernweh.games.lost_cities_rivals.events import BankShared, Died, GameEnded, TurnedUp
from fernweh.games.lost_cities_rivals.rules import Refusal
from fernweh.kernel.chance import below, generator
from fernweh.kernel.verbs import NOBODY
from tests.games.lost_cities_rivals.drawn import (
    EAST,
    NORTH,
    dealt,
    drawn,
    last_card_of_a_pile,
    play,
    points,
    why,
)

# §7  End of a pile, end of the game


@pytest.mark.parametrize(
    ("seats", "coins", "each", "rest"),
    [(2, "20 9", 3, 1), (3, "20 9 0", 2, 1), (4, "20 9 0 0", 1, 3)],
)
def test_7_1_v4_the_bank_is_shared_equally(seats, coins, each, rest):
    at = last_card_of_a_pile(seats, coins)
    assert at.view(0).bank == 7
    assert play(at, "turn up blue-2")[-1] == BankShared(3, each, rest)
    shared = [int(n) + each for n in coins.split()]
    assert [seat.coins for seat in at.view(0).seats] == shared
    assert at.view(0).bank == rest


def test_7_1_what_the_winner_has_just_paid_is_shared():
    at = last_card_of_a_pile(2, "20 9")
    text = at.text().replace(
        "chance to turn up for north", "display: red-4\nbid: 5  in: north east\neast to bid"
    )
    at = drawn(text + "\n")
    play(at, "pass", "done", "turn up blue-2")
    assert [seat.coins for seat in at.view(0).seats] == [15 + 6, 9 + 6]


def test_7_1_dead_or_not():
    at = last_card_of_a_pile(2, "20 9")
    text = at.text().replace("north  ", "north  blue: 10  ").replace("east  ", "east  blue: 9  ")
    at = drawn(text.replace("blue-9 ", "").replace("blue-10 ", ""))
    assert play(at, "turn up blue-2") == [
        TurnedUp(NORTH, "blue-2"), Died("blue-2"), BankShared(3, 3, 1),
    ]  # fmt: skip


def test_7_2_the_next_pile_and_the_next_player():
    at = last_card_of_a_pile(3, "20 9 0")
    assert (at.view(0).pile, at.view(0).waiting) == (1, 1)
    play(at, "turn up blue-2")
    view = at.view(0)
    assert (view.pile, view.waiting, view.display) == (20, 0, ["blue-2"])
    assert at.actor == EAST


def test_7_3_the_game_is_over_with_the_last_card():
    at = drawn(
        """
        north  coins: 20  red: 2
        east   coins: 9   red: 9 10
        display: blue-2
        deck: red-wager
        chance to turn up for north
        """
    )
    assert play(at, "turn up red-wager") == [
        TurnedUp(NORTH, "red-wager"), Died("red-wager"), GameEnded(2, [21, 13], NORTH),
    ]  # fmt: skip
    assert (at.actor, at.view(0).bank, at.view(0).display) == (NOBODY, 7, ["blue-2"])
    for move in (
        "uncover",
        "bid 1",
        "take blue-2",
        "turn up red-2",
        "start north",
        "deal blue red",
    ):
        assert why(at, move) is Refusal.GAME_IS_OVER


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_7_4_eighty_turns_and_three_shares(seats):
    at, rng, turns, shares = dealt(seats), generator(seats), 0, 0
    while not at.is_over:
        turns += at.view(0).phase == "turn"
        moves = at.moves()
        events = (
            at.play(moves[int(below(rng, len(moves)))]) if at.actor >= 0 else at.let_chance(rng)
        )
        shares += sum(isinstance(event, BankShared) for event in events)
    assert (turns, shares) == (80, 3)


# §8  Scoring


def test_8_v2_the_scoring_of_the_rulebook():
    columns = {
        "green: 3 4 6 8 9": 8 + 8,
        "white: wager 5 8 10": 5 * 2,
        "red: wager wager 2 3 6 8": 6 * 3 + 8,
        "start: yellow blue": 0,
        "blue: wager wager wager 7 9": 4 * 5,
    }
    east = "east  start: white green"
    at = drawn(f"north  {'  '.join(columns)}\n{east}\nnorth to uncover or bid")
    shown = {name: each.points for name, each in at.view(0).seats[0].expeditions.items()}
    assert shown == {"green": 16, "white": 10, "red": 26, "yellow": 0, "blue": 20}
    assert at.score(NORTH) == sum(columns.values()) == 72


def test_8_1_footprints_times_one_more_than_the_wagers():
    for wagers, times in ((0, 1), (1, 2), (2, 3), (3, 4)):
        assert points(f"red: {'wager ' * wagers}5 6") == 3 * times


def test_8_1_starting_wagers_count():
    assert points("start: red blue  red: wager wager wager 5 6") == 3 * 5


def test_8_2_four_cards_earn_eight_more():
    assert points("red: 2 2 3") == 3
    assert points("red: 2 2 3 5") == 4 + 8


def test_8_2_which_are_not_multiplied():
    """V4"""
    assert points("red: wager wager 2 2 3 5") == 4 * 3 + 8
    assert points("start: red blue  red: wager wager wager 2 2 3 3 4 4 5 5 6 7 8 9 10") == 98


def test_8_3_wagers_alone_count_nothing():
    """V4"""
    assert points("start: red blue  red: wager wager wager") == 0


def test_8_4_each_coin_counts_one():
    assert points("coins: 11  red: 5 6") == 11 + 3


def test_8_5_the_most_points_win():
    at = drawn("north  coins: 5\neast  coins: 8\nsouth  coins: 7\nnorth to uncover or bid", 3)
    assert [at.place(seat) for seat in range(3)] == [3, 1, 2]


def test_8_5_a_shared_victory():
    at = drawn(
        """
        north  coins: 5  red: wager 2
        east   coins: 7
        south  coins: 3
        deck: red-3
        chance to turn up for north
        """,
        3,
    )
    assert play(at, "turn up red-3")[-1] == GameEnded(3, [7, 7, 3], winner=-1)
    assert [at.place(seat) for seat in range(3)] == [1, 1, 3]
