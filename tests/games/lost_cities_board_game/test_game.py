"""Who begins (§2.3), what may be chosen (§11), and our rulings (§12)."""

import pytest

from fernweh.games.game import Game
from fernweh.games.lost_cities_board_game.components import HAND_SIZE, MARKED
from fernweh.games.lost_cities_board_game.events import ExpeditionBegan, ExpeditionEnded
from fernweh.games.lost_cities_board_game.rules import Refusal
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import CHANCE, NOBODY
from tests.games.lost_cities_board_game.drawn import (
    EAST,
    NAME,
    NORTH,
    SOUTH,
    SPECTATOR,
    WEST,
    dealt,
    drawn,
    moves_with,
    play_all,
    points,
    why,
)

# §2.3  Who begins the next expedition


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_3_the_left_neighbour_of_the_last_turn_begins(seats):
    """Whoever began this one, and whoever has more points."""
    names = ["north", "east", "south", "west"][:seats]
    for last, name in enumerate(names):
        game = drawn(
            f"began: east\n{name}  points: 90\ndeck: 1\nchance to turn up for {name}",
            seats=seats,
            expeditions=3,
        )
        events = game.play("turn up red-0")
        assert events[-1] == ExpeditionBegan(2, (last + 1) % seats)
        game.let_chance(generator(2))
        assert game.actor == game.view(NORTH).starter == (last + 1) % seats


def test_3_2_all_cards_and_tiles_are_together_again_in_the_next_expedition():
    """§12.5: the thirty cards are set aside anew, from all 110."""
    game = drawn(
        """
        north  hand: red-1 red-2  found: 2  blue: 1 4 adventurer@3
        piles  white: 1 2
        tiles  red: arrow@3
        deck: 1
        chance to turn up for north
    """,
        expeditions=3,
    )
    game.play("turn up green-0")
    assert game.weights()["tile artifact"] == 9
    assert sum(game.weights().values()) == 25
    for _ in range(25):
        game.play(game.moves()[0])
    assert sum(game.weights().values()) == 110
    game.let_chance(generator(2))
    assert game.view(NORTH).deck == 64


# §11  Options


@pytest.mark.parametrize("expeditions", [1, 3])
def test_11_1_expeditions(expeditions):
    game, rng = Game(NAME, 3, expeditions=expeditions, cap=2), generator(9)
    ended = []
    while not game.is_over:
        events = game.let_chance(rng) + ([] if game.is_over else game.play(game.moves()[-1]))
        ended += [event.expedition for event in events if isinstance(event, ExpeditionEnded)]
    assert ended == list(range(1, expeditions + 1))


@pytest.mark.parametrize("seat", [NORTH, EAST, SOUTH, WEST])
def test_11_2_a_chosen_starter(seat):
    name = ["north", "east", "south", "west"][seat]
    game = Game(NAME, 4, starter=name)
    assert not moves_with(game, "start")
    game.let_chance(generator(1))
    assert game.actor == seat


def test_11_2_only_a_seat_that_is_taken():
    for seats, starter in ((2, "south"), (3, "west")):
        with pytest.raises(Fault) as caught:
            Game(NAME, seats, starter=starter)
        assert caught.value.code == "option-value"
        assert caught.value.facts["allowed"].startswith("lot, north, east")


def test_11_2_the_lot_can_fall_any_way():
    firsts = set()
    for seed in range(40):
        game = Game(NAME, 4, starter="lot")
        game.let_chance(generator(seed))
        firsts.add(game.actor)
    assert firsts == {NORTH, EAST, SOUTH, WEST}


def lays(row: str, up_and_down: bool = True) -> list[int]:
    """The values that a row of red takes."""
    values = [value for value in range(11) if row.split().count(str(value)) < 2]
    found = []
    for some in (values[:HAND_SIZE], values[HAND_SIZE:]):
        hand = " ".join(f"red-{value}" for value in some)
        stone = max(2, len(row.split()))
        text = f"north  hand: {hand}  red: {row} adventurer@{stone}\nnorth to lay"
        game = drawn(text, up_and_down=up_and_down)
        found += [int(move.partition("-")[2]) for move in moves_with(game, "play")]
    return found


def test_11_3_a_row_may_rise_or_fall():
    assert lays("5 7") == [7, 8, 9, 10]
    assert lays("5 3") == [0, 1, 2, 3]


