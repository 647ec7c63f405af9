"""Nothing reaches a viewer who may not know it: the short run of `tests.server.leaks`."""

import asyncio

import pytest

from fernweh.games import CATALOGUE
from fernweh.play.door import Door
from tests.scale import scaled
from tests.server import leaks

HANDS = ("lost_cities", "lost_cities_board_game", "el_dorado")  # where there is much to hide


@pytest.mark.parametrize("name", CATALOGUE)
def test_tables_that_differ_in_secret_tell_the_same(name):
    pairs = scaled(120, 12)
    compared, moved, unequal = asyncio.run(leaks.soak(name, pairs, seed=1))
    assert compared >= pairs and unequal == 0
    assert moved or name not in HANDS


def test_the_comparison_has_teeth(monkeypatch):
    """A door that shows one hidden thing is found out."""
    honest = Door.welcome

    def leaky(self):
        welcome = honest(self)
        welcome.view["leak"] = self.match.game.text()[-40:] + self.match.game.digest()
        return welcome

    monkeypatch.setattr(Door, "welcome", leaky)
    assert asyncio.run(leaks.soak("lost_cities", 20, seed=1))[2] > 0
