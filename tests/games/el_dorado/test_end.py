"""RULES.md §11 to §15: the end, two players, what one may know, options, rulings; V4, V6 to V8."""

import numpy as np
import pytest

from fernweh.games.el_dorado.events import AllArrived, GameEnded, Shuffled
from fernweh.games.el_dorado.rules import Refusal
from fernweh.games.game import Game
from fernweh.kernel import border
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import NOBODY
from fernweh.play.party import Player, begin
from tests.games.el_dorado.drawn import (
    ANNE,
    EAST,
    NAME,
    NORTH,
    SOUTH,
    SPECTATOR,
    at,
    dealt,
    drawn,
    mine,
    play_all,
    why,
)

# §11  The end

DOOR = """
    began: {starter}
    north  at: 3,-3  hand: explorer
    east   at: 2,-3  hand: explorer
    south  at: 1,-3  hand: explorer
    {turn} to play
"""


def arriving(starter: str, turn: str) -> Game:
    text = DOOR.format(starter=starter, turn=turn)
    return drawn(text.replace(f"{turn}  at: 2,-3", f"{turn}  at: 3,-3"))


def test_11_1_later_players_have_one_more_turn():
    """V7: the first of three arrives; two more turns."""
    game = arriving("north", "north")
    events = play_all(game, "move explorer as machete", "step 1 east")
    assert AllArrived(NORTH, last=False) in events
    actors = []
    while not game.is_over:
        actors.append(game.actor)
        game.play("end")
        if game.view(SPECTATOR).phase == "keep":
            game.play("done")
        game.let_chance(generator(1))
    assert actors == [NORTH, EAST, SOUTH]
    assert why(game, "end") is Refusal.GAME_IS_OVER
    for move in ("start north", "blockade 1", "turn up scout", "find draw"):
        assert why(game, move) is Refusal.GAME_IS_OVER


def test_11_1_the_last_of_the_round_ends_it_at_once():
    """V7, §15.14"""
    game = arriving("east", "north")
    events = play_all(game, "move explorer as machete", "step 1 east")
    assert events[-1] == GameEnded(NORTH, "arrival") and game.actor == NOBODY


def test_11_1_who_arrives_after_another_has_the_whole_turn():
    """§15.14: only the first to arrive can end the game at once."""
    game = drawn("""
        began: north
        north  at: eldorado  arrived: 1
        east   at: 2,-3
        south  at: 3,-3  hand: explorer traveler
        south to play
    """)
    play_all(game, "move explorer as machete", "step 1 east")
    assert game.actor == SOUTH and "coin traveler" in game.moves()
    play_all(game, "end", "done")
    game.let_chance(generator(1))
    assert game.is_over and [game.place(seat) for seat in range(3)] == [1, 3, 2]
    assert not game.is_cut


@pytest.mark.parametrize(
    ("north", "east", "first"),
    [("1 2", "6", NORTH), ("5", "1", NORTH), ("5", "6", EAST), ("", "", EAST), ("", "3", EAST)],
)
def test_11_2_blockades_break_ties(north, east, first):
    """V8, §15.22; without any, who arrived first: east."""
    won = {name: f"  won: {numbers}" if numbers else "" for name, numbers in
           {"north": north, "east": east}.items()}  # fmt: skip
    text = f"""
        began: east
        north  at: eldorado  arrived: 2{won["north"]}
        east   at: eldorado  arrived: 1{won["east"]}
        south  at: 3,-3
        over, north was last
    """
    game = drawn(text)
    assert game.place(first) == 1 and game.place(NORTH + EAST - first) == 2
    assert game.place(SOUTH) == 3


def test_11_3_the_others_by_steps_left():
    text = """
        north  at: 3,-3  won: 1 2 3
        east   at: eldorado  arrived: 1
        south  at: 1,-3
        over, south was last
    """
    game = drawn(text)
    assert [game.place(seat) for seat in range(3)] == [2, 1, 3]
    game = drawn(text.replace("1,-3", "2,-3"))
    assert [game.place(seat) for seat in range(3)] == [2, 1, 2]


def test_11_4_the_score_is_the_steps_left():
    game = drawn("north  at: 3,-3 1,-3\neast  at: eldorado 2,-3\nnorth to play", seats=2)
    assert [game.score(seat) for seat in range(2)] == [-3, -1]


# §12  Two players

TWO = "north  at: 1,0 -1,1  hand: scout explorer\nnorth to play"