def test_11_3_equal_cards_do_not_decide():
    assert lays("5") == list(range(11))
    assert lays("5 5") == [0, 1, 2, 3, 4, 6, 7, 8, 9, 10]
    assert lays("5 5 6") == [6, 7, 8, 9, 10]
    assert lays("5 5 4 4") == [0, 1, 2, 3]


@pytest.mark.parametrize("row", ["0 5 5 6 7 9 10", "7 7 4 4 3 1"])
def test_11_3_examples(row):
    """Rows that players of its sister game know; each card was allowed after those before it."""
    values = row.split()
    for n in range(1, len(values)):
        assert int(values[n]) in lays(" ".join(values[:n]))


def test_11_3_the_ends_of_a_colour():
    assert lays("0 10") == [10]
    assert lays("10 0") == [0]
    assert lays("0 0") == list(range(1, 11))
    assert lays("10 10 9") == list(range(10))


def test_11_3_every_row_has_its_own_direction():
    game = drawn(
        """
        north  hand: red-1 red-9 blue-1 blue-9  red: 5 6 adventurer@2  blue: 5 4 adventurer@2
        north to lay
    """,
        up_and_down=True,
    )
    assert moves_with(game, "play") == ["play red-9", "play blue-1"]
    assert why(game, "play red-1") is Refusal.BELOW_THE_ROW
    assert why(game, "play blue-9") is Refusal.ABOVE_THE_ROW
    assert game.why_not("play blue-9").facts["peak"] == "4"


def test_11_3_it_is_off_unless_chosen():
    assert lays("5", up_and_down=False) == [5, 6, 7, 8, 9, 10]
    with pytest.raises(Fault, match="table-order"):
        drawn("north  red: 5 3 adventurer@2\nnorth to lay")


def test_11_4_the_card_just_discarded_may_be_taken_back():
    """§12.2: an option; without it this would be a free pass."""
    game = drawn("north  hand: red-7\npiles  red: 3\nnorth to lay", allow_take_back=True)
    game.play("discard red-7")
    assert game.moves() == ["draw", "take red"]
    game.play("take red")
    assert game.view(NORTH).seats[NORTH].hand == ["red-7"]


TOTALS = "north  points: 35\neast   points: 20\nnorth to draw"


def test_11_5_open_totals():
    game = drawn(TOTALS, open_totals=True)
    for viewer in (NORTH, EAST, SPECTATOR):
        assert [seat.points for seat in game.view(viewer).seats] == [35, 20]


CAPPED = """
    ply: 6
    north  points: 50  tokens: 2  hand: red-2 red-3  white: 10 adventurer@1
    east   tokens: 2  hand: blue-2 blue-3
    piles  green: 4
    north to lay
"""


@pytest.mark.parametrize("last", [("take green",), ("draw", "turn up yellow-4")])
def test_11_6_the_cap_ends_an_expedition_as_it_lies(last):
    """§12.10: the eighth turn is still played, all players' turns counted together."""
    game = drawn(CAPPED, cap=8)
    play_all(game, "discard red-2", "draw", "turn up yellow-3", "discard blue-2")
    assert game.actor == EAST
    events = play_all(game, *last)
    assert ExpeditionEnded(1, by="cap") in events
    assert game.actor == NOBODY and game.is_cut
    assert game.score(NORTH) == 50 - 20 + 10


def test_11_6_after_the_cap_the_game_goes_on():
    game = drawn(CAPPED, cap=7, expeditions=3)
    events = play_all(game, "discard red-2", "take green")
    assert events[1] == ExpeditionEnded(1, by="cap")
    assert events[-1] == ExpeditionBegan(2, EAST)
    assert game.view(NORTH).turns == 0
    assert game.actor == CHANCE


def test_11_6_without_a_cap_nothing_ends():
    game = drawn(CAPPED.replace("ply: 6", "ply: 9000"), cap=0)
    play_all(game, "discard red-2", "take green")
    assert game.actor == EAST


def test_11_6_without_a_cap_turns_are_counted_no_further_than_text_can_tell():
    game = drawn(CAPPED.replace("ply: 6", "ply: 9999"), cap=0)
    play_all(game, "discard red-2", "take green")
    assert game.view(NORTH).turns == 9999
    assert drawn(game.text(), cap=0).text() == game.text()


