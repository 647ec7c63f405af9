"""Where a card would carry a pawn: ways that the rules allow, all of them, and nothing else."""

import pytest

from fernweh.games.el_dorado.ahead import MOST
from fernweh.games.el_dorado.components import SYMBOLS
from fernweh.games.el_dorado.notation import coordinates
from fernweh.games.el_dorado.state import ARRIVED, NO_PAWN, Phase
from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from tests.games.el_dorado.drawn import drawn, play_all
from tests.games.el_dorado.naive import SHOWS, Jungle
from tests.games.el_dorado.test_naive import games, pawns, with_verb
from tests.scale import scaled

CASES = (
    {"seats": 2, "map": "first"},
    {"seats": 2, "map": "winding_paths", "caves": True},
    {"seats": 3, "map": "swamplands", "caves": True},
    {"seats": 4, "map": "serpentine"},
    {"seats": 4, "map": "home_stretch", "caves": True},
)
Told = dict[tuple[int, int, int], int]  # the power left, by pawn and space


NORTHWARD = ["step 1 north-east", "step 1 north-east", "step 1 east"]


def pieces(game: Game, move: str = "") -> list[dict[str, int]]:
    return [way.pieces for way in game.seen_by(game.actor).ahead(move)]


def told(game: Game, move: str = "") -> Told:
    ways = pieces(game, move)
    found = {(way["pawn"], way["q"], way["r"]): way["left"] for way in ways}
    assert len(found) == len(ways)
    return found


def expected(game: Game, symbol: str, power: int) -> Told:
    view = game.view(game.actor)
    jungle = Jungle(view)
    return {
        (number, *place): left
        for number, stands in pawns(game).items()
        if view.pawn in (0, number)
        for place, left in jungle.reach(stands, symbol, power).items()
    }


def walk_every_way(game: Game, move: str = "") -> None:
    """Each way's moves are legal one after the other, and end where it says."""
    seat, finish = game.actor, Jungle(game.view(game.actor)).finish
    for way in game.seen_by(seat).ahead(move):
        gone = game.copy()
        for each in way.moves:
            gone.play(each)
        table, place = gone.table[0], (way.pieces["q"], way.pieces["r"])
        space = int(table["at"][seat, way.pieces["pawn"] - 1])
        assert space == ARRIVED if place in finish else coordinates(game.box[0], space) == place
        assert table["power"] == way.pieces["left"]


@pytest.mark.parametrize("options", CASES, ids=str)
def test_from_a_card_in_the_hand(options):
    for game in games(options, Phase.PLAY, scaled(80, 8)):
        assert told(game) == {}
        for move in with_verb(game, "move"):
            _, card, _, symbol = move.split()
            assert told(game, move) == expected(game, symbol, SHOWS[card][1])
            walk_every_way(game, move)


@pytest.mark.parametrize("options", CASES, ids=str)
def test_from_the_card_that_moves(options):
    for game in games(options, Phase.MOVE, scaled(120, 12)):
        view = game.view(game.actor)
        assert told(game) == expected(game, view.symbol, view.power)
        walk_every_way(game)


@pytest.mark.parametrize("options", CASES, ids=str)
def test_a_free_step_is_one_step(options):
    for game in games(options, Phase.FREE, scaled(40, 6)):
        assert {way.moves[0] for way in game.ahead()} == with_verb(game, "step")
        assert all(len(way.moves) == 1 for way in game.ahead())
        walk_every_way(game)


@pytest.mark.parametrize("options", CASES, ids=str)
def test_asking_changes_nothing_and_tells_no_secret(options):
    for n, game in enumerate(games(options, Phase.PLAY, scaled(60, 5))):
        before, other = game.table.tobytes(), game.determinized(game.actor, generator(n))
        for move in game.moves():
            assert told(game, move) == told(other, move)
        assert game.table.tobytes() == before


@pytest.mark.parametrize("options", CASES, ids=str)
def test_no_map_has_as_many_ways_as_are_told_at_most(options):
    """From every space, with the strongest card and no blockade left."""
    game = next(games(options, Phase.MOVE, 1))
    table = game.table[0]
    table["blockade"], table["standing"], table["power"], table["pawn"] = 0, 0, 6, NO_PAWN
    for space in range(0, int(game.box[0]["finish"]), scaled(1, 40)):
        table["at"][table["turn"]] = space
        for table["symbol"] in range(len(SYMBOLS)):
            assert len(game.ahead()) < MOST


def test_other_games_tell_no_ways():
    game = Game("lost_cities")
    game.let_chance(generator(1))
    assert game.ahead(game.moves()[0]) == game.ahead() == []


def test_5_2_the_power_counts_down_along_the_water():
    game = drawn("north  at: -2,-1  hand: captain\nnorth to play")
    ways = {(way["q"], way["r"]): way["left"] for way in pieces(game, "move captain as paddle")}
    assert ways == {(-1, -2): 2, (-1, -1): 1, (0, -3): 1, (1, -3): 0}
    last = game.ahead("move captain as paddle")[-1]
    assert last.moves == ["move captain as paddle", *NORTHWARD]


def test_5_2_from_where_the_card_stands_now():
    game = drawn("north  at: -2,-1  hand: captain\nnorth to play")
    play_all(game, "move captain as paddle", "step 1 north-east")
    ways = {(way["q"], way["r"]): way["left"] for way in pieces(game)}
    assert ways == {(-1, -1): 0, (-2, -1): 1, (0, -3): 1, (1, -3): 0}


def test_5_7_a_pawn_is_in_the_way():
    game = drawn("north  at: -2,-1  hand: captain\neast  at: -1,-2\nnorth to play")
    ways = {(way["q"], way["r"]): way["left"] for way in pieces(game, "move captain as paddle")}
    assert ways == {(-1, -1): 1}
