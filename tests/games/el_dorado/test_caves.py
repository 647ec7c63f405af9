"""RULES.md §10: caves and their tokens, with the vector V5, and the switches of §14 about them."""

import pytest

from fernweh.games.el_dorado.events import Explored, Found, PaidCoins, Saved
from fernweh.games.el_dorado.rules import Refusal
from tests.games.el_dorado.drawn import NORTH, at, dealt, drawn, mine, moves_with, play_all, why

JULIE = "north  at: 1,0  hand: scout*2 traveler*2\nnorth to play"


def cave(text: str, **options):
    return drawn(text, **{"caves": True} | options)


def with_token(token: str, hand: str = "scout traveler", at: str = "1,0", **options):
    return cave(f"north  at: {at}  hand: {hand}  tokens: {token}\nnorth to play", **options)


def test_10_1_four_tokens_on_every_cave():
    caves = dealt(map="serpentine", caves=True).view(NORTH).caves
    assert [each.tokens for each in caves] == [4] * 6
    assert dealt(map="serpentine").view(NORTH).caves == []
    game = cave(JULIE)
    play_all(game, "move scout as machete", "step 1 south-west", "stop", "explore 2")
    assert game.weights()["find draw"] == 4 and sum(game.weights().values()) == 36
    empty = cave(
        "north  at: 0,1  hand: scout  tokens: pass*2\n"
        "turn  pawn: 1  goal: 1\nchance to find for north"
    )
    assert why(empty, "find pass") is Refusal.NOT_IN_BAG


def test_10_2_a_pawn_that_stops_beside_a_cave_may_explore():
    """V5: the token is taken, used at once, and the next space gives none."""
    game = cave(JULIE)
    play_all(game, "move scout as machete", "step 1 south-west", "stop")
    assert game.moves() == ["done", "explore 2"]
    assert why(game, "explore 1") is Refusal.NO_CAVE_HERE
    assert game.play("explore 2") == [Explored(NORTH, 2)]
    assert game.play("find coin-2") == [Found(NORTH, "coin-2")]
    assert mine(game).tokens == ["coin-2"]
    play_all(game, "use coin-2", "step 1 south-west")
    assert at(game) == "-1,2" and game.view(NORTH).phase == "play"


def test_10_3_passing_by_is_no_stop_and_one_decides_at_once():
    game = cave("north  at: 1,0  hand: trailblazer explorer\nnorth to play")
    play_all(game, "move trailblazer as machete", "step 1 south-west")
    assert game.view(NORTH).phase == "move"
    game.play("stop")
    assert why(game, "move explorer as machete") is Refusal.EXPLORE_OR_DECLINE
    game.play("done")
    assert game.view(NORTH).phase == "play"


@pytest.mark.parametrize("hand", ["explorer", "native"])
def test_10_3_who_only_removes_a_blockade_does_not_stop(hand):
    """The space is beside a cave and a line."""
    text = f"north  at: 10,5  hand: {hand}\nlines: - - - - 1\nnorth to play"
    game = cave(text, map="witchs_cauldron")
    begun = "act native" if hand == "native" else "move explorer as machete"
    play_all(game, begun, "break 1 1")
    assert game.view(NORTH).phase == "play" and mine(game).blockades == [1]


def test_10_4_again_only_after_a_stop_elsewhere():
    """V5: from (-1,2) to (-2,3), which is not beside the cave, and back. §15.15: by pawn."""
    text = "north  at: -1,2  hand: traveler*2 photographer  explored: 2@1\nnorth to play"
    game = cave(text)
    play_all(game, "move traveler as coin", "step 1 south-west")
    assert at(game) == "-2,3"
    play_all(game, "move photographer as coin", "step 1 north-east")
    assert game.moves() == ["done", "explore 2"]
    both = cave("north  at: -1,2 1,0  hand: explorer*3  explored: 2@1\nnorth to play", seats=2)
    play_all(both, "move explorer as machete", "step 2 south-west")
    assert "explore 2" in both.moves()


def test_10_4_explored_already():
    text = "north  at: 0,1  hand: scout  explored: 2@1\nturn  pawn: 1\nnorth to explore"
    assert why(cave(text), "explore 2") is Refusal.EXPLORED_ALREADY
    game = cave(JULIE)
    play_all(game, "move scout as machete", "step 1 south-west", "stop", "explore 2", "find draw")
    assert game.view(NORTH).phase == "play"


def test_10_4_who_declined_may_explore_at_the_next_stop():
    game = cave("north  at: 1,0  hand: scout photographer\nnorth to play")
    play_all(game, "move scout as machete", "step 1 south-west", "stop", "done")
    play_all(game, "move photographer as coin", "step 1 south-west")
    assert game.moves() == ["done", "explore 2"]


