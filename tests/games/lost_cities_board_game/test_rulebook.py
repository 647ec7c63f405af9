"""RULES.md from §1 to §4 and §6, paragraph by paragraph, with the vectors V2 and V7."""

import pytest

from fernweh.games.game import Game
from fernweh.games.lost_cities_board_game import census
from fernweh.games.lost_cities_board_game.components import STONE_VALUE
from fernweh.games.lost_cities_board_game.events import (
    Dealt,
    Discarded,
    Drew,
    LotDrawn,
    Moved,
    Played,
    SetOut,
    TileLaid,
    Took,
)
from fernweh.games.lost_cities_board_game.rules import Refusal
from fernweh.games.lost_cities_board_game.state import Phase
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import CHANCE
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
    stones,
    why,
)

FIVE = ["red", "green", "blue", "yellow", "white"]
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])

# §1  In the box


@SEATS
def test_1_1_two_to_four_players_clockwise(seats):
    game = dealt(seats)
    names = [seat.name for seat in game.view(NORTH).seats]
    assert names == ["north", "east", "south", "west"][:seats]


def test_1_1_nobody_else_can_sit_down():
    for seats in (1, 5):
        with pytest.raises(Fault, match="bad-seats"):
            Game(NAME, seats)
    game = Game(NAME, 3)
    assert why(game, "start west") is Refusal.SEAT_NOT_TAKEN
    assert why(game, "start south") is None


def test_1_2_five_colours_and_five_paths():
    view = dealt().view(NORTH)
    assert list(view.paths) == list(view.piles) == list(view.seats[NORTH].rows) == FIVE


def test_1_3_two_cards_of_every_value():
    game = dealt()
    cards = census(game.box[0], game.table[0])
    assert all(cards[f"{colour}-{value}"] == 2 for colour in FIVE for value in range(11))
    assert sum(n for name, n in cards.items() if not name.startswith("tile")) == 110


def test_1_3_two_cards_alike_are_one_choice():
    game = drawn("north  hand: red-7 red-7\nnorth to lay")
    assert game.moves() == ["play red-7", "discard red-7"]
    game.play("play red-7")
    assert game.view(NORTH).seats[NORTH].hand == ["red-7"]


def test_1_4_nine_stones_and_a_bridge_after_the_sixth():
    """From 6 to 7 an explorer crosses; on 9 it can go no further."""
    view = dealt().view(NORTH)
    assert [len(tiles) for tiles in view.paths.values()] == [9] * 5
    game = drawn("north  hand: red-5 red-6  red: 4 adventurer@6\nnorth to lay")
    assert game.view(NORTH).crossed == 0
    game.play("play red-5")
    assert game.view(NORTH).crossed == 1


def test_1_5_the_values_of_the_stones():
    values = [-20, -15, -10, 5, 10, 15, 30, 35, 50]
    assert dealt().view(NORTH).values == values == STONE_VALUE[1:].tolist()
    for stone, value in enumerate(values, 1):
        game = drawn(f"north  points: 100  red: 1 adventurer@{stone}\nnorth to draw")
        assert game.score(NORTH) == 100 + value
        assert game.view(NORTH).seats[NORTH].rows["red"].points == value


def test_1_6_twenty_five_tiles():
    game = dealt()
    cards = census(game.box[0], game.table[0])
    tiles = {name: n for name, n in cards.items() if name.startswith("tile")}
    assert tiles == {"tile artifact": 9, "tile arrow": 9, "tile 5": 2, "tile 10": 3, "tile 15": 2}
    assert sum(tiles.values()) == 25


def test_1_7_the_marked_stones():
    marked = {
        "red": [3, 5, 6, 7, 9],
        "green": [2, 4, 5, 7, 9],
        "blue": [2, 3, 5, 7, 9],
        "yellow": [3, 4, 6, 7, 9],
        "white": [2, 4, 5, 7, 9],
    }
    paths = dealt().view(NORTH).paths
    found = {path: [n for n, tile in enumerate(tiles, 1) if tile] for path, tiles in paths.items()}
    assert found == marked


