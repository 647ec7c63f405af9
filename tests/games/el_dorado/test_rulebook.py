"""RULES.md §1 and §3 to §5, paragraph by paragraph, with the vectors V1 and V14."""

import pytest

from fernweh.games.el_dorado import census
from fernweh.games.el_dorado.events import (
    Dealt,
    Drew,
    LotDrawn,
    PawnArrived,
    Shuffled,
    Stepped,
)
from fernweh.games.el_dorado.rules import Refusal
from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import CHANCE
from tests.games.el_dorado.drawn import (
    EAST,
    NAME,
    NORTH,
    SOUTH,
    SPECTATOR,
    K,
    at,
    dealt,
    drawn,
    mine,
    moves_with,
    play_all,
    why,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])

# §1  In the box


@SEATS
def test_1_1_two_to_four_players_clockwise(seats):
    names = [seat.name for seat in dealt(seats).view(NORTH).seats]
    assert names == ["north", "east", "south", "west"][:seats]


def test_1_1_nobody_else_can_sit_down():
    for seats in (1, 5):
        with pytest.raises(Fault, match="bad-seats"):
            Game(NAME, seats)
    assert why(Game(NAME, 3), "start west") is Refusal.SEAT_NOT_TAKEN


def test_1_4_six_blockades():
    game = Game(NAME, 3, starter="north", map="swamplands")
    game.let_chance(generator(1))
    lines = {line.blockade: (line.asks, line.need) for line in game.view(NORTH).lines}
    assert lines == {
        1: ("machete", 1),
        2: ("coin", 1),
        3: ("rubble", 1),
        4: ("paddle", 1),
        5: ("machete", 2),
        6: ("rubble", 2),
    }


@SEATS
def test_1_5_eight_cards_each(seats):
    game = dealt(seats)
    cards = census(game.box[0], game.table[0])
    own = {name: cards[name] for name in ("explorer", "traveler", "sailor")}
    assert own == {"explorer": 3 * seats, "traveler": 4 * seats, "sailor": seats}


def test_1_6_eighteen_kinds_with_a_price():
    """§15.23 and §15.25: prices as several sources have them."""
    market = {pile.card: (pile.price, pile.left) for pile in dealt().view(NORTH).market}
    prices = {
        1: ["scout"],
        2: ["jack-of-all-trades", "photographer", "captain", "compass"],
        3: ["trailblazer", "treasure-chest", "giant-machete", "journalist", "travel-log"],
        4: ["adventurer", "prop-plane", "transmitter", "cartographer", "scientist"],
        5: ["pioneer", "millionaire", "native"],
    }
    assert market == {card: (price, 3) for price, cards in prices.items() for card in cards}


def test_1_7_thirty_six_tokens():
    game = dealt(caves=True)
    tokens = census(game.box[0], game.table[0])
    found = {name.removeprefix("token "): n for name, n in tokens.items() if "token" in name}
    assert sum(found.values()) == 36
    assert [found[f"machete-{n}"] for n in (1, 2, 3)] == [2, 3, 2]
    assert (found["draw"], found["remove"], found["replace"], found["keep"]) == (4, 4, 3, 2)


def test_1_8_one_pawn_each_and_two_for_two():
    assert [len(mine(dealt(seats)).pawns) for seats in (2, 3, 4)] == [2, 1, 1]
    assert why(dealt(3), "step 2 east") is Refusal.NO_SUCH_PAWN


# §3  Setting up


def test_3_1_the_lot_says_who_begins():
    game = Game(NAME, 3)
    assert game.weights() == {"start north": 1, "start east": 1, "start south": 1}
    assert game.play("start east") == [LotDrawn(EAST)]
    assert why(game, "start east") is Refusal.NOT_THE_LOT


def test_3_2_a_blockade_on_each_line():
    """§15.21: face up."""
    game = Game(NAME, 3, starter="north", map="first")
    assert game.weights() == {f"blockade {n}": 1 for n in range(1, 7)}
    play_all(game, "blockade 6", "blockade 1", "blockade 4")
    assert why(game, "blockade 4") is Refusal.BLOCKADE_LIES
    game.play("blockade 2")
    assert [line.blockade for line in game.view(EAST).lines] == [6, 1, 4, 2]
    assert why(game, "blockade 3") is Refusal.CHANCE_ALONE