def test_10_5_an_empty_cave_gives_nothing():
    game = cave(
        JULIE.replace("\n", "\ncaves: 4 0\n").replace("traveler*2", "traveler*2  tokens: draw*4")
    )
    play_all(game, "move scout as machete", "step 1 south-west", "stop")
    assert game.view(NORTH).phase == "play"


def test_10_5_two_caves_two_tokens():
    """No recommended map has such a space; the rule is asked of the table's own sets."""
    game = cave(JULIE)
    game.box = game.box.copy()
    space = next(n for n in range(game.box[0].spaces) if game.box[0].spot[n] == 128)
    game.box[0].near[space] = 3
    play_all(game, "move scout as machete", "step 1 south-west", "stop")
    assert game.moves() == ["done", "explore 1", "explore 2"]
    play_all(game, "explore 1", "find draw")
    assert game.moves() == ["done", "explore 2"]
    assert why(game, "explore 1") is Refusal.EXPLORED_ALREADY
    game.table[0].cave[1] = 0
    assert why(game, "explore 2") is Refusal.CAVE_IS_EMPTY


@pytest.mark.parametrize(
    ("token", "symbol", "power"), [("machete-3", "machete", 3), ("paddle-2", "paddle", 2)]
)
def test_10_6_tokens_move_like_cards(token, symbol, power):
    game = with_token(token, at="0,-1" if symbol == "machete" else "-1,-2")
    game.play(f"use {token}")
    assert (game.view(NORTH).symbol, game.view(NORTH).power) == (symbol, power)
    assert mine(game).tokens == []


def test_10_6_tokens_that_are_not_there_or_of_no_use():
    game = with_token("paddle-1")
    assert why(game, "use paddle-1") is Refusal.NO_USE
    assert why(game, "use draw") is Refusal.NO_SUCH_TOKEN
    assert why(game, "spend coin-1") is Refusal.NO_SUCH_TOKEN
    game = cave("north  at: 1,0  tokens: remove replace\nnorth to play")
    assert why(game, "use remove") is Refusal.HAND_IS_EMPTY
    assert why(game, "use replace") is Refusal.HAND_IS_EMPTY


def test_10_6_coin_tokens_pay_too():
    """§15.16: they add up with cards."""
    game = with_token("coin-2", "traveler sailor")
    play_all(game, "spend coin-2", "coin traveler")
    assert game.view(NORTH).coins == 6
    game.play("buy trailblazer")
    assert game.view(NORTH).gained == ["trailblazer"]


def test_10_6_draw_and_remove():
    """§15.12: the remove token cannot be declined."""
    game = with_token("draw remove")
    game.play("use draw")
    game.play("turn up sailor")
    game.play("use remove")
    assert why(game, "done") is Refusal.NOTHING_TO_DECLINE
    game.play("remove sailor")
    assert mine(game).removed == ["sailor"] and game.view(NORTH).phase == "play"


def test_10_6_replace():
    """§15.7: to the discards, before drawing."""
    game = with_token("replace", "explorer traveler")
    game.play("use replace")
    assert why(game, "end") is Refusal.FINISH_REPLACING
    assert why(game, "replace sailor") is Refusal.NOT_IN_HAND
    play_all(game, "replace traveler", "done")
    assert mine(game).discard == ["traveler"] and game.view(NORTH).phase == "turn-up"


def test_10_6_what_is_put_away_can_come_back():
    """§15.7, §14.6: the discards are shuffled when the pile is empty; the play area is not."""
    text = "north  at: 1,0  hand: sailor  draw: none  tokens: replace\nnorth to play"
    game = cave(text)
    play_all(game, "use replace", "replace sailor")
    assert game.weights() == {"turn up sailor": 1}
    game = cave(text, replace_to="play_area")
    play_all(game, "use replace", "replace sailor")
    assert mine(game).hand == [] and game.view(NORTH).phase == "play"


def test_14_6_replace_into_the_play_area():
    game = with_token("replace", "explorer traveler", replace_to="play_area")
    play_all(game, "use replace", "replace traveler", "done")
    assert mine(game).discard == [] and game.view(NORTH).played == ["traveler"]


def test_10_7_tokens_are_no_cards():
    """They pay no rubble, but remove blockades."""
    game = with_token("machete-1", "sailor")
    assert why(game, "step 1 east") is Refusal.NOT_ENOUGH_CARDS
    game = with_token("machete-2 free-step", "sailor", at="1,-3", map="hills_of_gold")
    assert game.view(NORTH).seats[NORTH].hand == ["sailor"]
    text = "north  at: 1,-3  tokens: machete-2 free-step\nlines: 5 6\nnorth to play"
    game = cave(text, map="hills_of_gold")
    play_all(game, "use machete-2", "break 1 5")
    assert mine(game).blockades == [5]
    game = cave(text, map="hills_of_gold")
    play_all(game, "use free-step", "break 1 5")
    assert mine(game).blockades == [5] and at(game) == "1,-3"


