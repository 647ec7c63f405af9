"""RULES.md paragraph by paragraph: §1 to §4, with vectors V4 and V5 of the rules page."""

import pytest

from fernweh.games.game import Game
from fernweh.games.lost_cities_rivals.events import Dealt, Died, LotDrawn, TurnedUp
from fernweh.games.lost_cities_rivals.rules import Refusal
from fernweh.kernel.chance import below, generator
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import CHANCE
from tests.games.lost_cities_rivals.drawn import (
    BEFORE_V1,
    COLOURS,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    begun,
    dealt,
    drawn,
    play,
    points,
    why,
)

# §1  In the box


def test_1_1_two_three_or_four_play():
    for seats in (2, 3, 4):
        names = [seat.name for seat in begun(seats).view(0).seats]
        assert names == ["north", "east", "south", "west"][:seats]
    for seats in (1, 5):
        with pytest.raises(Fault, match="bad-seats"):
            begun(seats)


def test_1_1_nobody_sits_on_an_empty_seat():
    assert why(begun(2, starter="lot"), "start south") is Refusal.EMPTY_SEAT
    assert why(begun(3, starter="lot"), "start south") is None


def test_1_2_five_colours():
    assert tuple(begun().view(0).seats[0].expeditions) == COLOURS


def test_1_3_eighty_cards():
    cards = deck_of(dealt())
    assert sum(cards.values()) == 80
    for colour in COLOURS:
        assert cards[f"{colour}-wager"] == 3
        assert all(cards[f"{colour}-{value}"] == 2 for value in (2, 3, 4, 5))
        assert all(cards[f"{colour}-{value}"] == 1 for value in (6, 7, 8, 9, 10))


def deck_of(at: Game) -> dict[str, int]:
    """Cards that have not been turned up: what chance could turn up, and in how many ways."""
    at.play("uncover")
    return {move.removeprefix("turn up "): ways for move, ways in at.weights().items()}


@pytest.mark.parametrize("value", range(2, 11))
def test_1_4_footprints(value):
    """§11.7"""
    assert points(f"red: {value}") == (1 if value <= 5 else 2)


def test_1_4_eighteen_footprints_a_colour():
    assert points("red: 2 2 3 3 4 4 5 5 6 7 8 9 10") == 18 + 8


def test_1_5_two_starting_wagers_a_colour():
    at = begun(4)
    play(at, "deal yellow red", "deal blue red")
    assert not any("red" in move for move in at.moves())


def test_1_6_there_are_36_coins_at_all_times():
    at, rng = begun(3), generator(2)
    while not at.is_over:
        assert sum(seat.coins for seat in at.view(0).seats) + at.view(0).bank == 36
        at.let_chance(rng)
        if not at.is_over:
            moves = at.moves()
            at.play(moves[int(below(rng, len(moves)))])


# §2  Setting up


def test_2_1_two_starting_wagers_of_different_colours():
    at = begun()
    assert len(at.moves()) == 10
    assert play(at, "deal blue red") == [Dealt(NORTH, "blue"), Dealt(NORTH, "red")]
    laid = {name: each.cards for name, each in at.view(0).seats[0].expeditions.items()}
    assert [name for name in COLOURS if laid[name] == ["wager"]] == ["blue", "red"]
    assert at.view(0).seats[0].expeditions["red"].started


def test_2_1_each_player_gets_them_in_turn():
    at = begun(3, starter="east")
    for seat in (EAST, SOUTH, NORTH):
        assert at.actor == CHANCE
        assert play(at, at.moves()[0])[0].seat == seat
    assert (at.actor, at.view(0).phase) == (EAST, "turn")


def test_2_1_only_then_and_only_by_chance():
    assert why(dealt(), "deal blue red") is Refusal.NOT_THE_DEAL
    assert why(begun(), "uncover") is Refusal.CHANCE_IS_DUE
    at = begun(4)
    play(at, "deal yellow red", "deal blue red")
    assert why(at, "deal white red") is Refusal.NO_SUCH_DEAL


def test_2_2_two_players_may_hold_the_same_colour():
    at = begun()
    play(at, "deal blue red")
    assert why(at, "deal blue red") is None


def test_2_2_undealt_starting_wagers_stay_out():
    """Two players: all 80 cards are still to come, and no others."""
    assert sum(deck_of(dealt()).values()) == 80


def test_2_3_four_piles_of_twenty():
    """§11.7"""
    view = dealt().view(0)
    assert (view.pile, view.waiting) == (20, 3)


