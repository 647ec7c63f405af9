"""RULES.md paragraph by paragraph; V1 to V5 are the test vectors of the rules page."""

import pytest

from fernweh.games.game import Game
from fernweh.games.lost_cities_rivals.narrate import (
    BankShared,
    Dealt,
    Died,
    GameEnded,
    LotDrawn,
    Opened,
    Passed,
    Purged,
    Raised,
    Took,
    Trashed,
    TurnedUp,
    Won,
)  # fmt: skip
from fernweh.games.lost_cities_rivals.rules import Refusal
from fernweh.kernel.chance import below, generator
from fernweh.kernel.event import SPECTATOR
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import CHANCE, NOBODY

COLOURS = ("yellow", "blue", "white", "green", "red")
NORTH, EAST, SOUTH, WEST = range(4)


def game(seats: int = 2, **options) -> Game:
    """A game at its beginning; north begins unless it is said otherwise."""
    return Game("lost_cities_rivals", seats, **{"starter": "north"} | options)


def dealt(seats: int = 2, **options) -> Game:
    """The same with starting wagers dealt."""
    begun = game(seats, **options)
    while begun.view(0).phase == "deal":
        begun.play(begun.moves()[0])
    return begun


def table(text: str, seats: int = 2, **options) -> Game:
    return Game.from_text("lost_cities_rivals", text, seats, **options)


def refusal(at: Game, move: str) -> Refusal:
    refused = at.why_not(move)
    return Refusal.LEGAL if refused is None else refused.code


def play(at: Game, *moves: str) -> list:
    """What happens in these moves together."""
    return [event for move in moves for event in at.play(move)]


def play_out(at: Game, seed: int = 1) -> Game:
    """Any moves, to the end."""
    rng = generator(seed)
    while not at.is_over:
        at.let_chance(rng)
        if not at.is_over:
            moves = at.moves()
            at.play(moves[int(below(rng, len(moves)))])
    return at


# §1  In the box


def test_1_1_two_three_or_four_play():
    for seats in (2, 3, 4):
        names = [seat.name for seat in game(seats).view(0).seats]
        assert names == ["north", "east", "south", "west"][:seats]
    for seats in (1, 5):
        with pytest.raises(Fault, match="bad-seats"):
            game(seats)


def test_1_1_nobody_sits_on_an_empty_seat():
    assert refusal(game(2, starter="lot"), "start south") is Refusal.EMPTY_SEAT
    assert refusal(game(3, starter="lot"), "start south") is Refusal.LEGAL


def test_1_2_five_colours():
    assert tuple(game().view(0).seats[0].expeditions) == COLOURS


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
    assert points(f"red: {value}") == (1 if value <= 5 else 2)


def test_1_4_eighteen_footprints_a_colour():
    assert points("red: 2 2 3 3 4 4 5 5 6 7 8 9 10") == 18 + 8


def points(expeditions: str) -> int:
    """What north's expeditions are worth."""
    return table(f"north  {expeditions}\nnorth to uncover or bid").score(NORTH)


def test_1_5_two_starting_wagers_a_colour():
    at = game(4)
    play(at, "deal yellow red", "deal blue red")
    assert not any("red" in move for move in at.moves())


def test_1_6_there_are_36_coins_at_all_times():
    at, rng = game(3), generator(2)
    while not at.is_over:
        assert sum(seat.coins for seat in at.view(0).seats) + at.view(0).bank == 36
        at.let_chance(rng)
        if not at.is_over:
            moves = at.moves()
            at.play(moves[int(below(rng, len(moves)))])


# §2  Setting up


def test_2_1_two_starting_wagers_of_different_colours():
    at = game()
    assert len(at.moves()) == 10
    assert play(at, "deal blue red") == [Dealt(NORTH, "blue"), Dealt(NORTH, "red")]
    begun = {
        name: each.cards for name, each in at.view(0).seats[0].expeditions.items() if each.cards
    }
    assert begun == {"blue": ["wager"], "red": ["wager"]}
    assert at.view(0).seats[0].expeditions["red"].started


def test_2_1_each_player_gets_them_in_turn():
    at = game(3, starter="east")
    for seat in (EAST, SOUTH, NORTH):
        assert at.actor == CHANCE
        assert play(at, at.moves()[0])[0].seat == seat
    assert (at.actor, at.view(0).phase) == (EAST, "turn")


