"""RULES.md §1 and §2: what is in the box, and how it is laid out; vectors V27."""

from collections import Counter

import pytest

from fernweh.games.game import Game
from fernweh.games.survive import board
from fernweh.games.survive.components import BACK_COUNT, BACKS, TERRAINS, VALUE_COUNT
from fernweh.games.survive.events import Launched, LotDrawn, Picked, Placed, TileLaid
from fernweh.games.survive.rules import Refusal
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from tests.games.survive.drawn import (
    BLUE,
    NAME,
    RED,
    SLOTS,
    SPECTATOR,
    drawn,
    moves_with,
    placed,
    play_all,
    where,
    why,
)

# §1  In the box


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_1_seats_are_colours(seats):
    game = Game(NAME, seats)
    assert game.moves() == [f"start {name}" for name in ("red", "blue", "green", "yellow")[:seats]]
    assert why(game, "start red") is None
    if seats < 4:
        assert why(game, "start yellow") is Refusal.SEAT_NOT_TAKEN


def test_1_2_the_board_has_133_hexes():
    assert len(board.HEX_NAMES) == 133
    assert [name for name in board.HEX_NAMES if name.endswith("1") and len(name) == 2] == [
        f"{row}1" for row in "ABCDEFGHIJKLM"
    ]
    near = {board.HEX_NAMES[n] for n in board.NEIGHBOUR[board.HEX_OF["G6"]]}
    assert near == {"F6", "F7", "G5", "G7", "H6", "H7"}
    assert board.DEGREE.sum() == 2 * 356
    game = drawn("tiles  beach: D4\nred    a: 1@D4\nred to step  points: 3  chosen: red-a")
    assert why(game, "to A1") is Refusal.NOT_ADJACENT


def test_1_3_the_island_has_40_slots_and_a_lagoon():
    assert len(SLOTS) == 40 and "G6" not in SLOTS
    assert int(board.SHORE).bit_count() == 22
    assert int(board.LAGOON_SHORE).bit_count() == 6
    game = drawn("tiles  beach: D4\nred    a: 1@D4\nred to sink")
    assert why(game, "sink D5") is Refusal.NO_TILE_THERE


def test_1_4_safe_islands_have_two_landing_hexes_each():
    assert game_landings() == {
        "NW": ["B1", "C1"], "NE": ["B10", "C11"], "SW": ["K1", "L1"], "SE": ["K11", "L10"],
    }  # fmt: skip
    for name in [name for pair in game_landings().values() for name in pair]:
        near = board.NEIGHBOUR[board.HEX_OF[name]][: board.DEGREE[board.HEX_OF[name]]]
        assert not any(board.HEX_NAMES[n] in SLOTS for n in near)  # no whirlpool reaches one


def game_landings():
    return Game(NAME).view(SPECTATOR).landings


def test_1_5_the_backs_of_the_tiles():
    assert BACK_COUNT.sum(axis=1).tolist() == [16, 16, 8]
    total = dict(zip(BACKS, BACK_COUNT.sum(axis=0).tolist(), strict=True))
    assert (total["shark"], total["whale"], total["boat"], total["whirlpool"]) == (6, 5, 4, 6)
    assert BACK_COUNT[TERRAINS.index("mountain")][BACKS.index("volcano")] == total["volcano"] == 1
    game = drawn("tiles  beach: D4\nred waits for the back  hex: D5  kind: beach")
    assert game.weights()["back shark"] == 3
    assert why(game, "back volcano") is Refusal.NO_SUCH_TILE_LEFT


def test_1_6_ten_explorers_of_each_colour():
    values = {value: n for value, n in enumerate(VALUE_COUNT.tolist()) if n}
    assert values == {1: 3, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1}
    game = Game(NAME, starter="red")
    game.let_chance(generator(1))
    assert game.moves() == [f"pick red-{value}" for value in range(1, 7)]
    play_all(game, "pick red-6", "to D4", "pick blue-6", "to D5")
    assert why(game, "pick red-6") is Refusal.NO_SUCH_EXPLORER
    assert why(game, "pick blue-1") is Refusal.NOT_YOURS
    assert where(game, "red-a", "blue-a") == ["land D4", "land D5"]


def test_1_7_a_boat_holds_three_of_any_colours():
    game = drawn("""
        red    a: 1@boat-E2  b: 2@boat-E2
        blue   a: 1@boat-E2
        boats: E2
        red to move  points: 3
    """)
    (boat,) = game.view(RED).boats
    assert (boat.room, boat.crew) == (0, ["red-a", "red-b", "blue-a"])


def test_1_8_no_supply_runs_out():
    """As many shark, whale and boat tiles as there are pieces for them."""
    assert game_landings() and Game(NAME, 4).view(SPECTATOR).supply == {
        "boat": 4, "shark": 6, "whale": 5,
    }  # fmt: skip


def test_1_9_the_die_has_two_faces_of_each():
    game = drawn("tiles  beach: D4\nred    a: 1@D4\nred waits for the die")
    assert game.weights() == {"die serpent": 2, "die shark": 2, "die whale": 2}


# §2  Setting up


def test_2_1_serpents_first():
    game = Game(NAME)
    assert sorted(game.view(SPECTATOR).creatures["serpent"]) == sorted(
        ["G6", "B1", "C11", "K1", "L10"]
    )