def test_12_1_a_card_moves_one_pawn():
    """V6: never both one space each."""
    game = drawn(TWO, seats=2)
    play_all(game, "move scout as machete", "step 1 south-west")
    assert why(game, "step 2 east") is Refusal.OTHER_PAWN_MOVES
    game.play("stop")
    play_all(game, "move explorer as machete")
    assert why(game, "step 2 north-west") is not None
    assert any(move.startswith("step 1") for move in game.moves())


def test_12_2_both_must_arrive():
    text = "north  at: 3,-3 2,-3  hand: explorer*2\neast  at: 1,-3 0,-3\nnorth to play"
    game = drawn(text, seats=2)
    play_all(game, "move explorer as machete", "step 1 east")
    assert mine(game).arrival == 0 and not game.is_over
    game = drawn(text.replace("3,-3 2,-3", "eldorado 3,-3"), seats=2)
    play_all(game, "move explorer as machete", "step 2 east")
    assert mine(game).arrival == 1


# §13  What you may know


def test_13_1_the_hand_is_ones_own():
    game = dealt()
    assert game.view(EAST).seats[NORTH].hand == []
    assert game.view(EAST).seats[NORTH].hand_size == 4
    assert len(game.view(EAST).seats[EAST].hand) == 4


def test_13_2_hand_and_draw_pile_are_known_together():
    """Worlds split them otherwise; nobody chooses what is drawn."""
    game, rng = dealt(), generator(5)
    hands = {tuple(mine(game.determinized(EAST, rng), NORTH).hand) for _ in range(40)}
    assert len(hands) > 3
    assert why(game, "turn up scout") is Refusal.CHANCE_ALONE
    for _ in range(20):
        world = game.determinized(EAST, rng)
        cards = world.table[0].hand[NORTH] + world.table[0].pile[NORTH]
        assert cards == game.table[0].hand[NORTH] + game.table[0].pile[NORTH]


def test_13_2_every_split_is_as_likely():
    """Four of eight cards: the one sailor is in the hand half of the time."""
    game, rng = dealt(), generator(6)
    found = sum("sailor" in mine(game.determinized(EAST, rng), NORTH).hand for _ in range(200))
    assert 60 < found < 140


def test_13_2_who_is_paying_can_buy():
    """§7.7: in every world of another player, and of a spectator, the purchase can be made."""
    game = drawn("""
        north  at: 1,0  hand: explorer journalist  draw: explorer*2 traveler sailor
        east   discard: scout*3
        market: trailblazer treasure-chest transmitter giant-machete journalist pioneer
        north to play
    """)
    game.play("coin explorer")
    hands = {
        tuple(mine(game.determinized(viewer, generator(seed)), NORTH).hand)
        for viewer in (EAST, SPECTATOR)
        for seed in range(20)
    }
    assert hands == {("journalist",)}


def test_13_3_the_rest_lies_open():
    game = drawn("""
        north  at: 1,0  hand: explorer  discard: scout  removed: traveler  won: 5
        turn  played: sailor
        north to play
    """)
    seen = game.view(SPECTATOR)
    north = seen.seats[NORTH]
    assert (north.discard, north.removed, north.blockades) == (["scout"], ["traveler"], [5])
    assert seen.played == ["sailor"] and north.draw == 5 and north.hand == []


def test_13_4_a_shuffle_tells_what_the_hand_holds():
    text = """
        north  at: 1,0  hand: cartographer scout  draw: sailor  discard: explorer*3 traveler*4
        north to play
    """
    game = drawn(text)
    game.play("act cartographer")
    assert Shuffled(NORTH) in game.play("turn up sailor")
    line = game.seen_by(EAST).text().splitlines()[1]
    assert "hand: sailor scout" in line and "known: sailor scout" in line
    game.play("turn up traveler")
    line = game.seen_by(EAST).text().splitlines()[1]
    assert "hand: sailor scout ?" in line
    play_all(game, "end", "discard scout", "done")
    assert "known: sailor" in game.seen_by(EAST).text().splitlines()[1]


# §14  Options


def test_14_1_maps_by_name():
    with pytest.raises(Fault, match="map-name"):
        Game(NAME, 3, map="atlantis")
    assert len(dealt(map="swamplands").view(NORTH).pieces) == 7


def test_14_2_the_starter():
    assert dealt(4, starter="west").actor == 3
    with pytest.raises(Fault, match="option-value"):
        Game(NAME, 2, starter="south")


def test_14_3_caves_or_none():
    assert dealt(caves=True).view(NORTH).caves and not dealt().view(NORTH).caves