def test_11_6_the_last_card_at_the_cap_ends_by_the_deck():
    game = drawn("ply: 7\ndeck: 1\nchance to turn up for east", cap=8)
    events = game.play("turn up yellow-4")
    assert events[1] == ExpeditionEnded(1, by="deck")


# §12  Rulings


@pytest.mark.parametrize(
    "bad",
    [
        {"expeditions": 0},
        {"expeditions": 2},
        {"starter": "nowhere"},
        {"up_and_down": "often"},
        {"cap": -1},
        {"cap": 10_000},
    ],
    ids=str,
)
def test_nothing_else_can_be_chosen(bad):
    """§11.1 to §11.6"""
    with pytest.raises(Fault, match="bad-option"):
        Game(NAME, **bad)


def test_12_8_every_path_has_tiles_beyond_the_bridge_and_none_at_the_start():
    """What public descriptions agree on: five a path, always on 7 and 9, never on 1."""
    for stones in MARKED:
        assert len(stones) == 5
        assert {7, 9} <= set(stones) <= set(range(2, 10))


def test_12_12_the_rules_remember_what_the_picture_does_not_show():
    game = drawn("""
        north  points: 35  hand: red-2
        piles  blue: 3 9
        north to draw
    """)
    assert "blue-3" not in str(game.view(EAST))
    assert "blue: 3 9" in game.seen_by(EAST).text()
    assert game.view(EAST).seats[NORTH].points == -1
    assert "points: 35" in game.seen_by(EAST).text()
    assert points(game, NORTH) == 35


def test_tables_that_contradict_themselves_are_refused():
    """No more cards, tiles or explorers than there are; nobody asked who has no choice."""
    for text, code in {
        "north  hand: red-7 red-7\neast   hand: red-7\nnorth to lay": "table-twice",
        "tiles  red: 15@3 15@5 15@6\nnorth to lay": "table-twice",
        "tiles  red: 15@1\nnorth to lay": "table-line",
        "tiles  red: 15@3 5@3\nnorth to lay": "table-line",
        "north  red: 5 4 adventurer@1\nnorth to lay": "table-order",
        "north  red: 5\nnorth to lay": "table-line",
        "north  red: adventurer@1\nnorth to lay": "table-order",
        "north  red: 5 adventurer@10\nnorth to lay": "table-number",
        "north  red: 5  blue: 1 researcher@1\nnorth to send on red": "table-turn",
        "north  hand: red-7  known: red-8\nnorth to lay": "table-known",
        "north  hand: red-11\nnorth to lay": "table-card",
        "north  hand: ? ? ? ? ? ? ? ? ?\nnorth to lay": "table-count",
        "north  points: -5\nnorth to lay": "table-number",
        "deck: 111\nnorth to lay": "table-number",
        "deck: 0\nnorth to lay": "table-count",
        "north  hand: red-7\nnorth  hand: red-8\nnorth to lay": "table-line",
        "south  hand: red-7\nnorth to lay": "table-line",
        "south to lay": "table-turn",
        "north  hand: red-7": "table-turn",
        "north  hand: red-7\nchance to draw lots": "table-turn",
        "tiles  green: 5@2\nchance to lay tiles, north first": "table-line",
    }.items():
        with pytest.raises(Fault) as caught:
            drawn(text)
        assert caught.value.code == code, text
        assert caught.value.facts["line"] >= 1


def test_a_draw_pile_written_out_reads_back_to_the_last_card():
    game = drawn("north  hand: red-2\ndeck: yellow-2\nnorth to lay")
    for move in ("discard red-2", "draw", "turn up yellow-2"):
        assert drawn(game.text()).text() == game.text()
        game.play(move)
    assert drawn(game.text()).table.tobytes() == game.table.tobytes()


def test_a_table_in_the_middle_of_anything_reads_back():
    """Also the two phases that only this game has (§4.4, §5.4)."""
    game = dealt(4)
    rng = generator(11)
    for n in range(300):
        assert drawn(game.text(), seats=4, expeditions=3).text() == game.text()
        moves = game.moves()
        game.play(moves[n % len(moves)])
        if n % 3:
            game.let_chance(rng)