def test_10_8_keep_saves_a_single_use_card_just_used():
    """§15.19"""
    game = with_token("keep", "giant-machete explorer")
    play_all(game, "move giant-machete as machete", "step 1 south-west", "stop", "done")
    assert moves_with(game, "save") == ["save giant-machete"]
    assert why(game, "save explorer") is Refusal.NOTHING_TO_SAVE
    assert game.play("save giant-machete") == [Saved(NORTH, "giant-machete")]
    assert mine(game).removed == [] and game.view(NORTH).played == ["giant-machete"]


def test_10_8_only_before_anything_else():
    game = with_token("keep", "giant-machete explorer")
    play_all(game, "move giant-machete as machete", "step 1 south-west", "stop", "done")
    play_all(game, "move explorer as machete", "step 1 west")
    assert why(game, "save giant-machete") is Refusal.NOTHING_TO_SAVE


def test_14_7_any_removal_can_be_saved():
    for switch, saved in (("item", []), ("any_removal", ["save traveler"])):
        game = with_token("keep", "traveler explorer", keep_item=switch)
        play_all(game, "step 1 west", "pay traveler")
        assert moves_with(game, "save") == saved


@pytest.mark.parametrize("card", ["scientist", "travel-log"])
def test_14_7_what_an_action_removes_can_be_saved(card):
    """With the travel log, which is single-use, itself in any case."""
    for switch, more in (("item", []), ("any_removal", ["save traveler"])):
        hand = f"hand: {card} traveler  draw: none  tokens: keep remove"
        game = cave(f"north  at: 1,0  {hand}\nnorth to play", keep_item=switch)
        play_all(game, f"act {card}", "remove traveler")
        itself = ["save travel-log"] if card == "travel-log" else []
        assert moves_with(game, "save") == more + itself


def test_14_7_what_the_remove_token_removes_can_be_saved():
    """§15.11: and a single-use card that is only removed is none that was used."""
    for switch, saved in (("item", []), ("any_removal", ["save compass"])):
        game = with_token("keep remove", "compass scout", keep_item=switch)
        play_all(game, "use remove", "remove compass")
        assert moves_with(game, "save") == saved


def test_10_8_every_card_of_a_purchase_can_be_saved():
    game = with_token("keep*2", "treasure-chest prop-plane")
    play_all(game, "coin treasure-chest", "coin prop-plane", "buy scout")
    assert moves_with(game, "save") == ["save treasure-chest", "save prop-plane"]
    play_all(game, "save treasure-chest", "save prop-plane", "end")
    assert mine(game).removed == [] and len(mine(game).discard) == 3


def test_10_9_pass_opens_occupied_spaces():
    """V14 and §15.18: for the rest of the turn, and for the native too (§10.6)."""
    text = "north  at: 1,0  hand: explorer native  tokens: pass*2\nsouth  at: 0,1\nnorth to play"
    game = cave(text)
    assert why(game, "move explorer as machete") is Refusal.NO_USE  # (0,1) is taken
    game.play("use pass")
    assert why(game, "use pass") is Refusal.HOLDS_ALREADY
    play_all(game, "move explorer as machete", "step 1 south-west", "done")
    assert at(game) == "0,1"
    play_all(game, "end", "done")
    assert not game.view(NORTH).passing
    game = cave(text)
    play_all(game, "use pass", "act native", "step 1 south-west", "done")
    assert at(game) == "0,1"


def test_10_9_pass_opens_the_way_past_ones_own_pawn():
    """V14"""
    text = "north  at: 0,-3 1,-3  hand: captain  tokens: pass\nnorth to play"
    game = cave(text, seats=2)
    play_all(game, "use pass", "move captain as paddle", "step 1 east", "step 1 east")
    assert at(game) == "2,-3" and at(game, pawn=2) == "1,-3"


def test_10_10_change_makes_the_next_card_another_symbol():
    """§15.17"""
    game = with_token("change*2", "traveler scout", at="1,0")
    game.play("use change")
    assert why(game, "use change") is Refusal.HOLDS_ALREADY
    assert why(game, "move scout as machete") is Refusal.SYMBOL_CHANGED
    assert moves_with(game, "move") == ["move traveler as machete"]
    play_all(game, "move traveler as machete", "step 1 south-west", "done")
    assert not game.view(NORTH).changed


