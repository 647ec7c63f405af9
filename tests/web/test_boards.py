"""Every board in every scene: all that can be done can be done there, and nothing is cut off."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from fernweh.games import CATALOGUE
from fernweh.words import LANGUAGES
from tests.web.gallery import Gallery, built, scenes

GAMES = list(CATALOGUE)
WIDTHS = (320, 360, 768, 1280)
LOOKS = [(lang, theme) for theme in ("dark", "light") for lang in LANGUAGES]

# In a hurry every sixth scene, else each
STEPS = [6, pytest.param(1, marks=pytest.mark.slow)]

# One worker builds the gallery, and it alone
pytestmark = pytest.mark.xdist_group("gallery")


@pytest.fixture
def gallery(chromium: Browser) -> Iterator[Gallery]:
    built()  # before the browser waits for it
    visitor = Gallery(chromium)
    yield visitor
    visitor.context.close()
    assert visitor.complaints == []


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_reached_by_taps_on_what_glows(gallery, game, step):
    missing = {}
    for scene in scenes(game)[::step]:
        gallery.look(game, scene)
        missing[scene] = gallery.out_of_reach()
    assert {scene: moves for scene, moves in missing.items() if moves} == {}


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_sticks_out_at_the_side(gallery, game, step):
    wide = {}
    for n, scene in enumerate(scenes(game)[::step]):
        lang, theme = LOOKS[n % len(LOOKS)]
        gallery.look(game, scene, lang, theme)
        wide |= {(scene, lang, width): gallery.overflow(width) for width in WIDTHS}
    assert {at: by for at, by in wide.items() if by > 0} == {}


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious(gallery, game, step):
    found = {}
    for n, scene in enumerate(scenes(game)[::step]):
        lang, theme = LOOKS[n % len(LOOKS)]
        gallery.look(game, scene, lang, theme)
        found[scene, lang, theme] = gallery.findings()
    assert {at: findings for at, findings in found.items() if findings} == {}
