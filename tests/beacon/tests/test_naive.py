"""The engine and the naive twin play the same games, and count the same sequences of actions."""

import random

import pytest

from fernweh.games.game import Game
from tests.beacon.tests.naive import Naive
from tests.perft_counts import hold_counts, hold_naive_counts
from tests.scale import scaled

COUNTS = {
    2: [6, 30, 30, 180, 330, 1230, 2880, 9030],
    3: [6, 30, 120, 120, 720, 1320, 4920, 11520],
}


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("nights", [3, 7])
def test_games_agree(seats: int, nights: int):
    for seed in range(scaled(40, 4)):
        rng, game = random.Random(seed), Game("beacon", seats, nights=nights)
        naive = Naive(seats, nights)
        while not game.is_over:
            assert sorted(game.moves()) == sorted(naive.moves())
            move = rng.choice(game.moves())
            game.play(move)
            naive.play(move)
        assert naive.moves() == []
        assert [game.score(seat) for seat in range(seats)] == naive.points()
        assert [game.place(seat) for seat in range(seats)] == naive.places()


@pytest.mark.parametrize("seats", [2, 3])
def test_counts(seats: int):
    hold_counts(Game("beacon", seats), COUNTS[seats], scaled(10_000, 2_000))
    hold_naive_counts(Naive(seats), COUNTS[seats], 2_000)
