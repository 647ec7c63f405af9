"""RULES.md §6 to §9: blockades, buying, single-use cards and action cards; V2, V3, V9 to V11."""

import pytest

from fernweh.games.el_dorado.events import BlockadeWon, Bought, PaidCoins, Took
from fernweh.games.el_dorado.rules import Refusal
from fernweh.kernel.chance import generator
from tests.games.el_dorado.drawn import EAST, NORTH, at, drawn, mine, moves_with, play_all, why

# §6  Blockades

BESIDE = "north  at: 1,-3  hand: scout explorer sailor\nlines: 1 - 3 - -\nnorth to play"
HILLS = {"map": "hills_of_gold"}


def test_6_1_nobody_crosses_a_blockade():
    """In either direction."""
    game = drawn(BESIDE, **HILLS)
    game.play("move explorer as machete")
    assert why(game, "step 1 north-west") is Refusal.BLOCKED
    game = drawn(BESIDE.replace("at: 1,-3", "at: 1,-4"), **HILLS)
    game.play("move scout as machete")
    assert why(game, "step 1 south-east") is Refusal.BLOCKED


def test_6_2_a_blockade_is_removed_from_beside_it():
    """V3 and §15.4: the explorer is used up by it, and the pawn stays."""
    game = drawn(BESIDE, **HILLS)
    assert why(game, "break 1 1") is Refusal.PLAY_A_CARD_FIRST
    assert play_all(game, "move explorer as machete", "break 1 1") == [BlockadeWon(NORTH, 1)]
    assert at(game) == "1,-3" and game.view(NORTH).phase == "play"


def test_6_2_the_same_card_brings_the_pawn_there():
    """§15.4: to the line, through it and on."""
    game = drawn(BESIDE.replace("at: 1,-3", "at: 1,-2").replace("scout", "trailblazer"), **HILLS)
    play_all(game, "move trailblazer as machete", "step 1 north-west")
    assert at(game) == "1,-3"
    play_all(game, "break 1 1", "step 1 north-west")
    assert at(game) == "1,-4" and mine(game).blockades == [1]


def test_6_2_not_from_afar_and_not_with_another_symbol():
    game = drawn(BESIDE.replace("at: 1,-3", "at: 1,-2"), **HILLS)
    game.play("move explorer as machete")
    assert why(game, "break 1 1") is Refusal.NOT_AT_THE_LINE
    game = drawn(BESIDE.replace("lines: 1", "lines: 4"), **HILLS)
    game.play("move explorer as machete")
    assert why(game, "break 1 4") is Refusal.ASKS_FOR_OTHER
    game = drawn(BESIDE.replace("lines: 1", "lines: 5"), **HILLS)
    game.play("move explorer as machete")
    assert why(game, "break 1 5") is Refusal.NOT_ENOUGH_POWER


def test_6_2_rubble_is_paid_with_cards():
    """§5.5"""
    game = drawn(BESIDE.replace("lines: 1 - 3", "lines: 6 - 3"), **HILLS)
    game.play("break 1 6")
    assert game.view(NORTH).owing == 2
    play_all(game, "pay sailor", "pay explorer")
    assert mine(game).blockades == [6] and at(game) == "1,-3"
    text = "north  at: 1,-3  hand: sailor\nlines: 6\nnorth to play"
    assert why(drawn(text, **HILLS), "break 1 6") is Refusal.NOT_ENOUGH_CARDS


def test_6_3_the_same_card_goes_on():
    """V3 and §15.3: the scout removes the blockade and enters with the rest."""
    game = drawn(BESIDE, **HILLS)
    play_all(game, "move scout as machete", "break 1 1", "step 1 north-west")
    assert at(game) == "1,-4" and mine(game).blockades == [1]


def test_6_4_who_removes_it_keeps_it():
    game = drawn(BESIDE, **HILLS)
    play_all(game, "move explorer as machete", "break 1 1")
    assert mine(game).blockades == [1] and game.view(NORTH).lines[0].blockade == 0
    play_all(game, "move scout as machete")
    assert why(game, "break 1 1") is Refusal.BLOCKADE_IS_GONE
    assert why(game, "step 1 north-west") is None


# §7  Buying

JOHN = "north  at: 1,0  hand: traveler photographer explorer sailor\nnorth to play"


def test_7_1_one_purchase_in_a_turn():
    game = drawn(JOHN)
    play_all(game, "coin traveler", "buy scout")
    assert why(game, "coin photographer") is Refusal.BOUGHT_ALREADY
    assert not moves_with(game, "buy") and why(game, "buy scout") is Refusal.NOT_NOW


