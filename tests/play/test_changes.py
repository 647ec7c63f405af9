"""Patches are made from views as they are, without making JSON of them: the same patches."""

import random

import msgspec
import pytest
from difference import diff

from fernweh.games import CATALOGUE
from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.play.patch import changes


def views(name, moves):
    """What a seat sees in a game at random, view after view."""
    game, rng, choose = Game(name), generator(3), random.Random(3)
    for _ in range(moves):
        game.let_chance(rng)
        if game.is_over:
            return
        yield game.view(0)
        game.play(choose.choice(game.moves()))


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_changes_of_two_views_are_their_difference_as_json(name):
    seen = list(views(name, 80))
    plain = [msgspec.to_builtins(view) for view in seen]
    for at in range(1, len(seen)):
        for before in (at - 1, at // 2, 0):
            patch = changes(seen[before], seen[at])
            assert msgspec.json.encode(patch) == msgspec.json.encode(diff(plain[before], plain[at]))
    assert [msgspec.to_builtins(view) for view in seen] == plain
