"""§9 to §11: what may be known, options, rulings, with the vector V5 of the rules page."""

import pytest

from fernweh.games.lost_cities_rivals.events import (
    BankShared,
    Passed,
    Purged,
    Took,
    Trashed,
    TurnedUp,
    Won,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.rules import Refusal
from fernweh.kernel.chance import generator
from fernweh.kernel.event import SPECTATOR
from fernweh.kernel.fault import Fault
from tests.games.lost_cities_rivals.drawn import (
    NORTH,
    SOUTH,
    begun,
    bidding,
    dealt,
    drawn,
    last_card_of_a_pile,
    play,
    positions,
    why,
)

# §9  What you may know


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_9_1_all_see_the_same(seats):
    """At every moment of a game, but for the number of the viewer."""
    for game in positions(begun(seats), seed=seats):
        views = [game.view(viewer) for viewer in (SPECTATOR, *range(seats))]
        assert [view.viewer for view in views] == [SPECTATOR, *range(seats)]
        for view in views:
            view.viewer = SPECTATOR
        assert views == [views[0]] * len(views)


def test_9_2_nothing_is_to_be_concealed_or_guessed():
    for game in positions(begun(4)):
        for viewer in (SPECTATOR, *range(4)):
            assert game.seen_by(viewer).table.tobytes() == game.table.tobytes()
            world = game.determinized(viewer, generator(1))
            assert world.table.tobytes() == game.table.tobytes()


def test_9_3_any_card_not_turned_up_yet_may_come():
    at = drawn("display: red-5 red-wager red-wager\nchance to turn up for north")
    ways = at.weights()
    assert sum(ways.values()) == 77
    assert (ways["turn up red-5"], ways["turn up red-wager"], ways["turn up red-6"]) == (1, 1, 1)
    play(at, "turn up red-6", "uncover")
    assert why(at, "turn up red-6") is Refusal.NOT_IN_PILES


# §10  Options


def test_10_1_the_starter_can_be_chosen():
    for seat, name in enumerate(("north", "east", "south", "west")):
        assert dealt(4, starter=name).actor == seat
    with pytest.raises(Fault) as fault:
        begun(2, starter="south")
    assert fault.value.facts["allowed"] == "lot, north, east"


USELESS = """
    north  red: 4
    east   red: 8
    display: red-2 red-6 red-10 blue-2
    north to take
"""


def test_10_2_useless_cards_stay():
    at = drawn(USELESS)
    play(at, "take red-10", "done")
    assert at.view(0).display == ["blue-2", "red-2", "red-6"]


def test_10_2_or_leave_by_the_house_rule():
    at = drawn(USELESS, purge_display=True)
    assert play(at, "take red-10", "trash blue-2") == [
        Took(NORTH, "red-10"), Trashed(NORTH, "blue-2"), Purged("red-2"), Purged("red-6"),
    ]  # fmt: skip
    assert (at.view(0).display, at.view(0).out) == ([], 3)
    at = drawn(USELESS, purge_display=True)
    assert play(at, "done") == [Purged("red-2")]


def test_10_2_not_when_a_card_is_uncovered():
    at = drawn(USELESS.replace("take", "uncover or bid"), purge_display=True)
    play(at, "uncover", "turn up blue-3")
    assert len(at.view(0).display) == 5


# §11  Rulings


@pytest.mark.parametrize(("seats", "deals"), [(2, 1000), (3, 13440), (4, 72480)])
def test_11_1_v5_allowed_deals(seats, deals):
    assert sum(begun(seats).weights().values()) == deals


@pytest.mark.parametrize(
    ("seats", "shares"), [(2, (12, 12, 1)), (3, (14, 13, 1)), (4, (78, 68, 5))]
)
def test_11_1_v5_colours_that_the_first_two_hands_share(seats, shares):
    """None, one or two, of 25, 28 and 151."""
    ways, first = [0, 0, 0], begun(seats)
    for one in first.moves():
        second = first.copy()
        second.play(one)
        for other, count in second.weights().items():
            same = set(one.split()[1:]) & set(other.split()[1:])
            ways[len(same)] += 2 * 2 * count  # each colour of the first hand is one of two cards
    assert [n * sum(shares) for n in ways] == [share * sum(ways) for share in shares]


def test_11_2_an_auction_over_useless_cards_is_allowed():
    at = drawn("north  coins: 1  red: 4\neast  red: 8\ndisplay: red-2\nnorth to uncover or bid")
    play(at, "bid 1", "pass")
    assert at.moves() == ["trash red-2", "done"]


def test_11_3_a_card_that_could_be_laid_may_be_trashed():
    at = drawn("display: red-2\nnorth to take")
    assert why(at, "take red-2") is why(at, "trash red-2") is None


def test_11_4_a_bid_that_cannot_be_paid():
    assert bidding("9 5 9").why_not("bid 6").rule == "5.3"


def test_11_5_payment_card_sharing():
    at = last_card_of_a_pile(2, "20 16")
    text = at.text().replace(
        "chance to turn up for north", "display: red-4\nbid: 4  in: north east\neast to bid"
    )
    at = drawn(text)
    kinds = [type(event) for event in play(at, "pass", "done", "turn up blue-2")]
    assert kinds == [Passed, Won, TurnedUp, BankShared]


def test_11_6_equal_points_share_the_victory():
    at = dealt(4)
    assert [at.place(seat) for seat in range(4)] == [1, 1, 1, 1]


def test_11_8_coins_and_bids_are_open():
    view = bidding("9 5 2").view(SOUTH)
    assert [seat.coins for seat in view.seats] == [9, 5, 2]
    assert (view.bid, view.leader) == (3, NORTH)