@pytest.mark.parametrize(("seats", "coins"), [(2, 18), (3, 12), (4, 9)])
def test_2_4_coins_are_shared_equally(seats, coins):
    view = dealt(seats).view(0)
    assert [seat.coins for seat in view.seats] == [coins] * seats
    assert (view.bank, view.display) == (0, [])


def test_2_5_the_lot_chooses_the_starter():
    at = begun(3, starter="lot")
    assert at.weights() == {"start north": 1, "start east": 1, "start south": 1}
    assert play(at, "start south") == [LotDrawn(SOUTH)]
    assert at.weights().keys() == begun(3).weights().keys()
    assert why(at, "start south") is Refusal.NOT_THE_LOT


# §3  A turn


def test_3_1_uncover_or_open_an_auction():
    at = drawn("north  coins: 3\neast  coins: 9\ndisplay: red-4\nnorth to uncover or bid")
    assert at.moves() == ["uncover", "bid 1", "bid 2", "bid 3"]
    for move in ("pass", "take red-4", "trash red-4", "done"):
        assert why(at, move) is Refusal.NO_AUCTION


def test_3_2_after_uncovering_the_turn_goes_clockwise():
    at = dealt(3)
    for seat in (NORTH, EAST, SOUTH, NORTH):
        assert at.actor == seat
        at.play("uncover")
        at.play(at.moves()[0])


def test_3_2_after_an_auction_it_goes_to_the_left_of_its_winner():
    at = drawn(BEFORE_V1, 4)
    play(at, "bid 1", "pass", "bid 2", "pass", "pass", "done", "turn up yellow-7")
    assert at.actor == WEST  # south has won


# §4  Uncover


def test_4_1_the_card_joins_the_display():
    at = dealt()
    assert play(at, "uncover", "turn up red-7") == [TurnedUp(NORTH, "red-7")]
    assert (at.view(0).display, at.view(0).pile) == (["red-7"], 19)


def test_4_1_seats_wait_until_it_is_turned_up():
    """§9.3"""
    at = dealt()
    assert why(at, "turn up red-7") is Refusal.CHANCE_ALONE
    at.play("uncover")
    assert why(at, "uncover") is Refusal.CHANCE_IS_DUE


def test_4_1_the_display_has_no_limit():
    at = dealt()
    for value in (2, 3, 4, 5):
        for colour in COLOURS:
            play(at, "uncover", f"turn up {colour}-{value}")
    for colour in COLOURS:
        play(at, "uncover", f"turn up {colour}-2")
    assert len(at.view(0).display) == 25


def dies(card: str, *columns: str) -> bool:
    """Whether a card that is turned up is dead, with these expeditions, north's first."""
    seats = [
        f"{seat}  {column}"
        for seat, column in zip(("north", "east", "south"), columns, strict=False)
    ]
    at = drawn("\n".join([*seats, "chance to turn up for north"]), len(columns))
    events = play(at, f"turn up {card}")
    died = Died(card) in events
    assert (card in at.view(0).display) != died
    assert at.actor == EAST  # the turn is over all the same
    return died


def test_4_2_v4_every_player_has_a_number_so_a_wager_is_dead():
    assert dies("blue-wager", "blue: 2", "blue: 10")
    assert not dies("blue-wager", "blue: 2", "blue: wager")


@pytest.mark.parametrize(
    ("card", "north", "east", "dead"),
    [
        ("green-4", "5", "5", True),
        ("green-6", "5", "5", False),
        ("green-3", "4", "9", True),
        ("green-4", "4", "9", False),
        ("green-10", "4", "9", False),
        ("green-8", "9", "10", True),
    ],
)
def test_4_2_v4_lower_than_every_column(card, north, east, dead):
    assert dies(card, f"green: {north}", f"green: {east}") is dead


def test_4_2_v4_somebody_without_a_number_can_use_any_card():
    for column in ("coins: 0", "green: wager"):
        assert not dies("green-wager", "green: 9", column, "green: 10")
        assert not dies("green-2", "green: 9", column, "green: 10")
    started = ("start: red blue  green: 9", "start: green red", "start: white blue  green: 10")
    assert not dies("green-wager", *started)
    assert not dies("green-2", *started)


def test_4_2_coins_do_not_matter():
    assert not dies("green-9", "coins: 0  green: 8", "coins: 18  green: 10")


def test_4_2_a_dead_card_is_not_replaced():
    at = drawn("north  green: 9\neast  green: 8\nchance to turn up for north")
    before = at.view(0)
    play(at, "turn up green-2")
    after = at.view(0)
    assert (after.display, after.out, after.pile) == ([], 1, before.pile - 1)
