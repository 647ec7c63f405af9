"""Nothing reaches a viewer who may not know it: the short run of `tests.server.leaks`."""

import asyncio

import pytest

from fernweh.games import CATALOGUE
from fernweh.play import fairness
from fernweh.play.door import Door
from fernweh.play.entry import Origin
from fernweh.play.match import Match
from tests.scale import scaled
from tests.server import leaks

SINKING = """\
starter: blue  swum: red-a
tiles   beach: D7 E4 E5 E8 F6 G3 G4 H3 H5 H7 H8 I5 I7 I8 J4  forest: D4 E7 F3 F4 F5 F7 F9 G5 G7 G8 \
G9 H9 I6 J5 J6 J7  mountain: D5 D6 E6 F8 F10 H4 H10 I4
red     a: 3@E3  b: 3@E6  c: 5@D4  d: 1@F3  e: 4@G3  f: 1@E4  g: 6@J6  h: 1@I7  i: 2@J5  j: 2@H5
blue    a: 3@G5  b: 2@J7  c: 6@G4  d: 5@D7  e: 2@I6  f: 1@I4  g: 1@H5  h: 1@H10  \
i: 3@H8  j: 4@boat-C7
boats: C7 K4 F1 H11
serpents: G6 B1 C11 K1 L10
kept    blue: beach-dolphin
red to sink"""

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


def begun_from(game: str, text: str) -> Match:
    """A match of two that goes on from a drawn table."""
    match = Match.open(game, 2, origin=Origin("drawn", 1, text))
    nonces = [bytes([seat]) * fairness.SIZE for seat in (0, 1)]
    for seat, nonce in enumerate(nonces):
        match.take_seat(seat, f"P{seat}", fairness.hash_of(nonce))
    for seat, nonce in enumerate(nonces):
        match.show_nonce(seat, nonce)
    return match


def test_a_die_that_all_see_and_that_moves_nothing_is_no_leak():
    """Beside it another tile is kept unseen: both worlds are told apart by the die alone."""
    match, seeds = begun_from("survive", SINKING), (1843596184259856336, *range(60))
    with leaks.stopped_clock():
        found = [asyncio.run(leaks.compare(match, 1, seed)) for seed in seeds]
    assert False not in found and True in found and found[0] is None


def test_own_cards_that_come_in_another_order_are_no_leak(monkeypatch):
    """The hand is the same in the end, and each card was one's own to see as it came."""
    pairs = 160
    assert asyncio.run(leaks.soak("el_dorado", pairs, seed=4))[2] == 0
    monkeypatch.setattr(leaks.World, "way", lambda world: [])
    assert asyncio.run(leaks.soak("el_dorado", pairs, seed=4))[2] > 0