def test_2_1_only_then_and_only_by_chance():
    assert refusal(dealt(), "deal blue red") is Refusal.NOT_THE_DEAL
    assert refusal(game(), "uncover") is Refusal.CHANCE_IS_DUE
    at = game(4)
    play(at, "deal yellow red", "deal blue red")
    assert refusal(at, "deal white red") is Refusal.NO_SUCH_DEAL


def test_2_2_two_players_may_hold_the_same_colour():
    at = game()
    play(at, "deal blue red")
    assert refusal(at, "deal blue red") is Refusal.LEGAL


def test_2_2_undealt_starting_wagers_stay_out():
    """Two players: all 80 cards are still to come, and no others."""
    assert sum(deck_of(dealt()).values()) == 80


def test_2_3_four_piles_of_twenty():
    view = dealt().view(0)
    assert (view.pile, view.waiting) == (20, 3)


@pytest.mark.parametrize(("seats", "coins"), [(2, 18), (3, 12), (4, 9)])
def test_2_4_coins_are_shared_equally(seats, coins):
    view = dealt(seats).view(0)
    assert [seat.coins for seat in view.seats] == [coins] * seats
    assert (view.bank, view.display) == (0, [])


def test_2_5_the_lot_chooses_the_starter():
    at = game(3, starter="lot")
    assert at.weights() == {"start north": 1, "start east": 1, "start south": 1}
    assert play(at, "start south") == [LotDrawn(SOUTH)]
    assert at.weights().keys() == game(3).weights().keys()
    assert refusal(at, "start south") is Refusal.NOT_THE_LOT


# §3  A turn


def test_3_1_uncover_or_open_an_auction():
    at = table("north  coins: 3\neast  coins: 9\ndisplay: red-4\nnorth to uncover or bid")
    assert at.moves() == ["uncover", "bid 1", "bid 2", "bid 3"]
    for move in ("pass", "take red-4", "trash red-4", "done"):
        assert refusal(at, move) is Refusal.NO_AUCTION


def test_3_2_after_uncovering_the_turn_goes_clockwise():
    at = dealt(3)
    for seat in (NORTH, EAST, SOUTH, NORTH):
        assert at.actor == seat
        at.play("uncover")
        at.play(at.moves()[0])


def test_3_2_after_an_auction_it_goes_to_the_left_of_its_winner():
    at = table(BEFORE_V1, 4)
    play(at, "bid 1", "pass", "bid 2", "pass", "pass", "done", "turn up yellow-7")
    assert at.actor == WEST  # south has won


# §4  Uncover


def test_4_1_the_card_joins_the_display():
    at = dealt()
    assert play(at, "uncover", "turn up red-7") == [TurnedUp(NORTH, "red-7")]
    assert (at.view(0).display, at.view(0).pile) == (["red-7"], 19)


def test_4_1_seats_wait_until_it_is_turned_up():
    at = dealt()
    assert refusal(at, "turn up red-7") is Refusal.CHANCE_ALONE
    at.play("uncover")
    assert refusal(at, "uncover") is Refusal.CHANCE_IS_DUE


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
    at = table("\n".join([*seats, "chance to turn up for north"]), len(columns))
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
    for column in ("coins: 0", "green: wager", "start: green red"):
        assert not dies("green-wager", "green: 9", column, "green: 10")
        assert not dies("green-2", "green: 9", column, "green: 10")


def test_4_2_coins_do_not_matter():
    assert not dies("green-9", "coins: 0  green: 8", "coins: 18  green: 10")


def test_4_2_a_dead_card_is_not_replaced():
    at = table("north  green: 9\neast  green: 8\nchance to turn up for north")
    before = at.view(0)
    play(at, "turn up green-2")
    after = at.view(0)
    assert (after.display, after.out, after.pile) == ([], 1, before.pile - 1)


# §5  Auction

BEFORE_V1 = """
    north  coins: 9
    east   coins: 9
    south  coins: 9
    west   coins: 9  red: 3  white: 5
    display: red-4 red-4 white-2 green-wager
    north to uncover or bid
"""


def test_5_v1_the_auction_of_the_rulebook():
    at = table(BEFORE_V1, 4)
    assert play(at, "bid 1", "pass", "bid 2", "bid 3") == [
        Opened(NORTH, 1), Passed(EAST), Raised(SOUTH, 2), Raised(WEST, 3),
    ]  # fmt: skip
    assert play(at, "bid 4", "pass", "bid 5", "pass") == [
        Raised(NORTH, 4), Passed(SOUTH), Raised(WEST, 5), Passed(NORTH), Won(WEST, 5),
    ]  # fmt: skip
    assert refusal(at, "take white-2") is Refusal.BELOW_THE_PEAK
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
    assert refusal(at, "bid 1") is Refusal.DISPLAY_IS_EMPTY


