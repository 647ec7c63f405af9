"""The fast rules and the naive twin play the same games, position by position."""

import random
from itertools import pairwise, product

import numpy as np
import pytest

from fernweh.games.game import Game
from fernweh.games.lost_cities_board_game.options import SEAT_NAMES
from fernweh.games.lost_cities_board_game.state import Phase
from fernweh.kernel.verbs import CHANCE, NOBODY
from fernweh.laws.positions import positions
from fernweh.laws.table_laws import relabelled_it_is_the_same_game
from tests.games.lost_cities_board_game.drawn import NAME, drawn
from tests.games.lost_cities_board_game.facts import SOME_OPTIONS
from tests.games.lost_cities_board_game.naive import COLOURS, Naive, may_lay, worth
from tests.games.lost_cities_board_game.relabel import exchanged
from tests.scale import scaled

GAMES = scaled(8, 1)  # of each sort
OPTIONS = (
    *SOME_OPTIONS,
    {"seats": 2, "expeditions": 1, "up_and_down": True, "allow_take_back": True, "cap": 200},
    {"seats": 3, "starter": "east", "cap": 25},
)


def some_move(naive: Naive, dice: random.Random) -> str:
    """One of chance's by weight; of a seat's, cards are laid more often than thrown away."""
    moves = sorted(naive.moves())
    if naive.to_do in ("tiles", "deal", "turn up"):
        return dice.choices(moves, [naive.ways(move) for move in moves])[0]
    plays = [move for move in moves if move.startswith(("play", "draw", "move"))]
    return dice.choice(plays if plays and dice.random() < 0.6 else moves)


def compare(game: Game, naive: Naive) -> None:
    assert set(game.moves()) == naive.moves()
    assert [game.score(seat) for seat in range(game.seats)] == [*map(naive.total, naive.seats)]
    if naive.to_do in ("lay", "send", "move", "draw"):
        assert game.actor == SEAT_NAMES.index(naive.turn)
    elif naive.to_do == "over":
        assert game.actor == NOBODY
    else:
        assert game.actor == CHANCE
        assert game.weights() == {move: naive.ways(move) for move in game.moves()}


def compare_views(game: Game, naive: Naive) -> None:
    """What lies open, and the viewer's own hand and points."""
    for seat, name in enumerate(naive.seats):
        view = game.view(seat)
        assert sorted(view.seats[seat].hand) == sorted(naive.hands[name])
        assert view.seats[seat].points == naive.points[name]
        assert view.seats[seat].artifacts == naive.artifacts(name)
        assert [each.hand_size for each in view.seats] == [len(h) for h in naive.hands.values()]
        assert view.deck == naive.to_draw
        for colour in COLOURS:
            compare_paths(view, naive, name, colour)


def compare_paths(view, naive: Naive, name: str, colour: str) -> None:
    assert view.piles[colour].size == len(naive.piles[colour])
    tiles = [naive.tiles.get((colour, stone), "") for stone in range(1, 10)]
    assert view.paths[colour] == tiles
    row = view.seats[SEAT_NAMES.index(name)].rows[colour]
    assert [f"{colour}-{value}" for value in row.cards] == naive.rows[name][colour]
    assert row.stone == naive.stones[name].get(colour, 0)
    assert (row.explorer == "researcher") == (naive.researcher[name] == colour)


def compare_known(game: Game, naive: Naive) -> None:
    """§10.5: of another hand, a seat's table names the cards that were seen taken."""
    for seat, name in enumerate(naive.seats):
        line = game.seen_by((seat + 1) % game.seats).text().splitlines()[1 + seat]
        named = [word for word in line.split() if "-" in word]
        known = sorted(naive.known[name].elements())
        assert sorted(named) == sorted(known * 2), line  # under `hand` and under `known`


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_games_agree(options):
    for seed in range(GAMES):
        dice, game, naive = random.Random(seed), Game(NAME, **options), Naive(**options)
        while naive.to_do != "over":
            compare(game, naive)
            move = some_move(naive, dice)
            naive.play(move)
            game.play(move)
            if naive.to_do in ("lay", "draw") and naive.turns % 7 == 0:
                compare_views(game, naive)
                compare_known(game, naive)
        compare(game, naive)
        assert naive.places() == [game.place(seat) for seat in range(game.seats)]


def rows_of(cards: int, up_and_down: bool) -> list[list[int]]:
    """Every row of so many values that may be laid."""
    found = []
    for values in product(range(11), repeat=cards):
        pairs = [low <= high for low, high in pairwise(values)]
        falls = all(low >= high for low, high in pairwise(values))
        if (all(pairs) or (up_and_down and falls)) and max(map(values.count, values)) <= 2:
            found.append(list(values))
    return found


@pytest.mark.parametrize("up_and_down", [False, True])
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_every_short_row_takes_the_same_cards(cards, up_and_down):
    for values in rows_of(cards, up_and_down)[:: scaled(1, 29)]:
        row = [f"white-{value}" for value in values]
        rest = [f"white-{value}" for value in range(11) if values.count(value) < 2]
        laid = f"white: {' '.join(map(str, values))} adventurer@{cards}\nnorth to lay"
        for hand in filter(None, (rest[:8], rest[8:])):
            game = drawn(f"north  hand: {' '.join(hand)}  {laid}", up_and_down=up_and_down)
            plays = {move for move in game.moves() if move.startswith("play")}
            assert plays == {f"play {card}" for card in hand if may_lay(row, card, up_and_down)}


def test_every_standing_of_two_explorers_is_worth_the_same():
    for first, second in product(range(1, 10), repeat=2):
        text = f"north  points: 100  red: 1 researcher@{first}  blue: 1 adventurer@{second}"
        game = drawn(f"{text}\nnorth to draw")
        assert game.score(0) == 100 + worth({"red": first, "blue": second}, "red")


@pytest.mark.parametrize("options", SOME_OPTIONS, ids=str)
def test_green_and_white_can_be_exchanged(options):
    """§1.7: these two paths are alike; once the tiles lie, nothing tells them apart."""
    game = Game(NAME, **options)
    at = positions(game.rules, game.box, game.seats, scaled(20_000, 800), seed=3)
    laid = (at.tables.phase != Phase.START) & (at.tables.phase != Phase.TILES)
    stays = laid & ~ends_expedition(at)
    relabelled_it_is_the_same_game(at.where(stays).sample(scaled(5_000, 60)), exchanged(game.seats))


def ends_expedition(at):
    """Which actions lead to the tiles of the next expedition."""
    done = at.tables.expeditions_done
    return np.append(done[1:] != done[:-1], True)