def test_2_2_the_tiles_come_at_random():
    game = Game(NAME, starter="red")
    assert game.weights() == {"terrain beach": 16, "terrain forest": 16, "terrain mountain": 8}
    assert game.play("terrain mountain") == [TileLaid("D4", "mountain")]
    assert why(game, "pick red-1") is Refusal.CHANCE_IS_DUE
    assert game.weights()["terrain mountain"] == 7
    for _ in range(7):
        game.play("terrain mountain")
    assert why(game, "terrain mountain") is Refusal.NO_SUCH_TILE_LEFT
    game.let_chance(generator(1))
    assert Counter(game.view(SPECTATOR).tiles.values()) == {
        "beach": 16,
        "forest": 16,
        "mountain": 8,
    }
    assert why(game, "terrain beach") is Refusal.CHANCE_ALONE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_3_two_boats_each(seats):
    game = placed(seats)
    assert len(game.view(SPECTATOR).boats) == 2 * seats


def test_2_4_the_lot_decides_who_begins():
    game = Game(NAME, 3)
    assert game.weights() == {"start red": 1, "start blue": 1, "start green": 1}
    assert game.play("start green") == [LotDrawn(2)]
    assert why(game, "start red") is Refusal.NOT_THE_LOT
    game.let_chance(generator(1))
    assert game.actor == 2


def begun(seats: int = 2, **options) -> Game:
    game = Game(NAME, seats, **{"starter": "red"} | options)
    game.let_chance(generator(1))
    return game


def test_2_5_explorers_one_by_one():
    game = begun()
    assert why(game, "to D4") is Refusal.PICK_FIRST
    (picked,) = game.play("pick red-3")
    assert picked == Picked(RED, "red-a", 3)
    assert picked.seen_by(BLUE).facts()["value"] == "hidden"
    assert why(game, "pick red-4") is Refusal.PLACE_FIRST
    assert why(game, "to E2") is Refusal.NO_TILE_THERE
    assert len(game.moves()) == 40
    assert game.play("to D4") == [Placed(RED, "red-a", "D4")]
    game.play("pick blue-1")
    assert why(game, "to D4") is Refusal.TILE_IS_TAKEN
    assert len(game.moves()) == 39


@pytest.mark.parametrize(("seats", "free"), [(2, 20), (3, 10), (4, 0)])
def test_2_5_some_tiles_stay_free(seats, free):
    game = placed(seats)
    taken = {each.place for each in game.view(SPECTATOR).explorers}
    assert 40 - len(taken) == free


def test_2_6_boats_start_beside_the_island():
    """V27: 28 hexes, never the lagoon; 8 used with four players, 4 left in the supply."""
    game = begun(4)
    while game.view(SPECTATOR).phase != "launch":
        game.apply(game.actions()[0])
    assert why(game, "done") is Refusal.NOTHING_TO_END
    assert why(game, "sink D4") is Refusal.LAUNCH_FIRST
    assert len(game.moves()) == 28
    assert why(game, "to A1") is Refusal.NOT_BESIDE_LAND
    assert why(game, "to G6") is Refusal.NOT_FREE
    assert game.play("to E3") == [Launched(RED, "E3")]
    assert why(game, "to E3") is Refusal.NOT_FREE
    for _ in range(7):
        game.apply(game.actions()[0])
    assert game.view(SPECTATOR).phase == "move"
    assert game.actor == RED
    assert game.view(SPECTATOR).supply["boat"] == 4


def test_2_7_then_nobody_looks_any_more():
    """§13.7: unless the option says so."""
    game = begun()
    play_all(game, "pick red-6", "to D4")
    assert game.view(RED).explorers[0].value == 6
    assert game.view(BLUE).explorers[0].value == 0
    strict, shown = placed(), placed(show_own_values=True)
    assert {each.value for each in strict.view(RED).explorers} == {0}
    assert sum(each.value for each in shown.view(RED).explorers) == 28


# §13.1 to §13.3


def test_13_1_the_starter_may_be_chosen():
    assert Game(NAME, 3, starter="blue").view(SPECTATOR).turn == BLUE
    with pytest.raises(Fault, match="option-value"):
        Game(NAME, 2, starter="green")


def test_13_2_two_colours_each():
    """§14.10"""
    game = begun(two_colours=True)
    assert [seat.colours for seat in game.view(SPECTATOR).seats] == [
        ["red", "green"], ["blue", "yellow"],
    ]  # fmt: skip
    assert len(moves_with(game, "pick")) == 12
    game = placed(two_colours=True)
    assert len(game.view(SPECTATOR).explorers) == 40
    assert len(game.view(SPECTATOR).boats) == 4
    many = placed(two_colours=True, two_colour_boats="per_colour")
    assert len(many.view(SPECTATOR).boats) == 8
    with pytest.raises(Fault, match="option-value"):
        Game(NAME, 3, two_colours=True)


def test_13_2_both_colours_are_ones_own():
    """Control counts them together, and so does the score."""
    game = drawn(
        """
        red    a: 1@boat-C1  b: 6@NW
        green  a: 5@boat-C1
        blue   a: 1@boat-C1
        boats: C1
        blue to move  points: 3
        """,
        two_colours=True,
    )
    assert why(game, "from C1") is Refusal.NOT_IN_CONTROL
    assert game.view(RED).boats[0].control == [RED]
    assert game.score(RED) == 6


@pytest.mark.parametrize(("lagoon", "room"), [(False, 58), (True, 52)])
def test_13_3_population_density(lagoon, room):
    """§14.10"""
    game = begun(4, population_density=True, shore_includes_lagoon=lagoon)
    found = 40
    for _ in range(40):
        game.apply(game.actions()[0])
        found = max(found, len(moves_with(game, "to")))
        game.apply(game.actions()[0])
    taken = Counter(each.place for each in game.view(SPECTATOR).explorers)
    shore = int(board.SHORE) | (int(board.LAGOON_SHORE) if lagoon else 0)
    most = {name: 1 if shore >> n & 1 else 2 for n, name in enumerate(SLOTS)}
    assert sum(most.values()) == room
    assert all(taken[name] <= most[name] for name in taken)
    assert max(taken.values()) == 2
