"""Parts of views that are remembered: a view is the same whether they are or not."""

import random
import sys
from functools import _lru_cache_wrapper

import pytest

from fernweh.games import CATALOGUE
from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.kernel.event import SPECTATOR

MOVES = 120


def forget(name):
    for where in ("view", "notation"):
        for each in vars(sys.modules[f"fernweh.games.{name}.{where}"]).values():
            if isinstance(each, _lru_cache_wrapper):
                each.cache_clear()
    for part in ("_LAID", "_ROWS", "_EXPEDITIONS", "_POINTS", "_MARKETS"):
        getattr(sys.modules[f"fernweh.games.{name}.view"], part, {}).clear()


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_view_does_not_depend_on_what_was_looked_at_before(name):
    rng, chance, seen = random.Random(3), generator(3), []
    game = Game(name)
    for _ in range(MOVES):
        game.let_chance(chance)
        if game.is_over:
            break
        game.play(rng.choice(game.moves()))
        seen += [(game.copy(), viewer, game.view(viewer)) for viewer in (0, 1, SPECTATOR)]
    for then, viewer, view in random.Random(4).sample(seen, 60):
        forget(name)
        assert then.view(viewer) == view