def test_1_8_four_adventurers_and_a_researcher():
    game = drawn("north  red: 1 researcher@1  blue: 2 adventurer@4\nnorth to draw")
    north, east = game.view(NORTH).seats
    assert (north.adventurers, north.researcher) == (3, False)
    assert (east.adventurers, east.researcher) == (4, True)


@pytest.mark.parametrize(
    "rows",
    [
        "red: 1 researcher@1  blue: 1 researcher@1",
        "  ".join(f"{colour}: 1 adventurer@1" for colour in FIVE),
    ],
)
def test_1_8_nobody_has_more(rows):
    with pytest.raises(Fault, match="table-line"):
        drawn(f"north  {rows}\nnorth to lay")


def test_1_9_points_and_artifacts_never_run_out():
    """§12.11: the number of tokens in the box sets no limit."""
    game = drawn("""
        north  points: 990  tokens: 18  found: 8  hand: red-5  red: 4 adventurer@4
        tiles  red: 15@5
        north to lay
    """)
    game.play("play red-5")
    assert points(game, NORTH) == 1005
    assert game.view(NORTH).seats[NORTH].artifacts == 26


# §2  The game: §2.3 is in test_game.py


def test_2_1_points_and_tokens_are_kept():
    game = drawn(
        """
        north  points: 30  found: 2  hand: red-6  red: 5 adventurer@6
        east   points: 15  tokens: 1  white: 1 adventurer@7  blue: 1 adventurer@8
        deck: 1
        north to lay
    """,
        expeditions=3,
    )
    play_all(game, "discard red-6", "draw", "turn up white-0")
    assert game.actor == CHANCE
    assert game.view(NORTH).expedition == 2
    assert [points(game, NORTH), points(game, EAST)] == [45, 80]
    assert [seat.artifacts for seat in game.view(NORTH).seats] == [2, 1]


def test_2_1_nobody_has_any_at_the_start():
    game = dealt(4)
    assert [points(game, seat) for seat in range(4)] == [0] * 4
    assert [seat.artifacts for seat in game.view(NORTH).seats] == [0] * 4


@SEATS
def test_2_2_the_first_starter_is_drawn_by_lot(seats):
    game = Game(NAME, seats)
    assert game.actor == CHANCE
    names = ["north", "east", "south", "west"][:seats]
    assert game.weights() == {f"start {name}": 1 for name in names}
    assert game.play("start east") == [LotDrawn(EAST)]
    game.let_chance(generator(1))
    assert game.actor == EAST


def test_2_2_the_lot_is_drawn_once():
    assert why(dealt(), "start north") is Refusal.NOT_THE_LOT
    assert why(Game(NAME), "tile arrow") is Refusal.CHANCE_ALONE


# §3  Setting up an expedition


def test_3_1_tiles_are_laid_one_by_one_face_up():
    game = Game(NAME, starter="north")
    weights = {"tile artifact": 9, "tile arrow": 9, "tile 5": 2, "tile 10": 3, "tile 15": 2}
    assert game.weights() == weights
    assert game.play("tile 15") == [TileLaid("red", 3, "15")]
    assert game.play("tile 15") == [TileLaid("red", 5, "15")]
    assert why(game, "tile 15") is Refusal.NO_SUCH_TILE_LEFT
    for viewer in (NORTH, EAST, SPECTATOR):
        assert game.view(viewer).paths["red"][:6] == ["", "", "15", "", "15", ""]


def test_3_1_every_marked_stone_gets_a_tile():
    game = Game(NAME, starter="north")
    events = game.let_chance(generator(4))
    laid = [event for event in events if isinstance(event, TileLaid)]
    assert len({(event.colour, event.stone) for event in laid}) == len(laid) == 25


