"""The fast rules and the naive twin play the same games, position by position."""

import random

import pytest

from fernweh.games.game import Game
from fernweh.games.lost_cities.options import SEAT_NAMES
from fernweh.kernel.verbs import CHANCE, NOBODY
from tests.games.lost_cities.facts import SOME_OPTIONS
from tests.games.lost_cities.naive import Naive, may_lay, worth
from tests.scale import scaled

MATCHES = scaled(25, 1)  # of each sort
OPTIONS = (*SOME_OPTIONS, {"colours": 6, "cap": 40}, {"rounds": 3, "starter": "south", "cap": 9})


def some_move(naive: Naive, dice: random.Random) -> str:
    """One of chance's by weight; of a seat's, cards are laid more often than thrown away."""
    moves = sorted(naive.moves())
    if naive.to_do in ("deal", "turn up"):
        return dice.choices(moves, [naive.ways(move) for move in moves])[0]
    plays = [move for move in moves if move.startswith(("play", "draw"))]
    return dice.choice(plays if plays and dice.random() < 0.3 else moves)


def compare(game: Game, naive: Naive) -> None:
    assert set(game.moves()) == naive.moves()
    assert [game.score(seat) for seat in range(2)] == [naive.total(name) for name in SEAT_NAMES]
    if naive.to_do in ("lay", "draw"):
        assert game.actor == SEAT_NAMES.index(naive.turn)
    elif naive.to_do == "over":
        assert game.actor == NOBODY
    else:
        assert game.actor == CHANCE
        assert game.weights() == {move: naive.ways(move) for move in game.moves()}


def compare_views(game: Game, naive: Naive) -> None:
    """What lies open, and the viewer's own hand."""
    for seat, name in enumerate(SEAT_NAMES):
        view = game.view(seat)
        assert sorted(view.seats[seat].hand) == sorted(naive.hands[name])
        assert [each.hand_size for each in view.seats] == [len(h) for h in naive.hands.values()]
        assert view.deck == len(naive.deck)
        assert {colour: pile.size for colour, pile in view.piles.items()} == {
            colour: len(pile) for colour, pile in naive.piles.items()
        }
        for colour, laid in naive.expeditions[name].items():
            shown = view.seats[seat].expeditions[colour]
            assert [f"{colour}-{rank}" for rank in shown.cards] == laid
            assert shown.points == worth(laid)


def compare_known(game: Game, naive: Naive) -> None:
    """§9.4: of the other hand, a seat's table names the cards that were seen taken."""
    for seat, name in enumerate(SEAT_NAMES):
        line = game.seen_by(1 - seat).text().splitlines()[1 + seat]
        named = [word for word in line.split() if "-" in word[1:]]
        known = sorted(naive.known[name].elements())
        assert sorted(named) == sorted(known * 2), line  # under `hand` and under `known`


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_matches_agree(options):
    for seed in range(MATCHES):
        dice, game, naive = random.Random(seed), Game("lost_cities", **options), Naive(**options)
        while naive.to_do != "over":
            compare(game, naive)
            move = some_move(naive, dice)
            naive.play(move)
            game.play(move)
            if naive.to_do == "lay" and naive.turns % 5 == 0:
                compare_views(game, naive)
                compare_known(game, naive)
        compare(game, naive)
        assert place_of(naive) == [game.place(0), game.place(1)]


def place_of(naive: Naive) -> list[int]:
    """§8.1, §8.2"""
    north, south = naive.total("north"), naive.total("south")
    return [1 + (north < south), 1 + (south < north)]


VALUES = [str(value) for value in range(2, 11)]
COLUMNS = [
    ["wager"] * wagers + [value for i, value in enumerate(VALUES) if numbers >> i & 1]
    for wagers in range(4)
    for numbers in range(512)
]


def test_every_expedition_there_can_be_is_worth_the_same():
    for column in COLUMNS[:: scaled(1, 7)]:
        game = Game.from_text("lost_cities", f"north  white: {' '.join(column)}\nnorth to draw")
        assert game.score(0) == worth([f"white-{rank}" for rank in column])


def test_every_expedition_there_can_be_takes_the_same_cards():
    for column in COLUMNS[:: scaled(1, 7)]:
        laid = [f"white-{rank}" for rank in column]
        rest = [f"white-{rank}" for rank in ["wager", *VALUES] if laid.count(f"white-{rank}") < 1]
        for hand in filter(None, (rest[:8], rest[8:])):
            text = f"north  hand: {' '.join(hand)}  white: {' '.join(column)}\nnorth to lay"
            plays = {move for move in Game.from_text("lost_cities", text).moves() if "play" in move}
            assert plays == {f"play {card}" for card in hand if may_lay(laid, card)}