def test_3_3_six_slots_and_a_reserve():
    view = dealt().view(NORTH)
    slots = [pile.card for pile in view.market if pile.slot]
    assert sorted(slots) == sorted(
        [
            "scout",
            "trailblazer",
            "jack-of-all-trades",
            "photographer",
            "treasure-chest",
            "transmitter",
        ]
    )
    assert len(view.market) - len(slots) == 12 and view.vacant == 0


@SEATS
def test_3_4_four_cards_each(seats):
    game = Game(NAME, seats, starter="north", map="first")
    events = game.let_chance(generator(4))
    hands = [event.seat for event in events if isinstance(event, Dealt)]
    assert hands == [seat for seat in range(seats) for _ in range(4)]
    assert [seat.hand_size for seat in game.view(SPECTATOR).seats] == [4] * seats
    assert [seat.draw for seat in game.view(SPECTATOR).seats] == [4] * seats


@pytest.mark.parametrize(
    ("seats", "starter", "numbers"),
    [
        (3, "north", [[1], [2], [3]]),
        (4, "south", [[3], [4], [1], [2]]),
        (2, "north", [[1, 3], [2, 4]]),
        (2, "east", [[2, 4], [1, 3]]),
    ],
)
def test_3_5_pawns_on_start_spaces(seats, starter, numbers):
    """V6"""
    view = dealt(seats, starter=starter).view(NORTH)
    starts = {(s.q, s.r): s.need for s in view.spaces if s.terrain == "start"}
    found = [[starts[pawn.q, pawn.r] for pawn in seat.pawns] for seat in view.seats]
    assert found == numbers


# §4  The turn


def test_4_1_play_discard_draw_and_clockwise():
    game = drawn("north  at: 1,0  hand: explorer traveler*2 sailor\nnorth to play")
    phases = [game.view(NORTH).phase]
    play_all(game, "end", "discard sailor", "done")
    phases.append(game.view(NORTH).phase)
    assert why(game, "end") is Refusal.CHANCE_IS_DUE
    game.let_chance(generator(1))
    assert (phases, game.actor) == (["play", "turn-up"], EAST)


def test_4_2_nothing_is_compulsory_and_the_order_is_free():
    """§15.24: one may buy first and move afterwards; what one does not hold one cannot play."""
    game = drawn("north  at: 1,0  hand: explorer traveler*3\nnorth to play")
    assert "end" in game.moves()
    assert why(game, "move sailor as paddle") is Refusal.NOT_IN_HAND
    assert why(game, "stop") is Refusal.NOT_NOW
    play_all(game, "coin traveler", "buy scout", "move explorer as machete", "step 1 south-west")
    assert at(game) == "0,1"


def test_4_3_what_was_played_is_discarded_when_the_turn_ends():
    game = drawn("north  at: 1,0  hand: explorer sailor\nnorth to play")
    play_all(game, "move explorer as machete", "step 1 south-west")
    assert game.view(NORTH).played == ["explorer"] and mine(game).discard == []
    game.play("end")
    assert game.view(NORTH).played == [] and mine(game).discard == ["explorer"]


def test_4_4_each_card_left_is_kept_or_discarded():
    game = drawn("north  at: 1,0  hand: explorer traveler sailor\nnorth to play")
    game.play("end")
    assert game.moves() == ["done", "discard explorer", "discard traveler", "discard sailor"]
    assert why(game, "move explorer as machete") is Refusal.TURN_IS_ENDING
    play_all(game, "discard traveler", "done")
    assert sorted(mine(game).hand) == ["explorer", "sailor"]
    assert (
        why(drawn("north  at: 1,0  hand: sailor\nnorth to keep"), "discard scout")
        is Refusal.NOT_IN_HAND
    )


def test_4_5_draw_until_there_are_four():
    game = drawn("north  at: 1,0  hand: explorer traveler sailor\nnorth to play")
    play_all(game, "end", "discard sailor", "done")
    drew = [event for event in game.let_chance(generator(2)) if isinstance(event, Drew)]
    assert len(drew) == 2 and len(mine(game).hand) == 4


def test_4_5_with_four_or_more_none_is_drawn():
    """V13: five cards, all kept."""
    game = drawn("north  at: 1,0  hand: explorer*3 traveler*2\nnorth to play")
    play_all(game, "end", "done")
    assert game.actor == EAST and len(mine(game).hand) == 5