def test_7_2_coins_and_halves_add_up():
    """V2: 1 + 2 + ½ + ½ = 4, the transmitter (§7.7)."""
    game = drawn(JOHN)
    assert game.play("coin explorer") == [PaidCoins(NORTH, "explorer", 0, half=True)]
    play_all(game, "coin sailor", "coin photographer")
    assert why(game, "buy transmitter") is Refusal.NOT_ENOUGH_COINS
    assert why(game, "end") is Refusal.FINISH_BUYING
    game.play("coin traveler")
    slots = {pile.card for pile in game.view(NORTH).market if pile.slot}
    assert {move.removeprefix("buy ") for move in game.moves()} == slots  # none is dearer than 4
    assert game.play("buy transmitter") == [Bought(NORTH, "transmitter")]
    assert mine(game).hand == []
    game.play("end")
    cards = ["explorer", "photographer", "sailor", "transmitter", "traveler"]
    assert sorted(mine(game).discard) == cards


def test_7_2_white_cards_are_worth_their_power():
    """§15.23"""
    game = drawn("north  at: 1,0  hand: adventurer sailor\nnorth to play")
    play_all(game, "coin adventurer")
    assert game.view(NORTH).coins == 4
    assert why(game, "buy jack-of-all-trades") is None


def test_7_3_a_new_card_waits_for_the_end_of_the_turn():
    """§15.5: no shuffle brings it in."""
    text = (
        "north  at: 1,0  hand: traveler cartographer  draw: none  discard: explorer\nnorth to play"
    )
    game = drawn(text)
    play_all(game, "coin traveler", "buy scout", "act cartographer")
    assert game.weights() == {"turn up explorer": 1}
    game.play("turn up explorer")
    assert game.view(NORTH).gained == ["scout"] and mine(game).hand == ["explorer"]
    game.play("end")
    assert "scout" in mine(game).discard


def test_7_4_only_the_market_is_for_sale():
    """V9: a captain cannot be bought while six slots are stocked."""
    game = drawn(JOHN)
    game.play("coin photographer")
    assert why(game, "buy captain") is Refusal.RESERVE_IS_CLOSED
    assert moves_with(game, "buy") == ["buy scout", "buy jack-of-all-trades", "buy photographer"]


LAST_SCOUT = """
    north  at: 1,0  hand: traveler*4
    east   at: 2,1  hand: traveler*4  discard: scout*2
    north to play
"""


def test_7_5_a_vacant_slot_opens_the_reserve():
    """V9"""
    game = drawn(LAST_SCOUT)
    play_all(game, "coin traveler", "buy scout")
    view = game.view(NORTH)
    assert view.vacant == 1 and all(pile.for_sale for pile in view.market if pile.left)
    game = drawn(LAST_SCOUT.replace("scout*2", "scout*3"))
    game.play("coin traveler")
    assert why(game, "buy scout") is Refusal.SOLD_OUT


def test_7_6_the_rest_of_the_pile_fills_the_slot():
    """V9: then the reserve is closed again."""
    game = drawn(LAST_SCOUT.replace("scout*2", "scout*3"))
    play_all(game, "coin traveler", "coin traveler", "buy captain")
    piles = {pile.card: pile for pile in game.view(NORTH).market}
    assert piles["captain"].slot and piles["captain"].left == 2
    assert game.view(NORTH).vacant == 0 and not piles["compass"].for_sale


def test_7_6_the_next_player_fills_the_slot():
    """V9 in a row: the third scout is bought, and east buys a captain for two."""
    game = drawn(LAST_SCOUT)
    play_all(game, "coin traveler", "buy scout", "end", "done")
    game.let_chance(generator(1))
    play_all(game, "coin traveler", "coin traveler", "buy captain")
    piles = {pile.card: pile for pile in game.view(EAST).market}
    assert (piles["captain"].slot, piles["captain"].left) == (True, 2)
    assert not piles["scout"].slot and not piles["compass"].for_sale


def test_7_6_the_last_of_a_pile_and_a_purchase_from_the_market_leave_it_vacant():
    game = drawn(LAST_SCOUT.replace("scout*2", "scout*3 captain*2"))
    play_all(game, "coin traveler", "coin traveler", "buy captain")
    assert game.view(NORTH).vacant == 1
    game = drawn(LAST_SCOUT.replace("scout*2", "scout*3"))
    play_all(game, "coin traveler", "coin traveler", "buy photographer")
    assert game.view(NORTH).vacant == 1


def test_7_7_who_cannot_pay_does_not_begin():
    game = drawn("north  at: 1,0  hand: explorer\nnorth to play")
    assert why(game, "coin explorer") is Refusal.TOO_POOR
    assert moves_with(game, "coin") == []


# §8  Single-use cards


def test_8_1_a_single_use_card_is_removed_when_used():
    """V10: the prop plane as four coins; §9: the compass for its action."""
    game = drawn("north  at: -1,-2  hand: prop-plane giant-machete treasure-chest\nnorth to play")
    play_all(game, "move prop-plane as paddle", "step 1 south-west", "stop")
    assert mine(game).removed == ["prop-plane"]
    game = drawn("north  at: 1,0  hand: prop-plane treasure-chest compass\nnorth to play")
    play_all(game, "coin prop-plane", "buy transmitter")
    assert mine(game).removed == ["prop-plane"]
    game.play("act compass")
    assert "compass" in mine(game).removed