def test_3_1_nobody_chooses_a_tile():
    """§3.3"""
    for move in ("tile arrow", "turn up red-7"):
        assert why(dealt(), move) is Refusal.CHANCE_ALONE
    assert dealt().why_not("tile arrow").rule == "3.1"
    assert dealt().why_not("turn up red-7").rule == "3.3"
    assert why(Game(NAME, starter="north"), "draw") is Refusal.CHANCE_IS_DUE


def test_3_2_with_two_players_thirty_cards_are_never_drawn():
    game = dealt(2)
    assert game.view(NORTH).deck == 110 - 16 - 30
    game.play(game.moves()[0])
    if game.moves() == ["send adventurer", "send researcher"]:
        game.play("send adventurer")
    game.play("draw")
    assert sum(game.weights().values()) == 110 - 16  # any of them may be the one on top


@SEATS
def test_3_3_eight_cards_each_in_turn(seats):
    game = Game(NAME, seats, starter="east")
    events = game.let_chance(generator(4))
    order = [event.seat for event in events if isinstance(event, Dealt)]
    assert order == [(EAST + n) % seats for n in range(8 * seats)]
    assert [seat.hand_size for seat in game.view(NORTH).seats] == [8] * seats
    assert game.actor == EAST


def test_3_3_dealt_cards_are_seen_by_their_owner_alone():
    game = drawn("deck: 110\nchance to deal, north first", seats=3)
    (event,) = game.play("turn up red-7")
    assert event == Dealt(NORTH, "red-7")
    assert [event.seen_by(viewer).card for viewer in (NORTH, EAST, SPECTATOR)] == [
        "red-7", "hidden", "hidden",
    ]  # fmt: skip


@pytest.mark.parametrize(("seats", "deck"), [(2, 64), (3, 86), (4, 78)])
def test_3_4_the_other_cards_are_the_draw_pile(seats, deck):
    """V7."""
    assert dealt(seats).view(NORTH).deck == deck


def test_3_4_a_card_that_lies_elsewhere_is_not_in_the_draw_pile():
    game = drawn("""
        north  hand: red-7 red-7
        east   red: 8 adventurer@1
        chance to turn up for north
    """)
    assert why(game, "turn up red-7") is Refusal.NOT_IN_DECK
    assert game.weights()["turn up red-8"] == 1
    assert game.weights()["turn up red-9"] == 2


def test_3_5_everything_else_is_empty():
    view = dealt(4).view(NORTH)
    assert all(pile.size == 0 for pile in view.piles.values())
    for seat in view.seats:
        assert all(not row.cards and not row.stone for row in seat.rows.values())
        assert (seat.adventurers, seat.researcher) == (4, True)


# §4  First half of a turn


@SEATS
def test_4_1_lay_then_draw_then_the_left_neighbour(seats):
    game, rng = dealt(seats), generator(1)
    for seat in [*range(seats), NORTH]:
        assert game.actor == seat
        assert why(game, "draw") is why(game, "take red") is Refusal.LAY_FIRST
        game.play(moves_with(game, "discard")[0])
        assert game.actor == seat
        card = game.view(seat).seats[seat].hand[0]
        assert why(game, f"discard {card}") is why(game, f"play {card}") is Refusal.DRAW_NOW
        game.play("draw")
        game.let_chance(rng)


def test_4_1_hands_have_seven_cards_between_the_halves_and_eight_between_turns():
    game = dealt(3)
    game.play(moves_with(game, "discard")[0])
    assert [seat.hand_size for seat in game.view(NORTH).seats] == [7, 8, 8]
    game.play("draw")
    game.let_chance(generator(1))
    assert [seat.hand_size for seat in game.view(NORTH).seats] == [8, 8, 8]