def test_5_1_the_opening_bid_may_be_any():
    at = table(BEFORE_V1, 4)
    assert [move for move in at.moves() if move != "uncover"] == [f"bid {n}" for n in range(1, 10)]


def bidding(coins: str = "9 9 9", bid: int = 3) -> Game:
    """East is to bid over a bid of north's."""
    north, east, south = coins.split()
    return table(
        f"""
        north  coins: {north}
        east   coins: {east}
        south  coins: {south}
        display: red-4
        bid: {bid}  in: north east south
        east to bid
        """,
        3,
    )


def test_5_2_bid_higher_or_pass():
    at = bidding()
    assert at.moves() == ["bid 4", "bid 5", "bid 6", "bid 7", "bid 8", "bid 9", "pass"]
    assert refusal(at, "bid 3") is Refusal.BID_TOO_LOW
    assert refusal(at, "uncover") is Refusal.AUCTION_IS_ON
    assert refusal(at, "take red-4") is Refusal.NOT_WON_YET


def test_5_2_whoever_passes_is_out():
    at = bidding()
    play(at, "pass", "bid 4", "bid 5")
    assert at.actor == SOUTH  # not east
    assert at.view(0).leader == NORTH
    assert [seat.bidding for seat in at.view(0).seats] == [True, False, True]


def test_5_3_nobody_bids_more_than_they_have():
    at = bidding("9 5 9")
    assert at.moves() == ["bid 4", "bid 5", "pass"]
    assert refusal(at, "bid 6") is Refusal.NOT_ENOUGH_COINS


def test_5_3_who_cannot_go_higher_must_pass():
    for coins in ("9 3 9", "9 0 9"):
        assert bidding(coins).moves() == ["pass"]


def test_5_3_who_has_no_coins_must_uncover():
    at = table("east  coins: 9\ndisplay: red-4\nnorth to uncover or bid")
    assert at.moves() == ["uncover"]
    assert refusal(at, "bid 1") is Refusal.NOT_ENOUGH_COINS


def test_5_4_the_opener_wins_if_nobody_else_bids():
    at = table(BEFORE_V1, 4)
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
    at = table(WON)
    assert [move for move in at.moves() if move.startswith("take")] == [
        "take blue-wager", "take blue-5", "take red-9", "take red-10",
    ]  # fmt: skip
    play(at, "take red-10", "take blue-wager", "take blue-5", "done")
    laid = at.view(0).seats[NORTH].expeditions
    assert (laid["red"].cards, laid["blue"].cards) == (["4", "8", "10"], ["wager", "5"])


def test_5_6_none_if_so_wished():
    at = table(WON)
    play(at, "done", "turn up green-2")
    assert len(at.view(0).display) == 6


def test_5_6_only_what_lies_there():
    at = table(WON)
    assert refusal(at, "take red-7") is Refusal.NOT_ON_DISPLAY
    assert refusal(at, "trash red-7") is Refusal.NOT_ON_DISPLAY
    for move in ("uncover", "bid 1", "pass"):
        assert refusal(at, move) is Refusal.CHOOSE_CARDS


def test_5_7_one_of_the_cards_that_remain_may_be_trashed():
    at = table(WON)
    assert play(at, "take red-9", "trash red-3") == [Took(NORTH, "red-9"), Trashed(NORTH, "red-3")]
    assert at.actor == CHANCE  # one card, and the choice is over
    assert at.view(0).display == ["blue-wager", "blue-5", "red-10"]


def test_5_8_the_others_stay_for_the_next_auction():
    at = table(WON)
    play(at, "take blue-5", "done", "turn up green-3")
    assert at.view(0).display == ["blue-wager", "green-3", "red-3", "red-9", "red-10"]


def test_5_9_the_winner_turns_up_a_card():
    at = table(WON)
    assert play(at, "done", "turn up green-2") == [TurnedUp(NORTH, "green-2")]
    assert at.actor == EAST