def test_8_2_without_its_function_it_is_an_ordinary_card():
    """V10: the prop plane for rubble, the giant machete as half a coin; §15.11 in a camp."""
    game = drawn("north  at: 3,0  hand: prop-plane giant-machete traveler\nnorth to play")
    play_all(game, "step 1 north-west", "pay prop-plane", "coin giant-machete", "coin traveler")
    play_all(game, "buy scout", "end")
    assert {"prop-plane", "giant-machete"} <= set(mine(game).discard)
    assert mine(game).removed == []
    game = drawn("north  at: 1,0  hand: compass scout  draw: sailor\nnorth to play")
    play_all(game, "step 1 west", "pay compass")
    assert "compass" in mine(game).removed and mine(game).hand == ["scout"]


# §9  Action cards


def test_9_1_actions_at_any_time_but_in_between():
    game = drawn("north  at: 1,0  hand: scout cartographer traveler\nnorth to play")
    play_all(game, "move scout as machete", "step 1 south-west")
    assert why(game, "act cartographer") is Refusal.FINISH_MOVING
    play_all(game, "stop", "coin traveler")
    assert why(game, "act cartographer") is Refusal.FINISH_BUYING
    assert why(game, "act native") is Refusal.FINISH_BUYING
    game.play("buy scout")
    assert why(game, "act native") is Refusal.NOT_IN_HAND
    assert why(game, "act cartographer") is None


@pytest.mark.parametrize(("card", "number"), [("cartographer", 2), ("compass", 3)])
def test_9_2_draw_cards(card, number):
    game = drawn(f"north  at: 1,0  hand: {card}  draw: explorer*3\nnorth to play")
    game.play(f"act {card}")
    for _ in range(number):
        game.play("turn up explorer")
    assert mine(game).hand == ["explorer"] * number and game.actor == NORTH


@pytest.mark.parametrize(("card", "number"), [("scientist", 1), ("travel-log", 2)])
def test_9_3_draw_and_remove(card, number):
    """§15.12: which may be declined."""
    text = f"north  at: 1,0  hand: {card} sailor traveler  draw: explorer*3\nnorth to play"
    game = drawn(text)
    play_all(game, f"act {card}", *["turn up explorer"] * number)
    assert game.view(NORTH).phase == "remove" and "done" in game.moves()
    assert why(game, "end") is Refusal.FINISH_REMOVING
    assert why(game, "remove native") is Refusal.NOT_IN_HAND
    play_all(game, *["remove explorer"] * number)
    assert game.view(NORTH).phase == "play"
    assert mine(game).removed.count("explorer") == number
    declined = drawn(text)
    play_all(declined, f"act {card}", *["turn up explorer"] * number, "done")
    assert "explorer" not in mine(declined).removed


def test_9_4_the_transmitter_takes_any_card():
    """V11 and §15.6: no purchase, and no pile moves."""
    game = drawn("north  at: 1,0  hand: transmitter traveler\nnorth to play")
    game.play("act transmitter")
    assert why(game, "end") is Refusal.TAKE_A_CARD
    assert game.play("take native") == [Took(NORTH, "native")]
    piles = {pile.card: pile for pile in game.view(NORTH).market}
    assert piles["native"].left == 2 and not piles["native"].slot
    play_all(game, "coin traveler", "buy scout")
    assert game.view(NORTH).gained == ["scout", "native"]


def test_9_4_it_can_empty_a_slot():
    """§15.6"""
    text = LAST_SCOUT.replace("hand: traveler*4\n", "hand: transmitter\n", 1)
    game = drawn(text)
    play_all(game, "act transmitter", "take scout")
    assert game.view(NORTH).vacant == 1
    text = "north  at: 1,0  hand: transmitter  discard: scout*3\nnorth to play"
    game = drawn(text)
    game.play("act transmitter")
    assert why(game, "take scout") is Refusal.SOLD_OUT


def test_9_5_the_native_ignores_what_a_space_asks_for():
    game = drawn("north  at: 1,0  hand: native\nsouth  at: 0,1\nnorth to play")
    game.play("act native")
    assert why(game, "step 1 south-west") is Refusal.OCCUPIED
    game.play("step 1 east")
    assert at(game) == "2,0" and game.view(NORTH).played == ["native"]


def test_9_5_not_where_there_is_no_way():
    """NO_USE: a pawn in El Dorado takes no step."""
    game = drawn("north  at: eldorado  hand: native  arrived: 1\neast  at: 1,0\nnorth to play")
    assert why(game, "act native") is Refusal.NO_USE


def test_9_6_the_native_removes_a_blockade_and_stays():
    """§15.2"""
    game = drawn(BESIDE.replace("scout", "native").replace("lines: 1", "lines: 6"), **HILLS)
    play_all(game, "act native", "break 1 6")
    assert at(game) == "1,-3" and mine(game).blockades == [6]
    assert game.view(NORTH).phase == "play"
