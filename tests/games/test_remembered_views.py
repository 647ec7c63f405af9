"""Parts of views and texts that are remembered: they are the same whether remembered or not."""

import random
from functools import _lru_cache_wrapper

import pytest

from fernweh.games import CATALOGUE, part_of
from fernweh.games.el_dorado import notation as el_dorado
from fernweh.games.game import Game
from fernweh.games.lost_cities_rivals import notation as lost_cities_rivals
from fernweh.kernel.chance import generator
from fernweh.kernel.event import SPECTATOR
from fernweh.kernel.record import plain

MOVES = 120


def forget(name):
    for where in ("view", "notation"):
        for each in vars(part_of(name, where)).values():
            if isinstance(each, _lru_cache_wrapper):
                each.cache_clear()
    for part in ("_LAID", "_ROWS", "_EXPEDITIONS", "_POINTS", "_MARKETS"):
        getattr(part_of(name, "view"), part, {}).clear()


def played(name):
    """A game at random, move after move."""
    game, rng, chance = Game(name), random.Random(3), generator(3)
    for _ in range(MOVES):
        game.let_chance(chance)
        if game.is_over:
            return
        game.play(rng.choice(game.moves()))
        yield game.copy()


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_view_does_not_depend_on_what_was_looked_at_before(name):
    viewers = (0, 1, SPECTATOR)
    seen = [(game, viewer, game.view(viewer)) for game in played(name) for viewer in viewers]
    for then, viewer, view in random.Random(4).sample(seen, min(60, len(seen))):
        forget(name)
        assert then.view(viewer) == view


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_text_does_not_depend_on_what_was_written_before(name):
    written = [(game, game.text(), game.seen_by(1).text()) for game in played(name)]
    for then, text, concealed in random.Random(4).sample(written, min(30, len(written))):
        forget(name)
        assert (then.text(), then.seen_by(1).text()) == (text, concealed)


def test_cards_are_counted_as_they_are_named():
    for game in played("el_dorado"):
        table = plain(game.table[0])
        for word in (*table.hand, *table.pile, *table.discard, table.stock):
            assert el_dorado.count_in(word) == len(el_dorado.names_of(word))
    for game in played("lost_cities_rivals"):
        table = plain(game.table[0])
        for words in (table.deck, table.display, table.out, *table.laid):
            assert lost_cities_rivals.count_in(*words) == len(lost_cities_rivals.names_in(*words))