def test_4_1_nobody_acts_while_a_card_is_turned_up():
    game = drawn("""
        north  hand: red-7  blue: 1 adventurer@1
        piles  blue: 2
        chance to turn up for north
    """)
    for move in ("play red-7", "discard red-7", "draw", "take blue", "move blue", "decline"):
        assert why(game, move) is Refusal.CHANCE_IS_DUE
    assert why(game, "send researcher") is Refusal.CHANCE_IS_DUE


def test_4_2_the_card_comes_from_your_own_hand():
    game = drawn("""
        north  hand: red-7
        east   hand: red-8
        north to lay
    """)
    assert game.moves() == ["play red-7", "discard red-7"]
    for card in ("red-8", "red-9"):
        assert why(game, f"play {card}") is why(game, f"discard {card}") is Refusal.NOT_IN_HAND


@pytest.mark.parametrize("value", range(11))
def test_4_3_a_card_of_any_value_begins_a_row(value):
    """§12.1: a low card is advice, not a duty."""
    game = drawn(f"""
        north  hand: red-0 red-{value}  blue: 3 adventurer@1
        east   red: 5 adventurer@2
        north to lay
    """)
    assert game.play(f"play red-{value}") == [Played(NORTH, f"red-{value}")]
    north, east = game.view(NORTH).seats
    assert north.rows["red"].cards == [str(value)]
    assert east.rows["red"].cards == ["5"]  # only its owner adds to a row


BEGUN = """
    north  hand: red-3 red-4
    north to lay
"""


@pytest.mark.parametrize("piece", ["adventurer", "researcher"])
def test_4_4_either_explorer_sets_out(piece):
    game = drawn(BEGUN)
    game.play("play red-3")
    assert game.view(NORTH).path == "red"
    assert game.moves() == ["send adventurer", "send researcher"]
    assert why(game, "draw") is why(game, "play red-4") is Refusal.SEND_FIRST
    assert game.play(f"send {piece}") == [SetOut(NORTH, piece, "red")]
    row = game.view(NORTH).seats[NORTH].rows["red"]
    assert (row.explorer, row.stone) == (piece, 1)
    assert moves_with(game, "draw") == ["draw"]


def test_4_4_with_one_sort_at_home_nobody_is_asked():
    game = drawn("""
        north  hand: red-3  blue: 1 researcher@2
        north to lay
    """)
    events = game.play("play red-3")
    assert events == [Played(NORTH, "red-3"), SetOut(NORTH, "adventurer", "red")]
    game = drawn("""
        north  hand: red-3  green: 1 adventurer@1  blue: 1 adventurer@1  yellow: 1 adventurer@1  white: 1 adventurer@1
        north to lay
    """)  # noqa: E501
    events = game.play("play red-3")
    assert events == [Played(NORTH, "red-3"), SetOut(NORTH, "researcher", "red")]


def test_4_4_it_cannot_be_exchanged_later():
    """§12.9: nobody sets out, and nobody is sent home, at any other time."""
    game = drawn(BEGUN.replace("red-4", "red-4  blue: 1 adventurer@1"))
    assert why(game, "send researcher") is Refusal.NO_ROW_BEGUN
    play_all(game, "play red-3", "send adventurer")
    assert why(game, "send researcher") is Refusal.NO_ROW_BEGUN


def test_4_5_several_players_on_one_path_and_one_stone():
    game = drawn(
        """
        north  hand: red-5  red: 4 adventurer@3
        east   red: 1 researcher@4
        south  red: 2 adventurer@4
        north to lay
    """,
        seats=3,
    )
    game.play("play red-5")
    assert [stones(game, seat) for seat in (NORTH, EAST, SOUTH)] == [{"red": 4}] * 3


def test_4_6_an_equal_or_higher_card_continues_a_row():
    game = drawn("""
        north  hand: red-3 red-4 red-5 red-10  red: 4 adventurer@1
        north to lay
    """)
    assert moves_with(game, "play") == ["play red-4", "play red-5", "play red-10"]
    events = game.play("play red-4")
    assert events == [Played(NORTH, "red-4"), Moved(NORTH, "adventurer", "red", 2)]