def test_14_4_blockades_at_the_entry_of_strips():
    """§15.1"""
    every = dealt(map="swamplands").view(NORTH).lines
    some = dealt(map="swamplands", strip_blockades="entry_side").view(NORTH).lines
    assert (len(every), len(some)) == (6, 4)


def test_14_5_the_native_enters_too():
    text = "north  at: 1,-3  hand: native\nlines: 5\nnorth to play"
    game = drawn(text, map="hills_of_gold", native_blockade="remove_and_enter")
    play_all(game, "act native", "break 1 5")
    assert why(game, "step 1 south-east") is Refusal.NOT_BEYOND_THE_LINE
    game.play("step 1 north-west")
    assert at(game) == "1,-4" and mine(game).blockades == [5]


def test_14_8_the_cap_ends_a_game():
    """§15.20: then steps decide."""
    game = dealt(2, cap=2)
    while not game.is_over:
        game.play("end" if "end" in game.moves() else "done")
        game.let_chance(generator(1))
    assert game.view(NORTH).round == 2 and not game.view(NORTH).seats[NORTH].arrival
    assert game.is_cut


PILE = "pioneer native explorer*3 sailor"


def test_a_whole_turn_of_the_book():
    """V4, and with it §4.2, §5.2, §5.6, §8.1, §9.2, §9.5 and §7.6."""
    game = drawn(
        f"""
        north  at: -3,2  hand: traveler journalist prop-plane cartographer  draw: {PILE}
        east   discard: scout*3
        north to play
        """,
        map=ANNE,
    )
    play_all(game, "act cartographer", "turn up pioneer", "turn up native")
    play_all(game, "move pioneer as machete", "step 1 south-east", "step 1 east", "step 1 east")
    assert at(game) == "-1,3" and game.view(NORTH).phase == "play"
    play_all(game, "step 1 east", "pay traveler")
    assert at(game) == "0,3" and mine(game).removed.count("traveler") == 4  # three were gone
    play_all(game, "move prop-plane as paddle", "step 1 east", "step 1 east")
    assert game.view(NORTH).power == 1
    game.play("stop")
    assert at(game) == "2,3" and "prop-plane" in mine(game).removed
    play_all(game, "act native", "step 1 north-east")
    assert at(game) == "3,2"
    play_all(game, "coin journalist", "buy compass")
    piles = {pile.card: pile for pile in game.view(NORTH).market}
    assert piles["compass"].slot and piles["compass"].left == 2
    game.play("end")
    found = sorted(mine(game).discard)
    assert found == ["cartographer", "compass", "journalist", "native", "pioneer"]
    game.let_chance(generator(1))
    assert mine(game).hand == ["explorer"] * 3 + ["sailor"] and mine(game).draw == 0


def test_a_turn_is_taken_back_step_by_step():
    """Until a card is drawn: then nothing is taken back any more."""
    options = {"starter": "north", "map": "first"}
    match = begin(NAME, [Player("Ada"), Player("Bo")], options)
    texts = [match.game.text()]
    for move in ("end", match.game.seen_by(NORTH).view(NORTH).seats[NORTH].hand[0]):
        match.act(NORTH, move if move == "end" else f"discard {move}")
        texts.append(match.game.text())
    for before in texts[-2::-1]:
        match.take_back(NORTH)
        assert match.game.text() == before
    match.act(NORTH, "end")
    match.act(NORTH, f"discard {match.game.view(NORTH).seats[NORTH].hand[0]}")
    match.act(NORTH, "done")
    with pytest.raises(Fault, match="no-take-back"):
        match.take_back(NORTH)


NONSENSE = (
    "north  at: 9,9\nnorth to play",
    "north  at: 0,-2\nnorth to play",
    "lines: 9\nnorth to play",
    "north  hand: traveler*5\nnorth to play",
    "north  hand: wizard\nnorth to play",
    "north  tokens: pass*3\nnorth to play",
    "market: scout wizard\nnorth to play",
    "north  won: 1\nlines: 1\nnorth to play",
    "north to move",
    "north to pay",
    "turn  coins: x\nnorth to play",
    "west to play",
    "north  at: 1,0",
)


@pytest.mark.parametrize("text", NONSENSE)
def test_text_that_makes_no_sense_is_refused(text):
    with pytest.raises(Fault, match="table-"):
        drawn(text)


def test_policies_and_masks_are_of_one_table():
    game = dealt()
    assert border.policy(game.box, game.table, generator(1)) in game.actions()
    assert np.asarray(game.table).itemsize < 400