def test_4_6_the_discards_are_shuffled_when_the_pile_is_empty():
    """V12: pile 1, discards 5, play area 3; cartographer draws the one, and one of the five."""
    text = """
        north  at: 1,0  hand: cartographer  draw: scout  discard: explorer*3 sailor traveler
        turn  played: traveler*3
        north to play
    """
    game = drawn(text)
    game.play("act cartographer")
    assert game.weights() == {"turn up scout": 1}
    assert why(game, "turn up sailor") is Refusal.NOT_IN_PILE
    assert Shuffled(NORTH) in game.play("turn up scout")
    assert game.weights() == {"turn up explorer": 3, "turn up traveler": 1, "turn up sailor": 1}
    game.play("turn up sailor")
    assert mine(game).discard == [] and game.view(NORTH).played.count("traveler") == 3


def test_4_6_with_no_card_at_all_none_is_drawn():
    game = drawn("north  at: 1,0  hand: cartographer  draw: none\nnorth to play")
    game.play("act cartographer")
    assert game.actor == NORTH and mine(game).hand == []


# §5  Moving

SARAH = "north  at: 2,1  hand: explorer scout trailblazer sailor\nnorth to play"


def test_5_1_one_card_and_its_symbol():
    """V1 on board K."""
    game = drawn(SARAH, map=K)
    assert why(game, "step 1 south-west") is Refusal.PLAY_A_CARD_FIRST
    play_all(game, "move explorer as machete", "step 1 south-west")
    assert at(game) == "1,2"
    play_all(game, "move scout as machete", "step 1 west", "step 1 north-west")
    assert at(game) == "0,1"
    events = play_all(game, "move trailblazer as machete", "step 1 west")
    assert events == [Stepped(NORTH, 1, "-1,1", "jungle", 3)]
    assert sorted(game.view(NORTH).played) == ["explorer", "scout", "trailblazer"]


def test_5_1_what_is_refused_to_sarah():
    """V1: the scout onto jungle 3, the sailor into the jungle."""
    game = drawn(SARAH.replace("2,1", "0,1"), map=K)
    game.play("move scout as machete")
    assert why(game, "step 1 west") is Refusal.NOT_ENOUGH_POWER
    game = drawn(SARAH.replace("2,1", "1,2"), map=K)
    assert why(game, "move sailor as paddle") is Refusal.NO_USE  # onto (0,2), the jungle
    game = drawn("north  at: -1,-1  hand: sailor traveler\nnorth to play")
    game.play("move sailor as paddle")
    assert why(game, "step 1 east") is Refusal.ASKS_FOR_OTHER


def test_5_2_go_on_with_what_is_left_or_stop():
    """§5.10"""
    game = drawn("north  at: 1,0  hand: trailblazer explorer\nnorth to play")
    play_all(game, "move trailblazer as machete", "step 1 south-west")
    assert game.view(NORTH).power == 2
    assert why(game, "end") is Refusal.FINISH_MOVING
    game.play("stop")
    assert game.view(NORTH).power == 0 and game.view(NORTH).phase == "play"


def test_5_2_a_card_that_can_do_no_more_stops_by_itself():
    game = drawn("north  at: 1,0  hand: explorer\nnorth to play")
    play_all(game, "move explorer as machete", "step 1 south-west")
    assert game.view(NORTH).phase == "play"


def test_5_3_powers_are_never_added_up():
    """V1: explorer and scout together do not enter jungle 3."""
    game = drawn("north  at: 0,1  hand: explorer scout\nnorth to play", map=K)
    game.play("move scout as machete")
    assert why(game, "move explorer as machete") is Refusal.FINISH_MOVING
    assert why(game, "step 1 west") is Refusal.NOT_ENOUGH_POWER


def test_5_4_a_white_card_is_one_symbol():
    game = drawn("north  at: -2,0  hand: adventurer explorer\nnorth to play")
    symbols = [move for move in game.moves() if "adventurer as" in move]
    assert symbols == [f"move adventurer as {symbol}" for symbol in ("machete", "paddle", "coin")]
    assert why(game, "move explorer as coin") is Refusal.WRONG_SYMBOL
    play_all(game, "move adventurer as paddle", "step 1 north-east")
    assert at(game) == "-1,-1" and moves_with(game, "step") == []