def test_4_6_a_lower_card_does_not():
    """V2, the rulebook's example: on red 4, 7 the 3 cannot be laid; it is discarded or kept."""
    game = drawn("""
        north  hand: red-3 blue-1  red: 4 7 adventurer@2
        north to lay
    """)
    assert why(game, "play red-3") is Refusal.BELOW_THE_ROW
    assert game.moves() == ["play blue-1", "discard red-3", "discard blue-1"]


def test_4_6_the_reason_names_the_last_card():
    game = drawn("north  hand: red-3  red: 4 7 adventurer@2\nnorth to lay")
    refused = game.why_not("play red-3")
    assert refused.rule == "4.6"
    assert refused.facts == {"card": "red-3", "colour": "red", "peak": "7"}


def test_4_6_each_colour_rises_alone():
    game = drawn("""
        north  hand: red-5 blue-5  red: 9 adventurer@1  yellow: 10 adventurer@1
        north to lay
    """)
    assert moves_with(game, "play") == ["play blue-5"]


ARRIVED = """
    north  hand: red-9 blue-5  red: 8 adventurer@9  blue: 4 adventurer@{blue}  white: 3 researcher@9
    tiles  blue: artifact@3
    north to lay
"""


def test_4_7_in_the_city_a_card_moves_another_explorer():
    game = drawn(ARRIVED.format(blue=2))
    assert game.play("play red-9") == [Played(NORTH, "red-9")]
    assert game.moves() == ["move blue", "decline"]
    assert game.play("move blue")[0] == Moved(NORTH, "adventurer", "blue", 3)
    assert stones(game, NORTH) == {"red": 9, "blue": 3, "white": 9}
    assert moves_with(game, "d") == ["draw"]


@pytest.mark.parametrize(
    ("red", "blue", "tile", "rule"),
    [
        (9, 1, "5@3  blue: arrow@2", "4.7"),  # a card of the city; the arrow is still to come
        (2, 1, "arrow@3  blue: arrow@2", "5.4"),  # onto an arrow, and nobody is in a city
        (9, 2, "5@3  blue: arrow@2", "5.6"),  # a card of the city, and blue on an arrow before
    ],
)
def test_4_7_why_nothing_is_drawn_yet(red, blue, tile, rule):
    """§5.4, §5.6: the paragraph of what has brought it, or of both"""
    game = drawn(f"""
        north  hand: red-9 blue-5  red: 8 adventurer@{red}  blue: 4 adventurer@{blue}
        tiles  red: {tile}
        north to lay
    """)
    game.play("play red-9")
    refused = game.why_not("draw")
    assert (refused.code, refused.rule) == (Refusal.MOVE_FIRST, rule)


def test_4_7_the_tile_is_met_there_too():
    """§12.3"""
    game = drawn(ARRIVED.format(blue=2))
    play_all(game, "play red-9", "move blue")
    assert game.view(NORTH).seats[NORTH].artifacts == 1


def test_4_7_one_may_decline():
    """§12.3"""
    game = drawn(ARRIVED.format(blue=2))
    play_all(game, "play red-9", "decline")
    assert stones(game, NORTH)["blue"] == 2
    assert "draw" in game.moves()


def test_4_7_if_none_can_move_nothing_happens():
    game = drawn(ARRIVED.format(blue=9))
    assert game.play("play red-9") == [Played(NORTH, "red-9")]
    assert game.moves() == ["draw"]
    assert game.view(NORTH).seats[NORTH].rows["red"].cards == ["8", "9"]


def test_4_8_any_card_can_be_discarded_also_one_that_could_be_laid():
    game = drawn("""
        north  hand: red-9 red-2  red: 5 adventurer@1
        piles  red: 3
        north to lay
    """)
    assert moves_with(game, "discard") == ["discard red-2", "discard red-9"]
    assert game.play("discard red-9") == [Discarded(NORTH, "red-9")]
    assert game.view(NORTH).piles["red"].top == "red-9"
    assert game.view(NORTH).piles["red"].size == 2
    assert stones(game, NORTH) == {"red": 1}