def test_5_9_which_may_be_dead_once_the_winner_has_laid():
    at = table(
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
    at = table("north  red: 8\neast  red: 2\ndisplay: red-3\neast to take")
    play(at, "take red-3")
    assert at.view(0).seats[EAST].expeditions["red"].cards == ["2", "3"]
    assert at.view(0).seats[NORTH].expeditions["red"].cards == ["8"]


def test_6_2_v3_values_climb():
    at = table("north  red: 4 8\neast  red: 2\ndisplay: red-3\nnorth to take")
    refused = at.why_not("take red-3")
    assert (refused.code, refused.rule) == (Refusal.BELOW_THE_PEAK, "6.2")
    assert refused.facts == {"card": "red-3", "colour": "red", "peak": "8"}
    play(at, "trash red-3")  # so that a rival who could use it does not get it
    assert at.view(0).display == []


def test_6_2_equal_values_may_follow_each_other():
    at = table("north  red: 4\ndisplay: red-4\nnorth to take")
    play(at, "take red-4")
    assert at.view(0).seats[NORTH].expeditions["red"].cards == ["4", "4"]


def test_6_3_wagers_come_first():
    at = table("north  red: 2\ndisplay: red-wager\nnorth to take")
    assert refusal(at, "take red-wager") is Refusal.WAGER_TOO_LATE


def test_6_3_any_number_of_wagers_at_different_times():
    at = table("north  start: red blue  red: wager\ndisplay: red-wager red-wager\nnorth to take")
    play(at, "take red-wager", "take red-wager")
    assert at.view(0).seats[NORTH].expeditions["red"].cards == ["wager"] * 4


def test_6_4_cards_are_laid_in_the_order_chosen():
    at = table("display: red-2 red-7 red-wager\nnorth to take")
    play(at, "take red-wager", "take red-2", "take red-7")
    assert at.view(0).seats[NORTH].expeditions["red"].cards == ["wager", "2", "7"]
    at = table("display: red-2 red-7 red-wager\nnorth to take")
    play(at, "take red-7")
    assert refusal(at, "take red-2") is Refusal.BELOW_THE_PEAK
    assert refusal(at, "take red-wager") is Refusal.WAGER_TOO_LATE


def test_6_5_no_action_moves_a_laid_card():
    at = table("north  red: 4\ndisplay: blue-2\nnorth to take")
    assert refusal(at, "take red-4") is Refusal.NOT_ON_DISPLAY
    play_out(at)
    assert at.view(0).seats[NORTH].expeditions["red"].cards[0] == "4"


# §7  End of a pile, end of the game


def last_card_of_a_pile(seats: int, coins: str) -> Game:
    """Chance turns up the last card but 20; coins that no player has are in the bank."""
    deck = " ".join(
        f"yellow-{n}" for n in ("wager", "wager", "wager", 2, 2, 3, 3, 4, 4, 5, 5, 6, 7)
    )
    deck += " blue-wager blue-wager blue-wager blue-2 blue-2 blue-3 blue-3 blue-4"
    names = ("north", "east", "south", "west")[:seats]
    lines = [f"{name}  coins: {n}" for name, n in zip(names, coins.split(), strict=True)]
    return table("\n".join([*lines, f"deck: {deck}", "chance to turn up for north"]), seats)


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
    text = at.text().replace("chance to turn up for north", "bid: 5  in: north east\neast to bid")
    at = table(text + "\n")
    play(at, "pass", "done", "turn up blue-2")
    assert [seat.coins for seat in at.view(0).seats] == [15 + 6, 9 + 6]


def test_7_1_dead_or_not():
    at = last_card_of_a_pile(2, "20 9")
    text = at.text().replace("north  ", "north  blue: 10  ").replace("east  ", "east  blue: 9  ")
    at = table(text.replace("blue-9 ", "").replace("blue-10 ", ""))
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
    at = table(
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
        assert refusal(at, move) is Refusal.GAME_IS_OVER


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
    at = table(f"north  {'  '.join(columns)}\nnorth to uncover or bid")
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
    at = table("north  coins: 5\neast  coins: 8\nsouth  coins: 7\nnorth to uncover or bid", 3)
    assert [at.place(seat) for seat in range(3)] == [3, 1, 2]


def test_8_5_a_shared_victory():
    at = table(
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


# §9  What you may know


def test_9_1_all_see_the_same():
    at = play_out(game(3), 5)
    for text in (at.text(), table(BEFORE_V1, 4).text()):
        seats = len([line for line in text.splitlines() if "coins" in line])
        at = table(text, seats)
        views = [at.view(viewer) for viewer in (SPECTATOR, *range(seats))]
        for viewer, view in enumerate(views, SPECTATOR):
            assert view.viewer == viewer
            view.viewer = SPECTATOR
        assert views == [views[0]] * len(views)


def test_9_2_nothing_is_to_be_concealed_or_guessed():
    at = table(BEFORE_V1, 4)
    for viewer in (SPECTATOR, *range(4)):
        assert at.seen_by(viewer).text() == at.text()
        assert at.determinized(viewer, generator(1)).text() == at.text()


def test_9_3_any_card_not_turned_up_yet_may_come():
    at = table("display: red-5 red-wager red-wager\nchance to turn up for north")
    ways = at.weights()
    assert sum(ways.values()) == 77
    assert (ways["turn up red-5"], ways["turn up red-wager"], ways["turn up red-6"]) == (1, 1, 1)
    play(at, "turn up red-6", "uncover")
    assert refusal(at, "turn up red-6") is Refusal.NOT_IN_PILES


# §10  Options


def test_10_1_the_starter_can_be_chosen():
    for seat, name in enumerate(("north", "east", "south", "west")):
        assert dealt(4, starter=name).actor == seat
    with pytest.raises(Fault) as fault:
        game(2, starter="south")
    assert fault.value.facts["allowed"] == "lot, north, east"


USELESS = """
    north  red: 4
    east   red: 8
    display: red-2 red-6 red-10 blue-2
    north to take
"""


def test_10_2_useless_cards_stay():
    at = table(USELESS)
    play(at, "take red-10", "done")
    assert at.view(0).display == ["blue-2", "red-2", "red-6"]


def test_10_2_or_leave_by_the_house_rule():
    at = table(USELESS, purge_display=True)
    assert play(at, "take red-10", "trash blue-2") == [
        Took(NORTH, "red-10"), Trashed(NORTH, "blue-2"), Purged("red-2"), Purged("red-6"),
    ]  # fmt: skip
    assert (at.view(0).display, at.view(0).out) == ([], 3)
    at = table(USELESS, purge_display=True)
    assert play(at, "done") == [Purged("red-2")]


def test_10_2_not_when_a_card_is_uncovered():
    at = table(USELESS.replace("take", "uncover or bid"), purge_display=True)
    play(at, "uncover", "turn up blue-3")
    assert len(at.view(0).display) == 5


# §11  Rulings


@pytest.mark.parametrize(("seats", "deals"), [(2, 1000), (3, 13440), (4, 72480)])
def test_11_1_v5_allowed_deals(seats, deals):
    assert sum(game(seats).weights().values()) == deals


@pytest.mark.parametrize(
    ("seats", "shares"), [(2, (12, 12, 1)), (3, (14, 13, 1)), (4, (78, 68, 5))]
)
def test_11_1_v5_colours_that_the_first_two_hands_share(seats, shares):
    """None, one or two, of 25, 28 and 151."""
    ways, first = [0, 0, 0], game(seats)
    for one in first.moves():
        second = first.copy()
        second.play(one)
        for other, count in second.weights().items():
            same = set(one.split()[1:]) & set(other.split()[1:])
            ways[len(same)] += 2 * 2 * count  # each colour of the first hand is one of two cards
    assert [n * sum(shares) for n in ways] == [share * sum(ways) for share in shares]


def test_11_2_an_auction_over_useless_cards_is_allowed():
    at = table("north  coins: 1  red: 4\neast  red: 8\ndisplay: red-2\nnorth to uncover or bid")
    play(at, "bid 1", "pass")
    assert at.moves() == ["trash red-2", "done"]


def test_11_3_a_card_that_could_be_laid_may_be_trashed():
    at = table("display: red-2\nnorth to take")
    assert refusal(at, "take red-2") is refusal(at, "trash red-2") is Refusal.LEGAL


def test_11_4_a_bid_that_cannot_be_paid():
    assert bidding("9 5 9").why_not("bid 6").rule == "5.3"


def test_11_5_payment_card_sharing():
    at = last_card_of_a_pile(2, "20 16")
    text = at.text().replace("chance to turn up for north", "bid: 4  in: north east\neast to bid")
    at = table(text)
    kinds = [type(event) for event in play(at, "pass", "done", "turn up blue-2")]
    assert kinds == [Passed, Won, TurnedUp, BankShared]


def test_11_6_equal_points_share_the_victory():
    at = dealt(4)
    assert [at.place(seat) for seat in range(4)] == [1, 1, 1, 1]


def test_11_8_coins_and_bids_are_open():
    view = bidding("9 5 2").view(SOUTH)
    assert [seat.coins for seat in view.seats] == [9, 5, 2]
    assert (view.bid, view.leader) == (3, NORTH)