def test_5_5_rubble_is_paid_with_any_cards():
    """§15.10: exactly its number."""
    game = drawn("north  at: 1,0  hand: explorer traveler sailor\nnorth to play")
    game.play("step 1 east")
    assert (game.view(NORTH).phase, game.view(NORTH).owing) == ("pay", 2)
    assert why(game, "end") is Refusal.FINISH_PAYING
    assert why(game, "pay scout") is Refusal.NOT_IN_HAND
    play_all(game, "pay sailor", "pay explorer")
    assert at(game) == "2,0" and game.view(NORTH).played == ["explorer", "sailor"]


def test_5_5_too_few_cards():
    game = drawn("north  at: 1,0  hand: explorer\nnorth to play")
    assert why(game, "step 1 east") is Refusal.NOT_ENOUGH_CARDS


def test_5_6_a_camp_removes_cards_from_the_game():
    game = drawn("north  at: 1,0  hand: explorer traveler\nnorth to play")
    play_all(game, "step 1 west", "pay traveler")
    assert at(game) == "0,0" and mine(game).removed == ["traveler"]
    assert game.view(NORTH).played == []


def test_5_7_mountains_and_pawns_are_in_the_way():
    """V14: one's own other pawn too."""
    text = "north  at: 0,-3 1,-3  hand: sailor captain\nnorth to play"
    game = drawn(text, seats=2)
    game.play("move captain as paddle")
    assert why(game, "step 1 east") is Refusal.OCCUPIED
    assert why(game, "step 1 south-east") is Refusal.CLOSED_SPACE
    game = drawn("north  at: 0,1  hand: scout\nsouth  at: 1,0\nnorth to play")
    game.play("move scout as machete")
    assert why(game, "step 1 north-east") is Refusal.OCCUPIED
    assert why(game, "step 1 south-east") is Refusal.CLOSED_SPACE  # the cave


def test_5_7_where_the_map_ends():
    """§2.3"""
    game = drawn("north  at: 0,-3  hand: sailor\nnorth to play")
    game.play("move sailor as paddle")
    assert why(game, "step 1 north-west") is Refusal.NO_SPACE_THERE


def test_5_8_nobody_returns_to_a_start_space():
    """§15.8: not with the native either."""
    game = dealt(3)
    view = game.view(NORTH)
    first = next((s.q, s.r) for s in view.spaces if s.terrain == "start" and s.need == 4)
    text = f"north  at: {first[0] + 1},{first[1]}  hand: native explorer\nnorth to play"
    game = drawn(text, map="first")
    game.play("act native")
    refused = game.why_not("step 1 west")
    assert (refused.code, refused.rule) == (Refusal.START_SPACE, "5.8")


def test_5_9_backwards_is_a_direction_too():
    """§15.9"""
    game = drawn("north  at: 0,1  hand: scout\nnorth to play")
    play_all(game, "move scout as machete", "step 1 north-east", "step 1 south-west")
    assert at(game) == "0,1"


def test_5_10_a_card_is_played_only_if_it_can_be_used():
    game = drawn("north  at: 1,0  hand: sailor explorer\nnorth to play")
    assert why(game, "move sailor as paddle") is Refusal.NO_USE
    game.play("move explorer as machete")
    assert why(game, "stop") is Refusal.MUST_BE_USED


def test_5_11_into_el_dorado():
    """§15.13: with a free step too; the space is free again at once."""
    text = "north  at: 3,-3  hand: pioneer native\neast  at: 2,-3\nnorth to play"
    game = drawn(text)
    events = play_all(game, "move pioneer as machete", "step 1 east")
    assert PawnArrived(NORTH, 1) in events and at(game) == "El Dorado"
    assert game.view(NORTH).phase == "play" and game.view(NORTH).power == 0
    game = drawn(text.replace("pioneer ", ""))
    play_all(game, "act native", "step 1 north-east")
    assert at(game) == "El Dorado"
    game = drawn("north  at: eldorado 3,-3  hand: explorer*2\nnorth to play", seats=2)
    game.play("move explorer as machete")
    assert why(game, "step 1 east") is Refusal.PAWN_HAS_ARRIVED


def test_nobody_acts_while_chance_does():
    """§4.1, CHANCE_IS_DUE"""
    game = Game(NAME, 3)
    assert game.actor == CHANCE and why(game, "end") is Refusal.CHANCE_IS_DUE
    assert mine(dealt(), SOUTH).hand_size == 4