def test_4_9_a_laid_card_stays():
    game, rng = dealt(3, expeditions=1), generator(8)
    before: list[dict[str, list[str]]] = [{}, {}, {}]
    while not game.is_over:
        for seat, shown in enumerate(game.view(SPECTATOR).seats):
            laid = {colour: row.cards for colour, row in shown.rows.items()}
            kept = before[seat].items()
            assert all(laid[colour][: len(cards)] == cards for colour, cards in kept)
            before[seat] = laid
        moves = game.moves()
        game.play(next((move for move in moves if move.startswith(("play", "draw"))), moves[0]))
        game.let_chance(rng)


# §6  Second half of a turn


def test_6_1_the_drawn_card_is_not_shown():
    game = drawn("north  hand: red-2\nnorth to draw", seats=3)
    assert game.play("draw") == []
    assert game.actor == CHANCE
    (event,) = game.play("turn up blue-4")
    assert event == Drew(NORTH, "blue-4")
    assert {event.seen_by(viewer).card for viewer in (EAST, SOUTH, SPECTATOR)} == {"hidden"}


def test_6_1_without_discards_the_draw_pile_is_the_only_source():
    assert drawn("north  hand: red-2\nnorth to draw").moves() == ["draw"]


def test_6_2_the_top_of_any_discard_pile():
    game = drawn("""
        north  hand: red-2
        piles  blue: 3 0 9  white: 10
        north to draw
    """)
    assert game.moves() == ["draw", "take blue", "take white"]
    assert why(game, "take red") is Refusal.PILE_IS_EMPTY
    assert game.play("take blue") == [Took(NORTH, "blue-9")]
    assert game.view(NORTH).seats[NORTH].hand == ["red-2", "blue-9"]
    assert game.view(NORTH).piles["blue"].top == "blue-0"


def test_6_2_a_pile_holds_every_card_of_its_colour():
    """Twenty-two cards, taken off again in the other order."""
    values = [*range(11), *range(10, -1, -1)]
    game = drawn(f"piles  red: {' '.join(map(str, values))}\nnorth to draw")
    for value in values[::-1]:
        assert game.view(NORTH).piles["red"].top == f"red-{value}"
        game.play("take red")
        game.table[0].phase = Phase.DRAW  # the next player does not lay a card
    assert game.view(NORTH).piles["red"].size == 0


def test_6_3_not_the_card_just_discarded():
    """§12.2: its pile is closed, the others are open."""
    game = drawn("""
        north  hand: red-7
        piles  red: 3  white: 2
        north to lay
    """)
    game.play("discard red-7")
    assert game.moves() == ["draw", "take white"]
    assert why(game, "take red") is Refusal.JUST_DISCARDED


def test_6_3_the_pile_is_open_to_the_next_player_and_in_the_next_turn():
    game = drawn("""
        north  hand: red-7 red-8  red: 1 adventurer@1
        east   hand: blue-5 blue-6
        piles  white: 2 3
        north to lay
    """)
    play_all(game, "discard red-7", "take white", "discard blue-5")
    assert "take red" in game.moves()
    play_all(game, "take white", "play red-8")
    assert game.moves() == ["draw", "take red", "take blue"]


def test_6_4_the_number_of_cards_in_the_draw_pile_is_open():
    game = dealt(4)
    viewers = (NORTH, EAST, SOUTH, WEST, SPECTATOR)
    assert {game.view(viewer).deck for viewer in viewers} == {78}
    play_all(game, moves_with(game, "discard")[0], "draw")
    game.let_chance(generator(1))
    assert {game.view(viewer).deck for viewer in viewers} == {77}