def test_10_10_change_in_a_purchase():
    """One green or blue card is worth its power; a payment that buys nothing is not begun."""
    game = with_token("change", "scout sailor")
    game.play("use change")
    assert why(game, "coin sailor") is None
    game.play("coin scout")
    assert game.view(NORTH).coins == 4 and not game.view(NORTH).changed
    game = with_token("change", "explorer captain")
    game.play("use change")
    assert why(game, "coin explorer") is None  # 1 coin, and the captain's half


def test_10_10_in_a_purchase_change_serves_any_of_the_cards():
    """V25: the captain after the sailor and the explorer; each way is chosen as a card is paid."""
    game = with_token("change", "sailor explorer captain")
    game.play("use change")
    assert moves_with(game, "pay") == ["pay explorer", "pay sailor", "pay captain"]
    assert game.play("pay sailor") == [PaidCoins(NORTH, "sailor", 0, True)]
    assert game.view(NORTH).changed and game.view(NORTH).phase == "buy"
    play_all(game, "pay explorer", "coin captain")
    assert game.view(NORTH).coins == 8 and not game.view(NORTH).changed
    assert why(game, "pay captain") is Refusal.FINISH_BUYING
    assert "buy transmitter" in game.moves()


def test_10_10_without_a_change_there_is_one_way_to_pay():
    """And with one there is for green and blue cards only."""
    game = with_token("change", "scout traveler")
    assert why(game, "pay scout") is Refusal.NOT_NOW  # a half in any case: coin scout
    game.play("use change")
    assert why(game, "pay traveler") is Refusal.NOT_NOW
    assert why(game, "pay captain") is Refusal.NOT_IN_HAND
    play_all(game, "pay scout", "coin traveler", "buy scout")
    assert not game.view(NORTH).changed  # a card was played (§10.10)


def test_10_10_a_single_use_card_paid_as_half_stays():
    """§8.2: the giant machete goes to the discards, and the scout is changed."""
    game = with_token("change", "giant-machete scout")
    play_all(game, "use change", "pay giant-machete", "coin scout", "buy photographer")
    assert mine(game).removed == []
    assert "giant-machete" in game.view(NORTH).played


def test_10_10_a_changed_card_is_not_thrown_away():
    """§7.7: if only the captain, changed, pays for something, it must be the one."""
    text = """
        north  at: 1,0  hand: sailor captain  tokens: change
        east   discard: scout*3
        market: trailblazer treasure-chest transmitter pioneer native millionaire
        north to play
    """
    game = cave(text)
    assert why(game, "coin captain") is Refusal.TOO_POOR
    game.play("use change")
    assert why(game, "coin sailor") is why(game, "pay captain") is Refusal.TOO_POOR
    play_all(game, "pay sailor", "coin captain", "buy trailblazer")
    assert game.view(NORTH).gained == ["trailblazer"]


def test_10_10_wasted_on_other_cards():
    game = with_token("change", "cartographer scout")
    play_all(game, "use change", "act cartographer")
    assert not game.view(NORTH).changed
    game = with_token("change", "scout")
    play_all(game, "use change", "end")
    assert not game.view(NORTH).changed
    game = with_token("change", "scout traveler sailor")
    play_all(game, "use change", "step 1 east")  # rubble
    assert not game.view(NORTH).changed
    game = with_token("change", "scout traveler")
    play_all(game, "use change", "step 1 west")  # a camp
    assert not game.view(NORTH).changed
    game = with_token("change", "adventurer")
    play_all(game, "use change", "move adventurer as machete")
    assert not game.view(NORTH).changed


def test_10_10_tokens_are_no_next_card():
    """§10.7: a move or purchase with tokens alone leaves it; a yellow card uses it up."""
    game = with_token("change machete-1 coin-2", "scout traveler")
    play_all(game, "use change", "use machete-1", "step 1 south-west", "done")
    play_all(game, "spend coin-2", "buy scout")
    assert game.view(NORTH).changed
    game = with_token("change coin-2", "scout traveler")
    play_all(game, "use change", "spend coin-2", "coin traveler", "buy scout")
    assert not game.view(NORTH).changed


def test_10_10_a_changed_single_use_card_is_used_up():
    """§8.1"""
    game = with_token("change", "giant-machete scout", at="-2,0")
    play_all(game, "use change", "move giant-machete as paddle", "step 1 north-east", "stop")
    assert mine(game).removed == ["giant-machete"]
    game = with_token("change", "giant-machete scout")
    play_all(game, "use change", "coin giant-machete")
    assert game.view(NORTH).coins == 12
    game.play("buy transmitter")
    assert mine(game).removed == ["giant-machete"]
