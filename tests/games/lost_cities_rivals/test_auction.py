"""§5 and §6: auctions and laying, with the vectors V1 and V3 of the rules page."""

import pytest

from fernweh.games.lost_cities_rivals.events import (
    Died,
    Opened,
    Passed,
    Raised,
    Took,
    Trashed,
    TurnedUp,
    Won,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.rules import Refusal
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import CHANCE
from fernweh.words import Words
from tests.games.lost_cities_rivals.drawn import (
    BEFORE_V1,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    bidding,
    dealt,
    drawn,
    play,
    played_out,
    why,
)

# §5  Auction


def test_5_v1_the_auction_of_the_rulebook():
    at = drawn(BEFORE_V1, 4)
    assert play(at, "bid 1", "pass", "bid 2", "bid 3") == [
        Opened(NORTH, 1), Passed(EAST), Raised(SOUTH, 2), Raised(WEST, 3),
    ]  # fmt: skip
    assert play(at, "bid 4", "pass", "bid 5", "pass") == [
        Raised(NORTH, 4), Passed(SOUTH), Raised(WEST, 5), Passed(NORTH), Won(WEST, 5),
    ]  # fmt: skip
    assert why(at, "take white-2") is Refusal.BELOW_THE_PEAK
    assert play(at, "take red-4", "take red-4", "trash green-wager", "turn up yellow-7") == [
        Took(WEST, "red-4"), Took(WEST, "red-4"), Trashed(WEST, "green-wager"),
        TurnedUp(WEST, "yellow-7"),
    ]  # fmt: skip
    view = at.view(0)
    assert view.display == ["yellow-7", "white-2"]
    assert (view.seats[WEST].coins, view.bank, at.actor) == (4, 5, NORTH)
    assert view.seats[WEST].expeditions["red"].cards == ["3", "4", "4"]


def test_5_1_an_auction_needs_a_card():
    at = dealt()
    assert at.moves() == ["uncover"]
    assert why(at, "bid 1") is Refusal.DISPLAY_IS_EMPTY


def test_5_1_the_opening_bid_may_be_any():
    at = drawn(BEFORE_V1, 4)
    assert [move for move in at.moves() if move != "uncover"] == [f"bid {n}" for n in range(1, 10)]


@pytest.mark.parametrize("at", [drawn(BEFORE_V1, 4), bidding()])
def test_5_1_a_bid_is_one_coin_at_least(at):
    with pytest.raises(Fault) as told:
        at.why_not("bid 0")
    assert (told.value.code, told.value.facts["rule"]) == ("bid-too-low", "5.1")
    assert Words("en", "lost_cities_rivals").fault(told.value) == "A bid is at least one coin."


def test_5_2_bid_higher_or_pass():
    """§5.4"""
    at = bidding()
    assert at.moves() == ["bid 4", "bid 5", "bid 6", "bid 7", "bid 8", "bid 9", "pass"]
    assert why(at, "bid 3") is Refusal.BID_TOO_LOW
    assert why(at, "uncover") is Refusal.AUCTION_IS_ON
    assert why(at, "take red-4") is Refusal.NOT_WON_YET


def test_5_2_whoever_passes_is_out():
    at = bidding()
    play(at, "pass", "bid 4", "bid 5")
    assert at.actor == SOUTH  # not east
    assert at.view(0).leader == NORTH
    assert [seat.bidding for seat in at.view(0).seats] == [True, False, True]


def test_5_3_nobody_bids_more_than_they_have():
    at = bidding("9 5 9")
    assert at.moves() == ["bid 4", "bid 5", "pass"]
    assert why(at, "bid 6") is Refusal.NOT_ENOUGH_COINS


def test_5_3_who_cannot_go_higher_must_pass():
    for coins in ("9 3 9", "9 0 9"):
        assert bidding(coins).moves() == ["pass"]


def test_5_3_who_has_no_coins_must_uncover():
    at = drawn("east  coins: 9\ndisplay: red-4\nnorth to uncover or bid")
    assert at.moves() == ["uncover"]
    assert why(at, "bid 1") is Refusal.NOT_ENOUGH_COINS


def test_5_4_the_opener_wins_if_nobody_else_bids():
    at = drawn(BEFORE_V1, 4)
    assert play(at, "bid 2", "pass", "pass", "pass")[-1] == Won(NORTH, 2)
    assert (at.actor, at.view(0).phase) == (NORTH, "take")


def test_5_5_only_the_winner_pays():
    at = bidding()
    play(at, "bid 4", "bid 7", "pass", "pass")
    view = at.view(0)
    assert [seat.coins for seat in view.seats] == [9, 9, 2]
    assert view.bank == 36 - 27 + 7


WON = """
    north  coins: 3  red: 4 8
    east   coins: 9
    display: red-3 red-9 red-10 blue-wager blue-5
    deck: green-2 green-3 green-4
    north to take
"""


def test_5_6_any_number_of_cards():
    at = drawn(WON)
    assert [move for move in at.moves() if move.startswith("take")] == [
        "take blue-wager", "take blue-5", "take red-9", "take red-10",
    ]  # fmt: skip
    play(at, "take red-10", "take blue-wager", "take blue-5", "done")
    laid = at.view(0).seats[NORTH].expeditions
    assert (laid["red"].cards, laid["blue"].cards) == (["4", "8", "10"], ["wager", "5"])


def test_5_6_none_if_so_wished():
    at = drawn(WON)
    play(at, "done", "turn up green-2")
    assert len(at.view(0).display) == 6


def test_5_6_only_what_lies_there():
    at = drawn(WON)
    assert why(at, "take red-7") is Refusal.NOT_ON_DISPLAY
    assert why(at, "trash red-7") is Refusal.NOT_ON_DISPLAY
    for move in ("uncover", "bid 1", "pass"):
        assert why(at, move) is Refusal.CHOOSE_CARDS


def test_5_7_one_of_the_cards_that_remain_may_be_trashed():
    at = drawn(WON)
    assert play(at, "take red-9", "trash red-3") == [Took(NORTH, "red-9"), Trashed(NORTH, "red-3")]
    assert at.actor == CHANCE  # one card, and the choice is over
    assert at.view(0).display == ["blue-wager", "blue-5", "red-10"]


def test_5_7_what_is_not_there_cannot_be_trashed():
    refused = drawn(WON).why_not("trash green-3")
    assert (refused.code, refused.rule) == (Refusal.NOT_ON_DISPLAY, "5.7")
    assert drawn(WON).why_not("take green-3").rule == "5.6"


def test_5_8_the_others_stay_for_the_next_auction():
    at = drawn(WON)
    play(at, "take blue-5", "done", "turn up green-3")
    assert at.view(0).display == ["blue-wager", "green-3", "red-3", "red-9", "red-10"]


def test_5_9_the_winner_turns_up_a_card():
    at = drawn(WON)
    assert play(at, "done", "turn up green-2") == [TurnedUp(NORTH, "green-2")]
    assert at.actor == EAST


def test_5_9_which_may_be_dead_once_the_winner_has_laid():
    at = drawn(
        """
        north  blue: wager
        east   blue: 3
        display: blue-5
        north to take
        """
    )
    events = play(at, "take blue-5", "done", "turn up blue-2")
    assert events[-1] == Died("blue-2")


# §6  Laying cards


def test_6_1_each_player_has_expeditions_of_their_own():
    at = drawn("north  red: 8\neast  red: 2\ndisplay: red-3\neast to take")
    play(at, "take red-3")
    assert at.view(0).seats[EAST].expeditions["red"].cards == ["2", "3"]
    assert at.view(0).seats[NORTH].expeditions["red"].cards == ["8"]


def test_6_2_v3_values_climb():
    at = drawn("north  red: 4 8\neast  red: 2\ndisplay: red-3\nnorth to take")
    refused = at.why_not("take red-3")
    assert (refused.code, refused.rule) == (Refusal.BELOW_THE_PEAK, "6.2")
    assert refused.facts == {"card": "red-3", "colour": "red", "peak": "8"}
    play(at, "trash red-3")  # so that a rival who could use it does not get it
    assert at.view(0).display == []


def test_6_2_equal_values_may_follow_each_other():
    at = drawn("north  red: 4\ndisplay: red-4\nnorth to take")
    play(at, "take red-4")
    assert at.view(0).seats[NORTH].expeditions["red"].cards == ["4", "4"]


def test_6_3_wagers_come_first():
    at = drawn("north  red: 2\ndisplay: red-wager\nnorth to take")
    assert why(at, "take red-wager") is Refusal.WAGER_TOO_LATE


def test_6_3_any_number_of_wagers_at_different_times():
    at = drawn("""
        north  start: red blue  red: wager
        east   start: white green
        display: red-wager red-wager
        north to take
    """)
    play(at, "take red-wager", "take red-wager")
    assert at.view(0).seats[NORTH].expeditions["red"].cards == ["wager"] * 4


def test_6_4_cards_are_laid_in_the_order_chosen():
    at = drawn("display: red-2 red-7 red-wager\nnorth to take")
    play(at, "take red-wager", "take red-2", "take red-7")
    assert at.view(0).seats[NORTH].expeditions["red"].cards == ["wager", "2", "7"]
    at = drawn("display: red-2 red-7 red-wager\nnorth to take")
    play(at, "take red-7")
    assert why(at, "take red-2") is Refusal.BELOW_THE_PEAK
    assert why(at, "take red-wager") is Refusal.WAGER_TOO_LATE


def test_6_5_no_action_moves_a_laid_card():
    at = drawn("north  red: 4\ndisplay: blue-2\nnorth to take")
    assert why(at, "take red-4") is Refusal.NOT_ON_DISPLAY
    played_out(at)
    assert at.view(0).seats[NORTH].expeditions["red"].cards[0] == "4"
